// The parameters of a call: `$1`, `$@`, and the names that a function gives to them.
import { notPinnable } from '../../../scan/reasons.js';
import { partOf } from '../options.js';
import type { ShellCommand, ShellWord } from '../syntax.js';
import { literalValue, splitWords, textOfWord } from './words.js';

/** A call of a function, a `bash -c` with arguments, or the script after `set --`. */
export interface CallFrame {
  args?: readonly ShellWord[] | undefined;
  /** What names stand for that the function gave to its arguments, or that a loop over them has. */
  readonly locals: Map<string, readonly ShellWord[]>;
  /** The functions that are being run. */
  readonly active: readonly string[];
  readonly depth: number;
}

const maxAlternatives = 64;
const parameter =
  /\$(?:(?<bare>[@*1-9]|[A-Za-z_]\w*)|\{(?<braced>[@*]|\d{1,2}|[A-Za-z_]\w*)(?<rest>[^{}]{0,200})\}|\((?<make>[A-Za-z_]\w*|[1-9])\))/g;
const wholeParameter = new RegExp(`^(?:${parameter.source})$`);
const localAssignment = /^(?<name>[A-Za-z_]\w*)=/;
const declarations = /^(?:local|declare|typeset|readonly)$/;

/** The words with parameters replaced: one list for each value of a name that has several. */
export function substituted(
  words: readonly ShellWord[],
  frame: CallFrame,
): readonly (readonly ShellWord[])[] {
  if (frame.args === undefined && frame.locals.size === 0) return [words];
  const isLoop = words[0]?.text === 'for';
  const several = isLoop ? undefined : severalIn(words, frame.locals);
  const choices = several === undefined ? [frame.locals] : several;
  return choices.flatMap((locals) => {
    const replaced = words.flatMap((word) => replacedWord(word, { ...frame, locals }));
    return keepLocals(words, replaced, frame) ? [] : [replaced];
  });
}

/** The locals with each value of the first name that has several. */
function severalIn(
  words: readonly ShellWord[],
  locals: CallFrame['locals'],
): readonly CallFrame['locals'][] | undefined {
  for (const [name, values] of locals) {
    if (values.length < 2) continue;
    const use = new RegExp(`\\$[({]?${name}\\b`);
    if (!words.some(({ text }) => use.test(text))) continue;
    return values.slice(0, maxAlternatives).map((value) => new Map([...locals, [name, [value]]]));
  }
  return undefined;
}

/** Remembers the names that got an argument; true where the command does no more than that. */
function keepLocals(words: readonly ShellWord[], replaced: readonly ShellWord[], frame: CallFrame): boolean {
  if (words.length !== replaced.length) return false;
  let isLocal = declarations.test(words[0]?.text ?? '');
  const isReference = isLocal && /^-\w*n/.test(words[1]?.text ?? '');
  for (const [index, word] of replaced.entries()) {
    const name = localAssignment.exec(word.text)?.groups?.name;
    if (name === undefined || word.text === words[index]?.text) isLocal &&= index === 0;
    else {
      const value = argumentIn(words[index] ?? word, name.length + 1, frame);
      frame.locals.set(name, [isReference ? { ...value, text: `$${value.text}` } : value]);
    }
  }
  return isLocal && words.length > 1;
}

/** The value of `name=$1`: the word of the call itself, where it is nothing else. */
function argumentIn(word: ShellWord, offset: number, frame: CallFrame): ShellWord {
  const value = partOf(word, offset);
  const [only, other] = replacedWord(value, frame);
  return only === undefined || other !== undefined ? value : only;
}

/** The words with parameters replaced. */
export function withArguments(words: readonly ShellWord[], frame: CallFrame): readonly ShellWord[] {
  if (frame.args === undefined && frame.locals.size === 0) return words;
  return words.flatMap((word) => replacedWord(word, frame));
}

