// Loaded into a process that is measured (`node --import`): at its end it prints the CPU time, the peak memory, and the
// longest time for which the main thread did not answer, as time and as CPU time of that thread, on standard error.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/** CPU time of the main thread in ms; the kernel of some machines does not tell it. */
function ownCpu() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

let last = ownCpu();
let longest = 0;
let at = 0;
const probe = () => {
  const now = ownCpu();
  if (last !== undefined && now !== undefined && now - last > longest) {
    longest = now - last;
    at = performance.now();
  }
  last = now;
};
const timer = setInterval(probe, 1);
timer.unref();

process.on('exit', () => {
  probe();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const measured = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    peakMb: maxRSS / 1024,
    blockedMs: delay.max / 1e6,
    blockedCpuMs: last === undefined ? undefined : longest,
    blockedAtMs: at,
  };
  process.stderr.write(`\nmeasured ${JSON.stringify(measured)}\n`);
});
