// A digest in the place of the tag: the comment that keeps the tag is written, read again, and changes nothing else.

import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { pinTo } from '../../src/checks/check.js';
import { scanCheckout } from '../../src/formats/index.js';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { filesWith } from '../../src/pin/pinner.js';
import { planChanges } from '../../src/pin/plan.js';
import { planRemovals } from '../../src/pin/unpin.js';
import { currentDigestOf, pinOccurrences } from './pinning.js';

async function found(path: string, text: string, pinForm?: 'tag-and-digest' | 'digest') {
  const files = { list: async () => [path], read: async () => ({ text }) };
  const { occurrences, problems } = await scanCheckout(files, {
    paths: [],
    exclude: [],
    ...(pinForm && { pinForm }),
  });
  expect(problems).toEqual([]);
  return occurrences.filter((one): one is ImageOccurrence => one.kind === 'image');
}

const pinned = async (path: string, text: string, form: 'tag-and-digest' | 'digest') =>
  pinOccurrences(text, await found(path, text, form));
/** Digests as `D`, the name first. */
const short = (text: string) => text.replaceAll(/sha256:[0-9a-f]{64}/g, 'D');
const digest = `sha256:${'a'.repeat(64)}`;

const workload = (image: string) =>
  `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      image: ${image}\n      args: [a]\n`;
const inWorkload = (line: string) => workload('X').replace('      image: X', line);

describe('written', () => {
  it.each([
    ['pod.yaml', workload('nginx:1.27'), workload('nginx@D # 1.27')],
    ['pod.yaml', workload('"nginx:1.27"'), workload('"nginx@D" # 1.27')],
    ['pod.yaml', workload("'nginx:v1'  "), workload("'nginx@D' # v1  ")],
    ['pod.yaml', workload('nginx:bookworm'), workload('nginx@D # tag=bookworm')],
    ['pod.yaml', workload('nginx:2024-01-01'), workload('nginx@D # tag=2024-01-01')],
    ['pod.yaml', workload(`nginx:1.27@${digest}`), workload('nginx@D # 1.27')],
    [
      'pod.yaml',
      workload('nginx:1.27').replaceAll('\n', '\r\n'),
      workload('nginx@D # 1.27').replaceAll('\n', '\r\n'),
    ],
    [
      'job.nomad',
      'job "a" { group "g" { task "t" {\n  driver = "docker"\n  config {\n    image = "nginx:1"\n  }\n} } }\n',
      'job "a" { group "g" { task "t" {\n  driver = "docker"\n  config {\n    image = "nginx@D" # 1\n  }\n} } }\n',
    ],
    [
      '.devcontainer.json',
      '{\n  "image": "nginx:1",\n  "name": "a"\n}\n',
      '{\n  "image": "nginx@D", // 1\n  "name": "a"\n}\n',
    ],
    [
      '.github/workflows/a.yml',
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: docker://nginx:1\n',
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: docker://nginx@D # 1\n',
    ],
  ])('%s: %j', async (path, text, expected) => {
    const once = await pinned(path, text, 'digest');
    expect(short(once)).toBe(expected);
    expect(await pinned(path, once, 'digest')).toBe(once);
    expect(await pinned(path, once, 'tag-and-digest')).toBe(once);
    const [before, after] = [await found(path, text), await found(path, once)];
    expect(after.map(({ image }) => ({ ...image, digest: undefined }))).toEqual(
      before.map(({ image }) => ({ ...image, digest: undefined })),
    );
    expect(after.map(({ image }) => image.digest)).toEqual(before.map(({ image }) => currentDigestOf(image)));
  });

  it.each([
    ['a comment of its own', 'pod.yaml', workload('nginx:1.27 # the server')],
    [
      'a flow map',
      'pod.yaml',
      inWorkload('      volumeMounts: [{name: "nginx:1"}]').replace(
        '- name: a',
        '- {name: a, image: "nginx:1"}\n    - name: b',
      ),
    ],
    ['a Dockerfile', 'Dockerfile', 'FROM nginx:1.27\n'],
    [
      'JSON',
      'pod.json',
      '{"apiVersion":"v1","kind":"Pod","spec":{"containers":[{"name":"a","image":\n"nginx:1"\n}]}}',
    ],
    [
      'a text of its own',
      'map.yaml',
      'apiVersion: v1\nkind: ConfigMap\ndata:\n  pod.yaml: |\n    apiVersion: v1\n    kind: Pod\n    spec:\n      containers:\n        - image: nginx:1\n',
    ],
    [
      'a text of its own that is pinned',
      'kustomization.yaml',
      `patches:\n  - patch: |\n${workload('nginx:1').replaceAll(/^(?=.)/gm, '      ')}    target: {kind: Pod}\n`,
    ],
    [
      'values of a chart in a text',
      'chart.yaml',
      'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nspec:\n  valuesContent: |-\n    image: nginx:1\n',
    ],
    ['a script', 'run.sh', 'docker pull nginx:1\n'],
  ])('not in %s, where the digest stands behind the tag', async (_, path, text) => {
    expect(short(await pinned(path, text, 'digest'))).toBe(short(await pinned(path, text, 'tag-and-digest')));
  });

  it('behind the tag unless asked for', async () => {
    expect(short(await pinned('pod.yaml', workload('nginx:1'), 'tag-and-digest'))).toBe(
      workload('nginx:1@D'),
    );
  });
});

