// For any report: every channel stays within its limit, nothing breaks out of its escaping, and all totals agree.
import { stripVTControlCharacters } from 'node:util';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parse } from 'parse5';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { annotationsOf } from '../../src/output/annotations.js';
import { code, fenced, markdown, plain } from '../../src/output/escape.js';
import { htmlOf } from '../../src/output/html/index.js';
import { commentOf, summaryOf } from '../../src/output/markdown/summary.js';
import { chartOf } from '../../src/output/markdown/timeline.js';
import { sarifOf } from '../../src/output/sarif/index.js';
import { terminalTable } from '../../src/output/terminal/columns.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { viewLimits, viewOf } from '../../src/output/view.js';
import { replacementLines } from '../../src/output/words/change.js';
import { headline, totalsText } from '../../src/output/words/format.js';
import type { Report } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import { runs } from '../sample.js';
import { outside, reports } from './generated.js';
import { all, attribute, findingsOn, named, textOf as pageText } from './page.js';
import { commandsOf, loggedOf, outputsOf } from './surfaces.js';

const few = { numRuns: runs(40) };
const crowds = reports(fc.constantFrom(1, 1, 1, 20, 120));
const reader = new MarkdownIt({ html: true, linkify: true });
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

const summary = (report: Report) => summaryOf(report, viewOf(report), checks);
const comment = (report: Report) => commentOf(report, viewOf(report), checks);

