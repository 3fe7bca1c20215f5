// While the base's policy is not known nothing is written by it, and what is kept up to date stays one.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { from, type Situation, stage } from './drive.js';

let setting: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => {
  setting = await stage();
  const pull = { head: 'topic', base: 'main', reviewers: [], merged: false };
  setting.server.state.addIssue({ login: 'alice', title: 'Topic', body: '', pull });
});
afterAll(() => setting.server.close());
beforeEach(() => {
  setting.server.fault = undefined;
});

const file = '.github/tagproof.yml';
const isBase = (line: string) => line.includes('/git/trees/');
const unreachable = { status: 503, headers: {}, body: '' };

function situation(inputs: Situation['inputs'] = {}): Situation {
  const policy = { [file]: 'exclude: ["old/**"]\n' };
  const files = { Dockerfile: from(setting.emulator, 'redis', '7'), ...policy };
  return {
    event: 'pull_request',
    base: policy,
    head: { ...files, 'old/Dockerfile': from(setting.emulator, 'redis', '7') },
    inputs,
  };
}

it('pins nothing, because the policy may exclude files', async () => {
  const pinned = await setting.drive(situation({ mode: 'pin' }));
  expect(pinned.report.edits.map((edit) => edit.file)).toEqual(['Dockerfile']);
  setting.server.fault = (line) => (isBase(line) ? unreachable : undefined);
  const { report } = await setting.drive(situation({ mode: 'pin' }));
  expect([report.verdict, report.edits]).toEqual(['incomplete', []]);
});

it('keeps one comment, whatever the policy excludes', async () => {
  setting.server.fault = (line) => (isBase(line) ? unreachable : undefined);
  await setting.drive(situation({ comment: 'always' }));
  setting.server.fault = undefined;
  await setting.drive(situation({ comment: 'always' }));
  expect(setting.server.state.comments.map(({ body }) => body.split('\n').slice(1, 4))).toEqual([
    [expect.stringContaining('❌'), '', expect.stringContaining('**fail**')],
  ]);
});

it('removes control characters from reported file names', async () => {
  const one = situation({ mode: 'pin', 'pull-request': 'true' });
  const strange = { '\u001b[31m/Dockerfile': from(setting.emulator, 'redis', '7') };
  const { annotations } = await setting.drive({ ...one, head: { ...one.head, ...strange } });
  const notice = annotations.find(({ message }) => message.startsWith('Left out'));
  expect(notice?.message).toContain('\\u{1b}[31m/Dockerfile');
});
