// Evaluates expressions of HCL as far as the files tell. What several values are possible for is a choice: the same one
// wherever an expression depends on it, so that values of one item stay together.
import type { SourceFile } from '../../model/text/source.js';
import { unresolved } from '../../scan/reasons.js';
import { callFunction } from './functions.js';
import { type Expression, type ObjectItem, splatItem } from './syntax.js';
import {
  entriesOf,
  type HclPlace,
  type HclValue,
  hclText,
  type Lazy,
  numberOf,
  textValue,
  truth,
  unknown,
} from './values.js';

/** What names mean at an expression. */
export interface HclScope {
  readonly file: SourceFile;
  readonly names: ReadonlyMap<string, (run: Run) => HclValue>;
  /** Functions that the file defines. */
  readonly functions?: ReadonlyMap<string, UserFunction>;
}

export interface UserFunction {
  readonly params: readonly string[];
  readonly result: Expression;
}

const maxDepth = 100;
const maxOutcomes = 64;
/** Runs that end at another choice, and those that give an outcome. */
const maxRuns = 4 * maxOutcomes;
const maxTextLength = 100_000;

/** The work that may be left for all expressions of a file. */
export interface HclBudget {
  steps: number;
}

/** One evaluation with the choices that were made so far. */
export class Run {
  depth = 0;
  /** How often a variable was read that whoever runs the tool may set otherwise. */
  settable = 0;
  readonly files = new Set<SourceFile>();
  /** The names that values came from. */
  through = new Set<string>();
  /** Names that do not have their default, where a condition that they decide is not as it is by default. */
  otherwise: ReadonlySet<string> = new Set();
  /** The first choice that is not made yet; then the result counts for nothing. */
  open: { readonly key: string; readonly options: readonly string[] } | undefined;

  constructor(
    private readonly chosen: ReadonlyMap<string, string>,
    private readonly budget: HclBudget,
  ) {}

  choose(key: string, options: readonly string[]): string {
    const chosen = this.chosen.get(key);
    if (chosen === undefined && options.length > 1) this.open ??= { key, options };
    return chosen ?? options[0] ?? '';
  }

  /** One of numbered options; where there are more than outcomes, it does not matter how many more. */
  chooseNumber(key: string, count: number): number {
    const numbers = Array.from({ length: Math.min(count, maxOutcomes + 1) }, (_, at) => String(at));
    return Number(this.choose(key, numbers));
  }

  /** False once nothing more may be evaluated. */
  step(count = 1): boolean {
    this.budget.steps -= count;
    return this.budget.steps > 0 && this.depth < maxDepth && this.open === undefined;
  }
}

/** What `read` gives for every combination of choices. */
export function outcomes<T>(budget: HclBudget, read: (run: Run) => T): readonly T[] | 'too many' {
  const found: T[] = [];
  const waiting: ReadonlyMap<string, string>[] = [new Map()];
  for (let done = 0; waiting.length > 0; done += 1) {
    const chosen = waiting.pop() ?? new Map<string, string>();
    const run = new Run(chosen, budget);
    const one = read(run);
    const { open } = run;
    if (budget.steps <= 0 || done > maxRuns || (open?.options.length ?? 0) > maxOutcomes) return 'too many';
    if (open === undefined) found.push(one);
    else
      for (const option of [...open.options].reverse())
        waiting.push(new Map([...chosen, [open.key, option]]));
    if (found.length + waiting.length > maxOutcomes) return 'too many';
  }
  return found;
}

/** Never throws. Lists and maps are evaluated where they are read. */
export function evaluateHcl(one: Expression, scope: HclScope, run: Run): HclValue {
  if (!run.step()) return unknown(unresolved.tooManyValues);
  run.depth += 1;
  run.files.add(scope.file);
  const value = shapes(one, scope, run);
  run.depth -= 1;
  return value;
}

