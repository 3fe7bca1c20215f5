// Go templates: text, actions and their pipelines. What is not understood is `unreadable`, and never skipped.
// https://pkg.go.dev/text/template

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
const maxDepth = 50;

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
  const pipeline = pipelineOf(reader, 0);
  if (pipeline === undefined || reader.at < reader.words.length) return undefined;
  return { kind: 'action', ...(keyword === undefined ? {} : { keyword }), sets, pipeline, offset };
}

interface Reader {
  readonly words: readonly string[];
  at: number;
}

function pipelineOf(reader: Reader, depth: number): Pipeline | undefined {
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
  if (/^["'`]/.test(word)) return { kind: 'text', value: word.slice(1, -1) };
  if (!/^[$.]/.test(word)) return { kind: 'word', name: word };
  const [root = '', ...fields] = word.split('.');
  return { kind: 'chain', root, fields: fields.filter((field) => field !== '') };
}
