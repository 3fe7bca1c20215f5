// How much work a short text may cause: lines, escapes, brackets, variables and aliases, of which the worst known texts consist.
// Length alone says little: 32 KB of YAML take 10 ms as people write them, and 0.3 s where each line is an image or an alias.
// A line that is longer than people write them can be all quotes or flags, so it counts as many.

/**
 * By the code of the character. An alias may repeat a list, a variable has values that are looked up, and an escape may end a
 * line of a text in a string.
 */
const weights: readonly (readonly [string, number])[] = [
  ['\n', 1],
  ['\\', 1],
  ['{', 1],
  ['[', 1],
  ['$', 2],
  ['*', 4],
];
const weightOf = new Uint8Array(128);
for (const [character, weight] of weights) weightOf[character.charCodeAt(0)] = weight;

const lineFeed = 10;
const longLine = 512;
/** Of a longer line, this many characters count as one line. */
const countedAsLine = 8;

/** True where the work in all texts together is more than the limit. */
export function isWorkAbove(limit: number, texts: Iterable<string>): boolean {
  let left = limit;
  for (const text of texts) {
    let next = longLine;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      left -= weightOf[code] ?? 0;
      if (code === lineFeed) next = at + 1 + longLine;
      else if (at === next) {
        left -= 1;
        next += countedAsLine;
      }
      if (left < 0) return true;
    }
  }
  return false;
}
