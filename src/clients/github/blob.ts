// A file's content by its git name, so that equal files are known without being read.
import { createHash } from 'node:crypto';

/** The git object name of a file's bytes; `like` is any name of the repository, its length tells SHA-1 from SHA-256. */
export function blobName(bytes: Uint8Array | string, like: string): string {
  const content = Buffer.from(bytes as Uint8Array);
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}
