// Every channel takes steps in proportion to the report, whatever its shape: twice the report takes at most 2.2 times the
// steps.
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { jsonDocument, jsonParts } from '../../src/model/json-parts.js';
import { annotationsOf } from '../../src/output/annotations.js';
import { codeQualityOf } from '../../src/output/documents/code-quality.js';
import { junitOf } from '../../src/output/documents/junit.js';
import { htmlOf } from '../../src/output/html/index.js';
import { commentOf } from '../../src/output/markdown/comment.js';
import { summaryOf } from '../../src/output/markdown/summary.js';
import { sarifOf } from '../../src/output/sarif/index.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { type ReportView, viewOf } from '../../src/output/view.js';
import { withWaivedChecks } from '../../src/report/references.js';
import type { Report } from '../../src/report/schema/schema.js';
import { largeReport, type Shape } from './large.js';
import { countSteps } from './operations.js';

const channels: Readonly<Record<string, (report: Report, view: ReportView) => unknown>> = {
  view: (report) => viewOf(report),
  'waived checks': (report) => withWaivedChecks(report.references, report.findings),
  annotations: (report, view) => annotationsOf(report, view),
  'Code Quality': (report, view) => [...codeQualityOf(report, view)],
  comment: (report, view) => commentOf(report, view, checks),
  HTML: (report, view) => htmlOf(report, view, checks),
  JSON: (report) => [...jsonDocument(report)],
  'JSON line': (report) => [...jsonParts(report)],
  JUnit: (report, view) => [...junitOf(report, view)],
  SARIF: (report, view) => sarifOf(report, view, checks),
  summary: (report, view) => summaryOf(report, view, checks),
  terminal: (report, view) => terminalText(report, view, { colour: false }, checks),
};

const shapes: Readonly<Record<string, (references: number) => Shape>> = {
  'ten references to each image': (references) => ({
    references,
    images: references / 10,
    files: references / 10,
  }),
  'one image in one file': (references) => ({ references, images: 1, files: 1 }),
  'one image, each time in another file': (references) => ({ references, images: 1, files: references }),
  'findings about no file': (references) => ({ references, images: 1, files: references, isNowhere: true }),
  'findings at one place': (references) => ({ references, images: 1, files: 1, isOnePlace: true }),
  'waived findings at one place': (references) => ({
    ...{ references, images: 1, files: 1, isOnePlace: true, isWaived: true },
  }),
  gaps: (references) => ({ references, images: references, files: references, gaps: references }),
};

describe.each(Object.entries(shapes))('%s', (name, shapeOf) => {
  // What is cut to its room grows until the room is full.
  const size = name.startsWith('ten') ? 2000 : 500;
  const [small, large] = [largeReport(shapeOf(size)), largeReport(shapeOf(2 * size))];
  const [smallView, largeView] = [viewOf(small), viewOf(large)];

  it.each(Object.entries(channels))('%s takes linear steps', (_name, channel) => {
    channel(small, smallView);
    const before = countSteps(() => channel(small, smallView));
    const after = countSteps(() => channel(large, largeView));
    expect(after).toBeLessThan(2.2 * before + 1000);
  });
});
