// The action, spawned from the committed dist as a runner would, against the emulated platform.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import { image } from '../registry/oci-registry.js';
import { type ServedRegistry, serveOci } from '../registry/serve-oci.js';
import { actionNode, oidcEnvironment, platformInputs, runAction, temporaryFolder } from './workflow.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let elsewhere: ServedRegistry;
beforeAll(async () => {
  emulator = await startEmulator();
  elsewhere = await serveOci();
  elsewhere.push('other/app:1', image('app'));
});
afterAll(() => Promise.all([emulator.close(), elsewhere.close()]));

/** One reference of each kind that the contract knows. */
function everyKind() {
  const registry = new URL(emulator.address.registryUrl).host;
  const at = (name: string, tag: string, daysAgo: number) =>
    `${registry}/acme/${name}:${tag}@${digestAt(emulator.state, `acme/${name}`, tag, Date.now() - daysAgo * dayMs)}`;
  const foreign = digestAt(emulator.state, 'acme/nginx', 'latest', Date.now());
  const lines = [
    'ARG NOTHING',
    `FROM ${at('node', '20', 0)} AS current`,
    `FROM ${at('python', '3.12', 1.5)} AS yesterday`,
    `FROM ${at('python', '3.12', 45)} AS superseded`,
    `FROM ${registry}/acme/redis:7@${foreign} AS foreign`,
    `FROM ${registry}/acme/postgres:16 AS unpinned`,
    `FROM ${at('node', '18', 0)} AS deprecated`,
    'FROM $NOTHING AS variable',
    `FROM ${registry}/acme/node:99@${foreign} AS missing`,
    `FROM ${registry}/acme/nowhere:1@${foreign} AS nowhere`,
    `FROM ${elsewhere.host}/other/app:1 AS elsewhere`,
  ];
  return `${lines.join('\n')}\n`;
}

const expected = [
  ['conflicting-pins', 3],
  ['stale-digest', 4],
  ['conflicting-pins', 4],
  ['digest-not-in-history', 5],
  ['unpinned', 6],
  ['deprecated-tag', 7],
  ['opaque-reference', 8],
  ['missing-tag', 9],
  ['missing-tag', 10],
  ['unpinned', 11],
  ['advisory', undefined],
];

const skipped = actionNode === undefined ? ' — SKIPPED: TAGPROOF_ACTION_NODE is not set to that Node' : '';

it.skipIf(actionNode === undefined)(
  `the action runs on the Node that action.yml names${skipped}`,
  async () => {
    const using = /using: node(\d+)/.exec(readFileSync('action.yml', 'utf8'))?.[1];
    const version = spawnSync(actionNode ?? '', ['--version']).stdout.toString();
    expect(version).toMatch(new RegExp(`^v${using}\\.`));
    const step = await runAction(temporaryFolder(), platformInputs(emulator), oidcEnvironment(emulator));
    expect([step.code, step.outputs.verdict]).toEqual([0, 'pass']);
  },
);

