// How a chart's templates use its values: in the name of an image, in its digest, or for something else.

import { parseTemplate, type TemplateNode } from '../../languages/go-template/parse.js';
import { append } from '../../model/collections.js';
import type { SourceFile } from '../../model/text/source.js';
import {
  bounded,
  elementsOf,
  evaluate,
  type Item,
  type Judgement,
  judgeItems,
  type TemplateScope,
} from './judge.js';
import { choiceOf, isTagOrDigest, isWholeName, type Printed, type Ref, refsIn } from './pipeline.js';

export interface ValueUse {
  readonly ref: Ref;
  readonly how:
    | Judgement
    | { readonly kind: 'changed'; readonly by: string }
    | { readonly kind: 'handed'; readonly to: string };
  readonly file: string;
}

interface HclBody {
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
  const defines = new Map<string, HclBody>();
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
      if (how.kind === 'handed' || isTagOrDigest(ref) || isWholeName(ref)) uses.push({ ref, how, file });
    });
    // NOTES.txt is only shown; a comparison in it can still stop an installation.
    if (!/(?:^|\/)NOTES\.txt$/.test(file)) judgeItems(items, (ref, how) => uses.push({ ref, how, file }));
    return uses;
  });
  return { uses: found, defined: new Set(defines.keys()) };
}

/** The file without its named templates, and each of those. */
function bodiesOf(file: SourceFile, defines: Map<string, HclBody>): readonly HclBody[] {
  const outside: TemplateNode[] = [];
  const bodies: HclBody[] = [{ file: file.path, nodes: outside }];
  let into = outside;
  let depth = 0;
  for (const node of parseTemplate(file.text)) {
    const keyword = node.kind === 'action' ? node.keyword : undefined;
    if (keyword === 'define' && depth === 0 && node.kind === 'action') {
      const name = node.pipeline[0]?.[0];
      into = [];
      const body: HclBody = { file: file.path, nodes: into };
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
