// CircleCI: the Docker images of jobs and executors, also of inline orbs, and the commands of `run` steps. `machine` images are virtual machines.
// https://circleci.com/docs/configuration-reference/#docker
// https://circleci.com/docs/configuration-reference/#matrix

import { isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { listedText } from '../../languages/yaml/scan.js';
import { sourceOf, textOf, valueAt } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf } from '../../languages/yaml/tree.js';
import { addToGroup } from '../../model/collections.js';
import type { Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { notPinnable } from '../../scan/reasons.js';
import { cartesian, parameterImages } from '../../scan/values/parameters.js';
import type { PossibleValue } from '../../scan/values/possible-values.js';

export const circleci: Scanner = {
  id: 'circleci',
  title: 'CircleCI',
  paths: ['**/.circleci/**/*.{yml,yaml}'],
  recognizes: (text) => /^version: ["']?2(?:\.\d)?/m.test(text) && /^(?:jobs|orbs|executors):/m.test(text),
  hasScripts: true,
  comment: '#',
  scan: (file) =>
    scanWithScripts(file, { needles: [], find: findImages }, (document) =>
      mapsOf(document).map((map) => {
        const run = child(document, map, 'run');
        return [isScalar(run) ? run : child(document, run, 'command')];
      }),
    ),
};

/** A value that is one parameter and nothing else. */
const parameter = /<<\s*(?<name>(?:pipeline\.)?parameters\.[\w-]+)\s*>>/g;
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] {
  const maps = mapsOf(document);
  const images = maps.flatMap((map) =>
    ['jobs', 'executors'].flatMap((kind) =>
      children(document, child(document, map, kind)).flatMap((holder) =>
        children(document, child(document, holder, 'docker')).map((entry) => ({
          holder,
          image: child(document, entry, 'image'),
        })),
      ),
    ),
  );
  const names = images.flatMap(({ image }) => {
    const whole = wholeParameter.exec(textOf(document, image)?.value ?? '')?.groups;
    return whole?.name === undefined || whole.of !== undefined ? [] : [whole.name];
  });
  const passed = passedValues(document, maps);
  return [
    ...images.flatMap(({ holder, image }) => {
      const text = textOf(document, image);
      const isPart = text !== undefined && !wholeParameter.test(text.value);
      const found = isPart
        ? parameterImages(
            file,
            text,
            parameter,
            cartesian((name) => valuesOf(document, holder, name, passed)),
          )
        : undefined;
      return found === undefined ? imagesOrDefaults(document, holder, image) : [{ found }];
    }),
    ...maps.flatMap((map) => parameterValues(document, map, new Set(names))),
  ];
}

/** The values that a job passes to its executor, and a workflow to its jobs, for parameters that are images. */
function parameterValues(
  document: YamlDocument,
  map: YAMLMap,
  names: ReadonlySet<string>,
): readonly unknown[] {
  const jobs = jobsOf(document, map);
  return [child(document, map, 'executor'), ...jobs]
    .flatMap((holder) =>
      entries(document, holder).flatMap(([key, value]) =>
        names.has(key) && isScalar(value)
          ? imagesOrDefaults(document, map, value)
          : evidentImage(document, key, value),
      ),
    )
    .concat(
      jobs.flatMap((job) =>
        matrixValues(document, job).flatMap(([key, values]) => (names.has(key) ? values : [])),
      ),
    );
}

/** What a workflow gives to its jobs. */
function jobsOf(document: YamlDocument, map: YAMLMap): readonly Node[] {
  const listed = child(document, map, 'jobs');
  return isSeq(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
}

/** An image for a parameter of an orb. */
function evidentImage(document: YamlDocument, key: string, value: unknown): readonly unknown[] {
  const text = textOf(document, value);
  if (text === undefined || !/image$/i.test(key) || !looksLikeImage(text.value)) return [];
  return [listedText(text, notPinnable.unknownInput(key))];
}

/** The node itself, or where the value is one parameter, its default and the values that it is limited to. */
function imagesOrDefaults(document: YamlDocument, holder: unknown, node: unknown): readonly unknown[] {
  const whole = wholeParameter.exec(textOf(document, node)?.value ?? '')?.groups;
  if (whole?.name === undefined) return [node];
  const declared = child(document, whole.of === undefined ? holder : document.root, 'parameters');
  const { fallback, choices } = declaredValues(document, child(document, declared, whole.name));
  return [fallback ?? node, ...choices];
}

function declaredValues(document: YamlDocument, declared: unknown) {
  const fallback = child(document, declared, 'default');
  return { fallback, choices: children(document, child(document, declared, 'enum')) };
}

type Passed = ReadonlyMap<string, readonly unknown[]>;

/** What executors and the jobs of workflows are given, also by a matrix, by the name of the parameter. */
function passedValues(document: YamlDocument, maps: readonly YAMLMap[]): Passed {
  const passed = new Map<string, unknown[]>();
  for (const map of maps) {
    const jobs = jobsOf(document, map);
    for (const holder of [child(document, map, 'executor'), ...jobs]) {
      for (const [name, value] of entries(document, holder))
        if (isScalar(value)) addToGroup(passed, name, value);
      for (const [name, values] of matrixValues(document, holder))
        for (const value of values) addToGroup(passed, name, value);
    }
  }
  return passed;
}

/** The values of `parameters.name` of a job or an executor, or of `pipeline.parameters.name`. */
function valuesOf(
  document: YamlDocument,
  holder: unknown,
  reference: string,
  passed: Passed,
): readonly PossibleValue[] {
  const isPipeline = reference.startsWith('pipeline.');
  const name = reference.slice(reference.lastIndexOf('.') + 1);
  const parameters = child(document, isPipeline ? document.root : holder, 'parameters');
  const { fallback, choices } = declaredValues(document, child(document, parameters, name));
  const given = isPipeline ? [] : (passed.get(name) ?? []);
  return [fallback, ...choices, ...given].flatMap((node) => valueAt(document, node));
}

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
