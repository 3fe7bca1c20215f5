// Fetches one branch into a new repository of its own: the base of a change, if the clone does not have it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '../../model/failure.js';
import type { GitRemote } from '../../model/run/host.js';
import { plain } from '../../model/text/text.js';
import { findProgram } from './programs.js';

const maxMs = 120_000;
const maxErrorBytes = 4096;
/** What the branch is called in the new repository, as one of its remote. */
export const fetchedBranch = 'base';

/**
 * The folder of a repository with the newest commit of a branch, without history. It is deleted when the process
 * ends. Redirects are not followed, so that the credential reaches only the server that it is for; it is passed in the
 * environment, because other users can read the arguments of a process.
 * @throws Failure `no-base`
 */
export async function fetchBranch(
  { url, authorization, authorities }: GitRemote,
  branch: string,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-base-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const settings = [
    ['protocol.allow', 'never'],
    [isLoopback(url) ? 'protocol.http.allow' : 'protocol.https.allow', 'always'],
    ['http.followRedirects', 'false'],
    ['credential.helper', ''],
    ...(authorization === undefined
      ? []
      : [[`http.${url}.extraHeader`, `Authorization: ${authorization.expose()}`]]),
    ...(authorities === undefined ? [] : [['http.sslCAInfo', authorities]]),
  ];
  const refspec = `+refs/heads/${branch}:refs/remotes/origin/${fetchedBranch}`;
  const steps = [
    ['init', '--quiet', '--template=', folder],
    [
      '--git-dir',
      path.join(folder, '.git'),
      'fetch',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--',
      url,
      refspec,
    ],
  ];
  for (const args of steps) {
    const why = await runWith(args, settings);
    if (why === undefined) continue;
    remove();
    throw new Failure('no-base', `The branch \`${plain(branch)}\` could not be fetched: ${why}`);
  }
  process.once('exit', remove);
  return folder;
}

/** Plain `http` serves tests and proxies on this machine. */
function isLoopback(url: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//.test(url);
}

/** How the network is reached from this machine. */
const passedOn = [
  ...['PATH', 'GIT_SSL_CAINFO', 'SSL_CERT_FILE'],
  ...['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'],
];

/** Why git failed, in its own words; `undefined` if it did not. */
function runWith(
  args: readonly string[],
  settings: readonly (readonly string[])[],
): Promise<string | undefined> {
  const program = findProgram('git');
  if (program === undefined) return Promise.resolve('there is no `git` in PATH outside the checkout');
  const configuration = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return new Promise((resolve) => {
    const child = spawn(program.file, args, {
      cwd: tmpdir(),
      env: {
        ...Object.fromEntries(passedOn.map((name) => [name, program.env[name]])),
        ...Object.fromEntries(configuration),
        GIT_CONFIG_COUNT: String(settings.length),
        // No other file may say where the address leads, or give the credential to another one.
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: maxMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < maxErrorBytes) said += chunk.toString('utf8');
    });
    child.once('error', ({ message }) => resolve(plain(message)));
    child.once('close', (code) => resolve(code === 0 ? undefined : lastLine(said)));
  });
}

function lastLine(text: string): string {
  const line = text.trim().split('\n').at(-1) ?? '';
  return line === '' ? 'git did not say why' : plain(line.slice(0, 300));
}
