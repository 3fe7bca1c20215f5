// Measures one dimension at one size: prepares what is not measured, then prints the CPU time and the memory of the rest.
import { readFileSync, writeFileSync } from 'node:fs';

const [file, name, size] = process.argv.slice(2);
const { default: dimensions } = await import(file);
const dimension = dimensions.find((one) => one.name === name);
const work = await dimension.prepare(Number(size));

/** Of this process in KB: `VmRSS` now, `VmHWM` at most since the mark was reset. */
const memory = (field) =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))[1]);

globalThis.gc();
globalThis.gc();
writeFileSync('/proc/self/clear_refs', '5');
const [before, heapBefore] = [memory('VmRSS'), process.memoryUsage().heapUsed];
const cpu = process.cpuUsage();
const result = await work();
const { user, system } = process.cpuUsage(cpu);
const peak = memory('VmHWM');
globalThis.gc();
const heap = process.memoryUsage().heapUsed - heapBefore;
if (result === undefined) throw new Error(`${name} gives nothing`);
process.stdout.write(
  `${JSON.stringify({ cpuMs: (user + system) / 1000, peakKb: peak - before, heapKb: heap / 1024 })}\n`,
);
process.exit(0);
