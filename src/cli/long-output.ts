// Prints what can be long, some of it at a time: what else waits comes in between, and no text is longer than memory allows.
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

/** Prints what `JSON.stringify(lists, null, 2)` returns. */
export function printLists(
  out: Context['out'],
  lists: Readonly<Record<string, Iterable<unknown>>>,
): Promise<void> {
  return printLines(out, linesOfLists(Object.entries(lists)));
}

function* linesOfLists(lists: readonly (readonly [string, Iterable<unknown>])[]): Generator<string> {
  yield '{';
  for (const [index, [name, items]] of lists.entries()) {
    const comma = index < lists.length - 1 ? ',' : '';
    let last: string | undefined;
    for (const item of items) {
      yield last === undefined ? `  ${JSON.stringify(name)}: [` : `${last},`;
      last = `    ${JSON.stringify(item, null, 2).replaceAll('\n', '\n    ')}`;
    }
    if (last === undefined) yield `  ${JSON.stringify(name)}: []${comma}`;
    else yield `${last}\n  ]${comma}`;
  }
  yield '}';
}
