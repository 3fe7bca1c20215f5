// Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/

import { TooMuchRendering } from '../../languages/go-template/render.js';
import { unknownText } from '../../languages/go-template/values.js';
import type { ChartUse, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { opaqueAt, resolvedAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { type Chart, chartFiles, chartOfValues } from './chart.js';
import { type PrintedName, printedNames } from './rendering.js';
import { valuesOf } from './values-images.js';

export const helmValues: Scanner = {
  id: 'helm-values',
  title: 'Helm values',
  paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
  comment: '#',
  companions: (path, _siblings, checkout) => chartFiles(path, checkout),
  scan(file, companions = [], { charts: folders = [] } = {}) {
    let read: { readonly chart: Chart | undefined } | undefined;
    const chart = () => {
      read ??= { chart: chartOfValues(file.path, companions, folders) };
      return read.chart;
    };
    const scan = valuesOf(chart).scan(file);
    const named = scan && { ...scan, occurrences: asPrinted(file, scan.occurrences, companions) };
    const below = scan === undefined || scan.occurrences.length === 0 ? [] : (chart()?.folders ?? []);
    const charts = below.map((folder): ChartUse => ({ path: file.path, folder, readsFile: false }));
    return named && { ...named, charts };
  },
};

/** The occurrences with the names that the chart's templates make of them, such as with a registry or with the chart's version. */
function asPrinted(
  file: SourceFile,
  found: readonly Occurrence[],
  companions: readonly SourceFile[],
): readonly Occurrence[] {
  const starts = new Set(found.filter(isIncomplete).map(({ at }) => at.span.start));
  if (companions.length === 0 || starts.size === 0) return found;
  try {
    const names = printedNames(file, companions, starts);
    return found.flatMap((one) =>
      isIncomplete(one) ? printedAt(file, one, names.get(one.at.span.start) ?? []) : [one],
    );
  } catch (error) {
    if (!(error instanceof TooMuchRendering)) throw error;
    return found.map((one) => (isIncomplete(one) ? opaque(file, one) : one));
  }
}

/** True for a name without a registry, or without a tag: the templates may add one. */
function isIncomplete(one: Occurrence): boolean {
  if (one.kind === 'opaque') return one.detail === unresolved.tagFromChart;
  const hasRegistry = one.parts?.some(({ part }) => part === 'registry') || /^[^/]*[.:][^/]*\//.test(one.raw);
  return one.kind === 'image' && !hasRegistry;
}

function opaque(file: SourceFile, { at, parts }: Occurrence): Occurrence {
  return {
    ...opaqueAt(file, at.span, 'variable', unresolved.registryFromChart),
    ...(parts === undefined ? {} : { parts }),
  };
}

function printedAt(file: SourceFile, one: Occurrence, names: readonly PrintedName[]): readonly Occurrence[] {
  const natural = names.filter(({ isNatural }) => isNatural);
  const used = natural.length > 0 ? natural : names;
  if (used.some(({ before }) => before.includes(unknownText))) return [opaque(file, one)];
  const images = [...new Set(used.map(({ name }) => name))].flatMap((name) => {
    const image = name.includes(unknownText)
      ? undefined
      : resolvedAt(file, one.at.span, name, notPinnable.rendered);
    return image?.kind === 'image' && (image.image.tag ?? image.image.digest) !== undefined ? [image] : [];
  });
  if (one.kind !== 'image') return images.length === 0 ? [one] : images;
  const others = images.filter(
    ({ image }) => image.registry !== one.image.registry || image.repository !== one.image.repository,
  );
  const [only] = others;
  if (only === undefined) return [one];
  if (images.length > 1 || only.image.tag !== one.image.tag)
    return [...(others.length < images.length ? [one] : []), ...others];
  // The templates print the whole name, so the digest goes where it went.
  return [{ ...one, image: only.image }];
}
