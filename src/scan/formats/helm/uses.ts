// How a chart's templates use its values: in the name of an image, in its digest, or for something else.
import { append } from '../../../model/collections.js';
import type { SourceFile } from '../../../model/text/source.js';
import {
  bounded,
  elementsOf,
  evaluate,
  type Item,
  type Judgement,
  judgeItems,
  type TemplateScope,
} from './judge.js';
import {
  choiceOf,
  isTagOrDigest,
  type Pipeline,
  type Printed,
  pipelineOf,
  type Ref,
  refsIn,
} from './pipeline.js';

export interface Action {
  readonly kind: 'action';
  /** `if`, `range`, `define`, … ; absent for an action that prints or assigns. */
  readonly keyword?: string;
  /** The variables that it sets. */
  readonly sets: readonly string[];
  readonly pipeline: Pipeline;
  readonly offset: number;
}

type TemplateNode =
  | Action
  | { readonly kind: 'text'; readonly value: string; readonly offset: number }
  | { readonly kind: 'unreadable'; readonly value: string; readonly offset: number };

const token =
  /\s+|"(?:[^"\\\n]|\\.){0,2000}"|`[^`]{0,2000}`|'(?:[^'\\\n]|\\.){1,10}'|-?\}\}|:=|[|(),=]|(?:\$\w*)?(?:\.\w+)+|\$\w*|\.|[\w+-][\w.+-]*/y;
const comment = /\{\{-?\s*\/\*/y;
const keywords = /^(?:if|else|end|range|with|define|block|template|break|continue)$/;
const maxTokens = 2000;

/** Every node in the order of the text, with the blanks removed that `{{-` and `-}}` remove. */
export function parseTemplate(text: string): readonly TemplateNode[] {
  const nodes: TemplateNode[] = [];
  let done = 0;
  let trims = false;
  const addText = (end: number, trimEnd: boolean) => {
    const whole = text.slice(done, end);
    const value = trimEnd ? whole.trimEnd() : whole;
    const trimmed = trims ? value.trimStart() : value;
    if (trimmed !== '') nodes.push({ kind: 'text', value: trimmed, offset: done });
  };
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', done)) {
    addText(start, /^-\s/.test(text.slice(start + 2, start + 4)));
    const { node, end } = readAction(text, start);
    if (node !== undefined) nodes.push(node);
    trims = text.slice(end - 3, end) === '-}}';
    done = end;
  }
  addText(text.length, false);
  return nodes;
}

function readAction(text: string, start: number): { node?: TemplateNode; end: number } {
  comment.lastIndex = start;
  if (comment.test(text)) return { end: endBehind(text, '}}', text.indexOf('*/', start)) };
  const likely = text.slice(start, endBehind(text, '}}', start));
  const known = readBefore.get(likely);
  if (known !== undefined) return { node: { ...known, offset: start }, end: start + likely.length };
  const tokens: string[] = [];
  let at = start + (/^-\s/.test(text.slice(start + 2, start + 4)) ? 3 : 2);
  while (tokens.length < maxTokens) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined) break;
    at += found.length;
    if (found.endsWith('}}')) {
      const node = actionOf(tokens, start);
      if (node !== undefined && at === start + likely.length) remember(likely, node);
      return { node: node ?? unreadable(text, start, at), end: at };
    }
    tokens.push(found);
  }
  const end = endBehind(text, '}}', start);
  return { node: unreadable(text, start, end), end };
}

/** Charts repeat a few actions in each of their templates. What is read whole does not depend on the text behind it. */
const readBefore = new Map<string, Action>();
const maxRemembered = 5000;
const maxLength = 500;

function remember(text: string, action: Action): void {
  if (text.length > maxLength) return;
  if (readBefore.size >= maxRemembered) readBefore.clear();
  readBefore.set(text, action);
}

function unreadable(text: string, start: number, end: number): TemplateNode {
  return { kind: 'unreadable', value: text.slice(start, end), offset: start };
}

function endBehind(text: string, what: string, from: number): number {
  const at = from < 0 ? -1 : text.indexOf(what, from);
  return at < 0 ? text.length : at + what.length;
}

function actionOf(tokens: readonly string[], offset: number): Action | undefined {
  const words = tokens.filter((one, index) => one.trim() !== '' || tokens[index - 1] === ')');
  const first = words[0] ?? '';
  const keyword = keywords.test(first) ? first : undefined;
  let rest = keyword === undefined ? words : words.slice(1);
  // `else if` and `else with` go on with a pipeline.
  if (keyword === 'else' && keywords.test(rest[0] ?? '')) rest = rest.slice(1);
  const assigns = rest.findIndex((one) => one === ':=' || one === '=');
  const sets = assigns < 0 ? [] : rest.slice(0, assigns).filter((one) => one.startsWith('$'));
  const reader = { words: assigns < 0 ? rest : rest.slice(assigns + 1), at: 0 };
  const pipeline = pipelineOf(reader);
  if (pipeline === undefined || reader.at < reader.words.length) return undefined;
  return { kind: 'action', ...(keyword === undefined ? {} : { keyword }), sets, pipeline, offset };
}

export interface ValueUse {
  readonly ref: Ref;
  readonly how:
    | Judgement
    | { readonly kind: 'changed'; readonly by: string }
    | { readonly kind: 'handed'; readonly to: string };
  readonly file: string;
}

