// The HTML report without a browser: what an HTML parser reads back, limits, the policy, and golden outlines.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import type { DocumentText, Host } from '../../src/model/run/host.js';
import { projectUrl } from '../../src/model/run/project.js';
import { numberText } from '../../src/model/text/text.js';
import { filePlaces } from '../../src/output/html/format.js';
import { htmlOf } from '../../src/output/html/index.js';
import { attributes, html, Markup, maxTextLength } from '../../src/output/html/markup.js';
import { publish, saveDocuments } from '../../src/output/publish.js';
import { viewOf } from '../../src/output/view.js';
import { totalsText } from '../../src/output/words/format.js';
import { withImages } from '../../src/report/build.js';
import { type Report, type ReportedFinding, reportSchema } from '../../src/report/schema/schema.js';
import { runs } from '../sample.js';
import { hostileTexts } from './hostile.js';
import { largeReport } from './large.js';
import { all, attribute, byId, type Element, findingsOn, isElement, named, rowsOf, textOf } from './page.js';
import { situations } from './situations.js';
import { sizes } from './sizes.js';
import { waiver } from './stages.js';

const draw = (report: Report) => htmlOf(report, viewOf(report), checks);

function page(report: Report): Element {
  const document = parse(draw(report), { onParseError: ({ code }) => expect(code).toBe('') });
  const root = named(document, 'html')[0];
  if (root === undefined) throw new Error('no root');
  return root;
}

const pages = new Map(
  await Promise.all(
    Object.entries(situations).map(async ([name, make]) => {
      const { report } = await make();
      return [name, { report, root: page(report) }] as const;
    }),
  ),
);

/** One of the five, drawn. */
function drawn(name: keyof typeof situations) {
  const found = pages.get(name);
  if (found === undefined) throw new Error(name);
  return found;
}

const busy = drawn('busy').report;

const loading = new Set([
  'img',
  'link',
  'iframe',
  'object',
  'embed',
  'form',
  'base',
  'image',
  'use',
  'video',
]);
const activeName = /^(?:on|src|style$|srcdoc|xlink|action|formaction|ping)/;
/** Sections, lines of a commit, our own pages of checks, and the hosts of advisories and of images. */
const wantedHref = new RegExp(
  `^(?:#[\\w-]+$|${[
    'https://git.example.com/acme/(?:shop|%3Cb%3E)/blob/',
    `${projectUrl}/blob/main/docs/checks/`,
    'https://www.cve.org/CVERecord\\?id=CVE-',
    'https://hub.docker.com/(?:_|r)/',
  ].join('|')})`,
);

