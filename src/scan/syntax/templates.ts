// Covers template directives in files of another format, so that the format's parser can read the rest.

/** Replaces a directive inside a value: every grammar takes it for a letter, and no image name contains it. */
const filler = '\uE000';

const closes: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };

const control =
  /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;

/** The template engine whose directives a file may contain. */
export type TemplateEngine = 'go' | 'jinja' | 'erb';

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

/** True for a text that contains a template directive. */
export function isTemplated(name: string): boolean {
  return marks.test(name);
}

/**
 * The text with every directive replaced character for character, so that offsets stay the same: by line ends where it is
 * alone on its lines (blanks would be indentation, which a block scalar takes from its first lines), by blanks where it
 * only controls the flow or produces a whole block, otherwise by letters, which make it part of the value around it. Only comments may span several lines, so that a directive without an end hides nothing. `${{ … }}` is
 * plain text in YAML. Without an engine, the directives of all engines are covered.
 */
export function coverTemplates(text: string, engine?: TemplateEngine): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of directives(text, openings[engine ?? 'any'])) {
    const directive = text.slice(start, end);
    if (standsAlone(text, start, end)) {
      pieces.push(withLineEnds(text.slice(done, start)), '\n'.repeat(end - start));
    } else {
      const blank = control.test(directive) || producesBlock(text, start, end);
      const cover = blank ? ' ' : filler;
      const covered = /[\r\n]/.test(directive)
        ? directive.replace(/[^\r\n]/g, cover)
        : cover.repeat(end - start);
      pieces.push(text.slice(done, start), covered);
    }
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

/** The text with line ends in place of the spaces at its end. */
function withLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end).padEnd(text.length, '\n');
}

interface Directive {
  readonly start: number;
  readonly end: number;
}

/** All directives, in one pass: an end that was found ahead is not searched for again, so the time stays linear. */
function directives(text: string, openingsOfEngine: RegExp): readonly Directive[] {
  const ahead = forwardSearch(text);
  const found: Directive[] = [];
  const opening = new RegExp(openingsOfEngine);
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index;
    const end = text[start - 1] === '$' ? undefined : endOf(text, start, closes[match[0]] ?? '', ahead);
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
  comment.lastIndex = start;
  const isComment = comment.test(text);
  const inner = isComment && close === '}}' ? ahead('*/', start) : start + (isComment ? 0 : 2);
  const end = ahead(close, inner);
  const last = isComment ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
  return end < last ? end + close.length : undefined;
}

/** True where there are only blanks around the directive on its lines. */
function standsAlone(text: string, start: number, end: number): boolean {
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
  const next = /^[ \t]*\r?\n(?:[ \t]*\r?\n){0,100}( *)[^\s#]/.exec(text.slice(end, end + 10_000))?.[1];
  return indent !== undefined && next !== undefined && next.length > indent.length;
}

function isBlank(char: string | undefined): boolean {
  return char !== undefined && char !== '\n' && /\s/.test(char);
}
