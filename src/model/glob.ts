// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\`. Matching takes time proportional to glob × path at worst: a
// policy may come from a pull request, and a regular expression made of its globs could take exponential time.

type Token = '/' | '*' | '**' | '?' | { readonly is: string } | { readonly oneOf: (one: string) => boolean };
/**
 * `ending` and `part` are texts that a name must end with and contain. `isEnding` is true where nothing else matters, as in
 * `*.yaml`; `isName` where the whole name is the ending.
 */
type Segment = '**' | Pattern;
interface Pattern {
  readonly tokens: readonly Token[];
  readonly ending: string;
  readonly part: string;
  readonly isEnding: boolean;
  readonly isName: boolean;
}
/** One choice of each brace list of a glob, by its segments. */
type Alternative = readonly Segment[];

const maxLength = 1000;
/** Brace lists multiply: `{a,b}{c,d}` is four alternatives. */
const maxAlternatives = 256;

/** True for a glob over paths of the checkout: relative, without `..`, with closed brackets, in the syntax above. */
export function isPathGlob(glob: string): boolean {
  if (glob.length > maxLength || /^$|^\/|(?:^|\/)\.\.(?:\/|$)|[\n\r\0]/.test(glob)) return false;
  return parse(glob) !== undefined;
}

/** Returns a function that tells whether one of the globs matches a whole path. An invalid glob matches nothing. */
export function pathMatcher(globs: readonly string[]): (path: string) => boolean {
  const alternatives = globs.flatMap((glob) => parse(glob) ?? []);
  const byEnd = new Map<string, readonly Alternative[]>();
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const end = name.slice(-1);
    const possible = byEnd.get(end) ?? alternatives.filter((one) => canEndWith(one, end));
    byEnd.set(end, possible);
    let names: readonly string[] | undefined;
    return possible.some((segments) => {
      // Almost every path is dismissed here, by its last name alone.
      const last = segments.at(-1);
      if (last !== undefined && last !== '**' && !matchesSegment(last, name)) return false;
      names ??= path.split('/');
      return matchesAll(segments, names, '**', matchesSegment);
    });
  };
}

/** False where the last name of a path cannot end with the character, which dismisses most globs. */
function canEndWith(segments: Alternative, end: string): boolean {
  const last = segments.at(-1);
  return last === undefined || last === '**' || last.ending === '' || last.ending.endsWith(end);
}

/** `undefined` for brackets or braces that do not close, too many alternatives, and for `+(a)`, `{1..3}` and a leading `!`. */
function parse(glob: string): readonly Alternative[] | undefined {
  if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!')) return undefined;
  return parseSequence({ characters: [...glob.replace(/^(?:\.\/)+/, '')], at: 0 }, false)?.map(segmentsOf);
}

type Cursor = { readonly characters: readonly string[]; at: number };

/** The alternatives up to the end, or within braces up to the comma or brace that ends a choice. */
function parseSequence(cursor: Cursor, isChoice: boolean): readonly Token[][] | undefined {
  let found: Token[][] = [[]];
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

function parseBraces(cursor: Cursor): Token[][] | undefined {
  const start = cursor.at;
  const choices: (readonly Token[][])[] = [];
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

function parseToken(cursor: Cursor): Token | undefined {
  const { characters } = cursor;
  const one = characters[cursor.at] ?? '';
  cursor.at += 1;
  if (one === '/' || one === '?') return one;
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
  return end < 0 || inside.includes('/') ? undefined : { oneOf: characterClass(inside) };
}

function characterClass(inside: string): (character: string) => boolean {
  const isNegated = /^[!^]/.test(inside);
  const ranges = [...inside.slice(isNegated ? 1 : 0).matchAll(/(.)-(.)|(.)/gsu)].map(
    ([, from, to, one = '']) => [from ?? one, to ?? one],
  );
  return (character) =>
    ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}

function segmentsOf(tokens: readonly Token[]): Alternative {
  const segments: Token[][] = [[]];
  for (const token of tokens)
    if (token === '/') segments.push([]);
    else segments.at(-1)?.push(token);
  return segments.map((parts) => {
    if (parts.length === 1 && parts[0] === '**') return '**';
    const fixed = parts.map((token) => (typeof token === 'object' && 'is' in token ? token.is : undefined));
    const ending = fixed.slice(fixed.lastIndexOf(undefined) + 1).join('');
    const tokens = parts.map((token) => (token === '**' ? '*' : token));
    const open = fixed.lastIndexOf(undefined) + 1;
    const isEnding = open === 1 && tokens[0] === '*';
    return { tokens, ending, part: longestOf(fixed), isEnding, isName: open === 0 };
  });
}

/** The longest text between the characters that are not known. */
function longestOf(fixed: readonly (string | undefined)[]): string {
  let [longest, run] = ['', ''];
  for (const one of fixed) {
    run = one === undefined ? '' : run + one;
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

function matchesSegment(segment: Segment, name: string): boolean {
  if (segment === '**') return false;
  if (segment.isName) return name === segment.ending;
  if (!name.endsWith(segment.ending) || !name.includes(segment.part)) return false;
  if (segment.isEnding) return true;
  return matchesAll(segment.tokens, [...name], '*', matchesToken);
}

function matchesToken(token: Token, character: string): boolean {
  if (typeof token === 'string') return token === '?';
  return 'is' in token ? token.is === character : token.oneOf(character);
}

/** Where an item does not match, only the last star has to take one more: what matched before it still does. */
function matchesAll<P, T>(
  pattern: readonly P[],
  items: readonly T[],
  star: P,
  matches: (one: P, item: T) => boolean,
): boolean {
  let [at, next, lastStar, afterStar] = [0, 0, -1, 0];
  while (at < items.length) {
    const one = pattern[next];
    if (one === star) {
      [lastStar, afterStar] = [next, at];
      next += 1;
    } else if (one !== undefined && matches(one, items[at] as T)) {
      at += 1;
      next += 1;
    } else if (lastStar >= 0) {
      afterStar += 1;
      [at, next] = [afterStar, lastStar + 1];
    } else return false;
  }
  return pattern.slice(next).every((one) => one === star);
}
