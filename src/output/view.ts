// The sorted and counted report that all channels render, so that order and totals are the same everywhere.

import { addToGroup } from '../model/collections.js';
import { severities } from '../model/judgement/finding.js';
import { compareText, plural } from '../model/text/text.js';
import { totalsOf } from '../report/coverage.js';
import { findingsOutside } from '../report/images/group.js';
import type { ImageSummary } from '../report/images/schema.js';
import { imageSummaries } from '../report/images/summaries.js';
import type { Report, ReportedFinding, ReportedTotals } from '../report/schema/schema.js';

export interface ViewLimits {
  readonly annotations: number;
  readonly annotationErrors: number;
  readonly annotationBytes: number;
  readonly summaryBytes: number;
  readonly commentBytes: number;
  readonly imageListBytes: number;
  readonly sarifResults: number;
  readonly sarifGzipBytes: number;
  readonly terminalFindings: number;
  readonly terminalImages: number;
}

/** What each channel accepts, with room for what the CI host adds. */
export const viewLimits: ViewLimits = {
  /** The host shows 10 of each severity per step; one error is reserved for the failed verdict. */
  annotations: 10,
  annotationErrors: 9,
  annotationBytes: 4096,
  // The host accepts 1 MiB, which nobody reads.
  summaryBytes: 60_000,
  commentBytes: 60_000,
  imageListBytes: 256 * 1024,
  sarifResults: 25_000,
  sarifGzipBytes: 10_000_000,
  terminalFindings: 1000,
  terminalImages: 40,
};

export interface ReportView {
  readonly totals: ReportedTotals & { readonly images: number };
  /** Every image, the worst first; those without findings last. */
  readonly images: readonly ImageSummary[];
  /** Those of the images that have findings, and those that have none. */
  readonly flagged: readonly ImageSummary[];
  readonly clean: readonly ImageSummary[];
  /** Worst first: introduced by the change, then by severity, repository, file and line; those without a file last. */
  readonly findings: readonly ReportedFinding[];
  /** Those of the findings that are about no image, in the same order; those with one cause as one that names its other places. */
  readonly otherCauses: readonly ReportedFinding[];
  /** Accepted by a waiver, in the same order. Every channel shows them after the others. */
  readonly waived: readonly ReportedFinding[];
  /** Lines that were pinned. */
  readonly pinned: Report['edits'];
  /** Lines that were added to the ledger. */
  readonly recorded: Report['edits'];
}

/** The part of a list that is shown, and the length of the whole list. */
export interface Shown<T> {
  readonly shown: readonly T[];
  readonly total: number;
}

/** Sorts and counts a report. The lists of a merged report are cut, so it contains its totals. */
export function viewOf(report: Report): ReportView {
  const ordered = report.findings.toSorted(worstFirst);
  const findings = ordered.filter(({ waived }) => waived === undefined);
  const images = report.images ?? imageSummaries(report);
  const flagged = images.filter((image) => image.findings > 0);
  const totals = report.totals ?? totalsOf({ ...report, findings: ordered });
  return {
    images,
    flagged,
    clean: images.filter((image) => image.findings === 0),
    findings,
    otherCauses: byCause(findingsOutside(report.references, findings)),
    waived: ordered.filter(({ waived }) => waived !== undefined),
    pinned: report.edits.filter(({ before }) => before !== ''),
    recorded: report.edits.filter(({ before }) => before === ''),
    totals: { images: flagged.length, ...totals },
  };
}

/** The findings without a fix, of which each text is there once, at its first place and with the number of the others. */
function byCause(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  const groups = new Map<string, ReportedFinding[]>();
  for (const [index, one] of findings.entries()) {
    const { check, severity, message, introduced, testData, origin, file, fix } = one;
    const own = file === undefined || fix !== undefined ? index : undefined;
    addToGroup(groups, JSON.stringify([check, severity, message, introduced, testData, origin, own]), one);
  }
  return [...groups.values()].flatMap(([first, second, ...more]) => {
    if (first === undefined || second === undefined) return first ?? [];
    const many = more.length === 0 ? '' : ` and ${plural(more.length, 'other place')}`;
    return { ...first, message: `${first.message} (also at ${second.file}:${second.line}${many})` };
  });
}

/** Renders items from the start for as long as the result fits into `maxBytes` bytes of UTF-8. */
export function takeWithin<T>(
  items: readonly T[],
  maxBytes: number,
  render: (item: T) => string,
): Shown<string> {
  const shown: string[] = [];
  let left = maxBytes;
  for (const item of items) {
    const text = render(item);
    left -= Buffer.byteLength(text);
    if (left < 0) break;
    shown.push(text);
  }
  return { shown, total: items.length };
}

/** The order of findings in every channel. */
export function worstFirst(a: ReportedFinding, b: ReportedFinding): number {
  return (
    Number(a.introduced === false) - Number(b.introduced === false) ||
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    compareText(a.origin ?? '', b.origin ?? '') ||
    Number(a.file === undefined) - Number(b.file === undefined) ||
    compareText(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.check, b.check)
  );
}
