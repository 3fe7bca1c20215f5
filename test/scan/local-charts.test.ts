// Values that a file gives to a chart in another folder of the checkout: the chart's templates say where a digest may go.
import { describe, expect, it } from 'vitest';
import { scanTexts } from './checkout-files.js';

const printed = 'image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\n';
const labelled = `${printed}version: {{ .Values.image.tag }}\n`;
const chart = (template: string, folder = 'charts/app') => ({
  [`${folder}/Chart.yaml`]: 'name: app\n',
  [`${folder}/templates/pod.yaml`]: template,
});

/** The image of a file, with its place for a digest or why it has none. */
async function placeIn(file: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { occurrences } = await scanTexts(files);
  const places = occurrences.flatMap((one) => {
    if (one.at.file !== file || one.kind !== 'image') return [];
    const { pin } = one;
    const text = files[file] ?? '';
    return pin.kind === 'refused' ? pin.why : `behind ${text.slice(0, pin.span.start).match(/\S+$/)?.[0]}`;
  });
  return places.join(', ');
}

const image = 'image: {repository: acme/app, tag: v1.0}';
const release = (path: string, kind = 'GitRepository') =>
  [
    'apiVersion: helm.toolkit.fluxcd.io/v2',
    'kind: HelmRelease',
    'spec:',
    `  chart: {spec: {chart: ${path}, sourceRef: {kind: ${kind}}, valuesFiles: [envs/flux.yaml]}}`,
    `  values: {${image}}`,
  ].join('\n');
const application = (source: string, path = 'charts/app') =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source:\n    path: ${path}\n    helm:\n${source}`;
const parameters = (...list: readonly (readonly [string, string])[]) =>
  `      parameters: [${list.map(([name, value]) => `{name: ${name}, value: "${value}"}`).join(', ')}]\n`;
const named = [['image.repository', 'acme/app'] as const, ['image.tag', 'v1.0'] as const];

describe('values in a manifest', () => {
  it.each<[string, string, RegExp]>([
    ['HelmRelease', release('./charts/app'), /its tag is also written to `version:`/],
    ['Application, valuesObject', application(`      valuesObject: {${image}}\n`), /`version:`/],
    ['Application, values', application(`      values: |\n        ${image}\n`), /`version:`/],
    ['Application, parameters', application(parameters(...named)), /`version:`/],
  ])('%s', async (_, text, why) => {
    expect(await placeIn('app.yaml', { 'app.yaml': text, ...chart(labelled) })).toMatch(why);
    expect(await placeIn('app.yaml', { 'app.yaml': text, ...chart(printed) })).toMatch(/^behind /);
    expect(await placeIn('app.yaml', { 'app.yaml': text })).toMatch(/^behind /);
  });

  it('of several sources are each for their own chart', async () => {
    const source = (path: string) => `    - {path: ${path}, helm: {valuesObject: {${image}}}}\n`;
    const sources = `  sources:\n${source('charts/app')}${source('charts/other')}`;
    const text = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n${sources}`;
    const charts = { ...chart(labelled), ...chart(printed, 'charts/other') };
    expect(await placeIn('app.yaml', { 'app.yaml': text, ...charts })).toMatch(/`version:`.*, behind /);
  });

  it('of a chart from a registry are not those of a folder with its name', async () => {
    const files = { 'app.yaml': release('app', 'HelmRepository'), ...chart(labelled, 'app') };
    expect(await placeIn('app.yaml', files)).toMatch(/^behind /);
  });

  it('restricted by the schema of the chart', async () => {
    const schema = '{"properties": {"image": {"properties": {"tag": {"pattern": "^v"}}}}}';
    const files = { 'app.yaml': release('charts/app/'), ...chart(printed) };
    expect(await placeIn('app.yaml', { ...files, 'charts/app/values.schema.json': schema })).toMatch(
      /restricts/,
    );
  });

  it('judges the digest of parameters by the templates too', async () => {
    const text = application(parameters(...named, ['image.digest', '']));
    const files = { 'app.yaml': text, ...chart(printed) };
    expect(await placeIn('app.yaml', files)).toMatch(/^behind .*v1\.0$/);
  });
});

