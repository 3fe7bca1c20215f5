// What makes a file the same as one that was scanned before, without its text.
import { createHash } from 'node:crypto';
import type { SourceFile } from '../model/source.js';

/** Its path, and the digest of its text. */
export type FileIdentity = readonly [path: string, digest: string];

const digests = new WeakMap<SourceFile, string>();

/** Computed once for an object. */
export function identityOf(file: SourceFile): FileIdentity {
  const digest = digests.get(file) ?? textDigest(file.text);
  digests.set(file, digest);
  return [file.path, digest];
}

/** Over UTF-16: two different texts can be the same in UTF-8, which has no half characters. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('base64');
}