function replacedWord(word: ShellWord, frame: CallFrame): readonly ShellWord[] {
  const { text, quote } = word;
  // Between single quotes, only make expands anything.
  if (!text.includes('$') || (quote === "'" && !text.includes('$('))) return [word];
  const { bare, braced, make, rest = '' } = wholeParameter.exec(text)?.groups ?? {};
  const name = bare ?? braced ?? make;
  if (name === '@' || name === '*') return argumentsIn(rest, frame.args) ?? [word];
  const whole = name === undefined ? undefined : argumentOf(name, frame);
  if (whole !== undefined && isPlain(rest)) return quote === undefined ? splitValue(whole) : [whole];
  let isChanged = false;
  const replaced = text.replace(parameter, (...match: readonly unknown[]) => {
    const [written] = match;
    const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const value = argumentOf(groups.bare ?? groups.braced ?? groups.make ?? '', frame);
    const fallback = /^:?-(.*)$/s.exec(groups.rest ?? '')?.[1];
    const isKnown = value !== undefined && isPlain(groups.rest ?? '');
    const isMissing = value === undefined && fallback !== undefined && /^\d+$/.test(groups.braced ?? '');
    isChanged ||= isKnown || isMissing;
    return isKnown ? value.text : isMissing ? fallback : String(written);
  });
  return isChanged ? [{ ...word, text: replaced, noPin: word.noPin ?? notPinnable.fromVariable }] : [word];
}

/** What a value becomes where nothing quotes it. */
function splitValue(value: ShellWord): readonly ShellWord[] {
  if (!/\s/.test(value.text)) return [value];
  return splitWords(
    textOfWord(/^["']/.test(value.text) ? { ...value, text: literalValue(value.text) } : value),
  );
}

/** The arguments that `${@:2}`, `${@:2:1}` and `${@: -1}` select; `undefined` for what else can be done with them. */
function argumentsIn(rest: string, args: CallFrame['args']): CallFrame['args'] {
  const { from, count } = /^(?::\s*(?<from>-?\d{1,3})(?::(?<count>\d{1,3}))?)?$/.exec(rest)?.groups ?? {};
  if (args === undefined || (rest !== '' && from === undefined)) return undefined;
  const start = from === undefined ? 0 : Number(from) < 0 ? args.length + Number(from) : Number(from) - 1;
  const first = Math.max(start, 0);
  return args.slice(first, count === undefined ? undefined : first + Number(count));
}

/** `${1}`, `${1:-default}` and `${1:?message}`, which are the argument where there is one. */
function isPlain(rest: string): boolean {
  return /^(?::?[-?=].*)?$/s.test(rest);
}

function argumentOf(name: string, { args, locals }: CallFrame): ShellWord | undefined {
  if (/^\d+$/.test(name)) return args?.[Number(name) - 1];
  const values = locals.get(name);
  return values?.length === 1 ? values[0] : undefined;
}

const argumentUse = /\$[({]?(?<name>[@*1-9])/g;

/** How often a function uses one of its arguments at most, whatever name it gives to it. */
export function usesOfArguments(body: readonly ShellCommand[]): number {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { words } of body) {
    const isLoop = words[0]?.text === 'for';
    for (const { text } of words) {
      const name = isLoop ? words[1]?.text : localAssignment.exec(text)?.groups?.name;
      const used = [...text.matchAll(argumentUse)].map(({ groups }) => groups?.name ?? '');
      const [from] = isLoop && words.length === 2 ? ['@'] : used;
      if (name !== undefined && from !== undefined) names.set(name, from);
      else used.forEach(count);
      for (const [, known = ''] of text.matchAll(/\$[({]?([A-Za-z_]\w*)/g)) count(names.get(known) ?? '');
    }
  }
  const isShifted = body.some(({ words }) => words[0]?.text === 'shift');
  const all = (counts.get('@') ?? 0) + (counts.get('*') ?? 0);
  const each = [...'123456789'].map((digit) => counts.get(digit) ?? 0);
  const most = isShifted
    ? each.reduce((sum, one) => sum + one, 0)
    : each.reduce((one, other) => Math.max(one, other), 0);
  return most + all || (names.size > 0 ? 1 : 0);
}
