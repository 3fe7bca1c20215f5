// The values of an HCL file with the blocks and keys around them: each leaf of its lists and objects, with what names mean there.
import { unresolved } from '../../scan/reasons.js';
import { evaluateHcl, type HclScope, type Run } from './evaluate.js';
import type { Attribute, Expression, HclBlock, HclBody } from './syntax.js';
import { entriesOf, textValue, unknown } from './values.js';

export interface HclLeaf {
  /** Blocks and keys around it, outermost first: `['resource docker_image app', 'name']`. A computed key is empty. */
  readonly path: readonly string[];
  readonly value: Expression;
  readonly scope: HclScope;
}

const maxPath = 16;
const maxNameLength = 1000;
/** Functions whose result has the lists and objects of their arguments. */
const transparent = new Set(
  'jsonencode jsondecode yamlencode yamldecode merge concat flatten toset tolist tomap compact distinct object map list optional'.split(
    ' ',
  ),
);

/** Every leaf below a body, in the order of the text. */
export function hclLeaves(body: HclBody, scope: HclScope): readonly HclLeaf[] {
  const collector = new LeafCollector();
  collector.body(body, [], scope);
  return collector.found.sort((a, b) => a.value.span.start - b.value.span.start);
}

class LeafCollector {
  readonly found: HclLeaf[] = [];

  body({ attributes, blocks }: HclBody, path: readonly string[], scope: HclScope): void {
    for (const one of attributes) this.value(one.value, within(path, one.name), scope);
    for (const block of blocks) this.block(block, path, scope);
  }

  /** `dynamic "set" { content { … } }` stands for blocks of the type in its label. */
  private block({ type, labels, body }: HclBlock, path: readonly string[], scope: HclScope): void {
    const content = type === 'dynamic' ? body.blocks.find((one) => one.type === 'content') : undefined;
    const [name = ''] = labels;
    if (content === undefined) {
      this.body(body, within(path, [type, ...labels].join(' ')), eachScope(body, scope));
      return;
    }
    const iterator = attribute(body, 'iterator')?.value;
    const item = iterator?.kind === 'name' ? iterator.name : name;
    this.body(content.body, within(path, name), itemScope(attribute(body, 'for_each')?.value, item, scope));
  }

  private value(value: Expression, path: readonly string[], scope: HclScope): void {
    const below = (inner: Expression) => this.value(inner, path, scope);
    if (value.kind === 'tuple') value.items.forEach(below);
    else if (value.kind === 'call' && transparent.has(value.name)) value.args.forEach(below);
    else if (value.kind === 'object')
      for (const one of value.items) this.value(one.value, within(path, writtenText(one.key) ?? ''), scope);
    else if (value.kind === 'for') {
      const isObject = value.key !== undefined;
      const inner = forScope(value.names, value.collection, scope);
      this.value(value.value, isObject ? within(path, '') : path, inner);
    } else if (value.kind === 'conditional' && [value.yes, value.no].some(hasItems))
      [value.yes, value.no].forEach(below);
    else if (value.kind !== 'value') this.found.push({ path, value, scope });
  }
}

function hasItems({ kind, ...rest }: Expression): boolean {
  const isCall = kind === 'call' && 'name' in rest && transparent.has(String(rest.name));
  return kind === 'tuple' || kind === 'object' || kind === 'for' || isCall;
}

function within(path: readonly string[], name: string): readonly string[] {
  return [...path.slice(0, 1), ...path.slice(1).slice(-maxPath), name.slice(0, maxNameLength)];
}

/** The text that an expression is, where it is written without templates. */
export function writtenText(one: Expression): string | undefined {
  if (one.kind !== 'template') return undefined;
  const [text = '', ...more] = one.parts;
  return typeof text === 'string' && more.length === 0 ? text : undefined;
}

