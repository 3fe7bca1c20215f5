// Spellings and structures of Kustomize that put an image into a resource: each was held against `kubectl kustomize`.
import { expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { cpuMs } from '../cpu.js';
import { scanTexts } from './checkout-files.js';

const path = 'kustomization.yaml';
const scanOf = (text: string, file = path) => scanFile({ path: file, text });
const rawOf = (text: string, file?: string) => scanOf(text, file).occurrences.map(({ raw }) => raw);
const messagesOf = (text: string) => scanOf(text).problems.map(({ message }) => message);

/** A kustomization with an inline patch. */
const patchOf = (text: string) =>
  `patches:\n- target: {kind: Pod}\n  patch: |-\n${text.replace(/^/gm, '    ')}\n`;
const toImage = 'path: /spec/containers/0/image';
const containers = '[{name: a, image: "x:1"}]';

it.each([
  ['RESOURCES: [a.txt]', 'RESOURCES', 'resources'],
  ['Images: [{name: a, newName: b}]', 'Images', 'images'],
  ['images: [{name: a, NEWNAME: b}]', 'NEWNAME', 'newName'],
  ['image\u017f: [{name: a, newName: b}]', 'image\u017f', 'images'],
  ['\u212aind: Component', '\u212aind', 'kind'],
  ['patches: [{Path: a.txt}]', 'Path', 'path'],
  ['replacements: [{source: {}, Targets: []}]', 'Targets', 'targets'],
  ['helmCharts: [{name: a, valuesinline: {}}]', 'valuesinline', 'valuesInline'],
])('reports a field that Kustomize reads in another spelling: %s', (text, key, field) => {
  expect(messagesOf(`${text}\n`)).toEqual([
    `Kustomize reads \`${key}\` as \`${field}\`, and Tagproof does not. Write \`${field}\`, or exclude the file`,
  ]);
});

it('says nothing about keys that are data, or that Kustomize would refuse', () => {
  const text =
    'commonLabels: {Images: a, Path: b}\nhelmCharts: [{name: a, valuesInline: {Name: a}}]\nImage: a\n';
  expect(messagesOf(text)).toEqual([]);
});

it('reads the old name of `images`', () => {
  expect(rawOf('imageTags: [{name: a, newName: x, newTag: "1"}]\n')).toHaveLength(1);
});

it.each([
  ['a copy', `- op: copy\n  from: /metadata/annotations/a\n  ${toImage}`],
  ['a move', '- op: move\n  from: /spec/other\n  path: /spec/containers'],
])('reports %s from a place that holds no images', (_, text) => {
  expect(scanOf(patchOf(text)).occurrences).toMatchObject([{ kind: 'opaque', why: 'variable' }]);
});

it('says nothing about a copy of an image', () => {
  const text = `- op: copy\n  from: /spec/containers/1/image\n  ${toImage}`;
  expect(scanOf(patchOf(text))).toMatchObject({ occurrences: [], problems: [] });
});

it.each([
  [
    'an alias in a value',
    `- {op: test, path: /a, value: b, c: &c ${containers}}\n- {op: add, path: /spec, value: {containers: *c}}`,
  ],
  ['an operation that is merged', `- op: test\n  <<: {op: replace}\n  ${toImage}\n  value: x:1`],
  ['a path that is merged', `- op: replace\n  path: /a\n  <<: {${toImage}}\n  value: x:1`],
])('reads the image behind %s', (_, text) => {
  expect(rawOf(patchOf(text))).toEqual([expect.stringContaining('x:1')]);
});

it('reports a replacement of what holds images, unless its source does too', () => {
  const text = (source: string, target: string) =>
    `replacements: [{source: {fieldPath: ${source}}, targets: [{fieldPaths: ["${target}"]}]}]\n`;
  for (const target of ['spec', 'spec.containers', 'spec.containers.0', 'spec.containers.[name=a]'])
    expect(rawOf(text('data.a', target))).toEqual([target]);
  expect(rawOf(text('spec.template.spec.containers', 'spec.containers'))).toEqual([]);
  expect(rawOf(text('data.a', 'spec.replicas'))).toEqual([]);
});

const transformer = (kind: string, text: string) =>
  `apiVersion: builtin\nkind: ${kind}\nmetadata: {name: a}\n${text}`;
const inline = (text: string) => `transformers:\n- |-\n${text.replace(/^/gm, '  ')}\n`;
const jsonPatch = `jsonOp: |-\n  [{"op": "replace", "path": "/spec/containers/0/image", "value": "x:1"}]`;
const mergePatch = `patches: |-\n  {apiVersion: v1, kind: Pod, spec: {containers: ${containers}}}`;

it.each([
  ['PatchJson6902Transformer', jsonPatch],
  ['PatchStrategicMergeTransformer', mergePatch],
])('reads an inline %s', (kind, text) => {
  expect(rawOf(inline(transformer(kind, text)))).toEqual([expect.stringContaining('x:1')]);
});

it('reports an inline transformer that renames images, which are elsewhere', () => {
  const text = transformer('ImageTagTransformer', 'imageTag: {name: a, newName: b}');
  expect(messagesOf(inline(text))).toEqual([expect.stringContaining('Move it to one')]);
});

it('reads the files that a transformer names, and the values of a generator of charts', async () => {
  const { occurrences, problems } = await scanTexts({
    [path]: 'transformers: [a.txt, b.txt]\ngenerators: [c.txt]\n',
    'a.txt': transformer('PatchStrategicMergeTransformer', 'paths: [patch.txt]'),
    'b.txt': transformer('ImageTagTransformer', 'IMAGETAG: {name: a, newName: b}'),
    'c.txt': transformer(
      'HelmChartInflationGenerator',
      'valuesInline: {image: {repository: registry.example.com/x, tag: "2"}}',
    ),
    'patch.txt': `apiVersion: v1\nkind: Pod\nspec: {containers: ${containers}}\n`,
  });
  expect(occurrences.map(({ at, raw }) => [at.file, raw])).toEqual([
    ['c.txt', expect.stringContaining('registry.example.com/x')],
    ['patch.txt', 'x:1'],
  ]);
  expect(problems.map(({ file }) => file)).toEqual(['b.txt']);
});

it.each(['DefaultBaseImage', 'DEFAULTBASEIMAGE', 'defaultbaseimage'])('reads %s as ko does', (key) => {
  expect(rawOf(`${key}: x:1\n`, '.ko.yaml')).toEqual(['x:1']);
});

it('reads the settings of ko from JSON, and reports those that it does not read', () => {
  expect(rawOf('{"baseImageOverrides": {"a/b": "x:1"}}', '.ko.json')).toEqual(['x:1']);
  expect(scanOf('defaultBaseImage = "x:1"\n', '.ko.toml').problems).toHaveLength(1);
});

it('reports a spelling once, in linear time', () => {
  const start = cpuMs();
  expect(messagesOf('Images: []\n'.repeat(20_000))).toHaveLength(1);
  expect(cpuMs() - start).toBeLessThan(10_000);
});
