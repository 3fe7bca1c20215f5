// A glob over paths → its alternatives, each a list of segments with the tokens of their names.
import type { GlobToken } from './glob-matcher.js';

/** A name, or any number of them. */
export type GlobSegment = '**' | readonly GlobToken[];
/** One choice of each brace list of a glob, by its segments. */
export type GlobAlternative = readonly GlobSegment[];

/** Brace lists multiply: `{a,b}{c,d}` is four alternatives. A path is compared with each, and all of each. */
const maxAlternatives = 256;
const maxTokens = 10_000;

/** `undefined` for brackets or braces that do not close, too many alternatives, and for `+(a)`, `{1..3}` and a leading `!`. */
export function parseGlob(glob: string): readonly GlobAlternative[] | undefined {
  if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!')) return undefined;
  const found = parseSequence({ characters: [...glob.replace(/^(?:\.\/)+/, '')], at: 0 }, false) ?? [];
  const length = found.reduce((sum, tokens) => sum + tokens.length, 0);
  return found.length === 0 || length > maxTokens ? undefined : found.map(segmentsOf);
}

type Cursor = { readonly characters: readonly string[]; at: number };

/** The alternatives up to the end, or within braces up to the comma or brace that ends a choice. */
function parseSequence(cursor: Cursor, isChoice: boolean): readonly GlobToken[][] | undefined {
  let found: GlobToken[][] = [[]];
  for (let one = cursor.characters[cursor.at]; one !== undefined; one = cursor.characters[cursor.at]) {
    if (isChoice && (one === ',' || one === '}')) return found;
    if (one === '}') return undefined;
    const next = one === '{' ? parseBraces(cursor) : parseToken(cursor);
    if (next === undefined) return undefined;
    if (!Array.isArray(next)) for (const tokens of found) tokens.push(next);
    else if (found.length * next.length > maxAlternatives) return undefined;
    else found = found.flatMap((before) => next.map((tokens) => [...before, ...tokens]));
  }
  return isChoice ? undefined : found;
}

function parseBraces(cursor: Cursor): GlobToken[][] | undefined {
  const start = cursor.at;
  const choices: (readonly GlobToken[][])[] = [];
  do {
    cursor.at += 1;
    const choice = parseSequence(cursor, true);
    if (choice === undefined) return undefined;
    choices.push(choice);
  } while (cursor.characters[cursor.at] === ',');
  cursor.at += 1;
  if (choices.length > 1) return choices.flat();
  if (/\.\./.test(cursor.characters.slice(start, cursor.at).join(''))) return undefined;
  // One choice alone is no list: the braces are part of the name.
  return choices.flat().map((tokens) => [{ is: '{' }, ...tokens, { is: '}' }]);
}

function parseToken(cursor: Cursor): GlobToken | undefined {
  const { characters } = cursor;
  const one = characters[cursor.at] ?? '';
  cursor.at += 1;
  if (one === '?') return one;
  if (one === '*') {
    const start = cursor.at;
    while (characters[cursor.at] === '*') cursor.at += 1;
    return cursor.at - start === 1 ? '**' : '*';
  }
  if (one === '\\') {
    cursor.at += 1;
    return { is: characters[cursor.at - 1] ?? '\\' };
  }
  if (one !== '[') return one === ']' ? undefined : { is: one };
  const first = cursor.at + (/[!^]/.test(characters[cursor.at] ?? '') ? 1 : 0);
  const end = characters.indexOf(']', first + 1);
  const inside = characters.slice(cursor.at, end).join('');
  cursor.at = end + 1;
  return end < 0 || inside.includes('/') ? undefined : { oneOf: characterClass(inside), inside };
}

function characterClass(inside: string): (character: string) => boolean {
  const isNegated = /^[!^]/.test(inside);
  const ranges = [...inside.slice(isNegated ? 1 : 0).matchAll(/(.)-(.)|(.)/gsu)].map(
    ([, from, to, one = '']) => [from ?? one, to ?? one],
  );
  return (character) =>
    ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}

function segmentsOf(tokens: readonly GlobToken[]): GlobAlternative {
  const segments: GlobToken[][] = [[]];
  for (const token of tokens)
    if (typeof token === 'object' && 'is' in token && token.is === '/') segments.push([]);
    else segments.at(-1)?.push(token);
  return segments.map((parts) => {
    if (parts.length === 1 && parts[0] === '**') return '**';
    // Next to other characters, two stars are one.
    return parts.map((token) => (token === '**' ? '*' : token));
  });
}
