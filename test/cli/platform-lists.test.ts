// `images` and `tag`: what the platform's lists say of the tags of an organization, and where these are used.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { load } from '../e2e/load.js';

let stage: Stage;
afterEach(() => stage.close());

async function open(files?: Readonly<Record<string, string>>, change?: (state: Stage['state']) => void) {
  stage = await createStage(load, { ...(files && { files }), ...(change && { change }) });
}

async function run(line: string, options?: { readonly width: number }) {
  const { group } = stage.emulator.address;
  const environment = { ...stage.person, TAGPROOF_PLATFORM: 'chainguard', TAGPROOF_GROUP: group };
  return runLine(load, stage, `tagproof ${line}`, environment, options);
}

interface Listed {
  readonly image: string;
  readonly usedBy: readonly { readonly repository?: string; readonly file: string; readonly line: number }[];
}

/** The places of each tag that has one. */
async function usesBy(line: string) {
  const { out, code, text } = await run(`${line} --json`);
  const { tags } = JSON.parse(out) as { readonly tags: readonly Listed[] };
  const used = tags.flatMap(({ image, usedBy }) =>
    usedBy.length === 0
      ? []
      : [[image.replace('cgr.dev/acme/', ''), usedBy.map(({ file, line: at }) => `${file}:${at}`)] as const],
  );
  return { code, text, uses: Object.fromEntries(used) as Readonly<Record<string, readonly string[]>> };
}

const digestOf = (name: string, tag: string) =>
  stage.state.repos
    .find((repo) => repo.name === name)
    ?.tags.find((one) => one.name === tag)
    ?.history.at(-1)?.digest ?? '';

it('lists every tag with its age, last move, end of life, successor and use, in 80 and 200 columns', async () => {
  await open();
  for (const width of [80, 200]) {
    const { code, out } = await run('images', { width });
    const lines = out.split('\n');
    expect([code, lines.at(-1), lines[0]?.split(/ {2,}/)]).toEqual([
      0,
      '16 tags',
      ['IMAGE', 'AGE', 'MOVED', 'END OF LIFE', 'SUCCESSOR', 'USED BY'],
    ]);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(width);
    expect(lines.find((text) => text.startsWith('node:20 '))?.split(/ {2,}/)).toEqual([
      'node:20',
      '200d',
      '3d',
      '-',
      '-',
      'Dockerfile:1',
    ]);
    expect(out).toMatch(/node:18 +400d +300d +ended \d{4}-\d\d-\d\d +20 or 22 +-\n/);
  }
});

it('counts a use by the implied tag, through a mirror, in a file that the policy leaves out, and by a digest alone', async () => {
  await open();
  const write = (file: string, text: string) => writeFileSync(path.join(stage.root, file), text);
  write(
    'tagproof.yml',
    'exclude: ["Dockerfile*"]\nregistries: { mirror.example.com/hardened: cgr.dev/acme }\n',
  );
  write('Dockerfile.implied', 'FROM cgr.dev/acme/nginx\n');
  write('Dockerfile.mirror', 'FROM mirror.example.com/hardened/redis:7\n');
  write('Dockerfile.digest', `FROM cgr.dev/acme/python@${digestOf('python', '3.12-dev')}\n`);
  write('Dockerfile.old', `FROM cgr.dev/acme/postgres@sha256:${'0'.repeat(64)}\n`);
  const { code, uses } = await usesBy('images --config tagproof.yml');
  expect([code, uses]).toEqual([
    0,
    {
      'nginx:latest': ['Dockerfile.implied:1'],
      'node:20': ['Dockerfile:1'],
      'postgres:16': ['Dockerfile.old:1'],
      'postgres:17': ['Dockerfile.old:1'],
      'python:3.12-dev': ['Dockerfile.digest:1'],
      'redis:7': ['Dockerfile.mirror:1'],
    },
  ]);
});

it('lists what nobody uses, and says which references may be a use', async () => {
  await open({ Dockerfile: 'ARG BASE\nFROM cgr.dev/acme/node:20 AS one\nFROM $BASE\n' });
  const { code, out, text } = await run('images --unused --image node');
  expect([code, out.match(/^node:\S+/gm)]).toEqual([
    0,
    ['node:18', 'node:18-dev', 'node:20-dev', 'node:22', 'node:22-dev', 'node:latest'],
  ]);
  expect(text).toContain('No use was found of 6 tags, but 1 reference could not be resolved and may be one');
});

