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

describe('a name is local', () => {
  it.each([['localhost:5000/my-app:dev'], ['127.0.0.1:5001/a/b:1'], ['localhost/my-app:dev']])(
    'in a registry of the machine, if a command builds it, also to push it there: %s',
    async (name) => {
      expect(await builtBy({}, name)).toBe('image');
      expect(await builtBy(builds(name), name)).toBe('build.sh:1');
      const pushed = `docker tag x ${name}\ndocker push ${name}\n`;
      expect(await builtBy({ 'push.sh': pushed }, name)).toBe('push.sh:1');
      expect(await builtBy({ 'push.sh': pushed }, name, { localhost: 'cgr.dev/acme' })).toBe(
        name.startsWith('localhost/') ? 'image' : 'push.sh:1',
      );
      expect(await builtBy(builds(name), `${name}@sha256:${'a'.repeat(64)}`)).toBe('image');
    },
  );

  const copies = async (files: Readonly<Record<string, string>>, from: string) => {
    const dockerfile = `FROM scratch\nCOPY --from=${from} / /\n`;
    const { occurrences } = await scanTexts({ ...files, Dockerfile: dockerfile });
    return occurrences.filter(({ at }) => at.file === 'Dockerfile').map(({ kind }) => kind);
  };

  it.each<[string, string, string]>([
    ['a folder', 'docker-bake.hcl', 'target "a" {\n  contexts = {\n    bin-dir = "./bin"\n  }\n}\n'],
    [
      'what a target inherits',
      'docker-bake.hcl',
      'target "_c" {\n  contexts = {\n    bin-dir = "./bin"\n  }\n}\ntarget "a" {\n  inherits = ["_c"]\n}\n',
    ],
    [
      'a variable',
      'docker-bake.hcl',
      'variable "DIR" { default = "./bin" }\ntarget "a" {\n  contexts = {\n    bin-dir = DIR\n  }\n}\n',
    ],
    [
      'a repository',
      'docker-bake.json',
      '{"target": {"a": {"contexts": {"bin-dir": "https://github.com/a/b.git"}}}}\n',
    ],
    [
      'a folder of Compose',
      'compose.yaml',
      'services:\n  a:\n    build:\n      context: .\n      additional_contexts:\n        bin-dir: ./bin\n',
    ],
    [
      'a stage of a Dockerfile that a command joins with this one',
      'Dockerfile.base',
      'FROM scratch AS bin-dir\n',
    ],
  ])('as a context of a Dockerfile: %s', async (_, path, text) => {
    expect(await copies({ [path]: text }, 'bin-dir')).toEqual(['local']);
    expect(await copies({ [path]: text.replaceAll('bin-dir', 'nginx') }, 'nginx')).toEqual(['image']);
    expect(await copies({ [path]: text }, 'acme/bin-dir')).toEqual(['image']);
  });
});

describe('a placeholder that a script replaces', () => {
  const becomes = async (image: string, script: string, path = 'deploy.sh') => {
    const { occurrences } = await scanTexts({ [path]: script, 'a.yaml': manifest(image) });
    const [one] = occurrences.filter(({ at }) => at.file === 'a.yaml');
    return one?.kind === 'opaque' ? one.detail : one?.kind;
  };

  it.each([
    ['ghcr.io/acme/app:__version__', 'sed -i "s/__version__/$V/" a.yaml\n', '__version__'],
    ['ghcr.io/acme/app:__TAG__', 'for f in *.yaml; do sed -i "s/__TAG__/$V/" "$f"; done\n', '__TAG__'],
    ['ghcr.io/acme/app:VERSION', 'sed "s/VERSION/$V/g" a.yaml | kubectl apply -f -\n', 'VERSION'],
    ['ghcr.io/acme/app:NEW_TAG', 'sed -i "s|:NEW_TAG|:$T|" a.yaml\n', 'NEW_TAG'],
    ['app-image', 'sed -i "s#app-image#$IMAGE#" a.yaml\n', 'app-image'],
  ])('is no image: %s', async (image, script, text) => {
    expect(await becomes(image, script)).toBe(`\`deploy.sh:1\` replaces \`${text}\` before it is used`);
  });

  it.each([
    ['with a tag that people use', 'ghcr.io/acme/app:latest', 'sed -i "s/latest/$V/" a.yaml\n'],
    ['in another file', 'ghcr.io/acme/app:VERSION', 'sed -i "s/VERSION/$V/" b.yaml\n'],
    ['of which only a part is replaced', 'ghcr.io/acme/app:VERSION_1', 'sed -i "s/VERSION/$V/" a.yaml\n'],
    ['that anybody may own', 'acme/app', 'sed -i "s#acme/app#$IMAGE#" a.yaml\n'],
    ['that Docker publishes', 'nginx', 'sed -i "s#nginx#$IMAGE#" a.yaml\n'],
    ['with a digest', `a/b:VERSION@sha256:${'a'.repeat(64)}`, 'sed -i "s/VERSION/$V/" a.yaml\n'],
    ['that no script replaces', 'ghcr.io/acme/app:__version__', 'echo __version__ a.yaml\n'],
  ])('stays one: %s', async (_, image, script) => {
    expect(await becomes(image, script)).toBe('image');
  });
});

describe('a name is never local', () => {
  it.each([
    ['that Docker publishes', 'ubuntu'],
    ['that Docker publishes, with a tag', 'node:20'],
    ['that Docker has retired', 'java:8'],
    ['written with its registry', 'docker.io/library/alpine:3'],
    ['of an organization, which anyone may own', 'acme/my-app:dev'],
    ['of an organization on Docker Hub', 'docker.io/acme/my-app:dev'],
    ['of another registry', 'cgr.dev/acme/my-app:dev'],
    ['of a host that is called like this machine', 'localhost.example.com:5000/my-app:dev'],
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