/** The leaf without what its text begins with, such as a scheme; the leaf itself where its text begins in another way. */
export function withoutLead(leaf: HclLeaf, lead: string): HclLeaf {
  const { value } = leaf;
  const [first, ...rest] = value.kind === 'template' ? value.parts : [];
  if (value.kind !== 'template' || !value.exact || typeof first !== 'string' || !first.startsWith(lead))
    return leaf;
  const left = first.slice(lead.length);
  const span = { start: value.span.start + lead.length, end: value.span.end };
  return { ...leaf, value: { ...value, parts: [...(left === '' ? [] : [left]), ...rest], span } };
}

/** The attribute of a body with a name. */
export function attribute(body: HclBody, name: string): Attribute | undefined {
  return body.attributes.find((one) => one.name === name);
}

/** Inside of a block with `for_each`, `each` is any one of its items; with `count`, its number is not known. */
export function eachScope(body: HclBody, scope: HclScope): HclScope {
  const list = attribute(body, 'for_each')?.value;
  return list === undefined ? scope : itemScope(list, 'each', scope);
}

/** The scope in which a name has the `key` and the `value` of any one item. */
function itemScope(list: Expression | undefined, name: string, scope: HclScope): HclScope {
  const get = (run: Run) => {
    const chosen = list === undefined ? undefined : chosenItem(list, scope, run);
    return {
      kind: 'names',
      get: (key: string) =>
        chosen === undefined || !(key === 'key' || key === 'value')
          ? unknown(unresolved.notDefinedHere(`${name}.${key}`))
          : chosen[key](),
    } as const;
  };
  return { ...scope, names: new Map([...scope.names, [name, get]]) };
}

function forScope(names: readonly string[], list: Expression, scope: HclScope): HclScope {
  const get = (part: 'key' | 'value') => (run: Run) =>
    chosenItem(list, scope, run)?.[part]() ?? unknown(unresolved.notDefinedHere(names.join(', ')));
  const [first = '', second] = names;
  const own =
    second === undefined
      ? [[first, get('value')] as const]
      : [[first, get('key')] as const, [second, get('value')] as const];
  return { ...scope, names: new Map([...scope.names, ...own]) };
}

/** Any one item of a list or a map: the same one for all that stands in the same block or `for`. */
function chosenItem(list: Expression, scope: HclScope, run: Run) {
  const of = evaluateHcl(list, scope, run);
  const entries = entriesOf(of);
  if (entries === undefined) return undefined;
  const chosen = run.choose(`item ${scope.file.path}:${list.span.start}`, [...entries.keys()]);
  const value = entries.get(chosen);
  if (value === undefined) return undefined;
  return { key: () => (of.kind === 'list' ? value() : textValue(chosen)), value };
}

/** The names that are a part of other texts somewhere below an expression: a digest in their values would be wrong. */
export function namesInTexts(body: HclBody): ReadonlySet<string> {
  const found = new Set<string>();
  // Without recursion: an operator can have as many others below it as a text is long.
  const visit = (root: Expression, isBelowPart: boolean): void => {
    const left: (readonly [Expression, boolean])[] = [[root, isBelowPart]];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [one, isPart] = next;
      if (isPart)
        for (const name of [dotted(one), attributeRead(one)]) if (name !== undefined) found.add(name);
      for (const [inner, part] of innerOf(one))
        left.push([inner, part || (isPart && !isIndexKey(one, inner))]);
    }
  };
  const below = (inner: HclBody, isMeta: boolean): void => {
    // People read it.
    for (const { name, value } of inner.attributes)
      if (name !== 'error_message') visit(value, isMeta || isMetadata(name));
    for (const block of inner.blocks)
      below(block.body, isMeta || (block.type !== 'variable' && isMetadata(block.type)));
  };
  below(body, false);
  return found;
}

/** True for a key under which a text is no image, whatever the text is. */
function isMetadata(key: string): boolean {
  return !/image/i.test(key) && /label|annotation|version|release|^tags?$|^description$/i.test(key);
}

