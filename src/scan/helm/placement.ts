// Where the templates of a chart and of those below and above it look for the values in its file.
import type { SourceFile } from '../../model/source.js';
import { dependenciesIn } from './dependencies.js';
import type { Ref } from './printed.js';

/** The keys under which a template finds its values in the file, or the key under which it finds those of the whole file. */
type Placement = { readonly below: readonly string[] } | { readonly parentOf: string };

/** A chart of the checkout, at the keys under which the file holds its values. */
interface PlacedChart {
  readonly folder: string;
  readonly below: readonly string[];
}

export interface ChartTree {
  /** One for each place that the chart of the template has. */
  placementsOf(template: string): readonly Placement[];
  /** True for every file of the chart and of those that it depends on, and for the templates of the one above it. */
  isPart(path: string): boolean;
  /** The keys of charts that are not in the checkout, and the folders of those that were not read. */
  readonly missing: readonly (readonly string[])[];
  readonly folders: readonly string[];
}

/** More charts than any chart has below it, and deeper than they are. */
const maxCharts = 100;
const maxDepth = 8;

/** The chart in a folder, with all that it takes from other folders of the checkout (`file://`). */
export function chartTree(root: string, files: ReadonlyMap<string, SourceFile>): ChartTree {
  const charts: PlacedChart[] = [{ folder: root, below: [] }];
  const missing: (readonly string[])[] = [];
  const folders = new Set<string>();
  for (const { folder, below } of charts)
    for (const { key, folder: other } of dependenciesOf(folder, files)) {
      const place = [...below, key];
      if (other !== undefined) folders.add(other);
      const isRead = other !== undefined && files.has(`${other}Chart.yaml`);
      const isVendored = [...files.keys()].some((path) =>
        path.startsWith(`${folder}charts/${key}/templates/`),
      );
      if (isRead && charts.length < maxCharts && below.length < maxDepth)
        charts.push({ folder: other, below: place });
      else if (!isVendored) missing.push(place);
    }
  const parent = /^(.*\/|)charts\/([^/]+)\/$/.exec(root);
  const isOfParent = (path: string) => parent !== null && path.startsWith(`${parent[1] ?? ''}templates/`);
  return {
    isPart: (path) => isOfParent(path) || charts.some(({ folder }) => path.startsWith(folder)),
    placementsOf: (template) => [
      ...charts.flatMap(({ folder, below }) => {
        const inside = template.startsWith(folder) ? subcharts.exec(template.slice(folder.length)) : null;
        return inside === null ? [] : [{ below: [...below, ...keysOf(inside[1] ?? '')] }];
      }),
      ...(isOfParent(template) ? [{ parentOf: parent?.[2] ?? '' }] : []),
    ],
    missing,
    folders: [...folders],
  };
}

/** The charts in `charts/` that lead to a template. */
const subcharts = /^((?:charts\/[^/]+\/)*)templates\//;

function keysOf(folders: string): readonly string[] {
  return folders.split('/').filter((_, index) => index % 2 === 1);
}

function dependenciesOf(folder: string, files: ReadonlyMap<string, SourceFile>) {
  return ['Chart.yaml', 'requirements.yaml'].flatMap((name) => {
    const file = files.get(`${folder}${name}`);
    return file === undefined ? [] : dependenciesIn(file);
  });
}

/** True for a reference about the value at the path. A relative one may be about any value whose path ends like it. */
export function isAbout(ref: Ref, at: Placement, path: readonly string[]): boolean {
  if (!ref.isAbsolute) return endsWith(path, ref.path);
  const [first = ''] = ref.path;
  if (first === 'global') return isSame(ref.path, path);
  if ('below' in at) return isSame([...at.below, ...ref.path], path);
  return first === at.parentOf && isSame(ref.path.slice(1), path);
}

function isSame(used: readonly string[], path: readonly string[]): boolean {
  return used.length === path.length && used.every((key, index) => key === path[index] || key === '*');
}

function endsWith(path: readonly string[], end: readonly string[]): boolean {
  const isKnown = end.some((key) => key !== '*');
  return isKnown && end.length <= path.length && isSame(end, path.slice(-end.length));
}
