// Manifests in which a container is there for kubectl, but a reader of less care sees another kind, key or value. Each was
// held against `kubectl label --local`.
import { expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { cpuMs } from '../cpu.js';

const scanOf = (text: string, path = 'a.yaml') => scanFile({ path, text });
const rawOf = (text: string, path?: string) =>
  scanOf(text, path).occurrences.flatMap(({ kind, raw }) => (kind === 'image' ? [raw] : []));

const containers = 'spec: {containers: [{name: a, image: "x:1"}]}\n';
const pod = `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n${containers}`;
const item = `{apiVersion: v1, kind: Pod, metadata: {name: a}, ${containers.trim()}}`;

it.each([
  ['a merge behind the kind', `a: &a {kind: Pod}\napiVersion: v1\nkind: ConfigMap\n<<: *a\n${containers}`],
  ['a kind that is given twice', pod.replace('kind: Pod', 'kind: ConfigMap\nkind: Pod')],
  ['a list that calls itself a ConfigMap', `apiVersion: v1\nkind: ConfigMap\nitems: [${item}]\n`],
  ['a list that calls itself a schema', `apiVersion: v1\nkind: CustomResourceDefinition\nitems: [${item}]\n`],
  ['a list of Kyverno', `apiVersion: kyverno.io/v1\nkind: PolicyList\nitems: [${item}]\n`],
  [
    'a pod template with a kind of its own',
    `apiVersion: apps/v1\nkind: Deployment\nspec: {template: {kind: ConfigMap, ${containers.trim()}}}\n`,
  ],
  [
    'a pod template that calls itself a schema',
    `apiVersion: apps/v1\nkind: Deployment\nspec: {template: {kind: CustomResourceDefinition, ${containers.trim()}}}\n`,
  ],
  [
    'containers beside a kind',
    'apiVersion: v1\nkind: Pod\nspec: {kind: Secret, containers: [{image: "x:1"}]}\n',
  ],
  ['an alias for the key of the kind', `a: &a kind\n${pod.replace('kind: Pod', '*a : Pod')}`],
  ['an alias for the key of the list', `a: &a containers\n${pod.replace('containers:', '*a :')}`],
  ['an alias for the key of the image', `a: &a image\n${pod.replace('image:', '*a :')}`],
  ['a tag of GitLab at the kind', pod.replace('kind: Pod', 'kind: !reference Pod')],
  ['a tag of Compose at the version', pod.replace('v1', '!reset v1')],
])('sees the container behind %s', (_, text) => {
  expect(rawOf(text)).toEqual(['x:1']);
});

it.each(['!reset', '!reference', '!<!reset>', '!res%65t'])('reports the foreign tag %s', (tag) => {
  const { problems } = scanOf(pod.replace('"x:1"', `${tag} x`));
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('has no meaning in this format'),
  ]);
});

it('takes the tags of Compose and GitLab for what they mean there', () => {
  const service = 'services: {a: {image: !reset x}}\n';
  expect(scanOf(service, 'compose.yaml')).toMatchObject({ occurrences: [], problems: [] });
  expect(scanOf('a: {image: !reference [b, image]}\n', '.gitlab-ci.yml').problems).toEqual([]);
});

it('follows an alias for a key in Compose files too', () => {
  expect(rawOf('x: &s services\ny: &i image\n*s :\n  a:\n    *i : x:1\n', 'compose.yaml')).toEqual(['x:1']);
});

it.each([
  'apiVersion: v1\nkind: ConfigMap\ndata: {a: {containers: [{image: x}]}}\n',
  'apiVersion: v1\nkind: List\nitems: [{apiVersion: v1, kind: Secret, stringData: {containers: [{image: x}]}}]\n',
  'apiVersion: kyverno.io/v1\nkind: Policy\nspec: {pattern: {spec: {containers: [{image: "*:*"}]}}}\n',
])('leaves out what is only text or a pattern: %#', (text) => {
  expect(scanOf(text)).toMatchObject({ occurrences: [], problems: [] });
});

it('takes linear time where many resources have one value by alias', () => {
  const shared = `shared: &a {b: [${'{c: d},'.repeat(5000)}]}\n`;
  const resource = (kind: string, key: string) => `- {apiVersion: v1, kind: ${kind}, ${key}: *a}\n`;
  for (const [kind, key] of [['Secret', 'data'] as const, ['CustomResourceDefinition', 'spec'] as const]) {
    const text = `apiVersion: v1\nkind: List\n${shared}items:\n${resource(kind, key).repeat(5000)}`;
    const start = cpuMs();
    expect(rawOf(text)).toEqual([]);
    expect(cpuMs() - start).toBeLessThan(2500);
  }
});
