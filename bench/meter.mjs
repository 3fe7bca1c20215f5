// Loaded into a process that is measured (`node --import`): at its end it writes its CPU time and its peak memory to the file
// that TAGPROOF_METER names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const figures = { peakMb: Math.round(maxRSS / 1024), cpuMs: (userCPUTime + systemCPUTime) / 1000 };
  writeFileSync(process.env.TAGPROOF_METER, JSON.stringify(figures));
});
