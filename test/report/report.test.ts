// What people and other programs read: positions, limits of the channels, and text from outside made harmless.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Annotation, Sink } from '../../src/model/host.js';
import { positionsOf } from '../../src/model/position.js';
import { annotate } from '../../src/report/annotations.js';
import { code, markdown, plain } from '../../src/report/escape.js';
import { writeOutputs } from '../../src/report/outputs.js';
import type { Report } from '../../src/report/schema.js';
import { summaryOf } from '../../src/report/summary.js';
import { table, terminalText } from '../../src/report/terminal.js';

const digest = `sha256:${'a'.repeat(64)}` as const;

function reportWith(count: number, text = 'registry.example.com/acme/node:20'): Report {
  const place = { file: text, line: 1, column: 1, endLine: 1, endColumn: 2 };
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0' },
    mode: 'verify',
    verdict: 'fail',
    startedAt: '2026-11-21T00:00:00.000Z',
    asOf: '2026-11-21T00:00:00.000Z',
    references: Array.from({ length: count }, () => ({
      kind: 'image' as const,
      ...place,
      raw: text,
      registry: 'r.example.com',
      repository: text,
      tag: '1',
    })),
    findings: Array.from({ length: count }, (_, index) => ({
      check: 'unpinned',
      severity: (['error', 'warning', 'notice'] as const)[index % 3] ?? 'error',
      ...place,
      message: text,
      fix: { expect: text, replacement: `${text}@${digest}` },
    })),
    advisories: [],
    incomplete: [],
    settings: [],
    waivers: [],
    requests: { total: 0, retried: 0 },
    edits: [],
  };
}

function recorder() {
  const annotations: Annotation[] = [];
  const outputs: Record<string, string> = {};
  const sink: Sink = {
    mask: () => undefined,
    log: () => undefined,
    colour: false,
    progress: () => undefined,
    annotate: (annotation) => void annotations.push(annotation),
    summary: async () => undefined,
    output: (name, value) => {
      outputs[name] = value;
    },
  };
  return { sink, annotations, outputs };
}

describe('positions', () => {
  it('counts lines and columns from one, through every line end and a byte order mark', () => {
    const at = positionsOf('\uFEFFab\r\nc\rd\n\ne😀f');
    expect(at({ start: 1, end: 3 })).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 3 });
    expect(at({ start: 5, end: 6 })).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 2 });
    expect(at({ start: 7, end: 8 })).toMatchObject({ line: 3, column: 1 });
    expect(at({ start: 10, end: 14 })).toEqual({ line: 5, column: 1, endLine: 5, endColumn: 5 });
    expect(at({ start: 1, end: 6 })).toEqual({ line: 1, column: 1, endLine: 2, endColumn: 2 });
  });
});

describe('limits', () => {
  it('keeps to the annotations that the host shows, and says how many there were', () => {
    const { sink, annotations } = recorder();
    annotate(reportWith(300), sink);
    const by = (severity: string) => annotations.filter((one) => one.severity === severity);
    expect([by('error').length, by('warning').length, by('notice').length]).toEqual([9, 10, 10]);
    expect(by('error').at(-1)?.message).toBe('Shown 8 of 100; the rest is in the summary and the report');
  });

  it('keeps the summary within its bytes, and says how many there were', () => {
    const summary = summaryOf(reportWith(5000, '😀'.repeat(40)));
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900 * 1024);
    expect(summary).toMatch(/Shown \d+ of 5000; the rest is in the report/);
    expect(summaryOf(reportWith(3))).not.toContain('Shown');
  });

  it('caps the list of images and says so', () => {
    const { sink, outputs } = recorder();
    writeOutputs(reportWith(5000), 1, undefined, sink);
    expect(outputs['images-truncated']).toBe('true');
    expect(Buffer.byteLength(outputs.images ?? '')).toBeLessThanOrEqual(256 * 1024 + 2);
    expect(JSON.parse(outputs.images ?? '').length).toBeGreaterThan(1000);
  });
});

describe('text from outside', () => {
  it('stays readable where it is harmless', () => {
    expect(code('acme/node:20-dev, v1.2')).toBe('<code>acme/node:20-dev, v1.2</code>');
    expect(markdown('see http://x.y, www.x, :tada:, a: b')).toBe(
      'see http&#58;//x.y, www&#46;x, &#58;tada:, a: b',
    );
  });

  const hostile = '::error::x\n\u001b[31m|`@everyone` [a](http://b) <img src=x> #1 ##[group]\u202e\r\u0000';

  it('cannot move a terminal', () => {
    const lines = terminalText(reportWith(1, hostile), false);
    expect(lines).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plain(text)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      }),
    );
  });

  it('is no markup in a summary: what could be is an entity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const shown of [markdown(text), code(text).slice('<code>'.length, -'</code>'.length)]) {
          expect(shown.replace(/&#\d+;/g, '')).not.toMatch(
            /[&<>|`*_~[\]()#@!\\{}$"'\n\r]|:\/\/|:\w+:|www\./i,
          );
        }
      }),
    );
    const rows = summaryOf(reportWith(1, hostile)).split('\n');
    for (const row of rows.filter((line) => line.startsWith('|')))
      expect([3, 5, 2].map((n) => n + 2)).toContain(row.split('|').length);
  });
});

it('aligns the columns of a table', () => {
  expect(
    table([
      ['a', 'bbb', 'c'],
      ['aaa', 'b', 'c'],
    ]),
  ).toBe('a    bbb  c\naaa  b    c');
});
