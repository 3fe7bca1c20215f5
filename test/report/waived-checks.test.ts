// A large report has no second copy of what no waiver concerns.
import { expect, it } from 'vitest';
import { withWaivedChecks } from '../../src/report/references.js';
import { largeReport } from './large.js';

it('copies no reference of which no finding is waived', () => {
  const references = 2000;
  const report = largeReport({ references, images: references, files: references, gaps: references });
  expect(withWaivedChecks(report.references, report.findings)).toEqual(report.references);
  for (const [index, one] of withWaivedChecks(report.references, report.findings).entries())
    expect(one).toBe(report.references[index]);
});