function shapes(one: Expression, scope: HclScope, run: Run): HclValue {
  const inner = (expression: Expression) => evaluateHcl(expression, scope, run);
  switch (one.kind) {
    case 'value':
      return { kind: 'plain', value: one.value };
    case 'template':
      return template(one, scope, run);
    case 'tuple':
      return { kind: 'list', items: one.items.map((item) => () => inner(item)) };
    case 'object':
      return object(one.items, scope, run);
    case 'for':
      return comprehension(one, scope, run);
    case 'name':
      return named(one.name, scope, run);
    case 'index':
      return index(one, scope, run);
    case 'splat':
      return splat(one, scope, run);
    case 'call':
      return call(one, scope, run);
    case 'not': {
      const value = truth(inner(one.of));
      return value === undefined ? unknown(unresolved.expression) : { kind: 'plain', value: !value };
    }
    case 'minus': {
      const value = numberOf(inner(one.of));
      return value === undefined ? unknown(unresolved.expression) : { kind: 'plain', value: -value };
    }
    case 'binary':
      return binary(one.operator, inner(one.left), () => inner(one.right));
    case 'conditional':
      return conditional(one, scope, run);
    case 'unread':
      return unknown(unresolved.expression);
  }
}

type ExpressionOf<K extends Expression['kind']> = Extract<Expression, { readonly kind: K }>;

function template({ parts, span, exact }: ExpressionOf<'template'>, scope: HclScope, run: Run): HclValue {
  const place = (kind: HclPlace['kind']): HclPlace => ({ file: scope.file, span, kind, exact });
  const [only, ...more] = parts;
  if (only === undefined) return { kind: 'text', value: '', place: place('literal') };
  if (more.length === 0)
    return typeof only === 'string'
      ? { kind: 'text', value: only, place: place('literal') }
      : evaluateHcl(only, scope, run);
  let [value, why, isOtherwise] = ['', undefined as string | undefined, false];
  for (const part of parts) {
    const inner = typeof part === 'string' ? textValue(part) : evaluateHcl(part, scope, run);
    const text = hclText(inner);
    if (text === undefined) why ??= whyOf(inner, part, scope.file);
    isOtherwise ||= inner.kind === 'unknown' && inner.isOtherwise === true;
    value += text ?? (inner.kind === 'unknown' ? inner.shape : undefined) ?? 'x';
    if (value.length > maxTextLength) return unknown(unresolved.tooManyVariables);
  }
  if (why !== undefined)
    return {
      kind: 'unknown',
      why,
      place: place('template'),
      shape: value,
      ...(isOtherwise ? { isOtherwise } : {}),
    };
  return { kind: 'text', value, place: place('template') };
}

function whyOf(value: HclValue, part: string | Expression, { text }: SourceFile): string {
  if (value.kind === 'unknown') return value.why;
  if (typeof part === 'string') return unresolved.expression;
  return unresolved.notDefinedHere(text.slice(part.span.start, part.span.end));
}

/** The values of an object by their keys, as far as these are written as they are; read once for all uses. */
const written = new WeakMap<readonly ObjectItem[], ReadonlyMap<string, Expression> | undefined>();

function writtenItems(items: readonly ObjectItem[]): ReadonlyMap<string, Expression> | undefined {
  if (written.has(items)) return written.get(items);
  const entries = items.map(({ key, value }) => [key.kind === 'template' ? key.parts : [], value] as const);
  const isWritten = entries.every(([[text, ...more]]) => typeof text === 'string' && more.length === 0);
  const found = isWritten ? new Map(entries.map(([[text], value]) => [String(text), value])) : undefined;
  written.set(items, found);
  return found;
}

/** Only what is asked for is evaluated: many names may use one item of a large object. */
function object(items: readonly ObjectItem[], scope: HclScope, run: Run): HclValue {
  const known = writtenItems(items);
  const lazy = (value: Expression) => () => evaluateHcl(value, scope, run);
  let all: ReadonlyMap<string, Lazy> | undefined;
  const entries = () => {
    if (!run.step(items.length)) return new Map<string, Lazy>();
    const named = items.map(
      ({ key, value }) => [hclText(evaluateHcl(key, scope, run)), lazy(value)] as const,
    );
    return new Map(named.flatMap(([name, value]) => (name === undefined ? [] : [[name, value] as const])));
  };
  return {
    kind: 'map',
    get entries() {
      all ??= entries();
      return all;
    },
    ...(known && {
      item: (name: string) => {
        const value = known.get(name);
        return value && evaluateHcl(value, scope, run);
      },
    }),
  };
}

