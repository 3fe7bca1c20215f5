// `doctor` against the embedded platform: every line that can fail fails once, with its fix.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { seededState } from '../../src/emulator/seed.js';
import { Failure } from '../../src/model/failure.js';
import type { Config } from '../../src/model/run/config.js';
import type { Host } from '../../src/model/run/host.js';
import { diagnose } from '../../src/onboarding/doctor/diagnose.js';
import { type Diagnosis, exitCodeOf } from '../../src/onboarding/doctor/diagnosis.js';
import { diagnosisText, doctor } from '../../src/onboarding/doctor/index.js';
import { jobNeedsOf } from '../../src/onboarding/doctor/workflow-permissions.js';
import { hostOf } from '../e2e/in-process.js';
import { platformInputs, temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

const known = { presets: {}, checks: [] };

function configOf(inputs: Readonly<Record<string, string>>): Config {
  const read = readConfig((name) => inputs[name], known);
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  return read.config;
}

async function examine(
  emulator: Emulator,
  inputs: Readonly<Record<string, string>> = {},
  change: (host: Host) => Host = (host) => host,
  files: Readonly<Record<string, string>> = {},
) {
  const config = configOf({ ...platformInputs(emulator), ...inputs });
  const lines = await diagnose(change(hostOf(emulator, { ...files })), config);
  return { lines, exitCode: exitCodeOf(lines), of: (subject: string) => at(lines, subject) };
}

function at(lines: readonly Diagnosis[], subject: string): Diagnosis {
  const found = lines.find((line) => line.subject === subject);
  if (found === undefined) throw new Error(`no line about ${subject}`);
  return found;
}

describe('doctor', () => {
  it('reports no problem for a platform that is set up correctly', async () => {
    const { lines, exitCode } = await examine(await createEmulator());
    expect(lines.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(exitCode).toBe(0);
    expect(lines.map(({ subject }) => subject)).toEqual([
      'policy',
      'placeholders',
      'base-url',
      'issuer-url',
      'registry-url',
      'clock',
      'workflow token',
      'audience',
      'identity',
      'registry sign-in',
      'list repositories',
      'list tags',
      'list advisories',
      'registry token',
      'tag history',
      'workflow permissions',
    ]);
  });

  it('names a subject that does not match, and the command that helps', async () => {
    const { of, exitCode } = await examine(
      await createEmulator({ subject: 'repo:acme/shop@1:ref:refs/heads/main' }),
    );
    expect(of('identity')).toMatchObject({ status: 'not ok', code: 'denied' });
    expect(of('identity').remedy).toContain('tagproof identity create');
    expect(of('roles').status).toBe('unknown');
    expect(exitCode).toBe(1);
  });

  it('recommends no role without a sign-in or a reachable address', async () => {
    const files = { Dockerfile: 'FROM registry.platform.test/acme/node:20\n' };
    const stranger = await createEmulator({ subject: 'repo:acme/other:ref:refs/heads/main' });
    const failed = await examine(stranger, {}, undefined, files);
    expect(failed.of('registry token').remedy).toBe('Fix the sign-in first: see its line above.');
    const { identity: _, ...anonymous } = platformInputs(stranger);
    const lines = await diagnose(hostOf(stranger, files), configOf(anonymous));
    expect(at(lines, 'registry token').remedy).toContain('Set `--identity` or `--registry-token`');
    const unplugged = (host: Host): Host => ({
      ...host,
      send: () => Promise.reject(new Failure('unreachable', 'nobody is there')),
    });
    const { lines: all, of } = await examine(stranger, {}, unplugged, files);
    expect(of('base-url').remedy).toContain('`HTTPS_PROXY`');
    expect(of('tag history').remedy).toBe('Fix the endpoint first: see its line above.');
    expect(all.filter(({ remedy = '' }) => remedy.includes('Bind the role'))).toEqual([]);
  });

  it.each([
    ['no-permission', 'not ok', 1, 'id-token: write'],
    ['fork', 'not ok', 1, 'fork'],
    ['not-in-ci', 'unknown', 3, 'Not running in a known CI system'],
  ] as const)('without a workflow token (%s)', async (refusal, status, code, words) => {
    const public_ = { Dockerfile: 'FROM registry.platform.test/public-images/nginx:latest\n' };
    const refused = (host: Host): Host => ({
      ...host,
      workflow: { ...host.workflow, refusal: async () => refusal },
    });
    const { of, exitCode } = await examine(await createEmulator(), {}, refused, public_);
    expect(of('workflow token')).toMatchObject({ status });
    expect(of('workflow token').message).toContain(words);
    expect(of('tag history').status).toBe('ok');
    expect(exitCode).toBe(code);
  });

  it('distinguishes a missing viewer role from a missing pull role', async () => {
    const state = seededState({ now: Date.now() });
    const [viewer, puller] = ['viewer', 'registry.pull'].map((name) =>
      state.roles.find((role) => role.name === name),
    );
    const without = (uid = '') => ({
      ...state,
      roleBindings: state.roleBindings.filter(({ roleUid }) => roleUid !== uid),
    });
    const noViewer = await examine(await createEmulator({ state: without(viewer?.uid) }));
    expect(noViewer.of('list advisories')).toMatchObject({ status: 'not ok', code: 'denied' });
    expect(noViewer.of('list advisories').remedy).toContain('`viewer`');
    const roles = state.roles.map((role) =>
      role === viewer
        ? { ...role, capabilities: role.capabilities.filter((name) => name !== 'CAP_MANIFEST_LIST') }
        : role,
    );
    const noPuller = await examine(await createEmulator({ state: { ...without(puller?.uid), roles } }));
    expect(noPuller.of('tag history')).toMatchObject({ status: 'not ok' });
    expect(noPuller.of('tag history').remedy).toContain('`registry.pull`');
  });

  it('says which clock is ahead, and does not guess an unknown one', async () => {
    const faults = [{ match: { service: 'registry' as const }, effect: { clockSkewMs: -600_000 } }];
    const { of } = await examine(await createEmulator({ faults }));
    expect(of('clock')).toMatchObject({ status: 'not ok' });
    expect(of('clock').message).toMatch(/^This machine is (599|600) seconds ahead of a service$/);
    const undated = (host: Host): Host => ({
      ...host,
      send: async (request) => ({ ...(await host.send(request)), headers: {} }),
    });
    expect((await examine(await createEmulator(), {}, undated)).of('clock').status).toBe('unknown');
  });

  it('distinguishes an outage, a wrong address and a wrong service', async () => {
    const down = [{ match: { path: '^/ping' }, effect: { status: 503 } }];
    const outage = await examine(await createEmulator({ faults: down }));
    expect(outage.of('base-url')).toMatchObject({ status: 'unknown', code: 'server-error' });
    expect(outage.exitCode).toBe(3);
    const elsewhere = await examine(await createEmulator(), { 'registry-url': 'https://gone.test' });
    expect(elsewhere.of('registry-url')).toMatchObject({ status: 'not ok', code: 'unreachable' });
    const swapped = await examine(await createEmulator(), { 'registry-url': 'https://issuer.platform.test' });
    expect(swapped.of('registry-url')).toMatchObject({ status: 'not ok', code: 'bad-answer' });
  });

  it('never reports success if the history is truncated, garbled or refused', async () => {
    for (const effect of [
      { reset: true as const },
      { garbage: true as const },
      { status: 403 },
      { status: 500 },
    ]) {
      const faults = [{ match: { path: '/history/' }, effect }];
      const { of, exitCode } = await examine(await createEmulator({ faults }));
      expect(of('tag history').status).not.toBe('ok');
      expect(exitCode).not.toBe(0);
    }
  });

  it('prints a remedy that several registries share once, below the last', () => {
    const remedy = 'Check the network.';
    const line = (message: string) => ({ subject: 'registry', status: 'not ok', message, remedy }) as const;
    const text = diagnosisText([line('a'), line('b')], { colour: false });
    expect(text.split('\n').map((one) => one.trim())).toEqual([
      expect.stringMatching(/ a$/),
      expect.stringMatching(/ b$/),
      remedy,
      '',
      '2 checks: 0 ok, 2 not ok, 0 unknown',
    ]);
  });

  it('shows a person no token', async () => {
    const emulator = await createEmulator({ subject: 'repo:acme/other:ref:refs/heads/main' });
    const { lines } = await examine(emulator);
    const text = diagnosisText(lines, { colour: false, width: 80 });
    for (const token of emulator.tokens) expect(text).not.toContain(token);
    expect(text).toContain('[denied]');
    expect(text.split('\n').at(-1)).toMatch(/^\d+ checks: \d+ ok, \d+ not ok, \d+ unknown$/);
  });

  it('is incomplete without a platform, and wrong inputs are usage', async () => {
    const bare = contextOf({ operands: [temporaryFolder()], json: true });
    expect(await doctor(bare.context)).toBe(3);
    const { exitCode, diagnoses } = JSON.parse(bare.written.out.join(''));
    expect(exitCode).toBe(3);
    expect(diagnoses[0]).toEqual({
      subject: 'policy',
      status: 'ok',
      message: 'No policy was found: the defaults apply',
    });
    expect(diagnoses[2]).toMatchObject({
      status: 'unknown',
      code: 'no-platform',
      remedy: expect.any(String),
    });
    const wrong = contextOf({ flags: { 'base-url': 'ftp://x' } });
    expect(await doctor(wrong.context)).toBe(2);
    expect(wrong.written.err.join('\n')).toContain('[configuration]');
  });
});

describe('workflow permissions', () => {
  const workflow = (permissions: string, inputs = 'identity: a/b') =>
    `on: push\n${permissions}jobs:\n  images:\n    steps:\n      - uses: acme/tagproof@v0\n        with: {${inputs}}\n`;
  const needs = (text: string) => jobNeedsOf(text, configOf({}))?.[0];

  it('knows what a step needs and what its job has', () => {
    expect(needs(workflow('permissions: {contents: read}\n'))?.missing).toEqual(['id-token: write']);
    expect(needs(workflow('permissions: {contents: read, id-token: write}\n'))?.missing).toEqual([]);
    expect(needs(workflow('permissions: write-all\n', 'comment: always'))?.missing).toEqual([]);
    expect(needs(workflow('permissions: read-all\n', 'issue: true'))?.missing).toEqual(['issues: write']);
    expect(needs(workflow('permissions: {}\n', 'pull-request: true'))?.missing).toEqual([
      'contents: write',
      'pull-requests: write',
    ]);
    expect(needs(workflow(''))).toMatchObject({ missing: ['id-token: write'], open: ['contents: read'] });
  });

  it('prefers the permissions of the job, and ignores files that are not workflows', () => {
    const text = workflow('permissions: {contents: read, id-token: write}\n').replace(
      '  images:\n',
      '  images:\n    permissions: {contents: read}\n',
    );
    expect(needs(text)?.missing).toEqual(['id-token: write']);
    expect(jobNeedsOf('jobs: [', configOf({}))).toBeUndefined();
    expect(jobNeedsOf('a: 1', configOf({}))).toBeUndefined();
  });

  it('is a line of the examination', async () => {
    const files = { '.github/workflows/images.yml': workflow('permissions: {contents: read}\n') };
    const { of } = await examine(await createEmulator(), {}, (host) => host, files);
    expect(of('workflow permissions')).toMatchObject({
      status: 'not ok',
      remedy: 'Add `id-token: write` under `permissions:` of the job.',
    });
  });
});
