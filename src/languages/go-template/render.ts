// Renders Go templates: what they print, where each piece of it is from, and which of their texts were reached.
import { append } from '../../model/collections.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { called, indexed } from './functions.js';
import {
  type Action,
  type Block,
  type Operand,
  type ParsedTemplate,
  type Pipeline,
  parseTemplate,
  type TemplateBody,
  type TemplateNode,
  templateTree,
} from './parse.js';
import {
  isList,
  isTrue,
  joinTexts,
  type Piece,
  piecesOf,
  printed,
  sizeOfValue,
  type TemplateValue,
  Text,
  unknownText,
  unknownValue,
} from './values.js';

/** A template with the file that it is in. */
interface TemplateInFile {
  readonly file: SourceFile;
  readonly body: TemplateBody;
}

const parsed = new WeakMap<SourceFile, ParsedTemplate>();

/** Files of named templates are a part of each rendering, so what is read of them is kept. */
function templateOf(file: SourceFile): ParsedTemplate {
  const known = parsed.get(file) ?? templateTree(parseTemplate(file.text));
  if (file.path.endsWith('.tpl')) parsed.set(file, known);
  return known;
}

export type NamedTemplates = ReadonlyMap<string, TemplateInFile>;

/** The templates that files define, by their names. */
export function definedTemplates(files: readonly SourceFile[]): NamedTemplates {
  return new Map(
    files.flatMap((file) =>
      [...templateOf(file).defines].map(([name, body]) => [name, { file, body }] as const),
    ),
  );
}

/** A piece of the output. `site` is the action of the rendered file that printed it; absent for the file's own text. */
export interface OutputPiece extends Piece {
  readonly site?: Span;
}

export interface RenderedTemplate {
  readonly text: string;
  readonly pieces: readonly OutputPiece[];
}

/** The template does more than is rendered; the file is read without rendering it then. */
export class TooMuchRendering extends Error {}

const maxSteps = 200_000;
const maxOutput = 2_000_000;
const maxDepth = 40;
const maxSize = 50_000;
const sizeOfStep = 20;
/** Each of them takes other branches, as long as there are texts with images that no earlier one reached. */
const maxPasses = 6;

/** Text before the name of an image, and flags that take one. */
const wanted = /image\w{0,30}["']?[ \t]*[:=]|--[\w-]{0,60}image/i;

const printedTemplate = /(?:include|template) +"([^"]+)"/g;

interface Wants {
  readonly texts: readonly TemplateNode[];
  /** The templates that it prints. */
  readonly names: ReadonlySet<string>;
}

const wantsOf = new WeakMap<TemplateBody, Wants>();

function wantsIn(body: TemplateBody): Wants {
  const known = wantsOf.get(body);
  if (known !== undefined) return known;
  const texts: TemplateNode[] = [];
  const names = new Set<string>();
  for (const node of body)
    if (node.kind === 'text') {
      if (wanted.test(node.value)) texts.push(node);
    } else if (node.kind === 'action') addNames(node, names);
    else if (node.kind === 'block')
      for (const one of node.branches) {
        const inner = wantsIn(one.body);
        append(texts, inner.texts);
        addNames(one.action, names);
        for (const name of inner.names) names.add(name);
      }
  const wants = { texts, names };
  wantsOf.set(body, wants);
  return wants;
}

/** The templates that an action prints. */
function addNames({ keyword, pipeline }: Pick<Action, 'keyword' | 'pipeline'>, names: Set<string>): void {
  for (const [first, second, ...rest] of pipeline) {
    const name = keyword === 'template' || keyword === 'block' ? first : second;
    const isCall = name !== second || (first?.kind === 'word' && first.name === 'include');
    if (isCall && name?.kind === 'text') names.add(name.value);
    for (const one of [first, second, ...rest]) if (one?.kind === 'nested') addNames(one, names);
  }
}

class Scope {
  private readonly variables = new Map<string, TemplateValue>();

