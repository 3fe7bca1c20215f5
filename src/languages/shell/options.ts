// Reads the words behind a program: which of them are options, which are the values of options, and which are operands.
import { compact } from '../../model/collections.js';
import type { ShellWord } from './syntax.js';

/** The options of a command, by their names without dashes. */
export interface OptionTable {
  /** Options without a value. */
  readonly flags: ReadonlySet<string>;
  /** Options whose value is in the same word behind `=`, or the next word. */
  readonly valued: ReadonlySet<string>;
}

interface Operands {
  readonly operands: readonly ShellWord[];
  /** An option in front of the first operand of which the table does not tell whether it takes that word as its value. */
  readonly unknownOption?: string;
}

const maxVariableLength = 200;
/** Words that the shell expands to options, or to nothing. */
const expandedOptions =
  /^\$\{[^}]*(?::?\+(?=["']?[-$}])|\[@\]\})|^\$[({]?(?!\w*IM(?:AGE|G))\w*(?:OPT|ARG|FLAG|PARAM|TTY|MOUNT|NETWORK|VOLUME)\w*[)}]?$/i;

/** A table from two lists of names. */
export function optionTable(flags: string, valued: string): OptionTable {
  return { flags: new Set(flags.split(/\s+/)), valued: new Set(valued.split(/\s+/)) };
}

/**
 * The words that are neither options nor values of options. With `isLeading`, everything behind the first one is an
 * operand, as with `docker run IMAGE COMMAND`.
 */
export function operandsOf(words: readonly ShellWord[], table: OptionTable, isLeading = false): Operands {
  const operands: ShellWord[] = [];
  let unknownOption: string | undefined;
  let expanded: ShellWord | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    const { text } = word;
    if (text === '--') return finished([...operands, ...words.slice(index + 1)], unknownOption);
    if (text.length < maxVariableLength && expandedOptions.test(text)) {
      expanded = word;
      continue;
    }
    if (!text.startsWith('-') || text === '-') {
      if (isLeading) return finished(words.slice(index), unknownOption);
      operands.push(word);
      continue;
    }
    const takesNext = valueFollows(text, table);
    if (takesNext === undefined && operands.length === 0 && isValue(words[index + 1])) unknownOption ??= text;
    if (takesNext === true) index += 1;
  }
  // Where nothing else is left, the operands are in the variable too.
  if (operands.length === 0 && expanded !== undefined) operands.push(expanded);
  return finished(operands, unknownOption);
}

/** The values of some options: `--name value`, `--name=value`, and `-n value`, `-nvalue` for single letters. */
export function optionValues(words: readonly ShellWord[], names: readonly string[]): readonly ShellWord[] {
  return words.flatMap((word, index) => {
    for (const name of names) {
      const option = name.length === 1 ? `-${name}` : `--${name}`;
      if (word.text === option) return words[index + 1] ?? [];
      if (word.text.startsWith(`${option}=`)) return partOf(word, option.length + 1);
      if (name.length === 1 && word.text.startsWith(option) && word.text.length > 2) return partOf(word, 2);
    }
    return [];
  });
}

/** The word from an offset on, without a pair of quotes around all of it. */
export function partOf({ text, span, noPin, unknown }: ShellWord, offset: number): ShellWord {
  const part = text.slice(offset);
  const start = span.start + offset;
  const quote = part[0];
  const isQuoted =
    part.length > 1 && (quote === '"' || quote === "'") && part.indexOf(quote, 1) === part.length - 1;
  const own = compact({ noPin, unknown });
  return isQuoted
    ? { ...own, text: part.slice(1, -1), span: { start: start + 1, end: span.end - 1 } }
    : { ...own, text: part, span: { start, end: span.end } };
}

function finished(operands: readonly ShellWord[], unknownOption: string | undefined): Operands {
  return unknownOption === undefined ? { operands } : { operands, unknownOption };
}

function isValue(word: ShellWord | undefined): boolean {
  return word !== undefined && !word.text.startsWith('-');
}

/** Whether the next word is the value of an option; `undefined` where the table does not tell. */
function valueFollows(text: string, { flags, valued }: OptionTable): boolean | undefined {
  if (text.startsWith('--')) {
    const name = text.slice(2);
    if (name.includes('=') || flags.has(name)) return false;
    return valued.has(name) ? true : undefined;
  }
  for (let at = 1; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (valued.has(letter)) return at === text.length - 1;
    if (!flags.has(letter)) return text[at + 1] === '=' ? false : undefined;
  }
  return false;
}
