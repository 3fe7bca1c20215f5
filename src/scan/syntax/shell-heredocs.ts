// Heredocs of a shell script: their labels, and where their bodies end.
import { endOfLine } from '../../model/position.js';

/** A heredoc whose body begins on the next line. */
export interface ShellHeredoc {
  readonly label: string;
  /** Nothing is expanded in the body. */
  readonly isQuoted: boolean;
}

/** Behind the word of a program, of a number or of nothing; the label may follow in the next word. */
const heredocSign =
  /^[\w./-]{0,60}<<-?(?!<)(?:[ \t]{0,20})(?:\\?(?<plain>[^\s<>|;&()'"\\$`]{1,60})|'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})")/;

/** A `((` in the same line that is not closed. */
const openArithmetic = /\(\((?:(?!\)\)).)*$/;
const maxLookBack = 200;

/** The heredoc that a word begins; none for a shift in `(( … ))`. */
export function heredocIn(text: string, start: number, end: number): ShellHeredoc | undefined {
  if (!text.slice(start, end).includes('<<')) return undefined;
  const found = heredocSign.exec(text.slice(start, start + maxLookBack));
  const { plain, single, double } = found?.groups ?? {};
  const label = plain ?? single ?? double;
  if (found === null || label === undefined) return undefined;
  if (openArithmetic.test(text.slice(Math.max(0, start - maxLookBack), start))) return undefined;
  return { label, isQuoted: plain === undefined || found[0].includes('\\') };
}

/** The offset behind the bodies of heredocs that begin at the offset, one after the other. */
export function endOfHeredocs(text: string, start: number, heredocs: readonly ShellHeredoc[]): number {
  let at = start;
  for (const { label } of heredocs) {
    for (let line = ''; at < text.length && line !== label; ) {
      const end = endOfLine(text, at);
      line = text.slice(at, end).trim();
      at = Math.min(end + 1, text.length);
    }
  }
  return at;
}
