// Splits an Earthfile into commands and their words, with continued lines joined.
// https://docs.earthly.dev/docs/earthfile
import { append } from '../../../model/collections.js';
import type { Span } from '../../../model/text/source.js';

export interface EarthfileWord {
  /** Without the quotes around it. */
  readonly text: string;
  readonly span: Span;
}

export interface EarthfileCommand {
  /** The name of the target around it; empty in the base recipe. */
  readonly target: string;
  readonly words: readonly EarthfileWord[];
}

const word = /"[^"\n]*"|'[^'\n]*'|[^\s"']+(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*/g;

/** Every command in the order of the text. */
export function earthfileCommands(text: string): readonly EarthfileCommand[] {
  const commands: EarthfileCommand[] = [];
  let target = '';
  let words: EarthfileWord[] = [];
  let isContinued = false;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    // Comments and blank lines do not end a continued command.
    if (/^\s*(?:#|$)/.test(line)) continue;
    const label = isContinued ? undefined : /^(?<name>[A-Za-z][\w.-]*):\s*(?:#.*)?$/.exec(line)?.groups?.name;
    if (label !== undefined) {
      target = label;
      continue;
    }
    const end = endOfLine(line);
    isContinued = end < line.trimEnd().length;
    append(words, wordsOf(line.slice(0, end), index));
    if (isContinued) continue;
    if (words.length > 0) commands.push({ target, words });
    words = [];
  }
  return words.length > 0 ? [...commands, { target, words }] : commands;
}

/** The offset of the backslash that continues a line, or its length. */
function endOfLine(line: string): number {
  const trimmed = line.trimEnd();
  return trimmed.endsWith('\\') ? trimmed.length - 1 : trimmed.length;
}

/** The words in front of a comment. */
function wordsOf(line: string, offset: number): readonly EarthfileWord[] {
  const words: EarthfileWord[] = [];
  for (const { 0: found, index } of line.matchAll(word)) {
    if (found.startsWith('#')) break;
    const quoted = /^(["']).*\1$/.test(found) && found.length > 1 ? 1 : 0;
    const start = offset + index + quoted;
    const text = found.slice(quoted, found.length - quoted);
    words.push({ text, span: { start, end: start + text.length } });
  }
  return words;
}
