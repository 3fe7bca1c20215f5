// Tells whether a name is a value of its own or a word of a sentence, a command or a text in another language.
import type { Span } from '../../model/text/source.js';

const maxLookAround = 300;
/** What can be in front of a value: a dash, a key or a bracket, then perhaps a quote and a scheme. */
const before =
  /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const assigned = /=\s*["']?$/;
const after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
/** A text that holds JSON, or an escaped quote: the name is in another language. */
const otherLanguage = /["'][[{].{0,300}$|\\["']$/;

/**
 * True for a name that is a whole value, as in `key: name`, `- name`, `"key": "name"` or `[name, other]`, with
 * `assignment` also as in `key = "name"`.
 */
export function isWholeValue(text: string, { start, end }: Span, assignment = false): boolean {
  const newline = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(Math.max(newline, start - maxLookAround), start);
  if (otherLanguage.test(line) || !after.test(text.slice(end, end + maxLookAround))) return false;
  return before.test(line.trimStart()) || (assignment && assigned.test(line));
}

/** True behind a comment's sign that begins the line or follows a blank. */
export function isInComment(text: string, at: number, signs: RegExp = /(?:^|\s)#/): boolean {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(line, at);
  return signs.test(before.slice(0, maxLineLength)) || signs.test(before.slice(-maxLineLength));
}

const maxLineLength = 2000;
