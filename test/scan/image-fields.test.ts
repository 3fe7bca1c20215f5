// Fields of resources that a configuration of Kustomize's transformers declares as images.
import { expect, it } from 'vitest';
import { maxIncluded } from '../../src/scan/image-fields.js';
import { unscanned } from '../../src/scan/reasons.js';
import { scanTexts } from './checkout-files.js';

const resource = (kind: string, spec: string) =>
  `apiVersion: example.com/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: ${spec}\n`;
const configuration = (fields: string) => `images: [${fields}]\n`;
const base = {
  'base/kustomization.yaml': 'resources: [r.yaml]\n',
  'base/r.yaml': [
    resource('MyKind', '{run: {container: {use: acme/run:1}}, list: [{base: acme/list:1}]}'),
    resource('Other', '{run: {container: {use: acme/other:1}}}'),
  ].join('---\n'),
};
const overlay = (resources = '../base') => ({
  'k/kustomization.yaml': `resources: [${resources}]\nconfigurations: [c/kind.yaml]\n`,
});

async function found(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { occurrences, problems } = await scanTexts({ ...base, ...files });
  expect(problems).toEqual([]);
  return occurrences.map((one) => `${one.at.file} ${one.raw} ${one.kind === 'image' ? one.pin.kind : ''}`);
}

it.each<[string, string, readonly string[]]>([
  ['a field of a kind', '{kind: MyKind, path: spec/run/container/use}', ['base/r.yaml acme/run:1 refused']],
  ['a field of a list', '{kind: MyKind, path: "spec/list[]/base"}', ['base/r.yaml acme/list:1 refused']],
  ['a list without its sign', '{kind: MyKind, path: /spec/list/base}', ['base/r.yaml acme/list:1 refused']],
  [
    'a field of every kind',
    '{group: example.com, path: spec/run/container/use}',
    ['base/r.yaml acme/run:1 refused', 'base/r.yaml acme/other:1 refused'],
  ],
  ['another group', '{group: example.org, path: spec/run/container/use}', []],
  ['a field that is a map', '{path: spec/run}', []],
])('%s', async (_, field, expected) => {
  expect(await found({ ...overlay(), 'k/c/kind.yaml': configuration(field) })).toEqual(expected);
});

it('does not count for what other kustomizations include', async () => {
  const files = {
    ...overlay('../elsewhere'),
    'k/c/kind.yaml': configuration('{path: spec/run/container/use}'),
  };
  expect(await found(files)).toEqual([]);
});

it('leaves the pins of containers alone', async () => {
  const pod = 'apiVersion: v1\nkind: Pod\nspec: {containers: [{image: "acme/app:1"}]}\n';
  const files = { 'base/r.yaml': pod, 'k/c/kind.yaml': configuration('{path: "spec/containers[]/image"}') };
  expect(await found({ ...overlay(), ...files })).toEqual(['base/r.yaml acme/app:1 place']);
});

it('says that it has not read all fields where kustomizations include too many files', async () => {
  const names = Array.from({ length: 320 }, (_, index) => `${index}`);
  const files = {
    'base/kustomization.yaml': `resources: [${names.map((name) => `r-${name}.yaml`).join(', ')}]\n`,
    'c/kind.yaml': configuration('{kind: MyKind, path: spec/run/container/use}'),
    ...Object.fromEntries(
      names.map((name) => [
        `k-${name}/kustomization.yaml`,
        'resources: [../base]\nconfigurations: [../c/kind.yaml]\n',
      ]),
    ),
  };
  const { problems } = await scanTexts({ ...base, ...files });
  expect(problems).toEqual([{ file: '.', message: unscanned.tooManyIncluded(maxIncluded) }]);
});
