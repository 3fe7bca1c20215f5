// Credentials of this machine: Docker's configuration and helpers, tokens of registries' APIs, and AWS, from the environment.
import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Docker, HelperAnswer, ReadFile } from '../model/run/host.js';
import { type AwsCredentials, Secret } from '../model/run/secret.js';
import { findProgram, type Program } from './git/programs.js';
import { fileProblems } from './messages.js';

/**
 * `quay.example.com:8443` → `TAGPROOF_TOKEN_QUAY_EXAMPLE_COM_8443`. A hyphen is `__`, or `quay-example.com`, which may be
 * somebody else's, would get the token of `quay.example.com`. All names below `pkg.dev` are Google's.
 */
function apiTokenVariable(registry: string): string {
  const hyphen = registry.endsWith('.pkg.dev') ? '_' : '__';
  return `TAGPROOF_TOKEN_${registry
    .replaceAll('-', hyphen)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '_')}`;
}

/** Reads the tokens when they are needed; an empty variable counts as not set. */
export function apiTokens(
  environment: Readonly<Record<string, string | undefined>>,
  mask: (secret: Secret) => void,
): (registry: string) => Secret | undefined {
  return (registry) => {
    const value = environment[apiTokenVariable(registry)];
    if (value === undefined || value === '') return undefined;
    const token = new Secret(value);
    mask(token);
    return token;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the credentials when they are needed. An empty variable counts as not set, and half a pair as none. */
export function awsFrom(environment: Environment): () => AwsCredentials | undefined {
  return () => {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId = '',
      AWS_SECRET_ACCESS_KEY: secret = '',
      AWS_SESSION_TOKEN: token = '',
    } = environment;
    if (accessKeyId === '' || secret === '') return undefined;
    const pair = { accessKeyId, secretAccessKey: new Secret(secret) };
    return token === '' ? pair : { ...pair, sessionToken: new Secret(token) };
  };
}

interface HelperLimits {
  readonly timeMs: number;
  readonly outputBytes: number;
}

const defaultLimits: HelperLimits = { timeMs: 30_000, outputBytes: 64 * 1024 };
const maxConfigBytes = 1024 * 1024;

/**
 * `config.json` in `DOCKER_CONFIG`, or in `.docker` of the home folder; helpers are found in `PATH`, outside the
 * checkout `root`.
 */
export function machineDocker(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
  limits: HelperLimits = defaultLimits,
): Docker {
  const home = environment.HOME ?? environment.USERPROFILE;
  const folder = environment.DOCKER_CONFIG ?? (home === undefined ? undefined : path.join(home, '.docker'));
  return {
    config: async () =>
      folder === undefined
        ? { unreadable: 'there is no home folder', absent: true }
        : readConfig(path.join(folder, 'config.json')),
    async helper(name, server) {
      const program = findProgram(`docker-credential-${name}`, environment, root);
      if (program === undefined) return { failed: 'is not in PATH outside the checkout' };
      return runHelper(program, server, limits);
    },
  };
}

async function readConfig(file: string): Promise<ReadFile> {
  try {
    const { size } = await stat(file);
    if (size > maxConfigBytes) return { unreadable: fileProblems.tooLarge(maxConfigBytes) };
    return { text: await readFile(file, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { unreadable: code ?? String(error), ...(code === 'ENOENT' ? { absent: true } : {}) };
  }
}

function runHelper(
  { file, env }: Program,
  input: string,
  { timeMs, outputBytes }: HelperLimits,
): Promise<HelperAnswer> {
  return new Promise((resolve) => {
    const child = spawn(file, ['get'], { env, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (answer: HelperAnswer): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const timer = setTimeout(
      () => finish({ failed: `did not exit within ${timeMs / 1000} seconds` }),
      timeMs,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > outputBytes) finish({ failed: `printed more than ${outputBytes} bytes` });
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      finish({ failed: `cannot be started (${error.code})` }),
    );
    child.on('close', (code) =>
      finish(
        code === null
          ? { failed: 'was killed' }
          : { exitCode: code, output: Buffer.concat(chunks).toString('utf8') },
      ),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${input}\n`);
  });
}
