// Exposure over a real git repository with dated commits and the CI host: each row of the decision table, and each limit.
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ciTransport } from '../../src/clients/http/index.js';
import { parseIncident } from '../../src/exposure/incident.js';
import { investigate, periodOf } from '../../src/exposure/investigate.js';
import { exposureMarkdown } from '../../src/exposure/markdown.js';
import { type ExposureReport, exitCodeOf } from '../../src/exposure/report.js';
import { gitOf } from '../../src/host/git/git.js';
import { commitWindow } from '../../src/host/git/window.js';
import { Secret } from '../../src/model/run/secret.js';
import { addresses } from '../github/server.js';
import { fakeClock } from '../github/setup.js';
import { CiHost, type Job, type Run } from './ci-host.js';

const [bad, good, other] = ['b', '9', '0'].map((digit) => `sha256:${digit.repeat(64)}`) as [
  string,
  string,
  string,
];
const incidentText = (more = '') => `
id: SCAN-1
windows:
  - images: [docker.io/acme/scanner]
    tags: [latest, "1.2"]
    from: 2026-04-22T12:00:00Z
    to: 2026-04-23T00:00:00Z
    digests: ["${bad}"]
${more}`;
const container = (image: string) =>
  `on: push\njobs:\n  scan:\n    runs-on: ubuntu-latest\n    container: ${image}\n    steps:\n      - run: scan\n`;
const step = (image: string) =>
  `on: push\njobs:\n  scan:\n    runs-on: ubuntu-latest\n    steps:\n      - run: docker run ${image} .\n`;
const workflow = '.github/workflows/scan.yml';
const [before, within, later] = ['2026-04-20T08:00:00Z', '2026-04-22T13:00:00Z', '2026-04-25T08:00:00Z'];

/** As the runner writes it. */
function runnerLog(digest: string, image = 'acme/scanner:latest', after: readonly string[] = []): string {
  return [
    '##[group]Operating System',
    'Ubuntu',
    '##[endgroup]',
    '##[group]Starting job container',
    `##[command]/usr/bin/docker pull ${image}`,
    'latest: Pulling from acme/scanner',
    `Digest: ${digest}`,
    `Status: Downloaded newer image for ${image}`,
    '##[endgroup]',
    '##[group]Run scan',
    'scan',
    '##[endgroup]',
    ...after,
  ]
    .map((line) => `2026-04-22T13:00:10.1234567Z ${line}\n`)
    .join('');
}

let ci: CiHost;
let folder: string;
beforeEach(() => {
  ci = new CiHost();
  folder = ci.github.state.repository.checkout();
});
afterEach(() => {
  expect(ci.leaks).toEqual([]);
  ci.github.close();
  rmSync(folder, { recursive: true, force: true });
});

const job = (log: Job['log'], more: Partial<Job> = {}): Job => ({
  name: 'scan',
  started: within,
  completed: '2026-04-22T13:05:00Z',
  log,
  ...more,
});
const addRun = (head: string, log: Job['log'], more: Partial<Run> = {}) =>
  void ci.runs.push({ head, created: within, attempts: [[job(log)]], ...more });

async function ask({
  yaml = incidentText(),
  clone = true,
  maxRequests = 1000,
} = {}): Promise<ExposureReport> {
  const read = parseIncident('incident.yaml', yaml);
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const { incident } = read;
  const { from, to } = periodOf(incident);
  const send = ciTransport({ send: ci.transport, clock: fakeClock() });
  const sink = { progress: () => undefined } as never;
  return investigate({
    incident,
    repository: { owner: 'acme', name: 'shop' },
    api: { send, addresses, token: new Secret('job-token') },
    host: clone ? { git: gitOf(folder), sink } : { sink },
    commits: clone ? await commitWindow(folder, from, to) : undefined,
    maxRequests,
  });
}

