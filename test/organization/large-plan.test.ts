// A plan of 20,000 repositories: what is written fits where it is written to, and each shard finds its repositories.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/command/context.js';
import type { Transport } from '../../src/model/run/http.js';
import { audit } from '../../src/organization/audit.js';
import { planSchema } from '../../src/organization/merge/schema.js';
import { plannedIn } from '../../src/organization/plan/known-file.js';
import { plan } from '../../src/organization/plan.js';
import { temporaryFolder } from '../e2e/workflow.js';

/** As long as names of repositories in organizations of this size are, and longer. */
const nameOf = (index: number) => `platform-team-service-with-a-long-name-${String(index).padStart(5, '0')}`;

/** The API of a host on which `acme-corporation` has this many repositories. */
function listing(count: number) {
  const pages: number[] = [];
  const send: Transport = async ({ url }) => {
    const { searchParams } = new URL(url);
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
    pages.push(page);
    const first = (page - 1) * size;
    const items = Array.from({ length: Math.min(size, count - first) }, (_, index) => ({
      full_name: `acme-corporation/${nameOf(first + index)}`,
      size: 10 + ((index * 37) % 500),
    }));
    const next = `<${url}&next>; rel="next"`;
    return {
      status: 200,
      headers: first + size < count ? { link: next } : ({} as Record<string, string>),
      body: JSON.stringify(items),
    };
  };
  return { pages, send };
}

function contextOf(command: string, operands: readonly string[], flags: Record<string, string>) {
  const [out, err]: [string[], string[]] = [[], []];
  return {
    out,
    err,
    context: {
      invocation: {
        command,
        operands,
        flags: new Map(Object.entries(flags)),
        switches: new Set<string>(),
        ...{ json: false, noColour: true, help: false },
      },
      environment: { GITHUB_TOKEN: 'token' },
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      colour: false,
    } satisfies Context,
  };
}

/** Plans so many repositories as a step of a workflow does. */
async function planned(count: number, shards: string) {
  const { pages, send } = listing(count);
  const { context, out, err } = contextOf('plan', ['acme-corporation'], { shards });
  const output = path.join(temporaryFolder(), 'output');
  writeFileSync(output, '');
  const before = process.env.GITHUB_OUTPUT;
  process.env.GITHUB_OUTPUT = output;
  try {
    const environment = { ...context.environment, GITHUB_OUTPUT: output, GITHUB_ACTIONS: 'true' };
    const exitCode = await plan({ ...context, environment, network: { send } });
    const written = readFileSync(output, 'utf8');
    return { exitCode, pages, out: out.join(''), err: err.join('\n'), written };
  } finally {
    if (before === undefined) delete process.env.GITHUB_OUTPUT;
    else process.env.GITHUB_OUTPUT = before;
  }
}

const matrixIn = (written: string) => JSON.parse(/^matrix<<\S+\n(.*)\n/m.exec(written)?.[1] ?? '');
/** UTF-16, as the runner counts: https://docs.github.com/actions/reference/limits */
const outputLimitBytes = 1_000_000;

describe('20,000 repositories', () => {
  it('are in 64 shards; the outputs of the job stay below their limit, and the plan has all of them', async () => {
    const { exitCode, pages, out, err, written } = await planned(20_000, '64');
    expect([exitCode, err]).toEqual([0, '20,000 repositories in 64 shards']);
    expect(pages).toHaveLength(200);
    expect(out.length, 'this many would not fit into the output').toBeGreaterThan(outputLimitBytes);
    expect(2 * written.length).toBeLessThan(outputLimitBytes / 50);
    expect(matrixIn(written).include.slice(0, 2)).toEqual([{ shard: '1/64' }, { shard: '2/64' }]);
    expect(written).toMatch(/^repositories<<\S+\n20000\n/m);

    const file = path.join(temporaryFolder(), 'plan.json');
    writeFileSync(file, out);
    const shards = planSchema.parse(JSON.parse(out)).include;
    const names = new Set<string>();
    for (const { shard } of shards) {
      const found = await plannedIn(file, shard);
      if ('issue' in found) throw new Error(found.issue);
      expect(found.names.length).toBeGreaterThan(250);
      for (const name of found.names) names.add(name);
    }
    expect(names.size).toBe(20_000);
  });

  it('are in the output as long as they fit', async () => {
    const { written, out } = await planned(5000, '64');
    expect(matrixIn(written)).toEqual(JSON.parse(out));
    expect(2 * written.length).toBeLessThan(outputLimitBytes);
  });
});

it('an organization of more than are listed is refused, with what to do', async () => {
  const { exitCode, pages, err, out, written } = await planned(25_001, '64');
  expect([exitCode, pages.length, out, written]).toEqual([3, 250, '', '']);
  expect(err).toContain(
    'Repositories of acme-corporation: the list has more than 25000 items. Plan them in parts with `tagproof plan --list FILE`',
  );
});

describe('audit --plan', () => {
  const file = path.join(temporaryFolder(), 'plan.json');
  writeFileSync(file, '{"include":[{"shard":"1/1","repositories":"acme/a\\nacme/b"}],"carried":["acme/c"]}');
  const refused = async (flags: Record<string, string>) => {
    const { context, err } = contextOf('audit', [], flags);
    return [await audit(context), err.join('\n').split('\n')[0]];
  };

  it('takes the repositories of its shard, and not those that were carried over', async () => {
    expect(await plannedIn(file, '1/1')).toEqual({ names: ['acme/a', 'acme/b'] });
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a shard', { plan: file }, '`--plan` requires `--shard`.'],
    [
      'with repositories',
      { plan: file, shard: '1/1', repository: 'acme/a' },
      'Set either `--repository` or `--plan`, not both.',
    ],
    ['with a shard that it does not have', { plan: file, shard: '2/2' }, `${file}: has no shard 2/2`],
    ['that is not there', { plan: `${file}.no`, shard: '1/1' }, `${file}.no: does not exist`],
  ])('is refused %s', async (_, flags, message) => {
    expect(await refused(flags)).toEqual([2, message]);
  });

  it('no list of repositories is not a folder: a matrix that only has the shards is refused', async () => {
    const [exitCode, message] = await refused({ shard: '1/64', repository: '' });
    expect([exitCode, message]).toEqual([
      2,
      '`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`.',
    ]);
  });
});
