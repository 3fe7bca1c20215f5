// Whole runs on a platform with pull policies: what verify reports, what pin writes, and that a replay says the same.
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { dayMs } from '../build.js';
import { runInProcess } from '../e2e/in-process.js';

let emulator: Emulator;
let host: string;
/** The digest that `python:3.12` had so many days ago; it moved 1, 10, 25 and 40 days ago. */
const daysAgo = (days: number) => digestAt(emulator.state, 'acme/python', '3.12', Date.now() - days * dayMs);
const python = (digest?: string) => ({
  Dockerfile: `FROM ${host}/acme/python:3.12${digest === undefined ? '' : `@${digest}`}\n`,
});

beforeEach(async () => {
  emulator = await createEmulator();
  host = new URL(emulator.address.registryUrl).host;
  emulator.state.roles.find(({ name }) => name === 'viewer')?.capabilities.push('CAP_REPO_CHECK_POLICIES');
});

function bind(
  policy: string,
  parameters: Readonly<Record<string, number>> = {},
  mode: 'POLICY_MODE_ENFORCED' | 'POLICY_MODE_DRY_RUN' = 'POLICY_MODE_ENFORCED',
) {
  const time = new Date().toISOString();
  emulator.state.policyBindings.push({
    uid: `${emulator.address.group}/${policy.split('/').at(-1)}-binding`,
    policy,
    mode,
    resourceTypes: ['registry.chainguard.dev/Repo'],
    parameters,
    createdAt: time,
    updatedAt: time,
  });
}

/** What the image of a digest says of its build. */
function built(digest: string, days: number) {
  const repo = emulator.state.repos.find(({ name }) => name === 'python');
  if (repo === undefined) throw new Error('no such repository');
  repo.builds = [
    ...(repo.builds ?? []),
    { digest, createTime: new Date(Date.now() - days * dayMs).toISOString() },
  ];
}

async function verify(digest?: string, inputs: Readonly<Record<string, string>> = {}) {
  const { report, exitCode } = await runInProcess(emulator, python(digest), inputs);
  return { report, exitCode, found: report.findings.map(({ check, severity }) => [check, severity]) };
}

async function pinned(digest?: string, inputs: Readonly<Record<string, string>> = {}) {
  const { report } = await runInProcess(emulator, python(digest), {
    mode: 'pin',
    forecast: 'false',
    ...inputs,
  });
  return { written: report.edits[0]?.after.split('@')[1], report };
}

const policyRequests = () =>
  emulator.requests.filter(({ path }) => /polic/i.test(path)).map(({ path }) => path);

describe('without policies', () => {
  it('a run asks once, and the answer that there is no such operation is no gap', async () => {
    expect((await verify(daysAgo(0))).exitCode).toBe(0);
    expect(policyRequests()).toHaveLength(1);
    emulator.faults = [{ match: { path: '^/policies/' }, effect: { status: 404 } }];
    expect((await verify(daysAgo(0))).exitCode).toBe(0);
    emulator.faults = [{ match: { path: '^/policies/' }, effect: { status: 501 } }];
    expect((await verify(daysAgo(0))).exitCode).toBe(0);
  });
});

