// Generated reports: any text in any place, any number of findings.
import fc from 'fast-check';

import { checks } from '../../src/checks/index.js';
import type { Report, ReportedFinding } from '../../src/report/schema/schema.js';
import { hostileText } from './hostile.js';
import { waiver } from './stages.js';

/** Text from outside: any code units, and the pieces that channels could take for their own. */
export const outside = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    maxLength: 20,
  }),
  fc
    .array(
      fc.constantFrom(
        ...hostileText.split(' '),
        '::',
        '%',
        '\n',
        '\r\n',
        '|',
        '`',
        '```',
        '~~~',
        '- ',
        '\t',
        '  ',
        '</code>',
        '-->',
        '{{',
        '\\[',
        '@a',
        '#1',
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom('```', '````', '~~~', '   ```', '# x', '- x', '<b>', '| a |', ''), {
      maxLength: 5,
    })
    .map((lines) => lines.join('\n')),
  fc.constant('x😀'.repeat(1500)),
);

const digest = fc.constantFrom('a', 'b').map((letter) => `sha256:${letter.repeat(64)}` as const);
const place = fc
  .record({
    file: outside,
    line: fc.integer({ min: 1, max: 9999 }),
    column: fc.integer({ min: 1, max: 200 }),
  })
  .map((at) => ({ ...at, endLine: at.line, endColumn: at.column + 5 }));

const finding: fc.Arbitrary<ReportedFinding> = fc
  .record(
    {
      check: fc.constantFrom(...checks.map(({ id }) => id)),
      severity: fc.constantFrom('error' as const, 'warning' as const, 'notice' as const),
      at: fc.option(place),
      message: outside,
      image: fc.record({ registry: outside, repository: outside, tag: outside }),
      artifact: outside,
      advisory: outside,
      waived: fc.record({ reason: outside, expires: outside, file: outside, line: fc.constant(3) }),
      introduced: fc.boolean(),
      fix: fc.record(
        {
          expect: outside,
          replacement: outside,
          lines: fc.record({ before: outside, after: outside }),
          place: fc.constant({ line: 12, column: 3, endLine: 14, endColumn: 9 }),
        },
        { requiredKeys: ['expect', 'replacement'] },
      ),
    },
    { requiredKeys: ['check', 'severity', 'at', 'message'] },
  )
  .map(({ at, ...rest }) => ({ ...rest, ...at }));

const reference: fc.Arbitrary<Report['references'][number]> = fc
  .tuple(
    place,
    fc.oneof(
      fc.record({
        kind: fc.constant('opaque' as const),
        raw: outside,
        why: fc.constant('variable' as const),
      }),
      fc.record({
        kind: fc.constant('local' as const),
        raw: outside,
        registry: outside,
        repository: outside,
        tag: outside,
        builtBy: fc.record({ file: outside, line: fc.constant(3) }),
        testData: fc.constant('testdata'),
      }),
      fc.record({
        kind: fc.constant('image' as const),
        raw: outside,
        registry: outside,
        repository: outside,
        tag: outside,
        digest,
        noPlace: outside,
        parts: fc.array(
          fc
            .record({
              part: fc.constantFrom('repository' as const, 'tag' as const),
              raw: outside,
              line: fc.constant(4),
            })
            .map((part) => ({ ...part, column: 1, endLine: 4, endColumn: 9 })),
          { maxLength: 2 },
        ),
        uses: fc.array(fc.constant({ line: 8, column: 1, endLine: 8, endColumn: 9 }), { maxLength: 12 }),
        fact: fc.oneof(
          fc.record({ status: fc.constant('unknown' as const), cause: outside, message: outside }),
          fc.constant({
            status: 'superseded' as const,
            currentDigest: `sha256:${'c'.repeat(64)}`,
            currentSince: '2026-11-20T00:00:00.000Z',
            pinnedSince: '2026-01-01T00:00:00.000Z',
            supersededAt: '2026-10-01T00:00:00.000Z',
            behind: 3,
            lagSeconds: 4_000_000,
            basis: 'first-seen' as const,
            deprecated: true,
            endOfLife: { date: '2026-04-30' },
          }),
        ),
      }),
    ),
  )
  .map(([at, rest]) => ({ ...at, ...rest }));

/** `times` repeats the findings and references, to fill channels to their limits. */
export function reports(times: fc.Arbitrary<number> = fc.constant(1)): fc.Arbitrary<Report> {
  return fc
    .record({
      verdict: fc.constantFrom('pass' as const, 'fail' as const, 'incomplete' as const),
      findings: fc.array(finding, { maxLength: 8 }),
      references: fc.array(reference, { maxLength: 5 }),
      advisories: fc.array(
        fc.record(
          {
            uid: outside,
            advisoryId: outside,
            artifactName: outside,
            updateTime: outside,
            aliases: fc.array(outside, { maxLength: 2 }),
            severities: fc.array(
              fc.record({ type: outside, score: fc.oneof(outside, fc.constantFrom('9.8', 'high')) }),
              { maxLength: 2 },
            ),
            events: fc.array(
              fc.record({ status: fc.oneof(outside, fc.constant('fixed')), fixedVersion: outside }),
              { maxLength: 2 },
            ),
          },
          { requiredKeys: ['uid', 'advisoryId', 'artifactName', 'updateTime'] },
        ),
        { maxLength: 3 },
      ),
      incomplete: fc.array(fc.record({ cause: outside, subject: outside, message: outside }), {
        maxLength: 3,
      }),
      waivers: fc.array(
        fc
          .record({
            check: outside,
            reason: outside,
            notice: outside,
            state: fc.constantFrom('active' as const, 'pending' as const, 'lapsed' as const),
            expires: fc.constant('2026-11-25T00:00:00.000Z'),
          })
          .map((says) => waiver(says)),
        { maxLength: 2 },
      ),
      seen: fc.record({
        count: fc.constantFrom(3, 100),
        names: fc.array(
          fc.record({ file: outside, line: fc.constant(1), column: fc.constant(1), name: outside }),
          { maxLength: 3 },
        ),
      }),
      settings: fc.array(fc.record({ name: outside, value: outside, from: outside }), { maxLength: 2 }),
      edits: fc.array(
        fc.record({
          file: outside,
          line: fc.constant(1),
          before: fc.oneof(outside, fc.constant('')),
          after: outside,
        }),
        {
          maxLength: 2,
        },
      ),
      times,
    })
    .map(({ times: count, ...parts }) => ({
      schemaVersion: 1 as const,
      tool: { name: 'tagproof' as const, version: '0.1.0' },
      mode: 'verify' as const,
      startedAt: '2026-11-21T12:00:00.000Z',
      asOf: '2026-11-21T12:00:00.000Z',
      requests: { total: 0, retried: 0 },
      ...parts,
      findings: Array.from({ length: count }, () => parts.findings).flat(),
      references: Array.from({ length: count }, () => parts.references).flat(),
      incomplete: Array.from({ length: count }, () => parts.incomplete).flat(),
    }));
}
