// Every consumer of names: where its places are read, a digest is written as its row says, or not at all with its reason.
import { describe, expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { consumers } from '../../src/scan/consumers.js';
import { pinOccurrences } from './pinning.js';

const name = 'registry.example.com/acme/app';
const old = `sha256:${'a'.repeat(64)}`;
const resource = (version: string, kind: string, spec: string) =>
  `apiVersion: ${version}\nkind: ${kind}\nspec:\n${spec}\n`;

/** A file with one reference for each consumer. `KEY` stands for the key of the digest, which need not be there. */
const examples: Readonly<Record<keyof typeof consumers, readonly [path: string, text: string]>> = {
  docker: ['Dockerfile', `FROM ${name}:1\n`],
  podman: ['run.sh', `podman run ${name}:1\n`],
  kubernetes: ['pod.yaml', resource('v1', 'Pod', `  containers: [{name: a, image: "${name}:1"}]`)],
  knative: [
    'service.yaml',
    resource('serving.knative.dev/v1', 'Service', `  template: {spec: {containers: [{image: "${name}:1"}]}}`),
  ],
  containerd: ['run.sh', `ctr images pull ${name}:1\n`],
  goContainerregistry: ['run.sh', `crane export ${name}:1 a.tar\n`],
  oras: ['run.sh', `oras pull ${name}:1\n`],
  cloudRun: ['run.sh', `gcloud run deploy a --image ${name}:1\n`],
  azure: ['run.sh', `az containerapp update --image ${name}:1\n`],
  devcontainer: ['.devcontainer.json', `{"image": "${name}:1"}\n`],
  terraformDocker: ['main.tf', `resource "docker_image" "a" { name = "${name}:1" }\n`],
  kustomize: ['kustomization.yaml', `images:\n  - name: ${name}\n    newTag: "1"\n`],
  helmValues: ['values.yaml', `image: ${name}:1\n`],
  containersImage: ['run.sh', `skopeo copy docker://${name}:1 dir:a\n`],
  apptainer: ['run.sh', `apptainer pull a.sif docker://${name}:1\n`],
  enroot: ['run.sh', `enroot import docker://${name}:1\n`],
  udocker: ['run.sh', `udocker pull ${name}:1\n`],
  crossplane: ['provider.yaml', resource('pkg.crossplane.io/v1', 'Provider', `  package: ${name}:1`)],
  nomad: [
    'a.nomad',
    `job "a" { group "g" { task "t" {\n  driver = "docker"\n  config {\n    image = "${name}:1"\n  }\n} } }\n`,
  ],
  aws: ['task.yaml', `family: a\ncontainerDefinitions:\n  - name: a\n    image: ${name}:1\n`],
  fly: ['fly.toml', `app = "a"\n[build]\nimage = "${name}:1"\n`],
  flux: [
    'repository.yaml',
    resource(
      'source.toolkit.fluxcd.io/v1',
      'OCIRepository',
      `  url: oci://${name}\n  ref:\n    tag: "1"\n    KEYdigest: ""`,
    ),
  ],
  concourse: [
    'pipeline.yml',
    `resources:\n  - name: a\n    type: registry-image\n    source: {repository: ${name}, tag: "1"}\n    KEYversion: {digest: ""}\njobs:\n  - name: b\n    plan: [{get: a}]\n`,
  ],
  bazel: [
    'MODULE.bazel',
    `oci.pull(\n    name = "a",\n    image = "${name}",\n    tag = "1",\n    KEYdigest = "",\n)\n`,
  ],
  earthly: ['Earthfile', `VERSION 0.8\na:\n  FROM +b\n  WITH DOCKER --pull ${name}:1\n    RUN true\n  END\n`],
  feature: ['.devcontainer.json', `{"features": {"${name}:1": {}}}\n`],
  chart: [
    'application.yaml',
    resource(
      'argoproj.io/v1alpha1',
      'Application',
      `  source: {repoURL: registry.example.com/acme, chart: app, targetRevision: "1"}`,
    ),
  ],
};

async function read(path: string, text: string): Promise<ImageOccurrence> {
  const files = { list: async () => [path], read: async () => ({ text }) };
  const { occurrences } = await scanCheckout(files, { paths: [], exclude: [] });
  const [one, ...others] = occurrences.filter(({ kind }) => kind !== 'local');
  if (one?.kind !== 'image' || others.length > 0)
    throw new Error(`not one image: ${JSON.stringify(occurrences)}`);
  return one;
}

const pinned = async (path: string, text: string) =>
  pinOccurrences(text, [await read(path, text)]).replaceAll(/sha256:[0-9a-f]{64}/g, 'D');
const ids = Object.keys(examples) as readonly (keyof typeof consumers)[];

describe.each(ids)('%s', (id) => {
  const row: {
    written: string;
    why?: string;
    field?: string;
    both: string;
    alone: string;
    sources: readonly string[];
  } = consumers[id];
  const [path, example] = examples[id];
  const [text, withoutKey] = [example.replaceAll('KEY', ''), example.replace(/.*KEY.*\n/, '')];

  it('agrees with itself', () => {
    if (row.written === 'behind') expect(row.both).toBe('by digest');
    if (row.written === 'tag') expect(row.alone).toBe('by digest');
    expect(row.why === undefined).toBe(row.written === 'behind');
    if (row.written === 'key') expect(row.field).toBeDefined();
    for (const address of row.sources) expect(new URL(address).protocol).toBe('https:');
  });

  it(`is written: ${row.written}`, async () => {
    const after = await pinned(path, text);
    if (row.written === 'behind') expect(after).toMatch(/(?:acme\/app:1|newTag: "1)@D/);
    if (row.written === 'tag') expect(after).toMatch(/acme\/app@D"? # 1\n/);
    if (row.written === 'key') expect(after).toMatch(/digest(?:: | = )"D"/);
    if (row.written === 'never') expect(after).toBe(text);
  });

  it.skipIf(row.written === 'behind' || row.written === 'tag')('says why, and what to do', async () => {
    expect((await read(path, withoutKey)).pin).toEqual({ kind: 'refused', why: row.why });
  });

  it.skipIf(row.written === 'behind' || !text.includes(`${name}:1`))('updates what is there', async () => {
    const already = text.replace(`${name}:1`, `${name}:1@${old}`);
    expect((await read(path, already)).pin.kind).toBe(id === 'feature' ? 'refused' : 'place');
  });
});

it('says what to do where no comment can keep the tag', async () => {
  for (const [id, path, text] of [
    ['aws', 'task.json', `{"family":"a","containerDefinitions":[{"name":"a","image":"${name}:1"}]}`],
    ['aws', 'run.sh', `aws lambda update-function-code --function-name a --image-uri ${name}:1\n`],
    ['aws', 'main.tf', `resource "aws_lambda_function" "a" { image_uri = "${name}:1" }\n`],
    ['fly', 'run.sh', `fly deploy --image ${name}:1\n`],
    ['nomad', 'a.nomad', `job "a" { group "g" { task "t" { config { image = "${name}:1" } } } }\n`],
    ['containersImage', 'run.sh', `podman run docker://${name}:1\n`],
  ] as const)
    expect((await read(path, text)).pin).toMatchObject({ kind: 'refused', why: consumers[id].why });
});