/** What the runner reads: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs */
function parseCommand(line: string) {
  const match = /^::(\w+)(?: (.*?))?::(.*)$/.exec(line);
  const data = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const property = (text: string) => data(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
  const properties = (match?.[2] ?? '').split(',').filter((part) => part !== '');
  return {
    severity: match?.[1],
    ...Object.fromEntries(
      properties.map((part) => {
        const equals = part.indexOf('=');
        return [part.slice(0, equals), property(part.slice(equals + 1))];
      }),
    ),
    message: data(match?.[3] ?? ''),
  };
}

it("keeps to the host's limits as they are documented", () => {
  expect(viewLimits).toEqual({
    annotations: 10,
    annotationErrors: 10 - 1,
    annotationBytes: 4096,
    summaryBytes: 60_000,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
    terminalImages: 40,
  });
});

describe('annotations', () => {
  it('are as many as the host shows, and the runner reads back exactly what they say', () => {
    fc.assert(
      fc.property(crowds, (report) => {
        const annotations = annotationsOf(report, viewOf(report));
        expect(annotations.length).toBeLessThanOrEqual(viewLimits.annotations);
        const errors = annotations.filter(({ severity }) => severity === 'error');
        expect(errors.length).toBeLessThanOrEqual(viewLimits.annotationErrors);
        const lines = commandsOf(annotations).split('\n').slice(0, -1);
        expect(lines.length).toBe(annotations.length);
        lines.forEach((line, index) => {
          const { severity, title, message, place } = annotations[index] ?? {};
          const read = parseCommand(line);
          expect(read).toMatchObject({ severity, title, message });
          if (place?.file) expect(read).toMatchObject({ file: place.file, line: String(place.line) });
          expect(Buffer.byteLength(message ?? '')).toBeLessThanOrEqual(viewLimits.annotationBytes);
          expect(message).not.toMatch(invisible);
        });
      }),
      few,
    );
  });
});

/** The text that a reader of Markdown sees in one inline run, without our own tags and word joiners. */
function textOf(source: string): string {
  const [inline] = reader.parseInline(source, {});
  return (inline?.children ?? [])
    .filter(({ type }) => type !== 'html_inline')
    .map(({ type, content }) => (type === 'text' || type === 'text_special' ? content : `<${type}>`))
    .join('')
    .replaceAll('\u2060', '');
}

describe('Markdown', () => {
  it('gives back the exact text, in words, in code and in a fence', () => {
    fc.assert(
      fc.property(outside, (text) => {
        expect(textOf(`a${markdown(text)}b`)).toBe(`a${plain(text)}b`);
        expect(textOf(`a${code(text)}b`)).toBe(`a${plain(text)}b`);
        const [block, ...more] = reader.parse(fenced('diff', text.split('\n')), {});
        expect(more).toEqual([]);
        const tabbed = (line: string) => line.split('\t').map(plain).join('\t');
        expect(block).toMatchObject({
          type: 'fence',
          content: `${text.split('\n').map(tabbed).join('\n')}\n`,
        });
      }),
    );
  });

  it('escapes image names in a chart so that its grammar cannot misread them', () => {
    fc.assert(
      fc.property(outside, (name) => {
        const row = { name: `r.example.com/${name}`, uses: 1, freshness: 'stale' as const, text: '' };
        const stretch = {
          from: 0,
          until: dayMs,
          what: 'pinned' as const,
          digest: `sha256:${'a'.repeat(64)}`,
        };
        const lines = chartOf(row, [stretch]);
        expect(lines.filter((line) => !/^ {4}title [\w./ -]{0,80}$/.test(line))).toEqual([
          'gantt',
          '    dateFormat YYYY-MM-DD HH:mm',
          '    axisFormat %b %d',
          '    tickInterval 1week',
          '    todayMarker off',
          '    section aaaaaaaa<br>pinned',
          '    · :crit, 1970-01-01 00:00, 1970-01-02 00:00',
        ]);
      }),
    );
  });

  const ownTags = /^<\/?(?:code|br|wbr|details|summary)>$|^<!-- tagproof:[a-f0-9]{16} -->$/;
  const ownTypes =
    /^(?:heading|paragraph|ordered_list|bullet_list|list_item|table|thead|tbody|tr|th|td|strong|link)_(?:open|close)$|^(?:text|text_special|inline|fence|html_inline|html_block|softbreak|code_inline)$/;

  const ownLinks =
    /^https:\/\/(?:github\.com\/OWNER\/tagproof\/blob\/main\/docs\/(?:checks|errors|failed-check\.md$)|git\.example\.com\/acme\/shop\/blob\/4f{39}|www\.cve\.org|github\.com\/advisories)(?:\/|$)[^\s<>"`|\\]*$/;
  const source = { server: 'https://git.example.com', repository: 'acme/shop', sha: `4${'f'.repeat(39)}` };

  it.each([
    ['summary', summary, viewLimits.summaryBytes],
    ['comment', comment, viewLimits.commentBytes],
  ])('%s: within its bytes, with no element that came from outside', (_, draw, max) => {
    fc.assert(
      fc.property(crowds, fc.boolean(), (generated, isLinked) => {
        const report = isLinked ? { ...generated, source } : generated;
        const text = draw(report);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(max);
        const tokens = reader.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
        let inCode = false;
        for (const { type, content, attrs } of tokens) {
          expect(type).toMatch(ownTypes);
          if (type === 'link_open')
            expect(String(attrs?.find(([name]) => name === 'href')?.[1])).toMatch(ownLinks);
          if (type === 'html_inline') expect(content).toMatch(ownTags);
          if (type === 'html_block')
            expect(content).toMatch(
              /^(?:<details><summary>[\w (),:]+<\/summary>|<\/details>|<!-- tagproof:\w+ -->)\n$/,
            );
          if (type === 'html_inline') inCode = content === '<code>' || (inCode && content !== '</code>');
          if (type === 'text' && !inCode) expect(content).not.toMatch(/@\w|#\d|\bgh-\d|:\/\/|\bwww\.\w/i);
        }
        for (const row of text.split('\n').filter((line) => line.startsWith('| ')))
          expect([4, 5]).toContain(row.split('|').length);
      }),
      few,
    );
  });
});

it('links a place to its line at the commit, for any file name', () => {
  fc.assert(
    fc.property(outside, (file) => {
      const [base] = fc.sample(reports(), { numRuns: 1, seed: 1 });
      const source = {
        server: 'https://git.example.com:8443',
        repository: 'acme/shop',
        sha: 'ab'.repeat(20),
      };
      const at = { file, line: 7, column: 1, endLine: 7, endColumn: 2 };
      const finding = { check: 'unpinned', severity: 'error' as const, message: 'x', ...at };
      const report = { ...base, source, findings: [finding], incomplete: [], references: [] } as Report;
      const tokens = reader.parse(summary(report), {}).flatMap(({ children }) => children ?? []);
      const hrefs = tokens
        .filter(({ type }) => type === 'link_open')
        .map((token) => String(token.attrGet('href')));
      const [own, ...others] = hrefs.filter((href) => href.endsWith('#L7'));
      expect(others.filter((href) => href !== own)).toEqual([]);
      if (encodeURIComponent(file.replace(/\p{Cs}/gu, '\uFFFD')).length > 1800) return;
      const prefix = `https://git.example.com:8443/acme/shop/blob/${source.sha}/`;
      expect(own?.startsWith(prefix)).toBe(true);
      const path = decodeURIComponent(own?.slice(prefix.length, -'#L7'.length) ?? '');
      expect(path).toBe(file.replace(/\p{Cs}/gu, '\uFFFD'));
    }),
  );
});

describe('terminal', () => {
  const look = { colour: false, width: 80 };
  it('has no control character but line ends, and works without colours and links', () => {
    fc.assert(
      fc.property(reports(), (report) => {
        const bare = terminalText(report, viewOf(report), look);
        expect(bare).not.toMatch(invisible);
        const link = (file: string) => `file:///${encodeURIComponent(file.replace(/\p{Cs}/gu, ''))}`;
        const rich = terminalText(report, viewOf(report), { ...look, colour: true, link });
        expect(stripVTControlCharacters(rich.replace(/\u001b\]8;;[^\u001b]*\u001b\\/g, ''))).toBe(bare);
      }),
      few,
    );
  });

  it('is no workflow command in the log of a job', () => {
    fc.assert(
      fc.property(reports(), (report) => {
        const lines = loggedOf(terminalText(report, viewOf(report), { colour: false })).split('\n');
        expect(lines.filter((line) => line.trim().startsWith('::') || line.includes('##['))).toEqual([]);
      }),
      few,
    );
  });

  it('fits tables to the width, counted in cells', () => {
    const cell = fc
      .oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('日本語'.repeat(20)))
      .map(plain);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 }),
        fc.integer({ min: 30, max: 200 }),
        (rows, width) => {
          for (const names of [[], [0], [0, 1]])
            for (const line of terminalTable(rows, width, names).split('\n'))
              expect(stringWidth(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
    expect(
      terminalTable([
        ['a', 'bbb', 'c'],
        ['aaa', 'b', 'c'],
      ]),
    ).toBe('a    bbb  c\naaa  b    c');
    const names = [
      ['deploy/a/long/path/worker.yaml:12', 'registry.example.com/acme/node:22', 'what it says'],
    ];
    expect(terminalTable(names, 64, [0, 1])).toBe('…/path/worker.yaml:12  …/acme/node:22  what it says');
    const alike = [...names, ['Dockerfile:1', 'registry.example.com/a', '']];
    expect(terminalTable(alike, 64, [0, 1]).split('\n')[1]).toBe('Dockerfile:1           …/a');
    expect(terminalTable(names, 30, [0, 1])).toBe('…/path/…  …/acme/n…  what it …');
  });
});

/** Plain text messages as section 3.11 of the standard reads them. */
function sarifText(text: string): string {
  return text.replace(
    /(\{\{|\}\})|\\([\\[\]])/g,
    (_, braces?: string, escaped?: string) => braces?.[0] ?? escaped ?? '',
  );
}

describe('SARIF', () => {
  it('keeps messages and places exactly, and leaves waived findings out', () => {
    fc.assert(
      fc.property(reports(), (generated) => {
        const report = { ...generated, verdict: 'fail' as const, incomplete: [] };
        const plan = viewOf(report);
        const sarif = sarifOf(report, plan, checks);
        if ('refused' in sarif) throw new Error(sarif.refused);
        const { results, invocations } = JSON.parse(sarif.parts.join('')).runs[0];
        const placed = plan.findings.filter(({ file }) => file !== undefined);
        const notified = invocations[0].toolExecutionNotifications ?? [];
        expect(results.length).toBe(placed.length);
        expect(results.length + notified.length).toBe(plan.findings.length);
        placed.forEach((finding, index) => {
          const { file, check, advisory } = finding;
          const message = [finding.message, ...replacementLines(finding)].join('. ');
          const result = results[index];
          if (message.length < 1000) expect(sarifText(result.message.text)).toBe(plain(message));
          const { uri } = result.locations[0].physicalLocation.artifactLocation;
          expect(decodeURIComponent(uri)).toBe(file?.replace(/\p{Cs}/gu, '\uFFFD'));
          expect(uri).toMatch(/^[\w.!~*'()%/-]*$/);
          const { id } = JSON.parse(sarif.parts.join('')).runs[0].tool.driver.rules[result.ruleIndex];
          expect(id).toBe(result.ruleId);
          expect(id.startsWith(advisory === undefined ? check : `${check}/`)).toBe(true);
        });
        const prints = results.map((one: { partialFingerprints: object }) =>
          JSON.stringify(one.partialFingerprints),
        );
        expect(new Set(prints).size).toBe(prints.length);
      }),
      few,
    );
  });

  it('is refused when anything is unknown, whatever the verdict', () => {
    fc.assert(
      fc.property(reports(), (report) => {
        const sarif = sarifOf(report, viewOf(report), checks);
        expect('refused' in sarif).toBe(report.verdict === 'incomplete' || report.incomplete.length > 0);
      }),
      few,
    );
  });

  it('drops results from the end until it is small enough', () => {
    const [base] = fc.sample(reports(), { numRuns: 1, seed: 1 });
    const findings = Array.from({ length: 3000 }, (_, index) => ({
      check: 'unpinned',
      severity: index < 10 ? ('error' as const) : ('notice' as const),
      file: 'Dockerfile',
      message: `${index} ${Math.imul(index + 1, 0x9e3779b1).toString(36)}`,
    }));
    const report = { ...base, verdict: 'fail', incomplete: [], findings } as Report;
    const sarif = sarifOf(report, viewOf(report), checks, { sarifResults: 2000, sarifGzipBytes: 30_000 });
    if ('refused' in sarif) throw new Error(sarif.refused);
    expect(gzipSync(sarif.parts.join('')).length).toBeLessThanOrEqual(30_000);
    expect(JSON.parse(sarif.parts.join('')).runs[0].results.length).toBe(sarif.shown.length);
    expect(sarif.shown.length).toBeGreaterThan(100);
    expect(sarif.shown.length).toBeLessThan(2000);
    expect(sarif.shown.slice(0, 10).every(({ severity }) => severity === 'error')).toBe(true);
    expect(sarif.total).toBe(3000);
  });
});

describe('totals', () => {
  it('are the same in every channel: shown and left out make the whole', () => {
    fc.assert(
      fc.property(crowds, (report) => {
        const plan = viewOf(report);
        const waived = report.findings.filter((one) => one.waived !== undefined).length;
        expect(plan.totals.findings + waived).toBe(report.findings.length);
        const line = headline(report, viewOf(report));
        expect(textOf(summary(report).split('\n')[2] ?? '')).toContain(totalsText(report, plan));
        expect(textOf(comment(report).split('\n')[2] ?? '')).toContain(totalsText(report, plan));
        expect(terminalText(report, plan, { colour: false }).split('\n').at(-1)).toBe(line);
        const outputs = outputsOf(report, 1);
        expect(outputs.findings).toBe(String(plan.totals.findings));
        const counts: readonly number[] = Object.values(JSON.parse(outputs.counts ?? '{}'));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(plan.totals.findings);
        const causes = new Set(report.incomplete.map(({ cause }) => cause));
        expect(annotated(report)).toBe(plan.totals.images + plan.otherCauses.length + causes.size);
        expect(Buffer.byteLength(outputs.images ?? '')).toBeLessThanOrEqual(viewLimits.imageListBytes);
      }),
      few,
    );
  });

  it('are the same on the page and in SARIF', () => {
    fc.assert(
      fc.property(reports(fc.constantFrom(1, 1, 20)), (report) => {
        const plan = viewOf(report);
        const page = htmlOf(report, plan, checks);
        expect(Buffer.byteLength(page)).toBeLessThan(10_000_000);
        const root = parse(page);
        const [lead] = all(root, (element) => attribute(element, 'class') === 'lead');
        expect(lead && pageText(lead)).toContain(`${totalsText(report, plan)}.`);
        const numbers = all(root, (element) => attribute(element, 'class') === 'totals').flatMap((list) =>
          named(list, 'b').map((number) => Number(pageText(number).replaceAll(',', ''))),
        );
        const { findings, references, unknown, pinned } = plan.totals;
        expect(numbers.slice(0, 3)).toEqual([findings, references, unknown]);
        if (pinned > 0) expect(numbers.at(-1)).toBe(pinned);
        expect(findingsOn(root).length).toBe(report.findings.length);
        const sarif = sarifOf({ ...report, verdict: 'fail', incomplete: [] }, plan, checks);
        if ('refused' in sarif) throw new Error(sarif.refused);
        const placed = plan.findings.filter(({ file }) => file !== undefined).length;
        expect([sarif.shown.length, sarif.total]).toEqual([placed, findings]);
      }),
      few,
    );
  });

  /** What the annotations stand for: each one for itself, or for as many as it says. */
  function annotated(report: Report): number {
    let count = 0;
    for (const { title, message } of annotationsOf(report, viewOf(report))) {
      const rest = /^Showing (\d+) of (\d+);/.exec(message);
      count += title === 'tagproof' && rest !== null ? Number(rest[2]) - Number(rest[1]) : 1;
    }
    return count;
  }
});
