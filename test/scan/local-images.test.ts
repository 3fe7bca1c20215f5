// Images that the checkout builds: which references are local, and what must never become local by a line in a file.
import { describe, expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

const manifest = (image: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n    - name: a\n      image: ${image}\n`;

/** What becomes of an image in a manifest beside these files: where it is built, or its kind. */
async function builtBy(
  files: Readonly<Record<string, string>>,
  image = 'my-app:dev',
  registries: Readonly<Record<string, string>> = {},
) {
  const { occurrences } = await scanTexts({ ...files, 'deploy/pod.yaml': manifest(image) }, { registries });
  const [one, ...others] = occurrences.filter(({ at }) => at.file === 'deploy/pod.yaml');
  expect(others).toEqual([]);
  return one?.kind === 'local' ? `${one.builtBy.file}:${one.builtBy.line}` : one?.kind;
}

const step = (inputs: string) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: docker/build-push-action@v6\n        with:\n${inputs}`;

describe('a name is local if it is built by', () => {
  it.each<[string, string, string, string]>([
    [
      'an artifact of Skaffold',
      'skaffold.yaml',
      'apiVersion: skaffold/v4beta1\nkind: Config\nbuild:\n  artifacts:\n    - image: my-app\n',
      '5',
    ],
    ['a service of Compose', 'compose.yaml', 'services:\n  app:\n    build: .\n    image: my-app:dev\n', '4'],
    [
      'a service whose tag has a default',
      'compose.yaml',
      `services:\n  app:\n    build: .\n    image: my-app:\${TAG:-dev}\n`,
      '4',
    ],
    [
      'a target of Bake',
      'docker-bake.hcl',
      `variable "TAG" { default = "dev" }\ntarget "a" {\n  tags = ["my-app:\${TAG}"]\n}\n`,
      '3',
    ],
    [
      'a context that is a target',
      'docker-bake.hcl',
      'target "a" {\n  contexts = {\n    my-app = "target:b"\n  }\n}\n',
      '3',
    ],
    ['a target of Bake in JSON', 'docker-bake.json', '{"target": {"a":\n{"tags": ["my-app:dev"]}}}\n', '2'],
    [
      'a context in JSON',
      'docker-bake.json',
      '{"target": {"a": {"contexts":\n{"my-app": "target:b"}}}}\n',
      '2',
    ],
    ['docker build', 'build.sh', '#!/bin/sh\ndocker build -t my-app:dev .\n', '2'],
    [
      'buildx with a tag from a variable',
      'build.sh',
      'docker buildx build --load --tag=my-app:$TAG .\n',
      '1',
    ],
    ['buildah', 'build.sh', 'sudo buildah bud -t my-app .\n', '1'],
    [
      'a recipe of a Makefile',
      'Makefile',
      'IMAGE := my-app\nbuild:\n\tpodman build -t $(IMAGE):dev .\n',
      '3',
    ],
    [
      'a build step',
      '.github/workflows/a.yaml',
      step('          tags: |\n            other:1\n            my-app:dev\n'),
      '8',
    ],
    [
      'a script of a step',
      '.github/workflows/a.yaml',
      'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: docker build -t my-app:dev .\n',
      '6',
    ],
  ])('%s', async (_, path, text, line) => {
    const [, at = ''] = /:(\d+)$/.exec((await builtBy({ [path]: text })) ?? '') ?? [];
    expect([await builtBy({ [path]: text }), Number(at) >= Number(line)]).toEqual([`${path}:${at}`, true]);
  });
});

const builds = (name: string) => ({ 'build.sh': `docker build -t ${name} .\n` });

describe('a name is never local', () => {
  it.each([
    ['that Docker publishes', 'ubuntu'],
    ['that Docker publishes, with a tag', 'node:20'],
    ['that Docker has retired', 'java:8'],
    ['written with its registry', 'docker.io/library/alpine:3'],
    ['of an organization, which anyone may own', 'acme/my-app:dev'],
    ['of an organization on Docker Hub', 'docker.io/acme/my-app:dev'],
    ['of another registry', 'cgr.dev/acme/my-app:dev'],
    ['of a registry on this machine', 'localhost:5000/my-app:dev'],
  ])('%s', async (_, name) => {
    expect(await builtBy(builds(name), name)).toBe('image');
    const services = `services:\n  app:\n    build: .\n    image: ${name}\n`;
    expect(await builtBy({ 'compose.yaml': services }, name)).toBe('image');
    const context = `target "a" {\n  contexts = {\n    "${name}" = "target:b"\n  }\n  tags = ["${name}"]\n}\n`;
    expect(await builtBy({ 'docker-bake.hcl': context }, name)).toBe('image');
  });

  it('with a digest, which only a registry gives', async () => {
    const pinned = `my-app:dev@sha256:${'a'.repeat(64)}`;
    expect(await builtBy(builds('my-app:dev'), pinned)).toBe('image');
  });

  it('with another tag than the one that is built', async () => {
    expect(await builtBy(builds('my-app:dev'), 'my-app:prod')).toBe('image');
    expect(await builtBy(builds('my-app'), 'my-app:prod')).toBe('build.sh:1');
  });

  it('if the repository pushes it, so that others can pull it', async () => {
    expect(await builtBy({ 'build.sh': 'docker build --push -t my-app:dev .\n' })).toBe('image');
    expect(await builtBy({ ...builds('my-app:dev'), 'push.sh': 'docker push my-app:dev\n' })).toBe('image');
    expect(
      await builtBy({
        '.github/workflows/a.yaml': step('          push: true\n          tags: my-app:dev\n'),
      }),
    ).toBe('image');
    expect(
      await builtBy({
        '.github/workflows/a.yaml': step(
          `          push: \${{ github.ref == 'x' }}\n          tags: my-app:dev\n`,
        ),
      }),
    ).toBe('image');
    expect(
      await builtBy({
        '.github/workflows/a.yaml': step('          push: false\n          tags: my-app:dev\n'),
      }),
    ).toMatch(/a\.yaml/);
  });

  it('if Compose pulls it although it could build it', async () => {
    const text = 'services:\n  app:\n    build: .\n    image: my-app:dev\n    pull_policy: always\n';
    expect(await builtBy({ 'compose.yaml': text })).toBe('image');
  });

  it('if the policy says where it is mirrored from', async () => {
    const mirrors = { 'docker.io/library': 'cgr.dev/acme' };
    expect(await builtBy(builds('my-app:dev'), 'my-app:dev', mirrors)).toBe('image');
  });

  it('because of a comment, another command, or test data', async () => {
    expect(await builtBy({ 'a.sh': '# docker build -t my-app:dev .\necho docker\n' })).toBe('image');
    expect(await builtBy({ 'a.sh': 'docker run -t my-app:dev\n' })).toBe('image');
    expect(await builtBy({ 'testdata/a.sh': 'docker build -t my-app:dev .\n' })).toBe('image');
  });
});

it('names of images that Podman has built are local', async () => {
  expect(await builtBy(builds('localhost/my-app:dev'), 'localhost/my-app:dev')).toBe('build.sh:1');
});

it('a build that is not asked for changes nothing', async () => {
  expect(await builtBy({})).toBe('image');
  expect(await builtBy(builds('$IMAGE'))).toBe('image');
});