describe('the page of each situation', () => {
  it.each([...pages])('%s: has the totals of every other channel', (_, { report, root }) => {
    const lead = all(root, (element) => attribute(element, 'class') === 'lead')[0];
    const { totals } = viewOf(report);
    expect(lead && textOf(lead)).toContain(totalsText(report, viewOf(report)));
    const terms = new Map(
      all(root, (element) => attribute(element, 'class') === 'totals').flatMap((list) =>
        named(list, 'div').map((group) => {
          const [term, value] = [named(group, 'dt')[0], named(group, 'b')[0]];
          return [term && textOf(term), value && Number(textOf(value).replaceAll(',', ''))] as const;
        }),
      ),
    );
    expect(terms.get('Findings')).toBe(totals.findings);
    expect(terms.get('Lines pinned') ?? 0).toBe(totals.pinned);
    expect(terms.get('References')).toBe(report.references.length);
    expect(terms.get('Not verified')).toBe(report.incomplete.length);
    expect(terms.get('Advisories')).toBe(report.advisories.length);
    expect(findingsOn(root).length).toBe(report.findings.length);
    expect(rowsOf(root, 'reference').length).toBe(report.references.length);
    expect(rowsOf(root, 'edit').length).toBe(report.edits.length);
    expect(rowsOf(root, 'advisory').length).toBe(report.advisories.length);
    expect(findingsOn(root).filter(({ waived }) => waived).length).toBe(totals.waived);
  });

  it.each([...pages])(
    '%s: loads nothing, and its content security policy allows its own parts only',
    (_, { root }) => {
      const policy = attribute(
        named(root, 'meta').find((one) => attribute(one, 'http-equiv')) as Element,
        'content',
      );
      const hash = (tag: string) => {
        const found = named(root, tag);
        expect(found.length).toBe(1);
        return `sha256-${createHash('sha256')
          .update(textOf(found[0] as Element))
          .digest('base64')}`;
      };
      expect(policy).toBe(
        `default-src 'none'; style-src '${hash('style')}'; script-src '${hash('script')}'; base-uri 'none'; form-action 'none'`,
      );
      const every = all(root, () => true);
      expect(every.filter(({ tagName }) => loading.has(tagName))).toEqual([]);
      const attrs = every.flatMap((element) => element.attrs);
      expect(attrs.filter(({ name }) => activeName.test(name))).toEqual([]);
      expect(attrs.filter(({ name, value }) => name === 'href' && !wantedHref.test(value))).toEqual([]);
      const ids = all(root, (element) => attribute(element, 'id') !== undefined).map((one) =>
        attribute(one, 'id'),
      );
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

describe('limits', () => {
  it('keeps 5,000 findings whole and below 10 MB', () => {
    const text = draw(drawn('five-thousand').report);
    expect(Buffer.byteLength(text)).toBeLessThan(10_000_000);
    expect(text).not.toMatch(/Showing [\d,]+ of 5,000/);
  });

  it('stays below 10 MB whatever comes, worst first, and counts what is left out', () => {
    const plain = largeReport({ references: 6000, images: 6000, files: 6000 });
    const findings = plain.findings.map((one, at) =>
      at % 2 === 0 ? one : { ...one, severity: 'notice' as const },
    );
    const report = withImages({ ...plain, findings });
    const long = '<&>\u202e'.repeat(2000);
    const raws = report.references.slice(0, 200).map(({ raw }) => raw);
    const huge = {
      ...report,
      incomplete: raws.map((raw) => ({ cause: 'timeout', subject: raw, message: long })),
      advisories: raws.map((raw) => ({ uid: long, advisoryId: long, artifactName: raw, updateTime: long })),
      waivers: raws.map((raw) => waiver({ image: raw, reason: long })),
      edits: raws.map((raw) => ({ file: long, line: 1, before: raw, after: long })),
    };
    const text = draw(huge);
    for (const shown of ['items', 'written', 'advisories', 'waivers'])
      expect(text).toMatch(new RegExp(`Showing [\\d,]+ of [\\d,]+ ${shown}`));
    expect(Buffer.byteLength(text)).toBeLessThan(10_000_000);
    const root = parse(text);
    const found = findingsOn(root);
    expect(found.length).toBeGreaterThan(2000);
    expect(textOf(root)).toContain(
      `Showing ${numberText(found.length)} of ${numberText(report.findings.length)} findings; the rest is in the JSON report.`,
    );
    const cards = [...new Set(found.map(({ card }) => card))];
    expect(cards).toEqual(report.images?.slice(0, cards.length).map(({ name }) => name));
  });

  it('cuts one text that is too long, and says by how much', () => {
    expect(html`${'x'.repeat(maxTextLength + 5)}`.text).toMatch(/^x+ … \(5 more characters\)$/);
  });
});

describe('text from outside', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '/',
        '!',
        '-',
        ']',
        'script',
        '\u202e',
        '\u0000',
        '\r',
        '\ud800',
        '`',
        '$' + '{',
      ),
      maxLength: 20,
    }),
    fc.constantFrom(...hostileTexts),
  );

  it('is read back exactly from text and from attributes', () => {
    fc.assert(
      fc.property(anything, anything, (inText, inAttribute) => {
        const { text } =
          html`<p title="${inAttribute}"${attributes({ 'data-x': inAttribute })}>${inText}</p>`;
        const paragraph = named(parse(text), 'p')[0] as Element;
        expect(textOf(paragraph)).toBe(inText);
        expect(named(parse(text), 'p')[0]?.attrs.map(({ name }) => name)).toEqual(['title', 'data-x']);
        expect(attribute(paragraph, 'title')).toBe(spelled(inAttribute));
        expect(attribute(paragraph, 'data-x')).toBe(spelled(inAttribute));
      }),
      { numRuns: runs(1000) },
    );
  });

  const spelled = (text: string) =>
    text.replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu,
      (found) => `\\u{${found.codePointAt(0)?.toString(16)}}`,
    );

  it('is read back exactly from every finding, reference, unknown and advisory', () => {
    const finding = fc.record({
      check: anything,
      severity: fc.constantFrom('error' as const, 'warning' as const, 'notice' as const),
      file: anything,
      line: fc.nat({ max: 9 }),
      message: anything,
      fix: fc.option(fc.record({ expect: anything, replacement: anything }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(finding, { maxLength: 6 }),
        fc.array(anything, { maxLength: 4 }),
        (made, texts) => {
          const findings: ReportedFinding[] = made.map(({ fix, ...rest }) =>
            fix === undefined ? rest : { ...rest, fix },
          );
          const report: Report = {
            ...busy,
            findings,
            incomplete: texts.map((text) => ({ cause: text, subject: text, message: text })),
            advisories: texts.map((text) => ({
              uid: text,
              advisoryId: `#${text}`,
              artifactName: text,
              updateTime: text,
            })),
          };
          const root = parse(draw(report));
          const cells = (id: string) => rowsOf(root, id).map((row) => row.map(textOf));
          const shown = findingsOn(root).map(({ card: _, waived: __, ...rest }) => JSON.stringify(rest));
          const wanted = findings.map(({ severity, check, file, line, message, fix }) =>
            JSON.stringify({
              severity,
              check,
              message,
              fix: fix === undefined ? undefined : `Replace with ${fix.replacement}`,
              place: `${file}:${line}`,
            }),
          );
          expect(shown.toSorted()).toEqual(wanted.toSorted());
          expect(cells('unknown')).toEqual(texts.map((text) => [text, text, text]));
          expect(cells('advisory').toSorted()).toEqual(
            texts
              .map((text) => [
                'unknown',
                `#${text}`,
                text,
                'status unknown',
                '',
                text.slice(0, 10),
                'no finding',
              ])
              .toSorted(),
          );
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('does not create elements from its text', () => {
    const tags = (report: Report) => new Set(all(page(report), () => true).map(({ tagName }) => tagName));
    const known = new Set([...tags(busy), 'del', 'ins', 'br', 'b']);
    expect([...tags(drawn('hostile').report)].filter((tag) => !known.has(tag))).toEqual([]);
  });

  it('cannot stand outside of quotes in a tag: that is a defect of the template', () => {
    expect(() => html`<a href=${'x'}>`).toThrow('outside of quotes');
    expect(() => html`<a ${new Markup('x')}>`).toThrow('outside of quotes');
    expect(() => html`<a href="${new Markup('x')}">`).toThrow('markup');
    expect(() => html`<a>${attributes({ a: 1 })}</a>`).toThrow('outside of a tag');
  });
});

describe('links to lines', () => {
  const source = { server: 'https://git.example.com/', repository: 'acme/shop', sha: 'a'.repeat(40) };
  const href = (shown: Markup) => attribute(named(parse(shown.text), 'a')[0] as Element, 'href');

  it('encode the path, and span the lines', () => {
    const place = filePlaces({ source });
    const base = `https://git.example.com/acme/shop/blob/${'a'.repeat(40)}`;
    expect(href(place({ file: 'a b/ü#?%.yml', line: 3, endLine: 3 }))).toBe(
      `${base}/a%20b/%C3%BC%23%3F%25.yml#L3`,
    );
    expect(href(place({ file: 'a', line: 3, endLine: 5 }))).toBe(`${base}/a#L3-L5`);
    expect(href(place({ file: '\ud800', line: 1, endLine: 1 }))).toBe(`${base}/%EF%BF%BD#L1`);
  });

  it.each([undefined, { ...source, server: 'javascript:alert(1)' }, { ...source, server: 'x' }])(
    'are left out without a commit that can be looked at: %j',
    (odd) => {
      const { text } = filePlaces({ source: odd })({ file: 'a', line: 3, endLine: 3 });
      expect(named(parse(text), 'a')).toEqual([]);
      expect(textOf(parse(text))).toBe('a:3');
    },
  );
});

it('puts what is not verified first when the verdict is incomplete, and names the causes', () => {
  const headings = named(drawn('outage').root, 'h2').map(textOf);
  expect(headings.slice(0, 3)).toEqual(['What to do next', 'Not verified 4', 'Findings 0']);
  const coverage = byId(drawn('outage').root, 'coverage');
  expect(coverage && textOf(coverage)).toMatch(
    /Pin proved3 of 6.*timeout2.*rate-limited1.*Signatures.*not configured6/s,
  );
});

it('is written only if it is requested', async () => {
  const saved: (readonly [string | undefined, string])[] = [];
  const outputs = new Map<string, string>();
  const host = {
    files: {
      save: async (path: string | undefined, name: string, text: DocumentText) => {
        saved.push([path, name]);
        if (path === 'out/page.html') expect([...text].join('')).toBe(draw(busy));
        return path;
      },
    },
    sink: {
      colour: false,
      log: () => undefined,
      annotate: () => undefined,
      summary: async () => undefined,
      output: (name: string, value: string) => void outputs.set(name, value),
    },
  } as unknown as Host;
  const finish = async (config: { report: string; html?: string }) => {
    const documents = await saveDocuments(busy, { config, checks }, host.files);
    await publish(busy, { exitCode: 1, checks }, host, documents);
  };
  await finish({ report: 'r.json' });
  expect([saved, outputs.get('html')]).toEqual([[['r.json', 'tagproof-report.json']], '']);
  await finish({ report: 'r.json', html: 'out/page.html' });
  expect(saved.at(-1)).toEqual(['out/page.html', 'tagproof-report.html']);
  expect(outputs.get('html')).toBe('out/page.html');
});

it('shows what each new digest changes, the worst first, and links only to pages that a browser may open', () => {
  const forecast = (image: string, grade: 'breaking' | 'quiet', compare: string) => ({
    image,
    from: `sha256:${'a'.repeat(64)}` as const,
    to: `sha256:${'b'.repeat(64)}` as const,
    grade,
    reasons: [{ grade: 'breaking' as const, text: '<b>the user changes</b>' }],
    platforms: { compared: ['linux/amd64'], same: [], lost: [], won: [] },
    packages: [],
    configuration: [],
    sizes: [],
    source: { repository: 'acme/x', from: '1', to: '2', compare },
    totals: { packages: 0, configuration: 0, fixed: 0, introduced: 0 },
    unknown: [],
  });
  const forecasts = [
    forecast('registry.example.com/acme/quiet:1', 'quiet', 'javascript:alert(1)'),
    forecast('registry.example.com/acme/loud:1', 'breaking', 'https://git.example.com/acme/x/compare/1...2'),
  ];
  const report: Report = { ...busy, forecasts };
  expect(reportSchema.safeParse(report).error).toBeUndefined();
  const section = byId(page(report), 'forecasts');
  if (section === undefined) throw new Error('no section');
  const titles = named(section, 'summary').map(textOf);
  expect(titles[0]).toMatch(/^breaking registry\.example\.com\/acme\/loud:1/);
  expect(titles[1]).toMatch(/^quiet registry\.example\.com\/acme\/quiet:1/);
  expect(textOf(section)).toContain('<b>the user changes</b>');
  expect(named(section, 'a').map((link) => attribute(link, 'href'))).toEqual([
    'https://git.example.com/acme/x/compare/1...2',
  ]);
});

it('never offers to replace a digest before somebody has looked where it came from', async () => {
  const sized = await sizes[100]?.();
  if (sized === undefined) throw new Error('no report');
  const cards = all(page(sized.report), (element) => (attribute(element, 'class') ?? '').startsWith('card '));
  const foreign = cards.filter((card) => textOf(card).includes('digest-not-in-history'));
  expect(foreign.length).toBeGreaterThan(0);
  for (const card of foreign)
    expect(card.childNodes.filter(isElement).map((one) => attribute(one, 'class'))).not.toContain('fix');
});
