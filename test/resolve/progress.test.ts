// The progress line: what is resolved, of how much, and the requests, whichever changed last.
import { expect, it } from 'vitest';
import type { Host } from '../../src/model/run/host.js';
import { withProgress } from '../../src/pipeline/progress.js';

it('has both parts in one line', () => {
  const shown: string[] = [];
  const { host, progress } = withProgress({
    host: { sink: { progress: (text: string) => void shown.push(text) } } as Host,
  });
  host.sink.progress('1 request');
  progress(1, 40);
  host.sink.progress('2 requests');
  expect(shown).toEqual([
    '1 request',
    '1 of 40 references resolved, 1 request',
    '1 of 40 references resolved, 2 requests',
  ]);
});
