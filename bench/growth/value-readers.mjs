// The dimensions of the readers of values: what compares, splits or looks for an image beside what uses it.
import { scanCheckout } from '../../lib/formats/index.js';

const lines = (n, line) => Array.from({ length: n }, (_, index) => line(index)).join('');
const workflow = (strategy, steps) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    strategy:\n      matrix:\n${strategy}    container: \${{ matrix.image }}\n    steps:\n${steps}`;
const listed = (n) => `        image:\n${lines(n, (index) => `          - redis:${index}\n`)}`;
const run = (text) => `      - run: ${text}\n`;
const pod = (index, image) =>
  `---\napiVersion: v1\nkind: Pod\nmetadata:\n  labels: {app: a}\n  name: p${index}\nspec:\n  containers:\n    - name: a\n      image: ${image}\n`;
const replacement = (name) =>
  `  - source: {kind: Pod,${name} fieldPath: 'spec.containers.0.image', options: {delimiter: ':'}}\n    targets: [{select: {kind: X}, fieldPaths: [a]}]\n`;

/** By what there are n of: the files of a checkout. */
const checkouts = {
  'values of a matrix and entries that exclude them': (n) => ({
    '.github/workflows/a.yml': workflow(
      `${listed(n)}        exclude:\n${lines(n, (index) => `          - image: redis:${index}\n`)}`,
      run('true'),
    ),
  }),
  'equal values of a matrix and conditions on them': (n) => ({
    '.github/workflows/a.yml': workflow(
      `        image:\n${lines(n, () => '          - redis:1\n')}`,
      lines(n, () => `      - if: matrix.image == 'redis:1'\n        run: "true"\n`),
    ),
  }),
  'uses of a value in one script': (n) => ({
    '.github/workflows/a.yml': workflow(
      listed(2),
      `      - run: |\n${lines(n, (index) => `          test x${index} = "\${{ matrix.image }}"\n`)}`,
    ),
  }),
  'variables of Compose used twice': (n) => ({
    'compose.yaml': `services:\n${lines(n, (index) => `  s${index}:\n    image: \${V${index}}\n    command: echo \${V${index}}\n`)}`,
    '.env': lines(n, (index) => `V${index}=redis:${index}\n`),
  }),
  'resources and replacements that take a part of their image': (n) => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n${lines(n, (index) =>
      replacement(` name: p${index},`),
    )}`,
    'a.yaml': lines(n, (index) => pod(index, `redis:${index}`)),
  }),
  'kustomizations with a replacement': (n) =>
    Object.assign(
      {},
      ...Array.from({ length: n }, (_, index) => ({
        [`d${index}/kustomization.yaml`]: `resources: [a.yaml]\nreplacements:\n${replacement('')}`,
        [`d${index}/a.yaml`]: pod(index, 'redis:1'),
      })),
    ),
  'lines of metadata without a name': (n) => ({
    'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n${replacement(' name: p,')}`,
    'a.yaml': `apiVersion: v1\nkind: Pod\nmetadata:\n  labels:\n${lines(n, (index) => `    l${index}: a\n`)}spec:\n  containers:\n    - name: a\n      image: redis:1\n`,
  }),
  'anchors that an image and another key share': (n) => ({
    '.gitlab-ci.yml': `${lines(n, (index) => `a${index}: {image: &a${index} redis:${index}}\n`)}${lines(n, (index) => `b${index}: {other: *a${index}}\n`)}`,
  }),
  'names of files that are not there': (n) => ({
    'kustomization.yaml': `resources:\n${lines(n, (index) => `  - d/f${index}.yaml\n`)}`,
  }),
  'images that a script looks for by name': (n) => ({
    'a.sh': `#!/bin/sh\n${lines(n, (index) => `docker rmi redis:${index}\n`)}`,
    'compose.yaml': `services:\n${lines(n, (index) => `  s${index}: {image: 'redis:${index}'}\n`)}`,
  }),
  'variables that a script sources and uses otherwise': (n) => ({
    'a.sh': `#!/bin/sh\n. ./.env\n${lines(n, (index) => `echo \${V${index}}\n`)}`,
    'compose.yaml': `services:\n${lines(n, (index) => `  s${index}: {image: '\${V${index}}'}\n`)}`,
    '.env': lines(n, (index) => `V${index}=redis:${index}\n`),
  }),
  'loops over lists, and searches in files': (n) => ({
    'a.sh': `#!/bin/sh\n${lines(n, (index) => `while read -r l; do echo $l; done < l${index}.txt\necho $(grep a f${index}.yaml)\n`)}`,
  }),
  'components that name files above': (n) =>
    Object.assign(
      {
        'r.yaml': `- source: {kind: Pod, fieldPath: 'spec.containers.0.image', options: {delimiter: ':'}}\n`,
      },
      ...Array.from({ length: n }, (_, index) => ({
        [`c${index}/kustomization.yaml`]: 'kind: Component\nreplacements: [{path: ../r.yaml}]\n',
        [`o${index}/kustomization.yaml`]: `resources: [a.yaml]\ncomponents: [../c${index}]\n`,
        [`o${index}/a.yaml`]: pod(index, 'redis:1'),
      })),
    ),
  'parameters of a pipeline in commands': (n) => ({
    'a.yaml': `apiVersion: tekton.dev/v1\nkind: Task\nmetadata: {name: a}\nspec:\n  params:\n${lines(n, (index) => `    - {name: p${index}, default: 'redis:${index}'}\n`)}  steps:\n${lines(n, (index) => `    - {image: $(params.p${index}), script: echo $(params.p${index}) | cat}\n`)}`,
  }),
  'hyphens in names, and services that are built': (n) => ({
    'compose.yaml': `services:\n${lines(n, (index) => `  s-${index}: {build: .}\n`)}`,
    'a.sh': `#!/bin/sh\n${lines(n, (index) => `docker run ${'a-'.repeat(60)}s-${index}\n`)}`,
  }),
};

export const valueReaderDimensions = Object.entries(checkouts).map(([what, filesOf]) => ({
  name: `readers of values: ${what}`,
  group: 'readers of values',
  n: 1000,
  prepare: (n) => {
    const texts = filesOf(n);
    const files = {
      list: async () => Object.keys(texts).sort(),
      read: async (path) => ({ text: texts[path] }),
    };
    return () => scanCheckout(files, { paths: [], exclude: [] });
  },
}));
