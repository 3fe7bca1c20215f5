// Files that other files name: which of them are read, and what is said about those that cannot be read.

import { describe, expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import type { ReadFile } from '../../src/model/run/host.js';
import type { ScanSelection } from '../../src/scan/checkout/index.js';
import { pathFrom } from '../../src/scan/checkout/mentions.js';
import { scanTexts } from './checkout-files.js';

const compose = 'services: {web: {build: {context: ., dockerfile: app.build}}}\n';

function scan(texts: Readonly<Record<string, string | ReadFile>>, selection: Partial<ScanSelection> = {}) {
  const list = async () => Object.keys(texts).sort();
  const read = async (path: string): Promise<ReadFile> => {
    const text = texts[path];
    return typeof text === 'string' ? { text } : (text ?? { unreadable: 'ENOENT', absent: true });
  };
  return scanCheckout({ list, read }, { paths: [], exclude: [], ...selection });
}

it('reads a file under any name, and only once for each format', async () => {
  const { occurrences, scanned } = await scan({
    'compose.yaml': compose,
    'b/compose.yaml': compose.replace('context: .', 'context: ..'),
    'app.build': 'FROM node:20\n',
    'other.part': 'FROM node:18\n',
  });
  expect(occurrences.map(({ at, raw }) => [at.file, raw])).toEqual([['app.build', 'node:20']]);
  expect(scanned).toBe(3);
});

it('leaves out what the selection leaves out', async () => {
  const texts = { 'compose.yaml': compose, 'app.build': 'FROM node:20\n' };
  const { occurrences, problems } = await scan(texts, { exclude: ['*.build'] });
  expect([occurrences, problems]).toEqual([[], []]);
  expect((await scan(texts, { paths: ['compose.yaml'] })).occurrences).toEqual([]);
  expect((await scan(texts, { paths: ['compose.yaml', '*.build'] })).occurrences).toHaveLength(1);
});

it('a mentioned file is a problem where it exists and cannot be read, and none where it does not exist', async () => {
  expect((await scan({ 'compose.yaml': compose })).problems).toEqual([]);
  const unreadable = { 'compose.yaml': compose, 'app.build': { unreadable: 'it is not UTF-8 text' } };
  expect((await scan(unreadable)).problems).toEqual([
    { file: 'app.build', message: 'The file was not scanned: it is not UTF-8 text' },
  ]);
});

it('files that mention each other are read once', async () => {
  const { occurrences, scanned } = await scan({
    'compose.yaml': 'include: [a.part]\nservices: {}\n',
    'a.part': 'include: [b.part, compose.yaml]\nservices: {a: {image: "redis:7"}}\n',
    'b.part': 'include: [a.part]\nservices: {b: {image: "redis:8"}}\n',
  });
  expect(occurrences.map(({ raw }) => raw)).toEqual(['redis:7', 'redis:8']);
  expect(scanned).toBe(3);
});

const details = ({ occurrences }: Awaited<ReturnType<typeof scan>>) =>
  occurrences.map((one) => [one.raw, one.kind === 'opaque' ? one.detail : one.kind]);

it('says at the place of the name that a file is missing, elsewhere or computed, once for each name', async () => {
  const services = (builds: readonly string[]) =>
    `services: {${builds.map((one, index) => `s${index}: {build: ${one}}`).join(', ')}}\n`;
  const found = await scan({
    'compose.yaml': services([
      '{context: ., dockerfile: gone.build}',
      '{context: ., dockerfile: gone.build}',
      './folder',
      '"https://github.com/a/b.git#main"',
      'git@example.com:a/b.git',
      '../outside',
      '{context: ., dockerfile: templated}',
      '{context: module}',
    ]),
    'folder/readme': 'nothing',
    'templated.in': 'FROM node:20\n',
    'module/': { unreadable: 'it is a submodule' },
  });
  expect(details(found)).toEqual([
    ['gone.build', 'it depends on the file at `gone.build`, and no such file is in this repository'],
    ['./folder', 'it depends on the file at `folder/Dockerfile`, and no such file is in this repository'],
    [
      'https://github.com/a/b.git#main',
      'it depends on the file at `https://github.com/a/b.git#main`, and it is in another repository or at another address',
    ],
    [
      'git@example.com:a/b.git',
      'it depends on the file at `git@example.com:a/b.git`, and it is in another repository or at another address',
    ],
    ['../outside', 'it depends on the file at `../outside`, and it is outside of this repository'],
    ['node:20', 'image'],
  ]);
});

it('looks for what is relative to a folder above the file, such as that of the first Compose file', async () => {
  const build = '{context: ../.., dockerfile: tests/suites/a/compose/web/web.build}';
  const found = await scan({
    'tests/suites/a/compose/web/compose.yml': `services: {web: {build: ${build}}}\n`,
    'tests/suites/a/compose/web/web.build': 'FROM node:20\n',
  });
  expect(details(found)).toEqual([['node:20', 'image']]);
});

it('reads of a remote checkout only what is likely to matter', async () => {
  const texts: Readonly<Record<string, string>> = {
    'a.go': 'package a\n',
    'bin/deploy': '#!/bin/sh\ndocker run redis:7\n',
    'tools/check.command': '#!/bin/sh\ndocker run redis:8\n',
  };
  const read: string[] = [];
  const files = {
    list: async () => Object.keys(texts),
    read: async (path: string) => {
      read.push(path);
      return { text: texts[path] ?? '' };
    },
  };
  await scanCheckout({ ...files, isRemote: true }, { paths: [], exclude: [] });
  expect([...new Set(read)]).toEqual(['bin/deploy']);
  read.length = 0;
  await scanCheckout(files, { paths: [], exclude: [] });
  expect([...new Set(read)]).toEqual(['a.go', 'bin/deploy', 'tools/check.command']);
});

it('follows symlinks within the checkout', async () => {
  const texts: Readonly<Record<string, string>> = {
    'compose.yaml': 'services: {a: {build: linked}, b: {build: away}}\n',
    'vendor/a/Dockerfile': 'FROM node:20\n',
    linked: '',
    away: '',
  };
  const found = await scanCheckout(
    {
      list: async () => Object.keys(texts),
      read: async (path) => ({ text: texts[path] ?? '' }),
      realPath: (path) => (path.startsWith('away') ? undefined : path.replace(/^linked/, 'vendor/a')),
    },
    { paths: [], exclude: [] },
  );
  expect(found.occurrences.map(({ at, raw }) => [at.file, raw])).toEqual([
    ['compose.yaml', 'away'],
    ['vendor/a/Dockerfile', 'node:20'],
  ]);
});

it('says of a Git LFS pointer that its content is not here', async () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  const found = await scan({ 'compose.yaml': compose, 'app.build': pointer });
  expect(details(found)).toEqual([
    [
      'version https://git-lfs.github.com/spec/v1',
      'it depends on the file at `app.build`, and it is a Git LFS pointer: check out the repository with LFS',
    ],
  ]);
});

