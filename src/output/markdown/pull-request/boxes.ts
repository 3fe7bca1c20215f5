// The checkboxes of a pull request or an issue: written as one line each, read back, and carried over to a new text.
// https://github.github.com/gfm/#task-list-items-extension-

/**
 * `rebase`: of the pull request. `hold` and `skip`: offered for an image. `held`: an image that is not
 * updated; removing its tick ends that.
 */
type BoxKind = 'rebase' | 'hold' | 'skip' | 'held';

interface BoxId {
  readonly kind: BoxKind;
  /** 12 hex digits that stand for a branch or an image: no text from outside can be part of them. */
  readonly key: string;
  /** The day that a `skip` ends. */
  readonly until?: string;
}

export interface Box extends BoxId {
  readonly ticked: boolean;
}

const start = '<!-- tagproof-controls -->';

/**
 * The boxes of a text are those below its last line that is exactly this. It is the last that Tagproof writes, and text
 * from outside is above it, escaped, so no name of an image or a file can add a box.
 */
export function controlsOf(lines: readonly string[]): string {
  return [start, ...lines].join('\n');
}

/** One line with a box. `label` is Markdown on one line. */
export function boxLine({ kind, key, until, ticked }: Box, label: string): string {
  const id = [kind, key, ...(until === undefined ? [] : [until])].join(' ');
  return `- [${ticked ? 'x' : ' '}] <!-- tagproof-box ${id} -->${label}`;
}

const linePattern =
  /^(?: {2})?- \[([ xX])\] <!-- tagproof-box (rebase|hold|skip|held) ([0-9a-f]{12})(?: (\d{4}-\d\d-\d\d))? -->/;

/** The boxes of a text that Tagproof has written and people may have edited. */
export function readBoxes(text: string): readonly Box[] {
  return controlLines(text).lines.flatMap((line) => boxIn(line) ?? []);
}

/**
 * The new text with the ticks that people set or removed between two readings of the old one.
 * @param seen the text that the run has acted upon
 * @param latest the text as it is now
 */
export function keepTicked(seen: string, latest: string, next: string): string {
  const before = new Map(readBoxes(seen).map((box) => [idOf(box), box.ticked]));
  const changed = new Map(
    readBoxes(latest).flatMap((box) => {
      const was = before.get(idOf(box));
      return was === undefined || was === box.ticked ? [] : [[idOf(box), box.ticked] as const];
    }),
  );
  if (changed.size === 0) return next;
  const { head, lines } = controlLines(next);
  const carried = lines.map((line) => {
    const box = boxIn(line);
    const ticked = box && changed.get(idOf(box));
    return ticked === undefined ? line : line.replace(/- \[.\]/, `- [${ticked ? 'x' : ' '}]`);
  });
  return [...head, ...carried].join('\n');
}

/** The same box in another text. */
export function idOf({ kind, key, until }: BoxId): string {
  return [kind, key, until].join(' ');
}

/** The lines up to the marker, and those below it; none without a marker. */
function controlLines(text: string): { readonly head: readonly string[]; readonly lines: readonly string[] } {
  const lines = text.split(/\r\n|\n|\r/);
  const at = lines.lastIndexOf(start);
  return at < 0 ? { head: lines, lines: [] } : { head: lines.slice(0, at + 1), lines: lines.slice(at + 1) };
}

function boxIn(line: string): Box | undefined {
  const [, tick, kind, key, until] = linePattern.exec(line) ?? [];
  if (tick === undefined || kind === undefined || key === undefined) return undefined;
  return {
    kind: kind as BoxKind,
    key,
    ticked: tick !== ' ',
    ...(until === undefined ? {} : { until }),
  };
}
