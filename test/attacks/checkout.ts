// Point 3: the checkout. It holds what other programs take for a repository, for themselves, or for their configuration.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Attack, Ended } from './attack.js';
import * as ci from './ci.js';
import {
  type Change,
  type Checked,
  type Checkout,
  checkOut,
  type Edits,
  git,
  writeFiles,
} from './repository.js';
import type { Files, Stage } from './stage.js';
import { digestOf } from './world.js';

const unpinned = (stage: Stage) => `FROM ${stage.world.registry.host}/acme/node:20\n`;
const pinned = (stage: Stage) =>
  `FROM ${stage.world.registry.host}/acme/node:20@${digestOf('acme/node:20')}\n`;
const waiver = 'waivers:\n  - check: unpinned\n    image: "**"\n    reason: it is only for a test\n';

/** Files that make a folder look like a bare repository, with a configuration. */
function lookalike(folder: string, config: string, head = 'ref: refs/heads/main'): Edits {
  const inside = (name: string) => path.join(folder, name);
  return {
    [inside('HEAD')]: `${head}\n`,
    [inside('config')]: config,
    [inside('objects/info/packs')]: '\n',
    [inside('refs/heads/.keep')]: '',
  };
}

/** Everything in a configuration that names a command. */
function commands(stage: Stage, more = ''): string {
  const command = stage.leavesMarker;
  return `[core]
	repositoryformatversion = 0
	bare = false
	worktree = .
	fsmonitor = "${command}; :"
	hooksPath = hooks
	sshCommand = "${command}; :"
	gitProxy = "${command}; :"
	pager = "${command}; :"
	editor = "${command}; :"
	askPass = "${stage.path('home/ask')}"
	alternateRefsCommand = "${command}; :"
[diff]
	external = "${command}; :"
[filter "evil"]
	clean = "${command}; cat"
	smudge = "${command}; cat"
	process = "${command}; :"
	required = false
[diff "evil"]
	textconv = "${command}; cat"
	command = "${command}; :"
[log]
	showSignature = true
[gpg]
	program = "${command}; :"
[credential]
	helper = "!${command}; :"
[alias]
	ls-files = "!${command}"
	cat-file = "!${command}"
${more}`;
}

/** A git that has another number and knows no option that newer ones brought; it does its work with the real one. */
function oldGit(stage: Stage, version: string): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  stage.write(
    'old/git',
    `#!/bin/sh
unset GIT_NO_LAZY_FETCH GIT_CONFIG_COUNT GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM
n=$#
while [ $n -gt 0 ]; do
  one=$1; shift; n=$((n-1))
  case "$one" in
    -c) two=$1; shift; n=$((n-1)); case "$two" in safe.*) ;; *) set -- "$@" -c "$two";; esac;;
    --no-lazy-fetch|--config-env*) echo "unknown option: $one" >&2; exit 129;;
    version|--version) echo "git version ${version}"; exit 0;;
    *) set -- "$@" "$one";;
  esac
done
exec ${real} "$@"
`,
    0o755,
  );
  return `${stage.path('old')}:${process.env.PATH}`;
}

interface Situation {
  readonly base?: (stage: Stage) => Edits;
  readonly head: (stage: Stage) => Edits;
  /** What the attack adds to the head. */
  readonly adds: (stage: Stage) => Edits;
  /** Files that have no name in UTF-8. */
  readonly raw?: (folder: string, stage: Stage) => void;
  readonly checkout?: Checkout;
  /** Done to the clone of the attack. */
  readonly more?: (checked: Checked, stage: Stage) => void;
  /** The git is an old one, so that the run may be refused without the attack. */
  readonly old?: true;
  /** The folder that is verified. */
  readonly below?: string;
  readonly env?: (stage: Stage, checked: Checked) => Files | Promise<Files>;
}