describe('verify', () => {
  it('finds each kind of problem at its exact place, and fails the step', async () => {
    const checkout = temporaryFolder({ Dockerfile: everyKind() });
    const step = await runAction(
      checkout,
      { ...platformInputs(emulator), artifacts: 'openssl\nzlib' },
      oidcEnvironment(emulator),
    );
    expect(step.report?.incomplete).toEqual([]);
    expect(step.report?.findings.map(({ check, line }) => [check, line])).toEqual(expected);
    expect(step.code).toBe(1);
    expect(step.outputs).toMatchObject({
      verdict: 'fail',
      'exit-code': '1',
      references: '10',
      findings: '11',
    });
    expect(JSON.parse(step.outputs.counts ?? '')).toMatchObject({
      unpinned: 2,
      'missing-tag': 2,
      advisory: 1,
    });
    expect(reportSchema.strict().safeParse(step.report).error).toBeUndefined();
    expect(step.report?.references.map(({ fact }) => fact?.status)).toEqual([
      'current',
      'superseded',
      'superseded',
      'not-in-history',
      'unpinned',
      'current',
      undefined,
      'missing',
      'missing',
      'unpinned',
    ]);
    const text = everyKind().split('\n');
    for (const { line, column, endColumn, raw } of step.report?.references ?? []) {
      expect(text[line - 1]?.slice(column - 1, endColumn - 1)).toBe(raw);
    }
    expect(step.stdout).toMatch(
      /^::error title=tagproof%3A unpinned,file=Dockerfile,line=6,endLine=6,col=6,endColumn=\d+::/m,
    );
    expect(step.summary).toContain('❌');
    expect(step.outputs.verdict).toBe('fail');
  });

  it('shows no token anywhere but in the masking command, and masks each before it is used', async () => {
    const checkout = temporaryFolder({ Dockerfile: everyKind() });
    const step = await runAction(checkout, platformInputs(emulator), oidcEnvironment(emulator));
    const masks = step.stdout.split('\n').filter((line) => line.startsWith('::add-mask::'));
    const shown = step.everything
      .split('\n')
      .filter((line) => !line.startsWith('::add-mask::'))
      .join('\n');
    expect(emulator.tokens.length).toBeGreaterThan(4);
    for (const token of emulator.tokens) expect(shown).not.toContain(token);
    expect(masks.length).toBeGreaterThanOrEqual(3);
    const minted = masks.map((line) => line.slice('::add-mask::'.length));
    for (const mask of minted) expect(emulator.tokens).toContain(mask);
  });

  it('passes on a repository that is in order', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const digest = digestAt(emulator.state, 'acme/node', '22', Date.now());
    const checkout = temporaryFolder({ Dockerfile: `FROM ${registry}/acme/node:22@${digest}\n` });
    const step = await runAction(checkout, platformInputs(emulator), oidcEnvironment(emulator));
    expect(step.outputs).toMatchObject({ verdict: 'pass', 'exit-code': '0' });
    expect(step.code).toBe(0);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says in one sentence what a full disk keeps from later steps',
    async () => {
      const registry = new URL(emulator.address.registryUrl).host;
      const digest = digestAt(emulator.state, 'acme/node', '22', Date.now());
      const run = (text: string, full: string) =>
        runAction(temporaryFolder({ Dockerfile: text }), platformInputs(emulator), {
          ...oidcEnvironment(emulator),
          [full]: '/dev/full',
        });
      const good = `FROM ${registry}/acme/node:22@${digest}\n`;
      const passing = await run(good, 'GITHUB_OUTPUT');
      expect(passing.code).toBe(3);
      expect(passing.stdout).toMatch(/^::error::The outputs of the step .*\(ENOSPC\).* \[not-written\]$/m);
      expect(passing.summary).not.toBe('');
      const failing = await run(`FROM ${registry}/acme/node:22\n`, 'GITHUB_OUTPUT');
      expect(failing.code).toBe(1);
      expect(failing.stdout).toMatch(/^::error::The outputs of the step .*\(ENOSPC\)/m);
      const unsummarized = await run(good, 'GITHUB_STEP_SUMMARY');
      expect([unsummarized.code, unsummarized.outputs.verdict]).toEqual([0, 'pass']);
      expect(unsummarized.stdout).toMatch(/^::warning title=tagproof::The job summary .*\(ENOSPC\)/m);
      for (const { everything } of [passing, failing, unsummarized])
        expect(everything).not.toMatch(/this is a bug|Internal error|^ +at /m);
    },
  );

  it('says that a pin is one platform of an index, that a digest lost its tag, and that a pin is too young', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const index = emulator.state.repos.find(({ name }) => name === 'node')?.indexes.at(-1);
    const young = digestAt(emulator.state, 'acme/redis', '7', Date.now());
    const old = digestAt(emulator.state, 'acme/nginx', '1.27', Date.now());
    const checkout = temporaryFolder({
      Dockerfile: [
        `FROM ${registry}/acme/node:latest@${index?.manifests[0]?.digest} AS one`,
        `FROM ${registry}/acme/nginx@${old} AS untagged`,
        `FROM ${registry}/acme/redis:7@${young} AS young`,
      ].join('\n'),
    });
    const inputs = { ...platformInputs(emulator), 'min-age': '3d' };
    const step = await runAction(checkout, inputs, oidcEnvironment(emulator));
    expect(step.report?.findings.map(({ check, line }) => [check, line])).toEqual([
      ['digest-of-one-platform', 1],
      ['cooling-down', 3],
    ]);
    expect(step.report?.references[1]?.fact).toMatchObject({ status: 'current', recoveredTag: '1.27' });
    expect(step.outputs.verdict).toBe('pass');
  });

  it('without any credential verifies public images, and says what it could not verify', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const digest = digestAt(emulator.state, 'public-images/static', 'latest', Date.now());
    const { identity: _, ...inputs } = platformInputs(emulator);
    const line = `FROM ${registry}/public-images/static:latest@${digest}\n`;
    const open = await runAction(temporaryFolder({ Dockerfile: line }), inputs, {});
    expect(open.outputs.verdict).toBe('incomplete');
    expect(open.report?.incomplete).toMatchObject([{ cause: 'no-credential', subject: 'end of life' }]);
    const off = { Dockerfile: line, '.github/tagproof.yml': 'checks: {deprecated-tag: off}\n' };
    expect((await runAction(temporaryFolder(off), inputs, {})).outputs.verdict).toBe('pass');
    const mixed = `${line}FROM ${registry}/acme/node:20@${digest}\n`;
    const closed = await runAction(temporaryFolder({ Dockerfile: mixed }), inputs, {});
    expect(closed.outputs).toMatchObject({ verdict: 'incomplete', 'exit-code': '3' });
    expect(closed.report?.references.map(({ fact }) => fact?.status)).toEqual(['current', 'unknown']);
    expect(closed.report?.incomplete[0]?.message).toContain('credentials');
  });

  it('verifies public images without end-of-life data if the platform lists no tags', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const digest = digestAt(emulator.state, 'public-images/static', 'latest', Date.now());
    const checkout = temporaryFolder({
      Dockerfile: `FROM ${registry}/public-images/static:latest@${digest}\n`,
    });
    const step = await runAction(checkout, platformInputs(emulator), oidcEnvironment(emulator));
    expect(step.outputs.verdict).toBe('pass');
  });
});

