// The page takes steps in proportion to its findings, also where all of them are places of one issue.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { htmlOf } from '../../src/output/html/index.js';
import { viewOf } from '../../src/output/view.js';
import { largeReport } from '../report/large.js';
import { executable, Viewer } from './page.js';

/** Counts the nodes that are copied or looked through, and the items of lists that are read one after the other. */
const counting = `
  globalThis.steps = 0;
  const watch = (prototype, name, sizeOf) => {
    const original = prototype[name];
    prototype[name] = function (...given) {
      const result = Reflect.apply(original, this, given);
      globalThis.steps += sizeOf(this, result, given);
      return result;
    };
  };
  const all = (root) => root.getElementsByTagName?.('*').length ?? 0;
  watch(Node.prototype, 'cloneNode', (node, _copy, [isDeep]) => (isDeep ? all(node) : 0) + 1);
  watch(Element.prototype, 'querySelector', (root, found) => (found === null ? all(root) : 0) + 1);
  watch(Element.prototype, 'querySelectorAll', (root) => all(root));
  watch(Array.prototype, Symbol.iterator, (list) => list.length);
`;

describe.skipIf(executable === undefined)('a page with one issue at many places', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    viewer = await Viewer.start();
  });
  afterEach(() => viewer.closePages());
  afterAll(() => viewer.close());

  const open = async (references: number): Promise<Page> => {
    const report = largeReport({ references, images: 1, files: 1 });
    const { page } = await viewer.open(htmlOf(report, viewOf(report), []));
    await page.evaluate(counting);
    return page;
  };

  const uses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'grouped by file': (page) => page.getByLabel('Group by').first().selectOption('file'),
    'grouped by check': (page) => page.getByLabel('Group by').first().selectOption('check'),
    searched: (page) => page.getByLabel('Text').first().fill('nothing has this'),
    exported: async (page) => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).first().click();
      await saved;
    },
  };

  it.each(Object.entries(uses))('is %s in linear steps', async (_name, use) => {
    const steps: number[] = [];
    for (const references of [400, 800]) {
      const page = await open(references);
      await use(page);
      await page.waitForTimeout(300);
      steps.push(await page.evaluate<number>('globalThis.steps'));
    }
    const [small = 0, large = 0] = steps;
    expect(small).toBeGreaterThan(400);
    expect(large).toBeLessThan(2.2 * small + 1000);
  });
});
