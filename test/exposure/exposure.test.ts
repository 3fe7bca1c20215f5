// Exposure over a real git repository with dated commits and the CI host: each row of the decision table, and each limit.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ciTransport } from '../../src/clients/http/index.js';
import { incidentOfFlags, parseIncident } from '../../src/exposure/incident.js';
import { investigate, periodOf } from '../../src/exposure/investigate.js';
import { exposureMarkdown } from '../../src/exposure/markdown.js';
import { exposurePage } from '../../src/exposure/page.js';
import { type ExposureReport, exposureExitCode, exposureSchema } from '../../src/exposure/report.js';
import { gitOf } from '../../src/host/git/git.js';
import { commitWindow } from '../../src/host/git/window.js';
import { Secret } from '../../src/model/run/secret.js';
import { merge } from '../../src/organization/merge.js';
import { contextOf } from '../cli/context.js';
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
    expect([report.answer, exposureExitCode(report)]).toEqual(['exposed', 1]);
    expect(report.runs[0]).toMatchObject({
      answer: 'exposed',
      commit: head,
      evidence: [{ job: 'scan', attempt: 1, line: 7, digest: bad, text: `Digest: ${bad}` }],
      references: [{ file: workflow, line: 5, raw: 'acme/scanner:latest' }],
    });
    expect(exposureMarkdown(report)).toMatch(/^## acme\/shop: exposed\n/);
  });

  it('whose runner has pulled a good digest was not', async () => {
    addRun(ci.commit('main', before, { [workflow]: container('acme/scanner:latest') }), runnerLog(good));
    const report = await ask({ yaml: incidentText(`    good: ["${good}"]`) });
    expect([report.answer, exposureExitCode(report), report.runs[0]?.reasons]).toEqual([
      'not-exposed',
      0,
      ['acme/scanner:latest: 1 pull of the runner, all of good digests'],
    ]);
  });

  it('whose runner has pulled a digest that nobody knows was possibly exposed', async () => {
    addRun(ci.commit('main', before, { [workflow]: container('acme/scanner:latest') }), runnerLog(other));
    const report = await ask({ yaml: incidentText(`    good: ["${good}"]`) });
    expect([report.answer, exposureExitCode(report)]).toEqual(['possibly-exposed', 3]);
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
      `acme/scanner:1.2@${bad}: the digest is a bad one of the incident`,
    ]);
    expect(report.commits.map(({ branch, answer, hasRun }) => [branch, answer, hasRun])).toEqual([
      ['main', 'possibly-exposed', true],
      ['update', 'exposed', true],
    ]);
  });

  it('whose log is gone was possibly exposed, and with an unknown image it is unknown', async () => {
    addRun(ci.commit('main', before, { [workflow]: container('acme/scanner:latest') }), 410);
    addRun(
      ci.commit('main', '2026-04-21T08:00:00Z', { [workflow]: container('$'.concat('{{ vars.IMAGE }}')) }),
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

describe('nothing is cleared', () => {
  it('by the pull of another job or attempt, where a log ends before its own', async () => {
    const head = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
    const cut = runnerLog(good).split('Digest')[0] ?? '';
    for (const log of [cut, '']) {
      ci.runs.splice(0);
      ci.runs.push({ head, created: within, attempts: [[job(runnerLog(good))], [job(log)]] });
      expect((await ask()).answer).toBe('possibly-exposed');
    }
  });

  it('by the time of a job whose tree pins a bad digest, or by the name of a mirror', async () => {
    const late = { started: '2026-04-23T00:10:00Z', completed: '2026-04-23T00:20:00Z' };
    for (const image of [`acme/scanner:1.2@${bad}`, `mirror.gcr.io/acme/scanner:latest@${bad}`]) {
      const head = ci.commit('main', within, { [workflow]: container(image) });
      ci.runs.splice(0);
      ci.runs.push({ head, created: within, attempts: [[job('nothing\n', late)]] });
      expect((await ask()).answer).toBe('exposed');
    }
  });

  it('by the default of a value that a run may set', async () => {
    const named = container(`acme/scanner:\${{ inputs.tag }}`).replace(
      'on: push',
      'on: {workflow_dispatch: {inputs: {tag: {default: "0.9"}}}}',
    );
    addRun(ci.commit('main', before, { [workflow]: named }), 'nothing\n', { event: 'workflow_dispatch' });
    expect((await ask()).answer).toBe('unknown');
  });

  it('by the files of another commit than that of the workflow that is called', async () => {
    const old = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
    const head = ci.commit('main', before, { [workflow]: container('node:20') });
    addRun(head, runnerLog(bad), { called: [`acme/shop/${workflow}@v1`], calledAt: old });
    expect((await ask()).answer).toBe('exposed');
  });

  it('where the base of a pull request is not known', async () => {
    ci.commit('main', before, { [workflow]: container('node:20') });
    const head = ci.commit('fork', before, { [workflow]: container('node:20') });
    addRun(head, 'nothing\n', { event: 'pull_request', branch: 'fork' });
    expect((await ask({ clone: false })).answer).toBe('unknown');
    expect((await ask()).answer).toBe('not-exposed');
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
    expect([exposureExitCode(refused), refused.gaps[0]]).toEqual([
      3,
      expect.stringContaining('`actions: read`'),
    ]);
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

it('hostile names stay text in the Markdown and on the page', async () => {
  const head = ci.commit('main', before, { [workflow]: container('acme/scanner:latest') });
  addRun(head, runnerLog(bad), { branch: '<script>|x|@all', path: '`<img src=x>`' });
  const report = await ask();
  expect(exposureMarkdown(report)).not.toMatch(/<script|<img|@all/);
  const page = exposurePage(report);
  expect(page).not.toMatch(/<script|<img src/);
  expect(page).toContain('<rect class="fill-not-in-history"');
  expect(exposureSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
});

describe('many repositories', () => {
  it('are counted by merge, and a planned one without a document is unknown', async () => {
    const head = ci.commit('main', before, { [workflow]: container('node:20') });
    addRun(head, 'x\n');
    const report = await ask();
    const file = path.join(folder, 'one.json');
    writeFileSync(file, JSON.stringify(report, null, 2));
    const two = path.join(folder, 'two.json');
    writeFileSync(two, JSON.stringify({ ...report, repository: 'acme/web', answer: 'exposed' }, null, 2));
    const plan = path.join(folder, 'plan.json');
    writeFileSync(
      plan,
      JSON.stringify({ include: [{ shard: '1/1', repositories: 'acme/shop\nacme/gone' }] }),
    );
    const run = async (operands: string[], flags = {}) => {
      const { context, written } = contextOf({ operands, flags });
      return [await merge(context), written.out.join('')] as const;
    };
    expect(await run([file])).toEqual([0, expect.stringContaining('SCAN-1: not exposed')]);
    const [code, text] = await run([file], { plan });
    expect([code, text]).toEqual([3, expect.stringContaining('| <code>acme/gone</code> | no document |')]);
    expect((await run([file, two], { plan }))[0]).toBe(1);
  });
});

describe('an incident file', () => {
  it('says all of its mistakes at once, and so do the flags', () => {
    const text = `id: X\nmore: 1\nwindows:\n  - images: [a:1]\n    from: 2026-02-30T00:00:00Z\n    to: soon\n    digests: [x]\n`;
    const read = parseIncident('x.yaml', text);
    expect('issues' in read && read.issues.map((one) => one.replace(/ must.*/, ''))).toEqual([
      'x.yaml: `windows.0.images.0`',
      'x.yaml: `windows.0.from`',
      'x.yaml: `windows.0.to`',
      'x.yaml: `windows.0.digests.0`',
      expect.stringContaining('more'),
    ]);
    const flags = { image: ['a'], tag: ['%'], digest: [], from: '2026-01-02', to: '2026-01-01T00:00:00Z' };
    expect(incidentOfFlags(flags)).toEqual({
      issues: ['`--tag` must be a tag.', '`--to` must be later than `from`.'],
    });
    expect(incidentOfFlags({ ...flags, tag: [] })).toEqual({ issues: ['`--to` must be later than `from`.'] });
  });

  it('in the examples is valid', () => {
    const names = readdirSync('examples/incidents');
    expect(names).toHaveLength(2);
    for (const name of names)
      expect(parseIncident(name, readFileSync(`examples/incidents/${name}`, 'utf8'))).toHaveProperty(
        'incident',
      );
  });
});
