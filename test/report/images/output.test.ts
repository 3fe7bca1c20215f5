// The cards in every text channel, at four sizes: each image once, in one order, within what a host and a reader take.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks } from '../../../src/checks/index.js';
import { annotationsOf } from '../../../src/output/annotations.js';
import { commentOf, summaryOf } from '../../../src/output/markdown/summary.js';
import { terminalText } from '../../../src/output/terminal/index.js';
import { viewOf } from '../../../src/output/view.js';
import { openChecks, placesInWords, wrongTexts } from '../../../src/output/words/image-card.js';
import { attentionText, moodOf } from '../../../src/output/words/tone.js';
import type { Report } from '../../../src/report/schema/schema.js';
import { runs } from '../../sample.js';
import { busy } from '../busy.js';
import { reports } from '../generated.js';
import { sizes } from '../sizes.js';
import { outputsOf } from '../surfaces.js';

const all = await Promise.all(
  Object.entries(sizes).map(async ([findings, make]) => ({ findings: Number(findings), ...(await make()) })),
);

/** Text without our tags and breaks. */
const bare = (text: string) =>
  text
    .replaceAll('<wbr>', '')
    .replace(/<\/?code>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** The names of the images in the rows of the table of cards. */
function rowNames(text: string): readonly string[] {
  const rows = text.split('\n').filter((line) => /^\| (?:❌|⚠️|ℹ️)&nbsp;/u.test(line));
  return rows.map(
    (row) => /registry\.example\.com\/[^\s|\]<]+|docker\.io\/[^\s|\]<]+/.exec(bare(row))?.[0] ?? '',
  );
}

describe.each(all)('$findings findings', ({ findings, report, exitCode }) => {
  const view = viewOf(report);
  const names = view.images.filter((image) => image.findings > 0).map(({ name }) => name);

  it('are that many', () => {
    expect(view.totals.findings).toBe(findings);
  });

  it.each([
    ['summary', summaryOf(report, view, checks)],
    ['comment', commentOf(report, view, checks)],
  ])('fit the %s with a row for each image, in the order of harm', (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(rowNames(text)).toEqual(names);
    for (const image of view.images) {
      const row =
        text.split('\n').find((line) => line.startsWith('| ') && bare(line).includes(image.name)) ?? '';
      // Conflicting pins are one finding of the image, however many places have them.
      expect(row.split('conflicting-pins').length - 1).toBeLessThanOrEqual(1);
      for (const { check } of openChecks(image)) expect(row).toContain(`<code>${check}</code>`);
    }
  });

  it('are blocks of a terminal in the same order, of which long reports show the worst, or the worst of each kind', () => {
    const text = terminalText(report, view, { colour: false, width: 80 }, checks);
    const shown = text
      .split('\n')
      .flatMap((line) => /^(?:error|warning|notice) {2}(\S+\/\S+:\S+)$/.exec(line)?.slice(1, 2) ?? []);
    if (report.mode === 'audit') {
      expect(shown).toEqual(names.slice(0, 40));
      if (names.length > 40)
        expect(text).toContain(`Showing 40 of ${names.length} images that need attention`);
      return;
    }
    expect(shown[0]).toBe(names[0]);
    expect(shown).toEqual(names.filter((name) => shown.includes(name)));
    const left = [...text.matchAll(/… and (\d+) more images like these/g)];
    expect(left.reduce((sum, [, count]) => sum + Number(count), shown.length)).toBe(names.length);
  });

  it('are at most ten annotations, the worst images, each once', () => {
    const annotations = annotationsOf(report, view);
    expect(annotations.length).toBeLessThanOrEqual(10);
    const about = annotations.filter(({ title }) => title !== 'tagproof').slice(0, 9);
    about.forEach(({ message, place }, index) => {
      const image = view.images.find(({ name }) => name === names[index]);
      if (image === undefined) return;
      expect(message).toContain(image.name);
      expect(image.places.map(({ file, line }) => `${file}:${line}`)).toContain(
        `${place?.file}:${place?.line}`,
      );
      const others = image.places.filter((one) => one.checks.length > 0).length - 1;
      if (others > 1) expect(message).toContain(`The image has findings in ${others} other places as well.`);
      for (const { check } of openChecks(image).slice(1)) expect(message).toContain(check);
    });
  });

  it('are entries of the output `images`, which keeps its keys', () => {
    const images: readonly Record<string, unknown>[] = JSON.parse(outputsOf(report, exitCode).images ?? '');
    expect([...new Set(images.map((one) => `${one.registry}/${one.repository}:${one.tag}`))]).toEqual(
      view.images.map(({ name }) => name),
    );
    for (const one of images) expect(typeof one.status).toBe('string');
  });
});

