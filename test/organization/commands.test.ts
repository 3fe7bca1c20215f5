// plan, audit and merge at their edges: wrong usage, hostile repositories, what cannot be read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit as auditCommand } from '../../src/organization/audit.js';
import { jobsAtOnce } from '../../src/organization/many.js';
import type { ShardRow } from '../../src/organization/merge/schema.js';
import { merge } from '../../src/organization/merge.js';
import { plan } from '../../src/organization/plan.js';
import { type Organization, startOrganization } from './organization.js';

let organization: Organization;

/** A policy that wants the auditor's credentials, and files and issues of its own choice. */
const hostile = `platform: chainguard
issuer-url: https://attacker.example.com
oidc-audience: issuer.enforce.dev
identity: 0000000000000000000000000000000000000000/0000000000000000
report: stolen.json
html: stolen.html
issue: true
`;

beforeAll(async () => {
  organization = await startOrganization(() => [
    { name: 'empty', files: {} },
    { name: 'hostile', files: { '.github/tagproof.yml': hostile, Dockerfile: 'FROM scratch\n' }, size: 9 },
    { name: 'wrong', files: { '.github/tagproof.yml': 'max-age: soon\n' } },
    {
      name: 'wished',
      files: {
        '.github/tagproof.yml': 'checks: { opaque-reference: error }\nfail-on: error\n',
        Dockerfile: 'ARG X\nFROM $X\n',
        'tools/Dockerfile': 'ARG X\nFROM $X\n',
        '.github/CODEOWNERS': '/tools/ @acme/tools\n',
      },
      topics: ['web'],
    },
    { name: 'attic', files: { Dockerfile: 'ARG X\nFROM $X\n' }, archived: true },
  ]);
});
afterAll(() => organization.close());

const fileOf = (name: string) => path.join(organization.folder, name);

async function audit(names: readonly string[], flags: Record<string, string> = {}) {
  const report = fileOf('shard.jsonl');
  const all = { repository: names.join('\n'), shard: '1/1', report, ...flags };
  const { context, out, err } = organization.context('audit', [], all);
  const exitCode = await auditCommand(context);
  const lines = exitCode === 2 ? [] : readFileSync(report, 'utf8').trimEnd().split('\n');
  const rows = lines.slice(1).map((line) => JSON.parse(line) as ShardRow);
  return { exitCode, rows, out, err: err.join('\n') };
}

describe('a repository that is looked at from outside', () => {
  it('chooses no address, no identity and no file', async () => {
    const requests = organization.emulator.requests.length;
    const { exitCode, rows } = await audit(['acme/hostile']);
    const [row] = rows;
    expect([exitCode, row?.report?.verdict]).toEqual([0, 'pass']);
    const from = row?.report?.settings.filter(({ from }) => from.includes('tagproof.yml'));
    expect(from).toEqual([]);
    expect(organization.emulator.requests.length).toBeGreaterThan(requests);
    expect(organization.server.writes()).toEqual([]);
    for (const name of ['stolen.json', 'stolen.html'])
      expect(() => readFileSync(path.resolve(name))).toThrow('ENOENT');
  });

  it('chooses its checks and what fails', async () => {
    const { exitCode, rows } = await audit(['acme/wished']);
    expect([exitCode, rows[0]?.report?.verdict]).toEqual([1, 'fail']);
    expect(rows[0]?.report?.source).toMatchObject({ repository: 'acme/wished' });
  });

  it('is a line that says why, when it is not there or its policy is wrong; without a commit it is clean', async () => {
    const { exitCode, rows, err } = await audit(['acme/wrong', 'acme/gone', 'acme/empty']);
    expect(exitCode).toBe(3);
    expect(rows.map(({ repository, failed }) => [repository, failed?.cause])).toEqual([
      ['acme/empty', undefined],
      ['acme/gone', 'not-found'],
      ['acme/wrong', 'policy-unread'],
    ]);
    expect(rows[0]?.report).toMatchObject({ verdict: 'pass', references: [] });
    expect(rows[2]?.failed?.message).toContain('.github/tagproof.yml:1:10');
    expect(err.split('\n')).toHaveLength(3);
    const warned = await audit(['acme/gone', 'acme/empty'], { 'on-incomplete': 'warn' });
    expect(warned.exitCode).toBe(0);
  });

  it('is refused with all mistakes at once', async () => {
    const { exitCode, err } = await audit(['acme/a', 'ACME/a@main'], {
      shard: '1',
      jobs: '0',
      html: 'x',
      issue: 'true',
    });
    expect(exitCode).toBe(2);
    expect(err.split('\n')).toEqual([
      '`--shard` is `1`, but must be like 3/8.',
      '`--jobs` is `0`, but must be a number from 1 to 999.',
      '`--repository` names ACME/a@main more than once.',
      '`--html` only works for a single repository. For a common report, use `tagproof merge`.',
      '`--issue` only works for a single repository. For a common report, use `tagproof merge`.',
      '[usage] For details, run: tagproof explain usage',
    ]);
  });
});