/** Runs the command line in a clone. */
function attack(name: string, before: Attack['before'], situation: Situation): Attack {
  return {
    point: 3,
    name,
    control: situation.old ? 'no pass' : 'fail or incomplete',
    before,
    async play(stage, attacked): Promise<Ended> {
      const { below = '.', env = () => ({}) } = situation;
      const change: Change = {
        base: { 'clean/README.md': 'nothing\n', ...situation.base?.(stage) },
        head: { ...situation.head(stage), ...(attacked ? situation.adds(stage) : {}) },
        ...(attacked ? { more: (folder) => situation.raw?.(folder, stage) } : {}),
      };
      const checked = checkOut(stage, change, situation.checkout);
      if (attacked) situation.more?.(checked, stage);
      return stage.start({ cwd: checked.folder, args: ['verify', below], env: await env(stage, checked) });
    },
  };
}

const service = (stage: Stage) => ({ 'services/api/Dockerfile': unpinned(stage) });
const emptyTree = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ../../clean\n';

/** A remote that runs a command when a missing object is fetched. */
const promisor = (stage: Stage) => `[core]
	repositoryformatversion = 1
	bare = false
	worktree = .
[extensions]
	partialClone = origin
[remote "origin"]
	url = "ext::sh -c touch% ${stage.marker}"
	promisor = true
	partialclonefilter = blob:none
	fetch = +refs/heads/*:refs/remotes/origin/*
[protocol]
	allow = always
[protocol "ext"]
	allow = always
`;

/** An index whose `.gitignore` is neither on the disk nor among the objects, so that git fetches it to know what is ignored. */
function missingInIndex(file: string, stage: Stage): void {
  const scratch = stage.path('scratch');
  mkdirSync(scratch);
  git(scratch, 'init', '-q');
  git(scratch, 'update-index', '--add', '--cacheinfo', `100644,${'c'.repeat(40)},.gitignore`);
  git(scratch, 'update-index', '--skip-worktree', '.gitignore');
  copyFileSync(path.join(scratch, '.git/index'), file);
}

/** A remote whose side of the connection is a command. */
const uploads = (stage: Stage) => `[core]
	repositoryformatversion = 0
	bare = false
	worktree = .
[remote "origin"]
	url = ${stage.path('origin')}
	uploadpack = "${stage.leavesMarker}; git-upload-pack"
	fetch = +refs/heads/*:refs/remotes/origin/*
[protocol "file"]
	allow = always
`;

/** A program in the checkout that leaves the marker and then does what it is expected to do. */
const inPlaceOf = (stage: Stage, program: string) =>
  `#!/bin/sh\n${stage.leavesMarker}\nPATH=${process.env.PATH} exec ${program} "$@"\n`;

const docker = (stage: Stage, config: object): Files => {
  stage.write('docker/config.json', JSON.stringify(config));
  return { DOCKER_CONFIG: stage.path('docker') };
};

