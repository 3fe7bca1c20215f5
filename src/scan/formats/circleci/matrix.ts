// The values that the matrix of a CircleCI job gives its parameters, without those that it excludes.
// https://circleci.com/docs/configuration-reference/#matrix
import type { Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';

/** Beyond, nothing is taken to be excluded. */
const maxCombinations = 1000;

type Values = readonly (readonly [name: string, values: readonly Node[]])[];

/** Each parameter with the values that some combination keeps. */
export function matrixValues(document: YamlDocument, job: unknown): Values {
  const matrix = child(document, job, 'matrix');
  const all = entries(document, child(document, matrix, 'parameters')).map(
    ([name, values]) => [name, children(document, values)] as const,
  );
  const excluded = children(document, child(document, matrix, 'exclude')).map((one) =>
    entries(document, one),
  );
  const size = all.reduce((product, [, values]) => product * values.length, excluded.length);
  if (excluded.length === 0 || size > maxCombinations) return all;
  let kept: ReadonlyMap<string, Node>[] = [new Map()];
  for (const [name, values] of all)
    kept = kept.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
  kept = kept.filter((one) => !excluded.some((entry) => isExcluded(document, one, entry)));
  return all.map(([name, values]) => {
    const used = new Set(kept.map((one) => one.get(name)));
    return [name, values.filter((value) => used.has(value))] as const;
  });
}

/** An entry names every parameter of the matrix; one that does not, or that has a key twice, excludes nothing. */
function isExcluded(
  document: YamlDocument,
  combination: ReadonlyMap<string, Node>,
  entry: readonly (readonly [string, Node])[],
): boolean {
  const text = (node: Node | undefined) => sourceOf(document, node)?.value;
  return (
    entry.length === combination.size &&
    new Set(entry.map(([name]) => name)).size === entry.length &&
    entry.every(([name, value]) => text(value) !== undefined && text(value) === text(combination.get(name)))
  );
}
