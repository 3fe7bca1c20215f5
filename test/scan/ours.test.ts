// What is ours is not theirs: nothing is pinned that the repository builds, loads, pushes or replaces before it is used, and
// what only looks like that is.
import { expect, it } from 'vitest';
import type { Occurrence } from '../../src/model/occurrence.js';
import { scanTexts } from './checkout-files.js';

type Files = Readonly<Record<string, string>>;

const pod = (image: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n    - name: a\n      image: ${image}\n`;
const workflow = (...steps: readonly string[]) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n${steps.map((step) => `      - ${step.replaceAll('\n', '\n        ')}\n`).join('')}`;
const buildPush = (tags: string, more = '') =>
  `uses: docker/build-push-action@v6\nwith:\n  tags: ${tags}${more === '' ? '' : `\n  ${more}`}`;
const bake = (body: string) => `target "app" {\n${body}\n}\n`;
const own = 'ghcr.io/acme/app:dev';

/** What is used by the name, apart from places that take no digest whatever is built: with its pin. */
async function usesOf(files: Files, name: string): Promise<readonly Occurrence[]> {
  const { occurrences } = await scanTexts(files);
  return occurrences.filter(({ raw }) => raw.includes(name));
}

const isPinnable = (one: Occurrence) =>
  one.kind === 'image' && one.pin.kind === 'place' && one.image.digest === undefined;

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: variables of the files, not of this one
it.each<[title: string, name: string, files: Files]>([
  ['docker build, used in a manifest', own, { 'b.sh': `docker build -t ${own} .\n`, 'a.yaml': pod(own) }],
  ['docker build in the same script', own, { 'b.sh': `docker build -t ${own} .\ndocker run ${own}\n` }],
  [
    'docker build, and a Dockerfile that uses it',
    'acme/base:1',
    { 'b.sh': 'docker build -t acme/base:1 base\n', Dockerfile: 'FROM acme/base:1\n' },
  ],
  [
    'a recipe of a Makefile, used by another Dockerfile',
    'acme/prepare:dev',
    {
      Makefile:
        'build_prepare:\n\tdocker build -t acme/prepare:dev prepare\nbuild: build_prepare\n\tdocker build .\n',
      Dockerfile: 'FROM acme/prepare:dev\n',
    },
  ],
  [
    'a Makefile, by a short name',
    'prepare:dev',
    { Makefile: 'build_prepare:\n\tdocker build -t prepare:dev .\n', Dockerfile: 'FROM prepare:dev\n' },
  ],
  [
    'a Makefile with variables',
    own,
    {
      Makefile: `IMAGE := ghcr.io/acme/app\nTAG ?= dev\nbuild:\n\tdocker build -t $(IMAGE):$(TAG) .\n`,
      'a.yaml': pod(own),
    },
  ],
  [
    'a tag that only a run knows',
    own,
    { 'b.sh': 'docker build -t ghcr.io/acme/app:$V .\n', 'a.yaml': pod(own) },
  ],
  ['docker tag', own, { 'b.sh': `docker build -t x .\ndocker tag x ${own}\n`, 'a.yaml': pod(own) }],
  ['docker push', own, { 'b.sh': `docker push ${own}\n`, 'a.yaml': pod(own) }],
  ['docker commit', own, { 'b.sh': `docker commit box ${own}\n`, 'a.yaml': pod(own) }],
  ['docker import', own, { 'b.sh': `docker import root.tar ${own}\n`, 'a.yaml': pod(own) }],
  ['docker load and run', own, { 'b.sh': `docker load -i app.tar\ndocker run ${own}\n` }],
  [
    'docker load in a step before',
    own,
    { '.github/workflows/a.yaml': workflow('run: docker load --input app.tar', `run: docker run ${own}`) },
  ],
  ['podman load', own, { 'b.sh': `podman load -i app.tar\npodman run ${own}\n` }],
  ['kind load', own, { 'b.sh': `kind load docker-image ${own}\n`, 'a.yaml': pod(own) }],
  ['k3d image import', own, { 'b.sh': `k3d image import ${own} -c x\n`, 'a.yaml': pod(own) }],
  ['minikube image load', own, { 'b.sh': `minikube image load ${own}\n`, 'a.yaml': pod(own) }],
  ['podman build', own, { 'b.sh': `podman build --tag ${own} .\n`, 'a.yaml': pod(own) }],
  ['nerdctl build', own, { 'b.sh': `nerdctl build -t ${own} .\n`, 'a.yaml': pod(own) }],
  ['buildah bud', own, { 'b.sh': `buildah bud -t ${own} .\n`, 'a.yaml': pod(own) }],
  ['buildah commit', own, { 'b.sh': `buildah commit box ${own}\n`, 'a.yaml': pod(own) }],
  ['kaniko', own, { 'b.sh': `/kaniko/executor --destination ${own}\n`, 'a.yaml': pod(own) }],
  ['pack build', own, { 'b.sh': `pack build ${own} --builder a/b:1\n`, 'a.yaml': pod(own) }],
  ['s2i build', own, { 'b.sh': `s2i build . a/builder:1 ${own}\n`, 'a.yaml': pod(own) }],
  ['Gradle with Jib', own, { 'b.sh': `./gradlew jibDockerBuild --image=${own}\n`, 'a.yaml': pod(own) }],
  ['skopeo copy', own, { 'b.sh': `skopeo copy docker://a/b:1 docker://${own}\n`, 'a.yaml': pod(own) }],
  ['crane copy', own, { 'b.sh': `crane copy a/b:1 ${own}\n`, 'a.yaml': pod(own) }],
  [
    'an artifact of Skaffold, with any tag',
    own,
    {
      'skaffold.yaml':
        'apiVersion: skaffold/v4beta1\nkind: Config\nbuild:\n  artifacts:\n    - image: ghcr.io/acme/app\n',
      'a.yaml': pod(own),
    },
  ],
  [
    'docker_build of Tilt, with any tag',
    own,
    { Tiltfile: `docker_build('ghcr.io/acme/app', '.')\n`, 'a.yaml': pod(own) },
  ],
  [
    'custom_build of Tilt',
    own,
    { Tiltfile: `custom_build(\n  ref = "ghcr.io/acme/app", command = "x")\n`, 'a.yaml': pod(own) },
  ],
  [
    'an image that Bazel loads',
    own,
    { 'BUILD.bazel': `oci_load(\n  name = "x",\n  repo_tags = ["${own}"],\n)\n`, 'a.yaml': pod(own) },
  ],
  [
    'an image that Bazel pushes',
    own,
    {
      'app/BUILD.bazel': `oci_push(name = "x", repository = "ghcr.io/acme/app", remote_tags = ["dev"])\n`,
      'a.yaml': pod(own),
    },
  ],
  [
    'SAVE IMAGE of Earthly',
    own,
    { Earthfile: `VERSION 0.8\na:\n  FROM a/b:1\n  SAVE IMAGE ${own}\n`, 'a.yaml': pod(own) },
  ],
  [
    'a service of Compose',
    own,
    {
      'compose.yaml': `services:\n  a:\n    build: .\n    image: ${own}\n  b:\n    image: ${own}\n`,
    },
  ],
  [
    'a service of Compose in another file',
    own,
    { 'compose.yaml': `services:\n  a:\n    build: .\n    image: ${own}\n`, 'a.yaml': pod(own) },
  ],
  [
    'build-push-action, used in a later step',
    own,
    { '.github/workflows/a.yaml': workflow(buildPush(own), `run: docker run ${own}`) },
  ],
  [
    'build-push-action that pushes, used by a job after it',
    own,
    {
      '.github/workflows/a.yaml': `${workflow(buildPush(own, 'push: true'))}  b:\n    needs: a\n    runs-on: x\n    container: ${own}\n    steps: []\n`,
    },
  ],
  [
    'build-push-action with a tag of the run, used in the same workflow',
    'ghcr.io/acme/app:edge',
    {
      '.github/workflows/a.yaml': workflow(
        buildPush(`ghcr.io/acme/app:\${{ github.sha }}`, 'push: true'),
        'run: docker run ghcr.io/acme/app:edge',
      ),
    },
  ],
  ['a target of Bake', own, { 'docker-bake.hcl': bake(`  tags = ["${own}"]`), 'a.yaml': pod(own) }],
  [
    'a target of Bake in JSON',
    own,
    { 'docker-bake.json': `{"target": {"a": {"tags": ["${own}"]}}}`, 'a.yaml': pod(own) },
  ],
  [
    'a context of Bake that is inherited',
    'binary_dir',
    {
      'docker-bake.hcl': `target "_base" {\n  contexts = {\n    binary_dir = "./bin"\n  }\n}\ntarget "app" {\n  inherits = ["_base"]\n}\n`,
      Dockerfile: 'FROM scratch\nCOPY --from=binary_dir /app /app\n',
    },
  ],
  [
    'a context of Bake under the name of a public image',
    'acme/tools',
    {
      'docker-bake.hcl': bake('  contexts = {\n    "acme/tools" = "target:tools"\n  }'),
      Dockerfile: 'FROM scratch\nCOPY --from=acme/tools /app /app\n',
    },
  ],
  [
    'a context of docker build',
    'acme/tools',
    {
      'b.sh': 'docker buildx build --build-context acme/tools=./tools .\n',
      Dockerfile: 'FROM scratch\nCOPY --from=acme/tools /app /app\n',
    },
  ],
  [
    'a stage of a Dockerfile that is joined with another',
    'builder-base',
    { 'Dockerfile.base': 'FROM a/b:1 AS builder-base\n', 'Dockerfile.app': 'FROM builder-base\n' },
  ],
  [
    'a registry of the machine',
    'localhost:5000/acme/app:local-test',
    {
      'b.sh': 'docker build -t localhost:5000/acme/app:local-test .\n',
      'a.yaml': pod('localhost:5000/acme/app:local-test'),
    },
  ],
  [
    'a registry of the machine that a script has in a variable',
    'localhost:5000/acme/app:local-test',
    {
      'b.sh':
        'docker build -t "${REGISTRY}/acme/app:local-test" .\ndocker push "${REGISTRY}/acme/app:local-test"\n',
      'a.yaml': pod('localhost:5000/acme/app:local-test'),
    },
  ],
  [
    'a placeholder that sed replaces',
    'ghcr.io/acme/app:__version__',
    { 'b.sh': 'sed -i "s/__version__/$V/" a.yaml\n', 'a.yaml': pod('ghcr.io/acme/app:__version__') },
  ],
  [
    'a name that sed replaces',
    'ghcr.io/acme/app:latest',
    {
      'b.sh': 'sed -i "s|ghcr.io/acme/app:latest|$IMAGE|" a.yaml\n',
      'a.yaml': pod('ghcr.io/acme/app:latest'),
    },
  ],
  [
    'a name that Kustomize sets',
    'ghcr.io/acme/app',
    {
      'b.sh': `kustomize edit set image ghcr.io/acme/app=x/y:1\n`,
      'kustomization.yaml': 'images:\n- name: ghcr.io/acme/app\n  newName: ghcr.io/acme/app\n  newTag: dev\n',
    },
  ],
  [
    'a registry in a variable without a value',
    '/acme/app:1',
    { Dockerfile: 'ARG REGISTRY\nFROM ${REGISTRY}/acme/app:1\n' },
  ],
  ['a registry in a variable of the shell', '/acme/app:1', { 'b.sh': 'docker run $REGISTRY/acme/app:1\n' }],
  [
    'a registry in a variable of Compose',
    '/acme/app:1',
    { 'compose.yaml': 'services:\n  a:\n    image: ${REGISTRY}/acme/app:1\n' },
  ],
  [
    'a registry in a template',
    '/acme/app:1',
    { 'chart/Chart.yaml': 'name: a\n', 'chart/templates/a.yaml': pod('"{{ .Values.registry }}/acme/app:1"') },
  ],
  [
    'what Compose names after its project',
    'shop-web',
    {
      'compose.yaml': 'services:\n  web:\n    build: web\n',
      'a.sh': 'docker compose build\ndocker run shop-web make\n',
    },
  ],
  ['an image of Podman', 'localhost/acme/app:1', { 'a.yaml': pod('localhost/acme/app:1') }],
  [
    'the node image that kind builds',
    'kindest/node:latest',
    { 'b.sh': 'kind build node-image\n', 'a.sh': 'kind create cluster --image kindest/node:latest\n' },
  ],
  [
    'what make may have built before it is scanned',
    'acme/app:ci',
    {
      '.github/workflows/a.yaml': workflow(
        'run: make container',
        'uses: aquasecurity/trivy-action@v1\nwith:\n  image-ref: acme/app:ci',
      ),
    },
  ],
  ['a list that programs save by name', 'acme/app:1', { 'images.txt': 'acme/app:1\n' }],
  [
    'a default that sed replaces',
    'acme/app:${TAG:-stable}',
    {
      'b.sh': "sed -i 's/${TAG:-stable}/${TAG:-'$V'}/' compose.yaml\n",
      'compose.yaml': 'services:\n  a:\n    image: acme/app:${TAG:-stable}\n',
    },
  ],
  [
    'an owner in an argument',
    '$BASE',
    { Dockerfile: 'ARG REGISTRY=quay.io\nARG OWNER=acme\nARG BASE=$REGISTRY/$OWNER/app:1\nFROM $BASE\n' },
  ],
  [
    'a registry in an expression',
    '/acme/app:1',
    { '.github/workflows/a.yaml': workflow('run: docker run ${{ vars.REGISTRY }}/acme/app:1') },
  ],
])('is not pinned: %s', async (_, name, files) => {
  const uses = await usesOf(files, name);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter(isPinnable)).toEqual([]);
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above

it.each<[title: string, name: string, files: Files]>([
  [
    'another tag',
    'acme/app:1.2',
    { 'b.sh': 'docker build -t acme/app:dev .\n', Dockerfile: 'FROM acme/app:1.2\n' },
  ],
  [
    'another repository',
    'acme/app-base:1',
    { 'b.sh': 'docker build -t acme/app:1 .\n', Dockerfile: 'FROM acme/app-base:1\n' },
  ],
  [
    'another registry',
    'quay.io/acme/app:1',
    { 'b.sh': 'docker build -t ghcr.io/acme/app:1 .\n', 'a.yaml': pod('quay.io/acme/app:1') },
  ],
  [
    'a registry in a variable that this is not',
    'acme/app:1',
    { 'b.sh': 'docker build -t $REGISTRY/acme/app:1 .\n', 'a.yaml': pod('acme/app:1') },
  ],
  [
    'a tag of the run that is pushed, used elsewhere',
    'ghcr.io/acme/app:1.2',
    {
      '.github/workflows/a.yaml': workflow(buildPush(`ghcr.io/acme/app:\${{ github.sha }}`, 'push: true')),
      'a.yaml': pod('ghcr.io/acme/app:1.2'),
    },
  ],
  [
    'a stage with the name of its image',
    'golang',
    { Dockerfile: 'FROM golang:1.22 AS golang\n', 'b/Dockerfile': 'FROM golang\n' },
  ],
  [
    'what kind loads after it was pulled',
    'quay.io/a/b:1',
    {
      'b.sh': 'docker pull quay.io/a/b:1\nkind load docker-image quay.io/a/b:1\n',
      'a.yaml': pod('quay.io/a/b:1'),
    },
  ],
  [
    'what docker build starts from',
    'node:20',
    { 'b.sh': 'docker build -t node .\n', Dockerfile: 'FROM node:20\n' },
  ],
  ['a run before docker load', 'a/b:1', { 'b.sh': 'docker run a/b:1\ndocker load -i x.tar\n' }],
  ['a manifest beside docker load', 'a/b:1', { 'b.sh': 'docker load -i x.tar\n', 'a.yaml': pod('a/b:1') }],
  [
    'another service of Compose',
    'postgres:16',
    {
      'compose.yaml': 'services:\n  a:\n    build: .\n    image: acme/app:1\n  b:\n    image: postgres:16\n',
    },
  ],
  [
    'the container of a job that builds',
    'node:20',
    {
      '.github/workflows/a.yaml': workflow(buildPush(own)).replace(
        'runs-on: x',
        'runs-on: x\n    container: node:20',
      ),
    },
  ],
  [
    'a scan of what no step before builds',
    'acme/app:ci',
    {
      '.github/workflows/a.yaml': workflow(
        'uses: aquasecurity/trivy-action@v1\nwith:\n  image-ref: acme/app:ci',
        'run: make container',
      ),
    },
  ],
  [
    'a registry in an argument, in front of a name',
    'acme/app:1',
    { Dockerfile: `ARG REGISTRY=quay.io\nFROM \${REGISTRY}/acme/app:1\n` },
  ],
  [
    'the name of a service that is not built',
    'acme/shop-web',
    {
      'compose.yaml': 'services:\n  web:\n    build: web\n  db:\n    image: acme/db:1\n',
      'a.sh': 'docker run acme/shop-web make\n',
    },
  ],
  [
    'a comment',
    'acme/app:1',
    { 'b.sh': '# docker build -t acme/app:1 .\ntrue\n', 'a.yaml': pod('acme/app:1') },
  ],
  ['the builder of pack', 'a/b:1', { 'b.sh': `pack build ${own} --builder a/b:1\n` }],
  [
    'a registry of the machine that nothing here fills',
    'localhost:5000/a/b:1',
    { 'b.sh': 'docker build -t a/b:2 .\n', 'a.yaml': pod('localhost:5000/a/b:1') },
  ],
  [
    'what sed replaces in another file',
    'a/b:VERSION',
    { 'b.sh': 'sed -i "s/VERSION/$V/" other.yaml\n', 'a.yaml': pod('a/b:VERSION') },
  ],
])('is pinned: %s', async (_, name, files) => {
  const uses = await usesOf(files, name);
  expect(uses.some(isPinnable)).toBe(true);
});
