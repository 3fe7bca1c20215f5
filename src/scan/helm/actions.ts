// Go templates: text and actions. What is not understood is `unreadable`, and never skipped.
// https://pkg.go.dev/text/template
import { type Pipeline, pipelineOf } from './pipeline.js';

export interface Action {
  readonly kind: 'action';
  /** `if`, `range`, `define`, … ; absent for an action that prints or assigns. */
  readonly keyword?: string;
  /** The variables that it sets. */
  readonly sets: readonly string[];
  readonly pipeline: Pipeline;
  readonly offset: number;
}

export type TemplateNode =
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
