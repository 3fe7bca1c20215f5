// The outputs of the action. Lists are capped and point to the report.
import type { Sink } from '../model/host.js';
import type { Report } from './schema.js';

/** Every output of the action by name, as action.yml and the README list them. */
export const outputTable = {
  verdict: '`pass`, `fail` or `incomplete`',
  references: 'Number of references found',
  findings: 'Number of findings',
  counts: 'JSON object: check id → number of findings',
  images: 'JSON array of the images with their status, capped at 256 KiB',
  'images-truncated': '`true` when `images` does not hold all; the report does',
  'changed-files': 'Files that `pin` changed, one a line',
  report: 'Path of the JSON report',
  'pull-request-url': 'Address of the pull request of `pin`',
  'issue-url': 'Address of the tracking issue of `audit`',
  'exit-code': '0 pass, 1 the gate failed, 2 wrong inputs, 3 incomplete',
} as const;

const mostImageBytes = 256 * 1024;

/** Addresses of what was written to the CI host. */
export interface Links {
  readonly pullRequestUrl?: string;
  readonly issueUrl?: string;
}

/** Sets every output of the contract that this version can fill. */
export function writeOutputs(
  report: Report,
  exitCode: number,
  reportPath: string | undefined,
  sink: Sink,
  { pullRequestUrl = '', issueUrl = '' }: Links = {},
): void {
  const counts: Record<string, number> = {};
  for (const { check } of report.findings) counts[check] = (counts[check] ?? 0) + 1;
  const images = imagesWithin(report, mostImageBytes);
  const values: Readonly<Record<keyof typeof outputTable, string>> = {
    verdict: report.verdict,
    references: String(report.references.length),
    findings: String(report.findings.length),
    counts: JSON.stringify(counts),
    images: JSON.stringify(images.shown),
    'images-truncated': String(images.truncated),
    'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
    report: reportPath ?? '',
    'pull-request-url': pullRequestUrl,
    'issue-url': issueUrl,
    'exit-code': String(exitCode),
  };
  for (const [name, value] of Object.entries(values)) sink.output(name, value);
}

function imagesWithin(report: Report, bytes: number) {
  const shown: object[] = [];
  let room = bytes;
  for (const reference of report.references) {
    if (reference.kind !== 'image') continue;
    const { registry, repository, tag, digest, fact } = reference;
    const image = { registry, repository, tag, digest, status: fact?.status };
    room -= Buffer.byteLength(JSON.stringify(image)) + 1;
    if (room < 0) return { shown, truncated: true };
    shown.push(image);
  }
  return { shown, truncated: false };
}