it('reads a file by its content: scripts, hooks of git and Dockerfiles', async () => {
  const run = 'docker run redis:7\n';
  const found = await scan({
    'bin/deploy': `#!/usr/bin/env bash\n${run}`,
    'tools/check.command': `#!/bin/sh -e\n${run}`,
    'debian/rules': `#!/usr/bin/make -f\nall:\n\t${run}`,
    '.husky/pre-commit': run,
    'bin/tool.py': `#!/usr/bin/env python3\n# ${run}`,
    'bin/README': run,
    'images/app.docker':
      '# syntax=docker/dockerfile:1\n\nARG V=20\nFROM --platform=linux/amd64 node:20 AS a\n',
    'docker.md': 'FROM node:18\n',
    'build.txt2': 'FROM the start, a build is slow\n',
  });
  expect(found.occurrences.map(({ at, raw }) => [at.file, raw])).toEqual([
    ['.husky/pre-commit', 'redis:7'],
    ['bin/deploy', 'redis:7'],
    ['debian/rules', 'redis:7'],
    ['images/app.docker', 'docker/dockerfile:1'],
    ['images/app.docker', 'node:20'],
    ['tools/check.command', 'redis:7'],
  ]);
});

it('reads a file of a vendored folder that another file names, and counts those that nothing names', async () => {
  const texts = {
    'compose.yaml': 'services: {a: {build: third_party/a}}\n',
    'third_party/a/Dockerfile': 'FROM node:20\n',
    'vendor/b/Dockerfile': 'FROM node:18\n',
    'node_modules/c/compose.yaml': 'services: {a: {image: "redis:7"}}\n',
    'node_modules/c/readme.txt': 'text',
  };
  const found = await scan(texts);
  expect(found.occurrences.map(({ raw }) => raw)).toEqual(['node:20']);
  expect(found.vendored).toBe(2);
  expect((await scan(texts, { exclude: ['third_party/**'] })).vendored).toBe(2);
  expect((await scan(texts, { paths: ['**/Dockerfile'] })).vendored).toBeUndefined();
});

