// What a value is to the images of a chart: the templates that print it, and what the printed value is a part of.
import type { Chain, Operand, Pipeline } from '../../languages/go-template/parse.js';
import {
  choiceOf,
  isTagOrDigest,
  isWholeName,
  type Printed,
  type PrintedPiece,
  pieceCount,
  type Ref,
  refsIn,
} from './pipeline.js';

export type Item = PrintedPiece | { readonly kind: 'mark'; readonly name: 'begin' | 'else' | 'end' };

export type Judgement =
  /** The whole text of a named template, which is judged where that is used. */
  | { readonly kind: 'whole' }
  /** Behind the colon of an image's name, where nothing but a digest follows. */
  | { readonly kind: 'tag' }
  /** Behind `@`; with `isBare`, the algorithm precedes it. */
  | { readonly kind: 'digest'; readonly isBare: boolean }
  /** The tag of a name of which the template sets another part. */
  | { readonly kind: 'other-name' }
  /** Text follows that is no digest. */
  | { readonly kind: 'extended' }
  /** It counts where the tag of another image is empty. */
  | { readonly kind: 'fallback' }
  | { readonly kind: 'printed'; readonly line: string };

type TellUse = (ref: Ref, how: Judgement) => void;

/** More of the surroundings is not looked at. */
const maxAround = 40;
const sign = /(?:@sha256:|@|:)$/;

/** Judges every reference among the items. */
export function judgeItems(items: readonly Item[], report: TellUse): void {
  items.forEach((item, index) => {
    if (item.kind === 'mark' || !refsIn([item]).some((ref) => isTagOrDigest(ref) || isWholeName(ref))) return;
    const before = withoutOtherBranches(
      items.slice(Math.max(0, index - maxAround), index).reverse(),
      'begin',
    );
    const after = withoutOtherBranches(items.slice(index + 1, index + 1 + maxAround), 'end');
    judge(item, before, after, report);
  });
}

/** The pieces of the branches that the place is in; `before` is in reverse order. */
function withoutOtherBranches(items: readonly Item[], close: 'begin' | 'end'): readonly PrintedPiece[] {
  const pieces: PrintedPiece[] = [];
  let skipped = 0;
  for (const item of items) {
    if (item.kind !== 'mark') {
      if (skipped === 0) pieces.push(item);
    } else if (skipped > 0) {
      if (item.name === close) skipped -= 1;
      else if (item.name !== 'else') skipped += 1;
    } else if (item.name === 'else') skipped = 1;
  }
  return pieces;
}

function judge(piece: PrintedPiece, before: Printed, after: Printed, report: TellUse): void {
  if (piece.kind === 'ref' && isTagOrDigest(piece.ref))
    report(piece.ref, judgementOf(piece.ref, before, after));
  if (piece.kind === 'ref' && isWholeName(piece.ref)) {
    const line = otherPlace(before);
    if (line !== undefined) report(piece.ref, { kind: 'printed', line });
  }
  if (piece.kind !== 'choice') return;
  const [first = []] = piece.options.filter((option) => refsIn(option).length > 0);
  for (const option of piece.options) {
    const [only] = option;
    const isSecond = piece.isFallback && option !== first && option.length === 1;
    if (isSecond && only?.kind === 'ref' && refsIn(first).some((one) => isOtherTag(one, only.ref)))
      report(only.ref, { kind: 'fallback' });
    option.forEach((inner, index) => {
      judge(
        inner,
        [...option.slice(0, index).reverse(), ...before],
        [...option.slice(index + 1), ...after],
        report,
      );
    });
  }
}

/** True for the tag of another image; a global tag is one for all of them. */
function isOtherTag(other: Ref, ref: Ref): boolean {
  if (!/tag$/i.test(other.path.at(-1) ?? '') || other.path[0] === 'global') return false;
  return other.path.join('.') !== ref.path.join('.');
}

