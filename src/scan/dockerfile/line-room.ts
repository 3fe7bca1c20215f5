// Which lines have room for digests: BuildKit refuses lines beyond a length.
import { maxLineBytes } from './lines.js';

const digestLength = 'sha256:'.length + 64;

/** Shorter lines have room for more digests than they can have references. */
const minLong = Math.floor(maxLineBytes / 12);

interface LongLine {
  readonly start: number;
  readonly end: number;
  /** The length with the digests that were placed. */
  bytes: number;
}

export class LineRoom {
  private readonly long: LongLine[] = [];

  constructor(text: string) {
    for (let start = 0; start < text.length; ) {
      const newline = text.indexOf('\n', start);
      const end = newline < 0 ? text.length : newline;
      if (end - start >= minLong)
        this.long.push({ start, end, bytes: Buffer.byteLength(text.slice(start, end)) });
      start = end + 1;
    }
  }

  /** Makes room for a digest at the offset; false if its line would be too long. */
  take(offset: number, lead: string): boolean {
    const line = this.lineAt(offset);
    if (line === undefined) return true;
    const length = lead.length + digestLength;
    if (line.bytes + length > maxLineBytes) return false;
    line.bytes += length;
    return true;
  }

  private lineAt(offset: number): LongLine | undefined {
    let [low, high] = [0, this.long.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.long[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const found = this.long[low];
    return found !== undefined && offset >= found.start && offset <= found.end ? found : undefined;
  }
}
