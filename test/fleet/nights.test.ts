// Two nights of an organization: what the second one asks, and that it says what an audit of everything would.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../src/cli/audit/index.js';
import { merge } from '../../src/cli/audit/merge.js';
import { plan } from '../../src/cli/audit/plan.js';
import { digestAt } from '../../src/emulator/seed.js';
import { decodeEntry, encodeEntry, fileOf as entryFile, hexDigest } from '../../src/history/cache/entry.js';
import type { Report } from '../../src/report/schema.js';
import { dayMs } from '../build.js';
import { type Organization, startOrganization } from './organization.js';

let organization: Organization;
const fileNamed = (digest: string) => entryFile({ kind: 'scans', name: digest });
const fileOf = (name: string) => path.join(organization.folder, name);

/** Six use one tag, two another; one has settings of its own, and a waiver that ends. */
beforeAll(async () => {
  organization = await startOrganization((emulator) => {
    const registry = new URL(emulator.address.registryUrl).host;
    const name = `${emulator.state.organization}/node`;
    const pinned = (tag: string, daysAgo = 0) =>
      `FROM ${registry}/${name}:${tag}@${digestAt(emulator.state, name, tag, Date.now() - daysAgo * dayMs)}\n`;
    const same = Array.from({ length: 6 }, (_, at) => ({
      name: `same-${at}`,
      files: { Dockerfile: pinned('20') },
    }));
    const soon = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
    return [
      ...same,
      // Long enough that its scan is worth being stored.
      { name: 'other', files: { Dockerfile: pinned('22') + '# a comment\n'.repeat(6000) } },
      { name: 'changing', files: { Dockerfile: pinned('20') } },
      {
        name: 'waived',
        files: {
          Dockerfile: `FROM ${registry}/${name}:20\n`,
          '.github/tagproof.yml': `max-age: 30d\nwaivers:\n  - check: unpinned\n    reason: until then\n    expires: ${soon}\n`,
        },
      },
    ];
  });
});
afterAll(async () => {
  expect(organization.server.violations).toEqual([]);
  await organization.close();
});

