// SARIF 2.1.0 of a report, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { gzipSync } from 'node:zlib';
import type { CheckText } from '../../model/check-text.js';
import { projectUrl } from '../../model/project.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { sarifRefused, sarifWithoutPlace } from '../texts.js';
import { type ReportView, type Shown, type ViewLimits, viewLimits } from '../view.js';
import { resultPlaceOf } from './place.js';
import { fingerprintsOf, messageText, sarifResult } from './result.js';
import { levels } from './rule.js';
import { sarifRulesFor } from './rules.js';

export interface Sarif extends Shown<ReportedFinding> {
  /** The document on one line. */
  readonly text: string;
}

/**
 * The findings as one SARIF run without the waived ones, worst first: at most 25,000, and at most 10 MB when gzipped. Waived
 * findings stay out, as code scanning opens an alert for a suppressed result too. A finding without a place stays out
 * with a notification, as code scanning refuses the whole document for it.
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
  const fingerprints = fingerprintsOf(view.findings);
  const all = view.findings.map((finding, index) => ({
    finding,
    fingerprint: fingerprints[index] ?? '',
    place: resultPlaceOf(finding, report),
  }));
  const placed = all.flatMap(({ place, ...one }) => (place === undefined ? [] : [{ ...one, place }]));
  const left = all.flatMap(({ place, finding }) => (place === undefined ? [finding] : []));
  const ruled = sarifRulesFor(report, checks);
  const kept = placed.slice(0, limits.sarifResults);
  const text = within(limits.sarifGzipBytes, kept, (some) => {
    const rules = ruled(view.findings, some);
    const results = some.map(({ finding, place, fingerprint }) =>
      sarifResult(finding, place, { rule: rules.of(finding), fingerprint }),
    );
    return documentOf(report, rules.list, results, left);
  });
  const shown = placed.slice(0, text.count).map(({ finding }) => finding);
  return { ...text, shown, total: view.findings.length };
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

function documentOf(
  { tool, startedAt }: Report,
  rules: readonly object[],
  results: readonly object[],
  left: readonly ReportedFinding[],
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
            informationUri: projectUrl,
            rules,
          },
        },
        // The category of the alerts. It is constant, so that a new upload replaces the previous one.
        automationDetails: { id: 'tagproof/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
        invocations: [{ executionSuccessful: true, startTimeUtc: startedAt, ...notificationsOf(left) }],
        results,
      },
    ],
  });
}

const maxNotifications = 100;

/** The findings that could not be results. */
function notificationsOf(left: readonly ReportedFinding[]) {
  if (left.length === 0) return {};
  const toolExecutionNotifications = left.slice(0, maxNotifications).map(({ severity, message }) => ({
    level: levels[severity],
    message: { text: messageText(sarifWithoutPlace(message)) },
  }));
  return { toolExecutionNotifications };
}