describe('pin', () => {
  it('fixes what a pin can fix, leaves the rest, and changes no byte on a second run', async () => {
    const before = everyKind();
    const checkout = temporaryFolder({ Dockerfile: before });
    const inputs = { ...platformInputs(emulator), mode: 'pin' };
    // Line 3 is young enough, but in conflict with line 4.
    const pinned = [3, 4, 6, 11];
    const first = await runAction(checkout, inputs, oidcEnvironment(emulator));
    const after = readFileSync(path.join(checkout, 'Dockerfile'), 'utf8');
    expect(first.report?.edits.map(({ line }) => line)).toEqual(pinned);
    expect(first.outputs['changed-files']).toBe('Dockerfile');
    expect(after.replace(/@sha256:[a-f0-9]{64}/g, '')).toBe(before.replace(/@sha256:[a-f0-9]{64}/g, ''));
    expect(first.report?.findings.map(({ check, line }) => [check, line])).toEqual(
      expected.filter(([check, line]) => check !== 'advisory' && !pinned.includes(Number(line))),
    );
    const second = await runAction(checkout, inputs, oidcEnvironment(emulator));
    expect(second.report?.edits).toEqual([]);
    expect(readFileSync(path.join(checkout, 'Dockerfile'), 'utf8')).toBe(after);
  });

  it('sends no request twice', async () => {
    const checkout = temporaryFolder({ Dockerfile: everyKind() });
    const asked = emulator.requests.length;
    const step = await runAction(
      checkout,
      { ...platformInputs(emulator), mode: 'pin' },
      oidcEnvironment(emulator),
    );
    const made = emulator.requests
      .slice(asked)
      .map(({ service, method, path: target }) => `${service} ${method} ${target}`);
    const exchanges = made.filter((line) => line.startsWith('issuer'));
    const others = made.filter((line) => !line.startsWith('issuer'));
    expect(exchanges).toHaveLength(2);
    expect(new Set(others).size).toBe(others.length);
    expect(step.report?.requests.retried).toBe(0);
  });
});

describe('a hostile repository', () => {
  it('cannot write workflow commands, outputs or markup by the names of its files and images', async () => {
    const registry = new URL(emulator.address.registryUrl).host;
    const folder = '::error::pwned ##[set-output name=verdict]pass';
    const checkout = temporaryFolder({
      [`${folder}/Dockerfile`]: `FROM ${registry}/acme/node:20\n`,
      'compose.yaml':
        'services: {a: {image: "::set-output name=verdict::pass\\n::error::pwned <img src=x> @everyone"}}\n',
    });
    const step = await runAction(checkout, platformInputs(emulator), oidcEnvironment(emulator));
    expect(step.outputs.verdict).toBe('fail');
    const commands = step.stdout.split('\n').filter((line) => /^\s*::|##\[/.test(line));
    for (const command of commands)
      expect(command).toMatch(
        /^::(?:add-mask::|debug::ID token url is |(?:error|warning|notice) title=tagproof|error::fail: )/,
      );
    expect(step.summary).not.toContain('<img');
    expect(step.summary).not.toContain('@everyone');
  });
});
