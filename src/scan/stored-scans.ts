// The scans of one repository as a text, for those of the next night: one line per result, after a line that says which
// scanners they are of.
import { parseJson } from '../model/json.js';
import type { RememberedScans } from '../model/remembered-scans.js';
import { compareText } from '../model/text.js';
import { findingsSchema } from './findings-schema.js';
import { nothingFound, type RememberedFindings } from './remembered-findings.js';

/** In characters: the results of 150,000 files without a reference, or of 15,000 with one. More are not stored. */
const maxLength = 8 * 1024 * 1024;
/** Of a key: a SHA-256 in Base64. */
const keyLength = 44;

/** The first line. Any other one, such as that of other scanners, means that nothing is known. */
const headOf = (code: string): string => `scans 1 ${code}`;

export interface KeptScans {
  /** What the audit's scans remember. */
  readonly scans: RememberedScans;
  /** The results that its scans have used; `undefined` if there are none, or too many. */
  text(): string | undefined;
}

export interface KeptScansOptions {
  /** What the audits of this process remember together. */
  readonly shared: RememberedScans;
  /** A fingerprint of the scanners: others may find something else in the same file. */
  readonly code: string;
  /** What `text` gave the last time. The caller has verified that it is that. */
  readonly stored: string | undefined;
}

/** Remembers what was stored as well, and what is to be stored. */
export function keepScans({ shared, code, stored }: KeptScansOptions): KeptScans {
  const known = linesOf(stored, headOf(code));
  const used = new Map<string, string>();
  let length = 0;
  const use = (key: string, line: () => string) => {
    if (used.has(key) || length > maxLength) return;
    const text = line();
    length += keyLength + text.length + 2;
    used.set(key, text);
    if (length > maxLength) used.clear();
  };
  return {
    scans: {
      get(key) {
        const line = known.get(key);
        const remembered = shared.get(key) ?? storedFindings(line);
        if (remembered === undefined) return undefined;
        use(key, () => line ?? lineOf(remembered as RememberedFindings));
        return remembered;
      },
      set(key, result, size) {
        shared.set(key, result, size);
        use(key, () => lineOf(result as RememberedFindings));
      },
    },
    text() {
      if (used.size === 0) return undefined;
      const lines = [...used].map(([key, line]) => `${key} ${line}`).sort(compareText);
      return [headOf(code), ...lines].join('\n');
    },
  };
}

/** The result of most files. It needs no text. */
const nothing = JSON.stringify(nothingFound);

function lineOf(found: RememberedFindings): string {
  const text = JSON.stringify(found);
  return text === nothing ? '' : text;
}

function storedFindings(line: string | undefined): RememberedFindings | undefined {
  if (line === undefined || line === '') return line === '' ? nothingFound : undefined;
  return findingsSchema.safeParse(parseJson(line)).data;
}

function linesOf(text: string | undefined, head: string): ReadonlyMap<string, string> {
  if (text === undefined || text.length > 2 * maxLength || !text.startsWith(`${head}\n`)) return new Map();
  const lines = text.slice(head.length + 1).split('\n');
  return new Map(lines.map((line) => [line.slice(0, keyLength), line.slice(keyLength + 1)]));
}
