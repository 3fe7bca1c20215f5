// How many pins are proved or decided with and without sources of histories, answered by the emulators of the tests: those of
// test/histories/public-images.txt, with lives that are made up, and those of Git repositories as they were 90 days before their
// newest commits, with what all commits of them say of the tags. `--write` puts the tables into docs/measurements/proofs.md.
//   node scripts/proved-share.mjs [--write] [REPOSITORY…]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSection } from '../bench/write-section.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-pins-'));
const [pins, table, tree] = ['pins.json', 'table.md', 'tree'].map((name) => path.join(folder, name));
const agedMs = 90 * 86_400_000;
const withDigest = '@sha256:[0-9a-f]{64}';
const maxBuffer = 1e9;
/** A clone need not have every large file; of these kinds none is large. */
const kindsOfFiles = [
  '*.yml',
  '*.yaml',
  '*.tpl',
  '*.tf',
  '*.sh',
  '*.mk',
  '*ockerfile*',
  '*akefile*',
  '*.env',
];

/** Of a bare clone or a checkout. */
function gitOf(repository) {
  return (...args) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer });
}

/** The references of a folder. Exit codes other than 0 say that something could not be read; what was read counts. */
function scan(checkout) {
  const command = [path.join(root, 'dist/cli/index.js'), 'scan', '--json', checkout];
  const options = { maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return JSON.parse(execFileSync(process.execPath, command, options)).references;
  } catch (error) {
    return JSON.parse(error.stdout).references;
  }
}

/** The files of a commit that have a digest: `commit:path` each. */
function filesWithDigest(repository, commit) {
  const found = spawnSync(
    'git',
    ['-C', repository, 'grep', '-lzE', 'sha256:[0-9a-f]{64}', commit, '--', ...kindsOfFiles],
    { encoding: 'utf8', maxBuffer },
  );
  // 1: there are none.
  if (found.status !== 0 && found.status !== 1) throw new Error(found.stderr);
  return found.stdout.split('\0').filter((one) => one !== '');
}

/** The pins in the tree of a commit: of its files that have a digest, each name with a tag and a digest, once. */
function pinsAt(repository, commit) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  for (const one of filesWithDigest(repository, commit)) {
    const file = path.join(tree, one.slice(commit.length + 1));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, gitOf(repository)('show', one));
  }
  const found = scan(tree).filter(
    (one) => one.kind === 'image' && one.digest !== undefined && one.testData === undefined,
  );
  const tagged = found.filter(({ tag }) => tag !== undefined);
  const names = tagged.map((one) => `${one.registry}/${one.repository}:${one.tag} ${one.digest}`);
  return { pins: [...new Set(names)].map((one) => one.split(' ')), untagged: found.length - tagged.length };
}