describe('files of values', () => {
  const values = `${image}\n`;

  it.each([
    ['beside the chart', '      valueFiles: [../../envs/prod.yaml]\n'],
    ['from the root', '      valueFiles: [/envs/prod.yaml]\n'],
    ['of another source', '      valueFiles: [$values/envs/prod.yaml]\n'],
  ])('that an Application names %s', async (_, source) => {
    const files = { 'app.yaml': application(source), 'envs/prod.yaml': values };
    expect(await placeIn('envs/prod.yaml', { ...files, ...chart(labelled) })).toMatch(/`version:`/);
    expect(await placeIn('envs/prod.yaml', { ...files, ...chart(printed) })).toBe('behind v1.0');
  });

  it('that a HelmRelease and a kustomization name', async () => {
    const files = {
      'app.yaml': release('charts/app'),
      'envs/flux.yaml': values,
      'kustomization.yaml': 'helmCharts: [{name: app, valuesFile: envs/kustomize.yaml}]\n',
      'envs/kustomize.yaml': values,
      ...chart(labelled),
    };
    expect(await placeIn('envs/flux.yaml', files)).toMatch(/`version:`/);
    expect(await placeIn('envs/kustomize.yaml', files)).toMatch(/`version:`/);
  });

  it('of two charts are pinned only where both allow it', async () => {
    const applications = ['charts/app', 'charts/other'].map((path) =>
      application('      valueFiles: [/envs/prod.yaml]\n', path),
    );
    const files = { 'app.yaml': applications.join('---\n'), 'envs/prod.yaml': values };
    const [one, other] = [chart(printed), chart(labelled, 'charts/other')];
    expect(await placeIn('envs/prod.yaml', { ...files, ...one, ...other })).toMatch(/`version:`/);
  });

  it('inline in a kustomization', async () => {
    const text = `helmGlobals: {chartHome: helm}\nhelmCharts: [{name: app, valuesInline: {${image}}}]\n`;
    const files = { 'a/kustomization.yaml': text, ...chart(labelled, 'a/helm/app') };
    expect(await placeIn('a/kustomization.yaml', files)).toMatch(/`version:`/);
  });
});

describe('dependencies in other folders', () => {
  const below = (keys: string) => `${keys}: {${image}}\n`;
  const depending = (text: string, values: string) => ({
    'app/Chart.yaml': `dependencies: [${text}]\n`,
    'app/values.yaml': values,
  });

  it('are read for the values that they get', async () => {
    const files = depending('{name: lib, repository: "file://../lib"}', below('lib'));
    expect(await placeIn('app/values.yaml', { ...files, ...chart(labelled, 'lib') })).toMatch(/`version:`/);
    expect(await placeIn('app/values.yaml', { ...files, ...chart(printed, 'lib') })).toBe('behind v1.0');
    expect(await placeIn('app/values.yaml', files)).toBe('behind v1.0');
  });

  it('have their values under an alias', async () => {
    const files = depending('{name: lib, alias: other, repository: "file://../lib"}', below('other'));
    expect(await placeIn('app/values.yaml', { ...files, ...chart(labelled, 'lib') })).toMatch(/`version:`/);
  });

  it('may have others of their own, also in circles', async () => {
    const files = {
      ...depending('{name: lib, repository: "file://../lib/"}', `lib: {base: {${image}}}\n`),
      ...chart('a: b\n', 'lib'),
      'lib/Chart.yaml': 'dependencies: [{name: base, repository: "file://../base"}]\n',
      ...chart(labelled, 'base'),
      'base/Chart.yaml': 'dependencies: [{name: lib, repository: "file://../lib"}]\n',
    };
    expect(await placeIn('app/values.yaml', files)).toMatch(/`version:`/);
  });

  it('do not hide that another one is missing', async () => {
    const files = depending('{name: lib, repository: "file://../lib"}', below('lib'));
    const library = { 'lib/Chart.yaml': 'dependencies: [{name: common, repository: "oci://r"}]\n' };
    const template = { 'lib/templates/pod.yaml': '{{ include "common.images.image" .Values.image }}\n' };
    expect(await placeIn('app/values.yaml', { ...files, ...library, ...template })).toBe('behind v1.0');
  });
});
