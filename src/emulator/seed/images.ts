// The content of seeded images: an index, its platform manifests, and the SBOMs attached as tools attach them.

import { createHash } from 'node:crypto';
import type { StateInput } from '../state/state.js';
import {
  apkoSpdx,
  cycloneDx,
  envelope,
  type ImageInfo,
  type Package,
  packagesOf,
  statement,
  syftSpdx,
} from './sbom.js';

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

/** Attaches the SBOM of a platform's image: returns what to add to the registry and to the index. */
type Attach = (
  packages: readonly Package[],
  image: ImageInfo,
) => {
  readonly content: readonly SeedContent[];
  readonly inIndex?: readonly object[];
};

/** By the name of the image; other images have no SBOM. */
const attachments: Readonly<Record<string, Attach>> = {
  node: cosignAttestation,
  python: sigstoreBundle,
  nginx: buildKit,
  postgres: cosignSbom,
  redis: referrer,
  static: referrer,
};

const spdxPredicate = 'https://spdx.dev/Document';

/** `sha256-<hex>.att`: a manifest whose layers are signed envelopes. */
function cosignAttestation(packages: readonly Package[], image: ImageInfo) {
  const layer = blob(types.dsse, envelope(statement(spdxPredicate, apkoSpdx(packages, image), image)));
  const annotations = { predicateType: spdxPredicate };
  const manifest = imageManifest(types.manifest, empty, [{ ...descriptor(layer), annotations }]);
  return { content: [empty, layer, { ...manifest, tag: `${image.digest.replace(':', '-')}.att` }] };
}

/** `sha256-<hex>.sbom`: a manifest whose layer is the bare document. */
function cosignSbom(packages: readonly Package[], image: ImageInfo) {
  const layer = blob(types.cycloneDx, cycloneDx(packages, image));
  const manifest = imageManifest(types.manifest, empty, [descriptor(layer)]);
  return { content: [empty, layer, { ...manifest, tag: `${image.digest.replace(':', '-')}.sbom` }] };
}

/** A Sigstore bundle that refers to the image. */
function sigstoreBundle(packages: readonly Package[], image: ImageInfo) {
  const dsseEnvelope = envelope(statement(spdxPredicate, syftSpdx(packages, image), image));
  const layer = blob(types.bundle, { mediaType: types.bundle, verificationMaterial: {}, dsseEnvelope });
  const annotations = { 'dev.sigstore.bundle.predicateType': spdxPredicate };
  return referring(layer, types.bundle, annotations, image);
}

/** A bare document that refers to the image. */
function referrer(packages: readonly Package[], image: ImageInfo) {
  return referring(blob(types.cycloneDx, cycloneDx(packages, image)), types.cycloneDx, {}, image);
}

function referring(
  layer: SeedContent,
  artifactType: string,
  annotations: Readonly<Record<string, string>>,
  image: ImageInfo,
) {
  const manifest = imageManifest(types.manifest, empty, [descriptor(layer)], {
    artifactType,
    annotations,
    subject: { mediaType: types.manifest, digest: image.digest, size: 0 },
  });
  return { content: [empty, layer, { ...manifest, subject: image.digest, artifactType, annotations }] };
}

/** An attestation manifest in the index; its layer is the bare statement. */
function buildKit(packages: readonly Package[], image: ImageInfo) {
  const layer = blob(types.inToto, statement(spdxPredicate, syftSpdx(packages, image), image));
  const annotations = { 'in-toto.io/predicate-type': spdxPredicate };
  const manifest = imageManifest(types.manifest, empty, [{ ...descriptor(layer), annotations }]);
  const entry = {
    ...descriptor(manifest),
    annotations: {
      'vnd.docker.reference.digest': image.digest,
      'vnd.docker.reference.type': 'attestation-manifest',
    },
    platform: { os: 'unknown', architecture: 'unknown' },
  };
  return { content: [empty, layer, manifest], inIndex: [entry] };
}

interface SeededImage {
  readonly digest: string;
  readonly index: NonNullable<StateInput['repos'][number]['indexes']>[number];
  readonly content: readonly SeedContent[];
}

export interface Build {
  /** `acme/node`. */
  readonly path: string;
  readonly tag: string;
  readonly daysAgo: number;
  /** RFC 3339. */
  readonly created: string;
  readonly seed: number;
}

/** One build in the history of a tag. The same build gives the same bytes. */
export function seededImage({ path, tag, daysAgo, created, seed }: Build): SeededImage {
  const name = path.split('/').at(-1) ?? '';
  const platforms = ['amd64', 'arm64'].map((architecture) => {
    const config = blob(types.config, {
      os: 'linux',
      architecture,
      created,
      config: { Labels: { path, tag, seed: String(seed) } },
    });
    const manifest = imageManifest(types.manifest, config, []);
    const info = { path, architecture, digest: manifest.digest, created };
    const attached = attachments[name]?.(packagesOf(name, tag, daysAgo), info) ?? { content: [] };
    return { config, manifest, architecture, attached };
  });
  const index = blob(types.index, {
    schemaVersion: 2,
    mediaType: types.index,
    manifests: [
      ...platforms.map(({ manifest, architecture }) => ({
        ...descriptor(manifest),
        platform: { os: 'linux', architecture },
      })),
      ...platforms.flatMap(({ attached }) => attached.inIndex ?? []),
    ],
  });
  return {
    digest: index.digest,
    index: {
      digest: index.digest,
      manifests: platforms.map(({ manifest, architecture }) => ({
        digest: manifest.digest,
        os: 'linux',
        architecture,
      })),
    },
    content: [
      index,
      ...platforms.flatMap(({ config, manifest, attached }) => [config, manifest, ...attached.content]),
    ],
  };
}
