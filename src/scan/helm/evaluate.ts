// What the pipelines of a chart's templates make of its values, without running them: texts, references to values,
// and choices between several. A function that is not known here has an unknown result.
import type { Chain, Operand, Pipeline } from './actions.js';

/** A value of the chart; relative where the template does not say what it is a field of. */
export interface Ref {
  readonly path: readonly string[];
  readonly isAbsolute: boolean;
}

export type PrintedPiece =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'ref'; readonly ref: Ref }
  /** With `isFallback`, an option counts only where those before it are empty. */
  | { readonly kind: 'choice'; readonly options: readonly Printed[]; readonly isFallback: boolean }
  | { readonly kind: 'unknown' };

/** Pieces that are printed one behind the other. */
export type Printed = readonly PrintedPiece[];

/** What the evaluation tells about values that it cannot follow further. */
export type Consumed =
  /** A function makes something else of the value, or compares it. */
  | { readonly kind: 'changed'; readonly by: string }
  /** A named template gets the value. */
  | { readonly kind: 'handed'; readonly to: string };

export interface Scope {
  readonly dot: Ref | undefined;
  readonly variables: ReadonlyMap<string, Printed>;
  /** The text of a named template that prints one value and nothing else. */
  printedBy(name: string): Printed | undefined;
  consume(ref: Ref, how: Consumed): void;
}

const unknown: Printed = [{ kind: 'unknown' }];
/** Functions that return their last argument, or the text of it. */
const transparent = new Set(['toString', 'quote', 'squote', 'trim', 'required', 'toYaml', 'int', 'html']);
/** Functions that only look whether a value is there. */
const conditions = new Set(['not', 'empty', 'hasKey', 'kindIs', 'typeIs', 'kindOf', 'len', 'fail', 'lookup']);
const composing = new Set(['printf', 'print', 'cat', 'join', 'list']);
const maxPieces = 40;
/** Longer paths, which only nested `with` can make, are known by their end. */
const maxFields = 30;

/** The value of a pipeline. */
export function evaluate(pipeline: Pipeline, scope: Scope): Printed {
  let value: Printed | undefined;
  for (const command of pipeline) {
    const [first, ...rest] = command;
    if (first === undefined) continue;
    if (first.kind === 'word') {
      const given = rest.map((operand) => operandValue(operand, scope));
      value = call(first.name, rest, value === undefined ? given : [...given, value], scope);
    } else value = operandValue(first, scope);
  }
  return bounded(value ?? [], scope);
}

/** The value, or an unknown one where it would grow without end; its references then count as used for something else. */
export function bounded(value: Printed, scope: Pick<Scope, 'consume'>): Printed {
  if (sizeOf(value) <= maxPieces) return value;
  consumeAll([value], { kind: 'changed', by: 'a long expression' }, scope);
  return unknown;
}

/** Counts pieces; what is counted was made of values that were not too large themselves. */
function sizeOf(value: Printed): number {
  let size = value.length;
  for (const piece of value)
    if (piece.kind === 'choice') for (const option of piece.options) size += sizeOf(option);
  return size;
}

/** True for a value that may be a tag or a digest; what the templates do with others does not matter. */
export function isTagOrDigest({ path }: Ref): boolean {
  return /^(?:tag|imageTag|digest|sha|hash|\*)$/.test(path.at(-1) ?? '');
}

/** Every reference in a value. */
export function refsIn(value: Printed): readonly Ref[] {
  return value.flatMap((piece) =>
    piece.kind === 'ref' ? [piece.ref] : piece.kind === 'choice' ? piece.options.flatMap(refsIn) : [],
  );
}

/** The value of one of several. */
export function choiceOf(options: readonly Printed[], isFallback: boolean): Printed {
  const some = options.filter((option) => option.length > 0);
  return some.length === 1 ? (some[0] ?? []) : [{ kind: 'choice', options: some, isFallback }];
}

function operandValue(operand: Operand, scope: Scope): Printed {
  if (operand.kind === 'text') return [operand];
  if (operand.kind === 'word')
    return /^(?:nil|true|false|[\d.+-]+)$/.test(operand.name) ? [] : call(operand.name, [], [], scope);
  if (operand.kind === 'nested') {
    const value = evaluate(operand.pipeline, scope);
    return operand.fields.length === 0 ? value : fieldsOf(value, operand.fields);
  }
  return valueOfChain(operand, scope);
}

