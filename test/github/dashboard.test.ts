// The dashboard: an audit lists the pull requests of the runs that pin, and the skips of the policy.
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

const policyPath = '.github/tagproof.yml';
const dashboard = 'pull-requests: {dashboard: true}\n';
const line = (name: string, tag: string, daysAgo?: number) =>
  runsOn(server, emulator).line(name, tag, daysAgo);
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

it('is not there unless the policy asks for it', async () => {
  commitOn(server, 'main', files());
  await audit('max-age: 7d\n');
  expect(issue().body).not.toContain('tagproof-controls');
  expect(server.log.filter((text) => text.includes('matching-refs'))).toEqual([]);
});

it('lists open and closed pull requests, and what the policy skips', async () => {
  const skips = 'skips: [{image: python, reason: "waits for *numpy*", until: 2027-01-01}]\n';
  commitOn(server, 'main', { ...files(), [policyPath]: dashboard });
  await pin();
  await audit(dashboard + skips);
  const [pull] = pulls();
  expect(issue().body).toMatch(new RegExp(`Open pull requests\\*\\*\n\n- \\[#${pull?.number}\\]`));
  expect(issue().body).toContain('waits for &#42;numpy&#42;');
  expect(issue().body).toContain('until 2027-01-01');
  expect(issue().body).not.toContain('[ ]');
  if (pull !== undefined) pull.state = 'closed';
  await audit();
  expect(issue().body).toMatch(
    new RegExp(`whose pins are not proposed again\\*\\*\n\n- \\[#${pull?.number}\\]`),
  );
});

it('says in the issue that it lacks a permission', async () => {
  commitOn(server, 'main', { ...files(), [policyPath]: dashboard });
  server.addToken('only-issues', { login: 'github-actions[bot]', permissions: { issues: 'write' } });
  await audit(dashboard, 'only-issues');
  expect(issue().body).toContain('The pull requests are not known');
});
