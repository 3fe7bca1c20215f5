// The kinds of manifest that a tag may point to, and the digests that an index contains.
// https://github.com/opencontainers/image-spec/blob/main/media-types.md
import { z } from 'zod';
import { isDigest } from '../../model/image.js';

export const indexType = 'application/vnd.oci.image.index.v1+json';
const indexTypes: readonly string[] = [
  indexType,
  'application/vnd.docker.distribution.manifest.list.v2+json',
];
const imageTypes: readonly string[] = [
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
];

/** The `Accept` header for manifests. Without the index types a registry returns one platform of an index. */
export const manifestTypes = [...indexTypes, ...imageTypes].join(', ');

/** True for the `Content-Type` of an index, whatever its parameters. */
export function isIndexType(contentType: string | undefined): boolean {
  return indexTypes.includes((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
}

/** Tells a manifest from a page that a proxy returned in its place. */
export const anyManifest = z.object({ schemaVersion: z.literal(2) });

/** An index, or an image, which has no `manifests`. */
export const indexAnswer = anyManifest.extend({
  manifests: z.array(z.object({ digest: z.string().refine(isDigest, 'not a sha256 digest') })).default([]),
});
