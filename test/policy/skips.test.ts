// Skips in a policy: what they may say, and adding and removing them without touching another byte.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appendEntry } from '../../src/config/policy/edits/append.js';
import { removeSkips } from '../../src/config/policy/edits/remove-entry.js';
import { readPolicy } from '../../src/config/policy/read.js';

const names = { checks: ['unpinned'], presets: [] };
const path = '.github/tagproof.yml';
const issuesOf = (text: string) => {
  const read = readPolicy({ path, text }, names);
  return 'issues' in read ? read.issues.map(({ message }) => message).join('\n') : '';
};

describe('the sections', () => {
  it('are read', () => {
    const text = `skips:
  - {image: acme/node, tag: 22, until: 2026-12-31, reason: "  not  yet ", owner: alice}
  - {image: "**/redis", reason: x}
pull-requests:
  groups: [{name: a-1, images: [acme/*]}]
  automerge: {label: ship it}
  checkboxes: false
  dashboard: true
`;
    const read = readPolicy({ path, text }, names);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const { skips, pullRequests } = read.file.policy;
    expect(skips.map(({ at: _, ...skip }) => skip)).toEqual([
      {
        image: 'acme/node',
        tag: '22',
        until: Date.parse('2026-12-31T23:59:59.999Z'),
        reason: 'not yet',
        owner: 'alice',
      },
      { image: '**/redis', reason: 'x' },
    ]);
    expect(pullRequests).toEqual({
      groups: [{ name: 'a-1', images: ['acme/*'] }],
      automergeLabel: 'ship it',
      checkboxes: false,
      dashboard: true,
    });
  });

  it.each(['next', 'x-next', 'lock', 'A', 'a/b', 'a..b', '-a', 'a--b', 'a.lock', '', 'a'.repeat(41)])(
    'refuse the group name %j',
    (name) => {
      const isAllowed = name === 'next';
      const text = `pull-requests: {groups: [{name: ${JSON.stringify(name)}, images: [a]}]}`;
      expect(issuesOf(text) === '').toBe(isAllowed);
    },
  );

  it.each([
    ['pull-requests: {groups: [{name: a, images: [a]}, {name: a, images: [b]}]}', 'different names'],
    ['pull-requests: {groups: [{name: a, images: []}]}', 'at least one glob'],
    ['pull-requests: {automerge: {label: "a,b"}}', 'a label'],
    ['skips: [{reason: x}]', 'skips'],
    ['skips: [{image: a, until: soon, reason: x}]', 'skips'],
    ['skips: [{image: a}]', 'reason'],
  ])('refuse %s', (text, part) => {
    expect(issuesOf(text)).toContain(part);
  });
});

const word = fc.stringMatching(/^[a-z0-9][a-z0-9./-]{0,12}$/);
const reason = fc.oneof(
  word,
  fc.constantFrom('Held in pull request #1 by alice', 'a: b', '- x', '"', 'no', '~'),
);
const entry = fc.record({ image: word, reason });

it('entries that are added and removed again leave the file as it was', () => {
  const bases = fc.constantFrom(
    '',
    '# only a comment\n',
    'min-age: 3d\n',
    'min-age: 3d',
    'min-age: 3d\r\n# end\r\n',
    'skips:\n',
    'skips:\n  - image: acme/a # kept\n    reason: x\n\n# end\nmin-age: 3d\n',
    'waivers:\n- check: unpinned\n  reason: x\n',
  );
  fc.assert(
    fc.property(bases, fc.array(entry, { minLength: 1, maxLength: 4 }), (base, entries) => {
      let text: string = base;
      for (const one of entries) {
        const added = appendEntry(text, 'skips', one);
        if ('refused' in added) throw new Error(added.refused);
        text = added.text;
      }
      const old = (parse(base) ?? {}) as { skips?: unknown[] | null };
      const before = old.skips ?? [];
      expect((parse(text) as { skips: unknown[] }).skips).toEqual([...before, ...entries]);
      const all = new Set(entries.map((_, index) => before.length + index));
      const removed = removeSkips(text, all);
      if ('refused' in removed) throw new Error(removed.refused);
      const left = (parse(removed.text) ?? {}) as { skips?: unknown };
      expect({ ...left, skips: left.skips ?? null }).toEqual({ ...old, skips: old.skips ?? null });
      if (base.startsWith('skips:\n  -')) expect(removed.text).toBe(base);
    }),
  );
});

it.each([
  'skips: [{image: a, reason: x}]',
  'skips: *a',
  'other: 1',
  'skips:\n  - image: &a a\n    reason: x\n  - image: *a\n    reason: y\n',
])('removing from %j is refused', (text) => {
  expect(removeSkips(text, new Set([0]))).toHaveProperty('refused');
});

it('removes the entries in the middle, with their comments', () => {
  const text =
    'skips:\n  - image: a # one\n    reason: x\n  - image: b\n    reason: y # two\n  - image: c\n    reason: z';
  expect(removeSkips(text, new Set([0, 2]))).toEqual({ text: 'skips:\n  - image: b\n    reason: y # two\n' });
});