function judgementOf(ref: Ref, before: Printed, after: Printed): Judgement {
  const ending = endingOf(before);
  if (ending === undefined) return isBlank(before) && isBlank(after) ? { kind: 'whole' } : printed(before);
  if (ending.sign !== ':') return { kind: 'digest', isBare: ending.sign !== '@' };
  if (ending.name === 'literal') return { kind: 'other-name' };
  if (ending.name !== 'unknown' && !ending.name.some((one) => isSibling(one, ref)))
    return { kind: 'other-name' };
  return isEnd(after) ? { kind: 'tag' } : { kind: 'extended' };
}

/** Longer than a variable with its name. */
const maxPlace = 400;

/** The key, the variable or the option that gets a name, where that says that it is no image. */
function otherPlace(before: Printed): string | undefined {
  const [last] = before;
  const text = last?.kind === 'text' ? last.value.slice(-maxPlace) : '';
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const place = /(?<key>[\w./-]+)["']?(?:[ \t]?=[ \t]?|:[ \t]+)["']?$/.exec(line)?.groups?.key;
  if (place === undefined) return undefined;
  const variable = /^value$/i.test(place)
    ? /\bname:[ \t]*["']?(?<name>[\w.-]+)["']?[ \t]*(?:,[ \t]*|\r?\n[ \t]*)value:[ \t]*["']?$/.exec(text)
        ?.groups?.name
    : place;
  return variable === undefined || /image|container/i.test(variable) ? undefined : line.trim();
}

function isBlank(value: Printed): boolean {
  return value.every((piece) => piece.kind === 'text' && piece.value.trim() === '');
}

function printed(before: Printed): Judgement {
  const [last] = before;
  const text = last?.kind === 'text' ? last.value : '';
  return { kind: 'printed', line: text.slice(text.lastIndexOf('\n') + 1).trim() };
}

interface Ending {
  readonly sign: string;
  /** What precedes the sign: values, a text of the template, or what is not known. */
  readonly name: readonly Ref[] | 'literal' | 'unknown';
}

/** The sign that ends the text before a value. */
function endingOf([last, ...earlier]: Printed): Ending | undefined {
  for (const text of textsOf(last)) {
    const found = sign.exec(text)?.[0];
    if (found === undefined) continue;
    const rest = text.slice(0, text.length - found.length);
    if (found !== ':') return { sign: found, name: 'unknown' };
    if (rest !== '') {
      // A YAML key has a blank behind its colon.
      if (/[\w}\]]$/.test(rest)) return { sign: ':', name: 'literal' };
      continue;
    }
    const [before] = earlier;
    const refs = before === undefined ? [] : refsIn([before]).filter(({ isAbsolute }) => isAbsolute);
    if (before?.kind === 'text') return { sign: ':', name: 'literal' };
    return { sign: ':', name: refs.length === 0 ? 'unknown' : refs };
  }
  return undefined;
}

/** The texts that a piece may be. */
function textsOf(piece: PrintedPiece | undefined): readonly string[] {
  if (piece?.kind === 'text') return [piece.value];
  if (piece?.kind !== 'choice') return [];
  return piece.options.flatMap((option) => (option.length === 1 ? textsOf(option[0]) : []));
}

function isSibling(repository: Ref, tag: Ref): boolean {
  if (!tag.isAbsolute) return true;
  return repository.path.slice(0, -1).join('.') === tag.path.slice(0, -1).join('.');
}

/** True where the name ends, or only a digest follows. */
function isEnd([next]: Printed): boolean {
  if (next === undefined) return true;
  if (next.kind === 'text') return next.value === '' || /^[\s"'`,;)\]}@\\]/.test(next.value);
  if (next.kind !== 'choice') return false;
  return next.options.every((option) => option.length === 0 || isEnd(option));
}

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
  const isEmptied = operands.some((one) => one.kind === 'text' && one.value === '');
  if (conditions.has(name) || (isEmptied && (name === 'eq' || name === 'ne'))) return unknown;
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
