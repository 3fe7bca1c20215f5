// A fix as a code suggestion: the lines that a diff shows, and the text of the suggestion.
import { largest } from '../../model/collections.js';
import type { FileChange, LineChange } from '../../model/run/delivery.js';
import { marked, marker } from './marks.js';

/** 1-based line of the new file → its text, without the line end. */
type ShownLines = ReadonlyMap<number, string>;

const hunkHead = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/;

/**
 * The lines of the new side that a unified diff shows, added or as context; or only those that it adds.
 * https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
 */
export function shownLines(patch: string, onlyAdded = false): ShownLines {
  const shown = new Map<number, string>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const head = hunkHead.exec(text);
    if (head) {
      line = Number(head[1]);
    } else if (line > 0 && (text.startsWith('+') || text.startsWith(' '))) {
      if (!onlyAdded || text.startsWith('+')) shown.set(line, text.slice(1));
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

const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** A reviewer cannot see what other lines hold, so they are not offered for acceptance. */
function isVisible({ after }: LineChange): boolean {
  return !invisible.test(after);
}

interface PlacedSuggestion {
  /** The path of the file, and the line in the diff. */
  readonly path: string;
  readonly line: number;
  /** The marker with which the text begins, so that a later run finds it. */
  readonly mark: string;
  readonly body: string;
}

/**
 * The changes of a file whose lines its diff shows, as texts with a marker. The marker tells equal lines of a file apart,
 * whatever their numbers.
 * @param kind the code block in which the host offers the new line
 */
export function placedSuggestions(
  { path, lines }: FileChange,
  shown: ShownLines,
  kind: string,
): readonly PlacedSuggestion[] {
  return lines.flatMap((change, index) => {
    const line = lineInDiff(shown, change.line, change.before);
    if (line === undefined || !isVisible(change)) return [];
    const equal = lines.slice(0, index).filter(({ before }) => before === change.before).length;
    const mark = marker('suggestion', [path, change.before, String(equal)]);
    return [{ path, line, mark, body: marked(mark, suggestionOf(change, kind)) }];
  });
}

/** The message and the new line, as the host `kind` of a code block offers it. */
function suggestionOf({ after, message = '' }: LineChange, kind: string): string {
  return `${message}\n\n${suggestionBlock(after, kind)}\n`;
}

/** The fence is longer than any run of backticks in the line, so that the line cannot end it. */
function suggestionBlock(line: string, kind: string): string {
  const longest = largest(
    [...line.matchAll(/`+/g)].map(([run]) => run.length),
    2,
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}${kind}\n${line.replace(/\r$/, '')}\n${fence}`;
}
