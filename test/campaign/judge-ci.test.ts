// The judge of what a pull request leaves out: a file must be named, or counted by a notice and listed in the report.
import { expect, it } from 'vitest';
import { leftOut } from '../../src/clients/github/messages.js';
import type { Report } from '../../src/report/schema/schema.js';
import type { Ended } from './judge.js';
import { untoldIn } from './judge-ci.js';

const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.yaml`);

function run(messages: readonly string[], edited: readonly string[]) {
  const report = { edits: edited.map((file) => ({ file })) } as unknown as Report;
  const annotations = messages.map((message) => ({ message }));
  return { report, trace: { annotations } as unknown as Ended['trace'] };
}

it('accepts files that a notice counts if the report lists them', () => {
  const notices = leftOut(files, 'changed on main');
  expect(notices.join()).toContain(', and 2 more; ');
  expect(untoldIn(files, run(notices, files))).toEqual([]);
});

it('reports files that no notice accounts for', () => {
  const notices = leftOut(files, 'changed on main');
  expect(untoldIn(files, run([], files))).toEqual(files);
  expect(untoldIn([...files, 'h.yaml'], run(notices, [...files, 'h.yaml']))).toEqual([
    'f.yaml',
    'g.yaml',
    'h.yaml',
  ]);
  expect(untoldIn(files, run(notices, files.slice(0, 6)))).toEqual(['g.yaml']);
});
