// Test data: which folders hold it, and which of their files are used all the same.
import { describe, expect, it } from 'vitest';
import { deployedFolders } from '../../src/formats/reading/file-links.js';
import { testDataFolder } from '../../src/scan/between/test-data.js';
import { cpuMs } from '../cpu.js';
import { scanTexts } from './checkout-files.js';

const dockerfile = 'FROM node:20\n';
const pod = 'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, image: "evil/app:1"}]}\n';

/** The files of references that are test data. */
async function testData(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { occurrences } = await scanTexts(files);
  return occurrences.flatMap(({ at, testData }) => (testData === undefined ? [] : [at.file]));
}

it.each([
  ['testdata/a.yaml', 'testdata'],
  ['pkg/a/testdata/b/Dockerfile', 'testdata'],
  ['test/e2e/testdata2/a.yaml', 'testdata2'],
  ['a/test-data/a.yaml', 'test-data'],
  ['parser/testfiles/a/Dockerfile', 'testfiles'],
  ['web/__fixtures__/a.yaml', '__fixtures__'],
  ['integration/fixtures/a.yaml', 'fixtures'],
  ['a/golden/x.yaml', 'golden'],
  ['a/__snapshots__/x.yaml', '__snapshots__'],
  ['a/expected/x.yaml', 'expected'],
  ['test/a.yaml', undefined],
  ['tests/e2e/a.yaml', undefined],
  ['examples/a.yaml', undefined],
  ['testdata.yaml', undefined],
  ['mytestdata/a.yaml', undefined],
  ['chart/templates/testdata/a.yaml', undefined],
  ['.tekton/testdata/a.yaml', undefined],
  ['.gitlab/ci/fixtures/a.gitlab-ci.yml', undefined],
])('%s: %s', (path, folder) => {
  expect(testDataFolder(path)).toBe(folder);
});

it('marks every reference of such a file, and no other', async () => {
  const { occurrences } = await scanTexts({
    'a/testdata/Dockerfile': 'ARG X\nFROM node:20\nFROM $X\n',
    Dockerfile: dockerfile,
  });
  expect(occurrences.map(({ at, testData = '' }) => `${at.file} ${testData}`)).toEqual([
    'Dockerfile ',
    'a/testdata/Dockerfile testdata',
    'a/testdata/Dockerfile testdata',
  ]);
});

const workflow = (run: string) => `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${run}\n`;
const evil = { 'a/testdata/evil/Dockerfile': dockerfile };

describe('a file is used, not test data, if it is named by', () => {
  it.each<[string, string, string]>([
    [
      'a workflow that builds it',
      '.github/workflows/a.yaml',
      workflow('docker build -f a/testdata/evil/Dockerfile .'),
    ],
    [
      'a workflow that builds its folder',
      '.github/workflows/a.yaml',
      workflow('docker build ./a/testdata/evil'),
    ],
    ['a workflow that goes there', '.github/workflows/a.yaml', workflow('cd a/testdata/evil && make')],
    ['a path behind a variable', '.github/workflows/a.yaml', workflow('docker build $ROOT/testdata/evil')],
    [
      'a path behind an expression',
      '.github/workflows/a.yaml',
      workflow(`docker build \${{ github.workspace }}/a/testdata/evil`),
    ],
    ['a path with a wildcard', 'build.sh', 'for d in a/testdata/e*; do docker build $d; done\n'],
    ['a path with braces', 'build.sh', 'docker build a/testdata/ev{il,en}\n'],
    ['a path through other folders', 'a/build.sh', 'docker build ../a/./testdata/evil/\n'],
    ['a Makefile', 'a/Makefile', 'x:\n\tdocker build testdata/evil\n'],
    ['a context of Compose', 'compose.yaml', 'services: {a: {build: ./a/testdata/evil}}\n'],
    [
      'a context and a Dockerfile of Compose',
      'a/compose.yaml',
      'services: {a: {build: {context: testdata, dockerfile: evil/Dockerfile}}}\n',
    ],
    [
      'a path with escapes',
      'compose.yaml',
      'services: {a: {build: {context: "a/test\\x64ata/evil", dockerfile: "Dockerfile"}}}\n',
    ],
    ['a task', 'Taskfile.yml', 'tasks: {a: {cmds: [docker build a/testdata/evil]}}\n'],
    ['a script of npm', 'package.json', '{"scripts": {"a": "docker build a/testdata/evil"}}\n'],
    [
      'a chart that takes over another one',
      'a/chart/Chart.yaml',
      'dependencies:\n  - {name: x, repository: "file://../testdata/evil"}\n',
    ],
    ['a target of Bake', 'docker-bake.hcl', 'target "a" {\n  context = "a/testdata/evil"\n}\n'],
    [
      'an artifact of Skaffold',
      'skaffold.yaml',
      'apiVersion: skaffold/v4beta1\nbuild:\n  artifacts:\n    - image: x\n      context: a/testdata/evil\n',
    ],
  ])('%s', async (_, path, text) => {
    expect(await testData({ ...evil, [path]: text })).toEqual([]);
  });

  it('a file in test data that is itself used', async () => {
    const files = {
      ...evil,
      'a/testdata/compose.yaml': 'services: {a: {build: ./evil, image: "x/y:1"}, b: {image: "x/z:1"}}\n',
    };
    const ofCompose = ['a/testdata/compose.yaml', 'a/testdata/compose.yaml'];
    expect(await testData(files)).toEqual([...ofCompose, 'a/testdata/evil/Dockerfile']);
    const named = { ...files, 'run.sh': 'docker compose -f a/testdata/compose.yaml up\n' };
    expect(await testData(named)).toEqual([]);
  });
});