/** With the registry, and the folder of official images, which may be left out for Docker Hub. */
function fullName(name) {
  const [first, ...rest] = name.replace(/^index\.docker\.io\//, 'docker.io/').split('/');
  if (rest.length > 0 && (/[.:]/.test(first) || first === 'localhost')) {
    return first === 'docker.io' && rest.length === 1
      ? `docker.io/library/${rest[0]}`
      : [first, ...rest].join('/');
  }
  return rest.length === 0 ? `docker.io/library/${first}` : `docker.io/${name}`;
}

/** Each name with a tag and a digest that a commit has added, with the time of the commit, the oldest first. */
function sightingsOf(repository) {
  const log = gitOf(repository)(
    ...['log', '--first-parent', '--reverse', '--format=%x00%ct', '-p', '-U0', '--no-renames'],
    ...['-G', withDigest, 'HEAD', '--', ...kindsOfFiles],
  );
  return log.split('\0').flatMap((commit) => {
    const at = Number.parseInt(commit, 10) * 1000;
    const added = commit.split('\n').filter((line) => line.startsWith('+'));
    const named =
      /(?<![\w./${}-])([a-z0-9][\w./-]*(?::\d+\/[\w./-]+)?:[\w][\w.-]{0,127})@(sha256:[0-9a-f]{64})/g;
    return added.flatMap((line) =>
      [...line.matchAll(named)].map(([, name, digest]) => ({ name: fullName(name), digest, at })),
    );
  });
}

/**
 * One life for each pin. A tag has moved when a commit of any of the repositories is the first with another digest for it; the
 * other tags of a repository are those that any commit has pinned.
 */
function livesOf(repositories) {
  const aged = repositories.map((repository) => {
    const git = gitOf(repository);
    const now = Number(git('log', '-1', '--format=%ct', 'HEAD')) * 1000;
    const before = Math.floor((now - agedMs) / 1000);
    const commit = git('rev-list', '-1', '--first-parent', `--before=${before}`, 'HEAD').trim();
    const seen = (at, of) => pinsAt(repository, of).pins.map(([name, digest]) => ({ name, digest, at }));
    const { pins: found, untagged } = pinsAt(repository, commit);
    const then = found.map(([name, digest]) => ({ name, digest, at: now - agedMs }));
    const sightings = [...sightingsOf(repository), ...then, ...seen(now, git('rev-parse', 'HEAD').trim())];
    return { repository, now, found, untagged, sightings };
  });
  const moves = new Map();
  for (const { name, digest, at } of aged.flatMap((one) => one.sightings).sort((a, b) => a.at - b.at)) {
    const known = moves.get(name) ?? [];
    if (!known.some((one) => one.digest === digest)) moves.set(name, [...known, { at, digest }]);
  }
  // In the last month before the newest commit of the pin's own repository.
  const seenAgain = new Set(
    aged.flatMap(({ now }) =>
      aged
        .flatMap((one) => one.sightings)
        .flatMap(({ name, at }) => (at > now - agedMs / 3 && at <= now ? [`${now} ${name}`] : [])),
    ),
  );
  const tags = new Map();
  for (const name of moves.keys()) {
    const own = name.slice(0, name.lastIndexOf(':'));
    tags.set(own, [...(tags.get(own) ?? []), name]);
  }
  const lives = aged.flatMap(({ found, now }) =>
    found.map(([name, pin]) => {
      const until = (of) => moves.get(of).filter(({ at }) => at <= now);
      const others = tags.get(name.slice(0, name.lastIndexOf(':'))).flatMap((other) => {
        const last = until(other).at(-1);
        return other === name || last === undefined
          ? []
          : [{ tag: other.slice(other.lastIndexOf(':') + 1), digest: last.digest }];
      });
      const isSeen = seenAgain.has(`${now} ${name}`);
      return { name, pin, moves: until(name), now, others, isSeen };
    }),
  );
  return { lives, aged };
}

/** @param file lives as JSON; absent: those that are made up */
function tableOf(file) {
  const list = file === undefined ? {} : { TAGPROOF_PINS: file };
  execFileSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'test/histories/proved-share.test.ts'],
    {
      cwd: root,
      env: { ...process.env, ...list, TAGPROOF_PINS_TABLE: table },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return readFileSync(table, 'utf8').trim();
}

function treesTable(aged) {
  const rows = aged.map(({ repository, now, found, untagged, sightings }) => {
    const name =
      path.basename(repository) === 'repo'
        ? path.basename(path.dirname(repository))
        : path.basename(repository);
    const day = (at) => new Date(at).toISOString().slice(0, 10);
    return `| ${name.replace('+', '/')} | ${day(now - agedMs)} | ${found.length} | ${untagged} | ${sightings.length.toLocaleString('en')} | ${day(now)} |`;
  });
  const head = [
    'Repository',
    'Day',
    'Pins with a tag',
    'Without',
    'Pins that its commits write',
    'Newest commit',
  ];
  return [`| ${head.join(' | ')} |`, '| --- | --- | ---: | ---: | ---: | --- |', ...rows].join('\n');
}

const repositories = process.argv.slice(2).filter((one) => one !== '--write');
const sections = [['images', tableOf()]];
if (repositories.length > 0) {
  const { lives, aged } = livesOf(repositories);
  writeFileSync(pins, JSON.stringify(lives));
  sections.push(['trees', `${treesTable(aged)}\n\n${tableOf(pins)}`]);
}
for (const [name, text] of sections) {
  process.stdout.write(`${text}\n\n`);
  if (process.argv.includes('--write')) writeSection('measurements/proofs.md', name, text);
}

rmSync(folder, { recursive: true });
