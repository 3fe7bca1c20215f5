// Template directives in files of another grammar: covered, so that the grammar's own parser can read the rest.

/** Stands for a directive inside a value: a letter to every grammar, and one that no image name holds. */
const filler = '\uE000';

const closes: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };

const control =
  /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;

/** Which template engine's marks a file may hold. */
export type TemplateEngine = 'go' | 'jinja' | 'erb';

const engines: readonly (readonly [RegExp, TemplateEngine])[] = [
  [/\.(?:j2|jinja2?)$/, 'jinja'],
  [/\.erb$/, 'erb'],
  [/\.(?:tmpl|tpl|gotmpl)$|(?:^|\/)templates\//, 'go'],
];

/** The engine that fills a file in, by its name or its folder; `undefined` where none is known to. */
export function templateEngineOf(path: string): TemplateEngine | undefined {
  return engines.find(([pattern]) => pattern.test(path))?.[1];
}

const openings: Readonly<Record<TemplateEngine | 'any', RegExp>> = {
  go: /\{\{/g,
  jinja: /\{\{|\{%|\{#/g,
  erb: /<%/g,
  any: /\{\{|\{%|\{#|<%/g,
};

/** True for a name that some template fills in. */
export function isTemplated(name: string): boolean {
  return marks.test(name);
}

/**
 * The text with every directive replaced, character for character, so that offsets stay: by blanks where it stands
 * alone on its lines, only controls the flow or gives a whole block, else by letters that make it part of the value
 * around it. Only comments run over several lines, so that one directive without an end hides nothing. `${{ … }}` is
 * text to YAML. Without an engine, the marks of all of them count.
 */
export function coverTemplates(text: string, engine?: TemplateEngine): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of directives(text, openings[engine ?? 'any'])) {
    const directive = text.slice(start, end);
    const blank = control.test(directive) || standsAlone(text, start, end) || givesBlock(text, start, end);
    pieces.push(text.slice(done, start), directive.replace(/[^\r\n]/g, blank ? ' ' : filler));
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

interface Directive {
  readonly start: number;
  readonly end: number;
}

/** In one pass: what was searched for once and lies ahead is not searched for again. */
function directives(text: string, marksOfEngine: RegExp): readonly Directive[] {
  const ahead = aheadIn(text);
  const found: Directive[] = [];
  const opening = new RegExp(marksOfEngine);
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index;
    const end = text[start - 1] === '$' ? undefined : endOf(text, start, closes[match[0]] ?? '', ahead);
    if (end !== undefined) found.push({ start, end });
    opening.lastIndex = end ?? start + match[0].length;
  }
  return found;
}

/** What ends a line to some reader of YAML. */
const lineEnds = ['\n', '\r', '\x85', '\u2028', '\u2029'];

type Ahead = (what: string, from: number) => number;

/** `indexOf` for questions whose `from` never falls; the length of the text where there is nothing. */
function aheadIn(text: string): Ahead {
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
  comment.lastIndex = start;
  const isComment = comment.test(text);
  const inner = isComment && close === '}}' ? ahead('*/', start) : start + (isComment ? 0 : 2);
  const end = ahead(close, inner);
  const last = isComment ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
  return end < last ? end + close.length : undefined;
}

/** Only blanks around it on its lines. */
function standsAlone(text: string, start: number, end: number): boolean {
  let [before, after] = [start - 1, end];
  while (before >= 0 && isBlank(text[before])) before -= 1;
  while (after < text.length && isBlank(text[after])) after += 1;
  return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}

/** The whole value of a key whose next line is deeper: the directive gives a part of the block that follows. */
function givesBlock(text: string, start: number, end: number): boolean {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(text.slice(line, start).slice(0, 1000))?.[1];
  const next = /^[ \t]*\r?\n(?:[ \t]*\r?\n){0,100}( *)[^\s#]/.exec(text.slice(end, end + 10_000))?.[1];
  return indent !== undefined && next !== undefined && next.length > indent.length;
}

function isBlank(char: string | undefined): boolean {
  return char !== undefined && char !== '\n' && /\s/.test(char);
}
