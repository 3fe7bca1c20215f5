// Whole runs that read what people ticked in the pull request of the run before: rebase, hold, skip, groups.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { run } from '../../src/run.js';
import { amount } from '../sample.js';
import { runsOn } from './runs.js';
import { GithubServer } from './server.js';
import { commitOn } from './setup.js';

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
const line = (name: string, tag: string, daysAgo?: number) =>
  runsOn(server, emulator).line(name, tag, daysAgo);
const git = () => server.state.repository;
const read = (file: string, on = branch) => git().read(on, file).toString();
const pull = (number = 1) => {
  const issue = server.state.issues.find((one) => one.number === number);
  if (issue === undefined) throw new Error(`no pull request ${number}`);
  return issue;
};

/** One run of `pin` over the checkout of `main`. */
async function pin(files: Record<string, string>, policy?: string) {
  const { hostOf, configOf } = runsOn(server, emulator);
  const checkout = { ...files, ...(policy === undefined ? {} : { [policyPath]: policy }) };
  const { host, annotations, outputs } = hostOf(checkout, { GITHUB_EVENT_NAME: 'schedule' }, {});
  const inputs = { mode: 'pin', 'pull-request': 'true', 'github-token': 'app-token' };
  const { report } = await run(host, configOf(inputs, policy));
  const said = annotations.map(({ message }) => message).join('\n');
  return { report, said, outputs, checkout };
}

/** Clicks on the box whose line matches, as the host's page does. */
function click(box: RegExp, login = 'alice', number = 1): void {
  const issue = pull(number);
  const lines = issue.body.split('\n');
  const at = lines.findIndex((text) => /- \[[ x]\]/.test(text) && box.test(text));
  const found = lines[at];
  if (found === undefined) throw new Error(`no box ${box} in\n${issue.body}`);
  lines[at] = found.replace(/- \[([ x])\]/, (_, tick) => `- [${tick === ' ' ? 'x' : ' '}]`);
  server.state.edit(issue, login, lines.join('\r\n'));
}

/** The boxes of an image: its line, and the two below it. */
function boxOf(kind: 'hold' | 'skip', name: string): RegExp {
  const lines = pull().body.split('\n');
  const at = lines.findIndex((text) => text.startsWith('- <code>') && text.includes(name));
  const key = /tagproof-box hold ([0-9a-f]{12})/.exec(lines[at + 1] ?? '')?.[1];
  return new RegExp(`tagproof-box ${kind} ${key}`);
}

const outdated = () => ({ Dockerfile: line('redis', '7'), 'x/Dockerfile': line('python', '3.12', 45) });

describe('rebase', () => {
  it('writes the branch again on the newest base, once', async () => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    const newest = commitOn(server, 'main', { README: 'new' });
    server.writes();
    await pin(outdated());
    expect(server.writes()).toEqual([]);
    click(/rebase/);
    await pin(outdated());
    expect(git().info(git().head(branch) ?? '').parents).toEqual([newest]);
    expect(pull().body).not.toContain('[x]');
    server.writes();
    await pin(outdated());
    expect(server.writes()).toEqual([]);
  });
});

