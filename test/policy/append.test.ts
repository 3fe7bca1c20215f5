// `waive`: the new entry is there, and every other byte is where it was.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputNames } from '../../src/command/names.js';
import { appendWaiver, type NewWaiver } from '../../src/config/policy/edits/append.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { runs } from '../sample.js';

const entry: NewWaiver = { check: 'unpinned', tag: '20', reason: 'because: it # is', expires: '2026-12-01' };
const block = `  - check: unpinned
    tag: "20"
    reason: "because: it # is"
    expires: 2026-12-01
`;

function added(text: string, waiver = entry): string {
  const result = appendWaiver(text, waiver);
  if ('refused' in result) throw new Error(result.refused);
  return result.text;
}

describe('appendWaiver', () => {
  it.each([
    ['', `waivers:\n${block}`],
    ['# ours\n', `# ours\nwaivers:\n${block}`],
    ['mode: verify # gate', `mode: verify # gate\nwaivers:\n${block}`],
    ['mode: verify\n\n# end\n', `mode: verify\n\n# end\nwaivers:\n${block}`],
    ['waivers:\nmode: pin\n', `waivers:\n${block}mode: pin\n`],
    ['waivers: # none yet\n', `waivers: # none yet\n${block}`],
    ['waivers: ~\n', undefined],
    [
      'waivers:\n  # first\n  - {check: advisory, reason: r} # why\n\n# after\nmode: pin\n',
      `waivers:\n  # first\n  - {check: advisory, reason: r} # why\n${block}\n# after\nmode: pin\n`,
    ],
    [
      "waivers:\n- check:   'advisory'\n  reason: >\n    long\n    text\nmode: pin",
      `waivers:\n- check:   'advisory'\n  reason: >\n    long\n    text\n${block.replace(/^ {2}/gm, '')}mode: pin`,
    ],
    [
      'waivers:\n  - check: advisory\n    reason: r',
      `waivers:\n  - check: advisory\n    reason: r\n${block.trimEnd()}`,
    ],
    ['  mode: pin\n', `  mode: pin\n  waivers:\n${block.replace(/^/gm, '  ').trimEnd()}\n`],
    ['waivers: []\n', `waivers: [${JSON.stringify(entry)}]\n`],
    [
      'waivers: [{check: advisory, reason: r}] # x\n',
      `waivers: [{check: advisory, reason: r}, ${JSON.stringify(entry)}] # x\n`,
    ],
    ['\uFEFFmode: pin\r\n', `\uFEFFmode: pin\r\nwaivers:\r\n${block.replaceAll('\n', '\r\n')}`],
    ['{mode: pin}\n', undefined],
    ['mode: pin\n...\n', undefined],
  ])('%j', (text, expected) => {
    const result = appendWaiver(text, entry);
    expect('text' in result ? result.text : undefined).toBe(expected);
  });

  const line = fc.constantFrom<string[]>(
    '# a comment',
    '',
    'mode:   verify   # gate',
    "paths: ['a/**',   b]",
    'checks:\n  # loud\n  unpinned: error\n\n  advisory: "off"',
    'overrides:\n- paths: x/**\n  checks: {unpinned: off} # here',
  );
  const waivers = fc.constantFrom(
    '',
    'waivers:',
    'waivers: []',
    'waivers:\n- check: advisory   # c\n  reason: |\n    one\n    two\n\n',
    'waivers:\n    -   {artifact: a, reason: r}\n    # tail\n',
    'waivers: [\n  {artifact: a, reason: r},\n  ]',
  );
  const texts = fc
    .tuple(
      fc.uniqueArray(line, { maxLength: 5 }),
      fc.nat(5),
      waivers,
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
    )
    .map(([lines, at, some, lineEnd, closed]) =>
      (lines.toSpliced(at, 0, some).join('\n') + (closed ? '\n' : '')).replaceAll('\n', lineEnd),
    );
  const values = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => !/\p{Cc}/u.test(text) && text.trim() !== '');

  it('inserts in one place, and the file then says the same and one waiver more', () => {
    fc.assert(
      fc.property(texts, values, values, (text, reason, owner) => {
        const read = readPolicy({ path: 'p', text }, inputNames);
        if ('issues' in read) throw new Error(JSON.stringify(read.issues));
        const result = appendWaiver(text, { artifact: 'openssl', reason, owner });
        if ('refused' in result) {
          expect(text).toMatch(/waivers: \[/);
          return;
        }
        const { length } = result.text;
        let start = 0;
        while (start < text.length && text[start] === result.text[start]) start += 1;
        expect(result.text.slice(length - (text.length - start))).toBe(text.slice(start));
        const after = readPolicy({ path: 'p', text: result.text }, inputNames);
        if ('issues' in after) throw new Error(JSON.stringify(after.issues));
        const says = ({ at: _, ...rest }: { at: unknown }) => rest;
        expect(after.file.policy.waivers.map(says)).toEqual([
          ...read.file.policy.waivers.map(says),
          { artifact: 'openssl', reason: reason.trim().replace(/ +/g, ' '), owner },
        ]);
        expect(after.file.policy.checks).toEqual(read.file.policy.checks);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('writes what needs quotes with quotes', () => {
    expect(added('', { artifact: 'true', reason: '- [x', paths: ['**/a', '*b'] })).toBe(
      'waivers:\n  - artifact: "true"\n    reason: "- [x"\n    paths:\n      - "**/a"\n      - "*b"\n',
    );
  });
});