function named(name: string, scope: HclScope, run: Run): HclValue {
  const value = scope.names.get(name)?.(run);
  return value ?? { kind: 'unknown', why: unresolved.notDefinedHere(name), isName: true };
}

function index({ base, key, span }: ExpressionOf<'index'>, scope: HclScope, run: Run): HclValue {
  const of = evaluateHcl(base, scope, run);
  const written = () => scope.file.text.slice(span.start, span.end);
  if (of.kind === 'elsewhere') return of;
  if (of.kind === 'unknown') return of.isName ? { ...of, why: unresolved.notDefinedHere(written()) } : of;
  const before = run.settable;
  const wanted = evaluateHcl(key, scope, run);
  const isCertain = run.settable === before;
  const name = hclText(wanted);
  if (of.kind === 'names')
    return name === undefined ? unknown(unresolved.notDefinedHere(written())) : of.get(name);
  const missing = { kind: 'unknown', why: unresolved.notDefinedHere(written()), isMissing: true } as const;
  if (of.kind === 'map' && of.item !== undefined && isCertain && name !== undefined)
    return of.item(name) ?? missing;
  const entries = entriesOf(of);
  if (entries === undefined) return unknown(unresolved.notDefinedHere(written()));
  const text = scope.file.text.slice(key.span.start, key.span.end);
  const chosen = isCertain && name !== undefined ? name : run.choose(`key ${text}`, [...entries.keys()]);
  return entries.get(chosen)?.() ?? missing;
}

function splat({ base, each }: ExpressionOf<'splat'>, scope: HclScope, run: Run): HclValue {
  const of = evaluateHcl(base, scope, run);
  if (of.kind === 'unknown' || of.kind === 'elsewhere') return of;
  const items = of.kind === 'list' ? of.items : [() => of];
  return {
    kind: 'list',
    items: items.map((item) => () => evaluateHcl(each, withNames(scope, [[splatItem, item]]), run)),
  };
}

/** The scope with more names. */
export function withNames(scope: HclScope, names: readonly (readonly [string, Lazy])[]): HclScope {
  return { ...scope, names: new Map([...scope.names, ...names.map(([name, get]) => [name, get] as const)]) };
}

/** The items that are known; where a condition is not, the item counts. */
function comprehension(one: ExpressionOf<'for'>, scope: HclScope, run: Run): HclValue {
  const of = evaluateHcl(one.collection, scope, run);
  const entries = entriesOf(of);
  if (entries === undefined || one.isGrouped)
    return of.kind === 'unknown' ? of : unknown(unresolved.expression);
  const isList = of.kind === 'list';
  if (!run.step(entries.size)) return unknown(unresolved.tooManyValues);
  const scopes = [...entries].map(([key, item]) => namesOfItem(one.names, scope, isList, key, item));
  const kept = scopes.filter((inner) => {
    const before = run.settable;
    const value = one.condition === undefined ? true : truth(evaluateHcl(one.condition, inner, run));
    return value !== false || run.settable > before;
  });
  const { key } = one;
  if (key === undefined)
    return { kind: 'list', items: kept.map((inner) => () => evaluateHcl(one.value, inner, run)) };
  const found = new Map<string, Lazy>();
  for (const inner of kept) {
    const name = hclText(evaluateHcl(key, inner, run));
    if (name !== undefined) found.set(name, () => evaluateHcl(one.value, inner, run));
  }
  return { kind: 'map', entries: found };
}

/** The scope of one item: under one name its value, under two its key and its value. */
function namesOfItem(
  names: readonly string[],
  scope: HclScope,
  isList: boolean,
  key: string,
  item: Lazy,
): HclScope {
  const [first = '', second] = names;
  const keyValue: Lazy = () => (isList ? { kind: 'plain', value: Number(key) } : textValue(key));
  return withNames(
    scope,
    second === undefined
      ? [[first, item]]
      : [
          [first, keyValue],
          [second, item],
        ],
  );
}

