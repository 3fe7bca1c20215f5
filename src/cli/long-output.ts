// Prints lines of which there can be many, some of them at a time: what else waits comes in between.
import { isPauseDue, pause } from '../model/steps.js';
import type { Context } from './context.js';

const charactersAtOnce = 64 * 1024;

/** Prints every line. */
export async function printLines(out: Context['out'], lines: Iterable<string>): Promise<void> {
  let waiting: string[] = [];
  let length = 0;
  for (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (length >= charactersAtOnce) {
      out(waiting.join('\n'));
      [waiting, length] = [[], 0];
    }
    if (isPauseDue()) await pause();
  }
  if (waiting.length > 0) out(waiting.join('\n'));
}
