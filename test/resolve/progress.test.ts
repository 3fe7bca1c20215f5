// The progress line: what is resolved, of how much, and the requests, whichever changed last.
import { expect, it } from 'vitest';
import type { Sink } from '../../src/model/host.js';
import { progressOf } from '../../src/pipeline/progress.js';

it('has both parts in one line', () => {
  const shown: string[] = [];
  const sink = { progress: (text: string) => void shown.push(text) } as Sink;
  const progress = progressOf(sink);
  progress.sink.progress('1 request');
  progress.resolved(1, 40);
  progress.sink.progress('2 requests');
  expect(shown).toEqual([
    '1 request',
    '1 of 40 references resolved, 1 request',
    '1 of 40 references resolved, 2 requests',
  ]);
});
