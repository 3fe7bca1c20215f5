// Many repositories in eight shards: plan, audit and merge, each command as a job of the matrix runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/organization/audit.js';
import { planSchema, shardLineSchema } from '../../src/organization/merge/schema.js';
import { merge } from '../../src/organization/merge.js';
import { plan } from '../../src/organization/plan.js';
import { type Report, reportSchema } from '../../src/report/schema/schema.js';
import { amount } from '../sample.js';
import { type Organization, shops, startOrganization } from './organization.js';

const many = amount(30, 200);
let organization: Organization;
let matrix: ReturnType<typeof planSchema.parse>;

beforeAll(async () => {
  organization = await startOrganization((emulator) => [
    ...shops(emulator, many),
    { name: 'attic', files: { Dockerfile: 'FROM scratch\n' }, archived: true },
    { name: 'borrowed', files: { Dockerfile: 'FROM scratch\n' }, fork: true },
  ]);
});
afterAll(async () => {
  expect(organization.server.violations).toEqual([]);
  await organization.close();
});

const fileOf = (name: string) => path.join(organization.folder, name);
const shardFile = (index: number) => fileOf(`shard-${index}.jsonl`);

async function merged(operands: readonly string[], flags: Record<string, string>) {
  const report = fileOf('merged.json');
  const { context, err } = organization.context('merge', operands, { report, ...flags });
  const exitCode = await merge(context);
  const text = readFileSync(report, 'utf8');
  return { exitCode, report: reportSchema.strict().parse(JSON.parse(text)) as Report, text, err };
}

describe('an organization', () => {
  it('is planned in eight shards of about equal work, each repository once', async () => {
    const { context, out, err } = organization.context('plan', ['acme'], { shards: '8' });
    expect(await plan(context)).toBe(0);
    expect(err.join('\n')).toBe(`${many} repositories in 8 shards; left out: 1 archived, 1 fork`);
    matrix = planSchema.parse(JSON.parse(out.join('')));
    writeFileSync(fileOf('plan.json'), out.join(''));
    const names = matrix.include.flatMap(({ repositories }) => repositories.split('\n'));
    expect(matrix.include.map(({ shard }) => shard)).toEqual(
      Array.from({ length: 8 }, (_, index) => `${index + 1}/8`),
    );
    expect(new Set(names).size).toBe(many);
    expect(names).toHaveLength(many);
  });

  it('is audited shard by shard', { timeout: 300_000 }, async () => {
    for (const [index, { shard, repositories }] of matrix.include.entries()) {
      const flags = { repository: repositories, shard, report: shardFile(index) };
      const { context, err } = organization.context('audit', [], flags);
      expect([await audit(context), err.filter((line) => !line.includes(' pass: '))]).toEqual([0, []]);
      const lines = readFileSync(shardFile(index), 'utf8').trimEnd().split('\n');
      expect(lines).toHaveLength(repositories.split('\n').length + 1);
      for (const line of lines) expect(shardLineSchema.safeParse(JSON.parse(line)).error).toBeUndefined();
    }
  });

  it('is merged into one report whose numbers are those of all', async () => {
    const files = matrix.include.map((_, index) => shardFile(index));
    const flags = { plan: fileOf('plan.json'), html: fileOf('merged.html'), output: fileOf('all.jsonl') };
    const { exitCode, report } = await merged(files, flags);
    const stale = count((index) => index % 11 !== 0 && index % 5 === 0);
    const loose = count((index) => index % 11 !== 0 && index % 5 !== 0 && index % 7 === 0);
    expect([exitCode, report.verdict]).toEqual([0, 'pass']);
    expect(report.totals).toMatchObject({
      findings: stale + loose,
      byCheck: { 'stale-digest': stale, unpinned: loose },
      references: count((index) => index % 11 !== 0),
      unknown: 0,
    });
    expect(report.repositories).toHaveLength(many);
    expect(new Set(report.findings.map(({ origin }) => origin)).size).toBe(stale + loose);
    expect(report.repositories?.[0]).toMatchObject({ findings: 1, server: 'https://github.example' });
    const html = readFileSync(fileOf('merged.html'), 'utf8');
    const [worst] = report.findings;
    expect(html).toContain(`${worst?.origin}/blob/`);
    expect(html).toContain(`${many} repositories`);
    const pinnable = report.repositories?.reduce((sum, one) => sum + (one.pinnable ?? 0), 0);
    expect(pinnable, 'the same line of other repositories is another line').toBe(stale + loose);
  });

  it('gives the same result in any order, and if parts have been merged before', async () => {
    const files = matrix.include.map((_, index) => shardFile(index));
    const whole = await merged(files, {});
    const backwards = await merged([...files].reverse(), {});
    await merged(files.slice(3), { output: fileOf('part.jsonl') });
    const grouped = await merged([fileOf('part.jsonl'), ...files.slice(0, 4)], {});
    expect(backwards.text).toBe(whole.text);
    expect(grouped.text).toBe(whole.text);
  });

  it('is incomplete without one shard, and names the shard and its repositories', async () => {
    const files = matrix.include.map((_, index) => shardFile(index)).filter((_, index) => index !== 2);
    const { exitCode, report } = await merged(files, { plan: fileOf('plan.json') });
    const lost = matrix.include[2]?.repositories.split('\n') ?? [];
    expect([exitCode, report.verdict]).toEqual([3, 'incomplete']);
    expect(report.totals?.unknown).toBe(lost.length + 1);
    const [first, ...others] = report.incomplete;
    expect(first).toMatchObject({ cause: 'no-report', subject: 'shard 3/8' });
    expect(first?.message).toContain(lost[0]);
    expect(others.map(({ subject }) => subject)).toEqual(lost);
    expect(report.repositories?.slice(0, lost.length)).toEqual(
      lost.map((origin) => expect.objectContaining({ origin, missing: true, shard: '3/8' })),
    );
    expect(report.repositories).toHaveLength(many);
    const warned = await merged(files, { plan: fileOf('plan.json'), 'on-incomplete': 'warn' });
    expect([warned.exitCode, warned.report.verdict]).toEqual([0, 'incomplete']);
  });

  it('is incomplete when a shard was stopped half-way, with a plan or without', async () => {
    const text = readFileSync(shardFile(4), 'utf8');
    const lines = text.split('\n');
    const cut = fileOf('cut.jsonl');
    writeFileSync(cut, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 50)}`);
    const { exitCode, report } = await merged([cut], {});
    expect([exitCode, report.verdict]).toEqual([3, 'incomplete']);
    const expected = matrix.include[4]?.repositories.split('\n') ?? [];
    const others = `shards of ${matrix.include.length}`;
    expect(report.incomplete.map(({ subject }) => subject)).toEqual([others, ...expected.slice(2)]);
  });
});

function count(matches: (index: number) => boolean): number {
  return Array.from({ length: many }, (_, index) => index).filter(matches).length;
}
