// `audit --json-lines`: standard output is the report of the shard, and nothing else is.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/organization/audit.js';
import { shardLineSchema } from '../../src/organization/merge/schema.js';
import { merge } from '../../src/organization/merge.js';
import { type Organization, shops, startOrganization } from './organization.js';

let organization: Organization;
beforeAll(async () => {
  organization = await startOrganization((emulator) => shops(emulator, 3));
});
afterAll(() => organization.close());

const names = ['acme/shop-000', 'acme/shop-001', 'acme/shop-002'];

describe('audit --json-lines', () => {
  it.each([
    { repositories: names, shard: '1/1' },
    { repositories: names.slice(0, 1), shard: undefined },
  ])('writes a line for each of $repositories to standard output', async ({ repositories, shard }) => {
    const flags = { repository: repositories.join('\n'), ...(shard === undefined ? {} : { shard }) };
    const { context, out, err } = organization.context('audit', [], flags, ['json-lines']);
    expect(await audit(context)).toBe(0);
    const [head, ...rows] = out.map((line) => shardLineSchema.parse(JSON.parse(line)));
    expect(head).toMatchObject({ document: 'shard', expected: [{ repositories }] });
    expect(rows.map((row) => 'repository' in row && row.repository)).toEqual(repositories);
    expect(err.at(-1)).toBe(`${repositories.length} of ${repositories.length} repositories`);
  });

  it('says how many git objects the cache had, which no report counts', async () => {
    const flags = { repository: names.join('\n'), cache: path.join(organization.folder, 'cache') };
    const said = async () => {
      const { context, err } = organization.context('audit', [], flags, ['json-lines']);
      expect(await audit(context)).toBe(0);
      return err.filter((line) => line.includes('git object'));
    };
    expect(await said()).toEqual([]);
    expect(await said()).toEqual([expect.stringMatching(/^\d+ git objects from the cache, /)]);
  });

  it('writes the lines that a file would have', async () => {
    const report = path.join(organization.folder, 'file.jsonl');
    const flags = { repository: names.join('\n'), shard: '1/1' };
    await audit(organization.context('audit', [], { ...flags, report }).context);
    const { context, out } = organization.context('audit', [], flags, ['json-lines']);
    await audit(context);
    // Which of the audits sends what they share depends on which comes first.
    const requests = /"requests":\{"total":(\d+)[^}]*\}/g;
    const timeless = (lines: readonly string[]) =>
      lines.map((line) =>
        line
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
          .replaceAll(/"\w+Ms":\d+/g, '')
          .replaceAll(requests, ''),
      );
    const sent = (lines: readonly string[]) =>
      lines
        .flatMap((line) => [...line.matchAll(requests)])
        .reduce((sum, [, total]) => sum + Number(total), 0);
    const written = readFileSync(report, 'utf8').trimEnd().split('\n');
    expect(timeless(out)).toEqual(timeless(written));
    expect(sent(out)).toBe(sent(written));
  });

  it.each([
    { flags: {}, says: '`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`.' },
    {
      flags: { repository: 'acme/a', report: 'x' },
      says: 'Set either `--json-lines` or `--report`, not both.',
    },
  ])('refuses $flags', async ({ flags, says }) => {
    const { context, out, err } = organization.context('audit', [], flags, ['json-lines']);
    expect(await audit(context)).toBe(2);
    expect(out).toEqual([]);
    expect(err.join('\n')).toContain(says);
  });
});

it('merges no empty folder, as a report of nothing could pass for one of everything', async () => {
  const empty = path.join(organization.folder, 'empty');
  mkdirSync(empty);
  const { context, err } = organization.context('merge', [empty], {});
  expect(await merge(context)).toBe(2);
  expect(err.join('\n')).toContain('empty: the folder has no file that ends in .jsonl');
});
