// Manifests and indexes on the wire, as far as SBOMs are found by them (OCI image specification).
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/image.js';
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

/** @throws Failure `bad-answer` when the text is no manifest */
export function readManifest(what: string, content: RegistryContent): Manifest {
  const parsed = manifest.safeParse(parseJson(what, content.text));
  if (!parsed.success) throw new Failure('bad-answer', `${what}: the answer is no manifest that can be read`);
  const { manifests, layers } = parsed.data;
  return { ...(manifests ? { children: manifests } : {}), layers: layers ?? [] };
}

/** The image that a BuildKit attestation manifest in an index is about. */
export function attestedBy({ annotations: notes }: Descriptor): Digest | undefined {
  const about = notes?.['vnd.docker.reference.digest'] ?? '';
  return notes?.['vnd.docker.reference.type'] === 'attestation-manifest' && isDigest(about)
    ? about
    : undefined;
}

/** `linux/amd64`, `linux/arm/v7`; the digest where the index does not say. */
export function platformName({ platform, digest: own }: Descriptor): string {
  if (!platform || platform.os === '') return own;
  return [platform.os, platform.architecture, platform.variant ?? ''].filter((part) => part !== '').join('/');
}

/** What tools write beside a descriptor when they know what it holds. */
const predicateNotes = ['in-toto.io/predicate-type', 'predicateType', 'dev.sigstore.bundle.predicateType'];
const sbomWords = /spdx|cyclonedx/i;
const carriers = /in-toto|dsse|sigstore\.bundle/i;

/**
 * Whether a descriptor may lead to an SBOM: its type or its predicate says so, or it is an attestation that does
 * not say of what.
 */
export function mayBeSbom({ mediaType, artifactType, annotations: notes }: Descriptor): boolean {
  const predicate = predicateNotes.map((name) => notes?.[name]).find((value) => value !== undefined);
  if (predicate !== undefined) return sbomWords.test(predicate);
  const type = `${artifactType ?? ''} ${mediaType}`;
  return sbomWords.test(type) || carriers.test(type);
}

function parseJson(what: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Failure('bad-answer', `${what}: the answer is not JSON`, { cause });
  }
}
