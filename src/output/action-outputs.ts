// The outputs of the action. Lists are capped; the report has all of it.
import type { Sink } from '../model/run/host.js';
import type { Report } from '../report/schema/schema.js';
import { type ReportView, takeWithin, viewLimits } from './view.js';

/** Every output of the action by name, as action.yml and the README list them. */
export const outputTable = {
  verdict:
    '`pass`, `fail` or `incomplete`; `invalid` if the inputs or the policy are, and nothing was verified',
  references: 'Number of references found',
  findings: 'Number of findings that are not waived',
  counts: 'JSON object: check id → number of findings that are not waived',
  images: 'JSON array of the images with their status, the worst first, capped at 256 KiB',
  'images-truncated': '`true` if `images` was cut; the report lists all of them',
  'changed-files': 'Files that `pin` changed, one per line',
  report: 'Path of the JSON report',
  sarif: 'Path of the SARIF file; empty if none was written',
  html: 'Path of the HTML report, if `html` is set',
  'pull-request-url': 'URL of the pull request opened by `pin`',
  'issue-url': 'URL of the tracking issue of `audit`',
  'exit-code': '0 pass, 1 the gate failed, 2 invalid inputs, 3 incomplete',
} as const;

export interface ReportPaths {
  readonly report?: string | undefined;
  readonly sarif?: string | undefined;
  readonly html?: string | undefined;
}

/** URLs of what was created on the CI host. */
export interface Links {
  readonly pullRequestUrl?: string;
  readonly issueUrl?: string;
}

/** Sets every output of the action. */
export function writeOutputs(
  report: Report,
  view: ReportView,
  exitCode: number,
  paths: ReportPaths,
  sink: Sink,
  { pullRequestUrl = '', issueUrl = '' }: Links = {},
): void {
  const images = imageList(view);
  const values: Readonly<Record<keyof typeof outputTable, string>> = {
    verdict: report.verdict,
    references: String(view.totals.references),
    findings: String(view.totals.findings),
    counts: JSON.stringify(view.totals.byCheck),
    images: `[${images.shown.join('').slice(1)}]`,
    'images-truncated': String(images.shown.length < images.total),
    'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
    report: paths.report ?? '',
    sarif: paths.sarif ?? '',
    html: paths.html ?? '',
    'pull-request-url': pullRequestUrl,
    'issue-url': issueUrl,
    'exit-code': String(exitCode),
  };
  for (const [name, value] of Object.entries(values)) sink.output(name, value);
}

/** Sets every output of a run that has no report, so that no later step reads one of an earlier run or none. */
export function writeOutputsWithoutReport(
  verdict: 'invalid' | 'incomplete',
  exitCode: 2 | 3,
  sink: Pick<Sink, 'output'>,
): void {
  const values: Readonly<Record<string, string>> = {
    verdict,
    references: '0',
    findings: '0',
    counts: '{}',
    images: '[]',
    'images-truncated': 'false',
    'exit-code': String(exitCode),
  };
  for (const name of Object.keys(outputTable)) sink.output(name, values[name] ?? '');
}

/** An entry for each digest that is pinned and for the references without one, in the order of the images. */
function imageList({ images }: ReportView) {
  const entries = images.flatMap(({ registry, repository, tag, pins, harm, findings }) =>
    pins.map(({ digest, status }) => ({ registry, repository, tag, digest, status, harm, findings })),
  );
  return takeWithin(entries, viewLimits.imageListBytes - '[]'.length, (entry) => `,${JSON.stringify(entry)}`);
}
