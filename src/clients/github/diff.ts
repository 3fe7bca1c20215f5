// Which lines a pull request shows: the new side of the hunks of a file's patch.

/** 1-based line of the new file → its text, without the line end. */
export type ShownLines = ReadonlyMap<number, string>;

const hunkHead = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/;

/**
 * The lines of the new side that a unified diff shows, added or as context.
 * https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
 */
export function shownLines(patch: string): ShownLines {
  const shown = new Map<number, string>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const head = hunkHead.exec(text);
    if (head) {
      line = Number(head[1]);
    } else if (line > 0 && (text.startsWith('+') || text.startsWith(' '))) {
      shown.set(line, text.slice(1));
      line += 1;
    }
  }
  return shown;
}

/**
 * The position of a checkout's line in the diff. The checkout may be a merge with the base, which shifts lines, so the
 * line is found by its text; `undefined` if that is ambiguous.
 */
export function lineInDiff(shown: ShownLines, line: number, text: string): number | undefined {
  const wanted = withoutReturn(text);
  if (withoutReturn(shown.get(line) ?? '\n') === wanted) return line;
  const [only, ...more] = [...shown].filter(([, candidate]) => withoutReturn(candidate) === wanted);
  return more.length === 0 ? only?.[0] : undefined;
}

function withoutReturn(text: string): string {
  return text.replace(/\r$/, '');
}