/** The name that a local value, the default of a variable or an attribute of a resource has, by the path of a leaf in it. */
export function definedName(path: readonly string[]): string | undefined {
  const [block = '', key = ''] = path;
  if (block === 'locals') return `local.${key}`;
  const resource = /^(?:resource|(?<data>data)) (?<type>\S+) (?<name>\S+)$/.exec(block)?.groups;
  if (resource !== undefined)
    return [resource.data, resource.type, resource.name, path.at(-1)].filter(Boolean).join('.');
  return block.startsWith('variable ') ? `var.${block.slice('variable '.length)}` : undefined;
}

function isIndexKey(one: Expression, inner: Expression): boolean {
  return one.kind === 'index' && one.key === inner;
}

/** Functions that hand on the values of their arguments. */
const handsOn = new Set([
  ...transparent,
  'lookup',
  'coalesce',
  'try',
  'element',
  'values',
  'keys',
  'one',
  'tostring',
  'alltrue',
  'anytrue',
  'nonsensitive',
  'sensitive',
]);

const plainly = (...parts: readonly Expression[]) => parts.map((part) => [part, false] as const);

/** What an expression consists of, and whether the text of it becomes a part of another. */
function innerOf(one: Expression): readonly (readonly [Expression, boolean])[] {
  switch (one.kind) {
    case 'template': {
      const isPart = isJoined(one.parts);
      return one.parts.flatMap((part) => (typeof part === 'string' ? [] : [[part, isPart] as const]));
    }
    case 'tuple':
      return one.items.map((item) => [item, false]);
    case 'object':
      return one.items.flatMap(({ key, value }) => [
        [key, true] as const,
        [value, isMetadata(writtenText(key) ?? (key.kind === 'name' ? key.name : ''))] as const,
      ]);
    case 'for':
      return [
        // The values are keys too: `{ for name, image in images : image => name }`.
        [one.collection, one.key?.kind === 'name' && one.key.name === one.names.at(-1)] as const,
        ...plainly(one.value, ...(one.key === undefined ? [] : [one.key])),
      ];
    case 'index':
      return plainly(one.base, one.key);
    case 'splat':
      return plainly(one.base, one.each);
    case 'call':
      return one.args.map((arg) => [arg, !handsOn.has(one.name)]);
    case 'conditional':
      return plainly(one.condition, one.yes, one.no);
    case 'not':
      return plainly(one.of);
    case 'binary': {
      const isCompared =
        /^[=!]=$/.test(one.operator) &&
        [one.left, one.right].every((side) => writtenText(side) !== '' && side.kind !== 'value');
      return [
        [one.left, isCompared],
        [one.right, isCompared],
      ];
    }
    default:
      return [];
  }
}

/** True for a template that makes a longer text; what leads to an image is none. */
function isJoined([first, ...rest]: readonly (string | Expression)[]): boolean {
  return (
    rest.length > 1 || (rest.length === 1 && !(typeof first === 'string' && /(?::\/\/|,ref=)$/.test(first)))
  );
}

/** Below a resource, more keys than its schema nests. */
const maxKeys = 30;

/** `type.name.key` for the `image` or the `name` of a resource, however deep it is. */
function attributeRead(one: Expression): string | undefined {
  const keys: string[] = [];
  let at = one;
  while (at.kind === 'index' && keys.length < maxKeys) {
    keys.unshift(writtenText(at.key) ?? '');
    at = at.base;
  }
  const last = keys.at(-1) ?? '';
  if (at.kind !== 'name' || keys.length < 2 || !/^(?:name|image\w*)$/.test(last)) return undefined;
  return [at.name, ...keys.slice(0, at.name === 'data' ? 2 : 1), last].join('.');
}

/** `var.name` and `local.name`, and a bare name. */
function dotted(one: Expression): string | undefined {
  if (one.kind === 'name') return one.name;
  if (one.kind !== 'index' || one.base.kind !== 'name') return undefined;
  const key = writtenText(one.key);
  return key === undefined ? undefined : `${one.base.name}.${key}`;
}
