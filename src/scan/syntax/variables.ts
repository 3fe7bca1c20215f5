// Shell-style variables in image names: `$NAME`, `${NAME}`, `${NAME:-default}`, as Dockerfiles and Compose know them.

export type Expansion =
  | { readonly kind: 'value'; readonly value: string }
  /** `detail` says which variable stands in the way. */
  | { readonly kind: 'unknown'; readonly detail: string };

/** The variable that a whole text consists of, with the offset of its inline default in the text, if it has one. */
export interface WholeVariable {
  readonly name: string;
  readonly fallback?: { readonly offset: number; readonly text: string };
}

const maxDepth = 8;
/** More than any image name has: variables that repeat variables multiply. */
const maxSteps = 200;
const longest = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;

type Lookup = (name: string) => string | undefined;

/** Expands every variable. `lookup` gives the declared default; an inline `:-` or `-` default is used where it has none. */
export function expand(text: string, lookup: Lookup): Expansion {
  return expandAll(text, lookup, 0, { steps: maxSteps });
}

function expandAll(text: string, lookup: Lookup, depth: number, left: { steps: number }): Expansion {
  if (depth > maxDepth) return { kind: 'unknown', detail: 'variables are nested too deeply' };
  let value = '';
  let rest = text;
  for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
    value += rest.slice(0, dollar);
    left.steps -= 1;
    if (left.steps < 0 || value.length > longest)
      return { kind: 'unknown', detail: 'it has more variables than an image name can have' };
    const end = endOfVariable(rest, dollar);
    if (end === undefined) return { kind: 'unknown', detail: `\`${rest.slice(dollar)}\` is not a variable` };
    const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
    if (inner.kind === 'unknown') return inner;
    value += inner.value;
    rest = rest.slice(end);
  }
  return { kind: 'value', value: value + rest };
}

/** Tells whether the text is one variable and nothing else. */
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
  if (name === undefined) return { kind: 'unknown', detail: `\`${text}\` is not a variable` };
  const declared = lookup(name);
  const dash = /^:?-/.exec(rest)?.[0];
  if (rest !== '' && dash === undefined) {
    return { kind: 'unknown', detail: `\`${text}\` depends on whether ${name} is set` };
  }
  if (declared !== undefined && declared !== '') return expandAll(declared, lookup, depth + 1, left);
  if (dash !== undefined) return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
  return { kind: 'unknown', detail: `${name} has no default` };
}

/** The offset after the variable that begins at `start`; `undefined` when it is not one or is not closed. */
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