it.each([
  [{ shard: '3/8' }, 8],
  [{ shard: '3/8', jobs: '2' }, 2],
  [{ shard: '3/8', jobs: '20' }, 8],
  [{}, 1],
])('with %j, %i jobs use the token at the same time', (flags, jobs) => {
  expect(jobsAtOnce({ flags: new Map(Object.entries(flags)) })).toBe(jobs);
});

describe('plan', () => {
  async function planned(
    operands: readonly string[],
    flags: Record<string, string>,
    switches: string[] = [],
  ) {
    const { context, out, err } = organization.context('plan', operands, flags, switches);
    const exitCode = await plan(context);
    return { exitCode, out: out.join('\n'), err: err.join('\n') };
  }

  it('selects by name, topic and kind', async () => {
    const { out } = await planned(['acme'], { match: 'w*\nattic', shards: '1' }, ['archived']);
    expect(JSON.parse(out)).toEqual({
      include: [{ shard: '1/1', repositories: 'acme/attic\nacme/wished\nacme/wrong' }],
    });
    const { err } = await planned(['acme'], { topic: 'web' });
    expect(err).toBe('1 repository in 1 shard; left out: 1 archived, 3 topic');
  });

  it('takes a list, and says every wrong line', async () => {
    writeFileSync(fileOf('list'), '# ours\nacme/b\n\nacme/a\n');
    const { out } = await planned([], { list: fileOf('list'), shards: '9' });
    expect(JSON.parse(out).include).toHaveLength(2);
    writeFileSync(fileOf('list'), 'acme/b\nb\nacme/a@main\n');
    const { exitCode, err } = await planned([], { list: fileOf('list') });
    expect([exitCode, err.match(/list:\d/g)]).toEqual([2, ['list:2', 'list:3']]);
  });

  it('fails if no repository is left, for wrong usage, and if the host does not respond', async () => {
    const none = await planned(['acme'], { match: 'x*' });
    expect([none.exitCode, none.out]).toEqual([2, '']);
    expect(none.err).toMatch(/^No repository is left to audit; left out: 1 archived, 4 not matched\.\n/);
    const wrong = await planned(['a/b'], { list: 'x', shards: '0', match: '[' });
    expect([wrong.exitCode, wrong.err.split('\n').length]).toEqual([2, 5]);
    const absent = await planned(['nobody'], {});
    expect([absent.exitCode, absent.out]).toEqual([3, '']);
    expect(absent.err).toContain('Repositories of nobody: HTTP 404');
  });
});

