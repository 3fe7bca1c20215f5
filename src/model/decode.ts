// The bytes of a file → its text, wherever they come from.
import type { ReadFile } from './host.js';

/** The text of a file's bytes, with its byte order mark if it has one. */
export function decodeText(bytes: Uint8Array): ReadFile {
  // UTF-16 of plain letters is UTF-8 too, with a NUL beside each: nothing would be found in it.
  if (bytes.includes(0)) return { unreadable: 'it holds NUL characters, so it is not UTF-8 text' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { unreadable: 'it is not UTF-8 text' };
  }
}
