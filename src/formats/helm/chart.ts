// The chart that a file of values belongs to, the charts that it depends on, and what its templates say about the tag and the digest
// of an image.
// https://helm.sh/docs/topics/charts/#chart-dependencies

import { parseYaml } from '../../languages/yaml/parse.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { addToGroup } from '../../model/collections.js';
import type { CheckoutPaths } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { folderOf, pathFrom } from '../../scan/checkout/mentions.js';
import type { Ref } from './pipeline.js';
import { readTemplates, type ValueUse } from './uses.js';

/** The keys under which a template finds its values in the file, or the key under which it finds those of the whole file. */
type Placement = { readonly below: readonly string[] } | { readonly parentOf: string };

/** A chart of the checkout, at the keys under which the file holds its values. */
interface PlacedChart {
  readonly folder: string;
  readonly below: readonly string[];
}

interface ChartTree {
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
function chartTree(root: string, files: ReadonlyMap<string, SourceFile>): ChartTree {
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
  const parent = parentOfChart(root);
  const isOfParent = (path: string) => parent !== undefined && path.startsWith(`${parent.folder}templates/`);
  return {
    isPart: (path) => isOfParent(path) || charts.some(({ folder }) => path.startsWith(folder)),
    placementsOf: (template) => [
      ...charts.flatMap(({ folder, below }) => {
        const inside = template.startsWith(folder) ? subcharts.exec(template.slice(folder.length)) : null;
        return inside === null ? [] : [{ below: [...below, ...keysOf(inside[1] ?? '')] }];
      }),
      ...(isOfParent(template) ? [{ parentOf: parent?.key ?? '' }] : []),
    ],
    missing,
    folders: [...folders],
  };
}

/** The charts in `charts/` that lead to a template, or to a file that templates read. */
const subcharts = /^((?:charts\/[^/]+\/)*)(?:templates\/|(?!.*templates\/))/;

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
/** What a template may render with `tpl (.Files.Get …)`: texts of a chart outside of `templates/` that are no values. */
const renderedFile =
  /^(?!(?:.*\/)?(?:templates|crds|ci|tests?|values[^/]*|Chart\.yaml|requirements\.yaml)(?:\/|$)).*\.(?:ya?ml|tpl|gotmpl|tmpl|conf|cfg|ini|toml|properties|env|sh|txt)$/;
/** More such files than a chart has. */
const maxRenderedFiles = 100;
const rendersFiles = /\btpl\b[^}]{0,300}\bFiles\b|\bFiles\b[^}]{0,300}\btpl\b|\btpl\b[^}]{0,300}[Ff]ile/;

/** The files that say how the chart of a values file uses its values; none where the file is in no chart. */
export function chartFiles(path: string, { has, below }: CheckoutPaths): readonly string[] {
  const root = chartFolder(path, has);
  if (root === undefined) return [];
  const parent = parentOfChart(root)?.folder;
  const parents = parent !== undefined && has(`${parent}Chart.yaml`) ? below(`${parent}templates/`) : [];
  const own = below(root).filter(
    (one) =>
      templateFile.test(one) ||
      /(?:^|\/)(?:Chart\.yaml|requirements\.yaml|values\.yaml|values\.schema\.json)$/.test(one),
  );
  const rendered = below(root)
    .filter((one) => renderedFile.test(one.slice(root.length)))
    .slice(0, maxRenderedFiles);
  const templates = [...own, ...parents].filter((one) => one !== path).slice(0, maxTemplates + 1);
  return [...templates, ...rendered.filter((one) => one !== path)];
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

/** The folder of the chart above one in `charts/`, and the key under which it has the values. */
export function parentOfChart(root: string): { readonly folder: string; readonly key: string } | undefined {
  const [, folder, key] = /^(.*\/|)charts\/([^/]+)\/$/.exec(root) ?? [];
  return folder === undefined || key === undefined ? undefined : { folder, key };
}

/** Templates, and by custom the files that they render with `tpl (.Files.Get …)`. */
const inTemplates = /(^|\/)(?:templates|files)\/.*/;

/** The folder of the chart that a template belongs to, with a final `/`. */
export function chartOfTemplate(path: string, has: (path: string) => boolean): string | undefined {
  const beside = path.replace(inTemplates, '$1Chart.yaml');
  return beside === path ? undefined : chartFolder(beside, has);
}

/** The files that a template is rendered with: the values of its chart, and the files with its named templates. */
export function filesOfTemplate(path: string, { has, below }: CheckoutPaths): readonly string[] {
  const root = chartOfTemplate(path, has);
  if (root === undefined) return [];
  const helpers = ['templates/', 'charts/'].flatMap((folder) =>
    below(`${root}${folder}`).filter((one) => one.endsWith('.tpl') && inTemplates.test(one)),
  );
  const { folder: parent } = parentOfChart(root) ?? {};
  const values = [root, ...(parent === undefined ? [] : [parent])].map((folder) => `${folder}values.yaml`);
  return [`${root}Chart.yaml`, ...values, ...helpers].slice(0, maxTemplates);
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
  const placed = [...files.values()].filter(({ path }) => tree.placementsOf(path).length > 0);
  const isRendered = (path: string) => path.startsWith(root) && renderedFile.test(path.slice(root.length));
  const own = placed.filter(({ path }) => templateFile.test(path));
  const templates = own.some(({ text }) => rendersFiles.test(text))
    ? placed.filter(({ path }) => templateFile.test(path) || isRendered(path))
    : own;
  const isComplete =
    [...files.keys()].filter((path) => tree.isPart(path) && !isRendered(path)).length <= maxTemplates;
  const byKey = new Map<string, ValueUse[]>();
  const { uses, defined } = readTemplates(isComplete ? templates : []);
  for (const use of uses) addToGroup(byKey, use.ref.path.at(-1) ?? '', use);
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

interface Dependency {
  /** An alias takes the place of a name. */
  readonly key: string;
  /** The folder of a chart in the checkout, with a final `/`. */
  readonly folder?: string;
}

const scheme = 'file://';

/** The dependencies in `Chart.yaml` or `requirements.yaml`. */
function dependenciesIn(file: SourceFile): readonly Dependency[] {
  return parseYaml(file).documents.flatMap((document) =>
    children(document, child(document, document.root, 'dependencies')).flatMap((one) => {
      const text = (key: string) => textOf(document, child(document, one, key))?.value;
      const key = text('alias') ?? text('name');
      const repository = text('repository') ?? '';
      const folder = repository.startsWith(scheme)
        ? chartFolderFrom(folderOf(file.path), repository.slice(scheme.length))
        : undefined;
      return key === undefined ? [] : [folder === undefined ? { key } : { key, folder }];
    }),
  );
}

/** The folder in the checkout that a name leads to, as `ChartUse` writes it. */
export function chartFolderFrom(folder: string, name: string): string | undefined {
  const found = pathFrom(folder, name);
  if (found === undefined) return undefined;
  return found === '.' || found === './' ? '' : `${found.replace(/\/$/, '')}/`;
}
