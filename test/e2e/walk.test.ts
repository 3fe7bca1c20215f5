// docs/walk.md is what the program prints now. `node scripts/walk.mjs --write` records it again; read what changed.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { end, start, walkText } from '../../scripts/walk/page.mjs';
import { load } from './load.js';

const page = new URL('../../docs/walk.md', import.meta.url);
const withoutTimes = (text: string) => text.replace(/took \d+\.\d seconds/g, 'took a moment');

it('is recorded as it is, with at most five commands, and says what to do after every wrong turn', async () => {
  const walk = await walkText(load);
  const [, rest = ''] = readFileSync(page, 'utf8').split(start);
  expect(withoutTimes(rest.split(end)[0] ?? '')).toBe(withoutTimes(walk));
  for (const [, count] of walk.matchAll(/^(\d+) commands, no file edited by hand/gm))
    expect(Number(count)).toBeLessThanOrEqual(5);
  const turns = walk.split(/^### /m).slice(1);
  expect(turns.length).toBeGreaterThanOrEqual(10);
  for (const turn of turns) {
    expect(turn).toMatch(/^Exit code [123]\.$/m);
    expect(turn).toMatch(
      /\b(?:Run|Set|Add|Sign in|Move|Choose|Check|Fix|Replace|The flag|must be|The token needs)\b/,
    );
  }
});
