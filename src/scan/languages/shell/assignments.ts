// The values that a script gives to its variables: assignments, defaults in them, and the words of `for` loops.
import { looksLikeImage } from '../../looks-like-image.js';
import { expandedValues } from '../../values/combinations.js';
import type { PossibleValue, ValuesOf } from '../../values/possible-values.js';
import type { ShellCommand, ShellWord } from '../syntax/shell.js';
import { wholeVariable } from '../syntax/variables.js';
import { partOf } from './options.js';

const keywords = /^(?:then|do|else|if|elif|while|until|!)$/;
const declarations = /^(?:export|local|readonly|declare|typeset)$/;
const assignment = /^(?<name>[A-Za-z_]\w*)(?<sign>\+?)=/;
/** Between blanks, as in `TARGET: export NAME := value` of a Makefile. */
const makeSign = /^[:?+]{0,3}=$/;
/** `eval "$NAME=value"` and `declare "$NAME=value"`: the value of another variable is the name. */
const computedName = /^"?\$\{?(?<holder>[A-Za-z_]\w*)\}?"?=/;
/** `$NAME` and `${NAME}` without an operator. */
const variable = /\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;
/** More values than a name with them could be listed for. */
const maxValues = 65;

/** The values of variables by all assignments of a script: which of them counts depends on conditions. */
export function assignedIn(
  commands: readonly ShellCommand[],
  sourceOf: (word: ShellWord) => PossibleValue,
): ValuesOf {
  const values = new Map<string, PossibleValue[]>();
  const add = (name: string, value: PossibleValue) => {
    const known = values.get(name) ?? [];
    values.set(name, known);
    if (known.length < maxValues) known.push(value);
  };
  const computed: { readonly holder: string; readonly value: PossibleValue }[] = [];
  for (const { words: command } of commands) {
    const words = command.slice(command.findIndex(({ text }) => !keywords.test(text)));
    if (words[0]?.text === 'for' && words[2]?.text === 'in')
      for (const word of words.slice(3)) add(words[1]?.text ?? '', sourceOf(word));
    const [target, keyword, name, sign, value] = words;
    const isOfTarget = target?.text.endsWith(':') === true && declarations.test(keyword?.text ?? '');
    if (isOfTarget && name !== undefined && value !== undefined && makeSign.test(sign?.text ?? ''))
      add(name.text, sign?.text === '+=' ? { value: '$(+)' } : sourceOf(value));
    for (const word of assignmentsOf(isOfTarget ? words.slice(1) : words)) {
      const { 0: lead, groups } = assignment.exec(word.text) ?? { 0: '', groups: {} };
      const { name = '', sign } = groups ?? {};
      // What is appended to is not known, which an expansion without a value says.
      add(name, sign === '' ? assigned(partOf(word, lead.length), name, sourceOf) : { value: '$(+)' });
    }
    for (const word of words) {
      const { 0: lead, groups } = computedName.exec(word.text) ?? { 0: '' };
      const value = lead === '' ? undefined : sourceOf(partOf(word, lead.length));
      if (value !== undefined) computed.push({ holder: groups?.holder ?? '', value });
    }
  }
  for (const { holder, value } of computed) {
    const names = values.get(holder)?.map((one) => one.value) ?? [];
    if (names.length > 0 && names.every((name) => /^\w+$/.test(name)))
      for (const name of names) add(name, value);
    else if (looksLikeImage(value.value)) for (const name of values.keys()) add(name, { value: '$(+)' });
  }
  return expandedValues((name) => values.get(name) ?? [], variable);
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
