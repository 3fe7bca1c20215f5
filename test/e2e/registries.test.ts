// Whole runs over registries without a history, in this process: pins, what is not known, outages, and the ledger.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read.js';
import { localHost } from '../../src/host/local.js';
import type { Host } from '../../src/model/run/host.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import { run } from '../../src/run.js';
import { dayMs } from '../build.js';
import { image, index } from '../registry/oci-registry.js';
import {
  account,
  build,
  inspected,
  missingPrograms,
  pushBySkopeo,
  type RealRegistry,
  realRegistry,
} from '../registry/real-registry.js';
import { type ServedRegistry, serveOci } from '../registry/serve-oci.js';
import { expectSameAgain } from '../replay/again.js';
import { temporaryFolder } from './workflow.js';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Docker's configuration with the account for each host. */
function loggedIn(...hosts: readonly string[]): string {
  const auths = hosts.map((host) => [host, { auth: base64(`${account.user}:${account.password}`) }]);
  return temporaryFolder({ 'config.json': JSON.stringify({ auths: Object.fromEntries(auths) }) });
}

interface Setting {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly dockerConfig?: string;
  /** Days after today. */
  readonly later?: number;
}

async function runIn(root: string, { inputs = {}, dockerConfig, later = 0 }: Setting = {}) {
  const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const printed: string[] = [];
  const environment = { DOCKER_CONFIG: dockerConfig ?? temporaryFolder() };
  const local = localHost({
    root,
    environment,
    print: (text) => void printed.push(text),
    temp: temporaryFolder(),
  });
  let slept = later * dayMs;
  const sleep = async (ms: number) => {
    slept += ms;
  };
  const host: Host = { ...local, clock: { now: () => Date.now() + slept, random: () => 0, sleep } };
  const { report, exitCode } = await run(host, read.config);
  expect(reportSchema.strict().safeParse(report).error).toBeUndefined();
  expectSameAgain({ report, exitCode });
  return { report, exitCode, text: printed.join('\n') };
}

describe('a registry in memory', () => {
  let registry: ServedRegistry;
  let host: string;
  const amd64 = image('amd64');
  const [one, two, three] = ['one', 'two', 'three'].map((name) => index([amd64, image(name)]));
  if (one === undefined || two === undefined || three === undefined) throw new Error('three indexes');

  beforeAll(async () => {
    registry = await serveOci({ auth: 'token' });
    host = registry.host;
    registry.push('team/app:1', one, amd64);
    registry.push('private/app:1', two);
  });
  afterAll(() => registry.close());

  it('verifies and pins, and says what it cannot know', async () => {
    const root = temporaryFolder({
      Dockerfile: [
        `FROM ${host}/team/app:1 AS unpinned`,
        `FROM ${host}/team/app:1@${one.digest} AS current`,
        `FROM ${host}/team/app:1@${amd64.digest} AS single`,
        `FROM ${host}/team/app:1@${two.digest} AS other`,
        `FROM ${host}/team/app:1@${three.digest} AS gone`,
        `FROM ${host}/team/app:9 AS missing`,
        `FROM ${host}/private/app:1 AS private`,
      ].join('\n'),
    });
    const dockerConfig = loggedIn(host);
    const { report, exitCode, text } = await runIn(root, { inputs: { mode: 'pin' }, dockerConfig });
    expect(report.references.map(({ fact }) => fact?.status)).toEqual([
      'current',
      'current',
      'current',
      'current',
      'missing',
      'missing',
      'current',
    ]);
    // It was not current, and nothing proved it: the pin is the tag's digest now.
    expect(report.references[3]).toMatchObject({ digest: one.digest, fact: { currentDigest: one.digest } });
    expect(report.references[0]?.fact).toEqual({
      status: 'current',
      currentDigest: one.digest,
      basis: 'present',
    });
    expect(report.edits.map(({ line }) => line)).toEqual([1, 3, 4, 7]);
    expect(report.incomplete).toEqual([]);
    expect(report.findings.filter(({ check }) => check === 'missing-tag').map(({ line }) => line)).toEqual([
      5, 6,
    ]);
    expect(exitCode).toBe(1);
    for (const secret of [account.password, base64(`${account.user}:${account.password}`)])
      expect(JSON.stringify(report) + text).not.toContain(secret);
  });

  it('a registry that is down or needs a login makes only its own images unknown', async () => {
    const lines = [`FROM ${host}/team/app:1@${one.digest}`, 'FROM 127.0.0.1:1/a:1', 'FROM 127.0.0.1:1/b:1'];
    const root = temporaryFolder({
      Dockerfile: [...lines, `FROM ${host}/private/app:1@${two.digest}`].join('\n'),
    });
    const { report, exitCode } = await runIn(root);
    expect(report.references.map(({ fact }) => fact?.cause ?? fact?.status)).toEqual([
      'current',
      'unreachable',
      'unreachable',
      'denied',
    ]);
    expect(report.incomplete).toHaveLength(3);
    expect(exitCode).toBe(1);
    registry.isDown = true;
    const outage = await runIn(temporaryFolder({ Dockerfile: lines[0] ?? '' }));
    registry.isDown = false;
    expect([outage.report.verdict, outage.exitCode]).toEqual(['incomplete', 3]);
  });

  it('a ledger gives a history over time: made by pin, read by verify, with cool-down and staleness', async () => {
    const lock = '.github/tagproof.lock.json';
    const root = temporaryFolder({ Dockerfile: `FROM ${host}/team/app:1\n` });
    const textOf = () => readFileSync(path.join(root, lock), 'utf8');
    const first = await runIn(root, { inputs: { mode: 'pin', ledger: 'true' } });
    expect(first.report.edits.map(({ file }) => file)).toEqual(['Dockerfile', lock]);
    expect(first.report.references[0]?.fact).toMatchObject({ status: 'current', basis: 'first-seen' });
    const made = textOf();
    expect((await runIn(root, { inputs: { mode: 'pin' }, later: 1 })).report.edits).toEqual([]);
    expect(textOf()).toBe(made);

    registry.push('team/app:1', two);
    const cooling = await runIn(root, { inputs: { mode: 'pin', 'min-age': '7d' }, later: 10 });
    expect(cooling.report.edits.map(({ file }) => file)).toEqual([lock]);
    expect(cooling.report.references[0]?.fact).toMatchObject({
      status: 'superseded',
      currentDigest: two.digest,
      noTarget: expect.stringContaining('first seen'),
    });

    registry.push('team/app:1', three);
    const before = textOf();
    const stale = await runIn(root, { later: 40 });
    expect(textOf()).toBe(before);
    expect(stale.report.findings).toMatchObject([
      { check: 'stale-digest', message: expect.stringContaining("according to this repository's ledger") },
    ]);
    expect(stale.report.references[0]?.fact).toMatchObject({ status: 'superseded', behind: 2 });
    expect(textOf().split('\n')).toHaveLength(made.split('\n').length + 1);

    writeFileSync(path.join(root, lock), `<<<<<<< ours\n${textOf()}`);
    const broken = await runIn(root, { later: 40 });
    expect(broken.report.incomplete).toMatchObject([
      { subject: lock, message: expect.stringContaining('line 1') },
    ]);
    registry.push('team/app:1', one);
  });
});

