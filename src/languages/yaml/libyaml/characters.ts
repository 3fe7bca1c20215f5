// The classes of characters that libyaml knows. The end of the text is the code 0, which no YAML text holds.

export const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
export const space = 0x20;

/** What most texts consist of alone. */
const usual = /^[\t\n\r\x20-\x7e]*$/;
/** What hardly any other text contains: characters that are forbidden, and some that only may be. */
const unusual = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/** Every character that libyaml lets into a text, control characters and lone surrogates left out. */
const forbidden = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Inside a text some readers pass over it at the start of a line, to others it is a letter. */
const laterByteOrderMark = /(?<=[\n\r\x85\u2028\u2029\ufeff])\ufeff/;

/** The offset of the first character that no YAML text may hold, or that readers disagree about; infinity: there is none. */
export function forbiddenAt(text: string): number {
  if (usual.test(text) || !unusual.test(text)) return Number.POSITIVE_INFINITY;
  const found = [forbidden, laterByteOrderMark].map((pattern) => text.search(pattern));
  return Math.min(...found.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
}

export function isBreak(code: number): boolean {
  if (code > carriageReturn && code < 0x85) return false;
  return code === lineFeed || code === carriageReturn || code === 0x85 || code === 0x2028 || code === 0x2029;
}

export function isBlank(code: number): boolean {
  return code === space || code === tab;
}

export function isBreakOrEnd(code: number): boolean {
  return code === 0 || isBreak(code);
}

export function isBlankOrEnd(code: number): boolean {
  return isBlank(code) || isBreakOrEnd(code);
}

/** Letters, digits, `_` and `-`: what anchors and tag handles are made of. */
export function isWord(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a) ||
    code === 0x5f ||
    code === 0x2d
  );
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
