// The files that were read last, as far as they are short enough together: many files have the same companions, most of them
// one after the other.
import type { Files, ReadFile } from '../model/host.js';
import type { SourceFile } from '../model/source.js';

/** In characters. More than the longest chart has, and little next to what a scan of a large checkout keeps. */
const maxLength = 16 * 1024 * 1024;

/** A file, or why it cannot be read. */
export type RecentFile =
  | SourceFile
  | { readonly path: string; readonly why: Extract<ReadFile, { unreadable: string }> };

interface Entry {
  readonly file: Promise<RecentFile>;
  length: number;
}

/** Returns a function that reads a file once, as long as it is among the last ones. */
export function recentTexts(read: Files['read']): (path: string) => Promise<RecentFile> {
  const entries = new Map<string, Entry>();
  let length = 0;
  const remember = (path: string, entry: Entry, added: number) => {
    if (entries.get(path) !== entry) return;
    entry.length = added;
    length += added;
    for (const [oldest, { length: freed }] of entries) {
      if (length <= maxLength || oldest === path) break;
      entries.delete(oldest);
      length -= freed;
    }
  };
  return (path) => {
    const known = entries.get(path);
    if (known !== undefined) {
      // The last ones are at the end.
      entries.delete(path);
      entries.set(path, known);
      return known.file;
    }
    const file = read(path).then(
      (answer): RecentFile => ('unreadable' in answer ? { path, why: answer } : { path, text: answer.text }),
    );
    const entry: Entry = { file, length: 0 };
    entries.set(path, entry);
    void file.then(
      (one) => remember(path, entry, 'text' in one ? one.text.length : 0),
      () => undefined,
    );
    return file;
  };
}