export const checkouts: readonly Attack[] = [
  attack('Turning `services/api` into a bare repository whose worktree is an empty folder', 'broken', {
    head: service,
    adds: () => lookalike('services/api', emptyTree),
    below: 'services/api',
  }),
  attack('The same one folder above the one that is verified', 'broken', {
    head: (stage) => ({ 'services/api/deep/Dockerfile': unpinned(stage) }),
    adds: () => ({ ...lookalike('services/api', emptyTree), 'services/api/deep/.keep': '' }),
    below: 'services/api/deep',
  }),
  attack(
    'Running a command by the configuration of an inner repository (fsmonitor, hooks, filters …), under a git of 2017',
    'held',
    {
      head: service,
      adds: (stage) => ({
        ...lookalike('services/api', commands(stage)),
        'services/api/hooks/post-index-change': `#!/bin/sh\n${stage.leavesMarker}\n`,
        'services/api/.gitattributes': '* filter=evil diff=evil\n',
      }),
      below: 'services/api',
      old: true,
      env: async (stage, checked) => ({
        ...(await ci.githubPullRequest(stage, checked)),
        PATH: oldGit(stage, '2.14.1'),
      }),
    },
  ),
  attack('A partial clone with an `ext::` remote as the inner repository, under a git of 2020', 'broken', {
    head: service,
    adds: (stage) => lookalike('services/api', promisor(stage), 'b'.repeat(40)),
    raw: (folder, stage) => missingInIndex(path.join(folder, 'services/api/index'), stage),
    below: 'services/api',
    old: true,
    env: async (stage, checked) => ({
      ...(await ci.githubPullRequest(stage, checked)),
      PATH: oldGit(stage, '2.25.1'),
    }),
  }),
  attack(
    'A remote of the inner repository whose upload-pack is a command, where the base must be fetched',
    'held',
    {
      head: service,
      adds: (stage) => lookalike('services/api', uploads(stage)),
      below: 'services/api',
      old: true,
      checkout: { alone: true },
      env: (stage, checked) => ({
        ...ci.gitlab(stage, checked, ci.mergeRequest(checked, 'merged_result')),
        PATH: oldGit(stage, '2.30.2'),
      }),
    },
  ),
  {
    point: 3,
    name: 'An archive without `.git` whose root looks like a bare repository with an empty worktree',
    control: 'fail or incomplete',
    before: 'broken',
    play(stage, attacked) {
      const folder = stage.path('archive');
      mkdirSync(folder);
      const config = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = clean\n';
      writeFiles(folder, {
        'clean/README.md': 'nothing\n',
        Dockerfile: unpinned(stage),
        ...(attacked ? lookalike('.', config) : {}),
      });
      return stage.start({ cwd: folder, args: ['verify', '.'] });
    },
  },
  attack(
    'A program `git` in the checkout, where PATH has the current folder, an empty entry and a relative one',
    'broken',
    {
      head: service,
      adds: (stage) => ({ 'services/api/git': inPlaceOf(stage, 'git'), git: inPlaceOf(stage, 'git') }),
      below: 'services/api',
      env: () => ({ PATH: `.::services/api:${process.env.PATH}` }),
    },
  ),
  attack('A credential helper of Docker in the checkout, where PATH has the current folder', 'broken', {
    head: (stage) => ({ Dockerfile: `FROM ${stage.world.registry.host}/private/node:20\n` }),
    adds: (stage) => ({
      'docker-credential-company': `#!/bin/sh\n${stage.leavesMarker}\necho '{"Username":"a","Secret":"b"}'\n`,
    }),
    env: (stage) => ({
      ...docker(stage, { credsStore: 'company', credHelpers: { [stage.world.registry.host]: 'company' } }),
      PATH: `.:${process.env.PATH}`,
    }),
  }),
  attack(
    'A program `git` in `node_modules/.bin`, which npm puts into PATH when it starts Tagproof',
    'broken',
    {
      head: service,
      adds: (stage) => ({ 'node_modules/.bin/git': inPlaceOf(stage, 'git') }),
      env: (_, { folder }) => ({ PATH: `${path.join(folder, 'node_modules/.bin')}:${process.env.PATH}` }),
    },
  ),
  attack('A folder whose name is not UTF-8, with the image in it', 'held', {
    head: (stage) => ({ 'app/Dockerfile': unpinned(stage) }),
    adds: (stage) => ({ 'app/Dockerfile': pinned(stage) }),
    raw: (folder, stage) => {
      const name = Buffer.concat([Buffer.from(`${folder}/prod`), Buffer.from([0xff])]);
      mkdirSync(name);
      writeFileSync(Buffer.concat([name, Buffer.from('/Dockerfile')]), unpinned(stage));
    },
  }),
  attack(
    'A replace reference that shows the base as the change is, in a clone that fetches all references',
    'held',
    {
      base: () => ({ '.github/tagproof.yml': 'fail-on: error\n' }),
      head: service,
      adds: () => ({ '.github/tagproof.yml': waiver }),
      more: ({ folder, base, head }) => void git(folder, 'replace', '-f', base, head),
      env: ci.githubPullRequest,
    },
  ),
  attack(
    'A repository that a build step has unpacked, with a command as fsmonitor and everything ignored',
    'held',
    {
      head: service,
      adds: () => ({}),
      more: ({ folder }, stage) => {
        const inner = path.join(folder, 'services/api');
        git(inner, 'init', '-q', '-b', 'main');
        writeFileSync(path.join(inner, '.git/info/exclude'), '*\n');
        writeFileSync(path.join(inner, '.git/config'), commands(stage).replace('worktree = .', ''));
      },
      below: 'services/api',
    },
  ),
];
