// The HTML report in the hands of a person: mouse, keyboard, both themes, a phone, and no script at all.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { htmlOf } from '../../src/output/html/index.js';
import { viewOf } from '../../src/output/view.js';
import type { Report } from '../../src/report/schema/schema.js';
import { organizationOf } from '../gallery/organization.js';
import { crowd, situations } from '../report/situations.js';
import { sizes } from '../report/sizes.js';
import { runsAll } from '../sample.js';
import { broken, executable, Viewer } from './page.js';

if (executable === undefined)
  console.warn(
    '\n*** THE BROWSER TESTS ARE LEFT OUT: there is no Chromium. Try `apt-get install chromium`. ***\n',
  );

/** The tag `node:22` has ended; its pin stays current. */
function withEndedTags(report: Report): Report {
  const references = report.references.map((one) =>
    one.repository === 'acme/node' && one.fact !== undefined
      ? { ...one, fact: { ...one.fact, deprecated: true, endOfLife: { date: '2026-04-30' } } }
      : one,
  );
  return { ...report, references };
}

const draw = (report: Report) => htmlOf(report, viewOf(report), checks);
const reports = new Map<string, Report>();
for (const [name, make] of Object.entries(situations)) reports.set(name, (await make()).report);
reports.set('many-findings', (await crowd(20)).report);
reports.set('two-thousand', (await crowd(202)).report);
reports.set('organization', organizationOf((await sizes[100]?.())?.report as Report));
reports.set('ended', withEndedTags((await situations['all-well']()).report));
const html = new Map([...reports].map(([name, report]) => [name, draw(report)]));
const busy = viewOf((await situations.busy()).report);
/** Axe takes a minute for 5,000 findings; 200 have all of the same parts. */
const slow: readonly string[] = ['five-thousand', 'two-thousand'];

