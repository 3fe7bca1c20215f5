// `demo --incident`: the digest of the thief is held back, the foreign one is disproved, and `pin` goes back to the good one.
import { expect, it } from 'vitest';
import { demo } from '../../src/cli/demo/demo.js';
import type { Report } from '../../src/report/schema/schema.js';
import { contextOf } from './context.js';

it('plays an attack from the night to the morning after', async () => {
  const { context, written } = contextOf({ switches: ['incident'], json: true });
  expect(await demo(context)).toBe(0);
  const reports = JSON.parse(written.out.join('\n')) as Report[];
  const checksOf = ({ findings }: Report) => [...new Set(findings.map(({ check }) => check))].sort();
  expect(reports.map(({ verdict }) => verdict)).toEqual(['pass', 'fail', 'fail', 'pass']);
  expect(reports.map(checksOf)).toEqual([
    [],
    ['conflicting-pins', 'cooling-down'],
    ['digest-not-in-history'],
    [],
  ]);
  const [good] = reports[0]?.references ?? [];
  expect(reports[3]?.edits.map(({ after }) => after)).toEqual([expect.stringContaining(good?.digest ?? '?')]);
});

it('never proposes to pin nothing', async () => {
  const { context, written } = contextOf({ switches: ['incident'] });
  await demo(context);
  const text = [...written.out, ...written.err].join('\n');
  expect(text).toContain('cooling-down');
  expect(text).not.toContain('Pin 0 lines');
  expect(text).toContain('acme/shop: exposed');
  expect(text).toContain('By run: 1 exposed, 1 not exposed.');
});
