// Parses Go templates: texts and actions in the order of the text, with the pipelines of each action.
// https://pkg.go.dev/text/template#hdr-Pipelines
import type { Span } from '../../model/text/source.js';

/** `.a.b`, `$`, `$x.a`: fields of the cursor (no root) or of a variable. */
export interface Chain {
  readonly kind: 'chain';
  readonly root: string;
  readonly fields: readonly string[];
}

/** `fields` are those behind the closing parenthesis. */
export interface Nested {
  readonly kind: 'nested';
  readonly pipeline: Pipeline;
  readonly fields: readonly string[];
}

export type Operand =
  | Chain
  | Nested
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'word'; readonly name: string };

/** Commands, each of which passes its result to the next one. */
export type Pipeline = readonly (readonly Operand[])[];

const maxDepth = 50;

/** The words of an action, and the next one to read. */
interface WordReader {
  readonly words: readonly string[];
  at: number;
}

/** Reads to the end of the words or to a closing parenthesis; `undefined` where parentheses do not match or nest too deeply. */
function pipelineOf(reader: WordReader, depth = 0): Pipeline | undefined {
  if (depth > maxDepth) return undefined;
  const commands: Operand[][] = [[]];
  for (; reader.at < reader.words.length && reader.words[reader.at] !== ')'; reader.at += 1) {
    const word = reader.words[reader.at] ?? '';
    if (word.trim() === '') continue;
    if (word === '|') commands.push([]);
    else if (word === '(') {
      reader.at += 1;
      const pipeline = pipelineOf(reader, depth + 1);
      if (pipeline === undefined || reader.words[reader.at] !== ')') return undefined;
      const next = reader.words[reader.at + 1] ?? '';
      const fields = /^\.\w/.test(next) ? next.slice(1).split('.') : [];
      if (fields.length > 0) reader.at += 1;
      commands.at(-1)?.push({ kind: 'nested', pipeline, fields });
    } else commands.at(-1)?.push(operandOf(word));
  }
  return commands;
}

function operandOf(word: string): Operand {
  if (/^["'`]/.test(word))
    return { kind: 'text', value: word.startsWith('"') ? unescaped(word.slice(1, -1)) : word.slice(1, -1) };
  if (!/^[$.]/.test(word)) return { kind: 'word', name: word };
  const [root = '', ...fields] = word.split('.');
  return { kind: 'chain', root, fields: fields.filter((field) => field !== '') };
}

export interface Action {
  readonly kind: 'action';
  /** `if`, `range`, `define`, … ; absent for an action that prints or assigns. */
  readonly keyword?: string;
  /** The keyword behind `else`. */
  readonly next?: string;
  /** The variables that it sets. */
  readonly sets: readonly string[];
  /** True for `:=`, false for `=`. */
  readonly declares: boolean;
  readonly pipeline: Pipeline;
  readonly offset: number;
  readonly end: number;
}

interface TemplateText {
  readonly kind: 'text';
  readonly value: string;
  readonly offset: number;
}

interface Unreadable {
  readonly kind: 'unreadable';
  readonly value: string;
  readonly offset: number;
  readonly end: number;
}

export type TemplateNode = Action | TemplateText | Unreadable;

const token =
  /\s+|"(?:[^"\\\n]|\\.){0,2000}"|`[^`]{0,2000}`|'(?:[^'\\\n]|\\.){1,10}'|-?\}\}|:=|[|(),=]|(?:\$\w*)?(?:\.\w+)+|\$\w*|\.|[A-Za-z_]\w*|[\w+-][\w.+-]*/y;