interface Body {
  readonly file: string;
  readonly nodes: readonly TemplateNode[];
}

const maxNesting = 8;

interface TemplateUses {
  readonly uses: readonly ValueUse[];
  /** The names of the templates that are defined. */
  readonly defined: ReadonlySet<string>;
}

/** The uses of all values in templates that call each other. */
export function readTemplates(files: readonly SourceFile[]): TemplateUses {
  const defines = new Map<string, Body>();
  const bodies = files.flatMap((file) => bodiesOf(file, defines));
  const printed = new Map<string, Printed | undefined>();
  let nesting = 0;
  const printedBy = (name: string): Printed | undefined => {
    const body = defines.get(name);
    if (body === undefined || printed.has(name) || nesting >= maxNesting) return printed.get(name);
    printed.set(name, undefined);
    nesting += 1;
    printed.set(name, onlyValue(itemsOf(body.nodes, printedBy, () => {})));
    nesting -= 1;
    return printed.get(name);
  };
  const found = bodies.flatMap(({ file, nodes }) => {
    const uses: ValueUse[] = [];
    const items = itemsOf(nodes, printedBy, (ref, how) => {
      if (how.kind === 'handed' || isTagOrDigest(ref)) uses.push({ ref, how, file });
    });
    // NOTES.txt is only shown; a comparison in it can still stop an installation.
    if (!/(?:^|\/)NOTES\.txt$/.test(file)) judgeItems(items, (ref, how) => uses.push({ ref, how, file }));
    return uses;
  });
  return { uses: found, defined: new Set(defines.keys()) };
}

/** The file without its named templates, and each of those. */
function bodiesOf({ path, text }: SourceFile, defines: Map<string, Body>): readonly Body[] {
  const outside: TemplateNode[] = [];
  const bodies: Body[] = [{ file: path, nodes: outside }];
  let into = outside;
  let depth = 0;
  for (const node of parseTemplate(text)) {
    const keyword = node.kind === 'action' ? node.keyword : undefined;
    if (keyword === 'define' && depth === 0 && node.kind === 'action') {
      const name = node.pipeline[0]?.[0];
      into = [];
      const body: Body = { file: path, nodes: into };
      bodies.push(body);
      if (name?.kind === 'text') defines.set(name.value, body);
      depth = 1;
      continue;
    }
    if (into !== outside && /^(?:if|range|with|block|define)$/.test(keyword ?? '')) depth += 1;
    if (into !== outside && keyword === 'end') depth -= 1;
    if (into !== outside && depth === 0) into = outside;
    else into.push(node);
  }
  return bodies;
}

/** What a body prints, in order, with marks where branches begin and end. */
function itemsOf(
  nodes: readonly TemplateNode[],
  printedBy: TemplateScope['printedBy'],
  consume: TemplateScope['consume'],
): readonly Item[] {
  const variables = new Map<string, Printed>();
  const dots: (Ref | undefined)[] = [undefined];
  const items: Item[] = [];
  for (const node of nodes) {
    if (node.kind === 'text') items.push(node);
    else if (node.kind === 'unreadable') {
      items.push({ kind: 'unknown' });
      for (const ref of refsOfText(node.value)) consume(ref, { kind: 'changed', by: node.value });
    } else {
      const scope: TemplateScope = { dot: dots.at(-1), variables, printedBy, consume };
      const value = evaluate(node.pipeline, scope);
      const { keyword } = node;
      const each = keyword === 'range' ? elementsOf(value) : value;
      for (const name of node.sets)
        variables.set(name, bounded(choiceOf([variables.get(name) ?? [], each], false), scope));
      if (keyword === 'end' && dots.length > 1) dots.pop();
      if (keyword === 'with') dots.push(onlyRef(value));
      if (keyword === 'if') dots.push(dots.at(-1));
      if (keyword === 'range') dots.push(onlyRef(each));
      if (keyword === 'block') dots.push(undefined);
      if (keyword === 'if' || keyword === 'range' || keyword === 'with' || keyword === 'block')
        items.push({ kind: 'mark', name: 'begin' });
      if (keyword === 'else' || keyword === 'end') items.push({ kind: 'mark', name: keyword });
      if ((keyword === undefined || keyword === 'template') && node.sets.length === 0) append(items, value);
    }
  }
  return items;
}

/** The fields that an action names which cannot be parsed. */
function refsOfText(text: string): readonly Ref[] {
  return [...text.matchAll(/(?:\.\w+)+/g)].map(([chain]) => {
    const fields = chain.slice(1).split('.');
    const at = fields.indexOf('Values');
    return at < 0
      ? { path: fields.slice(-1), isAbsolute: false }
      : { path: fields.slice(at + 1), isAbsolute: true };
  });
}

function onlyRef(value: Printed): Ref | undefined {
  const refs = refsIn(value);
  return refs.length === 1 ? refs[0] : undefined;
}

/** The value of a body that prints values alone, in any of its branches. */
function onlyValue(items: readonly Item[]): Printed | undefined {
  const texts = items.filter((item) => item.kind === 'text');
  if (texts.some(({ value }) => value.trim() !== '')) return undefined;
  const values = items.flatMap((item): readonly Printed[] =>
    item.kind === 'ref' || item.kind === 'choice' ? [[item]] : [],
  );
  const others = items.some((item) => item.kind === 'unknown');
  const isOne = !others && values.length > 0;
  return isOne ? choiceOf(values, false) : undefined;
}
