// The gallery of docs/gallery.md: every channel at four sizes, light and dark, compared with the committed pictures.
// `node scripts/gallery.mjs --write` draws them again; look at what changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executable } from '../browser/page.js';
import { situations } from '../report/situations.js';
import { sizes } from '../report/sizes.js';
import { sampleOf } from '../sample.js';
import { type Channel, channels } from './channels.js';
import { galleryPage } from './gallery-page.js';
import { summaryPage, type Theme } from './host-page.js';
import { difference, smallPng } from './picture.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'docs/images/gallery');
const isWriting = process.env.UPDATE_GALLERY === '1';

/** Fonts draw edges differently; a line that moves changes far more. */
const tolerance = 0.004;
const themes: readonly Theme[] = ['light', 'dark'];

const reports = await Promise.all(
  Object.entries({ ...sizes, culprit: situations.culprit }).map(async ([findings, make]) => ({
    findings,
    report: (await make()).report,
  })),
);
const all = channels.flatMap((channel) =>
  reports.flatMap(({ findings, report }) =>
    themes.map((theme) => ({
      channel,
      findings,
      report,
      theme,
      name: `${channel.id}-${findings}-${theme}.png`,
    })),
  ),
);
const drawn = all.filter(({ channel, report, theme }) => channel.page(report, theme) !== undefined);

if (executable === undefined)
  console.warn(
    '\n*** THE GALLERY IS NOT COMPARED: there is no Chromium. Try `apt-get install chromium`. ***\n',
  );

describe.skipIf(executable === undefined)('the gallery', () => {
  let browser: Browser;
  let isComparable = true;
  beforeAll(async () => {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const args = [
      ...sandbox,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ];
    browser = await chromium.launch({ ...(executable && { executablePath: executable }), args });
    if (isWriting) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    const probe = smallPng(
      await photograph(browser, summaryPage(fontSample, 'light'), { width: 600, height: 200 }, 'light'),
    );
    const file = path.join(folder, 'fonts.png');
    if (isWriting) writeFileSync(file, probe);
    isComparable = difference(probe, readFileSync(file)) <= tolerance;
    if (!isComparable)
      console.warn(
        '\n*** THE GALLERY IS NOT COMPARED: other fonts are installed than where it was drawn. ***\n',
      );
  });
  afterAll(() => browser.close());

  it.each(isWriting ? drawn : sampleOf(drawn, ({ channel }) => channel.id, 2))(
    '$name',
    async ({ channel, report, theme, name }) => {
      const page = channel.page(report, theme) ?? '';
      const draw = async () => smallPng(await photograph(browser, page, channel, theme));
      const picture = await draw();
      const file = path.join(folder, name);
      if (isWriting) writeFileSync(file, picture);
      expect(existsSync(file), `${name} is missing: run \`node scripts/gallery.mjs --write\``).toBe(true);
      if (!isComparable) return;
      const committed = readFileSync(file);
      const share = difference(picture, committed);
      // A busy machine may photograph a page before it is painted; what has changed looks the same a second time.
      expect(
        share <= tolerance ? share : difference(await draw(), committed),
        `${name} is not what it was: run \`node scripts/gallery.mjs --write\` and look`,
      ).toBeLessThanOrEqual(tolerance);
    },
  );
});

it('is a page with every picture, and no picture is left over or large', () => {
  const file = path.join(root, 'docs/gallery.md');
  const text = galleryPage(channels, [...Object.keys(sizes), 'culprit'], (name) =>
    drawn.some((one) => one.name === name),
  );
  if (isWriting) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8'), 'run `node scripts/gallery.mjs --write`').toBe(text);
  const pictures = readdirSync(folder).sort();
  expect(pictures).toEqual(['fonts.png', ...drawn.map(({ name }) => name)].sort());
  const bytes = pictures.map((name) => statSync(path.join(folder, name)).size);
  expect(Math.max(...bytes)).toBeLessThan(150_000);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(4_000_000);
});

const fontSample =
  '## Tagproof ❌ ⚠️ ℹ️ ✅\n\n`registry.example.com/acme/node:22` **is** *not* pinned: 0123456789';

async function photograph(
  browser: Browser,
  html: string,
  { width, height }: Pick<Channel, 'width' | 'height'>,
  colorScheme: Theme,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate('document.fonts.ready');
    const whole = await page.evaluate<number>('document.documentElement.getBoundingClientRect().height');
    const clip = { x: 0, y: 0, width, height: Math.min(height, Math.ceil(whole)) };
    const shoot = () => page.screenshot({ clip });
    // On a busy machine, the browser now and then has no picture at the first attempt.
    return await shoot().catch(shoot).catch(shoot);
  } finally {
    await context.close();
  }
}
