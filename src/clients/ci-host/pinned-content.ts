// The content of a branch of pins, and the fingerprint by which a run recognizes that others changed it.
import { createHash } from 'node:crypto';
import type { FileChange } from '../../model/run/delivery.js';
import { compareText } from '../../model/text/text.js';

/** The trailer of the commit message that contains the fingerprint. */
export const trailer = 'Tagproof-Content';

/** Paths and the git object names of their contents. */
export type PinnedContent = ReadonlyMap<string, string>;

/** A hash of all pinned files, to detect that nothing has changed. */
export function fingerprint(content: PinnedContent): string {
  const sorted = [...content].sort(([a], [b]) => compareText(a, b));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}

export function pinnedContentOf(files: readonly FileChange[], like: string): PinnedContent {
  return new Map(files.map(({ path, after }) => [path, blobName(after, like)]));
}

/** The git object name of a file's bytes. `like` is any object name of the repository, to tell SHA-1 from SHA-256. */
export function blobName(bytes: Uint8Array | string, like: string): string {
  const content = Buffer.from(bytes as Uint8Array);
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}
