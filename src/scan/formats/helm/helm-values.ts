// Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/
import type { ChartUse, Scanner } from '../../../model/occurrence.js';
import { type Chart, chartFiles, chartOfValues } from './chart.js';
import { valuesOf } from './values-images.js';

export const helmValues: Scanner = {
  id: 'helm-values',
  title: 'Helm values',
  paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
  comment: '#',
  companions: (path, _siblings, checkout) => chartFiles(path, checkout),
  scan(file, companions = [], { charts: folders = [] } = {}) {
    let read: { readonly chart: Chart | undefined } | undefined;
    const scan = valuesOf(() => {
      read ??= { chart: chartOfValues(file.path, companions, folders) };
      return read.chart;
    }).scan(file);
    const below = read?.chart?.folders ?? [];
    const charts = below.map((folder): ChartUse => ({ path: file.path, folder, readsFile: false }));
    return scan && { ...scan, charts };
  },
};
