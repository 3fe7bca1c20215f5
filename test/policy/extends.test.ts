// Policies of several files: merge order, provenance, circles, bounds, and bases that nobody can ask for.
import { describe, expect, it } from 'vitest';
import { inputNames } from '../../src/command/names.js';
import { loadPolicy, type PolicyText, parseTarget, targetName } from '../../src/config/policy/extends.js';
import { issueText } from '../../src/config/policy/issue.js';
import { asBase } from '../../src/config/policy/merge.js';
import { whereIs } from '../../src/model/text/position.js';

type Files = Readonly<Record<string, string | PolicyText>>;

async function load(files: Files, required = false) {
  const asked: string[] = [];
  const answer = (name: string): PolicyText => {
    asked.push(name);
    const file = files[name];
    return typeof file === 'string' ? { text: file } : (file ?? { missing: true });
  };
  const loaded = await loadPolicy({
    path: 'own.yml',
    required,
    names: inputNames,
    read: async (path) => answer(path),
    remote: async (target) => answer(targetName(target)),
  });
  return { asked, loaded };
}

async function policyOf(files: Files) {
  const { loaded } = await load(files);
  if ('issues' in loaded) throw new Error(loaded.issues.map(issueText).join('\n'));
  return loaded.policy;
}

async function mistakesOf(files: Files, required = false) {
  const { loaded } = await load(files, required);
  return 'issues' in loaded ? loaded.issues.map(issueText) : [];
}

const waiver = (reason: string) => `waivers: [{check: unpinned, reason: ${reason}}]\n`;

describe('extends', () => {
  const files = {
    'own.yml': `extends: [first.yml, acme/policies/base.yml@v1]\nmax-age: 1d\nchecks: {unpinned: error}\n${waiver('own')}`,
    'first.yml': `max-age: 2d\nmin-age: 2d\npaths: [a, b]\nchecks: {advisory: off}\n${waiver('first')}`,
    'acme/policies/base.yml@v1': `extends: more.yml\nmin-age: 3d\npaths: c\nchecks: {unpinned: off, advisory: notice}\nadvisories: {severity: high, ignore-status: [fixed]}\n${waiver('base')}`,
    'acme/policies/more.yml@v1': `min-age: 4d\nsbom: x.json\nadvisories: {severity: low}\nregistries: {m.example.com: docker.io}\n${waiver('more')}`,
  };

  it('merges bases first, in their order; the later wins', async () => {
    const policy = await policyOf(files);
    const settings = [...policy.settings].map(([name, { text, at }]) => [
      name,
      text,
      whereIs(at, policy.sources),
    ]);
    expect(settings.sort()).toEqual([
      ['max-age', '1d', 'own.yml:2:10'],
      ['min-age', '3d', 'acme/policies/base.yml@v1:2:10'],
      ['paths', 'c', 'acme/policies/base.yml@v1:3:8'],
      ['sbom', 'x.json', 'acme/policies/more.yml@v1:2:7'],
    ]);
    expect(Object.fromEntries(policy.checks)).toEqual({ unpinned: 'error', advisory: 'notice' });
    expect(policy.advisories).toEqual({ severity: 'high', ignoreStatus: ['fixed'] });
    expect(policy.waivers.map(({ reason }) => reason)).toEqual(['first', 'more', 'base', 'own']);
    const origins = policy.origins.map(({ name, from }) => [name, typeof from === 'object' && from.file]);
    expect(origins).toContainEqual(['checks.unpinned', 'own.yml']);
    expect(origins).toContainEqual(['registries.m.example.com', 'acme/policies/more.yml@v1']);
  });

  it("names the line of the checkout's own policy for what another repository says", async () => {
    const policy = await policyOf(files);
    expect(
      policy.waivers.map(({ reason, inheritedAt }) => [
        reason,
        inheritedAt && whereIs(inheritedAt, policy.sources),
      ]),
    ).toEqual([
      ['first', undefined],
      ['more', 'own.yml:1:22'],
      ['base', 'own.yml:1:22'],
      ['own', undefined],
    ]);
  });

  it('reads a file once although two name it', async () => {
    const { asked } = await load({
      'own.yml': 'extends: [a.yml, b.yml]\n',
      'a.yml': 'extends: c.yml\n',
      'b.yml': 'extends: ./c.yml\n',
      'c.yml': waiver('c'),
    });
    expect(asked).toEqual(['own.yml', 'a.yml', 'c.yml', 'b.yml']);
  });

  it('collects the mistakes of every file', async () => {
    expect(
      await mistakesOf({
        'own.yml': 'extends: [a.yml, none.yml, acme/p/none.yml@v1, ../x.yml, a@b]\n',
        'a.yml': 'mode: nope\n',
      }),
    ).toEqual([
      'a.yml:1:7: `mode` is `nope`, but must be one of `verify`, `pin`, `audit`.',
      'own.yml:1:18: `none.yml` does not exist. To name a file of another repository, use `OWNER/REPO/PATH@REF`.',
      'own.yml:1:28: `acme/p/none.yml@v1` does not exist.',
      'own.yml:1:48: `extends` is `../x.yml`, but its path must be relative to the root of the repository, without `..`.',
      'own.yml:1:58: `extends` is `a@b`, but must be `OWNER/REPO/PATH@REF`, or a path in the repository.',
    ]);
  });

  it('shows the beginning of a long mistake', async () => {
    const [mistake] = await mistakesOf({ 'own.yml': `extends: ${'a'.repeat(100)}bcd@\n` });
    expect(mistake).toMatch(/ `extends` is `a{100}`, but must be /);
  });

  it('refuses circles, depth and number', async () => {
    expect(await mistakesOf({ 'own.yml': 'extends: a.yml\n', 'a.yml': 'extends: own.yml\n' })).toEqual([
      'a.yml:1:10: `own.yml` extends itself.',
    ]);
    const chain = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [`${n}.yml`, `extends: ${n + 1}.yml\n`]),
    );
    expect(await mistakesOf({ 'own.yml': 'extends: 0.yml\n', ...chain })).toEqual([
      '4.yml:1:10: `extends` is nested more than 5 levels deep.',
    ]);
    const names = Array.from({ length: 30 }, (_, n) => `f${n}.yml`);
    const wide = await mistakesOf({
      'own.yml': `extends: [${names}]\n`,
      ...Object.fromEntries(names.map((name) => [name, ''])),
    });
    expect(wide).toHaveLength(11);
    expect(wide[0]).toContain('A policy can extend at most 20 files');
  });

  it('keeps what it could not ask for: no mistake, and no policy without it', async () => {
    const unknown = { cause: 'policy-unread', subject: 'acme/p/b.yml@v1', message: 'No answer' } as const;
    const policy = await policyOf({
      'own.yml': 'extends: acme/p/b.yml@v1\nmax-age: 1d\n',
      'acme/p/b.yml@v1': { unknown },
    });
    expect(policy.unread).toEqual([unknown]);
    expect(policy.settings.get('max-age')?.text).toBe('1d');
  });

  it('may be missing by default, and must be there when it is named', async () => {
    expect(await mistakesOf({})).toEqual([]);
    expect(await mistakesOf({}, true)).toEqual(['own.yml:1:1: `own.yml` does not exist.']);
    expect(await mistakesOf({ 'own.yml': { unreadable: 'it is not UTF-8 text' } })).toEqual([
      'own.yml:1:1: `own.yml` cannot be read: it is not UTF-8 text.',
    ]);
  });
});

