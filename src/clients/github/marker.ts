// Hidden first lines by which a run finds again what an earlier run wrote.
import { createHash } from 'node:crypto';

/**
 * An HTML comment that names `kind` and a hash of `parts`: nothing from outside stands in it, so nothing can break
 * out of it.
 */
export function marker(kind: string, parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
  return `<!-- tagproof ${kind} ${hash} -->`;
}

const maxCharacters = 60_000;

/**
 * The marker and the text below it, within the host's limit of 65,536 characters. Cut after a whole line, and says so.
 */
export function marked(mark: string, text: string): string {
  const room = maxCharacters - mark.length - 1;
  if (text.length <= room) return `${mark}\n${text}`;
  const rest = '\n\nThe rest is in the job summary and in the report.\n';
  const kept = text.slice(0, room - rest.length);
  const lineEnd = kept.lastIndexOf('\n');
  return `${mark}\n${lineEnd > 0 ? kept.slice(0, lineEnd) : ''}${rest}`;
}
