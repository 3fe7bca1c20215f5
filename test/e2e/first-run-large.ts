// Two strangers' repositories that are too large to keep as files: GitOps over four clusters, and a monorepo.
import type { Checkout } from './in-process.js';

const clusters = ['dev', 'staging', 'prod-eu', 'prod-us'];
const releases = [
  'loki',
  'mimir',
  'tempo',
  'harbor',
  'velero',
  'kyverno',
  'cilium',
  'minio',
  'kafka',
  'vault',
];

/** Flux, Kustomize and plain manifests: hundreds of references, most of them alike but for a tag. */
function gitops(): Checkout {
  const files = clusters.flatMap((cluster) => [
    ...releases.flatMap((name, index) => releaseOf(cluster, name, index)),
    ...Array.from({ length: 20 }, (_, index) => serviceOf(cluster, index)),
  ]);
  return Object.fromEntries([
    ...files,
    ['.gitlab-ci.yml', 'image: docker.io/alpine/k8s:1.31.2\nvalidate:\n  script: [make]\n'],
  ]);
}

function releaseOf(cluster: string, name: string, minor: number): readonly (readonly [string, string])[] {
  const folder = `clusters/${cluster}/${name}`;
  return [
    [
      `${folder}/release.yaml`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}}
spec:
  values:
    image: {repository: ghcr.io/acme/${name}, tag: v1.${minor}.${cluster.startsWith('prod') ? 0 : 1}}
    sidecar:
      image: {registry: docker.io, repository: acme/os-shell, tag: "12"}
`,
    ],
    [
      `${folder}/kustomization.yaml`,
      `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [release.yaml]
images:
  - {name: ghcr.io/acme/${name}-migrate, newTag: 2.${minor}.0}
`,
    ],
  ];
}

function serviceOf(cluster: string, index: number): readonly [string, string] {
  return [
    `apps/${cluster}/service-${index}.yaml`,
    `apiVersion: apps/v1
kind: Deployment
metadata: {name: service-${index}}
spec:
  template:
    spec:
      containers:
        - {name: app, image: "registry.acme.test/team-${index % 7}/service-${index}:1.${index}.0"}
        - {name: proxy, image: "envoyproxy/envoy:v1.3${index % 3}-latest"}
`,
  ];
}

/** Dockerfiles, workflows, a development container, Terraform, scripts; images of a platform among the others. */
function monorepo(): Checkout {
  const each = (count: number, draw: (index: number) => readonly [string, string]) =>
    Array.from({ length: count }, (_, index) => draw(index));
  return Object.fromEntries([
    ...each(8, (index) => [
      `services/${index}/Dockerfile`,
      'ARG NODE=20\nFROM node:$' +
        '{NODE}-bookworm AS build\nRUN npm ci\nFROM cgr.dev/chainguard/node:latest\nCOPY --from=build /app /app\n',
    ]),
    ...each(5, (index) => [
      `.github/workflows/ci-${index}.yml`,
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    container: node:$' +
        '{{ matrix.node }}\n    services:\n      db: {image: "postgres:15"}\n',
    ]),
    ...each(6, (index) => [
      `packages/${index}/examples/basic/compose.yaml`,
      'services:\n  db: {image: "mysql:8"}\n',
    ]),
    [
      '.devcontainer/devcontainer.json',
      '{"image": "mcr.microsoft.com/devcontainers/typescript-node:1-20-bookworm"}\n',
    ],
    ['infra/main.tf', 'resource "docker_image" "n" {\n  name = "nginx:1.27"\n}\n'],
    ['infra/broken.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  containers: [\n   - image: x\n'],
    ['scripts/dev.sh', 'docker run -d postgres:15\ndocker run $IMAGE\n'],
  ]);
}

export const large: Readonly<Record<string, () => Checkout>> = { gitops, monorepo };
