// Comments beside references that waive a check: `tagproof: ignore[check] reason`.
import type { InlineWaiver } from '../model/policy.js';
import type { Problem, SourceFile } from '../model/source.js';

const marker = 'tagproof: ignore[';
const form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;

export interface InlineWaivers {
  readonly waivers: readonly InlineWaiver[];
  readonly problems: readonly Problem[];
}

/**
 * The waivers in a file's comments. One behind a reference speaks of its own line, one on a line of its own of the next
 * line that is no comment. A waiver without a reason is a problem and waives nothing.
 */
export function inlineWaivers(file: SourceFile, comment: '#' | '//'): InlineWaivers {
  const { text, path } = file;
  const waivers: InlineWaiver[] = [];
  const problems: Problem[] = [];
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + 1)) {
    const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: endOfLine(text, at) };
    const before = text.slice(line.start, at).replace(/^\uFEFF/, '');
    if (!opensComment(before, comment)) continue;
    const { checks = '', reason = '' } = form.exec(text.slice(at, line.end))?.groups ?? {};
    const span = { start: at, end: text.slice(0, line.end).trimEnd().length };
    if (checks.trim() === '' || reason.trim() === '') {
      const message = 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`';
      problems.push({ file: path, message, span });
      continue;
    }
    const alone = before.trim() === comment;
    const covers = { file: path, span: alone ? nextLine(text, line.end, comment) : line };
    for (const check of checks.split(','))
      waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
  }
  return { waivers, problems };
}

/** The marker is the last thing before the waiver and stands outside quotes. */
function opensComment(before: string, comment: string): boolean {
  const text = before.trimEnd();
  if (!text.endsWith(comment)) return false;
  const code = text.slice(0, -comment.length);
  if (code !== '' && !/\s$/.test(code)) return false;
  return ['"', "'"].every((quote) => code.split(quote).length % 2 === 1);
}

function nextLine(text: string, end: number, comment: string) {
  let start = Math.min(end + 1, text.length);
  while (start < text.length && text.slice(start, endOfLine(text, start)).trim().startsWith(comment))
    start = Math.min(endOfLine(text, start) + 1, text.length);
  return { start, end: endOfLine(text, start) };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
