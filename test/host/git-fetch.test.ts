// The base branch that the clone does not have, fetched from a real git server that asks for the job's credential.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gitOf } from '../../src/host/git/git.js';
import { Secret } from '../../src/model/run/secret.js';
import { temporaryFolder } from '../e2e/workflow.js';

const credential = 'Basic Z2l0bGFiLWNpLXRva2VuOmpvYg==';
const served = temporaryFolder();
const git = (...args: string[]) => execFileSync('git', ['-C', served, ...args], { encoding: 'utf8' }).trim();

/** What the server got, as `METHOD path`, with the credential of each request. */
let log: (readonly [string, string | undefined])[] = [];
let behaviour: 'serves' | 'redirects' | 'refuses' = 'serves';
let server: Server;
let url: string;

/** https://git-scm.com/docs/git-http-backend */
function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  log.push([`${request.method} ${pathname}`, request.headers.authorization]);
  if (behaviour === 'redirects' && !pathname.startsWith('/elsewhere')) {
    response.writeHead(302, { location: `/elsewhere${request.url}` }).end();
    return;
  }
  if (behaviour === 'refuses' || request.headers.authorization !== credential) {
    response.writeHead(401).end();
    return;
  }
  const backend = spawn('git', ['http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: served,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname.replace('/shop.git', '/.git'),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      REMOTE_USER: 'job',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  backend.once('close', () => {
    const all = Buffer.concat(chunks);
    const end = all.indexOf('\r\n\r\n');
    const headers = all
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => line.split(': ') as [string, string]);
    const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
    const sent = headers.filter(([name]) => name !== 'Status');
    response.writeHead(Number.parseInt(status, 10), Object.fromEntries(sent)).end(all.subarray(end + 4));
  });
}

beforeAll(async () => {
  git('init', '--quiet', '--initial-branch=main');
  const commit = (text: string) => {
    writeFileSync(path.join(served, 'policy.yml'), text);
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', text);
  };
  commit('old');
  commit('new');
  server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop.git`;
});
afterAll(() => void server.close());
beforeEach(() => {
  log = [];
  behaviour = 'serves';
});

describe('the base branch', () => {
  const authorization = new Secret(credential);

  it('is fetched once, with its newest files and without its history', async () => {
    const clone = gitOf(temporaryFolder());
    const remote = { url, authorization };
    const [one, same] = await Promise.all([clone.fetchTip(remote, 'main'), clone.fetchTip(remote, 'main')]);
    expect(one.commit).toBe(git('rev-parse', 'main'));
    expect(same).toBe(one);
    expect(await one.files.read('policy.yml')).toEqual({ text: 'new' });
    expect(await one.files.list()).toEqual(['policy.yml']);
    expect(log.filter(([request]) => request.endsWith('/info/refs'))).toHaveLength(1);
    expect(new Set(log.map(([, sent]) => sent))).toEqual(new Set([credential]));
  });

  it('is fetched from that address, and the credential sent there, whatever other files say', async () => {
    const config = `[url "http://127.0.0.1:9/"]\n\tinsteadOf = ${url}\n`;
    const folder = temporaryFolder({ '.gitconfig': config, 'no-such-file': config, 'git/config': config });
    for (const name of ['HOME', 'TMPDIR', 'XDG_CONFIG_HOME']) vi.stubEnv(name, folder);
    vi.stubEnv('GIT_CONFIG_SYSTEM', path.join(folder, '.gitconfig'));
    const { commit } = await gitOf(temporaryFolder()).fetchTip({ url, authorization }, 'main');
    vi.unstubAllEnvs();
    expect(commit).toBe(git('rev-parse', 'main'));
  });

  it('is never what the clone itself calls so: Woodpecker gives that name to the head of a pull request', async () => {
    const clone = gitOf(served);
    expect(await clone.branchTip('main')).toBeUndefined();
    git('update-ref', 'refs/remotes/origin/main', 'main~1');
    expect(await clone.branchTip('main')).toBe(git('rev-parse', 'main~1'));
    git('update-ref', '-d', 'refs/remotes/origin/main');
  });

  it.each([
    ['is not there', 'none', 'serves'],
    ['is an option', '--upload-pack=touch', 'serves'],
    ['is refused', 'main', 'refuses'],
  ] as const)('that %s makes the base unknown', async (_, branch, how) => {
    behaviour = how;
    const fetched = gitOf(temporaryFolder()).fetchTip({ url, authorization }, branch);
    await expect(fetched).rejects.toMatchObject({ reason: 'no-base' });
    await expect(fetched).rejects.toThrow(/could not be fetched: \S/);
  });

  it('is not looked for at another address, which would receive the credential', async () => {
    behaviour = 'redirects';
    const fetched = gitOf(temporaryFolder()).fetchTip({ url, authorization }, 'main');
    await expect(fetched).rejects.toMatchObject({ reason: 'no-base' });
    expect(log.map(([request]) => request)).toEqual(['GET /shop.git/info/refs']);
  });

  it.each([
    'ext::touch marker',
    'file:///',
    '/',
    'ssh://127.0.0.1/x',
    'git://127.0.0.1/x',
    'http://example.invalid/',
  ])('is not fetched from %s', async (address) => {
    const fetched = gitOf(temporaryFolder()).fetchTip({ url: address }, 'main');
    await expect(fetched).rejects.toThrow(/transport '\w+' not allowed/);
  });
});
