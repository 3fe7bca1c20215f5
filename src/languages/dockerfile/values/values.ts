// Texts that know where each of their characters was written, and what a build can change in them.
import { compact } from '../../../model/collections.js';
import type { BuildArgument } from '../../../model/occurrence.js';
import type { LogicalLine } from '../lexer/lines.js';

/** A text, and for every character its offset in the Dockerfile; -1 for one that is written nowhere. */
export interface Traced {
  readonly text: string;
  readonly at: readonly number[];
}

/** What a value depends on beyond the Dockerfile. */
export interface Unsure {
  /** An automatic argument that it depends on, such as TARGETARCH. */
  readonly automatic?: string;
  /** A modifier decides by an automatic argument, so other platforms may give something else entirely. */
  readonly branches?: boolean;
  /** An argument that is declared without a default. */
  readonly parameter?: string;
  /** The arguments that a build passes and that it depends on. */
  readonly passed?: readonly BuildArgument[];
}

export interface Value extends Traced, Unsure {}

export function tracedIn(line: LogicalLine, text: string, start: number, end: number): Traced {
  const at: number[] = [];
  for (let index = start; index < end; index += 1) at.push(line.offset(index));
  return { text: text.slice(start, end), at };
}

/** A text that the Dockerfile does not hold. */
export function unwritten(text: string): Traced {
  return { text, at: Array.from(text, () => -1) };
}

export function slice({ text, at }: Traced, start: number, end?: number): Traced {
  return { text: text.slice(start, end), at: at.slice(start, end) };
}

export function joined(parts: readonly Traced[]): Traced {
  const at: number[] = [];
  let text = '';
  for (const part of parts) {
    text += part.text;
    for (const offset of part.at) at.push(offset);
  }
  return { text, at };
}

export function combined(first: Unsure, second: Unsure): Unsure {
  return compact({
    automatic: first.automatic ?? second.automatic,
    parameter: first.parameter ?? second.parameter,
    branches: first.branches || second.branches ? true : undefined,
    passed: bothOf(first.passed, second.passed),
  });
}

function bothOf(first: Unsure['passed'], second: Unsure['passed']): Unsure['passed'] {
  if (first === undefined || second === undefined) return first ?? second;
  return [...new Set([...first, ...second])];
}

/** True if the characters were written one after the other. */
export function isContiguous({ at }: Traced): boolean {
  const [first = -1] = at;
  return first >= 0 && at.every((offset, index) => offset === first + index);
}

export function isSame(one: Traced, other: Traced): boolean {
  return one.text === other.text && one.at.every((offset, index) => offset === other.at[index]);
}

/** True if the first character of a text is one of the word. */
export function beginsIn({ at }: Traced, word: Traced): boolean {
  const offset = at[0] ?? -1;
  return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
}
