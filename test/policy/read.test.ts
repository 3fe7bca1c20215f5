// One policy file: what it says, every mistake with its place, and texts that no person wrote.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputNames } from '../../src/command/names.js';
import { issueText } from '../../src/config/policy/issue.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { policyJsonSchema } from '../../src/config/policy/schema/schema.js';
import { dayMs } from '../build.js';
import { cpuMs } from '../cpu.js';
import { runs } from '../sample.js';

const path = '.github/tagproof.yml';

function issues(text: string): readonly string[] {
  const read = readPolicy({ path, text }, inputNames);
  return 'issues' in read ? read.issues.map((one) => issueText(one).slice(path.length + 1)) : [];
}

function policy(text: string) {
  const read = readPolicy({ path, text }, inputNames);
  if ('issues' in read) throw new Error(read.issues.map(issueText).join('\n'));
  return read.file.policy;
}

const whole = `mode: audit
paths: [deploy/**, "**/Dockerfile"]
exclude: legacy/**
max-age: 30d
artifacts:
  - openssl
  - 7zip
fail-on: [unpinned, advisory]
new-only: true
checks:
  unpinned: warning
  opaque-reference: off
registries:
  mirror.example.com/hub: docker.io
  registry.example.com: {mirror-of: cgr.dev, platform: true}
advisories:
  severity: high
  ignore-status: [fixed, not-planned]
overrides:
  - paths: deploy/prod/**
    checks: {unpinned: error}
    max-age: 2d
  - images: ["docker.io/library/*"]
    min-age: P1D
waivers:
  - check: stale-digest
    image: registry.example.com/acme/*
    tag: 20
    paths: [a/**, b/**]
    reason: waits for the release
    expires: 2026-12-01
    owner: team-a
  - advisory: CVE-2026-1
    artifact: openssl
    reason: "not reachable"
    acknowledged: 2026-11-20T10:00:00.123Z
`;

describe('a policy', () => {
  it('is read whole', () => {
    const read = policy(whole);
    expect(Object.fromEntries([...read.settings].map(([name, { text }]) => [name, text]))).toEqual({
      mode: 'audit',
      paths: 'deploy/**\n**/Dockerfile',
      exclude: 'legacy/**',
      'max-age': '30d',
      artifacts: 'openssl\n7zip',
      'fail-on': 'unpinned\nadvisory',
      'new-only': 'true',
    });
    expect(Object.fromEntries(read.checks)).toEqual({ unpinned: 'warning', 'opaque-reference': 'off' });
    expect(Object.fromEntries(read.registries)).toEqual({
      'mirror.example.com/hub': { mirrorOf: 'docker.io' },
      'registry.example.com': { mirrorOf: 'cgr.dev', platform: true },
    });
    expect(read.advisories).toEqual({ severity: 'high', ignoreStatus: ['fixed', 'not-planned'] });
    expect(read.overrides).toMatchObject([
      { paths: ['deploy/prod/**'], checks: new Map([['unpinned', 'error']]), maxAgeMs: 2 * dayMs },
      { images: ['docker.io/library/*'], checks: new Map(), minAgeMs: dayMs },
    ]);
    expect(read.waivers).toMatchObject([
      {
        tag: '20',
        paths: ['a/**', 'b/**'],
        expires: Date.parse('2026-12-01T23:59:59.999Z'),
        owner: 'team-a',
      },
      { advisory: 'CVE-2026-1', acknowledged: Date.parse('2026-11-20T10:00:00.123Z') },
    ]);
  });

  it('keeps the place of every waiver, override and setting', () => {
    const { waivers, overrides, settings, origins } = policy(whole);
    const text = ({ span }: { span: { start: number; end: number } }) => whole.slice(span.start, span.end);
    expect(waivers.map(({ at }) => text(at).slice(0, 16))).toEqual(['check: stale-dig', 'advisory: CVE-20']);
    expect(overrides.map(({ at }) => text(at).slice(0, 6))).toEqual(['paths:', 'images']);
    expect(text(settings.get('max-age')?.at ?? { span: { start: 0, end: 0 } })).toBe('30d');
    const unpinned = origins.find(({ name }) => name === 'checks.unpinned');
    expect(unpinned).toMatchObject({ value: 'warning', from: { file: path } });
  });

  it.each(['', '# nothing\n', '{}', '\uFEFF', '---\n', '~'])('may be empty: %j', (text) => {
    expect(policy(text).settings.size).toBe(0);
  });

  it('has a JSON Schema for editors', () => {
    const schema = policyJsonSchema(inputNames);
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(schema)).toContain('ignore-status');
  });
});

