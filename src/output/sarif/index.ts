// SARIF 2.1.0 of a report, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { gzipSync } from 'node:zlib';
import type { CheckText } from '../../model/check-text.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { sarifRefused } from '../texts.js';
import { type ReportView, type Shown, type ViewLimits, viewLimits } from '../view.js';
import { fingerprintsOf, sarifResult } from './result.js';
import { sarifRule } from './rule.js';

export interface Sarif extends Shown<ReportedFinding> {
  /** The document on one line. */
  readonly text: string;
}

/**
 * The findings as one SARIF run without the waived ones, worst first: at most 25,000, and at most 10 MB when gzipped.
 * `refused`: the report has gaps, and uploading a document without the alerts that they hide would close these alerts.
 */
export function sarifOf(
  report: Report,
  view: ReportView,
  checks: readonly CheckText[],
  limits: Pick<ViewLimits, 'sarifResults' | 'sarifGzipBytes'> = viewLimits,
): Sarif | { readonly refused: string } {
  if (report.verdict === 'incomplete' || report.incomplete.length > 0) {
    return { refused: sarifRefused };
  }
  const rules = rulesOf(view.findings, checks);
  const fingerprints = fingerprintsOf(view.findings);
  const results = view.findings.slice(0, limits.sarifResults).map((finding, index) =>
    sarifResult(
      finding,
      rules.findIndex(({ id }) => id === finding.check),
      fingerprints[index] ?? '',
    ),
  );
  const text = within(limits.sarifGzipBytes, results, (kept) =>
    documentOf(report, rules.map(sarifRule), kept),
  );
  return { ...text, shown: view.findings.slice(0, text.count), total: view.findings.length };
}

/** Drops results from the end until the gzipped document fits. */
function within<T>(maxBytes: number, results: readonly T[], render: (kept: readonly T[]) => string) {
  for (let count = results.length; ; ) {
    const text = render(results.slice(0, count));
    const size = gzipSync(text).length;
    if (size <= maxBytes || count === 0) return { text, count };
    count = Math.min(count - 1, Math.floor((count * maxBytes * 0.95) / size));
  }
}

/** The rules of all checks, and a minimal one for each unknown check, which the report of another version can have. */
function rulesOf(findings: readonly ReportedFinding[], checks: readonly CheckText[]): readonly CheckText[] {
  const known = new Set(checks.map(({ id }) => id));
  const others = new Map(findings.filter(({ check }) => !known.has(check)).map((one) => [one.check, one]));
  const bare = [...others.values()].map(({ check, severity }) => ({
    id: check,
    summary: check,
    severity,
    example: { bad: '', good: '' },
    why: check,
    fix: '',
    waive: { when: '', where: 'nowhere' as const },
  }));
  return [...checks, ...bare];
}

function documentOf(
  { tool, startedAt }: Report,
  rules: readonly object[],
  results: readonly object[],
): string {
  return JSON.stringify({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Tagproof',
            semanticVersion: tool.version,
            rules,
          },
        },
        // The category of the alerts. It is constant, so that a new upload replaces the previous one.
        automationDetails: { id: 'tagproof/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
        invocations: [{ executionSuccessful: true, startTimeUtc: startedAt }],
        results,
      },
    ],
  });
}
