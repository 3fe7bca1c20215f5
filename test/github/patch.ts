// The difference of two files as the hunks of a unified diff, the way git prints them and a CI host shows them.

const context = 3;

interface Step {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** `undefined` for files that are not text, and where nothing differs. */
export function patchOf(before: Buffer, after: Buffer): string | undefined {
  if (before.includes(0) || after.includes(0) || before.equals(after)) return undefined;
  const steps = stepsOf(linesOf(before.toString('utf8')), linesOf(after.toString('utf8')));
  return hunksOf(steps)
    .map(([from, to]) => hunkOf(steps, from, to))
    .join('\n');
}

/** Lines with what ends them. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The shortest way from one list of lines to the other, with what goes before what comes. */
function stepsOf(old: readonly string[], fresh: readonly string[]): readonly Step[] {
  const shortest = Math.min(old.length, fresh.length);
  let same = 0;
  while (same < shortest && old[same] === fresh[same]) same += 1;
  let tail = 0;
  while (tail < shortest - same && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const kept = (lines: readonly string[]) => lines.map((line): Step => ({ sign: ' ', line }));
  const middle = changesOf(old.slice(same, old.length - tail), fresh.slice(same, fresh.length - tail));
  return [...kept(old.slice(0, same)), ...middle, ...kept(old.slice(old.length - tail))];
}

function changesOf(old: readonly string[], fresh: readonly string[]): readonly Step[] {
  const width = fresh.length + 1;
  // How many lines the rests of both have in common.
  const common = new Uint32Array((old.length + 1) * width);
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = fresh.length - 1; to >= 0; to -= 1)
      common[at * width + to] =
        old[at] === fresh[to]
          ? (common[(at + 1) * width + to + 1] ?? 0) + 1
          : Math.max(common[(at + 1) * width + to] ?? 0, common[at * width + to + 1] ?? 0);
  const steps: Step[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [gone, added] = [old[at], fresh[to]];
    if (gone !== undefined && gone === added) {
      steps.push({ sign: ' ', line: gone });
      at += 1;
      to += 1;
    } else if (
      gone !== undefined &&
      (added === undefined || (common[(at + 1) * width + to] ?? 0) >= (common[at * width + to + 1] ?? 0))
    ) {
      steps.push({ sign: '-', line: gone });
      at += 1;
    } else {
      steps.push({ sign: '+', line: added ?? '' });
      to += 1;
    }
  }
  return steps;
}

/** Changes with the lines around them; those that touch each other are one hunk. */
function hunksOf(steps: readonly Step[]): readonly (readonly [number, number])[] {
  const hunks: [number, number][] = [];
  steps.forEach(({ sign }, at) => {
    if (sign === ' ') return;
    const last = hunks.at(-1);
    const to = Math.min(steps.length, at + 1 + context);
    if (last !== undefined && at - context <= last[1]) last[1] = to;
    else hunks.push([Math.max(0, at - context), to]);
  });
  return hunks;
}

function hunkOf(steps: readonly Step[], from: number, to: number): string {
  const shown = steps.slice(from, to);
  const range = (other: '-' | '+') => {
    const count = (some: readonly Step[]) => some.filter(({ sign }) => sign !== other).length;
    const [before, size] = [count(steps.slice(0, from)), count(shown)];
    return `${size === 0 ? before : before + 1}${size === 1 ? '' : `,${size}`}`;
  };
  const old = steps.slice(0, from).filter(({ sign }) => sign !== '+');
  const title = old
    .findLast(({ line }) => /^[A-Za-z_$]/.test(line))
    ?.line.slice(0, 80)
    .trimEnd();
  const lines = shown.map(({ sign, line }) =>
    line.endsWith('\n') ? `${sign}${line.slice(0, -1)}` : `${sign}${line}\n\\ No newline at end of file`,
  );
  return [`@@ -${range('+')} +${range('-')} @@${title === undefined ? '' : ` ${title}`}`, ...lines].join(
    '\n',
  );
}