it('takes the uses of audited repositories, and is incomplete without one of them', async () => {
  await open();
  const place = { file: 'compose.yaml', line: 4, column: 1, endLine: 4, endColumn: 2 };
  const image = { kind: 'image', raw: 'x', registry: 'cgr.dev', repository: 'acme/redis', tag: '7' };
  const report = {
    ...{ schemaVersion: 1, tool: { name: 'tagproof', version: '0' }, mode: 'audit', verdict: 'pass' },
    ...{ startedAt: '2026-11-01T00:00:00.000Z', asOf: '2026-11-01T00:00:00.000Z', findings: [] },
    ...{ advisories: [], incomplete: [], settings: [], waivers: [], edits: [] },
    requests: { total: 0, retried: 0 },
    references: [{ ...image, ...place }],
  };
  const head = {
    schemaVersion: 1,
    document: 'shard',
    expected: [{ repositories: ['acme/shop', 'acme/web'] }],
  };
  const file = path.join(stage.root, 'night.jsonl');
  const write = (...rows: object[]) =>
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

  write(
    head,
    { repository: 'acme/shop', report },
    { repository: 'acme/web', report: { ...report, references: [] } },
  );
  const whole = await usesBy(`images --used-in ${file}`);
  const cells = (await run(`images --used-in ${file} --csv --image redis`)).out;
  expect(cells).toContain('"acme/shop:compose.yaml:4"');
  expect([whole.code, whole.uses['redis:7']]).toEqual([0, ['compose.yaml:4']]);

  write(head, { repository: 'acme/shop', report });
  const part = await usesBy(`images --used-in ${file}`);
  expect(part.code).toBe(3);
  expect(part.text).toContain('has no complete audit of 1 repository: acme/web [unreadable-file]');

  const unread = { cause: 'unreadable-file', subject: 'x', message: 'too large' };
  write(
    head,
    { repository: 'acme/shop', report: { ...report, incomplete: [unread] } },
    { repository: 'acme/web', report },
  );
  expect((await run(`images --used-in ${file}`)).text).toContain('audit of 1 repository: acme/shop');

  const failed = { cause: 'timeout', subject: 'x', message: 'no answer' };
  write({ ...head, expected: [] }, { repository: 'acme/web', failed });
  expect((await run(`images --used-in ${file}`)).text).toContain('audit of 1 repository: acme/web');

  writeFileSync(file, '{}\n');
  expect(await run(`images --used-in ${file}`)).toMatchObject({
    code: 2,
    text: expect.stringContaining('night.jsonl:1: is not the first line'),
  });
});

it('is incomplete when a file of the checkout cannot be read', async () => {
  await open({ Dockerfile: 'FROM $BASE\n' });
  expect(await run('images')).toMatchObject({
    code: 3,
    text: expect.stringContaining('1 place in . could not be read'),
  });
});

it('leaves the order to the platform, and prints CSV', async () => {
  await open();
  const { code, out } = await run("images --order 'moved desc' --csv");
  const rows = out.split('\r\n');
  expect([code, rows[0], rows.length]).toEqual([
    0,
    '"image","uid","digest","created","moved","deprecated","endOfLife","successor","usedBy"',
    17,
  ]);
  const moved = rows.slice(1).map((row) => row.split(',')[4] ?? '');
  expect(moved).toEqual(moved.toSorted().reverse());
  const asked = stage.emulator.requests.filter(({ path: at }) => at.includes('/v2/tags'));
  expect(asked.map(({ path: at }) => new URL(at, 'https://x').searchParams.get('order_by'))).toEqual(
    asked.map(() => 'updateTime desc'),
  );
});

it.each([
  ['images --json --csv', '`--json` and `--csv` cannot be set together.'],
  ['images --order size', '`--order` is `size`, but must be one of name, created, moved, ended'],
  ["images --order 'name up'", '`--order` is `name up`, but must be'],
  ['identity list --json --csv', 'cannot be set together'],
])('refuses %s', async (line, message) => {
  await open();
  expect(await run(line)).toMatchObject({ code: 2, text: expect.stringContaining(message) });
});

it('shows how many vulnerabilities a tag had over time', async () => {
  await open();
  const counts = (date: string, high: number) => ({
    ...{ repo: 'r', tag: '20', date },
    vulnCounts: [
      { severity: 'HIGH', count: high },
      { severity: 'LOW', count: 2 },
    ],
  });
  const items = [counts('2026-11-20T00:00:00Z', 0), counts('2026-11-01T00:00:00Z', 5)];
  const { send } = stage.network;
  const asked: URLSearchParams[] = [];
  const counting: typeof send = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/vuln_reports/counts')) return send(request);
    asked.push(searchParams);
    return { status: 200, headers: {}, body: JSON.stringify({ items }) };
  };
  stage = { ...stage, network: { send: counting } };
  const { out } = await run('tag node:20');
  expect(out).toMatch(/\nvulnerabilities +2026-11-01: 7 \(5 HIGH, 2 LOW\)\n +2026-11-20: 2 \(2 LOW\)\n/);
  expect(asked.map((query) => query.get('tag'))).toEqual(['20']);
  expect(Date.now() - Date.parse(asked[0]?.get('from') ?? '')).toBeGreaterThan(89 * 86_400_000);
});

it('shows what is known of a tag', async () => {
  const readme = Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n');
  await open(undefined, ({ repos }) => {
    const node = repos.find(({ name }) => name === 'node');
    if (node === undefined) throw new Error('there is no node');
    node.readme = readme;
    const [latest, dev] = ['latest', '20-dev'].map((name) => node.tags.find((tag) => tag.name === name));
    const held = node.indexes.find(({ digest }) => digest === dev?.history.at(-1)?.digest);
    for (const one of held?.manifests ?? []) one.size = one.architecture === 'amd64' ? 97_531 : 0;
    if (latest !== undefined && dev !== undefined) latest.history = dev.history;
  });
  const { code, out } = await run('tag cgr.dev/acme/node:20-dev', { width: 80 });
  expect(code).toBe(0);
  expect(out).toContain(`digest           ${digestOf('node', '20-dev')}`);
  expect(out).toMatch(/same digest +latest\nplatforms +amd64 98 kB, arm64\n/);
  expect(out).toContain('line 11\n… (`--json` has all of it)');
  expect(JSON.parse((await run('tag node:20-dev --json')).out)).toMatchObject({
    image: 'cgr.dev/acme/node',
    tag: '20-dev',
    platforms: [{ architecture: 'amd64', size: 97_531 }, { architecture: 'arm64' }],
    readme,
    sameDigest: ['latest'],
    deprecated: false,
  });
  expect(await run('tag node:21')).toMatchObject({
    code: 3,
    text: expect.stringContaining('The organization has no tag node:21'),
  });
});
