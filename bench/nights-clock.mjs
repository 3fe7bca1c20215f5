// The clock of the nights, for both sides of the network: it stands still while they work, so that no night depends on the
// machine. Whoever waits lets it go on, and no limit of time expires: a time-out is an answer of the world.
import { systemClock } from '../lib/host/exit.js';

const firstNight = Date.UTC(2026, 0, 1);
let now = firstNight;

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now);
    else super(...given);
  }
  static now() {
    return now;
  }
};

Object.assign(systemClock, {
  now: () => now,
  sleep: async (ms) => {
    now += ms;
  },
  after: () => new AbortController().signal,
  random: () => 0.5,
});

/** Sets the clock to the first night. */
export function startClock() {
  now = firstNight;
}

/** A jump, forwards or backwards. */
export function moveClock(ms) {
  now += ms;
}
