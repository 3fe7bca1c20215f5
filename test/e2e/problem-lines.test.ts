// What could not be read is told with its line and with what to do, in every format.
import { expect, it } from 'vitest';
import { createEmulator } from '../../src/emulator/index.js';
import { runInProcess } from './in-process.js';

it.each([
  ['a name that is no image', 'Dockerfile', 'FROM a:1\n\nFROM a:1@sha512:x\n', 3],
  ['an instruction that BuildKit refuses', 'Dockerfile', 'FROM a:1\nFORM b:1\n', 2],
  ['a default that cannot be expanded', 'Dockerfile', '# base\nARG A=${B\nFROM a:1\n', 2],
  ['a heredoc that is not closed', 'Dockerfile', 'FROM a:1\nRUN <<EOF\nx\n', 2],
  ['another frontend', 'Dockerfile', '# syntax=org/frontend:1\nFROM a:1\n', 1],
  ['broken YAML', 'compose.yaml', 'services:\n  a:\n    image: "a\n', 3],
  ['an invalid name in YAML', 'compose.yaml', 'services:\n  a:\n    image: A:1\n', 3],
])('%s', async (_, file, text, line) => {
  const { report } = await runInProcess(await createEmulator(), { [file]: text }, {});
  const [told, ...more] = report.incomplete.filter(({ cause }) => cause === 'unreadable-file');
  expect([told?.subject, more]).toEqual([file, []]);
  expect(told?.message).toMatch(new RegExp(`^Line ${line}: .*\\. .*exclude the file`, 's'));
});
