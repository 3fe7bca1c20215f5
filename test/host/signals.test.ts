// One listener for all commands of a process, none once it was told to stop.
import { expect, it } from 'vitest';
import { stopSignal } from '../../src/host/exit.js';

const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');

it.each(['SIGINT', 'SIGTERM'] as const)('%s stops all commands, which share one listener', (name) => {
  const before = listeners();
  const signals = Array.from({ length: 20 }, () => stopSignal());
  expect(listeners()).toBe(before + 2);
  expect(signals.map(({ aborted }) => aborted)).toEqual(Array(20).fill(false));
  process.emit(name);
  expect(signals.map(({ aborted }) => aborted)).toEqual(Array(20).fill(true));
  expect(listeners()).toBe(before);
});

it('a command that begins afterwards is not stopped by what came before it', () => {
  const before = listeners();
  stopSignal();
  process.emit('SIGINT');
  const next = stopSignal();
  expect([next.aborted, listeners()]).toEqual([false, before + 2]);
  process.emit('SIGINT');
  expect(next.aborted).toBe(true);
});
