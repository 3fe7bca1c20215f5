// The ways in which tools attach an SBOM to an image in a registry.
import { blob, descriptor, empty, imageManifest, type SeedContent, types } from './content.js';
import { apkoSpdx, cycloneDx, envelope, type ImageInfo, type Package, statement, syftSpdx } from './sbom.js';

/** Attaches the SBOM of a platform's image: returns what to add to the registry and to the index. */
type Attach = (
  packages: readonly Package[],
  image: ImageInfo,
) => {
  readonly content: readonly SeedContent[];
  readonly inIndex?: readonly object[];
};

/** By the name of the image; other images have no SBOM. */
export const attachments: Readonly<Record<string, Attach>> = {
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