function conditional(
  { condition, yes, no }: ExpressionOf<'conditional'>,
  scope: HclScope,
  run: Run,
): HclValue {
  const before = run.settable;
  const { through, otherwise } = run;
  run.through = new Set();
  const known = truth(evaluateHcl(condition, scope, run));
  const decisive = run.through;
  run.through = new Set([...through, ...decisive]);
  const text = scope.file.text.slice(condition.span.start, condition.span.end);
  const isTrue =
    known === undefined || run.settable > before ? run.choose(`if ${text}`, ['yes', 'no']) === 'yes' : known;
  if (known !== undefined && isTrue !== known) run.otherwise = new Set([...otherwise, ...decisive]);
  const branch = isTrue ? yes : no;
  const value = evaluateHcl(branch, scope, run);
  run.otherwise = otherwise;
  if (value.kind !== 'unknown' || value.place !== undefined) return value;
  return { ...value, place: { file: scope.file, span: branch.span, kind: 'computed', exact: false } };
}

function binary(operator: string, left: HclValue, rightOf: Lazy): HclValue {
  const plain = (value: number | boolean | undefined): HclValue =>
    value === undefined ? unknown(unresolved.expression) : { kind: 'plain', value };
  if (operator === '&&' || operator === '||') {
    const [first, second] = [truth(left), truth(rightOf())];
    const decides = operator === '||';
    if (first === decides || second === decides) return plain(decides);
    return plain(first === undefined || second === undefined ? undefined : !decides);
  }
  const right = rightOf();
  if (operator === '==' || operator === '!=') {
    const same = isSame(left, right);
    return plain(same === undefined ? undefined : same === (operator === '=='));
  }
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a === undefined || b === undefined) return plain(undefined);
  const results: Readonly<Record<string, number | boolean>> = {
    '<': a < b,
    '>': a > b,
    '<=': a <= b,
    '>=': a >= b,
    '+': a + b,
    '-': a - b,
    '*': a * b,
    '/': a / b,
    '%': a % b,
  };
  return plain(results[operator]);
}

function isSame(left: HclValue, right: HclValue): boolean | undefined {
  const simple = [left, right].every(({ kind }) => kind === 'text' || kind === 'plain');
  return simple ? left.kind === right.kind && hclText(left) === hclText(right) : undefined;
}

function call({ name, args, span }: ExpressionOf<'call'>, scope: HclScope, run: Run): HclValue {
  const own = scope.functions?.get(name);
  const values = args.map((arg) => () => evaluateHcl(arg, scope, run));
  const found =
    own === undefined
      ? name === 'lookup'
        ? lookup(values, scope.file.text.slice(args[1]?.span.start, args[1]?.span.end), run)
        : callFunction(name, values)
      : evaluateHcl(
          own.result,
          withNames(
            scope,
            own.params.map((param, at) => [param, values[at] ?? (() => unknown(unresolved.expression))]),
          ),
          run,
        );
  if ((found.kind !== 'text' && found.kind !== 'unknown') || found.place !== undefined) return found;
  return { ...found, place: { file: scope.file, span, kind: 'computed', exact: false } };
}

/** By a key that is not certain, every value of the map is possible, and the default. */
function lookup([map, key, fallback]: readonly Lazy[], written: string, run: Run): HclValue {
  const of = map?.() ?? unknown(unresolved.expression);
  const entries = entriesOf(of);
  const before = run.settable;
  const name = key && hclText(key());
  const isCertain = name !== undefined && run.settable === before;
  if (entries === undefined || key === undefined)
    return of.kind === 'unknown' ? of : unknown(unresolved.expression);
  // No key has a blank at its end in practice, so this one stands for none of them.
  const options = [...entries.keys(), ...(fallback === undefined ? [] : ['no key '])];
  const found = entries.get(isCertain ? name : run.choose(`key ${written}`, options)) ?? fallback;
  return found?.() ?? unknown(unresolved.notDefinedHere(written));
}