const passing = (argument: string) =>
  `services: {web: {build: {context: ., dockerfile: app.build, args: {${argument}}}}}\n`;

function shown({ occurrences }: Awaited<ReturnType<typeof scan>>) {
  return occurrences.map((one) => {
    const what = one.kind === 'opaque' ? one.why : `${one.image.repository}:${one.image.tag}`;
    return `${one.at.file} ${one.raw} ${what}${one.kind === 'image' && one.pin.kind === 'place' ? ' pinnable' : ''}`;
  });
}

describe('arguments of builds', () => {
  it('lists the image of the default and that of the argument, whatever file is read first', async () => {
    const texts = { 'z.compose.yaml': passing('V: "1"'), 'app.build': 'ARG V=2\nFROM a:$V\n' };
    expect(shown(await scan(texts))).toEqual(['app.build a:$V library/a:2', 'z.compose.yaml 1 library/a:1']);
  });

  it('says which file passes the argument', async () => {
    const texts = { 'compose.yaml': passing('V: "1"'), 'app.build': 'ARG V=2\nFROM a:$V\n' };
    const { occurrences } = await scan(texts);
    const why = 'another value for `V`, so several images are possible here';
    expect(occurrences[0]).toMatchObject({ pin: { why: `\`compose.yaml\` passes ${why}` } });
  });

  it('an image that is a part of a longer name in one build takes no digest for another one either', async () => {
    const found = await scan({
      'compose.yaml': passing('BASE_IMAGE: "org/a:1"'),
      'b/compose.yaml': passing('BASE_IMAGE: "org/b:1"'),
      'app.build': 'ARG BASE_IMAGE=org/a:2\nFROM $BASE_IMAGE\nFROM $BASE_IMAGE-slim\n',
      'b/app.build': 'ARG BASE_IMAGE=org/b:2\nFROM $BASE_IMAGE\n',
    });
    expect(shown(found)).toEqual([
      'app.build $BASE_IMAGE org/a:2',
      'app.build $BASE_IMAGE-slim org/a:2-slim',
      'b/app.build org/b:2 org/b:2 pinnable',
      'b/compose.yaml org/b:1 org/b:1 pinnable',
      'compose.yaml org/a:1 org/a:1',
      'compose.yaml org/a:1 org/a:1-slim',
    ]);
  });

  it.each([
    ['not declared before FROM', 'FROM a:1\nARG V=1\nRUN x\n'],
    ['not used by a name', 'ARG V\nFROM --platform=$V a:1\n'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the Dockerfile
    ['declared too late', 'ARG W=${V:+b}a:1\nARG V=1\nFROM $W\n'],
  ])('an argument counts for nothing where it is %s', async (_, text) => {
    expect(shown(await scan({ 'compose.yaml': passing('V: "2"'), 'app.build': text }))).toEqual([
      expect.stringMatching(/^app\.build .* library\/a:1 pinnable$/),
    ]);
  });

  it('a value that BuildKit refuses is a problem where it is written', async () => {
    const text = passing('V: "no image"');
    const { problems } = await scan({ 'compose.yaml': text, 'app.build': 'ARG V=a:1\nFROM $V\n' });
    const start = text.indexOf('no image');
    const message = expect.stringMatching(
      /^With this value of `V`, BuildKit refuses `no image` in `app\.build`/,
    );
    expect(problems).toEqual([{ file: 'compose.yaml', message, span: { start, end: start + 8 } }]);
  });

  it('more builds than are read are a problem', async () => {
    const services = Array.from({ length: 201 }, (_, index) => `s${index}: {build: {args: {V: "${index}"}}}`);
    const found = await scan({
      'compose.yaml': `services: {${services.join(', ')}}\n`,
      Dockerfile: 'ARG V=x\nFROM a:$V\n',
    });
    expect(found.occurrences).toHaveLength(201);
    expect(found.problems).toEqual([
      { file: 'Dockerfile', message: expect.stringMatching(/^Only the first 200 builds/) },
    ]);
  });

  it('an excluded Dockerfile has no builds', async () => {
    const texts = { 'compose.yaml': passing('V: "1"'), 'app.build': 'ARG V=2\nFROM a:$V\n' };
    expect(shown(await scan(texts, { exclude: ['*.build'] }))).toEqual([]);
  });
});

describe('frontends', () => {
  const text = '# syntax=registry.example.com/hub/docker/dockerfile:1\nFROM a:1\n';
  const registries = { 'registry.example.com/hub': 'docker.io' };

  it('a copy of the frontend is known by a configured mirror, and else a problem that says so', async () => {
    expect((await scan({ Dockerfile: text }, { registries })).problems).toEqual([]);
    const { problems } = await scan({ Dockerfile: text });
    expect(problems).toMatchObject([{ message: expect.stringMatching(/declare its registry as a mirror/) }]);
    const other = text.replace('docker/dockerfile', 'evil/dockerfile');
    expect((await scan({ Dockerfile: other }, { registries })).problems).toHaveLength(1);
  });

  it('the frontend that an argument chooses is a reference', async () => {
    const texts = {
      'app.build': 'FROM a:1\n',
      'compose.yaml': passing('BUILDKIT_SYNTAX: "docker/dockerfile:1"'),
    };
    const found = await scan(texts);
    expect(shown(found)).toContain('compose.yaml docker/dockerfile:1 docker/dockerfile:1 pinnable');
    expect(found.problems).toEqual([]);
    const evil = { ...texts, 'compose.yaml': passing('BUILDKIT_SYNTAX: "org/frontend:1"') };
    expect((await scan(evil)).problems).toMatchObject([{ file: 'compose.yaml' }]);
  });
});

it.each([
  ['a', './b/../c', 'a/c'],
  ['a/b', '../c', 'a/c'],
  ['a', '../../c', undefined],
  ['', '..', undefined],
  ['', '/etc/passwd', undefined],
  ['a', 'https://example.com/x', undefined],
  ['a', 'git@example.com:x', undefined],
  ['a', 'x\0y', undefined],
])('from %j, %j is %j', (folder, name, expected) => {
  expect(pathFrom(folder, name)).toBe(expected);
});

describe('wildcards of GitLab includes', () => {
  const job = 'a: { image: "acme/app:1", script: [x] }\n';
  const included = async (pattern: string, file: string) => {
    const text = `include: [{ local: "${pattern}" }]\n`;
    const { occurrences } = await scanTexts({ '.gitlab-ci.yml': text, [file]: job });
    return occurrences.map(({ at, testData }) => `${at.file} ${testData ?? ''}`);
  };

  it.each([
    ['/ci/*.yml', 'ci/a.yml'],
    ['ci/**.yml', 'ci/a.yml'],
    ['ci/**.yml', 'ci/b/c/a.yml'],
    ['/ci/**/*.yml', 'ci/b/c/a.yml'],
    ['ci/a[1]*.yml', 'ci/a[1]b.yml'],
    ['a**b/c**d/e**f/g**h/i**j/k**.yml', 'ab/cd/ef/gh/ij/k.yml'],
    ['ci/**.yml', 'ci/fixtures/a.yml'],
  ])('%s includes %s', async (pattern, file) => {
    expect(await included(pattern, file)).toEqual([`${file} `]);
  });

  it('do not cross folders with one asterisk', async () => {
    expect(await included('/ci/*.yml', 'ci/b/a.yml')).toEqual([]);
  });
});

describe('variables of a GitLab file that includes others', () => {
  const template = '.a: { image: $BASE, script: [x] }\n';
  const found = async (text: string) => {
    const { occurrences } = await scanTexts({
      '.gitlab-ci.yml': `include: t.yml\n${text}`,
      't.yml': template,
    });
    return occurrences
      .filter(({ at }) => at.file === '.gitlab-ci.yml')
      .map((one) => `${one.kind} ${one.raw}${one.kind === 'image' ? ` ${one.pin.kind}` : ''}`);
  };

  it.each([
    ['of the file', 'variables: { BASE: acme/app:1 }\n', ['image acme/app:1 refused']],
    ['with a description', 'variables: { BASE: { value: acme/app:1 } }\n', ['image acme/app:1 refused']],
    ['of a job', 'b: { extends: .a, variables: { BASE: acme/app:1 } }\n', ['image acme/app:1 refused']],
    ['with a variable', 'variables: { BASE_IMAGE: "acme/app:$TAG" }\n', ['opaque acme/app:$TAG']],
    ['that are no images', 'variables: { BASE: x, PATH: a/b }\n', []],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('are listed once where the file uses them itself', async () => {
    const text = 'variables: { BASE: acme/app:1 }\nb: { image: $BASE, script: [x] }\n';
    expect(await found(text)).toHaveLength(1);
  });
});

it('a file that a command names, and that is missing or computed, is opaque at its place', async () => {
  const found = await scan({
    'deploy.sh': [
      'docker build -f gone.build .',
      'docker build -f here.build .',
      'kubectl apply -f "$MANIFEST"',
      'F=here.build; docker build -f "$F" .',
      './built-by-make --all',
      'bash installed.sh',
    ].join('\n'),
    'elsewhere.sh': 'cd "$FOLDER"\nkubectl apply -f gone.yaml\n',
    'here.build': 'FROM node:20\n',
  });
  expect(details(found).filter(([, kind]) => kind !== 'image')).toEqual([
    ['gone.build', 'it depends on the file at `gone.build`, and no such file is in this repository'],
    ['$MANIFEST', 'it depends on the file at `$MANIFEST`, and its name is computed'],
  ]);
});

describe('what a text names that a command reads as a file', () => {
  const built = 'services: {web: {build: ./web}}';
  const written = (path: string, text: string) => `cat > ${path} <<'EOF'\n${text}\nEOF\n`;
  const base = 'FROM a:1\n';
  const found = async (texts: Readonly<Record<string, string>>) =>
    (await scan(texts)).occurrences.map(({ at, kind, raw }) => `${at.file} ${kind} ${raw}`);

  it.each(['up.sh', 'a/b/up.sh'])('is read from the folder of %s', async (script) => {
    const folder = script.replace('up.sh', '');
    const image = `${folder}web/app.build image a:1`;
    const text = 'services: {web: {build: {context: ./web, dockerfile: app.build}}}';
    for (const commands of [
      written('docker-compose.yml', text),
      `docker compose -f - up <<'EOF'\n${text}\nEOF\n`,
    ])
      expect(await found({ [script]: commands, [`${folder}web/app.build`]: base })).toEqual([image]);
  });

  it('is a folder above that of the text', async () => {
    const texts = {
      'up.sh': `${written('deploy/kustomization.yaml', 'resources: [../base]')}kubectl apply -k deploy\n`,
      'base/kustomization.yaml': 'resources: [pod.template]\n',
      'base/pod.template': 'kind: Pod\nspec: {containers: [{image: "a:1"}]}\n',
    };
    expect(await found(texts)).toEqual(['base/pod.template image a:1']);
  });

  it.each(['up.sh', 'a/b/up.sh'])('is said to be missing at its place in %s', async (script) => {
    const path = script.replace('up.sh', 'web/Dockerfile');
    for (const commands of [
      written('docker-compose.yml', built),
      `docker compose -f - up <<'EOF'\n${built}\nEOF\n`,
    ]) {
      const text = `echo ready\n${commands}`;
      const start = text.indexOf('./web');
      const { occurrences } = await scan({ [script]: text });
      expect(occurrences).toMatchObject([
        {
          kind: 'opaque',
          raw: './web',
          at: { file: script, span: { start, end: start + 5 } },
          detail: `it depends on the file at \`${path}\`, and no such file is in this repository`,
        },
      ]);
    }
  });

  it('is not missing where another text is written there', async () => {
    const image = (script: string) => [`${script} image a:1`];
    for (const folder of ['', './dev/', '/srv/'])
      for (const script of ['up.sh', 'a/up.sh']) {
        const both = [
          written(`${folder}docker-compose.yml`, built),
          written(`${folder}web/Dockerfile`, base),
        ];
        expect(await found({ [script]: both.join('') })).toEqual(image(script));
        expect(await found({ [script]: both.toReversed().join('') })).toEqual(image(script));
      }
    const manifests =
      written('deploy/kustomization.yaml', 'resources: [../base]') +
      written('base/kustomization.yaml', 'images: [{name: a, newName: b, newTag: "1"}]');
    const names = await found({ 'up.sh': `${manifests}kubectl apply -k deploy\n` });
    expect(names).toContain('up.sh image b');
    expect(names).not.toContain('up.sh opaque ../base');
  });

  it.each(['cd app', 'pushd app', 'make -C app'])(
    'is not missing behind `%s`, which leads elsewhere',
    async (command) => {
      const text = `${command}\n${written('docker-compose.yml', built)}`;
      expect(await found({ 'up.sh': text, 'app/web/Dockerfile': base })).toEqual([
        'app/web/Dockerfile image a:1',
      ]);
    },
  );
});
