// Creates a folder with references in every format that Tagproof reads, to images of one registry: for the race and for
// tests. What each file refers to is known by construction, without a scanner.
import { fixtureFormats, fixtureSample } from './fixture-samples.mjs';

/**
 * One template for each format: `whole()` is the next image as one text, `split()` the same in parts. A format without a
 * template takes a sample of its fixtures.
 */
const written = {
  dockerfile: ({ whole, other }) => ({
    Dockerfile: `# syntax=${whole()}
ARG BASE=${whole()}
FROM \${BASE} AS build
RUN --mount=type=cache,target=/root --mount=type=bind,from=${whole()},source=/a,target=/b \\
    # a comment
    make
FROM --platform=$BUILDPLATFORM "${whole()}" AS tools
RUN <<EOT
FROM ${other}/an-image:1
EOT
FROM ${whole()}
COPY --from=build /a /b
COPY --from=${whole()} /c /d
ONBUILD COPY --from=${whole()} /e /f
`,
    'old.Dockerfile': `\uFEFFfrom\t${whole()}\r\nRUN make\r\n`,
  }),
  compose: ({ whole }) => ({
    'compose.yaml': `x-base: &base ${whole()}
services:
  web: { image: '${whole()}' }
  api:
    image: "${whole()}" # the newest
  worker:
    image: *base
  job:
    image: \${JOB:-${whole()}}
  built:
    image: a-pull:1
    pull_policy: build
    build:
      context: .
      cache_from: [${whole()}]
      additional_contexts:
        base: docker-image://${whole()}
      dockerfile_inline: |
        FROM ${whole()}
        RUN make
`,
  }),
  kubernetes: ({ whole, other }) => ({
    'k8s/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  annotations:
    sidecar.example.com/proxyImage: ${whole()}
spec:
  template:
    spec:
      initContainers:
        - {name: a, image: "${whole()}"}
      containers:
        - name: b
          image: >-
            ${whole()}
          env:
            - name: RELATED_IMAGE
              value: ${whole()}
        - name: c
          image: ${whole()}
      volumes:
        - name: d
          image: {reference: ${whole()}}
---
apiVersion: v1
kind: ConfigMap
data:
  note: ${other}/an-image:1
`,
    'k8s/pod.json': `{"apiVersion": "v1", "kind": "Pod", "spec": {"containers": [{"image": "${whole()}"}]}}`,
  }),
  workflow: ({ whole, other }) => ({
    '.github/workflows/ci.yml': `on: push
jobs:
  text:
    runs-on: ubuntu-latest
    container: ${whole()}
    services:
      db:
        image: '${whole()}'
    steps:
      - uses: docker://${whole()}
      - run: |
          image: ${other}/an-image:1
  matrix:
    name: test on \${{ github.ref }}
    runs-on: ubuntu-latest
    strategy:
      matrix:
        image: ['', ${whole()}, "${whole()}"]
    container: \${{ matrix.image }}
    steps: []
`,
    'act/action.yml': `name: a\nruns:\n  using: docker\n  image: docker://${whole()}\n`,
  }),
  agents: ({ whole }) => ({
    '.mcp.json': `{"mcpServers": {
  "a": {"command": "docker", "args": ["run", "-i", "--rm", "${whole()}"]},
  "b": {"command": "npx", "args": ["run", "an-image:1"]}
}}
`,
  }),
  recipes: ({ whole }) => ({
    '.travis.yml': `script:\n  - docker run --rm ${whole()} make\n  - echo an-image:1\n`,
  }),
  'helm-values': ({ whole, split }) => {
    const [a, b] = [split(), split()];
    return {
      'chart/values.yaml': `image:
  registry: ${a.registry}
  repository: ${a.repository}
  tag: ${a.tag}
  digest: ""
sidecar:
  image: {repository: ${b.registry}/${b.repository}, tag: "${b.tag}"}
job:
  image: ${whole()}
`,
    };
  },
  kustomize: ({ split }) => {
    const [a, b] = [split(), split()];
    return {
      'kustomize/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
images:
  - name: app
    newName: ${a.registry}/${a.repository}
    newTag: ${a.tag}
  - name: ${b.registry}/${b.repository}
    newTag: "${b.tag}"
`,
    };
  },
  'gitlab-ci': ({ whole }) => ({
    '.gitlab-ci.yml': `default:
  image: ${whole()}
test:
  image: {name: "${whole()}", entrypoint: [""]}
  services:
    - ${whole()}
    - name: '${whole()}'
      alias: db
`,
  }),
  circleci: ({ whole }) => ({
    '.circleci/config.yml': `version: 2.1
executors:
  go: {docker: [{image: ${whole()}}]}
jobs:
  a:
    docker:
      - image: ${whole()}
      - image: "${whole()}"
    steps: [checkout]
`,
  }),
  tekton: ({ whole }) => ({
    'tekton/task.yaml': `apiVersion: tekton.dev/v1
kind: Task
metadata: {name: a}
spec:
  stepTemplate:
    image: ${whole()}
  steps:
    - {name: a, image: "${whole()}"}
  sidecars:
    - name: b
      image: ${whole()}
`,
  }),
  'azure-pipelines': ({ whole }) => ({
    'azure-pipelines.yml': `resources:
  containers:
    - container: tools
      image: ${whole()}
jobs:
  - job: a
    pool: {vmImage: ubuntu-latest}
    container: tools
  - job: b
    container: ${whole()}
`,
  }),
  'bitbucket-pipelines': ({ whole }) => ({
    'bitbucket-pipelines.yml': `image: ${whole()}
definitions:
  services:
    db: {image: "${whole()}"}
pipelines:
  default:
    - step:
        image: {name: ${whole()}}
        script: [make]
`,
  }),
  drone: ({ whole }) => ({
    '.drone.yml': `kind: pipeline
steps:
  - name: a
    image: ${whole()}
services:
  - {name: b, image: '${whole()}'}
`,
  }),
  'cloud-build': ({ whole, other }) => ({
    'cloudbuild.yaml': `steps:\n  - name: ${whole()}\n  - name: '${whole()}'\nimages: [${other}/a-pull:1]\n`,
  }),
  argo: ({ whole }) => ({
    'argo/workflow.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Workflow
spec:
  templates:
    - name: a
      container: {image: ${whole()}}
    - name: b
      script:
        image: "${whole()}"
        source: print()
`,
  }),
  devcontainer: ({ whole }) => ({
    '.devcontainer/devcontainer.json': `{\n  // a comment\n  "image": "${whole()}",\n}\n`,
  }),
  bake: ({ whole, other }) => ({
    'docker-bake.hcl': `variable "BASE" { default = "${whole()}" }
target "app" {
  tags = ["${other}/a-pull:1"]
  contexts = {
    base = "docker-image://\${BASE}"
    tool = "docker-image://${whole()}"
  }
  cache-from = ["type=registry,ref=${whole()}"]
}
`,
  }),
  'bake-json': ({ whole }) => ({
    'docker-bake.json': `{"target": {"a": {"contexts": {"b": "docker-image://${whole()}"}}}}\n`,
  }),
  terraform: ({ whole }) => ({
    'infra/main.tf': `variable "app_image" {
  default = "${whole()}"
}
resource "kubernetes_pod_v1" "a" {
  spec { container { image = "${whole()}" } }
}
resource "docker_image" "b" { name = "${whole()}" }
`,
  }),
  skaffold: ({ whole, other }) => ({
    'skaffold.yaml': `apiVersion: skaffold/v4beta11
kind: Config
build:
  artifacts:
    - image: ${other}/a-pull
      docker: {cacheFrom: [${whole()}]}
    - image: ${other}/a-pull-either
      buildpacks: {builder: "${whole()}"}
`,
  }),
  ko: ({ whole }) => ({
    '.ko.yaml': `defaultBaseImage: ${whole()}\nbaseImageOverrides:\n  example.com/a: ${whole()}\n`,
  }),
  quadlet: ({ whole }) => ({
    'units/app.container': `[Unit]\nDescription=a\n\n[Container]\nImage=${whole()}\n`,
  }),
  apko: ({ whole }) => ({
    'apko.yaml': `contents:\n  baseimage: {image: ${whole()}}\n  packages: [a]\n`,
  }),
  concourse: ({ split }) => {
    const { registry, repository, tag } = split();
    return {
      'concourse/task.yml': `platform: linux
image_resource:
  type: registry-image
  source: {repository: ${registry}/${repository}, tag: "${tag}"}
  version: {digest: ""}
run: {path: make}
`,
    };
  },
  jenkinsfile: ({ whole }) => ({
    Jenkinsfile: `pipeline {
  agent {
    kubernetes {
      yaml '''
apiVersion: v1
kind: Pod
spec:
  containers:
    - name: build
      image: ${whole()}
'''
    }
  }
}
`,
  }),
  packer: ({ whole }) => ({
    'app.pkr.hcl': `source "docker" "app" {\n  image = "${whole()}"\n  commit = true\n}\n`,
  }),
  earthfile: ({ whole }) => ({
    Earthfile: `VERSION 0.8\nFROM ${whole()}\nbuild:\n    FROM ${whole()}\n    RUN make\n`,
  }),
  bazel: ({ split }) => {
    const [a, b] = [split(), split()];
    return {
      'MODULE.bazel': `oci.pull(
    name = "a",
    image = "${a.registry}/${a.repository}",
    tag = "${a.tag}",
    digest = "",
)
`,
      WORKSPACE: `container_pull(name = "b", registry = "${b.registry}", repository = "${b.repository}", tag = "${b.tag}", digest = "")\n`,
    };
  },
  shell: ({ whole }) => ({
    'run.sh': `#!/bin/sh\ndocker run --rm -v "$PWD:/w" ${whole()} make\npodman pull -q '${whole()}'\n`,
    Makefile: `test:\n\t@docker run --rm ${whole()} true\n`,
  }),
};

