// A whole run under a policy, against the emulator: what is waived, what fails, and what the report says of it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gate } from '../../src/command/gate.js';
import { startEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { auditText } from '../../src/output/words/format.js';
import { type Report, reportSchema } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import { oidcEnvironment, platformInputs, temporaryFolder } from '../e2e/workflow.js';
import { expectSameAgain } from '../replay/again.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

async function verify(files: Readonly<Record<string, string>>, command = 'verify') {
  const out: string[] = [];
  const err: string[] = [];
  const folder = temporaryFolder(files);
  const code = await gate({
    invocation: {
      command,
      operands: [folder],
      flags: new Map(Object.entries(platformInputs(emulator))),
      switches: new Set(),
      json: true,
      noColour: true,
      help: false,
    },
    environment: oidcEnvironment(emulator),
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    colour: false,
  });
  const printed = JSON.parse(out.join(''));
  if (code === 2) return { code, err: err.join('\n'), mistake: printed };
  const report: Report = reportSchema.parse(printed);
  expectSameAgain({ report, exitCode: code as 0 | 1 | 3 });
  return { code, err: err.join('\n'), report };
}

const file = '.github/tagproof.yml';
const image = () => `${new URL(emulator.address.registryUrl).host}/acme/node:20`;

it('waives, says why and where, and passes', async () => {
  const policy =
    'waivers:\n  - check: unpinned\n    reason: known\n    owner: us\n  - check: advisory\n    reason: old\n';
  const { code, report, err } = await verify({ Dockerfile: `FROM ${image()}\n`, [file]: policy });
  expect(code).toBe(0);
  expect(report?.findings.map(({ check, waived }) => [check, waived])).toEqual([
    ['unused-waiver', undefined],
    ['unpinned', { reason: 'known', owner: 'us', file, line: 2 }],
  ]);
  expect(report?.findings[0]).toMatchObject({ file, line: 5, column: 5 });
  expect(report?.waivers.map(({ state, line, matched }) => [state, line, matched])).toEqual([
    ['active', 2, 1],
    ['unused', 5, 0],
  ]);
  expect(err).toContain('pass: 1 finding in 1 reference across 1 file, 1 waived');
  expect(err).toMatch(/waived {2}unpinned .*\n +known/);
  const pinned = await verify({ Dockerfile: `FROM ${image()}\n`, [file]: policy }, 'pin');
  expect(pinned.report?.edits).toEqual([]);
});

it('takes severities, ages and settings from the policy, and names their origin', async () => {
  const policy = 'checks: {unpinned: warning}\nfail-on: warning\nmin-age: 1h\n';
  const { code, report } = await verify({ Dockerfile: `FROM ${image()}\n`, [file]: policy });
  expect(code).toBe(1);
  expect(report?.findings).toMatchObject([{ check: 'unpinned', severity: 'warning' }]);
  expect(report?.settings).toEqual(
    expect.arrayContaining([
      { name: 'fail-on', value: 'warning', from: `${file}:2:10` },
      { name: 'checks.unpinned', value: 'warning', from: `${file}:1:20` },
      { name: 'max-age', value: '14d', from: 'default' },
      { name: 'base-url', value: emulator.address.baseUrl, from: 'input' },
    ]),
  );
  const off = await verify({
    Dockerfile: `FROM ${image()}\n`,
    [file]: `${policy}overrides: [{paths: Dockerfile, checks: {unpinned: off}}]\n`,
  });
  expect(off).toMatchObject({ code: 0, report: { verdict: 'pass', findings: [] } });
});

it('ends with 2 on a mistake, and is incomplete while a part of the policy is unknown', async () => {
  const wrong = await verify({ [file]: 'max-age: soon\n' });
  expect(wrong).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${file}:1:10: \`max-age\` is \`soon\``),
    mistake: { error: { code: 'configuration', issues: [expect.stringContaining('`max-age`')] } },
  });
  const unknown = await verify({ Dockerfile: `FROM ${image()}\n`, [file]: 'extends: acme/p/base.yml@v1\n' });
  expect(unknown).toMatchObject({ code: 3, report: { verdict: 'incomplete' } });
  expect(unknown.report?.incomplete).toMatchObject([{ cause: 'policy-unread' }]);
});