const rowsIn = (name: string) =>
  readFileSync(fileOf(`${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);

interface Night {
  readonly report: Report;
  readonly planned: readonly string[];
  readonly carried: readonly string[];
  readonly requests: { readonly github: number; readonly platform: number };
  /** The histories that were requested. */
  readonly asked: readonly string[];
  readonly says: string;
}

async function night(
  name: string,
  since?: string,
  more: Record<string, string> = {},
  full = false,
): Promise<Night> {
  const { server, emulator, context } = organization;
  const [github, platform] = [server.log.length, emulator.requests.length];
  const lastFlags: Record<string, string> =
    since === undefined
      ? {}
      : {
          since: fileOf(`${since}.jsonl`),
          output: fileOf(`${name}-carried.jsonl`),
          known: fileOf(`${name}-known.jsonl`),
        };
  const planning = context(
    'plan',
    ['acme'],
    { shards: '2', ...lastFlags, ...organization.platform },
    full ? ['full'] : [],
  );
  expect(await plan(planning.context)).toBe(0);
  const text = planning.out.join('');
  writeFileSync(fileOf(`${name}-plan.json`), text);
  const { include, carried = [] } = JSON.parse(text) as {
    include: { shard: string; repositories: string }[];
    carried?: string[];
  };
  const shards: string[] = since === undefined || full ? [] : [fileOf(`${name}-carried.jsonl`)];
  const known: Record<string, string> = since === undefined ? {} : { known: fileOf(`${name}-known.jsonl`) };
  for (const [index, { shard, repositories }] of include.entries()) {
    const report = fileOf(`${name}-${index}.jsonl`);
    const flags = { repository: repositories, shard, report, ...known, ...more };
    const { context: auditing } = context('audit', [], flags);
    await audit(auditing);
    shards.push(report);
  }
  const flags = {
    plan: fileOf(`${name}-plan.json`),
    report: fileOf(`${name}.json`),
    output: fileOf(`${name}.jsonl`),
  };
  await merge(context('merge', shards, flags).context);
  return {
    report: JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8')) as Report,
    planned: include.flatMap(({ repositories }) => repositories.split('\n')).sort(),
    carried: [...carried].sort(),
    requests: { github: server.log.length - github, platform: emulator.requests.length - platform },
    asked: emulator.requests
      .slice(platform)
      .flatMap(({ path: asked }) => (/\/history\//.test(asked) ? [asked.replace(/\?.*/, '')] : [])),
    says: planning.err.join('\n'),
  };
}

/** What does not depend on when and how it was learned. */
function verdictsOf({ repositories = [], findings, totals, verdict }: Report) {
  return {
    verdict,
    totals,
    findings: findings.map(({ message: _, images: __, ...rest }: Record<string, unknown>) => rest),
    repositories: repositories.map(({ shard: _, auditedAt: __, ...rest }) => rest),
  };
}

describe('the second night', () => {
  it('audits what has changed, and carries the rest with its age', { timeout: 300_000 }, async () => {
    const first = await night('one');
    expect(first.planned).toHaveLength(9);
    const quiet = await night('two', 'one');
    // The waiver ends soon, so its audit cannot be carried.
    expect(quiet.planned).toEqual(['acme/waived']);
    expect(quiet.carried).toHaveLength(8);
    expect(verdictsOf(quiet.report)).toEqual(verdictsOf(first.report));
    const ages = quiet.report.repositories?.map(({ auditedAt }) => auditedAt !== undefined);
    expect(ages?.filter(Boolean)).toHaveLength(8);

    organization.server.commitTo('changing', { Dockerfile: 'FROM scratch\n' });
    organization.moveTag('node', '22');
    const moved = await night('three', 'two');
    expect(moved.planned).toEqual(['acme/changing', 'acme/other', 'acme/waived']);
    expect(moved.says).toContain(
      '(planned: 1 that depend on dates, advisories or signatures, or were incomplete, 1 with new commits, 1 with tags that have changed or cannot be read)',
    );
    // What holds is copied as it was written, and marked once, however many nights carry it.
    const carriedFirst = rowsIn('two-carried').map((line) => line.replace(/,"carried":true\}$/, '}'));
    expect(rowsIn('one')).toEqual(expect.arrayContaining(carriedFirst));
    expect(rowsIn('two')).toEqual(expect.arrayContaining([...rowsIn('three-carried')]));
    expect(rowsIn('three-carried')).toHaveLength(6);
    expect(rowsIn('three-carried').every((line) => line.split('"carried":true').length === 2)).toBe(true);
    const whole = await night('whole', 'two', {}, true);
    expect(whole.planned).toHaveLength(9);
    expect(verdictsOf(moved.report)).toEqual(verdictsOf(whole.report));
  });

  it('asks only for the histories of tags that have moved', { timeout: 300_000 }, async () => {
    const cache = fileOf('cache');
    await night('cold', undefined, { cache });
    organization.moveTag('node', '22');
    // Other repositories use the tag that has not moved.
    organization.server.commitTo('changing', { Dockerfile: 'FROM alpine:3.20\n' });
    const moved = await night('warm', 'cold', { cache });
    expect(moved.planned).toEqual(['acme/changing', 'acme/other', 'acme/waived']);
    expect(moved.asked.map((one) => one.slice(one.lastIndexOf('/') + 1))).toEqual(['22']);
    const whole = await night('without', undefined, { cache: 'off' });
    expect(verdictsOf(moved.report)).toEqual(verdictsOf(whole.report));
    const lost = await night('lost-cache', 'warm', { cache: fileOf('another-cache') });
    expect(lost.asked.length).toBeGreaterThan(0);
    expect(verdictsOf(lost.report)).toEqual(verdictsOf(whole.report));
  });

  it('believes a stored scan only if the last night names it', { timeout: 300_000 }, async () => {
    const cache = fileOf('cache-of-scans');
    await night('scanned', undefined, { cache });
    organization.moveTag('node', '22');
    const { scans } = JSON.parse(rowsIn('scanned').find((row) => row.includes('"acme/other"')) ?? '');
    const stored = await decodeEntry(readFileSync(path.join(cache, fileNamed(scans))));
    // As somebody would write it who wants to hide every image.
    const text = stored?.entry.text.replaceAll(/(?<=\n\S+ )\{.*/g, '-') ?? '';
    const forged = fileNamed(hexDigest(text));
    mkdirSync(path.dirname(path.join(cache, forged)), { recursive: true });
    const entry = await encodeEntry({ kind: 'scans', name: hexDigest(text) }, { text, at: 0 });
    writeFileSync(path.join(cache, forged), entry ?? '');
    const inOther = ({ report }: Night) => report.references.filter(({ origin }) => origin === 'acme/other');
    const second = await night('unnamed', 'scanned', { cache });
    expect(second.planned).toContain('acme/other');
    expect(inOther(second)).toHaveLength(1);
    // The results of the last night are not in the cache: whoever can write them needs no forged scan.
    const rows = readFileSync(fileOf('scanned.jsonl'), 'utf8').replaceAll(scans, hexDigest(text));
    writeFileSync(fileOf('naming.jsonl'), rows);
    expect(inOther(await night('named', 'naming', { cache }))).toEqual([]);
    expect(inOther(await night('named-without', 'naming', { cache: 'off' }))).toHaveLength(1);
    expect(inOther(await night('named-full', 'naming', { cache }, true))).toHaveLength(1);
  });

  it('is incomplete if the rest was audited with other settings', { timeout: 300_000 }, async () => {
    await night('base');
    const other = await night('stricter', 'base', { 'max-age': '1d' });
    expect(other.report.verdict).toBe('incomplete');
    expect(other.report.incomplete.map(({ message }) => message).join()).toContain('--full');
  });

  it('audits everything again after an upgrade', async () => {
    const rows = readFileSync(fileOf('one.jsonl'), 'utf8').replaceAll(
      /("name":"tagproof","version":")[^"]+/g,
      '$10.0.1',
    );
    writeFileSync(fileOf('earlier.jsonl'), rows);
    const flags = { since: fileOf('earlier.jsonl'), output: fileOf('earlier-carried.jsonl') };
    const { context, out, err } = organization.context('plan', ['acme'], {
      ...flags,
      ...organization.platform,
    });
    expect(await plan(context)).toBe(0);
    expect(Object.keys(JSON.parse(out.join('')))).toEqual(['include', 'plannedAt']);
    expect(err.join('')).toContain('(planned: 9 after an upgrade of Tagproof)');
  });

  it('is not planned from results with a damaged row', async () => {
    const text = readFileSync(fileOf('one.jsonl'), 'utf8');
    const lines = text.split('\n');
    const row = lines.findIndex((line) => line.startsWith('{"repository":"acme/same-3"'));
    const damaged = lines.map((line, at) =>
      at === row ? line.replace('"verdict":"pass"', '"verdict":"fine"') : line,
    );
    writeFileSync(fileOf('damaged.jsonl'), damaged.join('\n'));
    const flags = { since: fileOf('damaged.jsonl'), output: fileOf('damaged-carried.jsonl') };
    const { context, err } = organization.context('plan', ['acme'], { ...flags, ...organization.platform });
    expect(await plan(context)).toBe(2);
    expect(err.join('')).toContain(
      `damaged.jsonl:${row + 1}: is not a line of a shard's report at report.verdict`,
    );
  });

  it('does not take the audit of an earlier night for one that this night has not made', async () => {
    const { context } = organization;
    const plannedAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const repositories = 'acme/other\nacme/waived';
    writeFileSync(
      fileOf('later.json'),
      JSON.stringify({ include: [{ shard: '1/1', repositories }], plannedAt }),
    );
    const merged = async (...files: readonly string[]) => {
      const flags = { plan: fileOf('later.json'), report: fileOf('later-report.json') };
      const { context: merging, err } = context('merge', files.map(fileOf), flags);
      const exitCode = await merge(merging);
      const { repositories: found } = JSON.parse(readFileSync(fileOf('later-report.json'), 'utf8')) as Report;
      return { exitCode, err: err.join('\n'), missing: found?.filter(({ missing }) => missing).length };
    };
    const { exitCode, err, missing } = await merged('one-0.jsonl');
    expect([exitCode, missing]).toEqual([3, 2]);
    expect(err).toContain('left out, because they were made before the plan: ');
    const failed = { cause: 'timeout', subject: 'acme/other', message: 'no answer' };
    const tonight = [
      { schemaVersion: 1, document: 'shard', expected: [] },
      { repository: 'acme/other', failed },
    ];
    writeFileSync(fileOf('tonight.jsonl'), `${tonight.map((line) => JSON.stringify(line)).join('\n')}\n`);
    expect((await merged('one-0.jsonl', 'tonight.jsonl')).exitCode).toBe(3);
    expect(readFileSync(fileOf('later-report.json'), 'utf8')).toContain('no answer');
  });

  it('is not written over what it is read from', async () => {
    const before = readFileSync(fileOf('one.jsonl'), 'utf8');
    const merging = organization.context('merge', [fileOf('one.jsonl')], {
      output: fileOf(`../${path.basename(organization.folder)}/one.jsonl`),
    });
    expect(await merge(merging.context)).toBe(2);
    expect(merging.err.join('')).toContain('`--output` is ');
    const flags = { since: fileOf('one.jsonl'), output: fileOf('one.jsonl'), known: fileOf('one.jsonl') };
    const planning = organization.context('plan', ['acme'], { ...flags, ...organization.platform });
    expect(await plan(planning.context)).toBe(2);
    expect(planning.err.join('\n')).toContain('`--known` is the file of `--since`. Name another file.');
    expect(readFileSync(fileOf('one.jsonl'), 'utf8')).toBe(before);
  });

  it('is incomplete if the file of the rest is lost', async () => {
    const { context } = organization;
    const flags = { plan: fileOf('two-plan.json'), report: fileOf('lost.json') };
    expect(await merge(context('merge', [fileOf('two-0.jsonl')], flags).context)).toBe(3);
    const { repositories } = JSON.parse(readFileSync(fileOf('lost.json'), 'utf8')) as Report;
    expect(repositories?.filter(({ missing }) => missing)).toHaveLength(8);
  });
});
