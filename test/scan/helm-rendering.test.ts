// Charts rendered with their own values: which images the lines of templates and the texts of values files are, and where
// they can be pinned. Any template ends in time, and every place is exact.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Occurrence } from '../../src/model/occurrence.js';
import { cpuMs } from '../cpu.js';
import { runs } from '../sample.js';
import { scanTexts } from './checkout-files.js';
import { pinOccurrences } from './pinning.js';

const chartFile = 'name: app\nversion: 1.2.3\nappVersion: "4.5.6"\n';
const pod = (image: string, more = '') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n${more}  containers:\n    - name: a\n      image: ${image}\n`;

const scanChart = (files: Readonly<Record<string, string>>) =>
  scanTexts({ 'Chart.yaml': chartFile, ...files });

function told(one: Occurrence): string {
  if (one.kind === 'opaque') return `${one.at.file} opaque`;
  const { registry, repository, tag } = one.image;
  const pin = one.kind === 'image' ? one.pin.kind : one.kind;
  return `${one.at.file} ${registry}/${repository}:${tag ?? ''} ${pin}`;
}

async function found(files: Readonly<Record<string, string>>) {
  const { occurrences, problems } = await scanChart(files);
  return [...occurrences.map(told), ...problems.map(({ message }) => message)].sort();
}

const values = 'image: {registry: quay.io, repository: acme/app, tag: "1"}\n';
const value = 'values.yaml quay.io/acme/app:1 place';
const unused = 'values.yaml quay.io/acme/app:1 refused';
const image = '"{{ .Values.image.registry }}/{{ .Values.image.repository }}:{{ .Values.image.tag }}"';

describe('a template that is no YAML before it is rendered', () => {
  it.each<[string, string]>([
    ['a value of branches', '  hostname: {{ if (eq "-" .Values.a) }}""{{ else }}{{ .Values.a }}{{ end }}\n'],
    ['a block on the line of its end', '  nodeSelector:\n{{ toYaml .Values.image | indent 4 }}{{- end }}\n'],
    [
      'an item that is a block',
      '  tolerations:\n  {{- range .Values.list }}\n  - {{ . | toYaml | indent 4 | trim }}\n    {{- if not .x }}\n    effect: a\n    {{- end }}\n  {{- end }}\n',
    ],
    [
      'a branch of a map or nothing',
      '  volumes:\n    - name: a\n      emptyDir:\n      {{- if .Values.a }}\n        medium: a\n      {{- else }}\n        {}\n      {{- end }}\n',
    ],
    [
      'an action over lines',
      '  nodeSelector: {{- include "x"\n      (dict "a"\n      .Values.image) | nindent 4 }}\n',
    ],
    ['a block scalar that is printed', '  subdomain: |- {{- (include "x" .) | nindent 4 }}\n'],
  ])('%s is no problem', async (_, more) => {
    const start =
      more.includes('{{- end }}\n') && !more.includes('{{- if') ? '{{- if .Values.image }}\n' : '';
    const files = {
      'values.yaml': `${values}list: [{key: a, x: 1}, {key: b}]\na: "-"\n`,
      'templates/_x.tpl': '{{ define "x" }}a: b{{ end }}',
      'templates/pod.yaml': pod(image, start + more),
    };
    expect(await found(files)).toEqual([value]);
  });

  it('stays a problem where an image may be in what cannot be read', async () => {
    const broken = pod(image, '  a: [\n  b: "\\x69mage: x\n');
    expect(await found({ 'values.yaml': values, 'templates/pod.yaml': broken })).toEqual(
      expect.arrayContaining([expect.stringContaining('The YAML cannot be read')]),
    );
  });
});

describe('the image of a line', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'printf in a named template',
      '{{ include "i" . }}',
      '{{ define "i" }}{{ printf "%s/%s:%s" .Values.image.registry .Values.image.repository .Values.image.tag }}{{ end }}',
      [value],
    ],
    ['tpl', '{{ tpl .Values.text . }}', '', [unused, 'templates/pod.yaml quay.io/acme/x:4.5.6 refused']],
    [
      'Bitnami’s library',
      '{{ include "common.images.image" (dict "imageRoot" .Values.image "global" .Values.global) }}',
      '',
      [value],
    ],
    ['with', '{{ with .Values.image }}{{ .registry }}/{{ .repository }}:{{ .tag }}{{ end }}', '', [value]],
    [
      'a merge',
      '{{ include "i" (merge (dict "tag" "1") .Values.image) }}',
      '{{ define "i" }}{{ .registry }}/{{ .repository }}:{{ .tag }}{{ end }}',
      [value],
    ],
    [
      'an unknown function',
      '{{ .Values.image.repository | sha }}/x:1',
      '',
      [unused, 'templates/pod.yaml opaque'],
    ],
    [
      'an unknown registry',
      '{{ .Release.Name }}.example.com/nginx:1',
      '',
      [unused, 'templates/pod.yaml opaque'],
    ],
    [
      'a part under a condition that nobody knows',
      '{{ if .Capabilities.APIVersions.Has "a" }}a.example.com/{{ end }}nginx:1',
      '',
      [unused, 'templates/pod.yaml opaque'],
    ],
    ['a missing template', '{{ include "missing" . }}', '', [unused, 'templates/pod.yaml opaque']],
    [
      'names of the template alone',
      '{{ printf "%s:%s" "redis" "7" }}',
      '',
      [unused, 'templates/pod.yaml docker.io/library/redis:7 refused'],
    ],
  ])('%s', async (_, line, helper, expected) => {
    const files = {
      'values.yaml': `${values}text: "quay.io/acme/x:{{ .Chart.AppVersion }}"\n`,
      'templates/_i.tpl': helper,
      'templates/pod.yaml': pod(line),
    };
    expect(await found(files)).toEqual([...expected].sort());
  });

  it('is read in branches that the values turn off', async () => {
    const line = pod(image).replace('      image', '      {{- if .Values.metrics.enabled }}\n      image');
    const files = {
      'values.yaml': `${values}metrics: {enabled: false}\n`,
      'templates/pod.yaml': `${line}      {{- else }}\n      image: busybox:1.36\n      {{- end }}\n`,
    };
    expect(await found(files)).toEqual(['templates/pod.yaml docker.io/library/busybox:1.36 place', value]);
  });

  it('of a named template is pinned where it is written', async () => {
    const helper = '{{ define "c" }}- name: b\n  image: busybox:1.36\n{{- end }}\n';
    const template = `${pod('redis:7')}    {{- include "c" . | nindent 4 }}\n`;
    const files = { 'values.yaml': values, 'templates/_c.tpl': helper, 'templates/pod.yaml': template };
    const { occurrences } = await scanChart(files);
    expect(occurrences.map(told)).toContain('templates/_c.tpl docker.io/library/busybox:1.36 place');
    const own = occurrences.filter(({ at }) => at.file === 'templates/_c.tpl');
    expect(pinOccurrences(helper, own)).toMatch(/image: busybox:1\.36@sha256:[0-9a-f]{64}\n\{\{- end/);
  });
});

describe('a text of the values', () => {
  const ofRepository = (line: string, more = '') => ({
    'values.yaml': `image: {repository: nginx, tag: "1"}\n${more}`,
    'templates/pod.yaml': pod(line),
  });
  const name = '{{ .Values.image.repository }}:{{ .Values.image.tag }}';

  it('has the registry that templates put before it', async () => {
    const line = `{{ .Values.registry | default .Values.defaultRegistry }}/${name}`;
    expect(await found(ofRepository(line, 'defaultRegistry: r.example.com\n'))).toEqual([
      'values.yaml r.example.com/nginx:1 place',
    ]);
  });

  it.each([
    `{{ .Release.Name }}/${name}`,
    `{{ include "registry" . }}/${name}`,
    `{{ .Values.a | sha }}${name}`,
  ])('is opaque where that registry is not known: %s', async (line) => {
    expect(await found(ofRepository(line))).toContain('values.yaml opaque');
  });

  it('has the version of the chart as its tag', async () => {
    const line = '{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}';
    const files = {
      'values.yaml': 'image: {repository: acme/app, tag: ""}\n',
      'templates/pod.yaml': pod(line),
    };
    expect(await found(files)).toEqual(['values.yaml docker.io/acme/app:4.5.6 refused']);
  });
});

describe('any template', () => {
  const word = fc.constantFrom(
    ...[
      '{{ if .Values.a }}',
      '{{ else }}',
      '{{ end }}',
      '{{ range .Values.list }}',
      '{{ with .Values.image }}',
    ],
    ...[
      '{{ define "a" }}',
      '{{ include "a" . }}',
      '{{ $x := .Values.image.tag }}',
      '{{ $x }}',
      '{{ tpl .Values.t . }}',
    ],
    ...[
      'image: ',
      '{{ .Values.image.repository }}',
      ':{{ .tag }}',
      'nginx:1',
      '\n',
      '      ',
      '- name: b\n',
      '{{- ',
      ' -}}',
    ],
    ...[
      '{{ toYaml .Values | nindent 2 }}',
      '{{ set .Values "a" . }}',
      '{{ merge .Values .Values.image }}',
      '"',
      '{{ . }}',
    ],
  );

  it('is rendered without an error, at exact places', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 40 }), async (words) => {
        const files: Readonly<Record<string, string>> = {
          'values.yaml': `${values}a: false\nlist: [1, {tag: 2}]\nt: "{{ tpl .Values.t . }}"\n`,
          'templates/_a.tpl': words.slice(0, 10).join(''),
          'templates/pod.yaml': pod('busybox:1', '') + words.join(''),
        };
        const { occurrences } = await scanChart(files);
        for (const { at, raw } of occurrences)
          expect((files[at.file] ?? '').slice(at.span.start, at.span.end)).toBe(raw);
        // Whatever the text says without a chart, it still says.
        const plain = (await scanTexts(files)).occurrences.filter(({ kind }) => kind === 'image');
        for (const { at, raw } of plain.filter((one) => one.at.file === 'templates/pod.yaml'))
          expect(occurrences).toContainEqual(expect.objectContaining({ at, raw, kind: 'image' }));
      }),
      { numRuns: runs(100) },
    );
  });

  it.each([
    [
      'calls itself',
      '{{ define "a" }}{{ include "a" . }}{{ include "a" . }}image: x{{ end }}{{ include "a" . }}',
    ],
    ['doubles a text', `{{ $x := "aaaaaaaa" }}${'{{ $x = print $x $x }}'.repeat(60)}image: {{ $x }}`],
    ['nests loops', `${'{{ range .Values.list }}'.repeat(30)}image: a${'{{ end }}'.repeat(30)}`],
    ['doubles a list', `{{ $x := list 1 }}${'{{ $x = concat $x $x }}'.repeat(60)}image: {{ $x }}`],
  ])('that %s ends in time', async (_, text) => {
    const files = {
      'values.yaml': `${values}list: [1, 2, 3, 4]\n`,
      'templates/a.yaml': `${pod('{{ .x }}')}${text}\n`,
    };
    const start = cpuMs();
    await scanChart(files);
    expect(cpuMs() - start).toBeLessThan(5000);
  });
});

describe('a template of Jinja', () => {
  const read = async (text: string) => (await scanTexts({ 'compose.yaml.j2': text })).occurrences;
  const service = (name: string) => `services:\n  a:\n    image: ${name}\n`;

  it.each<[string, string, string]>([
    ['a default', service(`"{{ x | default('redis:7') }}"`), 'redis:7'],
    ['a default for empty values', service(`"{{ x.y | d('redis:7', true) }}"`), 'redis:7'],
    ['a text that is set', `{% set x = "redis:7" %}\n${service('"{{ x }}"')}`, 'redis:7'],
  ])('%s is pinned at its place', async (_, text, raw) => {
    const [one] = await read(text);
    expect(one).toMatchObject({ kind: 'image', raw, pin: { kind: 'place' } });
    expect(text.slice(one?.at.span.start, one?.at.span.end)).toBe(raw);
  });

  it.each<[string, object]>([
    [
      service(`"redis:{{ tag | default('7') }}"`),
      { kind: 'image', image: { tag: '7' }, pin: { kind: 'refused' } },
    ],
    [service(`"{{ registry }}/redis:{{ tag | default('7') }}"`), { kind: 'opaque' }],
    [`{% set x = "redis:7" %}{% set x = "redis:6" %}\n${service('"{{ x }}"')}`, { kind: 'opaque' }],
    [`{% set x = "redis:7" %}\n${service('"{{ x.y }}"')}`, { kind: 'opaque' }],
  ])('%j', async (text, expected) => {
    expect(await read(text)).toMatchObject([expected]);
  });
});

it('a line whose image is in a file of values that the selection leaves out is opaque', async () => {
  const files = {
    'Chart.yaml': chartFile,
    'values.yaml': values,
    'templates/pod.yaml': pod(image),
  };
  const { occurrences } = await scanTexts(files, { paths: ['templates/**'] });
  expect(occurrences.map(told)).toEqual(['templates/pod.yaml opaque']);
});

it('a number that `printf` would write with more digits than any name has is not known', async () => {
  const files = { 'values.yaml': 'a: 1\n', 'templates/pod.yaml': pod('a/b:{{ printf "%0999999999d" 1 }}') };
  expect(await found(files)).toEqual(['templates/pod.yaml opaque']);
});