describe('hold', () => {
  it('leaves the image as it is, keeps that in the policy of the branch, and says so', async () => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(boxOf('hold', 'python'));
    const { report, said } = await pin(outdated());
    expect(read('Dockerfile')).toBe(line('redis', '7', 0));
    expect(read('x/Dockerfile')).toBe(outdated()['x/Dockerfile']);
    expect(read(policyPath)).toMatch(
      /skips:\n {2}- image: .+\/acme\/python\n {4}tag: "?3\.12"?\n {4}reason: "?Held in pull request #1 by alice on 2026-11-21"?\n {4}owner: alice\n/,
    );
    expect(said).toContain('python:3.12 is not updated: requested by alice');
    expect(pull().body).toMatch(/- \[x\] <!-- tagproof-box held \w+ --><code>[^\n]+python/);
    const left = report.findings.filter(({ image }) => image?.repository === 'acme/python');
    expect(left.map(({ check, waived }) => [check, waived])).toEqual([['stale-digest', undefined]]);
    server.writes();
    const again = await pin(outdated());
    expect(server.writes()).toEqual([]);
    expect(again.said).not.toContain('requested by');
  });

  it('ends when its tick is removed', async () => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(boxOf('hold', 'python'));
    await pin(outdated());
    click(/tagproof-box held/, 'bob');
    await pin(outdated());
    expect(read('x/Dockerfile')).toBe(line('python', '3.12', 0));
    expect(git().changedFiles('main', branch)).not.toContain(policyPath);
    expect(pull().body).not.toContain('[x]');
  });

  it('of the only image leaves a pull request with the policy alone, and its merge is the end of it', async () => {
    const files = { Dockerfile: line('redis', '7') };
    commitOn(server, 'main', files);
    await pin(files);
    click(boxOf('hold', 'redis'));
    await pin(files);
    expect(git().changedFiles('main', branch)).toEqual([policyPath]);
    expect(pull().title).toBe('Hold 1 image');
    const policy = read(policyPath);
    commitOn(server, 'main', { [policyPath]: policy });
    await pin(files, policy);
    expect(pull().state).toBe('closed');
    const { report } = await pin(files, policy);
    expect(report.edits).toEqual([]);
    expect(server.state.issues).toHaveLength(1);
    expect(report.settings.find(({ name }) => name === 'skips[0]')?.value).toContain('alice');
  });

  it('keeps every other byte of the policy, and skips until the day of the box', async () => {
    const policy =
      '# ours\r\nmin-age: 0s # none\r\nskips:\r\n  - image: acme/gone # once\r\n    reason: x\r\n';
    commitOn(server, 'main', { ...outdated(), [policyPath]: policy });
    await pin(outdated(), policy);
    click(boxOf('skip', 'python'));
    await pin(outdated(), policy);
    const text = read(policyPath);
    expect(text.startsWith(policy)).toBe(true);
    expect(text.slice(policy.length)).toMatch(
      /^ {2}- image: .+\r\n {4}tag: .+\r\n {4}until: 20\d\d-\d\d-(?:28|29|30|31)\r\n {4}reason: .+\r\n {4}owner: alice\r\n$/,
    );
    expect(pull().body).toMatch(/held \w+ --><code>[^\n]+python[^\n]+ until 20/);
  });

  it('in the policy of the base holds without a pull request too, until its day is over', async () => {
    const { hostOf, configOf } = runsOn(server, emulator);
    const skip = (until: string) => `skips:\n  - {image: "**/python", until: ${until}, reason: x}\n`;
    for (const [until, wanted] of [
      ['2099-01-01', outdated()['x/Dockerfile']],
      ['2020-01-01', line('python', '3.12', 0)],
    ] as const) {
      const files: Record<string, string> = outdated();
      const { report } = await run(hostOf(files, {}, {}).host, configOf({ mode: 'pin' }, skip(until)));
      expect(files['x/Dockerfile']).toBe(wanted);
      expect(files.Dockerfile).toBe(line('redis', '7', 0));
      expect(report.incomplete).toEqual([]);
    }
  });
});

describe('a tick that does not count', () => {
  it.each([
    ['eve', 'eve may not write to the repository'],
    ['helper[bot]', 'it was set by the app helper'],
  ])('is that of %s: the image is updated, the box is empty again', async (login, why) => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(boxOf('hold', 'python'), login);
    const { said, report } = await pin(outdated());
    expect(said).toContain(`A checkbox of #1 does not count: ${why}`);
    expect(report.incomplete).toEqual([]);
    expect(read('x/Dockerfile')).toBe(line('python', '3.12', 0));
    expect(pull().body).not.toContain('[x]');
  });

  it('stays that of who set it, when a person edits the text after', async () => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(boxOf('hold', 'python'), 'helper[bot]');
    server.state.edit(pull(), 'alice', pull().body.replace('# Pin', '# Pin').concat('\n'));
    expect((await pin(outdated())).said).toContain('it was set by the app helper');
    expect(read('x/Dockerfile')).toBe(line('python', '3.12', 0));
  });

  it('is one of a branch that people have taken over', async () => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(/rebase/);
    commitOn(server, branch, { [policyPath]: 'skips: [{image: "**/python", reason: mine}]\n' });
    server.writes();
    const { said, report } = await pin(outdated());
    expect(said).toContain('has commits that Tagproof did not create');
    expect(server.writes()).toEqual([]);
    expect(report.edits.map(({ file }) => file)).toContain('x/Dockerfile');
  });

  it.each([
    ['who set it', (at: string) => at.includes('/graphql query')],
    ['what that person may do', (at: string) => at.includes('/collaborators/')],
  ])('and cannot be judged without knowing %s leaves the pull request as it is', async (_, isLost) => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(boxOf('hold', 'python'));
    const text = pull().body;
    server.writes();
    server.fault = (at) => (isLost(at) ? { status: 403, headers: {}, body: '{"message":"no"}' } : undefined);
    const { report } = await pin(outdated());
    expect(server.writes()).toEqual([]);
    expect(pull().body).toBe(text);
    expect(report.incomplete).toMatchObject([{ subject: 'pull request', cause: 'denied' }]);
    expect(report.verdict).toBe('incomplete');
  });
});