  constructor(
    readonly dot: TemplateValue,
    private readonly outer?: Scope,
  ) {}

  get(name: string): TemplateValue {
    return this.variables.get(name) ?? this.outer?.get(name) ?? null;
  }

  set(name: string, value: TemplateValue, declares: boolean): void {
    if (declares || this.variables.has(name) || this.outer === undefined) this.variables.set(name, value);
    else this.outer.set(name, value, false);
  }
}

/** Renders the templates of one chart with one root. */
export class Renderer {
  private readonly reached = new Set<TemplateNode>();
  private depth = 0;
  private isForced = false;
  private output: OutputPiece[] = [];
  private length = 0;

  constructor(
    private templates: NamedTemplates,
    private readonly rootOf: () => TemplateValue,
    private readonly budget = { steps: maxSteps },
  ) {}

  /** True where a text of the file may name an image, or with `ofOthers`, one of a template that it prints. */
  wantsAny({ text }: SourceFile, ofOthers = false): boolean {
    if (!ofOthers && wanted.test(text)) return true;
    return [...text.matchAll(printedTemplate)].some(([, name = '']) => this.allWants(name).length > 0);
  }

  /**
   * What the file prints: first as its values say, then with the branches in which images were not reached yet.
   * @throws TooMuchRendering
   */
  passes(
    file: SourceFile,
    most = maxPasses,
  ): { readonly passes: readonly RenderedTemplate[]; readonly isWhole: boolean } {
    const { body, defines } = templateOf(file);
    const own = [...defines].map(([name, one]) => [name, { file, body: one }] as const);
    if (own.length > 0) this.templates = new Map([...this.templates, ...own]);
    const root = this.rootOf();
    const passes: RenderedTemplate[] = [];
    for (let isWhole = false; !isWhole && passes.length < most; isWhole = !this.wantsMore(body)) {
      this.isForced = passes.length > 0;
      const before = this.reached.size;
      const pieces = this.printedBy({ file, body }, root);
      passes.push({ text: pieces.map(({ text }) => text).join(''), pieces });
      if (this.isForced && this.reached.size === before) break;
    }
    return { passes, isWhole: !this.wantsMore(body) };
  }

  private wantsMore(body: TemplateBody): boolean {
    const { texts, names } = wantsIn(body);
    return (
      texts.some((node) => !this.reached.has(node)) ||
      [...names].some((name) => this.allWants(name).some((node) => !this.reached.has(node)))
    );
  }

  private readonly wantsByName = new Map<string, readonly TemplateNode[]>();

  private allWants(name: string): readonly TemplateNode[] {
    const known = this.wantsByName.get(name);
    const template = this.templates.get(name);
    if (known !== undefined || template === undefined) return known ?? [];
    this.wantsByName.set(name, []);
    const { texts, names } = wantsIn(template.body);
    const all = [...new Set([...texts, ...[...names].flatMap((one) => this.allWants(one))])];
    this.wantsByName.set(name, all);
    return all;
  }

  /** The pieces that a template prints. */
  private printedBy({ file, body }: TemplateInFile, dot: TemplateValue): readonly OutputPiece[] {
    if (this.depth >= maxDepth) throw new TooMuchRendering();
    const outer = this.output;
    this.output = [];
    this.depth += 1;
    const scope = new Scope(dot);
    scope.set('$', dot, true);
    this.run(file, body, scope);
    this.depth -= 1;
    const pieces = this.output;
    this.output = outer;
    return pieces;
  }

  private run(file: SourceFile, body: TemplateBody, scope: Scope): void {
    for (const node of body) {
      this.step();
      if (node.kind === 'text') {
        this.reached.add(node);
        const { offset, value: text } = node;
        this.print([{ text, isVerbatim: true, from: { file, start: offset, end: offset + text.length } }]);
      } else if (node.kind === 'block') this.runBlock(file, node, scope);
      else if (node.kind === 'unreadable') this.print([{ text: unknownText, ...this.siteOf(node) }]);
      else if (node.keyword === undefined || node.keyword === 'template' || node.keyword === 'block')
        this.runAction(node, scope);
    }
  }

