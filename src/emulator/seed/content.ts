// Blobs and manifests whose digests are the hashes of their bytes.
import { createHash } from 'node:crypto';
import type { StateInput } from '../state.js';

export type SeedContent = NonNullable<StateInput['repos'][number]['content']>[number];

export const types = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  empty: 'application/vnd.oci.empty.v1+json',
  inToto: 'application/vnd.in-toto+json',
  dsse: 'application/vnd.dsse.envelope.v1+json',
  bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
  cycloneDx: 'application/vnd.cyclonedx+json',
} as const;

export function imageManifest(
  mediaType: string,
  config: SeedContent,
  layers: readonly object[],
  more: object = {},
): SeedContent {
  return blob(mediaType, { schemaVersion: 2, mediaType, ...more, config: descriptor(config), layers });
}

export function descriptor({ mediaType, digest, text }: SeedContent) {
  return { mediaType, digest, size: Buffer.byteLength(text) };
}

export function blob(mediaType: string, value: object): SeedContent {
  const text = JSON.stringify(value);
  return { mediaType, text, digest: `sha256:${createHash('sha256').update(text).digest('hex')}` };
}

/** The empty config of artifacts that have none. */
export const empty = blob(types.empty, {});
