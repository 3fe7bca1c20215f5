// Fields of resources that a configuration of Kustomize's transformers declares as images.
import { describe, expect, it } from 'vitest';
import type { Mention } from '../../src/model/occurrence.js';
import { ImageFields, maxDeclared, maxIncluded } from '../../src/scan/between/kustomizations.js';
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
const tooMany = unscanned.tooManyIncluded(maxIncluded, maxDeclared);
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
    'elsewhere/kustomization.yaml': '',
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
  expect(problems).toEqual([{ file: '.', message: tooMany }]);
});

describe('many declared fields', () => {
  /** A configuration with so many fields, and a kustomization that names these files besides. */
  const fieldsOf = (fields: number, files: readonly string[]) => {
    const read = new ImageFields();
    const mention = (path: string): Mention => ({ path, as: 'kubernetes' });
    const imageFields = Array.from({ length: fields }, (_, index) => ({ path: ['spec', `field-${index}`] }));
    read.add('c.yaml', { imageFields, mentions: [] });
    read.add('kustomization.yaml', { imageFields: [], mentions: ['c.yaml', ...files].map(mention) });
    return { read, changed: read.changed() };
  };
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.yaml`);

  it('of few files, or few of many files, are all read', () => {
    expect(fieldsOf(20_000, ['r.yaml']).read.of('r.yaml')).toHaveLength(20_000);
    expect(fieldsOf(2, names(20_000)).read.of('19999.yaml')).toHaveLength(2);
  });

  it('of many files are too many, which is said in no time', () => {
    const begun = process.cpuUsage();
    const { read, changed } = fieldsOf(20_000, names(20_000));
    expect([changed, read.isTooMuch]).toEqual([[], true]);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(5000);
  });

  it('count once for each configuration, however often it is named', () => {
    const { read } = fieldsOf(20_000, ['r.yaml', ...Array(20_000).fill('c.yaml')]);
    expect(read.of('r.yaml')).toHaveLength(20_000);
  });

  it('are reported where not all are read', async () => {
    const list = names(600).join(', ');
    const fields = Array.from({ length: 500 }, (_, index) => `{path: spec/f${index}}`).join(', ');
    const files = {
      'k/kustomization.yaml': `resources: [${list}]\nconfigurations: [c/kind.yaml]\n`,
      'k/c/kind.yaml': configuration(fields),
    };
    expect((await scanTexts({ ...base, ...files })).problems).toEqual([{ file: '.', message: tooMany }]);
  });
});
