// The scans of one repository as a text, for those of the next night: one line per result, after a line that says which
// scanners they are of.
import { parseJson } from '../model/json.js';
import type { RememberedScans } from '../model/remembered-scans.js';
import { compareText } from '../model/text.js';
import { findingsSchema } from './findings-schema.js';
import { nothingFound, type RememberedFindings } from './remembered-findings.js';

/** In characters: the results of 150,000 files without a reference, or of 15,000 with one. More are not stored. */
const maxLength = 8 * 1024 * 1024;
/** In characters of files. Fewer are scanned in the time in which their results are read. */
const leastScanned = 64 * 1024;
/** Of a key: a SHA-256 in Base64. */
const keyLength = 44;

/** The first line. Any other one, such as that of other scanners, means that nothing is known. */
const headOf = (code: string): string => `scans 1 ${code}`;

export interface KeptScans {
  /** What the audit's scans remember. */
  readonly scans: RememberedScans;
  /** The results that its scans have used; `undefined` if they are too few to be worth it, or too many. */
  text(): Promise<string | undefined>;
}

export interface KeptScansOptions {
  /** What the audits of this process remember together. */
  readonly shared: RememberedScans;
  /** A fingerprint of the scanners: others may find something else in the same file. */
  readonly code: string;
  /** What `text` gave the last time. The caller has verified that it is that. */
  readonly stored: string | undefined;
  /** Other bounds, in characters. */
  readonly mostLength?: number;
  readonly least?: number;
}

/** Remembers what was stored as well, and what is to be stored. */
export function keepScans(options: KeptScansOptions): KeptScans {
  const { shared, code, stored = '', mostLength = maxLength, least = leastScanned } = options;
  const head = headOf(code);
  const known = stored.length <= 2 * mostLength ? linesOf(stored, head) : noLines;
  const used = new Map<string, string>();
  let [length, all] = [0, 0];
  const use = (key: string, line: string, scanned: number) => {
    if (length > mostLength) return;
    all += used.has(key) ? 0 : scanned;
    length += line.length - (used.get(key)?.length ?? -(keyLength + 2));
    used.set(key, line);
    if (length > mostLength) used.clear();
  };
  return {
    scans: {
      get(key, scanned) {
        const remembered = shared.get(key, scanned) as RememberedFindings | undefined;
        const line = remembered === undefined ? known.get(key) : (used.get(key) ?? lineOf(remembered));
        const found = remembered ?? storedFindings(line);
        if (line !== undefined && found !== undefined) use(key, line, scanned);
        return found;
      },
      set(key, result, size, scanned) {
        shared.set(key, result, size, scanned);
        use(key, lineOf(result as RememberedFindings), scanned);
      },
    },
    async text() {
      if (used.size === 0 || all < least) return undefined;
      const lines = [...used].map(([key, line]) => `${key} ${line}`);
      return [head, ...lines.toSorted(compareText)].join('\n');
    },
  };
}

/** The result of most files, and how it is written. No other line is read like it, however it is cut. */
const [nothing, nothingLine] = [JSON.stringify(nothingFound), '-'];

function lineOf(found: RememberedFindings): string {
  const text = JSON.stringify(found);
  return text === nothing ? nothingLine : text;
}

function storedFindings(line: string | undefined): RememberedFindings | undefined {
  if (line === undefined) return undefined;
  return line === nothingLine ? nothingFound : findingsSchema.safeParse(parseJson(line)).data;
}

const noLines: ReadonlyMap<string, string> = new Map();

/** What is stored of each key. */
function linesOf(text: string, head: string): ReadonlyMap<string, string> {
  if (!text.startsWith(`${head}\n`)) return noLines;
  const lines = text.slice(head.length + 1).split('\n');
  return new Map(lines.map((line) => [line.slice(0, keyLength), line.slice(keyLength + 1)]));
}
