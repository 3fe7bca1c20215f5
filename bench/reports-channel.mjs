// One channel of a report in a process of its own: `node bench/reports-channel.mjs REPORT CHANNEL` prints the size of what
// it writes, the CPU time it takes at first, as in a run, and the median of several times, which a ratio can be made of.
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
  const times = [];
  let written;
  // Most channels take less than a tenth of a second, in which one collection of garbage counts more than the work.
  while (times.length < 5 || (times.length < 25 && sum(times) < 2000)) {
    const before = process.cpuUsage();
    written = write(channels[channel](report, view));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const bytes = written;
  const text = channel === 'SARIF' ? [...channels[channel](report, view)].join('') : undefined;
  const gzip = text === undefined ? undefined : gzipSync(text).length;
  const repeatedMs = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  process.stdout.write(`${JSON.stringify({ bytes, gzip, cpuMs: times[0], repeatedMs })}\n`);
}

/** Reads all parts, as a file that they are written to does; returns their size. */
function write(parts) {
  let bytes = 0;
  for (const part of parts) bytes += Buffer.byteLength(part);
  return bytes;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
