// The smallest texts of formats and fields as their documentation shows them: each image is found, and none is silent.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of workflows and HCL
import { expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

type Texts = Readonly<Record<string, string>>;

/** Names of images, `?` with the text of what is opaque, and `!` with the begin of a problem. */
async function found(texts: Texts): Promise<readonly string[]> {
  const { occurrences, problems } = await scanTexts(texts);
  const names = occurrences.map((one) => {
    if (one.kind === 'opaque') return `?${one.raw}`;
    const { repository, tag } = one.image;
    return `${repository}:${tag}`;
  });
  return [...names, ...problems.map(({ message }) => `!${message.slice(0, 24)}`)];
}

const job = (lines: string) => `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n${lines}`;
const chart = {
  'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
  'c/values.yaml': 'i: {image: acme/a, tag: "5"}\n',
};

const cases: Readonly<Record<string, readonly [texts: Texts, images: readonly string[]]>> = {
  'Crossplane: one version of a package': [
    {
      'crossplane.yaml':
        'apiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nspec:\n  dependsOn:\n  - provider: acme/p\n    version: "v1.2.0"\n',
    },
    ['acme/p:v1.2.0'],
  ],
  'Crossplane: a range of versions': [
    {
      'crossplane.yaml':
        'apiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nspec:\n  dependsOn:\n  - apiVersion: pkg.crossplane.io/v1\n    kind: Function\n    package: acme/f\n    version: ">=v1"\n',
    },
    ['?acme/f'],
  ],
  'Gatekeeper: Assign': [
    {
      'a.yaml':
        'apiVersion: mutations.gatekeeper.sh/v1\nkind: Assign\nspec:\n  location: "spec.containers[name:*].image"\n  parameters: {assign: {value: "acme/a:1"}}\n---\napiVersion: mutations.gatekeeper.sh/v1\nkind: Assign\nspec:\n  location: "spec.containers[name:*].imagePullPolicy"\n  parameters: {assign: {value: Always}}\n',
    },
    ['acme/a:1'],
  ],
  'Istio: a Wasm plugin without a scheme': [
    {
      'a.yaml': 'apiVersion: extensions.istio.io/v1alpha1\nkind: WasmPlugin\nspec: {url: "acme.io/wasm:1"}\n',
    },
    ['wasm:1'],
  ],
  'Istio: containers that an overlay writes': [
    {
      'a.yaml':
        'apiVersion: install.istio.io/v1alpha1\nkind: IstioOperator\nspec: {components: {k8s: {overlays: [{apiVersion: apps/v1, kind: Deployment, patches: [{path: spec.template.spec.initContainers, value: [{name: a, image: "acme/a:1"}]}]}]}}}\n',
    },
    ['acme/a:1'],
  ],
  'Talos: static pods and manifests': [
    {
      'a.yaml':
        'machine:\n  type: worker\n  pods:\n  - spec: {containers: [{name: a, image: "acme/pod:1"}]}\ncluster:\n  inlineManifests:\n  - name: a\n    contents: |\n      apiVersion: v1\n      kind: Pod\n      spec: {containers: [{name: a, image: "acme/inline:1"}]}\n',
    },
    ['acme/pod:1', 'acme/inline:1'],
  ],
  'Talos: a document for one part': [
    { 'a.yaml.j2': 'apiVersion: v1alpha1\nkind: KubeAPIServerConfig\nimage: acme/apiserver:v1\n' },
    ['acme/apiserver:v1'],
  ],
  'Nomad: a job in JSON under any name': [
    { 'job.json': '{"Job": {"TaskGroups": [{"Tasks": [{"Config": {"image": "acme/a:1"}}]}]}}' },
    ['acme/a:1'],
  ],
  'Skaffold: by its content': [
    {
      'samples/buildpacks.yaml':
        'apiVersion: skaffold/v4beta1\nkind: Config\nbuild:\n  artifacts:\n  - image: app\n    buildpacks: {builder: "gcr.io/buildpacks/builder:v1"}\n',
    },
    ['buildpacks/builder:v1'],
  ],
  'GoReleaser: what it builds is no image that it uses': [
    {
      '.goreleaser.yaml':
        'dockers:\n- image_templates: ["ghcr.io/acme/a:latest"]\nkos:\n- base_image: acme/base:1\n',
    },
    ['acme/base:1'],
  ],
  'Procfile: lines that are no YAML': [
    { Procfile: 'a: [ "$X" = true ] && sh -c "docker run acme/a:1"\n' },
    ['acme/a:1'],
  ],
  'Quadlet: a name in quotes': [{ 'a.container': '[Container]\nImage="acme/a:1"\n' }, ['acme/a:1']],
  'Terraform: the text of a template': [
    { 'main.tf': 'resource "docker_container" "a" {\n  image = templatefile("t", {})\n}\n' },
    ['?templatefile("t", {})'],
  ],
  'settings under a key of their own': [
    { 'config/test.yaml': 'namespace: a\nnginxImage: "quay.io/acme/nginx:1"\n' },
    ['acme/nginx:1'],
  ],
  'settings with a name in parts': [
    { 'config/app.yaml': 'image:\n  repository: acme/a\n  tag: "1"\n' },
    ['acme/a:1'],
  ],
  'a workflow: a matrix in JSON': [
    {
      '.github/workflows/a.yml': job(
        '    strategy: {matrix: {c: "${{ fromJSON(\'[\\"acme/a:1\\"]\') }}"}}\n    container: ${{ matrix.c }}\n    steps: []\n',
      ),
    },
    ['acme/a:1'],
  ],
  'a workflow: a matrix from an input, passed to an action': [
    {
      '.github/workflows/a.yml':
        "on: {workflow_call: {inputs: {v: {default: '[\"v1\", \"v2\"]'}}}}\njobs:\n  a:\n    strategy: {matrix: {v: '${{ fromJson(inputs.v) }}'}}\n    steps: [{uses: ./k, with: {v: '${{ matrix.v }}'}}]\n",
      'k/action.yml':
        'runs:\n  using: composite\n  steps: [{uses: helm/kind-action@v1, with: {node_image: "kindest/node:${{ inputs.v }}"}}]\n',
    },
    ['kindest/node:v1', 'kindest/node:v2'],
  ],
  'a chart: a file that a template renders': [
    {
      ...chart,
      'c/templates/a.yaml': '{{ tpl (.Files.Get "files/a.yaml") . }}\n',
      'c/files/a.yaml':
        'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: "{{ .Values.i.image }}:{{ .Values.i.tag }}"\n',
    },
    ['acme/a:5'],
  ],
  'names that people are to replace': [
    {
      'a.yaml':
        'apiVersion: v1\nkind: Pod\nspec: {containers: [{image: "docker.io/[YOUR ALIAS]/a:dev"}, {image: "docker.io/YOUR ID/a:dev"}]}\n',
      Dockerfile: 'FROM BASEIMAGE\n',
    },
    ['?BASEIMAGE', '?docker.io/[YOUR ALIAS]/a:dev', '?docker.io/YOUR ID/a:dev'],
  ],
};

it.each(Object.entries(cases))('%s', async (_, [texts, images]) => {
  expect(await found(texts)).toEqual(images);
});

const template = (line: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: @NAME@}\nspec:\n  containers:\n  - name: a\n    image: 'acme/a:1'\n${line}`;

it('a template that is no YAML is no problem where each of its lines with an image was read', async () => {
  expect(await found({ 'a.yaml': template('') })).toEqual(['acme/a:1']);
  expect(
    await found({ 'a.yaml': 'apiVersion: v1\nkind: Service\nspec: {clusterIP: {PREFIX}.16}\n' }),
  ).toEqual([]);
});

it.each([
  ['an image in a part that was not read', '  x: {image: acme/b:1}\n'],
  ['a key with an escape', '  x: {"im\\x61ge": acme/b:1}\n'],
])('stays a problem: %s', async (_, line) => {
  expect(await found({ 'a.yaml': template(line) })).toContain('!The YAML cannot be read:');
});

it('what is no template stays a problem', async () => {
  expect(await found({ 'a.yaml': template('').replaceAll('@', '%') })).toContain('!The YAML cannot be read:');
});
