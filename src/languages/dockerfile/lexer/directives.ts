// Parser directives in the first lines: the escape character, and the frontend image that reads the file.
// https://docs.docker.com/reference/dockerfile/#parser-directives
import { compact } from '../../../model/collections.js';
import { endOfLine } from '../../../model/text/position.js';
import { type SyntaxDirective, syntaxInJson } from '../frontend.js';
import { type Range, skipSpace } from './characters.js';
import type { Escape } from './lines.js';

export interface Directives {
  readonly escape: Escape;
  /** Why BuildKit refuses the directives. */
  readonly refused?: string;
  readonly syntax?: SyntaxDirective;
}

interface Directive extends Range {
  readonly name: string;
}

const known = new Set(['syntax', 'escape', 'check']);
const blank = /[\t\n\f\r ]/;

/**
 * Reads the directives of a Dockerfile. The frontend is looked up by rules of its own: behind a shebang, after `#`
 * or `//` at the very beginning of a line, or in a JSON object.
 */
export function directivesIn(text: string): Directives {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  return compact({ ...parserDirectives(text, start), syntax: syntaxIn(text, start) });
}

function parserDirectives(text: string, start: number): Omit<Directives, 'syntax'> {
  const seen = new Set<string>();
  let token: Escape = '\\';
  for (const line of linesFrom(text, start)) {
    const end = withoutReturns(text, line);
    const directive = directiveAt(text, { start: skipSpace(text, line.start, end), end }, '#');
    if (directive === undefined) break;
    if (seen.has(directive.name))
      return { escape: token, refused: `the directive \`${directive.name}\` is given twice` };
    seen.add(directive.name);
    if (directive.name !== 'escape') continue;
    const value = text.slice(directive.start, directive.end);
    if (value !== '\\' && value !== '`')
      return { escape: token, refused: 'the directive `escape` is neither a backslash nor a backtick' };
    token = value;
  }
  return { escape: token };
}

function syntaxIn(text: string, start: number): SyntaxDirective | undefined {
  const from = text.startsWith('#!', start) ? endOfLine(text, start) + 1 : start;
  return syntaxAfter(text, from, '#') ?? syntaxAfter(text, from, '//') ?? syntaxInJson(text, from);
}

/** The first word of the value counts; the rest are arguments of the frontend. */
function syntaxAfter(text: string, start: number, comment: string): SyntaxDirective | undefined {
  const seen = new Set<string>();
  for (const { start: first, end: last } of linesFrom(text, start)) {
    const line = { start: first, end: text[last - 1] === '\r' && last > first ? last - 1 : last };
    const directive = directiveAt(text, line, comment);
    if (directive === undefined || seen.has(directive.name)) return undefined;
    seen.add(directive.name);
    if (directive.name !== 'syntax') continue;
    const space = text.indexOf(' ', directive.start);
    const end = space < 0 ? directive.end : Math.min(space, directive.end);
    return { start: directive.start, end, value: text.slice(directive.start, end) };
  }
  return undefined;
}

/** `# name = value`: the range is that of the value. Any other line ends the directives. */
function directiveAt(text: string, line: Range, comment: string): Directive | undefined {
  if (!text.startsWith(comment, line.start)) return undefined;
  const start = skipSpace(text, line.start + comment.length, line.end);
  const assigned = /^([a-z][a-z0-9]*)[\t\n\f\r ]*=/i.exec(text.slice(start, line.end));
  const name = assigned?.[1]?.toLowerCase() ?? '';
  if (assigned === null || !known.has(name)) return undefined;
  const equals = start + assigned[0].length;
  if (equals >= line.end) return undefined;
  let [from, to] = [equals, line.end];
  while (from < line.end - 1 && blank.test(text[from] ?? '')) from += 1;
  while (to > from + 1 && blank.test(text[to - 1] ?? '')) to -= 1;
  return { name, start: from, end: to };
}

function* linesFrom(text: string, start: number): Generator<Range> {
  for (let at = start; at < text.length; ) {
    const end = endOfLine(text, at);
    yield { start: at, end };
    at = end + 1;
  }
}

function withoutReturns(text: string, { start, end }: Range): number {
  let last = end;
  while (last > start && text[last - 1] === '\r') last -= 1;
  return last;
}
