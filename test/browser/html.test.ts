// The HTML report in the hands of a person: mouse, keyboard, both themes, a phone, and no script at all.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { htmlOf } from '../../src/output/html/index.js';
import { viewOf } from '../../src/output/view.js';
import type { Report } from '../../src/report/schema.js';
import { crowd, situations } from '../report/situations.js';
import { runsAll } from '../sample.js';
import { broken, executable, Viewer } from './page.js';

if (executable === undefined)
  console.warn(
    '\n*** THE BROWSER TESTS ARE LEFT OUT: there is no Chromium. Try `apt-get install chromium`. ***\n',
  );

const draw = (report: Report) => htmlOf(report, viewOf(report), checks);
const reports = new Map<string, Report>();
for (const [name, make] of Object.entries(situations)) reports.set(name, (await make()).report);
reports.set('many-findings', (await crowd(20)).report);
const html = new Map([...reports].map(([name, report]) => [name, draw(report)]));
const busy = viewOf((await situations.busy()).report);
/** Axe takes a minute for 5,000 findings; 200 have all of the same parts. */
const slow = 'five-thousand';

describe.skipIf(executable === undefined)('the HTML report in Chromium', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    viewer = await Viewer.start();
  });
  afterEach(() => viewer.closePages());
  afterAll(() => viewer.close());

  const open = (name: string, options = {}) => viewer.open(html.get(name) ?? '', options);

  it('turns pages, filters and sorts 5,000 findings by mouse', async () => {
    const { page, noise } = await open('five-thousand');
    const { rows, status, text, filter, head } = listing(page, 'findings');
    expect(await rows.count()).toBe(50);
    expect(await status.textContent()).toBe('Showing 1–50 of 5,000 findings');
    const pager = page.getByRole('navigation', { name: 'Pages of findings' });
    await pager.getByRole('button', { name: 'Next' }).click();
    expect(await status.textContent()).toBe('Showing 51–100 of 5,000 findings');
    expect(await pager.textContent()).toContain('Page 2 of 100');
    await pager.getByRole('button', { name: 'Previous' }).click();
    expect(await pager.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);

    const { findings } = viewOf(reports.get('five-thousand') as Report);
    await filter('Check').selectOption('unpinned');
    const unpinned = findings.filter(({ check }) => check === 'unpinned').length;
    expect(await status.textContent()).toBe(
      `Showing 1–50 of ${unpinned.toLocaleString('en-US')} findings (5,000 in total)`,
    );
    await text.fill('TEAM-7/  app-0047/ yaml:12');
    expect(await rows.count()).toBe(0);
    expect(await status.textContent()).toBe('No findings match (5,000 in total)');
    await filter('Check').selectOption('');
    expect(await status.textContent()).toBe('Showing 1 of 1 findings (5,000 in total)');
    expect(await rows.first().textContent()).toContain('services/team-7/app-0047/deploy.yaml:12');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await status.textContent()).toBe('Showing 1–50 of 5,000 findings');

    await head('Severity').getByRole('button').click();
    await head('Severity').getByRole('button').click();
    expect(await head('Severity').getAttribute('aria-sort')).toBe('descending');
    expect(await cellTexts(rows, 0)).toEqual(Array.from({ length: 50 }, () => 'warning'));
    await head('Where').getByRole('button').click();
    expect(await head('Severity').getAttribute('aria-sort')).toBe(null);
    expect((await cellTexts(rows, 2)).slice(0, 3)).toEqual(
      [10, 12, 14].map((line) => `services/team-0/app-0000/deploy.yaml:${line}`),
    );
    expect(noise).toEqual([]);
  });

  it('sorts by number, with empty cells last in both directions', async () => {
    const { page } = await open('busy');
    const { rows, head } = listing(page, 'references');
    await head('Lag').getByRole('button').click();
    const lags = ['5 days', '20 days', '20 days', '26 days', '33 days', '40 days', '118 days', '118 days'];
    expect((await cellTexts(rows, 3)).filter(Boolean)).toEqual(lags);
    expect((await cellTexts(rows, 3)).slice(0, 8)).toEqual(lags);
    await head('Lag').getByRole('button').click();
    expect((await cellTexts(rows, 3)).slice(0, 9)).toEqual([...lags.toReversed(), '']);
  });

  it('does all of it by keyboard, and shows where the focus is', async () => {
    const { page, noise } = await open('busy');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the report');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');

    await tabTo(page, 'Text');
    await page.keyboard.type('python:3.12');
    const { rows, status, head } = listing(page, 'findings');
    expect(await status.textContent()).toBe('Showing 1 of 1 findings (28 in total)');
    await tabTo(page, 'Clear');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Text');
    expect(await status.textContent()).toBe('Showing 1–28 of 28 findings, 3 of them waived');
    await tabTo(page, 'Severity');
    await page.keyboard.type('notice');
    expect(await cellTexts(rows, 1)).toEqual(['unpinned', 'built-here', 'opaque-reference']);
    await tabTo(page, 'Clear');
    await page.keyboard.press('Space');
    await tabTo(page, 'Check', 'button');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    expect(await head('Check').getAttribute('aria-sort')).toBe('ascending');
    expect((await cellTexts(rows, 1)).at(0)).toBe('advisory');
    await page.keyboard.press('Space');
    expect(await head('Check').getAttribute('aria-sort')).toBe('descending');
    expect((await cellTexts(rows, 1)).at(0)).toBe('unpinned');
    expect(noise).toEqual([]);
  });

  it('leads from what to do next to the findings that it is about', async () => {
    const { page } = await open('busy');
    await page.locator('.next').getByRole('link', { name: 'digest-not-in-history' }).click();
    expect(await cellTexts(listing(page, 'findings').rows, 1)).toEqual(['digest-not-in-history']);
    expect(await page.getByRole('heading', { name: 'Findings' }).boundingBox()).toMatchObject({
      y: expect.closeTo(100, -2),
    });
    await page.locator('.next').getByRole('link', { name: 'Pin 9 lines' }).click();
    expect(await listing(page, 'findings').rows.count()).toBe(9);
    expect(new Set(await cellTexts(listing(page, 'findings').rows, 1))).toEqual(
      new Set(['stale-digest', 'unpinned', 'digest-of-one-platform']),
    );
  });

  it('filters waived findings and those that the change introduces', async () => {
    const { page } = await open('busy');
    const { rows, filter } = listing(page, 'findings');
    await filter('Waived').selectOption('yes');
    expect(await cellTexts(rows, 3)).toEqual([
      expect.stringMatching(/Waived: Not reachable from our code.*by team-security, until 2027-06-30$/),
      expect.stringMatching(/Waived: It holds the fix of the outage.*by team-web, until 2026-11-25$/),
      expect.stringContaining('Waived: The base is chosen by hand'),
    ]);
    await filter('Waived').selectOption('');
    await filter('Introduced').selectOption('no');
    expect(await rows.count()).toBe(
      reports.get('busy')?.findings.filter((one) => one.introduced === false).length,
    );
    const waivers = listing(page, 'waivers');
    await waivers.filter('State').selectOption({ label: 'added by this change (1)' });
    expect(await cellTexts(waivers.rows, 2)).toEqual([
      expect.stringContaining('it takes effect after the merge and will match 1 finding'),
    ]);
    const settings = listing(page, 'settings');
    await settings.filter('From').selectOption('policy');
    expect(await cellTexts(settings.rows, 2)).toContain('.github/tagproof.yml@base:2');
  });

  it('gives its drawings names and descriptions', async () => {
    const { page } = await open('busy');
    const plot = page.getByRole('img', { name: 'History of registry.example.com/acme/batch:5' });
    expect(await plot.locator('rect.behind').count()).toBe(1);
    expect(await plot.locator('desc').textContent()).toBe(
      '3 digests. 26 days and 2 digests behind, since 2026-10-26.',
    );
    expect(await page.getByRole('img', { name: 'Pins by lag' }).locator('desc').textContent()).toContain(
      'no lag',
    );
    await page.locator('summary', { hasText: 'acme/batch:5' }).click();
    const digests = page.getByRole('table', { name: 'Digests of registry.example.com/acme/batch:5' });
    expect(await digests.getByRole('row').count()).toBe(1 + 3);
    expect(await digests.getByRole('row', { name: 'pinned' }).count()).toBe(1);
  });

  it.each(
    [...html.keys()].flatMap((name, index) =>
      (['light', 'dark'] as const)
        .filter((_, at) => runsAll || at === index % 2)
        .map((theme) => [name, theme] as const),
    ),
  )(
    '%s, %s: breaks no rule of axe, asks for nothing, says nothing, and fits a phone',
    async (name, colorScheme) => {
      const { page, noise } = await open(name, { colorScheme, viewport: { width: 1280, height: 900 } });
      await page.evaluate("document.querySelectorAll('details').forEach((one, i) => { one.open = i < 5; })");
      if (name !== slow) expect(await broken(page)).toEqual([]);
      await page.setViewportSize({ width: 400, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400);
      if (name !== slow) expect(await broken(page)).toEqual([]);
      expect(noise).toEqual([]);
    },
  );

  it('shows hostile texts as they are, and runs none of them', async () => {
    const { page, noise } = await open('hostile');
    const { findings } = reports.get('hostile') as Report;
    const { rows, filter } = listing(page, 'findings');
    expect(await rows.count()).toBe(findings.length);
    expect((await cellTexts(rows, 3)).join('\n')).toContain(
      '</script><script>alert(1)</script>Replace with </script><script>alert(1)</script>@',
    );
    await filter('Check').selectOption({ label: '</script><script>alert(1)</script> (1)' });
    expect(await rows.count()).toBe(1);
    expect(noise).toEqual([]);
  });

  it('shows everything without its script', async () => {
    const { page, noise } = await open('busy', { javaScriptEnabled: false });
    const { rows, status } = listing(page, 'findings');
    expect(await rows.count()).toBe(busy.findings.length + busy.waived.length);
    expect(await status.isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(noise).toEqual([]);
  });
});

/** The parts of a filterable table. */
function listing(page: Page, noun: string) {
  const root = page.locator(`[data-noun=${noun}]`);
  return {
    rows: root.locator('tbody tr'),
    status: root.getByRole('status', { includeHidden: true }),
    text: root.getByLabel('Text'),
    filter: (name: string) => root.getByRole('combobox', { name }),
    head: (name: string) => root.getByRole('columnheader', { name }),
  };
}

function cellTexts(rows: Locator, column: number): Promise<string[]> {
  return rows.locator(`td:nth-child(${column + 1})`).allTextContents();
}

/** The accessible name of what has the focus, as far as this page gives one. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    '(document.activeElement.labels?.[0]?.firstChild ?? document.activeElement).textContent.trim()',
  );
}

async function tabTo(page: Page, name: string, tag?: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isTag = tag === undefined || (await page.evaluate('document.activeElement.localName')) === tag;
    if (isTag && (await focused(page)) === name) return;
  }
  throw new Error(`the focus never came to ${name}`);
}
