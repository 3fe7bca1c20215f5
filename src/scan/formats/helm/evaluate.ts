// What the pipelines of a chart's templates make of its values, without running them: texts, references to values,
// and choices between several. A function that is not known here has an unknown result.
import type { Chain, Operand, Pipeline } from './pipeline.js';
import { choiceOf, type Printed, pieceCount, type Ref, refsIn } from './printed.js';

/** What the evaluation tells about values that it cannot follow further. */
type Consumed =
  /** A function makes something else of the value, or compares it. */
  | { readonly kind: 'changed'; readonly by: string }
  /** A named template gets the value. */
  | { readonly kind: 'handed'; readonly to: string };

export interface TemplateScope {
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
export function evaluate(pipeline: Pipeline, scope: TemplateScope): Printed {
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
export function bounded(value: Printed, scope: Pick<TemplateScope, 'consume'>): Printed {
  if (pieceCount(value) <= maxPieces) return value;
  consumeAll([value], { kind: 'changed', by: 'a long expression' }, scope);
  return unknown;
}

function operandValue(operand: Operand, scope: TemplateScope): Printed {
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
function valueOfChain({ root, fields }: Chain, { dot, variables }: TemplateScope): Printed {
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

function call(
  name: string,
  operands: readonly Operand[],
  args: readonly Printed[],
  scope: TemplateScope,
): Printed {
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

function consumeAll(args: readonly Printed[], how: Consumed, scope: Pick<TemplateScope, 'consume'>): void {
  for (const ref of args.flatMap(refsIn)) scope.consume(ref, how);
}

function includedBy(operands: readonly Operand[], args: readonly Printed[], scope: TemplateScope): Printed {
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
function formatted([format = [], ...args]: readonly Printed[], scope: TemplateScope): Printed {
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
