// The combinations of a job's matrix, with `include` and `exclude`.
// https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-variations
import { isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../yaml/document.js';
import { sourceOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';

/** GitHub runs no more jobs of one matrix than this. */
const maxCombinations = 256;

export type Combination = ReadonlyMap<string, Node>;

/** The combinations; `undefined` where a part of the matrix is an expression, or where there are too many. */
export function matrixCombinations(document: YamlDocument, job: unknown): readonly Combination[] | undefined {
  const matrix = child(document, child(document, job, 'strategy'), 'matrix');
  const keys = entries(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
  const lists = ['include', 'exclude'].map((key) => child(document, matrix, key));
  if (keys.some(([, values]) => !isSeq(values)) || lists.some((list) => list !== undefined && !isSeq(list)))
    return undefined;
  let all: Combination[] = keys.length === 0 ? [] : [new Map()];
  for (const [key, values] of keys) {
    const nodes = children(document, values);
    if (all.length * nodes.length > maxCombinations) return undefined;
    all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
  }
  const [include = [], exclude = []] = lists.map((list) =>
    children(document, list).map((entry) => new Map(entries(document, entry))),
  );
  const kept = all.filter((one) => !exclude.some((entry) => isExcluded(document, one, entry)));
  return withIncluded(document, kept, include.slice(0, maxCombinations));
}

function isExcluded(document: YamlDocument, one: Combination, entry: Combination): boolean {
  return [...entry].every(([key, value]) => isSame(document, one.get(key), value));
}

/** An entry extends each combination whose own values it leaves alone; where there is none, it is one of its own. */
function withIncluded(
  document: YamlDocument,
  base: readonly Combination[],
  include: readonly Combination[],
): readonly Combination[] {
  let extended = [...base];
  const added: Combination[] = [];
  for (const entry of include) {
    const fits = base.map((one) =>
      [...entry].every(([key, value]) => !one.has(key) || isSame(document, one.get(key), value)),
    );
    if (fits.includes(true))
      extended = extended.map((one, index) => (fits[index] ? new Map([...one, ...entry]) : one));
    else added.push(entry);
  }
  return [...extended, ...added];
}

/** True for scalars with the same text; maps and lists are the same only where they are one node. */
function isSame(document: YamlDocument, a: Node | undefined, b: Node): boolean {
  const [left, right] = [sourceOf(document, a), sourceOf(document, b)];
  return left === undefined || right === undefined ? a === b : left.value === right.value;
}
