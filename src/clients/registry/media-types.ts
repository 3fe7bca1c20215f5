// The kinds of manifest that a tag may point to, and the digests that an index holds.
// https://github.com/opencontainers/image-spec/blob/main/media-types.md
import { z } from 'zod';
import { isDigest } from '../../model/image.js';

const indexTypes: readonly string[] = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];
const imageTypes: readonly string[] = [
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
];

/** What a request for a manifest accepts: with less, a registry answers with one platform of an index. */
export const manifestTypes = [...indexTypes, ...imageTypes].join(', ');

/** By the `Content-Type` of a manifest; its parameters do not matter. */
export function isIndexType(contentType: string | undefined): boolean {
  return indexTypes.includes((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
}

/** What every manifest says, and no page of a proxy in between does. */
export const anyManifest = z.object({ schemaVersion: z.literal(2) });

/** An index, or an image, which has no `manifests`. */
export const indexAnswer = anyManifest.extend({
  manifests: z.array(z.object({ digest: z.string().refine(isDigest, 'not a sha256 digest') })).default([]),
});