describe('merge', () => {
  async function merged(operands: readonly string[], flags: Record<string, string>) {
    const { context, err } = organization.context('merge', operands, flags);
    return { exitCode: await merge(context), err: err.join('\n') };
  }

  it('refuses what is neither a plan nor a shard, with its place', async () => {
    writeFileSync(fileOf('bad.json'), '{"include":[{"shard":"1/1","repositories":"acme"}]}');
    expect((await merged([], {})).err).toMatch(
      /^`merge` requires the reports of shards \(`tagproof merge shard-\*\.jsonl`\) or `--plan`\.\n\[usage\]/,
    );
    expect(await merged(['x'], { plan: fileOf('bad.json') })).toMatchObject({ exitCode: 2 });
    expect((await merged(['x'], { plan: fileOf('none') })).err).toContain('none: does not exist');
    const none = await merged([fileOf('none.jsonl')], {});
    expect([none.exitCode, none.err.split('\n')[0]]).toEqual([2, `${fileOf('none.jsonl')}: does not exist`]);
    mkdirSync(fileOf('folder'), { recursive: true });
    expect((await merged([fileOf('folder')], {})).err).toContain(
      'folder: the folder has no file that ends in .jsonl',
    );
  });

  it('is incomplete when every shard of the plan died', async () => {
    writeFileSync(fileOf('plan.json'), '{"include":[{"shard":"1/1","repositories":"acme/a\\nacme/b"}]}');
    expect(await merged([], { plan: fileOf('plan.json') })).toMatchObject({ exitCode: 3 });
  });

  it('says what changed since an earlier audit, by repository and by team', async () => {
    const [earlier, later] = [fileOf('earlier.json'), fileOf('later.json')];
    await audit(['acme/wrong', 'acme/empty']);
    expect((await merged([fileOf('shard.jsonl')], { report: earlier })).exitCode).toBe(3);
    await audit(['acme/wished', 'acme/empty']);
    const flags = { report: earlier, since: earlier };
    expect((await merged([fileOf('shard.jsonl')], { ...flags, report: later })).exitCode).toBe(1);
    const report = JSON.parse(readFileSync(later, 'utf8'));
    expect(report.changes.counts).toMatchObject({ new: 0, first: 2, fixed: 0 });
    expect(report.trend).toHaveLength(1);
    expect(report.teams.map((one: { team: string }) => one.team)).toEqual(['', '@acme/tools']);
    const again = { report: fileOf('again.json'), since: later, html: fileOf('again.html') };
    await merged([fileOf('shard.jsonl')], again);
    const second = JSON.parse(readFileSync(again.report, 'utf8'));
    expect(second.changes.counts).toMatchObject({ new: 0, still: 2, fixed: 0 });
    expect(second.trend).toHaveLength(2);
    const page = readFileSync(again.html, 'utf8');
    for (const id of ['changes', 'trend', 'teams', 'repositories']) expect(page).toContain(`id="${id}"`);
  });

  it('refuses an earlier report that is none, or of another kind', async () => {
    await audit(['acme/empty']);
    const since = async (file: string) => {
      const { exitCode, err } = await merged([fileOf('shard.jsonl')], { since: file });
      return [exitCode, err.split('\n')[0]];
    };
    expect(await since(fileOf('never.json'))).toEqual([
      2,
      `\`--since\` names ${fileOf('never.json')}, which does not exist.`,
    ]);
    writeFileSync(fileOf('other.json'), '{}');
    expect((await since(fileOf('other.json')))[1]).toContain('which is not a JSON report of Tagproof');
    const { context } = organization.context('audit', [organization.folder], { report: fileOf('one.json') });
    await auditCommand(context);
    expect((await since(fileOf('one.json')))[1]).toContain('which is the report of one repository');
    const compared = { report: fileOf('two.json'), since: fileOf('one.json') };
    const single = organization.context('audit', [organization.folder], compared);
    await auditCommand(single.context);
    const { changes, trend } = JSON.parse(readFileSync(compared.report, 'utf8'));
    expect([changes.counts.new, changes.counts.fixed, trend.length]).toEqual([0, 0, 1]);
    expect(single.out.join('\n')).toMatch(/^Since \d{4}-\d\d-\d\d: 0 new, 0 fixed, \d+ unchanged$/m);
  });

  it('sets the outputs of the step and writes its summary', async () => {
    await audit(['acme/wished', 'acme/empty']);
    const { context } = organization.context('merge', [fileOf('shard.jsonl')], {});
    for (const name of ['output', 'summary']) writeFileSync(fileOf(name), '');
    const files = { GITHUB_OUTPUT: fileOf('output'), GITHUB_STEP_SUMMARY: fileOf('summary') };
    const before = { ...process.env };
    Object.assign(process.env, files);
    const environment = { ...context.environment, ...files, GITHUB_ACTIONS: 'true' };
    try {
      expect(await merge({ ...context, environment })).toBe(1);
    } finally {
      process.env = before;
    }
    expect(readFileSync(fileOf('output'), 'utf8')).toMatch(/^verdict<<\S+\nfail\n/m);
    const summary = readFileSync(fileOf('summary'), 'utf8');
    expect(summary).toContain('Repositories that need attention (1)');
    expect(summary).toContain('acme/wished');
  });
});
