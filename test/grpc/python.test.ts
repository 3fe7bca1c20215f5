// A client in another language: Python's grpcio, the C core of gRPC, with the protocol as buf compiles it.
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { plain } from './plain.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
// That of the system first: it is the one that packages of the system are for.
const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import grpc, google.protobuf']).status === 0,
);
const image = path.join(temporaryFolder(), 'protocol.binpb');
const isCompiled =
  spawnSync(process.env.TAGPROOF_BUF ?? 'buf', ['build', '-o', image], { cwd: root }).status === 0;
if (python === undefined || !isCompiled)
  console.error(
    'SKIPPED: there is no grpcio for Python, or buf cannot run, so no client of another language was tried',
  );

it.skipIf(python === undefined || !isCompiled)(
  'Python finds what REST answers (§1, §2.2, §2.10, §7.1)',
  async () => {
    const emulator = await startEmulator();
    const { baseUrl, identity } = emulator.address;
    const token = await emulator.tokenFor(identity);
    const script = path.join(root, 'test/grpc/python_client.py');
    const run = promisify(execFile)(python ?? '', [script, image, new URL(baseUrl).host, token]);
    const answers = JSON.parse((await run).stdout);
    const headers = { authorization: `Bearer ${token}` };
    const rest = await (await fetch(`${baseUrl}/registry/v2/repos?pageSize=3`, { headers })).json();
    await emulator.close();
    expect(answers.ping).toEqual({ response: { response: 'pong' } });
    expect(answers.repos.response.repos.length).toBe(3);
    expect(plain(answers.repos.response)).toEqual(plain(rest));
    expect(answers.missing).toEqual({
      code: 5,
      message: expect.stringContaining('none'),
      details: ['type.googleapis.com/google.rpc.ErrorInfo', 'type.googleapis.com/google.rpc.ResourceInfo'],
    });
    expect(answers.compressed).toMatchObject({ code: 12, message: expect.stringContaining('gzip') });
  },
  60_000,
);
