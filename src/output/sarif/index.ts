// SARIF 2.1.0 of a report, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { gzipSync } from 'node:zlib';
import { jsonParts } from '../../model/json.js';
import type { CheckText } from '../../model/judgement/finding.js';
import { isAddressSet, projectUrl } from '../../model/run/project.js';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { type ReportView, type Shown, type ViewLimits, viewLimits } from '../view.js';
import { sarifRefused, sarifWithoutPlace } from '../words/texts.js';
import { fingerprinter, messageText, type ResultPlace, resultPlaces, sarifResult } from './result.js';
import { levels, type SarifRules, sarifRulesFor } from './rules.js';

export interface Sarif extends Shown<ReportedFinding> {
  /** The parts of the document, which is one line. */
  readonly parts: readonly string[];
}

type Limits = Pick<ViewLimits, 'sarifResults' | 'sarifGzipBytes'>;
type Refused = { readonly refused: string };

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
  limits: Limits = viewLimits,
): Sarif | Refused {
  if (report.verdict === 'incomplete' || report.incomplete.length > 0) {
    return { refused: sarifRefused };
  }
  const placeOf = resultPlaces(report);
  const fingerprintOf = fingerprinter();
  const placed: PlacedFinding[] = [];
  const left: ReportedFinding[] = [];
  for (const finding of view.findings) {
    const [place, fingerprint] = [placeOf(finding), fingerprintOf(finding)];
    if (place === undefined) left.push(finding);
    else placed.push({ finding, fingerprint, place });
  }
  const ruled = sarifRulesFor(report, checks);
  const kept = placed.slice(0, limits.sarifResults);
  const document = within(limits.sarifGzipBytes, kept, (some) => {
    const rules = ruled(view.findings, some);
    return documentOf(report, rules, some, left);
  });
  const shown = placed.slice(0, document.count).map(({ finding }) => finding);
  return { ...document, shown, total: view.findings.length };
}

interface PlacedFinding {
  readonly finding: ReportedFinding;
  readonly fingerprint: string;
  readonly place: ResultPlace;
}

/** Drops results from the end until the gzipped document fits. */
function within<T>(
  maxBytes: number,
  results: readonly T[],
  render: (kept: readonly T[]) => Iterable<string>,
): { readonly parts: readonly string[]; readonly count: number } {
  for (let count = results.length; ; ) {
    const parts = [...render(results.slice(0, count))];
    const size = gzippedBytes(parts);
    if (size <= maxBytes || count === 0) return { parts, count };
    count = Math.min(count - 1, Math.floor((count * maxBytes * 0.95) / size));
  }
}

/** Parts that are compressed together. */
const gzippedTogether = 16;

/** The size of the parts when gzipped, or a little more: each megabyte is compressed without those before it. */
function gzippedBytes(parts: readonly string[]): number {
  let bytes = 0;
  for (let start = 0; start < parts.length; start += gzippedTogether) {
    bytes += gzipSync(parts.slice(start, start + gzippedTogether).join('')).length;
  }
  return bytes;
}

/** The document in parts, since its results are nearly all of it. */
function* documentOf(
  report: Report,
  rules: SarifRules,
  kept: readonly PlacedFinding[],
  left: readonly ReportedFinding[],
): Generator<string> {
  const frame = JSON.stringify(frameOf(report, rules.list, left));
  yield frame.slice(0, -'[]}]}'.length);
  yield* jsonParts(resultsOf(kept, rules));
  yield '}]}';
}

function* resultsOf(kept: readonly PlacedFinding[], rules: SarifRules): Generator<object> {
  for (const { finding, place, fingerprint } of kept)
    yield sarifResult(finding, place, { rule: rules.of(finding), fingerprint });
}

/** The document without results, whose list comes last. */
function frameOf({ tool, startedAt }: Report, rules: readonly object[], left: readonly ReportedFinding[]) {
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Tagproof',
            semanticVersion: tool.version,
            ...(isAddressSet ? { informationUri: projectUrl } : {}),
            rules,
          },
        },
        // The category of the alerts. It is constant, so that a new upload replaces the previous one.
        automationDetails: { id: 'tagproof/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the checkout.' } } },
        invocations: [{ executionSuccessful: true, startTimeUtc: startedAt, ...notificationsOf(left) }],
        results: [],
      },
    ],
  };
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
