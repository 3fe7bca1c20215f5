// The values that a script gives to its variables: assignments, defaults in them, and the words of `for` loops.
import { expandedValues } from '../../scan/values/parameters.js';
import type { PossibleValue, ValuesOf } from '../../scan/values/possible-values.js';
import { wholeVariable } from '../../scan/values/variables.js';
import { partOf } from './options.js';
import type { ShellCommand, ShellWord } from './syntax.js';

const keywords = /^(?:then|do|else|if|elif|while|until|!)$/;
const declarations = /^(?:export|local|readonly|declare|typeset)$/;
const assignment = /^(?<name>[A-Za-z_]\w*)(?<sign>\+?)=/;
/** Between blanks, as in `TARGET: export NAME := value` of a Makefile. */
const makeSign = /^[:?+]{0,3}=$/;
/** `eval "$NAME=value"`, `declare "${NAME}_TAG=value"`, `printf -v "$NAME"`: the value of another variable is the name. */
const computedName = /^"?(?:\$\{?(?<holder>[A-Za-z_]\w*)\}?|\w*\$[^=\s,]{1,60})"?(?:=|$)/;
/** Values that switch something on or off. */
const switched = /^(?:|0|yes|no|true|false|on|off)$/;
/** `$NAME` and `${NAME}` without an operator. */
const variable = /\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;
/** `: "${NAME:=value}"` */
const defaulted = /\$\{(?<name>[A-Za-z_]\w*):?=(?<value>[^{}]{1,300})\}/;
/** More values than a name with them could be listed for. */
const maxValues = 65;

interface Assigned {
  readonly valuesOf: ValuesOf;
  /** Words that give a value to a variable of which nothing tells the name. */
  readonly open: readonly ShellWord[];
}

/** The values of variables by all assignments of a script: which of them counts depends on conditions. */
export function assignedIn(
  commands: readonly ShellCommand[],
  sourceOf: (word: ShellWord) => PossibleValue,
): Assigned {
  const values = new Map<string, PossibleValue[]>();
  const add = (name: string, value: PossibleValue) => {
    const known = values.get(name) ?? [];
    values.set(name, known);
    if (known.length < maxValues) known.push(value);
  };
  const allComputed: (readonly [holder: string, word: ShellWord, value: PossibleValue])[] = [];
  const setComputed = (holder = '', word: ShellWord, value: PossibleValue) =>
    void allComputed.push([holder, word, value]);
  const references = new Set<string>();
  for (const { words: command } of commands) {
    const words = command.slice(command.findIndex(({ text }) => !keywords.test(text)));
    const [target, keyword, name, sign, value] = words;
    for (const word of words) {
      const { 0: whole = '', index = 0, groups } = defaulted.exec(word.text) ?? {};
      const start = word.span.start + index + whole.length - 1 - (groups?.value?.length ?? 0);
      const text = groups?.value ?? '';
      if (whole !== '')
        add(groups?.name ?? '', sourceOf({ text, span: { start, end: start + text.length } }));
    }
    if (target?.text === 'for' && keyword !== undefined && name?.text === 'in') {
      const computed = computedName.exec(keyword.text);
      for (const word of words.slice(3))
        if (computed === null) add(keyword.text, sourceOf(word));
        else setComputed(computed.groups?.holder, keyword, sourceOf(word));
    }
    const isOfTarget = target?.text.endsWith(':') === true && declarations.test(keyword?.text ?? '');
    if (isOfTarget && name !== undefined && value !== undefined && makeSign.test(sign?.text ?? ''))
      add(name.text, sign?.text === '+=' ? { value: '$(+)' } : sourceOf(value));
    // `export -n` takes a variable back from what is exported.
    const isReference =
      /^(?:declare|local|typeset)$/.test(target?.text ?? '') && /^-\w*n/.test(keyword?.text ?? '');
    for (const word of assignmentsOf(isOfTarget ? words.slice(1) : words)) {
      const { 0: lead, groups } = assignment.exec(word.text) ?? { 0: '', groups: {} };
      const { name = '', sign } = groups ?? {};
      // What is appended to is not known, which an expansion without a value says.
      const value = sign === '' ? assigned(partOf(word, lead.length), name, sourceOf) : { value: '$(+)' };
      if (isReference) references.add(name);
      if (isReference) add(name, { value: `$${value.value}` });
      else if (references.has(name)) setComputed(name, word, value);
      else add(name, value);
    }
    for (const word of declarations.test(target?.text ?? '') ? words : words.slice(0, 1)) {
      const { 0: lead, groups } = computedName.exec(word.text) ?? { 0: '' };
      if (lead.endsWith('=')) setComputed(groups?.holder, word, sourceOf(partOf(word, lead.length)));
    }
  }
  const open = allComputed.flatMap(([holder, word, value]) => {
    const names = values.get(holder)?.map((one) => one.value.replace(/^\$/, '')) ?? [];
    const known = names.filter((name) => /^[A-Za-z_]\w*$/.test(name));
    for (const name of known) add(name, value);
    return (known.length > 0 && known.length === names.length) || switched.test(value.value) ? [] : [word];
  });
  return { valuesOf: expandedValues((name) => values.get(name) ?? [], variable), open };
}

/** The words of a command that consists of assignments. In front of a program they count for that program only. */
function assignmentsOf(words: readonly ShellWord[]): readonly ShellWord[] {
  const isDeclaration = declarations.test(words[0]?.text ?? '');
  const assigned = words.filter(({ text }) => assignment.test(text));
  return isDeclaration || assigned.length === words.length ? assigned : [];
}

/** The value, or of `NAME=${NAME:-value}` the default. */
function assigned(
  word: ShellWord,
  name: string,
  sourceOf: (word: ShellWord) => PossibleValue,
): PossibleValue {
  const whole = wholeVariable(word.text);
  if (whole?.name !== name || whole.fallback === undefined) return sourceOf(word);
  const { offset, text } = whole.fallback;
  const start = word.span.start + offset;
  return sourceOf({ text, span: { start, end: start + text.length } });
}
