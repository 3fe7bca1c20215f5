// Reads inline waivers, comments next to references that waive a check: `tagproof: ignore[check] reason`.
import type { InlineWaiver } from '../../model/judgement/policy.js';
import type { Comment } from '../../model/occurrence.js';
import { endOfLine } from '../../model/text/position.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import { unscanned } from '../../scan/reasons.js';

const marker = 'tagproof: ignore[';
const form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;

interface InlineWaivers {
  readonly waivers: readonly InlineWaiver[];
  readonly problems: readonly Problem[];
}

/**
 * The waivers in a file's comments. A waiver behind a reference covers its own line; a waiver on a separate line covers
 * the next line that is not a comment. A waiver without a reason is a problem and waives nothing.
 */
export function inlineWaivers(file: SourceFile, comment: Comment): InlineWaivers {
  const { text, path } = file;
  const waivers: InlineWaiver[] = [];
  const problems: Problem[] = [];
  let next: Span = { start: 0, end: 0 };
  for (let at = text.indexOf(marker); at >= 0; ) {
    const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: endOfLine(text, at) };
    const opened = openedIn(text, line, at, comment);
    at = text.indexOf(marker, line.end);
    if (opened === undefined) continue;
    const { checks = '', reason = '' } = form.exec(text.slice(opened.at, line.end))?.groups ?? {};
    const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
    if (checks.trim() === '' || reason.trim() === '') {
      problems.push({ file: path, message: unscanned.waiver, span });
      continue;
    }
    if (opened.alone && next.start <= line.end) next = nextLine(text, line.end, comment);
    const covers = { file: path, span: opened.alone ? next : line };
    for (const check of checks.split(','))
      waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
  }
  return { waivers, problems };
}

/** The first waiver of a line that is in a comment; `alone` where nothing precedes it. The rest of the line is its reason. */
function openedIn(
  text: string,
  line: Span,
  first: number,
  comment: string,
): { readonly at: number; readonly alone: boolean } | undefined {
  const quotes = { '"': 0, "'": 0 };
  let counted = line.start;
  for (let at = first; at >= 0 && at < line.end; at = text.indexOf(marker, at + 1)) {
    for (; counted < at; counted += 1) {
      const char = text[counted];
      if (char === '"' || char === "'") quotes[char] += 1;
    }
    const open = startOfComment(text, line.start, at, comment);
    if (open === undefined || quotes['"'] % 2 === 1 || quotes["'"] % 2 === 1) continue;
    return {
      at,
      alone:
        text
          .slice(line.start, open)
          .replace(/^\uFEFF/, '')
          .trim() === '',
    };
  }
  return undefined;
}

/** The start of the comment that contains only the waiver, with a blank or nothing before it. */
function startOfComment(text: string, from: number, at: number, comment: string): number | undefined {
  let end = at;
  while (end > from && /\s/.test(text[end - 1] ?? '')) end -= 1;
  const start = end - comment.length;
  if (start < from || !text.startsWith(comment, start)) return undefined;
  return start === from || /\s/.test(text[start - 1] ?? '') ? start : undefined;
}

function nextLine(text: string, end: number, comment: string): Span {
  let start = Math.min(end + 1, text.length);
  while (start < text.length && text.slice(start, endOfLine(text, start)).trim().startsWith(comment))
    start = Math.min(endOfLine(text, start) + 1, text.length);
  return { start, end: endOfLine(text, start) };
}
