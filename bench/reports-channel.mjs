// One channel of a report in a process of its own: `node bench/reports-channel.mjs REPORT CHANNEL` prints the size of what
// it writes, and the CPU time it takes at first. That is too short for a ratio: bench/growth.mjs has those.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { checks } from '../lib/checks/index.js';
import { channels } from '../lib/output/channels.js';
import { viewOf } from '../lib/output/view.js';

const [file, channel] = process.argv.slice(2);
if (file === undefined) process.stdout.write(`${JSON.stringify(channels.map(({ name }) => name))}\n`);
else {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const view = viewOf(report);
  const render = await channels.find(({ name }) => name === channel).load();
  const parts = () => render({ report, view: () => view, checks }).parts ?? [''];
  // What reading the report has left is no work of the channel.
  globalThis.gc();
  const before = process.cpuUsage();
  const bytes = write(parts());
  const { user, system } = process.cpuUsage(before);
  const text = channel === 'SARIF' ? [...parts()].join('') : undefined;
  const gzip = text === undefined ? undefined : gzipSync(text).length;
  process.stdout.write(`${JSON.stringify({ bytes, gzip, cpuMs: (user + system) / 1000 })}\n`);
}

/** Reads all parts, as a file that they are written to does; returns their size. */
function write(parts) {
  let bytes = 0;
  for (const part of parts) bytes += Buffer.byteLength(part);
  return bytes;
}
