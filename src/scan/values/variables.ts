// Expands shell-style variables in image names: `$NAME`, `${NAME}`, `${NAME:-default}`, `${NAME:?message}` and `${NAME:+other}`.
import { unresolved } from '../reasons.js';

type Expansion =
  | { readonly kind: 'value'; readonly value: string }
  /** `detail` says which variable has no value and why. */
  | { readonly kind: 'unknown'; readonly detail: string };

/** A text that is one variable, with the offset of its inline default in the text, if it has one. */
interface WholeVariable {
  readonly name: string;
  readonly fallback?: { readonly offset: number; readonly text: string };
}

const maxDepth = 8;
/** More than any image name needs. Without a bound, variables that repeat variables would multiply. */
const maxSteps = 200;
const maxValueLength = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;

type Lookup = (name: string) => string | undefined;

/** Expands every variable. `lookup` returns the declared value; without one, the inline default (`:-` or `-`) is used. */
export function expand(text: string, lookup: Lookup): Expansion {
  return expandAll(text, lookup, 0, { steps: maxSteps });
}

function expandAll(text: string, lookup: Lookup, depth: number, left: { steps: number }): Expansion {
  if (depth > maxDepth) return { kind: 'unknown', detail: unresolved.nestedVariables };
  let value = '';
  let rest = text;
  for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
    value += rest.slice(0, dollar);
    left.steps -= 1;
    if (left.steps < 0 || value.length > maxValueLength)
      return { kind: 'unknown', detail: unresolved.tooManyVariables };
    const end = endOfVariable(rest, dollar);
    if (end === undefined) return { kind: 'unknown', detail: unresolved.notAVariable(rest.slice(dollar)) };
    const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
    if (inner.kind === 'unknown') return inner;
    value += inner.value;
    rest = rest.slice(end);
  }
  return { kind: 'value', value: value + rest };
}

/** The variable, where the text is one variable and nothing else. */
export function wholeVariable(text: string): WholeVariable | undefined {
  if (!text.startsWith('$') || endOfVariable(text, 0) !== text.length) return undefined;
  const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  const dash = /^:?-/.exec(rest)?.[0];
  if (dash === undefined) return rest === '' ? { name } : undefined;
  const offset = `\${${name}${dash}`.length;
  return { name, fallback: { offset, text: rest.slice(dash.length) } };
}

function expandOne(text: string, lookup: Lookup, depth: number, left: { steps: number }): Expansion {
  const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
  if (name === undefined) return { kind: 'unknown', detail: unresolved.notAVariable(text) };
  const declared = lookup(name);
  const dash = /^:?-/.exec(rest)?.[0];
  const sign = /^:?[?+]/.exec(rest)?.[0] ?? '';
  const isSet = declared !== undefined && declared !== '';
  if (isSet && sign.endsWith('+')) return expandAll(rest.slice(sign.length), lookup, depth + 1, left);
  if (rest !== '' && dash === undefined && !(isSet && sign.endsWith('?'))) {
    return { kind: 'unknown', detail: unresolved.dependsOnSet(text, name) };
  }
  if ((declared?.length ?? 0) > maxValueLength)
    return { kind: 'unknown', detail: unresolved.tooManyVariables };
  if (isSet) return expandAll(declared, lookup, depth + 1, left);
  if (dash !== undefined) return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
  return { kind: 'unknown', detail: unresolved.noDefault(name) };
}

/** The offset behind the variable that begins at `start`; `undefined` when it is not a variable or is not closed. */
function endOfVariable(text: string, start: number): number | undefined {
  if (text[start + 1] !== '{') {
    const name = /^[A-Za-z_]\w*/.exec(text.slice(start + 1))?.[0];
    return name === undefined ? undefined : start + 1 + name.length;
  }
  let open = 0;
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '{') open += 1;
    if (text[index] === '}') open -= 1;
    if (open === 0) return index + 1;
  }
  return undefined;
}
