// `{"syntax": "image"}`: a file that is one JSON object names its frontend in a key.
import type { Range } from './characters.js';

/** The value of `syntax`, and the range of it in the text. They differ only if JSON escapes are used. */
export interface Syntax extends Range {
  readonly value: string;
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** The value of the last `syntax` at the top level, if the text from the offset is a JSON object. */
export function syntaxInJson(text: string, start: number): Syntax | undefined {
  const json = text.slice(start);
  if (!/^[ \t\r\n]*\{/.test(json) || !isJson(json)) return undefined;
  let depth = 0;
  let [isKey, isSyntax] = [true, false];
  let found: Syntax | undefined;
  for (const { 0: one, index } of json.matchAll(token)) {
    if (one === '{' || one === '[') depth += 1;
    else if (one === '}' || one === ']') depth -= 1;
    else if (depth === 1 && (one === ',' || one === ':')) isKey = one === ',';
    else if (depth === 1 && isKey) {
      isSyntax = unescaped(one) === 'syntax';
      if (isSyntax) found = undefined;
    } else if (depth === 1 && isSyntax && one.startsWith('"')) {
      const from = start + index + 1;
      found = { start: from, end: from + one.length - 2, value: unescaped(one) };
    }
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function unescaped(literal: string): string {
  const value: unknown = JSON.parse(literal);
  return typeof value === 'string' ? value : '';
}
