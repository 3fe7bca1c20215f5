// The charts of the checkout that a file names: those that it gives values to, and those that it gives other files to.
import { append } from '../../model/collections.js';
import type { ChartUse, Mention } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { mentionsFrom } from '../../scan/checkout/mentions.js';
import { type Chart, chartIn } from './chart.js';

/** More values files than anything installs one chart with. */
const maxValuesFiles = 1000;

/** Charts as far as their files are companions; `uses` says which else are to be read. */
export class LocalCharts {
  readonly uses: ChartUse[] = [];
  readonly mentions: Mention[] = [];

  constructor(
    private readonly path: string,
    private readonly companions: readonly SourceFile[],
  ) {}

  /** The chart in a folder, which gets values that this file holds. */
  at(folder: string | undefined): Chart | undefined {
    if (folder === undefined) return undefined;
    this.uses.push({ path: this.path, folder, readsFile: false });
    const chart = chartIn(folder, this.companions);
    for (const other of chart?.folders ?? [])
      this.uses.push({ path: this.path, folder: other, readsFile: false });
    return chart;
  }

  /** A file with values, by its name from a folder, and the chart that gets them if it is in the checkout. */
  give(from: string, name: string, folder: string | undefined): void {
    const mentions = mentionsFrom([from], name, 'helm-values');
    if (this.mentions.length >= maxValuesFiles) return;
    append(this.mentions, mentions);
    if (folder !== undefined)
      for (const { path } of mentions) this.uses.push({ path, folder, readsFile: true });
  }
}
