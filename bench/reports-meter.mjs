// Preloaded into a measured process: writes its peak memory and its CPU time to the file that TAGPROOF_METER names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const figures = {
    maxMb: Math.round(maxRSS / 1024),
    cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000),
  };
  writeFileSync(process.env.TAGPROOF_METER, JSON.stringify(figures));
});