it('stays test data where a Dockerfile copies it, a file without images names it, or another folder has its name', async () => {
  const more = {
    Dockerfile: 'FROM node:18\nCOPY a/testdata/evil /x\n',
    'a/health_test.yaml': 'tests:\n  - inputPath: testdata/evil/Dockerfile\n',
    'b.sh': 'docker build b/testdata/evil\n',
  };
  expect(await testData({ ...evil, ...more })).toEqual(['a/testdata/evil/Dockerfile']);
});

const deployment = (kind: string, spec: string) =>
  `apiVersion: ${kind === 'Kustomization' ? 'kustomize.toolkit.fluxcd.io/v1' : 'argoproj.io/v1alpha1'}\nkind: ${kind}\nspec:\n${spec}`;

describe('a folder that is deployed as a whole holds no test data', () => {
  it.each<[string, string, string]>([
    ['Flux', 'flux.yaml', deployment('Kustomization', '  path: ./apps\n')],
    ['Flux, the whole repository', 'flux.yaml', deployment('Kustomization', '  path: ./\n')],
    ['Flux, without a path', 'flux.yaml', deployment('Kustomization', '  interval: 1m\n')],
    ['Flux, on the next line', 'flux.yaml', deployment('Kustomization', '  path:\n    ./apps\n')],
    ['Flux, folded', 'flux.yaml', deployment('Kustomization', '  path: >-\n    ./apps\n')],
    ['Flux, with an anchor', 'flux.yaml', deployment('Kustomization', '  path: &a ./apps\n')],
    ['Flux, with an alias', 'flux.yaml', deployment('Kustomization', '  a: &a ./apps\n  path: *a\n')],
    ['Flux, with escapes', 'flux.yaml', deployment('Kustomization', '  "p\\x61th": "./\\x61pps"\n')],
    ['Flux, as an explicit key', 'flux.yaml', deployment('Kustomization', '  ? path\n  : ./apps\n')],
    [
      'Argo CD',
      'app.yaml',
      deployment('Application', '  source:\n    path: apps/web\n    directory: {recurse: true}\n'),
    ],
    [
      'Argo CD, by folders',
      'set.yaml',
      deployment(
        'ApplicationSet',
        '  generators:\n    - git:\n        directories: [{path: apps/*}]\n  template: {spec: {source: {path: "{{path}}"}}}\n',
      ),
    ],
    ['kubectl', 'deploy.sh', 'kubectl apply \\\n  --recursive -f apps/\n'],
    ['kubectl in a workflow', '.github/workflows/a.yaml', workflow('kubectl apply -R -f .')],
    [
      'Skaffold',
      'skaffold.yaml',
      'apiVersion: skaffold/v4beta1\nmanifests:\n  rawYaml:\n    - "apps/**/*.yaml"\n',
    ],
  ])('%s', async (_, path, text) => {
    expect(await testData({ 'apps/web/testdata/pod.yaml': pod, [path]: text })).toEqual([]);
  });

  it('but others do', async () => {
    const files = { 'apps/web/testdata/pod.yaml': pod };
    const kept = ['apps/web/testdata/pod.yaml'];
    expect(
      await testData({ ...files, 'flux.yaml': deployment('Kustomization', '  path: ./clusters\n') }),
    ).toEqual(kept);
    expect(
      await testData({ ...files, 'app.yaml': deployment('Application', '  source: {path: apps/web}\n') }),
    ).toEqual(kept);
    expect(await testData({ ...files, 'deploy.sh': 'kubectl apply -f apps/web\n' })).toEqual(kept);
  });

  it('only documents that deploy count', () => {
    const probe = `apiVersion: v1\nkind: Pod\nspec: {httpGet: {path: /}}\n---\n${deployment('Application', '  a: {recurse: true, path: /x}\n')}`;
    expect(deployedFolders('a.yaml', probe)).toEqual([]);
  });
});

it('is decided in time for a checkout that names everything', async () => {
  const files: Record<string, string> = {};
  for (let index = 0; index < 1000; index += 1) {
    files[`testdata/${index}/compose.yaml`] =
      `services: {a: {build: ../../testdata/${index + 1}, image: "x/y:1"}, b: {image: "x/z:1"}}\n`;
  }
  files['run.sh'] = 'docker compose -f testdata/0/compose.yaml up\n';
  const start = cpuMs();
  expect(await testData(files)).toEqual([]);
  expect(cpuMs() - start).toBeLessThan(10_000);
});

