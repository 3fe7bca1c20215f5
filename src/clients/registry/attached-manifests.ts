// Manifests and indexes, as far as SBOMs are found by them.
// https://github.com/opencontainers/image-spec/blob/main/manifest.md
import { z } from 'zod';
import { type Digest, isDigest } from '../../model/image.js';
import { decodeJson } from '../http/json.js';
import type { RegistryContent } from './content.js';

const text = z.string().max(1000);
const annotations = z.record(z.string(), z.string()).nullish();
const digest = z.string().refine(isDigest, 'not a sha256 digest');
const descriptor = z.object({
  mediaType: text.default(''),
  digest,
  size: z.int().nonnegative().optional(),
  artifactType: text.nullish(),
  annotations,
  platform: z
    .object({ os: text.default(''), architecture: text.default(''), variant: text.nullish() })
    .nullish(),
});

export type Descriptor = z.infer<typeof descriptor>;

const manifest = z.object({
  mediaType: text.nullish(),
  manifests: z.array(descriptor).max(1000).nullish(),
  layers: z.array(descriptor).max(1000).nullish(),
});

export interface Manifest {
  /** Absent for an image or an artifact. */
  readonly children?: readonly Descriptor[];
  readonly layers: readonly Descriptor[];
}

/** @throws Failure `bad-answer` when the text is not a manifest */
export function readManifest(operation: string, { text: body }: RegistryContent): Manifest {
  const { manifests, layers } = decodeJson(operation, { body }, manifest);
  return { ...(manifests ? { children: manifests } : {}), layers: layers ?? [] };
}

/** The image that a BuildKit attestation manifest in an index describes. */
export function attestedBy({ annotations: notes }: Descriptor): Digest | undefined {
  const about = notes?.['vnd.docker.reference.digest'] ?? '';
  return notes?.['vnd.docker.reference.type'] === 'attestation-manifest' && isDigest(about)
    ? about
    : undefined;
}

/** `linux/amd64`, `linux/arm/v7`; the digest if the index does not name the platform. */
export function platformName({ platform, digest: fallback }: Descriptor): string {
  if (!platform || platform.os === '') return fallback;
  return [platform.os, platform.architecture, platform.variant ?? ''].filter((part) => part !== '').join('/');
}

/** Annotations in which tools write the type of an attestation's content. */
const predicateAnnotations = [
  'in-toto.io/predicate-type',
  'predicateType',
  'dev.sigstore.bundle.predicateType',
];
const sbomWords = /spdx|cyclonedx/i;
const attestationTypes = /in-toto|dsse|sigstore\.bundle/i;

/**
 * Whether a descriptor may lead to an SBOM: its type or its predicate says so, or it is an attestation of unknown
 * content.
 */
export function mayBeSbom({ mediaType, artifactType, annotations: notes }: Descriptor): boolean {
  const predicate = predicateAnnotations.map((name) => notes?.[name]).find((value) => value !== undefined);
  if (predicate !== undefined) return sbomWords.test(predicate);
  const type = `${artifactType ?? ''} ${mediaType}`;
  return sbomWords.test(type) || attestationTypes.test(type);
}
