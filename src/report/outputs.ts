// The outputs of the action. Lists are capped and point to the report.
import type { Sink } from '../model/host.js';
import type { Report } from './schema.js';

/** Every output of the action by name, as action.yml and the README list them. */
export const outputTable = {
  verdict: '`pass`, `fail` or `incomplete`',
  references: 'Number of references found',
  findings: 'Number of findings that are not waived',
  counts: 'JSON object: check id → number of findings that are not waived',
  images: 'JSON array of the images with their status, capped at 256 KiB',
  'images-truncated': '`true` when `images` does not hold all; the report does',
  'changed-files': 'Files that `pin` changed, one a line',
  report: 'Path of the JSON report',
  'exit-code': '0 pass, 1 the gate failed, 2 wrong inputs, 3 incomplete',
} as const;

const mostImageBytes = 256 * 1024;

/** Sets every output of the contract that this version can fill. */
export function writeOutputs(
  report: Report,
  exitCode: number,
  reportPath: string | undefined,
  sink: Sink,
): void {
  const counts: Record<string, number> = {};
  const counted = report.findings.filter(({ waived }) => waived === undefined);
  for (const { check } of counted) counts[check] = (counts[check] ?? 0) + 1;
  const images = imagesWithin(report, mostImageBytes);
  const values: Readonly<Record<keyof typeof outputTable, string>> = {
    verdict: report.verdict,
    references: String(report.references.length),
    findings: String(counted.length),
    counts: JSON.stringify(counts),
    images: JSON.stringify(images.shown),
    'images-truncated': String(images.truncated),
    'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
    report: reportPath ?? '',
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
