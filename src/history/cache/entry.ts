// One file of the cache: a line that says what it is, and the compressed text. Both are covered by a checksum.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { Instant } from '../../model/judgement/fact.js';

/** Changes with the format. Files of other versions are never read, and removed like any file that is not used. */
export const cacheVersion = 1;

/** What an entry is about. All but histories and answers are verified by their names. */
export const cacheKinds = ['content', 'object', 'segment', 'history', 'answer'] as const;
export type CacheKind = (typeof cacheKinds)[number];

/** Kinds whose name has the digest of their content, so that a forged entry is found whatever its checksum. */
export const selfVerified: ReadonlySet<CacheKind> = new Set(['content', 'object', 'segment']);

export interface CacheKey {
  readonly kind: CacheKind;
  /** Whose data it is, and what: never a secret. */
  readonly name: string;
}

export interface CacheEntry {
  readonly text: string;
  readonly at: Instant;
}

const maxTextBytes = 256 * 1024 * 1024;
const maxHeadBytes = 8 * 1024;
/** Packed, and as a text. */
const [smallBytes, smallTextBytes] = [16 * 1024, 256 * 1024];
const newline = 0x0a;

const headSchema = z.object({
  version: z.literal(cacheVersion),
  kind: z.enum(cacheKinds),
  name: z.string(),
  at: z.number(),
  sum: z.string(),
});

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

export function hexDigest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

export function fileOf({ kind, name }: CacheKey): string {
  const hash = hexDigest(`${kind}\n${name}`);
  return `v${cacheVersion}/${kind}/${hash.slice(0, 2)}/${hash}`;
}

const ownFile = /^v\d+\/[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\.[0-9a-f]{12}\.tmp)?$/;

/** Whether a file of the folder is of a cache, of any version, or was left by a process that was killed while it wrote one. */
export function isOwnFile(name: string): boolean {
  return ownFile.test(name);
}

/** `undefined` if the name is too long to be stored. */
export async function encodeEntry(key: CacheKey, { text, at }: CacheEntry): Promise<Uint8Array | undefined> {
  const head = { version: cacheVersion, ...key, at, sum: sumOf(key, { text, at }) };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  if (line.length > maxHeadBytes) return undefined;
  return Buffer.concat([line, await deflate(text, { level: 1 })]);
}

/** The entry with its key, or `undefined` for a file that is cut, changed, of another version, or too large. */
export async function decodeEntry(
  bytes: Uint8Array,
  maxBytes = maxTextBytes,
): Promise<{ readonly key: CacheKey; readonly entry: CacheEntry } | undefined> {
  const end = bytes.subarray(0, maxHeadBytes).indexOf(newline);
  if (end < 0) return undefined;
  try {
    const head = headSchema.parse(JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8')));
    const packed = bytes.subarray(end + 1);
    const text = (await inflated(packed, maxBytes)).toString('utf8');
    const key: CacheKey = { kind: head.kind, name: head.name };
    const entry = { text, at: head.at };
    return sumOf(key, entry) === head.sum ? { key, entry } : undefined;
  } catch {
    return undefined;
  }
}

/** What is small is inflated here and now: handing it to another thread takes longer. */
async function inflated(packed: Uint8Array, maxOutputLength: number): Promise<Buffer> {
  if (packed.length > smallBytes) return inflate(packed, { maxOutputLength });
  try {
    return inflateRawSync(packed, { maxOutputLength: smallTextBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    return inflate(packed, { maxOutputLength });
  }
}

function sumOf({ kind, name }: CacheKey, { text, at }: CacheEntry): string {
  return createHash('sha256')
    .update(`${JSON.stringify([kind, name, at])}\n`)
    .update(text)
    .digest('hex');
}
