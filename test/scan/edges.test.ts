// Files that are read because another file names them: under any name, with any extension, in any folder.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the shell
import { expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

const image = 'quay.io/acme/target:1';
const dockerfile = `FROM ${image}\n`;
const composeFile = `services: {a: {image: "${image}"}}\n`;
const script = `docker run --rm ${image}\n`;
const pod = `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: "${image}"}]}\n`;
const workflow = (steps: string) => `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
const run = (command: string) => workflow(`      - run: ${command}\n`);
const action = `runs:\n  using: composite\n  steps:\n    - uses: docker://${image}\n`;
const bake = (attributes: string) => `target "a" {\n${attributes}\n}\n`;
const bakeTarget = `target "b" {\n  contexts = { base = "docker-image://${image}" }\n}\n`;
const patch = `spec: {template: {spec: {containers: [{name: a, image: "${image}"}]}}}\n`;
const kustomization = `images: [{name: a, newName: quay.io/acme/target, newTag: "1"}]\n`;
const gitlab = `a: {image: "${image}", script: [make]}\n`;

interface Edge {
  readonly from: string;
  readonly text: string;
  readonly to: string;
  readonly target: string;
}

const edges: Readonly<Record<string, Edge>> = {
  'Compose: build.dockerfile': {
    from: 'compose.yaml',
    text: 'services: {a: {build: {context: ., dockerfile: odd/app.img}}}\n',
    to: 'odd/app.img',
    target: dockerfile,
  },
  'Compose: build in a vendored folder': {
    from: 'compose.yaml',
    text: 'services: {a: {build: ./third_party/a}}\n',
    to: 'third_party/a/Dockerfile',
    target: dockerfile,
  },
  'Compose: include': {
    from: 'compose.yaml',
    text: 'include: [parts/db.part]\nservices: {}\n',
    to: 'parts/db.part',
    target: composeFile,
  },
  'Compose: extends': {
    from: 'compose.yaml',
    text: 'services: {b: {extends: {file: vendor/base.txt, service: a}}}\n',
    to: 'vendor/base.txt',
    target: composeFile,
  },
  'Compose: COMPOSE_FILE of .env': {
    from: '.env',
    text: 'COMPOSE_FILE=odd.stack\n',
    to: 'odd.stack',
    target: composeFile,
  },
  'Compose: COMPOSE_FILE of a script': {
    from: 'run.sh',
    text: 'export COMPOSE_FILE=a.stack:odd.stack\ndocker compose up\n',
    to: 'odd.stack',
    target: composeFile,
  },
  'Compose: COMPOSE_FILE of a workflow': {
    from: '.github/workflows/a.yml',
    text: `env: {COMPOSE_FILE: odd.stack}\n${run('docker compose up')}`,
    to: 'odd.stack',
    target: composeFile,
  },
  'shell: docker compose -f': {
    from: 'run.sh',
    text: 'docker compose -f odd.stack up\n',
    to: 'odd.stack',
    target: composeFile,
  },
  'shell: docker stack deploy -c': {
    from: 'run.sh',
    text: 'docker stack deploy -c odd.stack app\n',
    to: 'odd.stack',
    target: composeFile,
  },
  'shell: docker build -f': {
    from: 'run.sh',
    text: 'docker build -f vendor/a/odd.img .\n',
    to: 'vendor/a/odd.img',
    target: dockerfile,
  },
  'shell: docker build - of a file': {
    from: 'run.sh',
    text: 'docker build -t a - < odd.img\n',
    to: 'odd.img',
    target: dockerfile,
  },
  'shell: buildah bud -f': {
    from: 'run.sh',
    text: 'buildah bud -f odd.img .\n',
    to: 'odd.img',
    target: dockerfile,
  },
  'shell: docker buildx bake -f': {
    from: 'run.sh',
    text: 'docker buildx bake -f odd.plan\n',
    to: 'odd.plan',
    target: bakeTarget,
  },
  'shell: kubectl apply -f': {
    from: 'run.sh',
    text: 'kubectl apply -f odd.manifest\n',
    to: 'odd.manifest',
    target: pod,
  },
  'shell: kubectl apply -f of a vendored folder': {
    from: 'run.sh',
    text: 'kubectl apply -f vendor/manifests\n',
    to: 'vendor/manifests/a.yaml',
    target: pod,
  },
  'shell: kubectl apply -k of a vendored folder': {
    from: 'run.sh',
    text: 'kubectl apply -k vendor/k\n',
    to: 'vendor/k/kustomization.yaml',
    target: kustomization,
  },
  'shell: kustomize build': {
    from: 'run.sh',
    text: 'kustomize build vendor/k | kubectl apply -f -\n',
    to: 'vendor/k/kustomization.yaml',
    target: kustomization,
  },
  'shell: podman kube play': {
    from: 'run.sh',
    text: 'podman kube play odd.manifest\n',
    to: 'odd.manifest',
    target: pod,
  },
  'shell: source': { from: 'run.sh', text: 'source lib/odd.inc\n', to: 'lib/odd.inc', target: script },
  'shell: .': { from: 'run.sh', text: '. ./odd.inc\n', to: 'odd.inc', target: script },
  'make: include': { from: 'Makefile', text: 'include odd.inc\n', to: 'odd.inc', target: `a:\n\t${script}` },
  'make: $(MAKE) -f': {
    from: 'Makefile',
    text: 'a:\n\t$(MAKE) -f odd.rules\n',
    to: 'odd.rules',
    target: `a:\n\t${script}`,
  },
  'make: make -C': {
    from: 'run.sh',
    text: 'make -C vendor/a\n',
    to: 'vendor/a/Makefile',
    target: `a:\n\t${script}`,
  },
  'workflow: uses ./ of a vendored folder': {
    from: '.github/workflows/a.yml',
    text: workflow('      - uses: ./third_party/a\n'),
    to: 'third_party/a/action.yml',
    target: action,
  },
  'workflow: reusable workflow': {
    from: '.github/workflows/a.yml',
    text: 'on: push\njobs: {a: {uses: ./.github/workflows/vendor/b.yml}}\n',
    to: '.github/workflows/vendor/b.yml',
    target: `on: workflow_call\njobs: {b: {runs-on: ubuntu-latest, container: "${image}"}}\n`,
  },
  'workflow: runs.image': {
    from: 'action.yml',
    text: 'name: a\nruns: {using: docker, image: odd.img}\n',
    to: 'odd.img',
    target: dockerfile,
  },
  'workflow: docker build -f': {
    from: '.github/workflows/a.yml',
    text: run('docker build -f vendor/odd.img .'),
    to: 'vendor/odd.img',
    target: dockerfile,
  },
  'workflow: build-push-action': {
    from: '.github/workflows/a.yml',
    text: workflow('      - uses: docker/build-push-action@v6\n        with: {context: vendor/a}\n'),
    to: 'vendor/a/Dockerfile',
    target: dockerfile,
  },
  'GitLab: include local': {
    from: '.gitlab-ci.yml',
    text: 'include: [{local: /ci/odd.part}]\n',
    to: 'ci/odd.part',
    target: gitlab,
  },
  'Kustomize: resources': {
    from: 'kustomization.yaml',
    text: 'resources: [odd.manifest]\n',
    to: 'odd.manifest',
    target: pod,
  },
  'Kustomize: a vendored base': {
    from: 'kustomization.yaml',
    text: 'resources: [vendor/base]\n',
    to: 'vendor/base/kustomization.yaml',
    target: kustomization,
  },
  'Kustomize: components': {
    from: 'kustomization.yaml',
    text: 'components: [third_party/c]\n',
    to: 'third_party/c/kustomization.yml',
    target: `kind: Component\napiVersion: kustomize.config.k8s.io/v1alpha1\n${kustomization}`,
  },
  'Kustomize: patches': {
    from: 'kustomization.yaml',
    text: 'patches: [{path: odd.patch}]\n',
    to: 'odd.patch',
    target: patch,
  },
  'Bake: dockerfile': {
    from: 'docker-bake.hcl',
    text: bake('  dockerfile = "odd.img"'),
    to: 'odd.img',
    target: dockerfile,
  },
  'Bake: context': {
    from: 'docker-bake.hcl',
    text: bake('  context = "vendor/a"'),
    to: 'vendor/a/Dockerfile',
    target: dockerfile,
  },
  'devcontainer: dockerFile': {
    from: '.devcontainer/devcontainer.json',
    text: '{"dockerFile": "odd.img"}',
    to: '.devcontainer/odd.img',
    target: dockerfile,
  },
  'devcontainer: dockerComposeFile': {
    from: '.devcontainer/devcontainer.json',
    text: '{"dockerComposeFile": ["../odd.stack"]}',
    to: 'odd.stack',
    target: composeFile,
  },
  'a command: a script with any extension': {
    from: '.github/workflows/a.yml',
    text: run('./vendor/a/deploy.it'),
    to: 'vendor/a/deploy.it',
    target: script,
  },
  'a command: the context of a build': {
    from: 'run.sh',
    text: 'docker build -t a vendor/a\n',
    to: 'vendor/a/Containerfile',
    target: dockerfile,
  },
  'a command: Compose in its folder': {
    from: 'run.sh',
    text: 'cd vendor/a && docker compose up\n',
    to: 'vendor/a/compose.yaml',
    target: composeFile,
  },
  'a command: make in a folder': {
    from: 'run.sh',
    text: 'make -C vendor/a\n',
    to: 'vendor/a/GNUmakefile',
    target: `all:\n\t${script}`,
  },
  'a command in a text of a step': {
    from: '.github/workflows/a.yml',
    text: run("trap 'docker compose -f odd.conf down' EXIT"),
    to: 'odd.conf',
    target: composeFile,
  },
  'Skaffold: docker.dockerfile': {
    from: 'skaffold.yaml',
    text: 'apiVersion: skaffold/v4beta6\nkind: Config\nbuild: {artifacts: [{image: a, context: vendor/a, docker: {dockerfile: odd.img}}]}\n',
    to: 'vendor/a/odd.img',
    target: dockerfile,
  },
  'Skaffold: manifests.rawYaml': {
    from: 'skaffold.yaml',
    text: 'apiVersion: skaffold/v4beta6\nkind: Config\nmanifests: {rawYaml: [odd.manifest]}\n',
    to: 'odd.manifest',
    target: pod,
  },
  'Fly: build.dockerfile': {
    from: 'fly.toml',
    text: '[build]\n  dockerfile = "odd.img"\n',
    to: 'odd.img',
    target: dockerfile,
  },
  'Kamal: builder.dockerfile': {
    from: 'config/deploy.yml',
    text: 'service: a\nimage: acme/a\nbuilder: {dockerfile: odd.img}\n',
    to: 'odd.img',
    target: dockerfile,
  },
  'Helm: a vendored chart of a script': {
    from: 'run.sh',
    text: 'helm install a ./vendor/a -f vendor/odd.conf\n',
    to: 'vendor/odd.conf',
    target: `image: {repository: quay.io/acme/target, tag: "1"}\n`,
  },
};

it.each(Object.entries(edges))('%s', async (_, { from, text, to, target }) => {
  const { occurrences } = await scanTexts({ [from]: text, [to]: target });
  const found = occurrences.filter(({ at, kind }) => at.file === to && kind === 'image');
  expect(found).toHaveLength(1);
});

it('a program of another language is no script of a shell', async () => {
  const target = `#!/usr/bin/env python3\n"""docker run ${image}"""\n`;
  const { occurrences } = await scanTexts({ 'run.sh': './bin/tool\n', 'bin/tool': target });
  expect(occurrences).toEqual([]);
});

it('a Makefile has any name', async () => {
  const target = `D := $(shell command -v podman || command -v docker)\nI ?= ${image}\na:\n\t$(D) pull $(I)\n`;
  const { occurrences } = await scanTexts({ 'run.sh': 'make -f rules.txt\n', 'rules.txt': target });
  expect(occurrences).toMatchObject([{ kind: 'image', image: { repository: 'acme/target', tag: '1' } }]);
});

it('a step uses what another one writes to the environment', async () => {
  const steps = `      - run: echo "I=${image}" >> "$GITHUB_ENV"\n      - run: docker run $I $J\n`;
  const { occurrences } = await scanTexts({ '.github/workflows/a.yml': workflow(steps) });
  expect(occurrences).toMatchObject([{ kind: 'image', raw: image }]);
});

it.each([
  ['echo "I=b:2" | tee -a $GITHUB_ENV'],
  ['{ echo "I=b:2"; } >> $GITHUB_ENV'],
  ['|\n          cat >> $GITHUB_ENV <<EOF\n          I=b:2\n          EOF'],
])('what a step writes is beside the value of env: %s', async (command) => {
  const steps = `      - run: ${command.startsWith('|') ? command : JSON.stringify(command)}\n      - run: docker run $I\n`;
  const { occurrences } = await scanTexts({
    '.github/workflows/a.yml': workflow(steps).replace('jobs:', 'env: {I: "a:1"}\njobs:'),
  });
  expect(occurrences.map(({ raw }) => raw)).toEqual(['a:1', 'b:2']);
});

it.each([
  ['. ./env.sh\ndocker run ${W:-a:1}', 'opaque'],
  ['. ./env.sh\nW=${W:-a:1}\ndocker run $W', 'opaque'],
  ['W=a:1\n. "$(dirname "$0")/env.sh"\ndocker run $W', 'opaque'],
  ['. ./env.sh\ndocker run a:${W:-1}', 'opaque'],
  ['. ./env.sh\nW=a:1\ndocker run $W', 'image'],
  ['. ./env.sh\ndocker run ${X:-a:1}', 'image'],
  ['W=1\n. ./env.sh\ndocker run a:$W', 'opaque'],
  ['. ./env.sh\nW=1\ndocker run a:$W', 'image'],
])('a sourced file may set the variable: %s', async (text, kind) => {
  const { occurrences } = await scanTexts({ 'run.sh': text, 'env.sh': 'export W=b:2\n' });
  expect(occurrences).toMatchObject([{ kind, at: { file: 'run.sh' } }]);
});

it('what is opaque in a text in quotes stays beside an image in it', async () => {
  const text = "sh -c 'I='\\''x'\\''; docker pull $UNKNOWN; docker pull a:1'\n";
  const { occurrences } = await scanTexts({ 'run.sh': text });
  expect(occurrences.map(({ kind }) => kind).toSorted()).toEqual(['image', 'opaque']);
});

it('a text that a script writes and runs names files', async () => {
  const text = `printf '%s' 'sh < bin/x' > y; sh y\n`;
  const { occurrences } = await scanTexts({ 'run.sh': text, 'bin/x': script });
  expect(occurrences).toMatchObject([{ kind: 'image', at: { file: 'bin/x' } }]);
});

it('a use between a sourced file and another value of the variable is opaque beside that value', async () => {
  const text = '. ./env.sh\ndocker run $W\nW=a:1\ndocker run $W\nW=c:1\ndocker run $W\n';
  const { occurrences } = await scanTexts({ 'run.sh': text, 'env.sh': 'export W=b:2\n' });
  expect(occurrences.map(({ kind, raw }) => `${kind} ${raw}`)).toEqual([
    'opaque $W',
    'image a:1',
    'image c:1',
  ]);
});
