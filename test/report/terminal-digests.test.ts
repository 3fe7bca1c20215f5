// Digests in a terminal: whole and on a line of their own where somebody has to copy them, otherwise short, never broken.
import { expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { viewOf } from '../../src/output/view.js';
import { historyText } from '../../src/output/words/format.js';
import type { Report } from '../../src/report/schema/schema.js';
import { busy } from './busy.js';

const { report } = await busy();
const textOf = (one: Report) => terminalText(one, viewOf(one), { colour: false, width: 80 }, checks);

it('shows what `tagproof pin` writes short, and what is written by hand on its own line', () => {
  const lines = textOf(report).split('\n');
  const images = viewOf(report).images.filter(({ action }) => action?.do === 'pin');
  for (const { action } of images) {
    const { to = '', automatic = false } = action ?? {};
    if (automatic) expect(lines).toContain(`    → Pin ${to.slice(0, 19)}`);
    else {
      const asked = lines.indexOf('    → Pin this digest, by hand where `tagproof pin` cannot write it:');
      expect(asked).toBeGreaterThan(0);
      expect(lines).toContain(`    ${to}`);
    }
  }
  expect(new Set(images.map(({ action }) => action?.automatic === true))).toEqual(new Set([true, false]));
  expect(lines.filter((line) => line.length > 80 && line.includes('sha256:'))).toEqual([]);
});

it('shows the digest of a gap short in its title and in its message', () => {
  const subject = `acme/redis@sha256:${'a'.repeat(64)}`;
  const gap = { cause: 'not-found', subject, message: `The registry has no image ${subject}` };
  const lines = textOf({ ...report, verdict: 'incomplete', incomplete: [gap] }).split('\n');
  const short = `acme/redis@sha256:${'a'.repeat(12)}`;
  expect(lines).toContain(`not verified  ${short}  [not-found]`);
  expect(lines).toContain(`    The registry has no image ${short}`);
});

it('says why a reference is not resolved, without what to do about it', () => {
  const opaque = { kind: 'opaque', why: 'variable' } as const;
  const detail = 'Compose pulls this image if its registry has it, and builds it otherwise. Add it';
  expect(historyText({ ...opaque, detail })).toBe(
    'not resolved: Compose pulls this image if its registry has it, and builds it otherwise',
  );
  // A report of an older version has no detail.
  expect(historyText(opaque)).toBe('not resolved: variable');
});
