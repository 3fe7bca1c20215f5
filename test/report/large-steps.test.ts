// Channels of a large report can be interrupted: none works through thousands of findings between two steps.
import { expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import type { Steps } from '../../src/model/steps.js';
import { htmlSteps } from '../../src/output/html/index.js';
import { commentSteps } from '../../src/output/markdown/comment.js';
import { summarySteps } from '../../src/output/markdown/summary.js';
import { stepsOf } from '../../src/output/steps.js';
import { terminalSteps } from '../../src/output/terminal/index.js';
import { viewOf } from '../../src/output/view.js';
import { coverageSteps } from '../../src/report/coverage.js';
import { withWaivedChecks } from '../../src/report/references.js';
import { largeReport } from './large.js';

const references = 2000;
const report = largeReport({ references, images: references, files: references, gaps: references });
const view = viewOf(report);

it.each<readonly [string, Steps<unknown>]>([
  ['coverage', coverageSteps(report.references)],
  ['next steps', stepsOf(report, view, checks)],
  ['HTML', htmlSteps(report, view, checks)],
  ['summary', summarySteps(report, view, checks)],
  ['comment', commentSteps(report, view, checks)],
  ['terminal', terminalSteps(report, view, { colour: false }, checks)],
])('%s: a step for each reference at least', (_, steps) => {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  expect(count).toBeGreaterThanOrEqual(references);
});

it('copies no reference of which no finding is waived', () => {
  expect(withWaivedChecks(report.references, report.findings)).toEqual(report.references);
  for (const [index, one] of withWaivedChecks(report.references, report.findings).entries())
    expect(one).toBe(report.references[index]);
});