  private runAction(node: Action, scope: Scope): void {
    if (node.sets.length > 0) {
      const value = this.evaluate(node.pipeline, scope);
      for (const name of node.sets) scope.set(name, value, node.declares);
      return;
    }
    const [[first, ...args] = []] = node.pipeline;
    const isCall = node.keyword !== undefined && first?.kind === 'text';
    const value = isCall
      ? this.included([first.value, ...args.map((one) => this.operand(one, scope))])
      : this.evaluate(node.pipeline, scope);
    // Whoever turns a branch on sets what it prints.
    const pieces = piecesOf(value === null && this.isForced ? unknownValue : value);
    this.print(this.depth > 1 ? pieces : pieces.map((piece) => ({ ...piece, ...this.siteOf(node) })));
  }

  /** Only the actions of the rendered file itself are sites. */
  private siteOf({ offset, end }: { readonly offset: number; readonly end: number }): {
    readonly site?: Span;
  } {
    return this.depth > 1 ? {} : { site: { start: offset, end } };
  }

  private print(pieces: readonly OutputPiece[]): void {
    for (const { text } of pieces) this.length += text.length;
    if (this.length > maxOutput) throw new TooMuchRendering();
    append(this.output, pieces);
  }

  /** @throws TooMuchRendering where values become too large to work with */
  private charge(values: readonly TemplateValue[]): void {
    for (const value of values) {
      const size = sizeOfValue(value);
      if (size > maxSize) throw new TooMuchRendering();
      this.budget.steps -= size / sizeOfStep;
    }
    this.step();
  }

  private step(): void {
    this.budget.steps -= 1;
    if (this.budget.steps < 0) throw new TooMuchRendering();
  }

  private runBlock(file: SourceFile, { branches }: Block, scope: Scope): void {
    const inner = new Scope(scope.dot, scope);
    const tests: TemplateValue[] = [];
    let natural = -1;
    for (const [index, { action }] of branches.entries()) {
      const isElse = action.keyword === 'else' && action.next === undefined;
      const test = isElse ? true : this.tested(action, inner);
      tests.push(test);
      if (isTrue(test) === false) continue;
      natural = index;
      break;
    }
    const isMore = (index: number) => this.wantsMore(branches[index]?.body ?? []);
    const more = this.isForced && !isMore(natural) ? branches.findIndex((_, index) => isMore(index)) : -1;
    const taken = more >= 0 ? more : natural;
    const branch = branches[taken];
    if (branch === undefined) return;
    const start = this.output.length;
    const restore = more >= 0 ? this.assumed(branch.action.pipeline, inner) : [];
    try {
      this.runBranch(file, branch, tests[taken], inner);
    } finally {
      // Others are rendered with the same values.
      for (const undo of restore) undo();
    }
    const isUnsure = tests.some((test) => isTrue(test) === undefined);
    // A name must not look complete where nobody knows the condition of a part of it.
    if (isUnsure && !this.output.slice(start).some(({ text }) => text.includes('\n')))
      this.print([{ text: unknownText, ...this.siteOf(branch.action) }]);
  }

  /** Sets the values for which the branch is not taken, or makes them unknown; returns what undoes that. */
  private assumed(pipeline: Pipeline, scope: Scope): (() => void)[] {
    return pipeline.flat().flatMap((one) => {
      if (one.kind === 'nested') return this.assumed(one.pipeline, scope);
      const key = one.kind === 'chain' ? one.fields.at(-1) : undefined;
      if (one.kind !== 'chain' || key === undefined) return [];
      const map = this.operand({ ...one, fields: one.fields.slice(0, -1) }, scope);
      const value = map instanceof Map ? map.get(key) : undefined;
      if (!(map instanceof Map) || isTrue(value ?? null) !== false) return [];
      map.set(key, value === false ? true : unknownValue);
      return [() => (value === undefined ? map.delete(key) : map.set(key, value))];
    });
  }

