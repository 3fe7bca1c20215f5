// SARIF 2.1.0 of a report, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { gzipSync } from 'node:zlib';
import type { CheckText } from '../../model/check-text.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { type Page, type ReportView, type ViewLimits, viewLimits } from '../view.js';
import { fingerprintsOf, sarifResult } from './result.js';
import { sarifRule } from './rule.js';

export interface Sarif extends Page<ReportedFinding> {
  /** The document, one line. */
  readonly text: string;
}

/**
 * The findings as one SARIF run, worst first, at most 25,000 and at most 10 MB when gzipped; waived ones stay out.
 * `refused`: something is unknown, and a document without its alerts would close them.
 */
export function sarifOf(
  report: Report,
  plan: ReportView,
  checks: readonly CheckText[],
  room: Pick<ViewLimits, 'sarifResults' | 'sarifGzipBytes'> = viewLimits,
): Sarif | { readonly refused: string } {
  if (report.verdict === 'incomplete' || report.incomplete.length > 0) {
    return {
      refused: 'No SARIF was written, since not everything could be verified: it would close real alerts',
    };
  }
  const rules = rulesOf(plan.findings, checks);
  const fingerprints = fingerprintsOf(plan.findings);
  const results = plan.findings.slice(0, room.sarifResults).map((finding, index) =>
    sarifResult(
      finding,
      rules.findIndex(({ id }) => id === finding.check),
      fingerprints[index] ?? '',
    ),
  );
  const text = within(room.sarifGzipBytes, results, (kept) => documentOf(report, rules.map(sarifRule), kept));
  return { ...text, shown: plan.findings.slice(0, text.count), total: plan.findings.length };
}

/** Drops results from the end until the document is small enough. */
function within<T>(bytes: number, results: readonly T[], draw: (kept: readonly T[]) => string) {
  for (let count = results.length; ; ) {
    const text = draw(results.slice(0, count));
    const size = gzipSync(text).length;
    if (size <= bytes || count === 0) return { text, count };
    count = Math.min(count - 1, Math.floor((count * bytes * 0.95) / size));
  }
}

/** The rules of all checks, and a bare one for a check that has no text, as in a report of another version. */
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
        // The category of the alerts: the same for every tag and digest, so that a new upload replaces the last.
        automationDetails: { id: 'tagproof/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
        invocations: [{ executionSuccessful: true, startTimeUtc: startedAt }],
        results,
      },
    ],
  });
}
