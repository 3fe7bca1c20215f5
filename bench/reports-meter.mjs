// Preloaded into a measured process: writes its peak memory, its CPU time and the longest step of its main thread to the
// file that TAGPROOF_METER names.
import { writeFileSync } from 'node:fs';
import { watchSteps } from './longest-step.mjs';

const longestStep = watchSteps();

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const figures = {
    maxMb: Math.round(maxRSS / 1024),
    cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000),
    stepMs: longestStep()?.ms,
  };
  writeFileSync(process.env.TAGPROOF_METER, JSON.stringify(figures));
});
