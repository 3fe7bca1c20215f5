// The dashboard: an audit writes it, people tick it, and the runs that pin do what it says.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { run } from '../../src/run.js';
import { runsOn } from './runs.js';
import { GithubServer } from './server.js';
import { commitOn } from './setup.js';
import type { Issue } from './state.js';

let server: GithubServer;
let emulator: Emulator;
beforeEach(async () => {
  server = new GithubServer();
  emulator = await createEmulator();
});
afterEach(() => {
  expect(server.violations).toEqual([]);
  server.close();
});

const branch = 'tagproof/pins';
const policyPath = '.github/tagproof.yml';
const dashboard = 'pull-requests: {dashboard: true}\n';
const line = (name: string, tag: string, daysAgo?: number) =>
  runsOn(server, emulator).line(name, tag, daysAgo);
const git = () => server.state.repository;
const files = () => ({ Dockerfile: line('redis', '7'), 'x/Dockerfile': line('python', '3.12', 45) });
const issue = (): Issue => {
  const found = server.state.issues.find((one) => one.pull === undefined);
  if (found === undefined) throw new Error('no issue');
  return found;
};
const pulls = () => server.state.issues.filter((one) => one.pull !== undefined);

async function runWith(inputs: Record<string, string>, policy: string, token: string) {
  const { hostOf, configOf } = runsOn(server, emulator);
  const checkout = { ...files(), [policyPath]: policy };
  const { host, annotations } = hostOf(checkout, { GITHUB_EVENT_NAME: 'schedule' }, {});
  const { report } = await run(host, configOf({ ...inputs, 'github-token': token }, policy));
  return { report, said: annotations.map(({ message }) => message).join('\n') };
}
const audit = (policy = dashboard, token = 'job-token') =>
  runWith({ mode: 'audit', issue: 'true' }, policy, token);
const pin = (policy = dashboard, token = 'app-token') =>
  runWith({ mode: 'pin', 'pull-request': 'true' }, policy, token);

function click(box: RegExp, login = 'alice'): void {
  const lines = issue().body.split('\n');
  const at = lines.findIndex((text) => /- \[[ x]\]/.test(text) && box.test(text));
  const found = lines[at];
  if (found === undefined) throw new Error(`no box ${box} in\n${issue().body}`);
  lines[at] = found.replace(/- \[([ x])\]/, (_, tick) => `- [${tick === ' ' ? 'x' : ' '}]`);
  server.state.edit(issue(), login, lines.join('\n'));
}

it('is not there unless the policy asks for it', async () => {
  commitOn(server, 'main', files());
  await audit('max-age: 7d\n');
  expect(issue().body).not.toContain('tagproof-controls');
  expect(server.log.filter((text) => text.includes('matching-refs'))).toEqual([]);
});

it('rebases the pull request of another token, once', async () => {
  commitOn(server, 'main', { ...files(), [policyPath]: dashboard });
  await pin();
  await audit();
  const [pull] = pulls();
  expect(issue().body).toContain(
    `rebase [#${pull?.number}](https://github.example/acme/shop/pull/1) Pin 2 images`,
  );
  server.writes();
  await audit();
  expect(server.writes()).toEqual([]);
  const newest = commitOn(server, 'main', { README: 'new' });
  click(/tagproof-box rebase/);
  await audit();
  expect(issue().body).toMatch(/\[x\] <!-- tagproof-box rebase/);
  await pin();
  expect(git().info(git().head(branch) ?? '').parents).toEqual([newest]);
  expect(issue().body).not.toContain('[x]');
  server.writes();
  await pin();
  expect(server.writes()).toEqual([]);
});

it('opens a pull request again that a person closed', async () => {
  commitOn(server, 'main', { ...files(), [policyPath]: dashboard });
  await pin();
  const [first] = pulls();
  if (first === undefined) throw new Error('no pull request');
  first.state = 'closed';
  expect((await pin()).said).toContain('was closed, so no new one was opened');
  await audit();
  expect(issue().body).toContain('open [#1]');
  click(/tagproof-box open/);
  await pin();
  expect(pulls().map(({ state }) => state)).toEqual(['closed', 'open']);
  expect(issue().body).not.toContain('[x]');
});

it('ends a skip of the policy, and stays that way until the pull request is merged', async () => {
  const registry = runsOn(server, emulator).registry();
  const skip = `  - image: ${registry}/acme/python\n    tag: 3.12\n    until: 2099-01-01\n    reason: later\n`;
  const policy = `${dashboard}skips:\n${skip}  - image: "**/redis"\n    reason: all of them\n`;
  commitOn(server, 'main', { ...files(), [policyPath]: policy });
  expect((await pin(policy)).report.edits).toEqual([]);
  expect(pulls()).toEqual([]);
  await audit(policy);
  expect(issue().body).toMatch(
    /\[x\] <!-- tagproof-box held \w+ --><code>[^\n]+python[^\n]+ until 2099-01-01: later/,
  );
  expect(issue().body).toMatch(/\n- <code>[^\n]+redis<\/code>: all of them \(by a pattern/);
  click(/tagproof-box held/);
  const expectReleased = () => {
    expect(git().read(branch, 'x/Dockerfile').toString()).toBe(line('python', '3.12', 0));
    expect(git().read(branch, policyPath).toString()).toBe(policy.replace(skip, ''));
  };
  await pin(policy);
  expectReleased();
  await audit(policy);
  expect(issue().body).toMatch(/\[ \] <!-- tagproof-box held/);
  server.writes();
  await pin(policy);
  expect(server.writes()).toEqual([]);
  expectReleased();
});

it('ends a skip of the policy in the pull request too', async () => {
  const registry = runsOn(server, emulator).registry();
  const policy = `skips:\n  - image: ${registry}/acme/python\n    tag: 3.12\n    reason: later\n`;
  commitOn(server, 'main', { ...files(), [policyPath]: policy });
  await pin(policy);
  const [pull] = pulls();
  if (pull === undefined) throw new Error('no pull request');
  server.state.edit(pull, 'alice', pull.body.replace('[x]', '[ ]'));
  await pin(policy);
  expect(git().read(branch, 'x/Dockerfile').toString()).toBe(line('python', '3.12', 0));
  expect(pull.body).toContain('which removes its entry');
  server.writes();
  await pin(policy);
  expect(server.writes()).toEqual([]);
});

it('takes no ticks of people who may not write, and clears them', async () => {
  commitOn(server, 'main', { ...files(), [policyPath]: dashboard });
  await pin();
  await audit();
  click(/tagproof-box rebase/, 'eve');
  const head = git().head(branch);
  commitOn(server, 'main', { README: 'new' });
  const { said } = await pin();
  expect(said).toContain('eve may not write');
  expect(git().head(branch)).toBe(head);
  expect(issue().body).not.toContain('[x]');
});

it('without its permission is a notice to the run that pins, and a sentence in the issue', async () => {
  commitOn(server, 'main', { ...files(), [policyPath]: dashboard });
  server.addToken('no-issues', {
    login: 'pinner[bot]',
    permissions: { contents: 'write', 'pull-requests': 'write', workflows: 'write' },
  });
  const { said, report } = await pin(dashboard, 'no-issues');
  expect(said).toContain('issues: write');
  expect(report.incomplete).toEqual([]);
  expect(pulls()).toHaveLength(1);
  server.addToken('only-issues', { login: 'github-actions[bot]', permissions: { issues: 'write' } });
  await audit(dashboard, 'only-issues');
  expect(issue().body).toContain('The pull requests are not known');
});