describe('a line with only the name of such folders', () => {
  const files = { 'a/fixtures/Dockerfile': dockerfile };
  const workflow = (run: string) => `on: push\njobs: {a: {steps: [{run: ${JSON.stringify(run)}}]}}\n`;

  it.each([
    "find . -type d -name 'fixtures' -exec rm -rf {} +",
    "git diff --name-only | grep '/fixtures/'",
    'echo "Files in fixtures: $COUNT"',
    'echo "Nothing is in fixtures"',
    'ls | grep -v fixtures | xargs rm',
  ])('uses none of them: %s', async (run) => {
    expect(await testData({ ...files, 'a.sh': `docker run node:20\n${run}\n` })).toEqual([
      'a/fixtures/Dockerfile',
    ]);
  });

  it.each([
    'docker build fixtures',
    'echo fixtures | xargs docker build',
    "find a -path 'x' -o -type d fixtures",
    'grep -l FROM a/fixtures/Dockerfile',
    'ls | grep fixtures | xargs docker build',
    'for folder in $(find . -type d -name fixtures); do docker build "$folder"; done',
    'find . -name fixtures -exec docker build {} +',
    'folder() {\n  echo fixtures\n}\ndocker build "$(folder)"',
    'folders() {\n  echo apps and fixtures\n}\ndocker build $(folders)',
    '{\n  echo folder=fixtures\n} >> "$GITHUB_OUTPUT"',
    'echo apps fixtures \\\n  | xargs docker build',
  ])('may use them: %s', async (run) => {
    expect(await testData({ ...files, 'a.sh': `docker run node:20\n${run}\n` })).toEqual([]);
  });

  it('is in other files too', async () => {
    const named = {
      '.github/workflows/a.yml':
        'on: push\njobs: {a: {steps: [{name: x, run: docker pull node}]}}\nname: Delete fixtures\n',
    };
    expect(await testData({ ...files, ...named })).toEqual(['a/fixtures/Dockerfile']);
    expect(
      await testData({ ...files, '.github/workflows/a.yml': workflow('docker build fixtures') }),
    ).toEqual([]);
  });
});

it('a name that is a path counts: of a value of a matrix, and of a chart that another one needs', async () => {
  const files = { 'a/fixtures/Dockerfile': dockerfile };
  const matrix =
    'on: push\njobs:\n  a:\n    strategy:\n      matrix:\n        include:\n          - name: fixtures\n' +
    `    steps:\n      - run: docker build \${{ matrix.name }}\n`;
  expect(await testData({ ...files, '.github/workflows/a.yml': matrix })).toEqual([]);
  const chart = (name: string, more = '') => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;
  const charts = {
    'Chart.yaml': chart('app', 'dependencies:\n  - name: fixtures\n    version: 1.0.0\n'),
    'charts/fixtures/Chart.yaml': chart('fixtures'),
    'charts/fixtures/templates/pod.yaml': pod,
  };
  expect(await testData(charts)).toEqual([]);
});

describe('what cannot be read in test data', () => {
  const broken = 'FROM node:20\nWRONG\n';
  const found = async (files: Readonly<Record<string, string>>) => {
    const { occurrences, problems } = await scanTexts(files);
    const opaque = occurrences.flatMap((one) =>
      one.kind === 'opaque'
        ? `${one.at.file}:${one.at.span.start} ${one.testData} ${one.detail.slice(0, 12)}`
        : [],
    );
    return [problems.map(({ file }) => file), opaque];
  };

  it('is listed and does not block, since nothing uses it', async () => {
    expect(await found({ 'a/testdata/Dockerfile': broken })).toEqual([
      [],
      ['a/testdata/Dockerfile:13 testdata BuildKit ref'],
    ]);
    const net = '{"image": "quay.io/a/b:1"}\n';
    expect(await found({ 'a/fixtures/x.json': net })).toEqual([
      [],
      ['a/fixtures/x.json:11 fixtures `quay.io/a/b'],
    ]);
  });

  it('blocks where another file names it, and elsewhere', async () => {
    const build = { 'b.sh': 'docker build -f a/testdata/Dockerfile .\n' };
    expect(await found({ 'a/testdata/Dockerfile': broken, ...build })).toEqual([
      ['a/testdata/Dockerfile'],
      [],
    ]);
    expect(await found({ Dockerfile: broken })).toEqual([['Dockerfile'], []]);
  });

  it('is listed once, where its reference is listed already', async () => {
    const invalid = pod.replace('evil/app:1', 'evil/app:!');
    expect(await found({ 'a/testdata/pod.yaml': invalid })).toEqual([
      [],
      [`a/testdata/pod.yaml:${invalid.indexOf('evil')} testdata the tag cont`],
    ]);
  });
});
