// The spawned programs end when their time is over, whatever the network does, and no variable makes them print tokens.
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import {
  oidcEnvironment,
  platformFlags,
  platformInputs,
  runAction,
  spawnNode,
  temporaryFolder,
} from './workflow.js';

/** A registry on loopback that sends interim responses for ever. */
const sockets = new Set<Socket>();
const endless = createServer((socket) => {
  sockets.add(socket);
  const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
  socket.on('error', () => undefined);
  socket.on('close', () => clearInterval(timer));
});
let emulator: Awaited<ReturnType<typeof startEmulator>>;
let host = '';
beforeAll(async () => {
  emulator = await startEmulator();
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(endless.address() as { port: number }).port}`;
});
afterAll(async () => {
  await emulator.close();
  for (const socket of sockets) socket.destroy();
  endless.close();
});

it('the command line ends at its time limit, with a report and the exit code of an incomplete run', async () => {
  const root = temporaryFolder({ Dockerfile: `FROM ${host}/slow/app:1\n` });
  const started = performance.now();
  const { code, stdout } = await spawnNode('dist/cli/index.js', ['verify', root, '--timeout', '2s'], {});
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(code).toBe(3);
  expect(stdout).toContain(
    'The run was not complete after 2s, its time limit. Raise `--timeout`, or scan less with `--paths`',
  );
});

it('the action does the same, and says it in the words of a workflow', async () => {
  const root = temporaryFolder({ Dockerfile: `FROM ${host}/slow/app:1\n` });
  const inputs = { ...platformInputs(emulator), timeout: '2s' };
  const { code, outputs, stdout } = await runAction(root, inputs, oidcEnvironment(emulator));
  expect([code, outputs.verdict, outputs['exit-code']]).toEqual([1, 'incomplete', '3']);
  expect(stdout).toContain('Raise `timeout:`, or scan less with `paths:`');
});

it.each(['dist/cli/index.js', 'dist/main/index.js'])(
  'prints no request under NODE_DEBUG: %s',
  async (script) => {
    const root = temporaryFolder({ Dockerfile: 'FROM scratch\n' });
    const flags = platformFlags(emulator);
    const inputs = Object.entries(platformInputs(emulator)).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]);
    const temp = temporaryFolder({ output: '', summary: '' });
    const { code, stderr } = await spawnNode(
      script,
      script.includes('cli') ? ['verify', root, ...flags] : [],
      {
        ...oidcEnvironment(emulator),
        ...Object.fromEntries(inputs),
        GITHUB_WORKSPACE: root,
        GITHUB_OUTPUT: path.join(temp, 'output'),
        NODE_DEBUG: 'http,https,net,tls,tunnel',
      },
    );
    expect(code).toBe(0);
    expect(stderr).toBe('NODE_DEBUG would print credentials, so Tagproof starts itself again without it.\n');
  },
);
