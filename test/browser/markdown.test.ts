// Summary, comment and pull request in a real Chromium at the host's widths: nothing has to be scrolled sideways.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { pinBody } from '../../src/output/markdown/pull-request/delivery.js';
import { commentOf, summaryOf } from '../../src/output/markdown/summary.js';
import { viewOf } from '../../src/output/view.js';
import { busy } from '../report/busy.js';
import { manyChanges, sizes } from '../report/sizes.js';
import { hostPage, hostWidths } from './host-page.js';
import { executable, Viewer } from './page.js';

const situations = [...Object.entries(sizes), ['busy', busy] as const];
const drawn = await Promise.all(
  situations.map(async ([name, make]) => {
    const { report } = await make();
    const view = viewOf(report);
    return {
      name,
      summary: summaryOf(report, view, checks),
      comment: commentOf(report, view, checks),
      report,
    };
  }),
);
const [{ report: any } = { report: undefined }] = drawn;
const at = () => ({ line: 12, column: 3, endLine: 12, endColumn: 9 });
const texts = [
  ...drawn.flatMap(({ name, summary, comment }) => [
    { name: `summary of ${name}`, text: summary, width: hostWidths.summary },
    { name: `comment of ${name}`, text: comment, width: hostWidths.comment },
  ]),
  ...(any === undefined
    ? []
    : [{ name: 'pull request of 122', text: pinBody(manyChanges, at, any), width: hostWidths.comment }]),
];

describe.skipIf(executable === undefined)('Markdown in Chromium', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    viewer = await Viewer.start();
  });
  afterEach(() => viewer.closePages());
  afterAll(() => viewer.close());

  it.each(texts)('$name fits the width of the host, folded and unfolded', async ({ text, width }) => {
    const viewport = { width: width + 48, height: 900 };
    const { page } = await viewer.open(hostPage(text, width, 'light'), { viewport });
    const wide = () =>
      page.$$eval('table', (tables) =>
        tables
          .filter((table) => table.scrollWidth > table.clientWidth)
          .map((table) => table.innerText.slice(0, 200)),
      );
    expect(await wide()).toEqual([]);
    await page.$$eval('details', (folds) => {
      for (const fold of folds) fold.open = true;
    });
    expect(await wide()).toEqual([]);
  });

  it.each(texts)(
    '$name shows on its first screen what is wrong and what to do',
    async ({ name, text, width }) => {
      const viewport = { width: width + 48, height: 900 };
      const { page } = await viewer.open(hostPage(text, width, 'dark'), { viewport });
      const seen = await page.$$eval('h2, h3, tr', (elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().bottom < 900)
          .map((element) => element.textContent),
      );
      if (name.startsWith('pull')) expect(seen.length).toBeGreaterThan(8);
      else if (!name.endsWith(' 0'))
        expect(seen.join('\n')).toMatch(/need attention.+What to do next.+Images that need attention/s);
    },
  );
});