describe('issues', () => {
  it('come all at once, each with line, column and what would be right', () => {
    expect(
      issues(`max_age: 3d
mode: verfy
paths:
  - "[a"
  - 'ok/**'
checks:
  unpined: error
  advisory: errror
waivers:
  - check: stale-digset
    reason: r
  - reason: r
  - check: unpinned
  - image: a b
    reason: ""
    expires: 2026-02-30
    expire: x
overrides:
  - checks: {unpinned: off}
new-only: yes
max-age: 14
min-age:
fail-on: [unpinned, nope]
token: abc
registries:
  "no good": docker.io
`),
    ).toEqual([
      '1:1: `max_age` is not a key of the policy. Did you mean `max-age`?',
      '2:7: `mode` is `verfy`, but must be one of `verify`, `pin`, `audit`. Did you mean `verify`?',
      '4:5: `paths[0]` is `[a`, but must be a glob relative to the checkout, such as `deploy/**`.',
      '7:3: `unpined` is not a key of `checks`. Did you mean `unpinned`?',
      '8:13: `checks.advisory` is `errror`, but must be one of `error`, `warning`, `notice`, `off`. Did you mean `error`?',
      expect.stringMatching(
        /^10:12: `waivers\[0\]\.check` is `stale-digset`, .* Did you mean `stale-digest`\?$/,
      ),
      '12:5: `waivers[1]` must be limited to something: set `check`, `image`, `tag`, `paths`, `artifact` or `advisory`.',
      '13:5: `waivers[2].reason` is missing: it must be text that explains why this is accepted.',
      expect.stringContaining('14:12: `waivers[3].image` is `a b`, but must be a glob over image names'),
      '15:13: `waivers[3].reason` is ``, but must be text that explains why this is accepted.',
      expect.stringContaining('16:14: `waivers[3].expires` is `2026-02-30`, but must be a day'),
      '17:5: `expire` is not a key of `waivers[3]`. Did you mean `expires`?',
      '19:5: `overrides[0]` must be limited to something: set `paths` or `images`.',
      '20:11: `new-only` is `yes`, but must be `true` or `false`. Did you mean `true`?',
      '21:10: `max-age` is `14`, but must be a duration such as `36h`, `14d`, `2w` or `P14D`.',
      '22:9: `min-age` is empty, but must be a duration such as `36h`, `14d`, `2w` or `P14D`.',
      expect.stringMatching(/^23:21: `fail-on\[1\]` is `nope`, but must be one of /),
      '24:1: `token` cannot be set in a policy, only as an input.',
      '26:3: `no good` must be a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`.',
    ]);
  });

  it.each([
    ['a: [\nb: 1\n', /The YAML cannot be read/],
    ['mode: verify\nmode: pin\n', /^2:1: `mode` is defined twice in one map\.$/],
    ['checks: {unpinned: off, unpinned: error}\n', /^1:25: `unpinned` is defined twice/],
    ['? [a]\n: b\n', /A key must be a string/],
    ['true: b\n', /A key must be a string/],
    ['__proto__: {mode: pin}\n', /^1:1: `__proto__` is not a key/],
    ['- a\n', /^1:1: The policy is `- a ?`, but must be a map/],
    ['waivers: {reason: x}\n', /^1:10: `waivers` is .* must be a list of waivers/],
    ['mode: !js x\n', /^1:7: The YAML cannot be read: Unresolved tag/],
    ['a: 1\n---\nb: 1\n', /The YAML cannot be read/],
    ['mode: *x\n', /aliases cannot be followed/],
    ['<<: {mode: pin}\n', /`<<` is not a key of the policy/],
    ['report: ../../outside\n', /must be the path of a file inside the checkout/],
    ['waivers:\n  - {check: expired-waiver, reason: r}\n', /`waivers\[0\]\.check` is `expired-waiver`/],
    ['base-url: http://api.example.com\n', /must be an https URL/],
  ])('%j', (text, expected) => {
    expect(issues(text).join('\n')).toMatch(expected);
  });
});

describe('any text', () => {
  it.each([
    ['deep flow', '['.repeat(50_000)],
    ['compact keys', '? '.repeat(400_000)],
    ['compact items', '- '.repeat(400_000)],
    ['maps in lists', '- ? '.repeat(200_000)],
    ['size', `# ${'x'.repeat(1024 * 1024)}`],
    ['anchors', '&a '.repeat(20_000)],
    [
      'aliases',
      `paths: &a [x, x]\n${'abcdefgh'
        .split('')
        .map((k, i, all) => `${k}: &${k} [${`*${all[i - 1] ?? 'a'}, `.repeat(9)}]`)
        .join('\n')}\n`,
    ],
    ['recursion', '&a {checks: *a}\n'],
  ])('is refused in good time when it is a bomb: %s', (_, text) => {
    const before = cpuMs();
    expect(issues(text).length).toBeGreaterThan(0);
    expect(cpuMs() - before).toBeLessThan(10_000);
  });

  const pieces = fc.constantFrom(
    ...'waivers checks overrides paths extends registries reason check expires unpinned error off - : , [ ] { } " \' | > & * ? ! # --- ... << \n \r\n \t 0 true ~'.split(
      ' ',
    ),
    ' ',
    '  ',
    '\n',
    '\n  ',
    '\n  - ',
    ': ',
    '\uFEFF',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.nat(whole.length), fc.nat(20), pieces)
      .map(([at, length, piece]) => whole.slice(0, at) + piece + whole.slice(at + length)),
  );

  it('never throws, and every mistake has a line and a column inside the file', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readPolicy({ path, text }, inputNames);
        if (!('issues' in read)) return;
        expect(read.issues.length).toBeGreaterThan(0);
        const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
        for (const { line, column, message } of read.issues) {
          expect(message).not.toContain('undefined');
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 2);
        }
      }),
      { numRuns: runs(1500) },
    );
  });
});
