// The bytes of a file → its text, wherever they come from.
import type { ReadFile } from '../run/host.js';

const notText = { unreadable: 'it is not UTF-8 text' };
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file's bytes, with its byte order mark if it has one. */
export function decodeText(bytes: Uint8Array): ReadFile {
  // UTF-16 of plain letters is UTF-8 too, with a NUL next to each letter: nothing would be found in it.
  if (bytes.includes(0)) return notText;
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return notText;
  }
}
