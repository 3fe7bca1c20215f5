// What a script defines before it runs anything: functions, aliases, arrays, and values that consist of several words.
import { addToGroup, append } from '../../../model/collections.js';
import type { SourceFile } from '../../../model/text/source.js';
import { notPinnable } from '../../../scan/reasons.js';
import { wholeVariable } from '../../../scan/values/variables.js';
import { partOf } from '../options.js';
import { withoutRedirections } from '../program.js';
import { variableUsesIn } from '../read-image.js';
import type { ShellCommand, ShellWord } from '../syntax.js';
import { rowsOf } from '../tools.js';
import { literalValue, splitWords, textOfWord } from './words.js';

type Words = readonly ShellWord[];

export interface ScriptEnvironment {
  /** Adds what the commands of a text define that a shell reads again. */
  define(commands: readonly ShellCommand[]): void;
  readonly functions: ReadonlyMap<string, readonly ShellCommand[]>;
  /** Of a word that is a list, the words of each assignment. */
  lists(word: ShellWord): readonly Words[];
  /** The words of a variable that stands for more than one; `undefined` for any other word. */
  severalWords(word: ShellWord): Words | undefined;
  /** The texts that a variable holds, as a shell reads them again. */
  scripts(word: ShellWord): Words;
  /** The commands that a word at the place of a program stands for; none for a program. */
  programs(word: ShellWord): readonly Words[];
}

/** Words of one variable; more are not followed. */
const maxWords = 64;
const maxElements = 1000;
/** Variables that a program is behind. */
const maxDepth = 3;
/** Values of each of them. */
const maxInner = 4;
const assignment = /^(?<name>[A-Za-z_][\w.-]*)(?<sign>\+?)=/;
const makeSign = /^(?:[:?+!]|::)?=$/;
/** An element of an array that is not all of it. */
export const oneElement = /^\$\{\w+\[(?![@*]\])[^\]]*\]\}$/;
const elementAssignment = /^(?<name>[A-Za-z_]\w*)\[[^\]]*\]=/;
const element = /^\[[^\]]*\]=/;
const inList = /^\$\{!?(?<name>[A-Za-z_]\w*)\[[^\]]*\]\}$/;
const inMake = /^\$[({](?<name>[A-Za-z_][\w.-]*)[)}]$/;

