// Where two values differ, in few characters.

/** Nothing when they are the same as JSON. */
export function differenceOf(one: unknown, other: unknown): string | undefined {
  const [before = '', after = ''] = [JSON.stringify(one), JSON.stringify(other)];
  if (before === after) return undefined;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 100);
  return `${before.slice(from, at + 150)} | ${after.slice(from, at + 150)}`;
}
