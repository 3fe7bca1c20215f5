// Fixes as code suggestions for a pull request's review: whole lines, one suggestion a place.
import { fenced, markdown } from './escape.js';
import type { Plan } from './plan.js';

export interface Suggestion {
  readonly file: string;
  /** 1-based; the lines that the suggestion replaces. */
  readonly startLine: number;
  readonly endLine: number;
  readonly body: string;
}

/**
 * One suggestion for each place that a finding can fix, worst first. Lines with characters that a reader cannot see
 * are left out: what is shown must be what is written.
 */
export function suggestionsOf({ findings }: Plan): readonly Suggestion[] {
  const places = new Map<string, Suggestion>();
  for (const { check, file, line, endLine, message, fix } of findings) {
    const lines = fix?.lines?.after.split(/\r\n|\n|\r/);
    if (
      file === undefined ||
      line === undefined ||
      lines === undefined ||
      /[^\P{C}\t\r\n]/u.test(lines.join(''))
    )
      continue;
    const startLine = fix?.place?.line ?? line;
    const body = `**\`${check}\`**: ${markdown(message)}\n\n${fenced('suggestion', lines)}\n`;
    const place = `${file}:${startLine}`;
    if (!places.has(place))
      places.set(place, { file, startLine, endLine: fix?.place?.endLine ?? endLine ?? line, body });
  }
  return [...places.values()];
}
