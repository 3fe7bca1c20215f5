// The clock of this machine.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../model/host.js';

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => sleep(ms),
  after: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
};