it('knows images of mirrors and of other names of the platform by the policy', async () => {
  const host = new URL(emulator.address.registryUrl).host;
  const policy = `registries:\n  mirror.example.com/hub: ${host}/acme\n  other.example.com:\n    platform: true\n`;
  const wrong = `@sha256:${'0'.repeat(64)}`;
  const Dockerfile = `FROM mirror.example.com/hub/node:20${wrong}\nFROM other.example.com/acme/redis:7${wrong}\n`;
  const { code, report } = await verify({ Dockerfile, [file]: policy });
  expect(code).toBe(1);
  expect(report?.references.map(({ fact }) => fact?.status)).toEqual(['not-in-history', 'not-in-history']);
  expect(report?.findings.map(({ check, line }) => [check, line])).toEqual([
    ['digest-not-in-history', 1],
    ['digest-not-in-history', 2],
  ]);
  expect(report?.settings.find(({ name }) => name === 'registries.mirror.example.com/hub')).toMatchObject({
    from: `${file}:2:27`,
  });
  const bare = await verify({ Dockerfile });
  expect(bare.report?.references.every(({ fact }) => fact?.status === 'unknown')).toBe(true);
});

it.each([
  ['{}', 1, 1],
  ['{severity: high}', 1, 1],
  ['{severity: critical}', 0, 0],
])('advisories of the policy %s: exit code %i', async (advisories, code, findings) => {
  const lock = JSON.stringify({
    version: 'v1',
    contents: { repositories: [], packages: [{ name: 'expat', version: '2.7.1-r4' }] },
  });
  const policy = `sbom: "**/apko.lock.json"\nadvisories: ${advisories}\n`;
  const run = await verify({ 'image/apko.lock.json': lock, [file]: policy });
  expect([run.code, run.report?.findings.length]).toEqual([code, findings]);
  expect(run.report?.coverage?.artifacts).toEqual({ asked: 1, answered: 1, unknown: {} });
});

it('an audit shows every reference with its age, lag, next digest, end of life and waiver, and fails nothing', async () => {
  const host = new URL(emulator.address.registryUrl).host;
  const pin = (name: string, tag: string, days: number) =>
    `${host}/acme/${name}:${tag}@${digestAt(emulator.state, `acme/${name}`, tag, Date.now() - days * dayMs)}`;
  const Dockerfile = `FROM ${pin('python', '3.12', 45)}\nFROM ${pin('node', '18', 300)}\nFROM ${host}/acme/redis:7\nFROM x-$TARGETARCH\n`;
  const policy =
    'overrides: [{paths: "Dockerfile", max-age: 1d}]\nwaivers:\n  - check: stale-digest\n    reason: the next release\n';
  const { code, report, err } = await verify({ Dockerfile, [file]: policy }, 'audit');
  expect([code, report?.verdict]).toEqual([0, 'pass']);
  expect(report?.findings.length).toBeGreaterThan(2);
  const [python, node, redis, opaque] = report?.references ?? [];
  expect(python).toMatchObject({
    waivedChecks: ['stale-digest'],
    fact: {
      status: 'superseded',
      behind: expect.any(Number),
      supersededBy: expect.stringContaining('sha256:'),
    },
  });
  expect(node?.fact).toMatchObject({ deprecated: true, endOfLife: { date: expect.any(String) } });
  const asOf = report?.asOf ?? '';
  const said = [python, node, redis, opaque].map((one) => one && auditText(one, asOf));
  expect(said[0]).toMatch(
    /^\d+ days and \d+ digests behind, since [\d-]+; \d+ days old; now sha256:[a-f0-9]{12}; waived: stale-digest$/,
  );
  expect(said[1]).toMatch(/\d+ days old; .*end-of-life since/);
  expect(said[2]).toMatch(/^not pinned, .*; \d+ days? old; now sha256:/);
  expect(said[3]).toBe('not resolved: variable `TARGETARCH` is set by the build');
  for (const one of said) expect(err.replace(/\s+/g, ' ')).toContain(one?.split(';')[0] ?? '-');
  expect(report?.settings).toContainEqual({
    name: 'overrides[0]',
    value: '{"paths":["Dockerfile"],"max-age":"1d"}',
    from: `${file}:1:13`,
  });
});