export function environmentOf(
  file: SourceFile,
  commands: readonly ShellCommand[],
  isMake: boolean,
): ScriptEnvironment {
  const functions = new Map<string, ShellCommand[]>();
  const aliases = new Map<string, Words>();
  const lists = new Map<string, ShellWord[][]>();
  const values = new Map<string, Words[]>();
  const scripts = new Map<string, ShellWord[]>();
  const define = (command: ShellCommand, isOfMake: boolean) => {
    const { words, functionName } = command;
    const [first, second, ...rest] = words;
    const { 0: ofElement = '', groups: key } = elementAssignment.exec(first?.text ?? '') ?? {};
    if (first !== undefined && ofElement !== '') {
      const name = key?.name ?? '';
      const [known] = lists.get(name) ?? [];
      const { start } = first.span;
      const others: Words = mayFill(commands, name)
        ? [{ text: '$(cat)', span: { start, end: start + name.length } }]
        : [];
      if (known === undefined) addToGroup(lists, name, [...others, partOf(first, ofElement.length)]);
      else known.push(partOf(first, ofElement.length));
    }
    if (functionName !== undefined) addToGroup(functions, functionName, command);
    if (command.isArray === true) {
      const { name = '', sign } = assignment.exec(first?.text ?? '')?.groups ?? {};
      const elements = words.slice(1).map(withoutKey);
      const last = sign === '+' ? lists.get(name)?.at(-1) : undefined;
      if (last === undefined) addToGroup(lists, name, elements);
      else append(last, elements);
    } else if (/^(?:readarray|mapfile)$/.test(first?.text ?? '')) {
      const name = withoutRedirections(words).findLast(({ text }) => /^[A-Za-z_]\w*$/.test(text));
      if (name !== undefined) addToGroup(lists, name.text, [{ ...name, text: '$(cat)' }]);
    } else if (first?.text === 'alias')
      for (const word of words.slice(1)) {
        const lead = assignment.exec(word.text);
        if (lead !== null)
          aliases.set(lead.groups?.name ?? '', splitWords(textOfWord(partOf(word, lead[0].length))));
      }
    else if (isOfMake && first !== undefined && makeSign.test(second?.text ?? ''))
      addToGroup(values, first.text, second?.text === '!=' ? [{ ...second, text: '$(+)' }] : rest);
    else addValues(values, scripts, words);
  };
  for (const command of commands) define(command, isMake);
  const known = (name: string): readonly Words[] => {
    const parts = lists.get(name);
    if (parts !== undefined) {
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      return size > maxElements ? [] : [parts.flat()];
    }
    const all = values.get(name) ?? [];
    return all.length > maxWords ? [] : all;
  };
  const wordsOfVariable = (word: ShellWord): readonly Words[] => {
    const name = variableIn(word.text, isMake);
    if (name === undefined) return [];
    const isShared = isMake || variableUsesIn(file, name) > 1;
    const mark = isShared ? { noPin: notPinnable.usedOtherwise(name) } : {};
    return known(name).map((words) => words.map((one) => ({ ...mark, ...one })));
  };
  return {
    functions,
    lists(word) {
      const found = lists.get(variableIn(word.text, isMake) ?? '') ?? [];
      return found.length > 1 && !oneElement.test(word.text) ? found : [];
    },
    define(inner) {
      for (const command of inner) define(command, false);
    },
    severalWords(word) {
      const found = wordsOfVariable(word);
      const isList = lists.has(variableIn(word.text, isMake) ?? '');
      if (!isList && !found.some(({ length }) => length > 1)) return undefined;
      const words = found.flat().filter(({ text }) => text !== word.text);
      if (found.length === 0) return undefined;
      return isList || words.every(({ text }) => !/\s/.test(text)) ? words : undefined;
    },
    scripts: (word) =>
      scripts.get(variableIn(word.text.replace(/^"(.*)"$/, '$1'), isMake) ?? '')?.slice(0, maxInner) ?? [],
    programs: (word) => programsOf(word, 0),
  };
  function programsOf(word: ShellWord, depth: number): readonly Words[] {
    const text = word.text.replace(/^[@+-]+/, '');
    const alias = aliases.get(text);
    if (alias !== undefined) return [alias];
    const name = variableIn(text, isMake);
    const found = name === undefined ? (isOutput(text) ? [[word]] : []) : known(name);
    const followed = depth === 0 ? found : found.slice(0, maxInner);
    return followed.flatMap(([first, ...rest]): readonly Words[] => {
      if (first === undefined) return [];
      const isVariable =
        depth < maxDepth && first.text !== word.text && variableIn(first.text, isMake) !== undefined;
      const all = isVariable ? programsOf(first, depth + 1) : programsIn(first).map((one) => [one]);
      return all.map((one) => [...one, ...rest]);
    });
  }
}

/** Whether a sourced file, or a command that reads, may give an array more elements than the script assigns. */
function mayFill(commands: readonly ShellCommand[], name: string): boolean {
  return commands.some(
    ({ words: [first, ...rest] }) =>
      /^(?:\.|source)$/.test(first?.text ?? '') ||
      (first?.text === 'read' && rest.some(({ text }) => text === name)),
  );
}

/** The commands of a Makefile: `$$` is `$` for its shell, and macros are functions with the parameters `$(1)`. */
export function makeCommands(file: SourceFile, commands: readonly ShellCommand[]): readonly ShellCommand[] {
  let macro: string | undefined;
  let prerequisite: string | undefined;
  return commands.flatMap((read) => {
    const command = { ...read, words: withSign(file, read.words) };
    const [first, second, ...rest] = command.words;
    if (first?.text.endsWith(':')) prerequisite = second?.text;
    if (first?.text === 'endef') macro = undefined;
    const own = macro;
    if (first?.text === 'define') macro = second?.text ?? '';
    const isMacro = makeSign.test(second?.text ?? '') && rest.some(({ text }) => /\$\([1-9@]\)/.test(text));
    const functionName = isMacro ? first?.text : (own ?? command.functionName);
    const words = (isMacro ? rest : command.words).map((word) => {
      if (word.text === '$<' && prerequisite !== undefined) return { ...word, text: prerequisite };
      return word.text.includes('$$') ? { ...word, text: word.text.replaceAll('$$', '$') } : word;
    });
    return [{ ...command, words, ...(functionName === undefined ? {} : { functionName }) }];
  });
}

const joinedSign = /^(?<name>[A-Za-z_][\w.-]*)(?<sign>[:?+!]?=|:{2,3}=)/;

