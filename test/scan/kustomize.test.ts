// Kustomize itself judges the pins in kustomizations: it renders the same images before and after, but for the digests.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { imageName } from '../../src/model/images/image.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { scanTexts } from './checkout-files.js';
import { digestFor, pinAll } from './pinning.js';

const folder = fileURLToPath(new URL('../fixtures/scan/kustomize/digest-keys/input', import.meta.url));
const kustomization = readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8');
const deployment = readFileSync(path.join(folder, 'deployment.yaml'), 'utf8');
const needed =
  spawnSync('kubectl', ['kustomize', '--help']).status === 0 ? '' : ' (SKIPPED: it needs kubectl)';

/** The images that Kustomize renders, in the order of the containers. */
function rendered(text: string, resource = deployment): readonly string[] {
  const root = temporaryFolder({ 'kustomization.yaml': text, 'deployment.yaml': resource });
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', root], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return [...stdout.matchAll(/ image: "?([^"\n]+)/g)].map(([, image = '']) => image);
}

const withoutDigests = (images: readonly string[]) => images.map((image) => image.replace(/@.*/, ''));

describe.skipIf(needed !== '')(`kubectl kustomize${needed}`, () => {
  const pinned = pinAll({ path: 'kustomization.yaml', text: kustomization });

  it('renders the same images from a pinned kustomization', () => {
    expect(withoutDigests(rendered(pinned))).toEqual(withoutDigests(rendered(kustomization)));
  });

  it('renders the digest of the name and tag that were read', () => {
    const read = scanFile({ path: 'kustomization.yaml', text: kustomization }).occurrences.flatMap((one) =>
      one.kind === 'image' ? [one.image] : [],
    );
    const named = new Map(
      read.map((image) => [
        `${image.registry}/${image.repository}:${image.tag}`,
        digestFor(imageName(image)),
      ]),
    );
    const images = rendered(pinned);
    expect(images.filter((image) => image.includes('@'))).toHaveLength(named.size);
    for (const image of images) {
      const [name = '', digest] = image.split('@');
      expect(digest).toBe(named.get(name));
    }
  });

  it('lets a kustomization that is not pinned drop the digests of its resources, as it drops their tags', () => {
    const resource = pinAll({ path: 'deployment.yaml', text: deployment });
    const [tag] = rendered(kustomization, resource);
    expect(tag).toBe('registry.example.com/acme/tag:1.1');
  });
});

const pinnedDeployment = `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers:
    - name: a
      image: acme/app:1@sha256:${'a'.repeat(64)}
`;
const entry = (lines: string) => `resources: [deployment.yaml]\nimages:\n  - name: acme/app\n${lines}`;

describe.skipIf(needed !== '')(`what takes a digest away${needed}`, () => {
  it('a suffix of the tag is reported', () => {
    const text = entry('    tagSuffix: -next\n');
    expect(rendered(text, pinnedDeployment)[0]).not.toContain('@');
    const { occurrences } = scanFile({ path: 'kustomization.yaml', text });
    expect(occurrences).toMatchObject([{ kind: 'opaque', detail: expect.stringContaining('suffix') }]);
  });

  it('the last one of two digests counts', () => {
    const text = entry(`    newTag: "2"\n    digest: sha256:${'a'.repeat(64)}\n    digest: ""\n`);
    expect(rendered(text, pinnedDeployment)).toEqual(['acme/app:2']);
    const { occurrences } = scanFile({ path: 'kustomization.yaml', text });
    expect(occurrences.map((one) => one.kind === 'image' && one.image)).toEqual([
      { registry: 'docker.io', repository: 'acme/app', tag: '2' },
    ]);
  });
});

it.each([
  [
    'in the kustomization',
    {
      'kustomization.yaml':
        'replacements:\n  - source: { name: c, fieldPath: data.i }\n    targets: [{ fieldPaths: [spec.containers.0.image] }]\n',
    },
  ],
  [
    'in a file of its own',
    {
      'kustomization.yaml': 'replacements: [{ path: r.yaml }]\n',
      'r.yaml':
        'source: { name: c, fieldPath: data.i }\ntargets: [{ fieldPaths: ["spec.containers.[name=a].image"] }]\n',
    },
  ],
  [
    'of a part of another image',
    {
      'kustomization.yaml':
        'replacements:\n  - source: { fieldPath: spec.image }\n    targets: [{ fieldPaths: [spec.image], options: { delimiter: ":" } }]\n',
    },
  ],
])('a replacement of an image %s is reported', async (_, files) => {
  const { occurrences } = await scanTexts(files);
  expect(occurrences).toMatchObject([{ kind: 'opaque', detail: expect.stringContaining('replaces') }]);
});

it('a value of a ConfigMap is no image of another resource', async () => {
  const source = '{ kind: ConfigMap, name: a, fieldPath: data.image }';
  const text = `replacements:\n  - source: ${source}\n    targets: [{ fieldPaths: [spec.containers.0.image] }]\n`;
  const { occurrences } = await scanTexts({ 'kustomization.yaml': text });
  expect(occurrences).toMatchObject([{ kind: 'opaque', raw: 'spec.containers.0.image' }]);
});

it.each([
  ['data.image', 'spec.containers.0.image'],
  ['data.tag', 'metadata.labels.tag'],
])('a replacement of %s into %s is none', async (from, to) => {
  const text = `replacements:\n  - source: { fieldPath: ${from} }\n    targets: [{ fieldPaths: [${to}] }]\n`;
  expect((await scanTexts({ 'kustomization.yaml': text })).occurrences).toEqual([]);
});

const patch = (indent: string) =>
  [
    'patches:',
    '  - target: { kind: Pod }',
    '    patch: |',
    '      - op: replace',
    '        path: /spec/containers/0/image',
    '        value: acme/app:1',
    '',
  ]
    .map((line) => `${indent}${line}`)
    .join('\n');

it.each([
  ['Flux', `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec:\n${patch('  ')}`],
  [
    'a renderer of a HelmRelease',
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec:\n  postRenderers:\n    - kustomize:\n${patch('        ')}`,
  ],
  [
    'Argo CD',
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source:\n    kustomize:\n${patch('      ')}`,
  ],
])('patches of %s are read', async (_, text) => {
  const { occurrences } = await scanTexts({ 'a.yaml': text });
  expect(occurrences).toMatchObject([{ kind: 'image', raw: 'acme/app:1', pin: { kind: 'place' } }]);
});
