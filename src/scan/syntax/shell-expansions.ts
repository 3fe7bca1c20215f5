// Finds expansions in a shell script: `${ … }` and `$( … )`.
import type { Span } from '../../model/source.js';

/** The end of each expansion, by the offset of its opening bracket. */
export type Expansions = ReadonlyMap<number, number>;

/** All expansions that are closed on their line. */
export function expansionsIn(text: string): Expansions {
  const ends = new Map<number, number>();
  const open = { '(': [] as number[], '{': [] as number[] };
  for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
    if (sign === '\n') [open['('], open['{']] = [[], []];
    else if (sign === '(' || sign === '{') open[sign].push(index);
    else {
      const start = open[sign === ')' ? '(' : '{'].pop();
      if (start !== undefined && text[start - 1] === '$') ends.set(start, index);
    }
  }
  return ends;
}

/**
 * The texts of the outermost command substitutions within a span, also of those in the default of a variable
 * (`${A:-$(…)}`). Arithmetic, `$(( … ))`, is left out.
 */
export function substitutionsIn(text: string, { start, end }: Span, expansions: Expansions): readonly Span[] {
  const found: Span[] = [];
  let done = start;
  for (const { index } of text.slice(start, end).matchAll(/(?<!\\)\$\((?!\()/g)) {
    const inner = start + index + 2;
    const close = expansions.get(inner - 1);
    if (close === undefined || close >= end || inner < done) continue;
    found.push({ start: inner, end: close });
    done = close;
  }
  return [...found, ...betweenBackticks(text, { start, end }, found)];
}

/** The texts between two backticks that are in no other substitution. */
function betweenBackticks(text: string, { start, end }: Span, others: readonly Span[]): readonly Span[] {
  const signs = [...text.slice(start, end).matchAll(/(?<!\\)`/g)]
    .map(({ index }) => start + index)
    .filter((at) => !others.some((one) => at >= one.start && at < one.end));
  return signs.flatMap((at, index) => {
    const close = signs[index + 1];
    return index % 2 === 1 || close === undefined ? [] : [{ start: at + 1, end: close }];
  });
}
