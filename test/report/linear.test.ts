// Every channel takes steps in proportion to the report, whatever its shape: twice the report takes at most 2.2 times the
// steps.
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { jsonParts } from '../../src/model/json.js';
import { channels } from '../../src/output/channels.js';
import { type ReportView, viewOf } from '../../src/output/view.js';
import { withWaivedChecks } from '../../src/report/references.js';
import type { Report } from '../../src/report/schema/schema.js';
import { largeReport, type Shape } from './large.js';
import { countSteps } from './operations.js';

type Work = (report: Report, view: ReportView) => unknown;

const ofChannels = await Promise.all(
  channels.map(async ({ name, load }): Promise<readonly [string, Work]> => {
    const render = await load();
    return [
      name,
      (report, view) => {
        const rendered = render({ report, view: () => view, checks });
        return 'missing' in rendered ? rendered.missing : [...rendered.parts];
      },
    ];
  }),
);

const works: readonly (readonly [string, Work])[] = [
  ['view', (report) => viewOf(report)],
  ['waived checks', (report) => withWaivedChecks(report.references, report.findings)],
  ['JSON line', (report) => [...jsonParts(report)]],
  ...ofChannels,
];

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
  const sized = [10, size, 2 * size].map((references) => {
    const report = largeReport(shapeOf(references));
    return [report, viewOf(report)] as const;
  });

  it.each(works)('%s takes linear steps', (_name, work) => {
    // What is done once for all reports is done with the first.
    const [, before = 0, after = 0] = sized.map((one) => countSteps(() => work(...one)));
    expect(after).toBeLessThan(2.2 * before + 1000);
  });
});