describe('a cool-down of 7 days', () => {
  beforeEach(() => bind('policy-cooldown'));

  it('fails the newest pin, with the moment, and pin writes the one before', async () => {
    const { report, exitCode, found } = await verify(daysAgo(0));
    expect([exitCode, found]).toEqual([1, [['denied-by-policy', 'error']]]);
    const from = new Date(Date.now() + 6 * dayMs).toISOString().slice(0, 10);
    expect(report.findings[0]?.message).toContain('`cooldown` (days: 7)');
    expect(report.findings[0]?.message).toContain(`allowed from ${from}`);
    expect((await pinned(daysAgo(0))).written).toBe(daysAgo(10));
    expect((await pinned()).written).toBe(daysAgo(10));
    const after = await verify(daysAgo(10));
    expect([after.exitCode, after.found]).toEqual([0, []]);
    expect(emulator.requests.filter(({ path }) => path.includes('/manifests/'))).toEqual([]);
  });

  it('counts from the build, and `min-age` from the history: both must hold', async () => {
    built(daysAgo(10), 2);
    expect((await pinned(undefined, { 'min-age': '7d' })).written).toBe(daysAgo(25));
    built(daysAgo(0), 30);
    expect((await pinned()).written).toBe(daysAgo(0));
    built(daysAgo(25), 1);
    expect((await pinned(undefined, { 'min-age': '7d' })).written).toBe(daysAgo(40));
  });

  it('leaves the image as it is if no digest is allowed, and says so', async () => {
    emulator.state.policyBindings.splice(0);
    bind('policy-cooldown', { days: 365 });
    const { written, report } = await pinned();
    expect(written).toBeUndefined();
    expect(report.findings.map(({ check }) => check)).toEqual(['unpinned', 'denied-by-policy']);
    expect(report.findings[0]?.message).toContain('It cannot be pinned automatically');
    expect(policyRequests().filter((path) => path.includes('check')).length).toBeLessThanOrEqual(15);
  });

  it('a pin to one platform of a denied index is not replaced by that index', async () => {
    const repo = emulator.state.repos.find(
      ({ name, uid }) => name === 'python' && uid.startsWith(emulator.address.group),
    );
    const index = repo?.indexes.find(({ digest }) => digest === daysAgo(0));
    const { report } = await runInProcess(emulator, python(index?.manifests[0]?.digest), {});
    expect(report.findings.map(({ fix }) => fix)).not.toContainEqual(
      expect.objectContaining({ replacement: expect.stringContaining(daysAgo(0)) }),
    );
    expect(report.findings.map(({ check }) => check)).toContain('denied-by-policy');
  });

  it('is lifted by an override, which is shown with its reason', async () => {
    const time = new Date().toISOString();
    emulator.state.policyOverrides.push({
      uid: `${emulator.address.group}/o`,
      policyId: 'policy-cooldown',
      artifactId: daysAgo(0),
      reason: 'CVE-2026-1',
      createdBy: 'alice@example.com',
      createdAt: time,
    });
    const { exitCode, found, report } = await verify(daysAgo(0));
    expect([exitCode, found]).toEqual([0, [['denied-by-policy', 'notice']]]);
    expect(report.findings[0]?.message).toContain('"CVE-2026-1"');
    expect((await pinned()).written).toBe(daysAgo(0));
  });

  it('without the capability to ask, the run is incomplete and says what to grant', async () => {
    emulator.state.roles.find(({ name }) => name === 'viewer')?.capabilities.pop();
    const { exitCode, report } = await verify(daysAgo(10));
    expect([exitCode, report.verdict]).toEqual([3, 'incomplete']);
    expect(report.incomplete).toMatchObject([{ cause: 'denied', subject: 'pull policies' }]);
    expect(report.incomplete[0]?.message).toContain('CAP_REPO_CHECK_POLICIES');
    expect((await pinned()).written).toBeUndefined();
  });

  it('a token that is rejected is no missing permission: the run is incomplete', async () => {
    const path = '^/policies/v1/bindings';
    emulator.faults = [{ match: { path }, effect: { status: 401 } }];
    expect((await verify(daysAgo(10))).report).toMatchObject({
      verdict: 'incomplete',
      incomplete: [{ cause: 'no-credential', subject: 'pull policies' }],
    });
    emulator.faults = [{ match: { path }, effect: { status: 403 } }];
    const { found, exitCode } = await verify(daysAgo(10));
    expect([exitCode, found]).toEqual([0, [['denied-by-policy', 'notice']]]);
  });

  it('an outage of the policies is never a pass', async () => {
    for (const path of ['^/policies/v1/bindings', ':checkPolicies$']) {
      emulator.faults = [{ match: { path }, effect: { status: 500 } }];
      expect((await verify(daysAgo(10))).exitCode).toBe(3);
    }
    emulator.faults = [{ match: { path: ':checkPolicies$', times: 1 }, effect: { status: 503 } }];
    expect((await verify(daysAgo(10))).exitCode).toBe(0);
  });
});

