// Statements that BuildKit puts into an index. Nobody has signed them, so they are claims of whoever pushed the image.
// https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md
import type { Digest } from '../../model/image.js';
import { attestedBy, type Manifest, readManifest } from '../registry/attached-manifests.js';
import type { ContentSource } from '../registry/content.js';

const maxManifests = 64;
const maxClaims = 20;
const maxTypeLength = 200;
const predicateName = 'in-toto.io/predicate-type';

/** The predicate types of the claims about an index or its platforms, each once. @throws Failure */
export async function readClaims(
  source: ContentSource,
  repository: string,
  digest: Digest,
): Promise<readonly string[]> {
  const read = async (one: Digest): Promise<Manifest | undefined> => {
    const content = await source.manifest(repository, one);
    return content && readManifest(`Manifest ${one} of ${repository}`, content);
  };
  const children = (await read(digest))?.children ?? [];
  const attestations = children.filter((child) => attestedBy(child) !== undefined).slice(0, maxManifests);
  const manifests = await Promise.all(attestations.map((one) => read(one.digest as Digest)));
  const types = manifests.flatMap((one) =>
    (one?.layers ?? []).flatMap(
      ({ annotations }) => annotations?.[predicateName]?.slice(0, maxTypeLength) ?? [],
    ),
  );
  return [...new Set(types)].slice(0, maxClaims);
}
