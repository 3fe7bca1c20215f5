// The chart that a file of values belongs to, and what its templates say about the tag and the digest of an image.
import type { CheckoutPaths } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { chartTree, isAbout } from './placement.js';
import { readTemplates, type ValueUse } from './uses.js';

export interface Chart {
  /** The templates' uses of a value, by its path in the file. */
  usesAt(path: readonly string[]): readonly ValueUse[];
  /** The named templates and functions that get a map which the path leads through. */
  handedAt(path: readonly string[]): readonly string[];
  /** False where there are too many templates to read. */
  readonly isComplete: boolean;
  /** The `values.schema.json` of each chart that the values are for. */
  readonly schemas: readonly SourceFile[];
  /** True where the value may be read by a chart whose templates are not in the checkout. */
  isReadElsewhere(path: readonly string[]): boolean;
  /** True for a named template that a chart defines which is not in the checkout. */
  isMissingTemplate(name: string): boolean;
  /** Folders of charts in the checkout that the chart depends on. */
  readonly folders: readonly string[];
}

/** A chart with more templates is not read, so that nothing in it is pinned at a guess. */
export const maxTemplates = 1000;

const templateFile = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl|txt|json)$/;

/** The files that say how the chart of a values file uses its values; none where the file is in no chart. */
export function chartFiles(path: string, { has, below }: CheckoutPaths): readonly string[] {
  const root = chartFolder(path, has);
  if (root === undefined) return [];
  const parent = /^(.*\/|)charts\/[^/]+\/$/.exec(root)?.[1];
  const parents = parent !== undefined && has(`${parent}Chart.yaml`) ? below(`${parent}templates/`) : [];
  const own = below(root).filter(
    (one) =>
      templateFile.test(one) || /(?:^|\/)(?:Chart\.yaml|requirements\.yaml|values\.schema\.json)$/.test(one),
  );
  return [...own, ...parents].filter((one) => one !== path).slice(0, maxTemplates + 1);
}

/** The nearest folder above the file that is a chart, with a final `/`. */
function chartFolder(path: string, has: (path: string) => boolean): string | undefined {
  if (/(?:^|\/)templates\//.test(path)) return undefined;
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const folder = folders
      .slice(0, depth)
      .map((name) => `${name}/`)
      .join('');
    if (has(`${folder}Chart.yaml`)) return folder;
  }
  return undefined;
}

const charts = new WeakMap<SourceFile, { readonly files: string; readonly chart: Chart }>();

/**
 * What reads a file of values, from its companions: the chart that the file is in, and those in `folders`. `undefined`
 * where there is none.
 */
export function chartOfValues(
  path: string,
  companions: readonly SourceFile[],
  folders: readonly string[] = [],
): Chart | undefined {
  const known = new Set(companions.map((one) => one.path));
  const own = chartFolder(path, (one) => known.has(one));
  const all = [...new Set([...(own === undefined ? [] : [own]), ...folders])];
  return joinedCharts(all.flatMap((folder) => chartIn(folder, companions) ?? []));
}

/** The chart in a folder, which ends in `/` or is empty; `undefined` where the companions have none there. */
export function chartIn(folder: string, companions: readonly SourceFile[]): Chart | undefined {
  const chartFile = companions.find(({ path }) => path === `${folder}Chart.yaml`);
  if (chartFile === undefined) return undefined;
  const files = companions.map(({ path }) => path).join('\n');
  const read = charts.get(chartFile);
  const chart =
    read?.files === files
      ? read.chart
      : readChart(folder, new Map(companions.map((one) => [one.path, one] as const)));
  charts.set(chartFile, { files, chart });
  return chart;
}

function readChart(root: string, files: ReadonlyMap<string, SourceFile>): Chart {
  const tree = chartTree(root, files);
  const templates = [...files.values()].filter(
    ({ path }) => templateFile.test(path) && tree.placementsOf(path).length > 0,
  );
  const isComplete = [...files.keys()].filter(tree.isPart).length <= maxTemplates;
  const byKey = new Map<string, ValueUse[]>();
  const { uses, defined } = readTemplates(isComplete ? templates : []);
  for (const use of uses) {
    const key = use.ref.path.at(-1) ?? '';
    const same = byKey.get(key) ?? [];
    byKey.set(key, same);
    same.push(use);
  }
  const placements = new Map(templates.map(({ path }) => [path, tree.placementsOf(path)] as const));
  const schema = files.get(`${root}values.schema.json`);
  const usesAt = (path: readonly string[]) =>
    [path.at(-1) ?? '', '*'].flatMap((key) =>
      (byKey.get(key) ?? []).filter((use) =>
        placements.get(use.file)?.some((at) => isAbout(use.ref, at, path)),
      ),
    );
  const { missing, folders } = tree;
  return {
    isComplete,
    usesAt,
    handedAt: (path) =>
      path.flatMap((_, length) =>
        usesAt(path.slice(0, length)).flatMap(({ how }) => (how.kind === 'handed' ? [how.to] : [])),
      ),
    schemas: schema === undefined ? [] : [schema],
    isReadElsewhere: (path) =>
      missing.some((keys) => keys.every((key, index) => key === path[index])) ||
      (path[0] === 'global' && missing.length > 0),
    isMissingTemplate: (name) => missing.length > 0 && name !== 'toYaml' && !defined.has(name),
    folders,
  };
}

/** Several charts that read the same values: each of them may be what forbids a pin. */
function joinedCharts(all: readonly Chart[]): Chart | undefined {
  const [only] = all;
  if (only === undefined || all.length === 1) return only;
  return {
    isComplete: all.every((one) => one.isComplete),
    usesAt: (path) => all.flatMap((one) => one.usesAt(path)),
    handedAt: (path) => all.flatMap((one) => one.handedAt(path)),
    schemas: all.flatMap((one) => one.schemas),
    isReadElsewhere: (path) => all.some((one) => one.isReadElsewhere(path)),
    isMissingTemplate: (name) => all.some((one) => one.isMissingTemplate(name)),
    folders: all.flatMap((one) => one.folders),
  };
}