describe('a run', () => {
  it('whose log names a bad digest was exposed, with job and line', async () => {
    const head = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
    addRun(head, runnerLog(bad));
    const report = await ask();
    expect([report.answer, exitCodeOf(report)]).toEqual(['exposed', 1]);
    expect(report.runs[0]).toMatchObject({
      answer: 'exposed',
      commit: head,
      evidence: [{ job: 'scan', attempt: 1, line: 7, digest: bad }],
      references: [{ file: workflow, line: 5, raw: 'acme/scanner:latest' }],
    });
    expect(exposureMarkdown(report)).toMatch(/^## acme\/shop: exposed\n/);
  });

  it('whose runner has pulled a good digest was not', async () => {
    addRun(ci.commit('main', before, { [workflow]: container('acme/scanner:latest') }), runnerLog(good));
    const report = await ask({ yaml: incidentText(`    good: ["${good}"]`) });
    expect([report.answer, exitCodeOf(report), report.runs[0]?.reasons]).toEqual([
      'not-exposed',
      0,
      ['acme/scanner:latest: 1 pull of the runner, all of good digests'],
    ]);
  });

  it('whose runner has pulled a digest that nobody knows was possibly exposed', async () => {
    addRun(ci.commit('main', before, { [workflow]: container('acme/scanner:latest') }), runnerLog(other));
    const report = await ask({ yaml: incidentText(`    good: ["${good}"]`) });
    expect([report.answer, exitCodeOf(report)]).toEqual(['possibly-exposed', 3]);
  });

  it('is not cleared by a digest that a step prints, nor by a group that it forges', async () => {
    const head = ci.commit('main', before, { [workflow]: step('acme/scanner:latest') });
    const forged = runnerLog(good)
      .split('\n')
      .map((line) => line.replace(/^\S+ /, ''));
    const log = `2026-04-22T13:00:01.1Z ##[group]Run docker run\n${forged.slice(3, 9).join('\n')}\n`;
    addRun(head, log);
    const clean = ci.commit('main', '2026-04-21T08:00:00Z', { [workflow]: container('acme/scanner:latest') });
    addRun(clean, log);
    const report = await ask({ yaml: incidentText(`    good: ["${good}"]`) });
    expect(report.runs.map(({ answer }) => answer)).toEqual(['possibly-exposed', 'possibly-exposed']);
  });

  it('with a digest that was pinned before the window was not, and with a bad one it was', async () => {
    const pinned = ci.commit('main', before, { [workflow]: container(`acme/scanner:1.2@${good}`) });
    addRun(pinned, 'nothing\n');
    expect((await ask()).answer).toBe('not-exposed');
    const moved = ci.commit('main', '2026-04-22T14:00:00Z', {
      [workflow]: container(`acme/scanner:1.2@${other}`),
    });
    addRun(moved, 'nothing\n');
    expect((await ask()).runs.map(({ answer, commit }) => [answer, commit])).toEqual([
      ['possibly-exposed', moved],
      ['not-exposed', pinned],
    ]);
    addRun(
      ci.commit(
        'update',
        '2026-04-22T15:00:00Z',
        { [workflow]: container(`acme/scanner:1.2@${bad}`) },
        'main',
      ),
      410,
    );
    const report = await ask();
    expect(report.runs[0]?.reasons).toEqual([
      `acme/scanner:1.2@${bad}: ${bad.slice(0, 19)} is a bad digest of the incident`,
    ]);
    expect(report.commits.map(({ branch, answer, hasRun }) => [branch, answer, hasRun])).toEqual([
      ['main', 'possibly-exposed', true],
      ['update', 'exposed', true],
    ]);
  });

  it('whose log is gone was possibly exposed, and with an unknown image it is unknown', async () => {
    addRun(ci.commit('main', before, { [workflow]: container('acme/scanner:latest') }), 410);
    addRun(
      ci.commit('main', '2026-04-21T08:00:00Z', { [workflow]: container('${{ vars.IMAGE }}') }),
      'nothing\n',
    );
    const report = await ask();
    expect(report.runs.map(({ answer }) => answer)).toEqual(['possibly-exposed', 'unknown']);
    expect(report.runs[0]?.reasons[0]).toContain('the log is gone');
  });

  it('that names no such image, or another tag, is only counted', async () => {
    const head = ci.commit('main', before, {
      [workflow]: container('node:20'),
      Dockerfile: 'FROM acme/scanner:0.9\n',
    });
    addRun(head, runnerLog(bad));
    const report = await ask();
    expect([report.answer, report.runs, report.asked.runs, report.asked.logs]).toEqual([
      'not-exposed',
      [],
      1,
      0,
    ]);
  });

  it('that calls a workflow of another repository is unknown, and of its own is not', async () => {
    const head = ci.commit('main', before, { [workflow]: container('node:20') });
    addRun(head, 'nothing\n', { called: ['acme/shop/.github/workflows/build.yml@main'] });
    expect((await ask()).answer).toBe('not-exposed');
    addRun(head, 'nothing\n', { called: ['acme/shared/.github/workflows/scan.yml@v1'] });
    expect((await ask()).answer).toBe('unknown');
  });
});

describe('what ran', () => {
  it('is each attempt, also of a run that was created before the window', async () => {
    const head = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
    const early = job(runnerLog(good), { started: before, completed: before });
    ci.runs.push({ head, created: before, updated: within, attempts: [[early], [job(runnerLog(bad))]] });
    const report = await ask();
    expect(report.runs[0]).toMatchObject({ answer: 'exposed', attempts: 2, evidence: [{ attempt: 2 }] });
    ci.runs.splice(0);
    ci.runs.push({
      head,
      created: before,
      updated: within,
      attempts: [[early], [job(bad, { conclusion: 'skipped' })]],
    });
    expect((await ask()).answer).toBe('not-exposed');
  });

  it('of a pull request is its head merged with the base, and a head of a fork is read through the API', async () => {
    ci.commit('main', before, { [workflow]: container('acme/scanner:latest'), Dockerfile: 'FROM node:20\n' });
    const fork = ci.commit('fork', before, { [workflow]: null, Dockerfile: 'FROM node:22\n' }, 'main');
    addRun(fork, runnerLog(bad), { event: 'pull_request', branch: 'fork' });
    expect((await ask({ clone: false })).answer).toBe('exposed');
    expect(ci.log.some((line) => line.includes(`/git/trees/${fork}`))).toBe(true);
    ci.github.fault = (line) =>
      line.includes('/git/trees/')
        ? { status: 404, headers: {}, body: '{"message":"Not Found"}' }
        : undefined;
    const report = await ask({ clone: false });
    expect(report.runs[0]?.answer).toBe('exposed');
    ci.runs.splice(0);
    addRun(fork, 'nothing\n', { event: 'pull_request' });
    expect((await ask({ clone: false })).runs[0]?.answer).toBe('unknown');
  });

  it('is listed beyond the 1,000 results of a search, each once', async () => {
    const head = ci.commit('main', before, { [workflow]: container('node:20') });
    const start = Date.parse('2026-04-22T12:00:00Z');
    for (let at = 0; at < 2500; at += 1)
      addRun(head, 404, { created: new Date(start + at * 10_000).toISOString() });
    const report = await ask();
    expect([report.asked.runs, report.answer]).toEqual([2500, 'not-exposed']);
    expect(report.asked.requests).toBeLessThan(40);
  });
});

describe('what is not known', () => {
  it('is said: the permission, the budget, and a bad digest that stays', async () => {
    const head = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
    addRun(head, runnerLog(bad));
    ci.mayReadActions = false;
    const refused = await ask();
    expect([exitCodeOf(refused), refused.gaps[0]]).toEqual([3, expect.stringContaining('`actions: read`')]);
    ci.mayReadActions = true;
    const short = await ask({ maxRequests: 3 });
    expect([short.answer, short.asked.requests]).toEqual(['possibly-exposed', 3]);
    expect(short.runs[0]?.reasons[0]).toContain('--max-requests');
    ci.runs.splice(0);
    ci.commit('main', within, { [workflow]: container(`acme/scanner:1.2@${bad}`) });
    const stays = await ask();
    expect([stays.answer, stays.gaps[0]]).toEqual(['unknown', expect.stringContaining('pins a bad digest')]);
  });

  it('is not a problem where nothing ran: jobs after the window, and no runs', async () => {
    const head = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
    expect((await ask()).answer).toBe('not-exposed');
    ci.runs.push({
      head,
      created: within,
      attempts: [[job(runnerLog(other), { started: later, completed: later })]],
    });
    expect((await ask()).runs[0]?.reasons).toEqual(['no job of it ran within the window']);
  });
});
