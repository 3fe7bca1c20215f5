// Types of virtual-time.mjs, for the tests.
import type { Clock } from '../src/model/run/host.js';
export declare function virtualTime(seed?: number): {
  readonly clock: Pick<Clock, 'now' | 'sleep' | 'random'>;
  readonly run: <T>(promise: Promise<T>) => Promise<T>;
};