describe('targets', () => {
  const local = { kind: 'local', path: 'own.yml' } as const;
  it.each([
    ['acme/policies/a/b.yml@v1.2', 'acme/policies/a/b.yml@v1.2'],
    ['acme/policies/a.yml@refs/heads/main', 'acme/policies/a.yml@refs/heads/main'],
    ['./.github/base.yml', '.github/base.yml'],
    ['acme/policies/a.yml', 'acme/policies/a.yml'],
  ])('%s', (text, name) => {
    const target = parseTarget(text, local);
    expect('issue' in target ? target.issue : targetName(target)).toBe(name);
  });
  it.each([
    '/etc/passwd',
    'a/../../b.yml',
    'acme/p/../../x.yml@v1',
    'acme/p/a.yml@',
    'acme/p/a.yml@../x',
    '../p/a.yml@v1',
    'a\\b.yml',
    'a//b.yml',
    '',
  ])('refuses %j', (text) => expect(parseTarget(text, local)).toHaveProperty('issue'));
});

describe('on a pull request', () => {
  it("counts the base's policy, and lists what the pull request adds and takes away", async () => {
    const base = await policyOf({
      'own.yml':
        'max-age: 1d\nwaivers:\n  - {check: unpinned, reason: kept}\n  - {check: unpinned, reason: gone}\n',
    });
    const head = await policyOf({
      'own.yml':
        '# moved\nmax-age: 900d\nchecks: {advisory: off}\nwaivers:\n  - {check: advisory, reason: new}\n  - {check: unpinned, reason: kept}\n',
    });
    const policy = asBase(base, head);
    expect(policy.settings.get('max-age')?.text).toBe('1d');
    expect(policy.checks.size).toBe(0);
    expect(policy.waivers.map(({ reason, at }) => [reason, whereIs(at, head.sources)])).toEqual([
      ['kept', 'own.yml:6:5'],
    ]);
    expect(policy.removed.map(({ reason }) => reason)).toEqual(['gone']);
    expect(policy.pending.map(({ reason }) => reason)).toEqual(['new']);
  });
});
