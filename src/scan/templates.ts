// Template directives in files of another grammar: covered, so that the grammar's own parser can read the rest.

/** Stands for a directive inside a value: a letter to every grammar, and one that no image name holds. */
const filler = '\uE000';

const kinds = [
  { open: '{{', close: '}}' },
  { open: '{%', close: '%}' },
  { open: '{#', close: '#}' },
  { open: '<%', close: '%>' },
] as const;

const control =
  /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /^(?:\{\{[-~]?\s*\/\*|\{#)/;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;

/** True for a name that some template fills in. */
export function isTemplated(name: string): boolean {
  return marks.test(name);
}

/**
 * The text with every directive replaced, character for character, so that offsets stay: by blanks where it stands
 * alone on its lines or only controls the flow, else by letters that make it part of the value around it. Only
 * comments run over several lines, so that one directive without an end hides nothing. `${{ … }}` is text to YAML.
 */
export function coverTemplates(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of directives(text)) {
    const directive = text.slice(start, end);
    const blank = control.test(directive) || standsAlone(text, start, end);
    pieces.push(text.slice(done, start), directive.replace(/[^\r\n]/g, blank ? ' ' : filler));
    done = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

interface Directive {
  readonly start: number;
  readonly end: number;
}

function directives(text: string): readonly Directive[] {
  const open = new Map(kinds.map((kind) => [kind, text.indexOf(kind.open)]));
  const found: Directive[] = [];
  for (;;) {
    const [next] = [...open].filter(([, at]) => at >= 0).sort(([, a], [, b]) => a - b);
    if (next === undefined) return found;
    const [kind, start] = next;
    const end = text[start - 1] === '$' ? undefined : endOf(text, start, kind.close);
    if (end !== undefined) found.push({ start, end });
    const from = end ?? start + kind.open.length;
    for (const [other, at] of open) if (at >= 0 && at < from) open.set(other, text.indexOf(other.open, from));
  }
}

function endOf(text: string, start: number, close: string): number | undefined {
  const newline = text.indexOf('\n', start);
  const line = text.slice(start, newline < 0 ? text.length : newline);
  const inLine = line.indexOf(close, 2);
  if (comment.test(line)) {
    const inner = close === '}}' ? text.indexOf('*/', start) : start;
    const end = inner < 0 ? -1 : text.indexOf(close, inner);
    return end < 0 ? undefined : end + close.length;
  }
  return inLine < 0 ? undefined : start + inLine + close.length;
}

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const newline = text.indexOf('\n', end);
  return before.trim() === '' && text.slice(end, newline < 0 ? text.length : newline).trim() === '';
}