describe('other policies', () => {
  it('a dry run passes with a notice', async () => {
    bind('policy-cooldown', { days: 7 }, 'POLICY_MODE_DRY_RUN');
    const { exitCode, found } = await verify(daysAgo(0));
    expect([exitCode, found]).toEqual([0, [['denied-by-policy', 'notice']]]);
    expect((await pinned()).written).toBe(daysAgo(0));
  });

  it('one that cannot be evaluated makes the run incomplete', async () => {
    const uid = `${emulator.address.group}/custom`;
    emulator.state.policies.push({
      uid,
      name: 'lts-only',
      decides: 'ERROR',
    });
    bind(uid);
    const { exitCode, report } = await verify(daysAgo(0));
    expect([exitCode, report.incomplete]).toMatchObject([3, [{ cause: 'pull-policy' }]]);
    expect(report.incomplete[0]?.message).toContain('`lts-only`');
  });

  it('a token that may not list policies gets one notice', async () => {
    const viewer = emulator.state.roles.find(({ name }) => name === 'viewer');
    viewer?.capabilities.splice(viewer.capabilities.indexOf('CAP_POLICIES_BINDING_LIST'), 1);
    const { exitCode, found, report } = await verify(daysAgo(0));
    expect([exitCode, found]).toEqual([0, [['denied-by-policy', 'notice']]]);
    expect(report.findings[0]).not.toHaveProperty('file');
    expect(report.findings[0]?.message).toContain('such as `viewer`');
  });
});

describe('the end of life of a supported tag', () => {
  const tag = () => {
    const found = emulator.state.repos
      .find(({ name }) => name === 'python')
      ?.tags.find(({ name }) => name === '3.12');
    if (found === undefined) throw new Error('no such tag');
    return found;
  };
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

  it('is announced within `eol-warning`, and not before; `0d` does not ask', async () => {
    tag().eolDate = inDays(20).slice(0, 10);
    const { found, report, exitCode } = await verify(daysAgo(0));
    expect([exitCode, found]).toEqual([0, [['nearing-end-of-life', 'warning']]]);
    expect(report.findings[0]?.message).toContain(`reaches its end of life on ${inDays(20).slice(0, 10)}`);
    expect((await verify(daysAgo(0), { 'eol-warning': '10d' })).found).toEqual([]);
    const before = emulator.requests.filter(({ path }) => path.includes('eoltags')).length;
    expect((await verify(daysAgo(0), { 'eol-warning': '0d' })).found).toEqual([]);
    expect(emulator.requests.filter(({ path }) => path.includes('eoltags'))).toHaveLength(before);
  });

  it('is reported in the grace period, in which `no-eol` denies the pull already', async () => {
    tag().eolDate = inDays(-20);
    tag().graceUntil = inDays(100);
    const grace = await verify(daysAgo(0));
    expect(grace.found).toEqual([['nearing-end-of-life', 'warning']]);
    expect(grace.report.findings[0]?.message).toContain(
      `grace period, which ends on ${inDays(100).slice(0, 10)}`,
    );
    bind('policy-no-eol');
    const denied = await verify(daysAgo(0));
    expect(denied.found).toEqual([
      ['denied-by-policy', 'error'],
      ['nearing-end-of-life', 'warning'],
    ]);
    expect(denied.report.findings[0]?.message).not.toContain('allowed from');
  });

  it('an answer that fails, or that is no date, is a gap', async () => {
    emulator.faults = [{ match: { path: '/eoltags' }, effect: { status: 500 } }];
    expect((await verify(daysAgo(0))).exitCode).toBe(3);
    emulator.faults = [{ match: { path: '/eoltags' }, effect: { status: 404 } }];
    expect((await verify(daysAgo(0))).exitCode).toBe(0);
    emulator.faults = [];
    tag().eolDate = 'soon';
    expect((await verify(daysAgo(0))).report.incomplete).toMatchObject([{ cause: 'bad-answer' }]);
  });
});