/** `.Values` begins an absolute path wherever it stands: `$root.Values.image` and `.context.Values.image`. */
function valueOfChain({ root, fields }: Chain, { dot, variables }: Scope): Printed {
  const at = fields.indexOf('Values');
  if (at >= 0) return [{ kind: 'ref', ref: { path: fields.slice(at + 1), isAbsolute: true } }];
  if (['Chart', 'Release', 'Capabilities', 'Template', 'Files'].includes(fields[0] ?? '')) return unknown;
  const variable = root.length > 1 ? variables.get(root) : undefined;
  if (variable !== undefined) return fieldsOf(variable, fields);
  if (root === '' && dot !== undefined) return [{ kind: 'ref', ref: fieldOf(dot, fields) }];
  // The first field of a named template's argument is a name that its caller chooses.
  return fields.length === 0
    ? unknown
    : [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}

function fieldOf({ path, isAbsolute }: Ref, fields: readonly string[]): Ref {
  const whole = [...path, ...fields];
  return { path: whole.slice(-maxFields), isAbsolute: isAbsolute && whole.length <= maxFields };
}

function fieldsOf(value: Printed, fields: readonly string[]): Printed {
  if (fields.length === 0) return value;
  const refs = refsIn(value).map(
    (ref): Printed => [{ kind: 'ref', ref: { ...ref, path: [...ref.path, ...fields] } }],
  );
  if (refs.length > 0) return choiceOf(refs, false);
  return [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}

function call(name: string, operands: readonly Operand[], args: readonly Printed[], scope: Scope): Printed {
  const last = args.at(-1) ?? [];
  if (name === 'printf') return formatted(args, scope);
  if (name === 'default' || name === 'dig') return choiceOf([last, ...args.slice(0, -1).reverse()], true);
  if (name === 'coalesce' || name === 'or') return choiceOf(args, true);
  if (name === 'and') return last;
  if (name === 'ternary') return choiceOf(args.slice(0, 2), false);
  if (name === 'tpl') return args[0] ?? [];
  if (name === 'include' || name === 'template') return includedBy(operands, args, scope);
  if (name === 'dict' || name === 'merge' || name === 'mergeOverwrite')
    return [{ kind: 'choice', options: args, isFallback: false }];
  if (name === 'index' || name === 'get') return indexed(args);
  if (conditions.has(name)) return unknown;
  if (name === 'toYaml') consumeAll(args, { kind: 'handed', to: name }, scope);
  if (transparent.has(name)) return last;
  if (composing.has(name)) return args.flat();
  consumeAll(args, { kind: 'changed', by: name }, scope);
  return unknown;
}

function consumeAll(args: readonly Printed[], how: Consumed, scope: Pick<Scope, 'consume'>): void {
  for (const ref of args.flatMap(refsIn)) scope.consume(ref, how);
}

function includedBy(operands: readonly Operand[], args: readonly Printed[], scope: Scope): Printed {
  const [name] = operands;
  const to = name?.kind === 'text' ? name.value : '';
  consumeAll(args.slice(1), { kind: 'handed', to }, scope);
  return scope.printedBy(to) ?? unknown;
}

/** What a `range` goes through; `*` stands for every key. */
export function elementsOf(value: Printed): Printed {
  return refsIn(value).length === 0 ? unknown : fieldsOf(value, ['*']);
}

/** `index .Values.image "tag"`. */
function indexed([map = [], ...keys]: readonly Printed[]): Printed {
  const fields = keys.map(([key]) => (key?.kind === 'text' ? key.value : '*'));
  return fieldsOf(map, fields);
}

/** The pieces of a format, with an argument in the place of every verb; further arguments follow. */
function formatted([format = [], ...args]: readonly Printed[], scope: Scope): Printed {
  const [text] = format;
  if (text?.kind !== 'text' || format.length > 1) {
    consumeAll([format, ...args], { kind: 'changed', by: 'printf' }, scope);
    return unknown;
  }
  const parts = text.value.split(/%[+#-]?[\d.]*[a-zA-Z]/);
  const pieces = parts.flatMap((part, index) => [
    ...(part === '' ? [] : [{ kind: 'text', value: part } as const]),
    ...(index < parts.length - 1 ? (args[index] ?? unknown) : []),
  ]);
  return [...pieces, ...args.slice(parts.length - 1).flat()];
}
