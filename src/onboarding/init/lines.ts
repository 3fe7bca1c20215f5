// Lines of a proposed file: each with the reason that stands behind it, and a first line that tells an edited file from one that is as it was written.

import { createHash } from 'node:crypto';
import { largest } from '../../model/collections.js';

/** A line of a proposed file, with its reason if it decides something. */
export type ReasonedLine = readonly [text: string, reason?: string];

const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?(?:#|\/\/) Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;

/**
 * The text of a file: `head`, its mark, and the lines with their reasons in one column, except after long lines.
 * @param comment what begins a comment in its format
 */
export function proposedText(lines: readonly ReasonedLine[], head = '', comment: '#' | '//' = '#'): string {
  const column = Math.min(maxColumn, largest(lines.map(([text]) => text.length)));
  const body = lines
    .map(
      ([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} ${comment} ${reason}`}\n`,
    )
    .join('');
  return `${head}${comment} Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
}

/** Whether a file is exactly as it was written, so that nobody's work is lost with it. */
export function isAsWritten(text: string): boolean {
  const [first, digest] = mark.exec(text) ?? [];
  return first !== undefined && digestOf(text.slice(first.length)) === digest;
}

/** Text from the repository as a YAML scalar on one line. */
export function yamlText(text: string): string {
  return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
