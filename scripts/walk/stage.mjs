// What a walk needs: a repository in a temporary folder, the emulated platform under the names of a preset, and the
// commands of the program, run in this process with that platform as their network.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { networkOf } from './network.mjs';

const organization = 'acme';
const providers = { github: 'https://token.actions.githubusercontent.com', gitlab: 'https://gitlab.com' };
const origins = { github: 'git@github.com:acme/shop.git', gitlab: 'git@gitlab.com:acme/shop.git' };

/** A clone of the program, with the same commit wherever and whenever it is made. */
let clone;
function programFile() {
  if (clone === undefined) {
    clone = mkdtempSync(path.join(tmpdir(), 'tagproof-program-'));
    process.once('exit', () => rmSync(clone, { recursive: true, force: true }));
    writeFileSync(path.join(clone, 'index.js'), '');
    const at = '2026-11-01T12:00:00Z';
    const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: clone,
        env,
        stdio: 'ignore',
      });
    git('init', '-q', '-b', 'main');
    git('remote', 'add', 'origin', 'https://github.com/acme/tagproof');
    git('add', '--all');
    git('commit', '-q', '--no-gpg-sign', '-m', 'Release');
  }
  return path.join(clone, 'index.js');
}

/** As `git init` and `git remote add` make it. */
function startRepository(folder, origin) {
  mkdirSync(path.join(folder, 'objects'), { recursive: true });
  mkdirSync(path.join(folder, 'refs'));
  writeFileSync(path.join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  const core = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n';
  const fetch = '+refs/heads/*:refs/remotes/origin/*';
  const remote = origin === null ? '' : `[remote "origin"]\n\turl = ${origin}\n\tfetch = ${fetch}\n`;
  writeFileSync(path.join(folder, 'config'), `${core}${remote}`);
}

/**
 * @param load imports a module of the program by its path below `src`, without its ending
 * @param options `ci`, the `files` of the repository, and the `state` and `faults` of the platform
 */
export async function createStage(
  load,
  {
    ci = 'github',
    files,
    change = () => undefined,
    hasGit = true,
    origin = origins[ci],
    subject,
    unreachable,
  } = {},
) {
  const [{ createEmulator }, { seededState }, { networkFailure }, { presets }] = await Promise.all(
    ['emulator/index', 'emulator/seed', 'host/network/deadline', 'model/images/presets'].map(load),
  );
  const state = seededState({ now: Date.now(), seed: 7 });
  state.publicOrganization = 'chainguard';
  for (const group of state.groups) if (group.name === 'public-images') group.name = 'chainguard';
  change(state);
  const { baseUrl, registryUrl, issuerUrl } = presets.chainguard;
  const emulator = await createEmulator(
    { state, seed: 7, subject: subject ?? subjects[ci] },
    { platform: baseUrl, registry: registryUrl, issuer: issuerUrl, provider: providers[ci] },
  );
  const root = mkdtempSync(path.join(tmpdir(), 'tagproof-walk-'));
  for (const [file, text] of Object.entries(
    files ?? { Dockerfile: `FROM cgr.dev/${organization}/node:20\n` },
  )) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  if (hasGit) startRepository(path.join(root, '.git'), origin);
  const owner = state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
  return {
    emulator,
    state,
    root,
    /** The tokens of a person who may create identities. */
    person: {
      TAGPROOF_TOKEN: await emulator.tokenFor(owner),
      TAGPROOF_REGISTRY_TOKEN: await emulator.tokenFor(owner, new URL(registryUrl).host),
    },
    /** What a job of the CI host has. */
    job: () => jobEnvironment(emulator, ci, issuerUrl),
    network: { send: networkOf(emulator, networkFailure, unreachable) },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

const subjects = {
  github: 'repo:acme/shop:environment:tagproof',
  gitlab: 'project_path:acme/shop:ref_type:branch:ref:main',
};

async function jobEnvironment(emulator, ci, issuerUrl) {
  const { oidcRequestUrl, oidcRequestToken } = emulator.address;
  if (ci === 'github')
    return {
      ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken,
    };
  const response = await emulator.transport({
    method: 'GET',
    url: `${oidcRequestUrl}&audience=${new URL(issuerUrl).host}`,
    headers: { authorization: `Bearer ${oidcRequestToken}` },
  });
  return {
    GITLAB_CI: 'true',
    CI_DEFAULT_BRANCH: 'main',
    CI_COMMIT_BRANCH: 'main',
    TAGPROOF_ID_TOKEN: JSON.parse(response.body).value,
  };
}

/** Runs a line as it is typed in the folder of the repository. */
export async function runLine(load, stage, line, environment, { ask, stop, width } = {}) {
  const [{ readArguments }, { commands }] = await Promise.all(
    ['command/arguments', 'cli/args/commands'].map(load),
  );
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const printed = [];
  const out = [];
  const print = (text) => void printed.push(text);
  const invocation = readArguments(words.slice(1), commands);
  if ('issues' in invocation) return { code: 2, text: invocation.issues.join('\n'), out: '' };
  const command = commands.find(({ name }) => name === invocation.command);
  const operands = command.operand === '[DIR]' ? [stage.root] : invocation.operands;
  const code = await command.start({
    invocation: { ...invocation, operands },
    environment: { HOME: stage.root, XDG_CACHE_HOME: path.join(stage.root, '.git', 'cache'), ...environment },
    out: (text) => {
      print(text);
      out.push(text);
    },
    err: print,
    colour: false,
    stop: stop ?? new AbortController().signal,
    network: stage.network,
    program: programFile(),
    ...(ask === undefined ? {} : { ask }),
    ...(width === undefined ? {} : { width }),
  });
  return {
    code,
    text: printed
      .join('\n')
      .replaceAll(path.join(stage.root, '.git', 'cache'), '~/.cache')
      .replaceAll(stage.root, '.'),
    out: out.join('\n'),
  };
}
