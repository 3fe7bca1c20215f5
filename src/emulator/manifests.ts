// Manifests by digest or tag, where the state has the index (OCI distribution specification: pulling manifests).
import { type Answer, json, refuseRegistry } from './answer.js';
import { repoAt, type State } from './state.js';

/** An index by its digest or tag, or one platform's manifest by its digest; the registry serves no layers. */
export function manifestOf(state: State, path: string, reference: string): Answer {
  const repo = repoAt(state, path);
  const tagged = repo?.tags.find(({ name }) => name === reference)?.history.at(-1)?.digest;
  const digest = tagged ?? reference;
  const index = repo?.indexes.find((one) => one.digest === digest);
  const headers = { 'docker-content-digest': digest };
  if (index !== undefined) {
    const mediaType = 'application/vnd.oci.image.index.v1+json';
    const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      digest: own,
      size: 500,
      platform: { os, architecture },
    }));
    return {
      ...json({ schemaVersion: 2, mediaType, manifests }),
      headers: { ...headers, 'content-type': mediaType },
    };
  }
  const isPlatform = repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest));
  if (!isPlatform)
    throw refuseRegistry(404, 'MANIFEST_UNKNOWN', `manifest ${reference} of ${path} is not known`);
  const mediaType = 'application/vnd.oci.image.manifest.v1+json';
  return {
    ...json({ schemaVersion: 2, mediaType, layers: [] }),
    headers: { ...headers, 'content-type': mediaType },
  };
}
