// The spellings of a character in JSON, JavaScript, URLs and HTML, and what a text says without them.

/** Characters that a decoder makes of one escape. */
const escaped =
  /%([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|\\x([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#([0-9]{1,7});|&(amp|lt|gt|quot|apos);|\\(.)/giu;
/** Quotes, blanks and joints between two halves of a text, also where it is wrapped or joined. */
export const joints = /[\s"'`+,\u200b-\u200d\u2060\ufeff]/gu;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const literals: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** A text without some spellings, and which characters of the original each of its characters was. */
interface Decoded {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A text before anything was decoded. */
export function undecoded(text: string): Decoded {
  const places = Array.from({ length: text.length + 1 }, (_, index) => index);
  return { text, starts: places, ends: places.slice(1) };
}

/** With one character in place of each escape, once: escapes of escapes are escapes then. */
export function withoutEscapes(decoded: Decoded): Decoded {
  return replacing(decoded, escaped, ([, ...groups]) => characterOf(groups));
}

/** The same of a text alone. */
export function decodedOnce(text: string): string {
  return withoutEscapes(undecoded(text)).text;
}

/** Without blanks, quotes, commas and plus signs. */
export function withoutJoints(decoded: Decoded): Decoded {
  return replacing(decoded, joints, () => '');
}

function characterOf(groups: readonly (string | undefined)[]): string {
  const [url, long, point, short, hex, decimal, name, literal = ''] = groups;
  const code = url ?? long ?? point ?? short ?? hex;
  if (code !== undefined) return character(Number.parseInt(code, 16));
  if (decimal !== undefined) return character(Number(decimal));
  return name === undefined ? (literals[literal] ?? literal) : (named[name.toLowerCase()] ?? '');
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The same object if there is nothing to replace. */
function replacing(decoded: Decoded, what: RegExp, by: (match: RegExpMatchArray) => string): Decoded {
  const { text } = decoded;
  let replaced = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  let done = 0;
  const put = (made: string, first: number, last: number) => {
    replaced += made;
    for (let index = 0; index < made.length; index += 1) {
      starts.push(decoded.starts[first] ?? 0);
      ends.push(decoded.ends[last] ?? 0);
    }
  };
  const keep = (until: number) => {
    replaced += text.slice(done, until);
    for (let index = done; index < until; index += 1) {
      starts.push(decoded.starts[index] ?? 0);
      ends.push(decoded.ends[index] ?? 0);
    }
  };
  for (const match of text.matchAll(what)) {
    keep(match.index);
    done = match.index + match[0].length;
    put(by(match), match.index, done - 1);
  }
  if (done === 0) return decoded;
  keep(text.length);
  return { text: replaced, starts, ends };
}
