// The content of the registry by digest or tag: manifests, blobs and referrers (OCI distribution specification).
import { type Answer, json, refuseRegistry } from './answer.js';
import { newestOf, type Repo, repoAt, type State } from './state.js';

const indexType = 'application/vnd.oci.image.index.v1+json';
const manifestType = 'application/vnd.oci.image.manifest.v1+json';

/**
 * A manifest by digest or tag: the bytes in the state, or else an index or platform manifest that is generated from the
 * state's `indexes`. The digest of a generated manifest is not the hash of its bytes.
 */
export function manifestOf(state: State, path: string, reference: string): Answer {
  const repo = repoAt(state, path);
  const tagged = newestOf(repo?.tags.find(({ name }) => name === reference)?.history ?? [])?.digest;
  const digest = tagged ?? repo?.content.find(({ tag }) => tag === reference)?.digest ?? reference;
  const held = repo?.content.find((one) => one.digest === digest);
  if (held !== undefined) return answer(digest, held.mediaType, held.text);
  const index = repo?.indexes.find((one) => one.digest === digest);
  if (index !== undefined) {
    const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
      mediaType: manifestType,
      digest: own,
      size: 500,
      platform: { os, architecture },
    }));
    return answer(digest, indexType, JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests }));
  }
  const isPlatform = repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest));
  if (!isPlatform)
    throw refuseRegistry(404, 'MANIFEST_UNKNOWN', `manifest ${reference} of ${path} is not known`);
  return answer(
    digest,
    manifestType,
    JSON.stringify({ schemaVersion: 2, mediaType: manifestType, layers: [] }),
  );
}

export function blobOf(state: State, path: string, digest: string): Answer {
  const held = repoAt(state, path)?.content.find((one) => one.digest === digest);
  if (held === undefined) throw refuseRegistry(404, 'BLOB_UNKNOWN', `blob ${digest} of ${path} is not known`);
  return answer(digest, 'application/octet-stream', held.text);
}

/** The index of manifests that refer to a digest; empty if there are none. */
export function referrersOf(state: State, path: string, digest: string): Answer {
  const manifests = referring(repoAt(state, path), digest).map((one) => ({
    mediaType: one.mediaType,
    digest: one.digest,
    size: Buffer.byteLength(one.text),
    artifactType: one.artifactType,
    annotations: one.annotations,
  }));
  return {
    ...json({ schemaVersion: 2, mediaType: indexType, manifests }),
    headers: { 'content-type': indexType },
  };
}

function referring(repo: Repo | undefined, digest: string) {
  return (repo?.content ?? []).filter(({ subject }) => subject === digest);
}

function answer(digest: string, mediaType: string, body: string): Answer {
  return { status: 200, headers: { 'content-type': mediaType, 'docker-content-digest': digest }, body };
}
