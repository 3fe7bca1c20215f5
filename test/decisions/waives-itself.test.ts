// A pull request that edits the policy to waive its own finding: it fails, and every channel says why.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { from, type Situation, stage } from './drive.js';

let setting: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => {
  setting = await stage();
});
afterAll(() => {
  expect(setting.server.violations).toEqual([]);
  setting.server.close();
});

const file = '.github/tagproof.yml';

function situation(more: Partial<Situation> = {}): Situation {
  const pinned = from(setting.emulator, 'python', '3.12', 0);
  const unpinned = pinned + from(setting.emulator, 'redis', '7');
  const waiver = 'waivers:\n  - check: unpinned\n    reason: it is fine, trust me\n';
  return {
    event: 'pull_request',
    base: { Dockerfile: pinned, [file]: 'max-age: 30d\n' },
    head: { Dockerfile: unpinned, [file]: `max-age: 300d\nfail-on: none\n${waiver}` },
    ...more,
  };
}

describe.each([
  ['with the base commit in the checkout', 'program'],
  ['with the base commit asked of the CI host', false],
] as const)('%s', (_name, withGit) => {
  it('fails, by the policy of the base commit', async () => {
    setting.server.log.length = 0;
    const { report, exitCode } = await setting.drive(situation({ withGit }));
    expect([report.verdict, exitCode]).toEqual(['fail', 1]);
    expect(report.findings).toMatchObject([{ check: 'unpinned', file: 'Dockerfile', line: 2 }]);
    expect(report.findings[0]).not.toHaveProperty('waived');
    const inForce = (name: string) => report.settings.find((one) => one.name === name);
    expect(inForce('max-age')).toEqual({ name: 'max-age', value: '30d', from: `${file}@base:1:10` });
    expect(inForce('fail-on')).toMatchObject({ value: 'error', from: 'default' });
    expect(setting.server.log.some((line) => line.includes('/git/trees/'))).toBe(!withGit);
  });

  it('says in the report, the summary and the log that the waiver does not count yet', async () => {
    const { report, summary, log } = await setting.drive(situation({ withGit }));
    const notice =
      'This pull request adds the waiver: it takes effect after the merge and will match 1 finding';
    expect(report.waivers).toMatchObject([{ state: 'pending', matched: 1, file, line: 4, notice }]);
    for (const text of [summary, log]) expect(text).toContain(notice);
    expect(summary).toContain('it is fine, trust me');
  });

  it('passes once the waiver is in the base commit', async () => {
    const { head } = situation();
    const { report, exitCode } = await setting.drive(situation({ withGit, base: head }));
    expect([report.verdict, exitCode]).toEqual(['pass', 0]);
    expect(report.waivers).toMatchObject([{ state: 'active', matched: 1 }]);
  });
});

describe.each([true, false])('an inline waiver, with the base in the checkout: %s', (withGit) => {
  const ignore = '# tagproof: ignore[unpinned] it is fine\n';
  const redis = () => from(setting.emulator, 'redis', '7');
  const verdictOf = async (base: string, head: string, more: Partial<Situation> = {}) => {
    const files = { base: { Dockerfile: base }, head: { Dockerfile: head }, withGit };
    // Every finding counts, so that the verdict says whether the waiver does.
    const inputs = { 'new-only': 'false', ...more.inputs };
    const { report } = await setting.drive({ event: 'pull_request', ...files, ...more, inputs });
    return [report.verdict, ...report.waivers.map(({ state }) => state)];
  };

  it('applies only where the base has it', async () => {
    const waived = ignore + redis();
    expect(await verdictOf(redis(), waived)).toEqual(['fail', 'pending']);
    expect(await verdictOf(waived, `# moved\n${waived}`)).toEqual(['pass', 'active']);
    expect(await verdictOf(redis(), waived, { inputs: { 'policy-from': 'head' } })).toEqual([
      'pass',
      'active',
    ]);
    expect(await verdictOf(redis(), waived, { event: 'push' })).toEqual(['pass', 'active']);
  });

  it('does not apply to another image, nor to a copy of its line', async () => {
    const waived = ignore + redis();
    expect(await verdictOf(waived, ignore + from(setting.emulator, 'nginx', '1.27'))).toEqual([
      'fail',
      'pending',
    ]);
    expect(await verdictOf(waived, waived + waived)).toEqual(['fail', 'active', 'pending']);
  });

  it('reports no finding while the base cannot be read', async () => {
    const down = { status: 503, headers: {}, body: '' };
    setting.server.fault = (line) => (line.includes('/git/') ? down : undefined);
    const [verdict] = await verdictOf(`${ignore}${redis()}`, `# x\n${ignore}${redis()}`);
    setting.server.fault = undefined;
    expect(verdict).toBe(withGit ? 'pass' : 'incomplete');
  });
});

