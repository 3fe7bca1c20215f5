// Loaded into a process that is measured (`node --import`): at its end it prints the CPU time, the peak memory, and the
// longest time for which the main thread did not answer, as time and as CPU time of that thread, on standard error.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { watchSteps } from './longest-step.mjs';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const longestStep = watchSteps();

process.on('exit', () => {
  const longest = longestStep();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const measured = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    peakMb: maxRSS / 1024,
    blockedMs: delay.max / 1e6,
    blockedCpuMs: longest?.ms,
    blockedAtMs: longest?.atMs,
  };
  process.stderr.write(`\nmeasured ${JSON.stringify(measured)}\n`);
});