  private tested(action: Action, scope: Scope): TemplateValue {
    const value = this.evaluate(action.pipeline, scope);
    const isRange = action.keyword === 'range';
    if (!isRange) for (const name of action.sets) scope.set(name, value, action.declares);
    return value;
  }

  private runBranch(
    file: SourceFile,
    { action, body }: Block['branches'][number],
    test: TemplateValue | undefined,
    scope: Scope,
  ): void {
    const keyword = action.keyword === 'else' ? action.next : action.keyword;
    const value = test === undefined || isTrue(test) === false ? unknownValue : test;
    const items =
      keyword === 'range' ? itemsOf(value) : [[null, keyword === 'with' ? value : scope.dot] as const];
    for (const [key, item] of items) {
      const inner = new Scope(item, scope);
      const [first, second] = keyword === 'range' ? action.sets : [];
      if (second !== undefined && first !== undefined) inner.set(first, key, true);
      const name = second ?? first;
      if (name !== undefined) inner.set(name, item, true);
      this.run(file, body, inner);
    }
  }

  private evaluate(pipeline: Pipeline, scope: Scope): TemplateValue {
    let value: TemplateValue | undefined;
    for (const [first, ...rest] of pipeline) {
      this.step();
      if (first === undefined) continue;
      const args = rest.map((one) => this.operand(one, scope));
      if (value !== undefined) args.push(value);
      if (first.kind === 'word' && !constants.has(first.name) && !isNumber(first.name))
        value = this.call(first.name, args);
      else {
        const own = this.operand(first, scope);
        // Methods of objects, such as `.Capabilities.APIVersions.Has`.
        value = args.length > 0 ? unknownValue : own;
      }
    }
    return value ?? null;
  }

  private operand(operand: Operand, scope: Scope): TemplateValue {
    if (operand.kind === 'text') return operand.value;
    if (operand.kind === 'nested') return fieldsOf(this.evaluate(operand.pipeline, scope), operand.fields);
    if (operand.kind === 'chain')
      return fieldsOf(operand.root === '' ? scope.dot : scope.get(operand.root), operand.fields);
    const constant = constants.get(operand.name);
    if (constant !== undefined) return constant;
    return isNumber(operand.name) ? Number(operand.name) : this.call(operand.name, []);
  }

  private call(name: string, args: readonly TemplateValue[]): TemplateValue {
    if (name === 'include') return this.included(args);
    this.charge(args);
    if (name !== 'tpl') {
      const result = called(name, args);
      this.charge([result]);
      return result;
    }
    const [source = null, dot = null] = args;
    const text = printed(source);
    if (source === unknownValue || !text.includes('{{')) return source;
    const file = { path: '', text };
    return new Text(this.printedBy({ file, body: templateOf(file).body }, dot));
  }

  private included([name = null, dot = null]: readonly TemplateValue[]): TemplateValue {
    const template = this.templates.get(printed(name));
    return template === undefined ? unknownValue : joinTexts([new Text(this.printedBy(template, dot))]);
  }
}

const constants: ReadonlyMap<string, TemplateValue> = new Map<string, TemplateValue>([
  ['true', true],
  ['false', false],
  ['nil', null],
]);

function isNumber(word: string): boolean {
  return /^[-+]?\d[\d.]*$/.test(word);
}

function fieldsOf(value: TemplateValue, fields: readonly string[]): TemplateValue {
  return fields.length === 0 ? value : indexed(value, fields);
}

function itemsOf(value: TemplateValue): readonly (readonly [TemplateValue, TemplateValue])[] {
  if (value instanceof Map) return [...value].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (isList(value)) return value.map((one, index) => [index, one]);
  return [[unknownValue, unknownValue]];
}
