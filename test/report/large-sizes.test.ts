// 10,000 references: every document keeps the limit of the place where it is read, and says what it leaves out.
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { annotationsOf } from '../../src/output/annotations.js';
import { htmlOf } from '../../src/output/html/index.js';
import { commentOf, summaryOf } from '../../src/output/markdown/summary.js';
import { viewOf } from '../../src/output/view.js';
import { largeReport, type Shape } from './large.js';

const references = 10_000;
const shapes: Readonly<Record<string, Shape>> = {
  'ten references to each of 1,000 images': { references, images: 1000, files: 1000 },
  'nothing verified': { references, images: references, files: references, gaps: references },
};

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  const report = largeReport(shape);
  const view = viewOf(report);

  it('are a page of less than 10 MB that counts what it leaves out', () => {
    const page = htmlOf(report, view, checks);
    expect(Buffer.byteLength(page)).toBeLessThan(10_000_000);
    expect(page).toMatch(/Showing [\d,]+ of 10,000 (findings|references); the rest is in the JSON report/);
  });

  it('fit into the job summary, a comment and the annotations of a step', () => {
    const summary = summaryOf(report, view, checks);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(/Showing \d+ of \d+; the rest is in the report/);
    expect(commentOf(report, view, checks).length).toBeLessThan(65_536);
    expect(annotationsOf(report, view).length).toBeLessThanOrEqual(10);
  });
});
