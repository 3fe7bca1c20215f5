// The base commit seen from a folder of the repository: its files under the names that the checkout has for them.
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/ci/baseline.js';
import type { CommitFiles } from '../../src/model/run/host.js';

const texts: Readonly<Record<string, string>> = {
  Dockerfile: 'FROM root\n',
  'api/Dockerfile': 'FROM api\n',
  'api/deploy/app.yml': 'image: x\n',
  'api2/Dockerfile': 'FROM other\n',
};
const commit: CommitFiles = {
  list: async (wanted = () => true) => Object.keys(texts).filter(wanted),
  async read(path) {
    const text = texts[path];
    return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
  },
};

it('has the files of the folder alone, so that a file of the same name elsewhere is no earlier state', async () => {
  const files = filesBelow(commit, 'api');
  expect(await files.list()).toEqual(['Dockerfile', 'deploy/app.yml']);
  expect(await files.list((path) => path.endsWith('.yml'))).toEqual(['deploy/app.yml']);
  expect(await files.read('Dockerfile')).toEqual({ text: 'FROM api\n' });
  expect(await files.read('api/Dockerfile')).toEqual({ unreadable: 'ENOENT', absent: true });
});

it('is the commit itself at the root', () => {
  expect(filesBelow(commit, undefined)).toBe(commit);
});
