// Programs that render a copy of the checkout: what they get, and what they do not get.
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { machineRenderers } from '../../src/host/renderers.js';
import { temporaryFolder } from '../e2e/workflow.js';

/** A checkout, and a folder in `PATH` with a program. */
function machineOf(
  script: string,
  files: Record<string, string>,
  limits?: Parameters<typeof machineRenderers>[2],
) {
  const [root, bin] = [temporaryFolder(files), temporaryFolder({ helm: `#!/bin/sh\n${script}\n` })];
  chmodSync(path.join(bin, 'helm'), 0o755);
  const environment = { PATH: `${bin}:/usr/bin:/bin`, TOKEN: 'secret', HELM_PLUGINS: '/x', HOME: '/root' };
  return { root, renderers: machineRenderers(environment, root, limits) };
}

const limits = { files: 10, bytes: 1000, timeMs: 5000, outputBytes: 1000 };

async function rendered(
  script: string,
  { files = { a: 'x' }, timeMs = 5000 }: { files?: Record<string, string>; timeMs?: number } = {},
) {
  const { renderers, root } = machineOf(script, files, { ...limits, timeMs });
  const copy = await renderers.open(Object.keys(files));
  if ('refused' in copy) throw new Error(copy.refused);
  try {
    return { root, answer: await copy.run('helm', ['template'], '') };
  } finally {
    await copy.close();
  }
}

it('get the files and their other texts, and change nothing in the checkout', async () => {
  const { root, renderers } = machineOf('while read -r line; do echo "$line"; done < d/a; echo y > d/a', {
    'd/a': 'x\n',
  });
  const copy = await renderers.open(['d/a']);
  if ('refused' in copy) throw new Error(copy.refused);
  expect(await copy.run('helm', [], '')).toEqual({ text: 'x\n' });
  await copy.write('d/a', 'z\n');
  expect(await copy.run('helm', [], '')).toEqual({ text: 'z\n' });
  await copy.write('d/a', undefined);
  expect(await copy.run('helm', [], '')).toEqual({ text: 'x\n' });
  await copy.close();
  expect(readFileSync(path.join(root, 'd/a'), 'utf8')).toBe('x\n');
});

it('have no variables of the user, no other programs and no network', async () => {
  const { answer } = await rendered(
    'echo "$TOKEN|$HELM_PLUGINS|$HTTPS_PROXY"; git --version || curl https://example.com || echo none',
  );
  expect(answer).toEqual({ text: expect.stringMatching(/^\|.*\/home\|http:\/\/127\.0\.0\.1:9\nnone\n$/) });
});

it('are ended when they take too long or print too much, and say why they fail', async () => {
  expect((await rendered('while :; do :; done', { timeMs: 200 })).answer).toEqual({
    failed: expect.stringContaining('more than 0.2 seconds'),
  });
  expect((await rendered('while :; do echo xxxxxxxxxxxxxxxx; done')).answer).toMatchObject({
    failed: expect.anything(),
  });
  expect((await rendered('echo a >&2; echo "no chart in $PWD" >&2; exit 1')).answer).toEqual({
    failed: 'no chart in .',
  });
});

it('are missing where they are not in PATH, or only in the checkout', async () => {
  const root = temporaryFolder({ helm: '#!/bin/sh\n' });
  chmodSync(path.join(root, 'helm'), 0o755);
  const copy = await machineRenderers({ PATH: root }, root, limits).open([]);
  if ('refused' in copy) throw new Error(copy.refused);
  expect(await copy.run('helm', [], '')).toEqual({ missing: true });
  await copy.close();
});

it('get no file from outside the checkout, and none of too many or too large ones', async () => {
  const { root, renderers } = machineOf(
    'for one in *; do echo "$one"; done',
    { a: 'x', large: 'x'.repeat(2000) },
    limits,
  );
  const outside = temporaryFolder({ secret: 'x' });
  symlinkSync(path.join(outside, 'secret'), path.join(root, 'link'));
  mkdirSync(path.join(root, 'folder'));
  writeFileSync(path.join(root, 'folder', 'b'), 'x');
  const copy = await renderers.open(['a', 'link', 'folder', 'refused/']);
  if ('refused' in copy) throw new Error(copy.refused);
  expect(await copy.run('helm', [], '')).toEqual({ text: 'a\n' });
  await copy.close();
  expect(await renderers.open(['a', 'large'])).toEqual({ refused: 'the files have more than 1000 bytes' });
  expect(await renderers.open(Array.from({ length: 11 }, () => 'a'))).toEqual({
    refused: '11 files are more than 10',
  });
});
