// Covers template directives in files of another format, so that the format's parser can read the rest.

import { endOfMatch } from '../../model/text/position.js';
import type { SourceFile, Span } from '../../model/text/source.js';

/** A character constant or a quoted string, which end on their line, or a raw string. */
const quoted = /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'|`[^`\r\n]*`/y;
/**
 * What an action consists of outside of strings. A colon belongs to `:=`, so the line of a YAML key is never taken for a
 * part of an action. A raw string over several lines is left out: its lines may be written to the output as they are.
 */
const plain = /(?:[^\x00-\x1f"'`{}:#\\;<>?@[\]^&%~\x7f]|[\t\r\n]|:=)+/y;

/**
 * The offset behind the `}}` of the action whose `{{` is at `start`. `undefined` where Go would refuse the template, and
 * where the action contains what could be lines of the output.
 */
export function endOfGoAction(text: string, start: number): number | undefined {
  for (let at = start + 2; at < text.length; ) {
    if (text.startsWith('}}', at)) return at + 2;
    const next = endOfMatch(plain, text, at) ?? endOfMatch(quoted, text, at);
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

/** True where there are only blanks around the directive on its lines. */
export function standsAlone(text: string, start: number, end: number): boolean {
  let [before, after] = [start - 1, end];
  while (before >= 0 && isBlank(text[before])) before -= 1;
  while (after < text.length && isBlank(text[after])) after += 1;
  return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}

/** Longer lines are not searched, so that many directives on one line take linear time. */
const maxKeyLength = 1000;

/** True for the whole value of a key whose next line is indented more: the directive produces a part of that block. */
function producesBlock(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - maxKeyLength), start);
  const line = before.lastIndexOf('\n') + 1;
  if (line === 0 && start > maxKeyLength) return false;
  const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(before.slice(line))?.[1];
  const next = /^[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n){0,100}( *)[^\s#]/.exec(
    text.slice(end, end + 10_000),
  )?.[1];
  return indent !== undefined && next !== undefined && next.length > indent.length;
}

function isBlank(char: string | undefined): boolean {
  return char !== undefined && char !== '\n' && /\s/.test(char);
}

/** Replaces a directive inside a value: every grammar takes it for a letter, and no image name contains it. */
const filler = '\uE000';

const closes: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };

const control =
  /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\$\w*\s*(?:,\s*\$\w+\s*)?:?=|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;

/** The template engine whose directives a file may contain. */
type TemplateEngine = 'go' | 'jinja' | 'erb';

const engines: readonly (readonly [RegExp, TemplateEngine])[] = [
  [/\.(?:j2|jinja2?)$/, 'jinja'],
  [/\.erb$/, 'erb'],
  [/\.(?:tmpl|tpl|gotmpl)$|(?:^|\/)templates\//, 'go'],
];

/** The template engine of a file, by its name or its folder; `undefined` where none is known. */
export function templateEngineOf(path: string): TemplateEngine | undefined {
  return engines.find(([pattern]) => pattern.test(path))?.[1];
}

const openings: Readonly<Record<TemplateEngine | 'any', RegExp>> = {
  go: /\{\{/g,
  jinja: /\{\{|\{%|\{#/g,
  erb: /<%/g,
  any: /\{\{|\{%|\{#|<%/g,
};
/** Of a file in a folder of templates, where a line is a statement of Jinja or Django. */
const statement = /^[ \t]{0,200}\{%[^\n]{1,1000}%\}/m;
const withStatements = /\{\{|\{%/g;

/** True for a text that contains a template directive. */
export function isTemplated(name: string): boolean {
  return marks.test(name);
}

/**
 * The text with every directive replaced character for character, so that offsets stay the same: by line ends where it is
 * alone on its lines (blanks would be indentation, which a block scalar takes from its first lines), by blanks where it
 * only controls the flow or produces a whole block, otherwise by letters, which make it part of the value around it. Only
 * comments and the actions of Go templates may span several lines, so that a directive without an end hides nothing.
 * `${{ … }}` is plain text in YAML. Without an engine, the directives of all engines are covered.
 */
export function coverTemplates(text: string, engine?: TemplateEngine): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of directives(text, engine)) {
    const directive = text.slice(start, end);
    if (standsAlone(text, start, end)) {
      pieces.push(withLineEnds(text.slice(done, start)), '\n'.repeat(end - start));
    } else {
      const blank = control.test(directive) || producesBlock(text, start, end);
      pieces.push(text.slice(done, start), (blank ? ' ' : filler).repeat(end - start));
    }
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

/** True where a directive contains a line end, so that covering hides whole lines. */
export function coversLines(text: string, engine?: TemplateEngine): boolean {
  return directives(text, engine).some(({ start, end }) => text.slice(start, end).includes('\n'));
}

/** The text with line ends in place of the spaces at its end. */
function withLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end).padEnd(text.length, '\n');
}

/** All directives, in one pass: an end that was found ahead is not searched for again, so the time stays linear. */
function directives(text: string, engine: TemplateEngine | undefined): readonly Span[] {
  const ahead = forwardSearch(text);
  const found: Span[] = [];
  const hasStatements = engine === 'go' && statement.test(text);
  const opening = new RegExp(hasStatements ? withStatements : openings[engine ?? 'any']);
  // Go refuses a whole template for one action that it cannot read, so no further one is searched for over several lines.
  let isGo = engine === 'go';
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index;
    const isPlain = text[start - 1] === '$';
    const mayBeAction =
      isGo && match[0] === '{{' && !isPlain && endOfMatch(comment, text, start) === undefined;
    const whole = mayBeAction ? endOfGoAction(text, start) : undefined;
    isGo = isGo && !(mayBeAction && whole === undefined);
    const end = isPlain ? undefined : (whole ?? endOf(text, start, closes[match[0]] ?? '', ahead));
    if (end !== undefined) found.push({ start, end });
    opening.lastIndex = end ?? start + match[0].length;
  }
  return found;
}

/** The line ends that some readers of YAML recognise. */
const lineEnds = ['\n', '\r', '\x85', '\u2028', '\u2029'];

type Ahead = (what: string, from: number) => number;

/** `indexOf` for calls whose `from` never decreases; returns the length of the text where there is no match. */
function forwardSearch(text: string): Ahead {
  const known = new Map<string, number>();
  return (what, from) => {
    const last = known.get(what) ?? -1;
    if (last >= from) return last;
    const at = text.indexOf(what, from);
    known.set(what, at < 0 ? text.length : at);
    return at < 0 ? text.length : at;
  };
}

function endOf(text: string, start: number, close: string, ahead: Ahead): number | undefined {
  const mayBeLong = endOfMatch(comment, text, start) !== undefined;
  const inner = mayBeLong && close === '}}' ? ahead('*/', start) : start + (mayBeLong ? 0 : 2);
  const end = ahead(close, inner);
  const last = mayBeLong ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
  return end < last ? end + close.length : undefined;
}

/** `{{ name }}` and `{{ name | default('text') }}` of Jinja. */
const jinjaName =
  /\{\{-?\s{0,50}(?<name>[A-Za-z_]\w{0,100}(?:\.\w{1,100}){0,10})\s{0,50}(?:\|\s{0,50}(?:default|d)\(\s{0,50}(?:'(?<single>[^'{}\\\n]{0,500})'|"(?<double>[^"{}\\\n]{0,500})")\s{0,50}(?:,\s{0,50}(?:boolean=)?[Tt]rue\s{0,50})?\)\s{0,50})?-?\}\}/dg;
const jinjaSet =
  /\{%-?\s{1,50}set\s{1,50}(?<name>\w{1,100})\s{0,50}=\s{0,50}(?:'(?<single>[^'{}\\\n]{0,500})'\s{0,50}-?%\}|"(?<double>[^"{}\\\n]{0,500})"\s{0,50}-?%\})?/dg;

interface JinjaText {
  readonly value: string;
  readonly span: Span;
}

const setInFiles = new WeakMap<SourceFile, ReadonlyMap<string, JinjaText | undefined>>();

/** The texts of `{% set name = 'text' %}`; `undefined` for a name that is set twice or to something else. */
function setIn(file: SourceFile): ReadonlyMap<string, JinjaText | undefined> {
  const known = setInFiles.get(file);
  if (known !== undefined) return known;
  const found = new Map<string, JinjaText | undefined>();
  if (templateEngineOf(file.path) === 'jinja')
    for (const match of file.text.matchAll(jinjaSet)) {
      const name = match.groups?.name ?? '';
      found.set(name, found.has(name) ? undefined : literalOf(match));
    }
  setInFiles.set(file, found);
  return found;
}

function literalOf({ groups, indices }: RegExpExecArray): JinjaText | undefined {
  const value = groups?.single ?? groups?.double;
  const [start, end] = indices?.groups?.single ?? indices?.groups?.double ?? [];
  return value === undefined || start === undefined || end === undefined
    ? undefined
    : { value, span: { start, end } };
}

const maxJinja = 2000;

/**
 * The text at a span with Jinja's names replaced by the texts that the template sets, or by their defaults. `only` is the
 * place of that text where nothing else is there. `undefined` where the value of a name is not known.
 */
export function jinjaText(
  file: SourceFile,
  { start, end }: Span,
): { value: string; only?: Span } | undefined {
  const raw = file.text.slice(start, end);
  if (!raw.includes('{{') || raw.length > maxJinja) return undefined;
  let [value, done]: [string, number] = ['', 0];
  for (const match of raw.matchAll(jinjaName)) {
    const fallback = literalOf(match);
    const set = setIn(file).get(match.groups?.name ?? '');
    const text = set ?? (fallback && { value: fallback.value, span: moved(fallback.span, start) });
    if (text === undefined) return undefined;
    if (match[0].length === raw.length) return { value: text.value, only: text.span };
    value += raw.slice(done, match.index) + text.value;
    done = match.index + match[0].length;
  }
  return { value: value + raw.slice(done) };
}

function moved({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
