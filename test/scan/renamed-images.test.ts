// Kustomizations that replace the name of an image and keep its digest: which references are left alone, and which are not.
import { describe, expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

const pod = (image = 'acme/app:1.4') =>
  `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      image: ${image}\n`;
const overlay = (entry: string, resource = '../base') => `resources: [${resource}]\nimages:\n  - ${entry}\n`;
const base = { 'base/kustomization.yaml': 'resources: [pod.yaml]\n' };
const renamed = '{name: acme/app, newName: other/app}';

/** Why the reference in `base/pod.yaml` is not pinned; empty where it is. */
async function refusal(files: Readonly<Record<string, string>>, text = pod()) {
  const { occurrences } = await scanTexts({ ...base, ...files, 'base/pod.yaml': text });
  const one = occurrences.find(({ at }) => at.file === 'base/pod.yaml');
  return one?.kind === 'image' && one.pin.kind === 'refused' ? one.pin.why : '';
}

const why = /^`k\/kustomization.yaml:3` replaces its name and would keep this digest/;

describe('a reference that gets another name and keeps its digest is left alone', () => {
  it.each([
    ['by a kustomization of its base', { 'k/kustomization.yaml': overlay(renamed) }],
    ['by one that names the file', { 'k/kustomization.yaml': overlay(renamed, '../base/pod.yaml') }],
    [
      'by one far above',
      {
        'k/kustomization.yaml': overlay(renamed, '../middle'),
        'middle/kustomization.yml': 'components: [../base]\n',
      },
    ],
    [
      'by an entry with a tag and a digest that are absent',
      {
        'k/kustomization.yaml': overlay('{name: acme/app, newName: other/app, newTag: "", digest: null}'),
      },
    ],
    [
      'by a name that is a regular expression',
      { 'k/kustomization.yaml': overlay('{name: "acme/.*", newName: other/app}') },
    ],
  ])('%s', async (_, files) => {
    expect(await refusal(files)).toMatch(why);
  });

  const flux = (path: string, images: string) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nspec:\n  path: ${path}\n  images: [${images}]\n`;
  const argo = (path: string, image: string) =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec: {source: {path: ${path}, kustomize: {images: [${image}]}}}\n`;

  it.each([
    ["by Flux's Kustomization of its folder", flux('./base', renamed), /^`apps.yaml:5` replaces its name/],
    [
      'by an Application of its folder',
      argo('base', 'acme/app=other/app'),
      /^`apps.yaml:3` replaces its name/,
    ],
    ['unless it is of another folder', flux('./bas', renamed), /^$/],
    ['unless the Application sets a tag', argo('base', 'acme/app=other/app:2'), /^$/],
  ])('%s', async (_, text, expected) => {
    expect(await refusal({ 'apps.yaml': text })).toMatch(expected);
    const { occurrences } = await scanTexts({ 'apps.yaml': text, 'base/pod.yaml': pod() });
    const one = occurrences.find(({ at }) => at.file === 'base/pod.yaml');
    expect(one?.kind === 'image' && one.pin.kind === 'refused' ? one.pin.why : '').toMatch(expected);
  });

  it('by a transformer that its kustomization names', async () => {
    const transformer = 'kind: ImageTagTransformer\nimageTag: {name: acme/app, newName: other/app}\n';
    const kustomization = 'resources: [../base]\ntransformers: [t.yaml]\n';
    const files = { 'k/kustomization.yaml': kustomization, 'k/t.yaml': transformer };
    expect(await refusal(files)).toMatch(/^`k\/t.yaml:2` replaces its name/);
  });

  it('in the values of a HelmRelease that renames it', async () => {
    const text = [
      'apiVersion: helm.toolkit.fluxcd.io/v2',
      'kind: HelmRelease',
      'spec:',
      '  values: {image: {registry: quay.io, repository: acme/app, tag: "1"}, other: {image: {repository: acme/b, tag: "1"}}}',
      '  postRenderers: [{kustomize: {images: [{name: quay.io/acme/app, newName: other/app}]}}]',
    ].join('\n');
    const { occurrences } = await scanTexts({ 'release.yaml': text });
    const pins = occurrences.map((one) => `${one.raw} ${one.kind === 'image' ? one.pin.kind : one.kind}`);
    expect(pins).toEqual(['acme/app refused', 'acme/b place', 'other/app opaque']);
  });

  it('also where it is pinned already', async () => {
    const pinned = pod(`acme/app:1.4@sha256:${'1'.repeat(64)}`);
    expect(await refusal({ 'k/kustomization.yaml': overlay(renamed) }, pinned)).toMatch(why);
  });

  it('in a patch of the kustomization itself', async () => {
    const patch = pod().replace(/^/gm, '      ');
    const text = `${overlay(renamed)}patches:\n  - patch: |\n${patch}\n`;
    const { occurrences } = await scanTexts({ ...base, 'k/kustomization.yaml': text });
    const one = occurrences.find(({ raw }) => raw === 'acme/app:1.4');
    expect(one?.kind === 'image' && one.pin).toEqual({ kind: 'refused', why: expect.stringMatching(why) });
  });
});

describe('a reference is pinned', () => {
  it.each([
    ['with a new tag, since that drops the digest', '{name: acme/app, newTag: "2"}'],
    ['with a new name and tag', '{name: acme/app, newName: other/app, newTag: "2"}'],
    ['with a digest', `{name: acme/app, newName: other/app, digest: "sha256:${'1'.repeat(64)}"}`],
    ['where another name is replaced', '{name: acme/application, newName: other/app}'],
    ['where the name stays', '{name: acme/app, newName: acme/app}'],
  ])('%s', async (_, entry) => {
    expect(await refusal({ 'k/kustomization.yaml': overlay(entry) })).toBe('');
  });

  it('where the kustomization does not include the file', async () => {
    expect(await refusal({ 'k/kustomization.yaml': overlay(renamed, '../other') })).toBe('');
  });

  it('in files that Kustomize does not read', async () => {
    const { occurrences } = await scanTexts({
      ...base,
      'base/Dockerfile': 'FROM acme/app:1.4\n',
      'k/kustomization.yaml': overlay(renamed),
    });
    const one = occurrences.find(({ at }) => at.file === 'base/Dockerfile');
    expect(one?.kind === 'image' && one.pin.kind).toBe('place');
  });
});
