// The chart that a file of values belongs to, and what its templates say about the tag and the digest of an image.
import type { CheckoutPaths } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { folderOf } from '../mentions.js';
import { dependenciesIn } from './dependencies.js';
import type { Ref } from './printed.js';
import { readTemplates, type ValueUse } from './uses.js';

export interface Chart {
  /** The templates' uses of a value, by its path in the file. */
  usesAt(path: readonly string[]): readonly ValueUse[];
  /** The named templates and functions that get a map which the path leads through. */
  handedAt(path: readonly string[]): readonly string[];
  /** False where there are too many templates to read. */
  readonly isComplete: boolean;
  readonly schema?: SourceFile;
  /** True where the value may be read by a chart whose templates are not in the checkout. */
  isReadElsewhere(path: readonly string[]): boolean;
  /** True for a named template that a chart defines which is not in the checkout. */
  isMissingTemplate(name: string): boolean;
}

/** The chart that a template belongs to: below `charts/` of the file's chart, or the chart that contains that one. */
type PlaceOfTemplate = { readonly below: readonly string[] } | { readonly parentOf: string };

interface Placed {
  readonly use: ValueUse;
  readonly at: PlaceOfTemplate;
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

/** The chart of a values file, from its companions; `undefined` where the file is in no chart. */
export function chartOfValues(path: string, companions: readonly SourceFile[]): Chart | undefined {
  const known = new Map(companions.map((one) => [one.path, one]));
  const root = chartFolder(path, (one) => known.has(one));
  const chartFile = root === undefined ? undefined : known.get(`${root}Chart.yaml`);
  if (root === undefined || chartFile === undefined) return undefined;
  const files = companions.map((one) => one.path).join('\n');
  const read = charts.get(chartFile);
  const chart = read?.files === files ? read.chart : readChart(root, chartFile, known);
  charts.set(chartFile, { files, chart });
  return chart;
}

function readChart(root: string, chartFile: SourceFile, files: ReadonlyMap<string, SourceFile>): Chart {
  const templates = [...files.values()].filter(({ path }) => templateFile.test(path));
  const isComplete = files.size <= maxTemplates;
  const byKey = new Map<string, Placed[]>();
  const { uses, defined } = readTemplates(isComplete ? templates : []);
  for (const use of uses) {
    const key = use.ref.path.at(-1) ?? '';
    const same = byKey.get(key) ?? [];
    byKey.set(key, same);
    same.push({ use, at: placeOf(use.file, root) });
  }
  const missing = [chartFile, files.get(`${root}requirements.yaml`)]
    .flatMap((file) => (file === undefined ? [] : dependenciesIn(file)))
    .filter((name) => !templates.some(({ path }) => path.startsWith(`${root}charts/${name}/`)));
  const schema = files.get(`${root}values.schema.json`);
  const usesAt = (path: readonly string[]) =>
    [path.at(-1) ?? '', '*'].flatMap((key) =>
      (byKey.get(key) ?? []).flatMap(({ use, at }) => (isAbout(use.ref, at, path) ? [use] : [])),
    );
  return {
    isComplete,
    usesAt,
    handedAt: (path) =>
      path.flatMap((_, length) =>
        usesAt(path.slice(0, length)).flatMap(({ how }) => (how.kind === 'handed' ? [how.to] : [])),
      ),
    ...(schema === undefined ? {} : { schema }),
    isReadElsewhere: ([first = '']) => missing.includes(first) || (first === 'global' && missing.length > 0),
    isMissingTemplate: (name) => missing.length > 0 && name !== 'toYaml' && !defined.has(name),
  };
}

function placeOf(file: string, root: string): PlaceOfTemplate {
  if (!file.startsWith(root)) return { parentOf: root.split('/').at(-2) ?? '' };
  const folder = folderOf(file).slice(root.length);
  return { below: [...folder.matchAll(/(?:^|\/)charts\/([^/]+)(?=\/)/g)].map(([, name = '']) => name) };
}

/** A relative reference may be about any value whose path ends like it. */
function isAbout(ref: Ref, at: PlaceOfTemplate, path: readonly string[]): boolean {
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
