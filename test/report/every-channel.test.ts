// What holds for every channel: nothing that comes from outside breaks out of it, it keeps to what its reader accepts and says no
// secret; test/report/linear.test.ts doubles its report. A new channel is held to it as soon as it is in the array.
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { createRedactor } from '../../src/clients/http/secrets/secrets.js';
import type { Host } from '../../src/model/run/host.js';
import { Secret } from '../../src/model/run/secret.js';
import { type Channel, channels } from '../../src/output/channels.js';
import { type ReportView, viewOf } from '../../src/output/view.js';
import type { Report } from '../../src/report/schema/schema.js';
import { runs } from '../sample.js';
import { reports } from './generated.js';
import { hostile, hostileTexts } from './hostile.js';
import { largeReport } from './large.js';
import { all, attribute } from './page.js';

const views = new WeakMap<Report, ReportView>();
/** The view of a report, which all channels share. */
const viewsOf = (report: Report) => {
  const view = views.get(report) ?? viewOf(report);
  views.set(report, view);
  return view;
};

const rendered = async ({ load }: Channel) => {
  const render = await load();
  return (report: Report) => {
    const result = render({ report, view: () => viewsOf(report), checks });
    return 'missing' in result ? undefined : [...result.parts].join('');
  };
};

const markdown = new MarkdownIt({ html: true, linkify: true });
/** What the program itself writes. */
const ownElements = /^<\/?(?:b|br|code|details|sub|summary|wbr|strong)\s*\/?>$/;
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** What a hostile text must not be able to do, by how the reader of the channel interprets it. */
const isHarmless: Readonly<Record<Channel['kind'], (text: string) => void>> = {
  text: (text) => expect(text).not.toMatch(invisible),
  markdown(text) {
    expect(text).not.toMatch(invisible);
    const tokens = markdown.parse(text.replace(/<!-- tagproof[^>]*-->/g, ''), {});
    const inline = tokens.flatMap((token) => [token, ...(token.children ?? [])]);
    const elements = inline.filter(({ type }) => type.startsWith('html_'));
    for (const { content } of elements)
      for (const [tag] of content.matchAll(/<[^>]*>/g)) expect(tag).toMatch(ownElements);
    expect(inline.filter(({ type }) => type === 'image')).toEqual([]);
  },
  html(text) {
    const root = parse(text);
    expect(all(root, ({ tagName }) => tagName === 'script')).toHaveLength(1);
    for (const element of all(root, () => true))
      for (const { name, value } of element.attrs) {
        expect(name).not.toMatch(/^on/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:#|https?:)/);
      }
    expect(all(root, (element) => attribute(element, 'src') !== undefined)).toEqual([]);
  },
  json: (text) => expect(() => JSON.parse(text)).not.toThrow(),
  xml(text) {
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
  },
};

const complete = (report: Report): Report => ({ ...report, verdict: 'fail', incomplete: [] });
const { report: worst } = await hostile();
const withGaps = largeReport({ references: 3000, images: 3000, files: 300, gaps: 3000 });
const large = [withGaps, complete(withGaps)];

describe.each(channels.map((channel) => [channel.name, channel] as const))('%s', (_name, channel) => {
  it('takes any text for a text', { timeout: 120_000 }, async () => {
    const textOf = await rendered(channel);
    const check = (report: Report) => {
      const text = textOf(report);
      if (text !== undefined) isHarmless[channel.kind](text);
    };
    for (const report of [worst, complete(worst)]) check(report);
    // Only a report with gaps may be refused.
    expect(textOf(complete(worst))).toBeDefined();
    fc.assert(
      fc.property(reports(fc.constantFrom(1, 3)), (report) => check(complete(report))),
      { numRuns: runs(30) },
    );
  });

  it('keeps to what its reader accepts', async () => {
    const textOf = await rendered(channel);
    for (const one of large)
      expect(Buffer.byteLength(textOf(one) ?? '')).toBeLessThanOrEqual(channel.maxBytes ?? 100_000_000);
  });

  it('says no secret that the run has received', async () => {
    const secret = 'tp_9f8e7d6c5b4a39281706';
    const redactor = createRedactor({ sink: { mask: () => undefined } } as unknown as Host);
    redactor.host.sink.mask(new Secret(secret));
    const said = JSON.parse(JSON.stringify(worst).replaceAll(hostileTexts[0] ?? '', `a ${secret} b`));
    const text = (await rendered(channel))(complete(redactor.redact(said as Report)));
    const spellings = [
      secret,
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('hex'),
      encodeURIComponent(secret),
    ];
    for (const spelling of spellings) expect(text).not.toContain(spelling);
  });
});