const comment = /\{\{-?\s*\/\*/y;
const keywords = /^(?:if|else|end|range|with|define|block|template|break|continue)$/;
const maxTokens = 2000;

function unescaped(text: string): string {
  const known: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return text.replace(/\\(.)/g, (_, char: string) => known[char] ?? char);
}

/** Every node in the order of the text, with the blanks removed that `{{-` and `-}}` remove. */
export function parseTemplate(text: string): readonly TemplateNode[] {
  const nodes: TemplateNode[] = [];
  let done = 0;
  let trims = false;
  const addText = (end: number, trimEnd: boolean) => {
    const whole = text.slice(done, end);
    const value = trimEnd ? whole.trimEnd() : whole;
    const trimmed = trims ? value.trimStart() : value;
    const offset = done + value.length - trimmed.length;
    if (trimmed !== '') nodes.push({ kind: 'text', value: trimmed, offset });
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
  const tokens: string[] = [];
  let at = start + (/^-\s/.test(text.slice(start + 2, start + 4)) ? 3 : 2);
  while (tokens.length < maxTokens) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined) break;
    at += found.length;
    if (found.endsWith('}}')) {
      return { node: actionOf(tokens, { start, end: at }) ?? unreadable(text, start, at), end: at };
    }
    tokens.push(found);
  }
  const end = endBehind(text, '}}', start);
  return { node: unreadable(text, start, end), end };
}

function unreadable(text: string, start: number, end: number): TemplateNode {
  return { kind: 'unreadable', value: text.slice(start, end), offset: start, end };
}

function endBehind(text: string, what: string, from: number): number {
  const at = from < 0 ? -1 : text.indexOf(what, from);
  return at < 0 ? text.length : at + what.length;
}

function actionOf(tokens: readonly string[], { start, end }: Span): Action | undefined {
  const words = tokens.filter((one, index) => one.trim() !== '' || tokens[index - 1] === ')');
  const first = words[0] ?? '';
  const keyword = keywords.test(first) ? first : undefined;
  let rest = keyword === undefined ? words : words.slice(1);
  // `else if` and `else with` go on with a pipeline.
  const next = keyword === 'else' && keywords.test(rest[0] ?? '') ? rest[0] : undefined;
  if (next !== undefined) rest = rest.slice(1);
  const assigns = rest.findIndex((one) => one === ':=' || one === '=');
  const sets = assigns < 0 ? [] : rest.slice(0, assigns).filter((one) => one.startsWith('$'));
  const reader = { words: assigns < 0 ? rest : rest.slice(assigns + 1), at: 0 };
  const pipeline = pipelineOf(reader);
  if (pipeline === undefined || reader.at < reader.words.length) return undefined;
  const names = { ...(keyword === undefined ? {} : { keyword }), ...(next === undefined ? {} : { next }) };
  return { kind: 'action', ...names, sets, declares: rest[assigns] === ':=', pipeline, offset: start, end };
}

/** `if`, `with` and `range` with their branches; the one of `else` has the action that follows it, if any does. */
export interface Block {
  readonly kind: 'block';
  readonly branches: readonly { readonly action: Action; readonly body: TemplateBody }[];
}

export type TemplateBody = readonly (TemplateNode | Block)[];

export interface ParsedTemplate {
  readonly body: TemplateBody;
  /** The bodies of `define` and `block`, by their names. */
  readonly defines: ReadonlyMap<string, TemplateBody>;
}

const opens = /^(?:if|with|range|define|block)$/;

/** The nodes of a template as a tree. Blocks that are nested too deeply, or that no `end` closes, end with the text. */
export function templateTree(nodes: readonly TemplateNode[]): ParsedTemplate {
  const defines = new Map<string, TemplateBody>();
  let at = 0;
  const bodyUntilEnd = (depth: number): { body: TemplateBody; stop?: Action } => {
    const body: (TemplateNode | Block)[] = [];
    while (at < nodes.length) {
      const node = nodes[at];
      at += 1;
      if (node === undefined) continue;
      const keyword = node.kind === 'action' ? (node.keyword ?? '') : '';
      if (node.kind !== 'action' || !/^(?:if|with|range|define|block|else|end)$/.test(keyword))
        body.push(node);
      else if (!opens.test(keyword)) {
        if (depth > 0) return { body, stop: node };
      } else if (depth < maxDepth) {
        const branches = [];
        for (let action: Action | undefined = node; action !== undefined; ) {
          const one = bodyUntilEnd(depth + 1);
          branches.push({ action, body: one.body });
          action = one.stop?.keyword === 'else' ? one.stop : undefined;
        }
        const name = node.pipeline[0]?.[0];
        const isNamed = keyword === 'define' || keyword === 'block';
        if (isNamed && name?.kind === 'text') defines.set(name.value, branches[0]?.body ?? []);
        if (keyword !== 'define') body.push(isNamed ? node : { kind: 'block', branches });
      }
    }
    return { body };
  };
  return { body: bodyUntilEnd(0).body, defines };
}
