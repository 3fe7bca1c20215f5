// Measures one dimension at one size: prepares what is not measured, then prints the CPU time or the memory of the rest.
import { readFileSync, writeFileSync } from 'node:fs';
import { GCProfiler } from 'node:v8';

const [file, name, size, what] = process.argv.slice(2);
const { default: dimensions } = await import(file);
const dimension = dimensions.find((one) => one.name === name);

/** What prepares much in this process leaves free memory behind, which its work then takes: only the heap says what it needs. */
const meters = { cpuMs: cpuMeter, peakKb: dimension.isWhole ? residentMeter : heapMeter };

function cpuMeter() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Of the process, with its threads, at most. */
function residentMeter() {
  const memory = (field) =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  writeFileSync('/proc/self/clear_refs', '5');
  const before = memory('VmRSS');
  return () => memory('VmHWM') - before;
}

/** What is on the heap, and what objects there hold outside, at most: it only shrinks where it is collected. */
function heapMeter() {
  const inUse = ({ usedHeapSize, externalMemory }) => usedHeapSize + externalMemory;
  const now = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = now();
  const profiler = new GCProfiler();
  profiler.start();
  return () => {
    const last = now();
    const peaks = profiler.stop().statistics.map(({ beforeGC }) => inUse(beforeGC.heapStatistics));
    return (peaks.reduce((a, b) => Math.max(a, b), last) - before) / 1024;
  };
}

const work = await dimension.prepare(Number(size));
globalThis.gc();
globalThis.gc();
const read = meters[what]();
const result = await work();
const measured = read();
if (result === undefined) throw new Error(`${name} gives nothing`);
process.stdout.write(`${JSON.stringify({ measured, usedMs: process.cpuUsage().user / 1000 })}\n`);
process.exit(0);
