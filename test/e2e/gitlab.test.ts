// The GitLab component, run by gitlab-ci-local: a job signs in with its ID token, and leaves the reports that GitLab shows.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { proposalFor } from '../../src/onboarding/init/proposal.js';
import type { Survey } from '../../src/onboarding/init/survey.js';
import { temporaryFolder } from './workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runner = process.env.TAGPROOF_GITLAB_CI_LOCAL;
if (runner === undefined)
  console.warn('SKIPPED: TAGPROOF_GITLAB_CI_LOCAL is not set, so the GitLab component is not run');

const commit = '0123456789'.repeat(4);

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

/** A repository that includes the component, and a folder with a `git` whose clones have the committed dist. */
function repository(dockerfile: string, flags: string): string {
  const { identity, baseUrl, registryUrl, issuerUrl, publicOrganization } = emulator.address;
  const urls = `--base-url ${baseUrl} --registry-url ${registryUrl} --issuer-url ${issuerUrl} --public-organization ${publicOrganization}`;
  const folder = temporaryFolder({
    Dockerfile: dockerfile,
    '.gitlab-ci.yml': `include:\n  - local: templates/tagproof.yml\n    inputs:\n      source: https://git.example.com/acme/tagproof.git\n      commit: "${commit}"\n      identity: ${identity}\n      audience: ${new URL(issuerUrl).host}\n      image: ${new URL(registryUrl).host}/acme/node:22\n      flags: ${urls} --exclude .gitlab-ci.yml --exclude templates/tagproof.yml ${flags}\n`,
    'bin/git': `#!/bin/sh\ncase "$*" in\n"clone --quiet https://git.example.com/acme/tagproof.git /tmp/tagproof-cli") ;;\n"-C /tmp/tagproof-cli checkout --quiet ${commit}") ;;\n*) PATH="\${PATH#*:}" exec git "$@" ;;\nesac\n`,
    'bin/node': `#!/bin/sh\ntest "$1" = /tmp/tagproof-cli/dist/cli/index.js || exec ${process.execPath} "$@"\nshift\nexec ${process.execPath} ${root}/dist/cli/index.js "$@"\n`,
  });
  for (const name of ['git', 'node']) chmodSync(path.join(folder, 'bin', name), 0o755);
  cpSync(path.join(root, 'templates'), path.join(folder, 'templates'), { recursive: true });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  writeFileSync(path.join(folder, '.gitignore'), 'bin\n.gitlab-ci-local\n');
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', 'git@gitlab.example.com:acme/shop.git');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a');
  return folder;
}

async function idToken(): Promise<string> {
  const { oidcRequestUrl, oidcRequestToken, issuerUrl } = emulator.address;
  const response = await fetch(`${oidcRequestUrl}&audience=${new URL(issuerUrl).host}`, {
    headers: { authorization: `Bearer ${oidcRequestToken}` },
  });
  return ((await response.json()) as { value: string }).value;
}

async function job(folder: string) {
  const token = await idToken();
  const args = ['--force-shell-executor', '--variable', `TAGPROOF_ID_TOKEN=${token}`, 'tagproof'];
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, NO_COLOR: '1' };
  // The emulator answers in this process, so the job must not block it.
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = spawn(runner ?? '', args, { cwd: folder, env });
    let text = '';
    const add = (data: unknown) => {
      text += String(data);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', add);
    child.on('close', (code) => resolve({ code, text }));
  });
}

it.skipIf(runner === undefined)(
  'fails the job, and leaves Code Quality, JUnit and HTML',
  async () => {
    const image = `${new URL(emulator.address.registryUrl).host}/acme/node:20`;
    const folder = repository(`FROM ${image}\n`, '');
    const { code, text } = await job(folder);
    expect(text).toContain('fail: 1 finding in 1 reference across 1 file');
    expect(text).not.toContain('not verified');
    expect(code).not.toBe(0);
    const artifact = (name: string) =>
      readFileSync(path.join(folder, '.gitlab-ci-local/artifacts/tagproof', name), 'utf8');
    expect(artifact('tagproof.html')).toContain('<!doctype html>');
    expect(
      spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' }).stdout,
    ).not.toContain('Dockerfile');
  },
  60_000,
);

it.skipIf(runner === undefined)(
  'passes where the policy accepts the findings',
  async () => {
    const image = `${new URL(emulator.address.registryUrl).host}/acme/node:20`;
    const { code, text } = await job(repository(`FROM ${image}\n`, '--fail-on none'));
    expect(text).toContain('pass: 1 finding in 1 reference');
    expect(code).toBe(0);
  },
  60_000,
);

it.skipIf(runner === undefined)(
  'accepts the job that setup writes, and the pipeline that includes it',
  () => {
    const survey = { registries: [], samples: [], references: 0, pinned: 0, opaque: 0 } as unknown as Survey;
    const program = { server: 'https://git.example.com', name: 'acme/tagproof', commit };
    const files = proposalFor(survey, { ci: 'gitlab', program, platform: 'chainguard', stage: 'build' });
    const written = Object.fromEntries(files.map(({ path: file, text }) => [file, text]));
    const pipeline = `stages: [build]\n${written['.gitlab-ci.yml']}`;
    const folder = temporaryFolder({ ...written, '.gitlab-ci.yml': pipeline });
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '-q', '-b', 'main');
    git('remote', 'add', 'origin', 'git@gitlab.example.com:acme/shop.git');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a');
    for (const variables of [[], ['--variable', 'CI_PIPELINE_SOURCE=merge_request_event']]) {
      const { stdout, stderr } = spawnSync(runner ?? '', [...variables, '--list-csv'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(`${stdout}${stderr}`).toMatch(/^images;(?:"";)?build;on_success/m);
    }
  },
  60_000,
);
