// The difference of two texts as one hunk of a unified diff, the way a CI host shows a file of a pull request.

const context = 3;

export function patchOf(before: string, after: string): string {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shortest = Math.min(old.length, fresh.length);
  let same = 0;
  while (same < shortest && old[same] === fresh[same]) same += 1;
  let tail = 0;
  while (tail < shortest - same && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const from = Math.max(0, same - context);
  const lead = old.slice(from, same);
  const trail = old.slice(old.length - tail).slice(0, context);
  const gone = old.slice(same, old.length - tail);
  const added = fresh.slice(same, fresh.length - tail);
  const size = (changed: readonly string[]) => lead.length + changed.length + trail.length;
  return [
    `@@ -${from + 1},${size(gone)} +${from + 1},${size(added)} @@`,
    ...lead.map((line) => ` ${line}`),
    ...gone.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...trail.map((line) => ` ${line}`),
  ].join('\n');
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
