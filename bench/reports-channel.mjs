// One channel of a report in a process of its own: `node bench/reports-channel.mjs REPORT CHANNEL` prints the size of what
// it writes, and the CPU time it takes at first. That is too short for a ratio: bench/growth.mjs has those.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { checks } from '../lib/checks/index.js';
import { jsonDocument, jsonParts } from '../lib/model/json-parts.js';
import { annotationsOf } from '../lib/output/annotations.js';
import { codeQualityOf } from '../lib/output/documents/code-quality.js';
import { junitOf } from '../lib/output/documents/junit.js';
import { htmlOf } from '../lib/output/html/index.js';
import { commentOf } from '../lib/output/markdown/comment.js';
import { summaryOf } from '../lib/output/markdown/summary.js';
import { sarifOf } from '../lib/output/sarif/index.js';
import { terminalText } from '../lib/output/terminal/index.js';
import { viewOf } from '../lib/output/view.js';

const channels = {
  'JSON report': (report) => jsonDocument(report),
  'JSON line': (report) => jsonParts(report),
  'HTML page': (report, view) => [htmlOf(report, view, checks)],
  SARIF: (report, view) => sarifOf(report, view, checks).parts ?? [''],
  'Code Quality': (report, view) => codeQualityOf(report, view),
  JUnit: (report, view) => junitOf(report, view),
  'Job summary': (report, view) => [summaryOf(report, view, checks)],
  Comment: (report, view) => [commentOf(report, view, checks)],
  Terminal: (report, view) => [terminalText(report, view, { colour: false }, checks)],
  Annotations: (report, view) => [JSON.stringify(annotationsOf(report, view))],
};

const [file, channel] = process.argv.slice(2);
if (file === undefined) process.stdout.write(`${JSON.stringify(Object.keys(channels))}\n`);
else {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const view = viewOf(report);
  // What reading the report has left is no work of the channel.
  globalThis.gc();
  const before = process.cpuUsage();
  const bytes = write(channels[channel](report, view));
  const { user, system } = process.cpuUsage(before);
  const text = channel === 'SARIF' ? [...channels[channel](report, view)].join('') : undefined;
  const gzip = text === undefined ? undefined : gzipSync(text).length;
  process.stdout.write(`${JSON.stringify({ bytes, gzip, cpuMs: (user + system) / 1000 })}\n`);
}

/** Reads all parts, as a file that they are written to does; returns their size. */
function write(parts) {
  let bytes = 0;
  for (const part of parts) bytes += Buffer.byteLength(part);
  return bytes;
}
