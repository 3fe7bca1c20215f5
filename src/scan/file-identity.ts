// What makes a file the same as one that was scanned before, without its text.
import { createHash } from 'node:crypto';
import type { SourceFile } from '../model/source.js';

/** Its path, and the digest of its text. */
export type FileIdentity = readonly [path: string, digest: string];

const digests = new WeakMap<SourceFile, string>();

/** Computed once for an object. */
export function fileIdentity(file: SourceFile): FileIdentity {
  const digest = digests.get(file) ?? textDigest(file.text);
  digests.set(file, digest);
  return [file.path, digest];
}

/** Two different texts with halves of characters can be the same in UTF-8, which is half as long for most texts. */
const half = /[\ud800-\udfff]/;

export function textDigest(text: string): string {
  const encoding = half.test(text) ? 'utf16le' : 'utf8';
  return createHash('sha256').update(`${encoding}\n`).update(text, encoding).digest('base64');
}