describe.skipIf(executable === undefined)('the HTML report in Chromium', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    viewer = await Viewer.start();
  });
  afterEach(() => viewer.closePages());
  afterAll(() => viewer.close());

  const open = (name: string, options = {}) => viewer.open(html.get(name) ?? '', options);

  it('filters, groups and pages 5,000 findings by mouse', async () => {
    const { page, noise } = await open('five-thousand');
    const { cards, issues, places, status, text, filter } = findingsOf(page);
    expect(await cards.count()).toBe(25);
    expect(await status.textContent()).toBe('5000 findings, on 150 cards');
    const pager = page.getByRole('navigation', { name: 'Pages of findings' });
    const first = await cards.first().getByRole('heading').textContent();
    await pager.getByRole('button', { name: 'Next' }).click();
    expect(await cards.first().getByRole('heading').textContent()).not.toBe(first);
    expect(await pager.textContent()).toContain('Page 2 of 6');
    await pager.getByRole('button', { name: 'Previous' }).click();
    expect(await pager.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);

    const { findings } = viewOf(reports.get('five-thousand') as Report);
    await filter('Check').selectOption('unpinned');
    const unpinned = findings.filter(({ check }) => check === 'unpinned').length;
    expect(await status.textContent()).toBe(`${unpinned} of 5000 findings, on 150 cards`);
    await text.fill('TEAM-7/  app-0047/ yaml:12');
    expect(await cards.count()).toBe(0);
    expect(await status.textContent()).toBe('No findings match (5000 in total)');
    await filter('Check').selectOption('');
    expect(await status.textContent()).toBe('1 of 5000 findings, on 1 card');
    expect(await issues.count()).toBe(1);
    expect(await places.allTextContents()).toEqual(['services/team-7/app-0047/deploy.yaml:12']);
    await filter('Group by').selectOption('file');
    expect(await cards.getByRole('heading').allTextContents()).toEqual([
      'services/team-7/app-0047/deploy.yaml',
    ]);
    expect(await cards.first().textContent()).toContain(
      'Replace with registry.example.com/acme/service-48:1.8@',
    );
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await status.textContent()).toBe('5000 findings, on 500 cards');
    await filter('Group by').selectOption('check');
    expect((await cards.getByRole('heading').allTextContents()).toSorted()).toEqual([
      'stale-digest',
      'unpinned',
    ]);
    expect(await places.count()).toBe(5000);
    expect(noise).toEqual([]);
  });

  it('keeps what is chosen in the address: a link shows the same, and Back returns to it', async () => {
    const { page, noise } = await open('busy');
    const { status, filter, text, cards } = findingsOf(page);
    const all = await status.textContent();
    await filter('Severity').selectOption('notice');
    await filter('Group by').selectOption('file');
    await text.fill('tools');
    const seen = [await status.textContent(), await cards.getByRole('heading').allTextContents()];
    await expect.poll(() => page.url()).toMatch(/#findings\?by=file&severity=notice&text=tools$/);
    await listing(page, 'waivers').filter('State').selectOption('active');

    const other = await viewer.openAt(page.url());
    const again = findingsOf(other.page);
    expect([
      await again.status.textContent(),
      await again.cards.getByRole('heading').allTextContents(),
    ]).toEqual(seen);
    expect(await again.text.inputValue()).toBe('tools');
    expect(await listing(other.page, 'waivers').rows.count()).toBe(
      reports.get('busy')?.waivers.filter(({ state }) => state === 'active').length,
    );

    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => text.inputValue()).toBe('');
    expect(await filter('Severity').inputValue()).toBe('notice');
    await page.goBack();
    await expect.poll(() => status.textContent()).toBe(all);
    await page.goForward();
    await expect.poll(() => filter('Severity').inputValue()).toBe('notice');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Settings' }).click();
    expect(page.url()).toMatch(/#settings\?severity=notice$/);
    expect(await listing(page, 'settings').rows.first().isVisible()).toBe(true);
    expect([...noise, ...other.noise]).toEqual([]);
  });

  it('loses no letter of someone who types while the address is being written', async () => {
    const { page } = await open('busy');
    const { status, text } = findingsOf(page);
    await text.fill('pyth');
    await expect.poll(() => page.url()).toContain('text=pyth');
    const type = `(input) => {
      input.value = 'python:3.12';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href }));
    }`;
    await page.evaluate(`(${type})(document.activeElement)`);
    expect(await text.inputValue()).toBe('python:3.12');
    await expect.poll(() => page.url()).toContain('text=python%3A3.12');
    expect(await status.textContent()).toBe('1 of 28 findings, on 1 card');
  });

  it('ignores what an address names and the page does not have', async () => {
    const { page, noise } = await open('busy');
    const { status } = findingsOf(page);
    const all = await status.textContent();
    await page.evaluate("location.hash = '#findings?by=colour&references.status=%00&x%5B%5D=1'");
    expect(await status.textContent()).toBe(all);
    await page.evaluate("location.hash = '#findings?check=no-such-check'");
    await expect.poll(() => status.textContent()).toBe('No findings match (28 in total)');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await status.textContent()).toBe(all);
    expect(noise).toEqual([]);
  });

  it('copies names, digests, fixes and commands', async () => {
    const { page } = await open('busy', { permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = async (what: string) => {
      await page
        .locator('.card')
        .getByRole('button', { name: `Copy ${what}` })
        .first()
        .click();
      expect(await page.locator('.copied').first().textContent()).toBe('Copied');
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    const worst = reports.get('busy')?.images?.[0];
    expect(await copied('image')).toBe(worst?.name);
    expect(await copied('digest')).toBe(worst?.action?.from?.[0]);
    expect(await copied('command')).toBe(`tagproof history ${worst?.name}`);
    expect(await copied('fix')).toMatch(/^[\w./:-]+@sha256:[a-f0-9]{64}$/);
  });

  it('exports what is shown as CSV, with cells that no spreadsheet runs', async () => {
    const { page } = await open('hostile');
    const { filter } = findingsOf(page);
    const csv = async () => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe('tagproof-findings.csv');
      return readFileSync(await download.path(), 'utf8');
    };
    const { findings } = reports.get('hostile') as Report;
    const rows = rowsOfCsv(await csv());
    expect(rows).toHaveLength(1 + findings.length);
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[\s\uFEFF]*[=+@\t-]/);
    await filter('Severity').selectOption('notice');
    const notices = rowsOfCsv(await csv());
    expect(notices.slice(1).map((row) => row[3])).toEqual(
      findings.filter(({ severity }) => severity === 'notice').map(() => 'notice'),
    );
  });

  it('prints 2,000 findings on fewer than 40 pages, with every place of them', async () => {
    const { page } = await open('two-thousand');
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(5);
    expect(pages).toBeLessThan(40);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    const { places } = findingsOf(page);
    expect(await places.count()).toBe(2020);
    expect(await places.last().isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await page.emulateMedia({ media: 'screen' });
    expect(await findingsOf(page).cards.count()).toBe(25);
  });

  it('never shows a tag that has ended in green', async () => {
    const { page } = await open('ended');
    const { rows, filter } = listing(page, 'references');
    await filter('Status').selectOption('ended');
    expect(await rows.count()).toBe(2);
    const green = 'rgb(228, 244, 234)';
    for (const badge of await rows.locator('.badge').all()) expect(await backgroundOf(badge)).not.toBe(green);
    await filter('Status').selectOption('current');
    for (const badge of await rows.locator('.badge').all()) expect(await backgroundOf(badge)).toBe(green);
    expect(await page.locator('.timeline .badge.current').count()).toBe(
      await page.locator('.timeline:not(:has-text("end-of-life")) .badge.current').count(),
    );
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
    const { status, checks: shown } = findingsOf(page);
    await expect.poll(() => status.textContent()).toBe('1 of 28 findings, on 1 card');
    await tabTo(page, 'Clear');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Text');
    expect(await status.textContent()).toBe('28 findings, 3 of them waived, on 18 cards');
    await tabTo(page, 'Severity');
    await page.keyboard.type('notice');
    expect((await shown()).toSorted()).toEqual(['built-here', 'opaque-reference', 'unpinned']);
    await tabTo(page, 'Clear');
    await page.keyboard.press('Space');
    const { rows, head } = listing(page, 'references');
    await tabTo(page, 'Image', 'button');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    expect(await head('Image').getAttribute('aria-sort')).toBe('ascending');
    expect((await cellTexts(rows, 0)).at(0)).toContain('$BASE');
    await page.keyboard.press('Space');
    expect(await head('Image').getAttribute('aria-sort')).toBe('descending');
    expect((await cellTexts(rows, 0)).at(-1)).toContain('$BASE');
    expect(noise).toEqual([]);
  });

  it('leads from what to do next to the findings that it is about', async () => {
    const { page } = await open('busy');
    await page.locator('.next').getByRole('link', { name: 'digest-not-in-history' }).click();
    const { checks: shown } = findingsOf(page);
    expect(await shown()).toEqual(['digest-not-in-history']);
    expect(await page.getByRole('heading', { name: 'Findings' }).boundingBox()).toMatchObject({
      y: expect.closeTo(100, -2),
    });
    await page
      .locator('.next')
      .getByRole('link', { name: /^Pin \d+ lines$/ })
      .click();
    expect(await shown()).toHaveLength(11);
    // The conflicts of pins end with the pins.
    expect(new Set(await shown())).toEqual(
      new Set(['stale-digest', 'unpinned', 'digest-of-one-platform', 'conflicting-pins']),
    );
  });

  it('filters waived findings and those that the change introduces', async () => {
    const { page } = await open('busy');
    const { issues, shown, filter } = findingsOf(page);
    await filter('Waived').selectOption('yes');
    expect((await issues.locator('.accepted').allTextContents()).toSorted()).toEqual([
      expect.stringMatching(/^Waived: It holds the fix of the outage.*by team-web, until 2026-11-25$/),
      expect.stringMatching(/^Waived: Not reachable from our code.*by team-security, until 2027-06-30$/),
      expect.stringContaining('Waived: The base is chosen by hand'),
    ]);
    await filter('Waived').selectOption('');
    await filter('Introduced').selectOption('no');
    expect(await shown()).toBe(
      reports.get('busy')?.findings.filter((one) => one.introduced === false).length,
    );
    const waivers = listing(page, 'waivers');
    await waivers.filter('State').selectOption({ label: 'added by this change (1)' });
    expect(await cellTexts(waivers.rows, 2)).toEqual([
      expect.stringContaining('it takes effect after the merge and will match 1 finding'),
    ]);
    const settings = listing(page, 'settings');
    expect(await settings.rows.first().isVisible()).toBe(false);
    await page.locator('#settings summary').click();
    await settings.filter('From').selectOption('policy');
    expect(await cellTexts(settings.rows, 2)).toContain('.github/tagproof.yml@base:2');
  });

  it('leads from a team and from a repository to their findings, and says what changed', async () => {
    const { page, noise } = await open('organization');
    const { teams = [], repositories = [], changes } = reports.get('organization') as Report;
    const { status, shown } = findingsOf(page);
    const [team] = teams.filter((one) => one.team !== '');
    await page
      .locator('#teams')
      .getByRole('link', { name: team?.team ?? '' })
      .click();
    expect(await shown()).toBe(team?.findings);
    expect(page.url()).toMatch(/#findings\?team=/);
    const [repository] = repositories;
    await page
      .locator('#repositories')
      .getByRole('link', { name: repository?.origin ?? '', exact: true })
      .click();
    expect(await status.textContent()).toContain(`${repository?.findings} of 100 findings`);
    expect(await page.locator('.deltas dd').allTextContents()).toEqual(
      [changes?.counts.new, changes?.counts.fixed, changes?.counts.still].map(String),
    );
    const audits = page.getByRole('table', { name: 'Findings by audit' }).getByRole('row');
    expect(await audits.count()).toBe(1 + 9);
    expect(await audits.nth(1).textContent()).toContain('2026-11-21100');
    expect(noise).toEqual([]);
  });

  it('names the tables of its timelines', async () => {
    const { page } = await open('busy');
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
      if (!slow.includes(name)) expect(await broken(page)).toEqual([]);
      await page.setViewportSize({ width: 400, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400);
      if (!slow.includes(name)) expect(await broken(page)).toEqual([]);
      expect(noise).toEqual([]);
    },
  );

  it('shows hostile texts as they are, and runs none of them', async () => {
    const { page, noise } = await open('hostile');
    const { findings } = reports.get('hostile') as Report;
    const { issues, shown, filter } = findingsOf(page);
    expect(await shown()).toBe(findings.length);
    expect((await issues.allTextContents()).join('\n')).toContain('</script><script>alert(1)</script>');
    await filter('Check').selectOption({ label: '</script><script>alert(1)</script> (1)' });
    expect(await shown()).toBe(1);
    expect(noise).toEqual([]);
  });

  it('shows everything without its script', async () => {
    const { page, noise } = await open('busy', { javaScriptEnabled: false });
    const { shown, status } = findingsOf(page);
    expect(await shown()).toBe(busy.findings.length + busy.waived.length);
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

/** The cards of the findings. */
function findingsOf(page: Page) {
  const root = page.locator('[data-noun=findings]');
  const issues = root.locator('.issue:not([hidden])');
  const places = issues.locator('.places li:not([hidden])');
  return {
    cards: root.locator('.card'),
    issues,
    places,
    /** The number of findings: an issue is one at each of its places. */
    shown: async () => (await places.count()) + (await issues.locator(':scope:not(:has(.places))').count()),
    /** The check of each finding, in the order of the page. */
    checks: () =>
      issues.evaluateAll((all) =>
        all.flatMap((issue) => {
          const times = issue.querySelectorAll('.places li:not([hidden])').length;
          return Array.from({ length: Math.max(1, times) }, () => issue.dataset.check ?? '');
        }),
      ),
    status: root.locator('.controls [role=status]'),
    text: root.getByLabel('Text'),
    filter: (name: string) => root.getByRole('combobox', { name }),
  };
}

/** The cells of a file with quoted cells, as RFC 4180 defines them. */
function rowsOfCsv(text: string): readonly (readonly string[])[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
}

function cellTexts(rows: Locator, column: number): Promise<string[]> {
  return rows.locator(`td:nth-child(${column + 1})`).allTextContents();
}

/** As the browser computes it. */
function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate(
    (one) => one.ownerDocument.defaultView?.getComputedStyle(one).backgroundColor ?? '',
  );
}

/** The accessible name of what has the focus, as far as this page gives one. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    '(document.activeElement.labels?.[0]?.firstChild ?? document.activeElement).textContent.trim()',
  );
}

async function tabTo(page: Page, name: string, tag?: string): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const isTag = tag === undefined || (await page.evaluate('document.activeElement.localName')) === tag;
    if (isTag && (await focused(page)) === name) return;
  }
  throw new Error(`the focus never came to ${name}`);
}