it('fails also from a fork, and in a merge queue', async () => {
  for (const more of [{ fork: true }, { event: 'merge_group' }] as const) {
    const { report } = await setting.drive(situation(more));
    expect([report.verdict, report.waivers[0]?.state]).toEqual(['fail', 'pending']);
  }
});

it('cannot add a waiver through a file that it extends', async () => {
  const { report } = await setting.drive(
    situation({
      head: {
        ...situation().head,
        [file]: 'extends: policies/more.yml\n',
        'policies/more.yml': situation().head[file] ?? '',
      },
    }),
  );
  expect(report.verdict).toBe('fail');
  expect(report.waivers).toMatchObject([{ state: 'pending', file: 'policies/more.yml' }]);
});

describe.each([
  ['with the base commit in the checkout', true],
  ['with the base commit asked of the CI host', false],
])('an inline waiver, %s', (_name, withGit) => {
  const comment = '# tagproof: ignore[unpinned] it is fine, trust me\n';
  const redis = () => from(setting.emulator, 'redis', '7');
  const drive = async (base: string, head: string, more: Partial<Situation> = {}) => {
    const files = { base: { Dockerfile: base }, head: { Dockerfile: head } };
    const inputs = { 'new-only': 'false', ...more.inputs };
    const { report, log } = await setting.drive({
      event: 'pull_request',
      ...files,
      withGit,
      ...more,
      inputs,
    });
    const [finding] = report.findings;
    return { said: [report.verdict, ...report.waivers.map(({ state }) => state)], finding, log };
  };

  it('does not count in the change that adds it, and says so', async () => {
    const { said, finding, log } = await drive(redis(), comment + redis());
    expect(said).toEqual(['fail', 'pending']);
    expect(finding).not.toHaveProperty('waived');
    expect(finding?.message).toContain(
      'This change adds the inline waiver, which takes effect after the merge',
    );
    expect(log).toContain(
      'This pull request adds the waiver: it takes effect after the merge and will match 1 finding',
    );
    const inQueue = await drive(redis(), comment + redis(), { event: 'merge_group' });
    expect(inQueue.said).toEqual(['fail', 'pending']);
  });

  it('counts where the base has it, also when its lines move and a digest is added', async () => {
    const of = (daysAgo?: number) => comment + from(setting.emulator, 'python', '3.12', daysAgo);
    expect((await drive(of(), `# a line\n${of()}`)).said).toEqual(['pass', 'active']);
    expect((await drive(of(), of(0))).said).toEqual(['pass', 'unused']);
    const inPush = await drive(redis(), comment + redis(), { event: 'push' });
    expect(inPush.said).toEqual(['pass', 'active']);
    const fromHead = await drive(redis(), comment + redis(), { inputs: { 'policy-from': 'head' } });
    expect(fromHead.said).toEqual(['pass', 'active']);
  });

  it('is not lent to another image, to another tag, nor to a second one', async () => {
    const python = (tag: string) => comment + from(setting.emulator, 'python', tag);
    expect((await drive(comment + redis(), python('3.12'))).said).toEqual(['fail', 'pending']);
    const { said, finding } = await drive(python('3.12'), python('3.12-dev'));
    expect(said).toEqual(['fail', 'pending']);
    expect(finding?.message).toMatch(
      /: the base has none for `[^`]*python:3\.12-dev` in `Dockerfile`, and one for another image, tag or file does not move/,
    );
    const twice = comment + redis() + comment + redis();
    expect((await drive(comment + redis(), twice)).said).toEqual(['fail', 'active', 'pending']);
  });
});

describe.each([
  ['with the base commit in the checkout', true],
  ['with the base commit asked of the CI host', false],
])('what the base accepts, %s', (_name, withGit) => {
  const sandbox = 'sandbox/Dockerfile';
  const production = 'production/Dockerfile';
  const redis = () => from(setting.emulator, 'redis', '7');
  const waived = () => `# tagproof: ignore[unpinned] it is fine\n${redis()}`;
  const drive = async (base: Situation['base'], head: Situation['head'], newOnly = false) => {
    const inputs = newOnly ? { 'new-only': 'true' } : {};
    const { report } = await setting.drive({ event: 'pull_request', base, head, withGit, inputs });
    return [report.verdict, ...report.findings.map(({ message }) => message)];
  };

  it('is accepted in a file that is renamed without any change', async () => {
    const [verdict] = await drive({ [sandbox]: waived() }, { [production]: waived() });
    expect(verdict).toBe('pass');
    const [existing] = await drive({ [sandbox]: redis() }, { [production]: redis() }, true);
    expect(existing).toBe('pass');
  });

  it('is not accepted in one that is renamed and changed, in a copy, nor behind a limit of the policy', async () => {
    const policy = { [file]: 'overrides:\n  - paths: sandbox/**\n    checks: {unpinned: off}\n' };
    const moves = (line: string): [Situation['base'], Situation['head']][] => [
      [{ [sandbox]: line }, { [production]: `${line}# changed\n` }],
      [{ [sandbox]: line }, { [sandbox]: line, [production]: line }],
      [
        { ...policy, [sandbox]: line },
        { ...policy, [production]: line },
      ],
      [{ 'fixtures/Dockerfile': line }, { [production]: line }],
    ];
    for (const [base, head] of moves(waived())) {
      const [verdict, ...messages] = await drive(base, head);
      expect(verdict).toBe('fail');
      expect(messages.join()).toContain(`redis:7\` in \`${production}\`, and one for another image, tag or`);
    }
    for (const [base, head] of moves(redis())) expect((await drive(base, head, true))[0]).toBe('fail');
  });

  it('under new-only is not what another file of the base has, and the finding says so', async () => {
    const pinned = from(setting.emulator, 'python', '3.12', 0);
    const base = { 'examples/Dockerfile': pinned + redis(), [production]: pinned };
    const head = { 'examples/Dockerfile': pinned, [production]: pinned + redis() };
    const [verdict, message] = await drive(base, head, true);
    expect(verdict).toBe('fail');
    expect(message).toContain(
      '. The base has it in `examples/Dockerfile`: what is accepted there does not move to another file. Fix it',
    );
  });

  it('follows a renamed file that this run pins', async () => {
    const both = from(setting.emulator, 'python', '3.12') + waived();
    const { report } = await setting.drive({
      ...{ event: 'pull_request', base: { [sandbox]: both }, head: { [production]: both }, withGit },
      inputs: { mode: 'pin' },
    });
    expect([report.verdict, report.edits.length]).toEqual(['pass', 1]);
    expect(report.waivers).toMatchObject([{ state: 'active', matched: 1 }]);
  });
});

it('reports no finding while the inline waivers of the base are unknown', async () => {
  const redis = from(setting.emulator, 'redis', '7');
  const comment = '# tagproof: ignore[unpinned] it is fine\n';
  setting.server.fault = (line) =>
    line.includes('/git/blobs/') ? { status: 503, headers: {}, body: '' } : undefined;
  const { report, exitCode } = await setting.drive({
    event: 'pull_request',
    base: { Dockerfile: `${comment}${redis}` },
    head: { Dockerfile: `${comment}${redis}# more\n` },
  });
  setting.server.fault = undefined;
  expect([report.verdict, exitCode]).toEqual(['incomplete', 3]);
  expect(report.incomplete).toMatchObject([{ cause: 'policy-unread' }]);
});
