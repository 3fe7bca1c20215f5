// Globs over paths: `*`, `**`, `?`, `[ab]`, `{a,b}` and `\`, matched in time proportional to glob × path at worst.
// They stand in policies, and a policy may come from a pull request: a regular expression of them could take for ever.

/** One way through the braces of a glob, by its segments. */
type Way = readonly Segment[];
type Segment = '**' | readonly Token[];
type Token = '*' | '?' | { readonly is: string } | { readonly oneOf: (character: string) => boolean };

/** Between a choice and its surroundings: two stars that meet there are not `**`. No glob has this character. */
const seam = '\0';
/** Braces may multiply to this many ways. */
const maxWays = 256;

/** `undefined` when brackets or braces do not close, there are too many ways, or it has `+(a)`, `{1..3}` or `!` in front. */
export function parsePathGlob(glob: string): readonly Way[] | undefined {
  if (/(?<!\\)[!?*+@]\(/.test(glob) || glob.startsWith('!')) return undefined;
  const plain = withoutBraces(glob.replace(/^(?:\.\/)+/, ''));
  const ways = plain?.map(segmentsOf);
  return ways?.every((way) => way !== undefined) ? ways : undefined;
}

/** Tells whether the whole path is matched by one of the ways. */
export function matchesPath(ways: readonly Way[], path: string): boolean {
  const parts = path.split('/');
  return ways.some((way) => matchesAll(way, parts, '**', matchesSegment));
}

function withoutBraces(glob: string): readonly string[] | undefined {
  const group = innermostGroup(glob);
  if (group === undefined) return undefined;
  if (group === 'none') return [glob];
  const { before, inside, after } = group;
  const choices = splitAtCommas(inside);
  if (/^[^,]*\.\.[^,]*$/.test(inside)) return undefined;
  const found: string[] = [];
  // One choice alone is no choice: the braces are part of the name.
  for (const choice of choices.length > 1 ? choices : [`\\{${inside}\\}`]) {
    const ways = withoutBraces([before, choice, after].join(seam));
    if (ways === undefined || found.length + ways.length > maxWays) return undefined;
    found.push(...ways);
  }
  return found;
}

/** The first group that holds no other. `undefined`: braces that do not close. */
function innermostGroup(glob: string) {
  let open = -1;
  for (let at = 0; at < glob.length; at += 1) {
    if (glob[at] === '\\') at += 1;
    else if (glob[at] === '{') open = at;
    else if (glob[at] === '}') {
      if (open < 0) return undefined;
      return { before: glob.slice(0, open), inside: glob.slice(open + 1, at), after: glob.slice(at + 1) };
    }
  }
  return open < 0 ? 'none' : undefined;
}

function splitAtCommas(text: string): readonly string[] {
  return text.split(/(?<!\\),/);
}

function segmentsOf(glob: string): Way | undefined {
  const segments = glob
    .split('/')
    .map((text) =>
      text.replaceAll(seam, '') === '**' && !text.includes(`*${seam}*`) ? '**' : tokensOf(text),
    );
  return segments.every((segment) => segment !== undefined) ? segments : undefined;
}

function tokensOf(text: string): readonly Token[] | undefined {
  const characters = [...text];
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    if (character === '\\') {
      at += 1;
      tokens.push({ is: characters[at] ?? '\\' });
    } else if (character === '[') {
      const first = at + (/[!^]/.test(characters[at + 1] ?? '') ? 2 : 1);
      const end = characters.indexOf(']', first + 1);
      if (end < 0) return undefined;
      tokens.push({ oneOf: characterClass(characters.slice(at + 1, end).join('')) });
      at = end;
    } else if (character === ']') return undefined;
    else if (character === seam) continue;
    else if (character !== '*') tokens.push(character === '?' ? '?' : { is: character });
    else if (tokens.at(-1) !== '*') tokens.push('*');
  }
  return tokens;
}

function characterClass(inside: string): (character: string) => boolean {
  const isNegated = /^[!^]/.test(inside);
  const set = isNegated ? inside.slice(1) : inside;
  const ranges = [...set.matchAll(/(.)-(.)|(.)/gsu)].map(([, from, to, one = '']) => [
    from ?? one,
    to ?? one,
  ]);
  return (character) =>
    ranges.some(([from = '', to = '']) => character >= from && character <= to) !== isNegated;
}

function matchesSegment(tokens: Segment, name: string): boolean {
  return tokens !== '**' && matchesAll(tokens, [...name], '*', matchesToken);
}

function matchesToken(token: Token, character: string): boolean {
  if (typeof token === 'string') return true;
  return 'is' in token ? token.is === character : token.oneOf(character);
}

/** When a thing does not match, only the last star needs to take one more: what stood before it stays matched. */
function matchesAll<P, T>(
  pattern: readonly P[],
  things: readonly T[],
  star: P,
  matches: (one: P, thing: T) => boolean,
): boolean {
  let at = 0;
  let next = 0;
  let lastStar = -1;
  let afterStar = 0;
  while (at < things.length) {
    const one = pattern[next];
    if (one === star) {
      lastStar = next;
      afterStar = at;
      next += 1;
    } else if (one !== undefined && matches(one, things[at] as T)) {
      at += 1;
      next += 1;
    } else if (lastStar >= 0) {
      afterStar += 1;
      at = afterStar;
      next = lastStar + 1;
    } else return false;
  }
  return pattern.slice(next).every((one) => one === star);
}
