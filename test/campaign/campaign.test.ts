// A short campaign with one seed; `npm run campaign` runs thousands.
import { expect, it } from 'vitest';
import { runs } from '../sample.js';
import { campaign } from './campaign.js';

it('causes no harm in random environments under random faults', { timeout: 600_000 }, async () => {
  const count = runs(60, 12);
  const tally = await campaign(count, 30);
  expect(tally.examples).toEqual([]);
  expect(tally.runs).toBe(count);
  expect(tally.verdicts.pass).toBeGreaterThan(0);
  expect(tally.verdicts.fail).toBeGreaterThan(0);
  expect(tally.verdicts.incomplete).toBeGreaterThan(0);
});
