// Content of a registry: kinds of manifest, what an index lists, and digests that are verified.
// https://github.com/opencontainers/image-spec/blob/main/manifest.md

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import type { HttpResponse } from '../../model/run/http.js';
import { decodeJson } from '../http/json.js';

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
const anyManifest = z.object({ schemaVersion: z.literal(2) });

/** An index, or an image, which has no `manifests`. */
export const indexAnswer = anyManifest.extend({
  manifests: z.array(z.object({ digest: z.string().refine(isDigest, 'not a sha256 digest') })).default([]),
});

/** A registry may refuse larger ones: https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-manifests */
export const maxManifestBytes = 4 * 1024 * 1024;

/** @throws Failure `bad-answer` for any other algorithm */
export function parseDigestHeader(header: string, operation: string): Digest {
  if (isDigest(header)) return header;
  throw new Failure('bad-answer', `${operation}: the registry returned a digest that is not sha256`);
}

/**
 * The SHA-256 of a manifest's bytes, which must equal the registry's header if it sends one.
 * @throws Failure `bad-answer` when the body is not a manifest or not the bytes that the registry stores,
 * `contradiction` when the header differs
 */
export function manifestDigest(response: HttpResponse, operation: string): Digest {
  const { body, headers } = response;
  const refuse = (why: string) =>
    new Failure('bad-answer', `${operation}: the digest of the manifest cannot be computed, because ${why}`);
  if (Buffer.byteLength(body) > maxManifestBytes) throw refuse('it is larger than 4 MiB');
  if (body.includes('\uFFFD')) throw refuse('it is not UTF-8 text');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuse('it was sent compressed');
  if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
    throw refuse('it has the old format that contains signatures');
  decodeJson(operation, response, anyManifest);
  const digest = sha256(body);
  const header = headers['docker-content-digest'];
  if (header !== undefined) requireSameDigest(parseDigestHeader(header, operation), digest, operation);
  return digest;
}

/** @throws Failure `contradiction` when they differ */
export function requireSameDigest(expected: Digest, actual: Digest, operation: string): void {
  if (expected === actual) return;
  throw new Failure('contradiction', `${operation}: expected ${expected}, but the registry sent ${actual}`);
}

/** @throws Failure `digest-mismatch` when the bytes do not have the digest */
export function verifyContent(what: string, digest: Digest, text: string): void {
  const actual = sha256(text);
  if (actual === digest) return;
  const message = `${what}: the registry sent content with another digest (${actual})`;
  throw new Failure('digest-mismatch', `${message}. Do not use it; ask the operator of the registry`);
}

function sha256(text: string): Digest {
  return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
}

/** One response. Only UTF-8 text can be verified against a digest, and every SBOM is text. */
export interface RegistryContent {
  readonly text: string;
  readonly mediaType?: string;
  /** The query of the next page of referrers; passed back as `page`. */
  readonly next?: string;
}

/**
 * Manifests, referrers and blobs of one registry. `repository` is the path without the host. `undefined`: the registry
 * does not have it.
 * @throws Failure for every other response that is not a success; `digest-mismatch` for content that does not have the
 * digest it was requested by
 */
export interface ContentSource {
  manifest(repository: string, reference: Digest | string): Promise<RegistryContent | undefined>;
  /** `undefined`: nothing refers to the digest, or the registry does not support the request. */
  referrers(repository: string, digest: Digest, page?: string): Promise<RegistryContent | undefined>;
  /** A blob of at most `maxBytes`. */
  blob(repository: string, digest: Digest, maxBytes: number): Promise<RegistryContent | undefined>;
}

/** What refers to a digest, page by page: by the API, or where that is not supported by the tag under which clients keep the list. */
export async function* referrerPages(
  source: ContentSource,
  repository: string,
  digest: Digest,
): AsyncGenerator<RegistryContent, undefined> {
  let page = await source.referrers(repository, digest);
  page ??= await source.manifest(repository, digest.replace(':', '-'));
  while (page !== undefined) {
    yield page;
    page = page.next === undefined ? undefined : await source.referrers(repository, digest, page.next);
  }
}

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
    .object({
      os: text.default(''),
      architecture: text.default(''),
      variant: text.nullish(),
      'os.version': text.nullish(),
      'os.features': z.array(text).max(100).nullish(),
    })
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