it('is taken away again with its comment', async () => {
  const text = workload('"nginx:1.27"');
  const once = await pinned('pod.yaml', text, 'digest');
  const disk = { list: async () => ['pod.yaml'], read: async () => ({ text: once }) };
  const everything = { paths: [], exclude: [] };
  const { changes, kept } = await planRemovals(
    await scanCheckout(disk, everything),
    () => true,
    (texts) => scanCheckout(filesWith(disk, texts), everything),
  );
  expect(kept).toEqual([]);
  expect(changes.map(({ after }) => after)).toEqual([text]);
});

it('passes the comparison that every pin passes before it is written', async () => {
  const text = workload('nginx:1.27');
  const disk = { list: async () => ['pod.yaml'], read: async () => ({ text }) };
  const settings = { paths: [], exclude: [], pinForm: 'digest' } as const;
  const checkout = await scanCheckout(disk, settings);
  const findings = checkout.occurrences.flatMap((one): readonly JudgedFinding[] =>
    one.kind === 'image'
      ? [
          {
            check: 'unpinned',
            severity: 'error',
            at: one.at,
            message: 'a',
            waived: undefined,
            ...pinTo(one, currentDigestOf(one.image)),
          },
        ]
      : [],
  );
  const pinnable = { evidence: checkout, problems: [], findings, files: checkout.files };
  const { changes, refused } = await planChanges(pinnable, (texts) =>
    scanCheckout(filesWith(disk, texts), settings),
  );
  expect(refused).toEqual([]);
  expect(changes.map(({ lines }) => lines.map(({ after }) => short(after)))).toEqual([
    ['      image: nginx@D # 1.27'],
  ]);
});

describe('read', () => {
  it.each([
    ['nginx@D # 1.27', '1.27'],
    ['nginx@D #1.27', '1.27'],
    ['"nginx@D" # v1.27-alpine', 'v1.27-alpine'],
    ['nginx@D # tag=stable', 'stable'],
    ['nginx@D # stable', undefined],
    ['nginx@D # amd64', undefined],
    ['nginx@D # 2024-01-01', undefined],
    ['nginx@D # 1.27 is the last one', undefined],
    ['nginx:1@D # 2', '1'],
    ['nginx@D', undefined],
  ])('%s: tag %s', async (written, tag) => {
    const text = workload(written.replace('D', digest));
    const [one] = await found('pod.yaml', text);
    expect(one?.image).toMatchObject({ digest });
    expect(one?.image.tag).toBe(tag);
    const again = await pinned('pod.yaml', text, 'digest');
    expect(parseAllDocuments(again)[0]?.errors).toEqual([]);
    if (written !== 'nginx:1@D # 2') expect(again.replace(/sha256:[0-9a-f]{64}/, digest)).toBe(text);
  });
});