const samples = fixtureFormats
  .filter((format) => !(format in written))
  .map((format) => [format, fixtureSample(format)])
  .filter(([, template]) => template !== undefined);
const templates = { ...written, ...Object.fromEntries(samples) };

/** The ids of the formats in the folder, as the scanners have them. */
export const formats = Object.keys(templates);

/**
 * Files by path, and for each the images that it refers to (`repository:tag`), in any order. Formats take turns until
 * there are `wanted` references; a last Dockerfile has the missing ones.
 */
export function corpus(host, images, wanted) {
  const files = new Map();
  let count = 0;
  const filled = (template, folder) => {
    const names = [];
    const next = () => {
      const name = images[(count + names.length) % images.length];
      names.push(name);
      return name;
    };
    const split = () => {
      const [repository, tag] = next().split(':');
      return { registry: host, repository, tag };
    };
    const texts = Object.entries(
      template({ whole: () => `${host}/${next()}`, split, other: `${host}/other` }),
    );
    return { names, texts: texts.map(([path, text]) => [`${folder}/${path}`, text]) };
  };
  const referencesIn = (names, text) => names.filter((name) => mentions(text, host, name));
  const all = Object.entries(templates);
  for (let turn = 0; ; turn += 1) {
    const [format, template] = all[turn % all.length];
    const { names, texts } = filled(template, `${format}${Math.floor(turn / all.length)}`);
    if (count + names.length > wanted) break;
    for (const [path, text] of texts) files.set(path, { text, images: referencesIn(names, text) });
    count += names.length;
  }
  const rest = Array.from({ length: wanted - count }, (_, index) => images[(count + index) % images.length]);
  const text = rest.map((name, index) => `FROM ${host}/${name} AS s${index}\n`).join('');
  if (rest.length > 0) files.set('rest/Dockerfile', { text, images: rest });
  return files;
}

/** True where the text contains the name, whole or in parts. No name of a corpus is a prefix of another. */
function mentions(text, host, name) {
  const [repository] = name.split(':');
  return text.includes(host) && new RegExp(`${repository}(?![\\w.-])`).test(text);
}