it('lists every place of a small report, and of a large one the worst place of each image', () => {
  const text = (findings: number) => {
    const found = all.find((one) => one.findings === findings);
    if (found === undefined) throw new Error('no such size');
    return { text: bare(summaryOf(found.report, viewOf(found.report), checks)), view: viewOf(found.report) };
  };
  for (const findings of [7, 100]) {
    const { text: summary, view } = text(findings);
    for (const image of view.images)
      for (const { file, line, url } of placesInWords(image).found.slice(0, 8)) {
        expect(summary).toContain(`${file}:${line}`);
        expect(summary).toContain(`<${url}>`);
      }
  }
  const { text: summary, view } = text(2018);
  const missing = view.images.filter(({ places }) => !summary.includes(`<${places[0]?.url}>`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('mood', () => {
  it('never has a green tick above errors, and says what does not block', () => {
    const audit = all.find(({ findings }) => findings === 2018);
    if (audit === undefined) throw new Error('no audit');
    const view = viewOf(audit.report);
    expect(audit.report.verdict).toBe('pass');
    expect(attentionText(audit.report, view)).toBe(
      '75 images need attention, 2018 findings in all (nothing blocks: `fail-on: none`)',
    );
    expect(moodOf(audit.report, view)).toBe('attention');
    const merged = { ...audit.report, settings: [] };
    expect(attentionText(merged, viewOf(merged))).toMatch(/findings in all \(nothing blocks\)$/);
  });

  it('of any report follows from verdict and findings, in every channel', () => {
    fc.assert(
      fc.property(reports(), (report) => {
        const view = viewOf(report);
        const open = report.findings.filter(({ waived }) => waived === undefined);
        const title = summaryOf(report, view, checks).split('\n')[0] ?? '';
        const isGreen = report.verdict === 'pass' && open.length === 0;
        expect(title.includes('✅')).toBe(isGreen);
        expect(commentOf(report, view, checks).split('\n')[0]).toBe(title);
        expect(moodOf(report, view) === 'pass').toBe(isGreen);
        const coloured = terminalText(report, view, { colour: true }, checks).split('\n').at(-1) ?? '';
        expect(coloured.includes('\u001b[32m')).toBe(isGreen || moodOf(report, view) === 'pass');
        expect(title.includes('nothing blocks')).toBe(report.verdict === 'pass' && open.length > 0);
      }),
      { numRuns: runs(60) },
    );
  });

  it('counts as many findings as the line of totals, whatever they are about', () => {
    fc.assert(
      fc.property(reports(), (report) => {
        const view = viewOf(report);
        const title = attentionText(report, view).replace(/\(nothing blocks.*$/, '');
        const images = Number(/(\d+) images?\b/.exec(title)?.[1] ?? 0);
        const found = Number(/(\d+) findings?/.exec(title)?.[1] ?? images);
        expect(images).toBe(view.totals.images);
        expect(found).toBe(view.totals.findings);
      }),
      { numRuns: runs(100) },
    );
  });

  it('does not tell apart findings that a merged report does not list', async () => {
    const { report } = await busy();
    const view = viewOf(report);
    const cut = { ...view, totals: { ...view.totals, findings: 12_000 } };
    expect(attentionText(report, cut)).toBe('12 images need attention, 12,000 findings in all');
  });

  it('shows repositories of a merged report that pass with findings as in need of attention', async () => {
    const { report } = await busy();
    const row = { waived: 0, references: 3, unknown: 0, verdict: 'pass' as const };
    const repositories = [
      { ...row, origin: 'acme/found', findings: 2 },
      { ...row, origin: 'acme/clean', findings: 0 },
    ];
    const merged: Report = { ...report, verdict: 'pass', repositories };
    const text = summaryOf(merged, viewOf(merged), checks);
    const found = text
      .split('\n')
      .filter((line) => line.includes('acme/found') || line.includes('acme/clean'));
    expect(found).toEqual([
      '1. **<code>acme/found</code>**: 2 findings.',
      '| ⚠️ | <code>acme/found</code><br>2 findings |',
    ]);
    expect(text).not.toContain('✅');
  });
});

it('shows the other findings although one has a name of a file that fills a page', () => {
  const small = all.find(({ findings }) => findings === 7);
  if (small === undefined) throw new Error('no report');
  const [first] = small.report.findings;
  const file = `${'日'.repeat(1300)}/${'x'.repeat(100)}`;
  const long = { ...first, check: 'expired-waiver', message: 'm', file, image: undefined };
  const findings = Array.from({ length: 3 }, () => long).concat({
    ...long,
    file: '龥.yml',
    message: 'after it',
  });
  const report = { ...small.report, findings } as Report;
  expect(summaryOf(report, viewOf(report), checks)).toContain('after it');
});

describe('what is wrong', () => {
  it('is said once, without the name, and what to do about it is in its own column', async () => {
    const { report } = await busy();
    const texts = (name: string) => {
      const image = viewOf(report).images.find((one) => one.name.endsWith(name));
      return image === undefined ? [] : wrongTexts(image);
    };
    expect(texts('postgres:16')).toEqual([
      expect.stringMatching(
        /^compose\.yaml:3: the tag has never pointed to sha256:[a-f0-9]{64} \(checked all 4 entries of its tag history, back to 2026-01-25\)$/,
      ),
    ]);
    expect(texts('typo:twenty')).toEqual(['Does not exist: the repository has no such tag']);
    expect(texts('worker:18')).toEqual(['Reached its end of life on 2026-04-30']);
    expect(texts('node:22')).toEqual(['Up to 118 days and 6 digests behind, since 2026-07-26']);
    expect(texts('alpine:3.20')).toEqual([
      '33 days and at least 1 digest behind, since 2026-10-19 or earlier (per ledger)',
    ]);
    expect(texts('python:3.12')).toEqual(['Not pinned; the tag last moved on 2026-11-15']);
    expect(texts('nginx:1.27')).toEqual(['Pinned to 2 different digests']);
    expect(texts('young:1')).toEqual([]);
    const image = viewOf(report).images.find((one) => one.name.endsWith('typo:twenty'));
    const message = `${image?.name} (no tag is written: \`latest\` is assumed) does not exist: the repository has no such tag`;
    const assumed = { ...image, checks: image?.checks.map((one) => ({ ...one, message })) } as typeof image;
    expect(assumed && wrongTexts(assumed)).toEqual(['Does not exist: the repository has no such tag']);
  });
});