describe('a person who ticks while the run writes', () => {
  it.each([
    ['just before the text is read once more', 'GET /repos/acme/shop/pulls/1'],
    ['just before the text is written', 'PATCH /repos/acme/shop/pulls/1'],
  ])('%s keeps the tick, and the next run reads it', async (_, moment) => {
    commitOn(server, 'main', outdated());
    await pin(outdated());
    click(boxOf('hold', 'python'));
    let once = true;
    server.fault = (at) => {
      if (once && at === moment) {
        once = false;
        click(boxOf('hold', 'redis'), 'bob');
      }
      return undefined;
    };
    await pin(outdated());
    expect(once).toBe(false);
    expect(pull().body).toMatch(new RegExp(`\\[x\\] <!-- ${boxOf('hold', 'redis').source}`));
    server.fault = undefined;
    await pin(outdated());
    expect(git().changedFiles('main', branch)).toEqual([policyPath]);
    expect(read(policyPath)).toMatch(/by alice on[\s\S]+by bob on/);
  });
});

describe('groups', () => {
  const policy = `pull-requests:
  groups:
    - name: databases
      images: ["**/redis", "**/postgres"]
    - name: runtimes
      images: ["**/python"]
`;
  const files = () => ({ ...outdated(), 'y/Dockerfile': line('node', '22') + line('redis', '7') });

  it('have one pull request each, and what is left shares the one that there was', async () => {
    commitOn(server, 'main', { ...files(), [policyPath]: policy });
    const { outputs } = await pin(files(), policy);
    const heads = server.state.issues.map((issue) => issue.pull?.head);
    expect(heads).toEqual([`${branch}.databases`, `${branch}.runtimes`, branch]);
    expect(outputs['pull-request-url']).toMatch(/\/pull\/3$/);
    expect(read('y/Dockerfile', `${branch}.databases`)).toBe(line('node', '22') + line('redis', '7', 0));
    expect(read('y/Dockerfile')).toBe(line('node', '22', 0) + line('redis', '7'));
    expect(read('x/Dockerfile', `${branch}.runtimes`)).toBe(line('python', '3.12', 0));
    expect(git().changedFiles('main', branch)).toEqual(['y/Dockerfile']);
    server.writes();
    await pin(files(), policy);
    expect(server.writes()).toEqual([]);
  });

  it('that the policy no longer has lose their pull request and branch; the images go to the shared one', async () => {
    commitOn(server, 'main', { ...files(), [policyPath]: policy });
    await pin(files(), policy);
    const fewer = 'pull-requests: {groups: [{name: databases, images: ["**/redis"]}]}\n';
    await pin(files(), fewer);
    expect(server.state.issues.map(({ state }) => state)).toEqual(['open', 'closed', 'open']);
    expect(git().head(`${branch}.runtimes`)).toBeUndefined();
    expect(read('x/Dockerfile')).toBe(line('python', '3.12', 0));
    await pin(files());
    expect(server.state.issues.map(({ state }) => state)).toEqual(['closed', 'closed', 'open']);
    expect(read('y/Dockerfile')).toBe(line('node', '22', 0) + line('redis', '7', 0));
  });

  it('hold an image in the pull request where it was ticked', async () => {
    commitOn(server, 'main', { ...files(), [policyPath]: policy });
    await pin(files(), policy);
    click(/tagproof-box hold/, 'alice', 2);
    await pin(files(), policy);
    expect(git().changedFiles('main', `${branch}.runtimes`)).toEqual([policyPath]);
    expect(read(policyPath, `${branch}.databases`)).toBe(policy);
    expect(pull(1).body).not.toContain('[x]');
  });
});

it('checkboxes: false writes none, and changes nothing else', async () => {
  const policy = 'pull-requests: {checkboxes: false}\n';
  commitOn(server, 'main', { ...outdated(), [policyPath]: policy });
  await pin(outdated(), policy);
  expect(pull().body).not.toContain('[ ]');
  expect(pull().body).not.toContain('tagproof-controls');
});

it('a failure at any request loses no tick and never updates what is held; the next run comes to the same end', async () => {
  commitOn(server, 'main', outdated());
  await pin(outdated());
  click(boxOf('hold', 'python'));
  const start = { text: pull().body, edits: [...pull().edits], head: git().head(branch) };
  const pinned = line('python', '3.12', 0);
  // About 40 requests with two runs for each: some of them, unless all tests are wanted.
  const step = amount(13, 1);
  let failed = 0;
  for (let at = 1; ; at += step) {
    pull().body = start.text;
    pull().edits.splice(0, pull().edits.length, ...start.edits);
    git().setHead(branch, start.head);
    let count = 0;
    server.fault = () => {
      count += 1;
      return count === at ? (at % 2 === 0 ? 'lost' : { status: 500, headers: {}, body: '' }) : undefined;
    };
    await pin(outdated());
    server.fault = undefined;
    if (count < at) break;
    failed += 1;
    await pin(outdated());
    expect(read('x/Dockerfile'), `after request ${at}`).not.toBe(pinned);
    expect(read(policyPath), `after request ${at}`).toContain('by alice on');
    expect(pull().body).toMatch(/\[x\] <!-- tagproof-box held/);
  }
  expect(failed).toBeGreaterThan(15 / step);
}, 300_000);