const needed = missingPrograms.length === 0 ? '' : ` — SKIPPED: install ${missingPrograms.join(', ')}`;

describe.skipIf(needed !== '')(`a real registry${needed}`, () => {
  let registry: RealRegistry;
  const names = ['node:20', 'deep/er/nginx:1.27-alpine', 'redis:7', 'tool:v1.2.3_x'];

  beforeAll(async () => {
    registry = await realRegistry('token');
    for (const [position, name] of names.entries())
      await pushBySkopeo(registry, name, build('oci', name, position % 2 ? ['amd64'] : ['amd64', 'arm64']));
  });
  afterAll(() => registry.close());

  it('every digest that pin writes in every format is the one that skopeo reports', async () => {
    const [node, nginx, redis, tool] = names.map((name) => `${registry.host}/${name}`);
    const files: Readonly<Record<string, string>> = {
      Dockerfile: `# syntax=${tool}\nARG BASE=${node}\nFROM \${BASE} AS a\nFROM "${nginx}"\nCOPY --from=${redis} /a /b\n`,
      'compose.yaml': `services:\n  a: { image: "${nginx}" }\n  b:\n    image: ${redis} # cache\n`,
      'deploy/app.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: '${node}'\n`,
      '.github/workflows/ci.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    container: ${tool}\n    steps:\n      - uses: docker://${redis}\n`,
    };
    const root = temporaryFolder(files);
    const dockerConfig = loggedIn(registry.host);
    const { report, exitCode } = await runIn(root, { inputs: { mode: 'pin' }, dockerConfig });
    // The frontend is pinned, and what it reads is not known.
    expect(report.incomplete.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Line \d+: The frontend /),
    ]);
    expect([report.findings, exitCode]).toEqual([[], 3]);
    const pins = report.references.flatMap(({ repository, tag, digest }) =>
      digest ? [`${repository}:${tag}@${digest}`] : [],
    );
    expect(pins).toHaveLength(9);
    const said = new Map(
      await Promise.all(names.map(async (name) => [name, await inspected(registry, name)] as const)),
    );
    for (const pin of pins) expect(pin).toBe(`${pin.split('@')[0]}@${said.get(pin.split('@')[0] ?? '')}`);
    for (const [file, before] of Object.entries(files)) {
      const after = readFileSync(path.join(root, file), 'utf8');
      expect(after.replace(/@sha256:[a-f0-9]{64}/g, '')).toBe(before);
    }
    // The challenge, one token for all repositories, and the digest of each.
    expect(report.requests.total).toBe(2 + names.length);
  });
});