/** `NAME=program arguments` outside of a recipe, with the name, the sign and the value as words of their own. */
function withSign({ text }: SourceFile, words: Words): Words {
  const [first, ...rest] = words;
  const { name, sign } = joinedSign.exec(first?.text ?? '')?.groups ?? {};
  if (first === undefined || name === undefined || sign === undefined) return words;
  const { start } = first.span;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (!/^ *$/.test(line)) return words;
  const at = start + name.length;
  const value = partOf(first, name.length + sign.length);
  return [
    { text: name, span: { start, end: at } },
    { text: sign, span: { start: at, end: at + sign.length } },
    ...(value.text === '' ? [] : [value]),
    ...rest,
  ];
}

const lookup = /\b(?:command -v|which|type -[pP]|echo)\s+["']?(?<program>[\w./-]+)(?![\w.:@/])/g;

/** `$(command)` and `$(function of make)` */
function isOutput(text: string): boolean {
  return /^[@+-]*"?(?:\$\(\s*\w[\w-]*\s|`)/.test(text);
}

/** The word itself, also a parameter, or those that `$(command -v docker || which podman)` prints; none where nothing tells what it is. */
function programsIn(word: ShellWord): Words {
  if (!/[$`]/.test(word.text) || /^\$\{?[@*1-9]\}?$/.test(word.text)) return [word];
  if (!isOutput(word.text)) return [];
  return [...word.text.matchAll(lookup)].map(({ groups }) => ({ ...word, text: groups?.program ?? '' }));
}

function withoutKey(word: ShellWord): ShellWord {
  const lead = element.exec(word.text)?.[0].length;
  return lead === undefined ? word : partOf(word, lead);
}

/** The words that a value is where nothing quotes it; with quotes or commands in it, only if it is a command of a known program. */
function wordsOf(word: ShellWord): Words {
  if (!/\s/.test(word.text)) return [word];
  // Of parts in quotes, with others between them, the quotes are not in the value.
  if (/^["']/.test(word.text)) return splitWords(textOfWord({ ...word, text: literalValue(word.text) }));
  if (!/\$\(|[`"']/.test(word.text)) return splitWords(textOfWord(word));
  const program = /^["']?(?<program>[\w./-]+)\s/.exec(word.text)?.groups?.program ?? '';
  return rowsOf(program.slice(program.lastIndexOf('/') + 1)).length > 0
    ? splitWords(textOfWord(word))
    : [word];
}

function defaultIn(
  { span }: ShellWord,
  { offset, text }: { readonly offset: number; readonly text: string },
): ShellWord {
  const start = span.start + offset;
  return partOf({ text, span: { start, end: start + text.length } }, 0);
}

/** A text that a shell reads again, and that begins with an assignment. */
const isScript = ({ text, quote }: ShellWord) => (quote === undefined ? /;\s/ : /;\s|\n/).test(text);

function addValues(values: Map<string, Words[]>, scripts: Map<string, ShellWord[]>, words: Words): void {
  for (const word of words) {
    const lead = assignment.exec(word.text);
    const name = lead?.groups?.name;
    if (lead === null || name === undefined) continue;
    const value = partOf(word, lead[0].length);
    const isSingle = word.text[lead[0].length] === "'" && !value.text.startsWith("'");
    if (/\s/.test(value.text)) addToGroup(scripts, name, isSingle ? { ...value, quote: "'" } : value);
    if (isScript(word)) continue;
    const whole = wholeVariable(value.text);
    const fallback = whole?.name === name ? whole.fallback : undefined;
    const read = wordsOf(fallback === undefined ? value : defaultIn(value, fallback));
    const known = lead.groups?.sign === '+' ? (values.get(name)?.at(-1) ?? []) : undefined;
    if (known === undefined) addToGroup(values, name, read);
    else if (/^\s/.test(value.text) && known.length < maxWords)
      values.get(name)?.splice(-1, 1, [...known, ...read]);
    else addToGroup(values, name, [{ ...value, text: '$(+)' }]);
  }
}

/** The variable that a word is: `$A`, `${A[@]}`, and `$(A)` in a Makefile. */
function variableIn(text: string, isMake: boolean): string | undefined {
  const name = inList.exec(text)?.groups?.name ?? (isMake ? inMake.exec(text)?.groups?.name : undefined);
  if (name !== undefined) return name;
  const whole = wholeVariable(text);
  return whole?.fallback === undefined ? whole?.name : undefined;
}
