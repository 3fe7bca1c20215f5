// A whole run under a policy, against the emulator: what is waived, what fails, and what the report says of it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gate } from '../../src/cli/gate.js';
import { startEmulator } from '../../src/emulator/index.js';
import { type Report, reportSchema } from '../../src/report/schema.js';
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
  const report: Report | undefined =
    out.length > 0 ? reportSchema.parse(JSON.parse(out.join(''))) : undefined;
  if (report !== undefined) expectSameAgain({ report, exitCode: code as 0 | 1 | 3 });
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
  expect(err).toContain('pass: 1 finding in 1 reference of 1 file, 1 waived');
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
  });
  const unknown = await verify({ Dockerfile: `FROM ${image()}\n`, [file]: 'extends: acme/p/base.yml@v1\n' });
  expect(unknown).toMatchObject({ code: 3, report: { verdict: 'incomplete' } });
  expect(unknown.report?.incomplete).toMatchObject([{ cause: 'policy-unread' }]);
});
