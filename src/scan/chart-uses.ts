// The charts of a checkout that read values of its files, by the file.
import type { ChartUse } from '../model/occurrence.js';

/** More charts than any file of values is for. */
const maxCharts = 50;

/** The charts of every file, each of them once. */
export class ChartUses {
  private readonly byPath = new Map<string, Map<string, ChartUse>>();

  constructor(private readonly all: ReadonlySet<string>) {}

  of(path: string): readonly ChartUse[] {
    return [...(this.byPath.get(path)?.values() ?? [])];
  }

  /** False for a chart that is known, or that is not in the checkout. */
  add(use: ChartUse): boolean {
    if (!this.all.has(`${use.folder}Chart.yaml`) || !this.all.has(use.path)) return false;
    const known = this.byPath.get(use.path) ?? new Map<string, ChartUse>();
    this.byPath.set(use.path, known);
    const key = `${use.readsFile} ${use.folder}`;
    if (known.has(key) || known.size >= maxCharts) return false;
    known.set(key, use);
    return true;
  }
}
