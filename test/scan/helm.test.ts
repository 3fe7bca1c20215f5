// What templates say about the values of a chart, beyond the fixtures: any text is read, in linear time, and templates that
// are too many or cannot be read allow no pin.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTemplates } from '../../src/formats/helm/chart.js';
import { readTemplates } from '../../src/formats/helm/uses.js';
import { scanCheckout } from '../../src/formats/index.js';
import { parseTemplate } from '../../src/languages/go-template/parse.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import type { SourceFile } from '../../src/model/text/source.js';
import { cpuMs } from '../cpu.js';
import { runs } from '../sample.js';
import { scanTexts } from './checkout-files.js';
import { pinOccurrences } from './pinning.js';

const values = 'image: { repository: registry.example.com/acme/app, tag: "1" }\n';
const printsTag = 'image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\n';

async function scan(files: Readonly<Record<string, string>>): Promise<readonly Occurrence[]> {
  const host = {
    list: async () => Object.keys(files),
    read: async (file: string) =>
      file in files ? { text: files[file] ?? '' } : { unreadable: 'there is none' },
  };
  const { occurrences } = await scanCheckout(host, { paths: ['**/*values*.yaml'], exclude: [] });
  return occurrences;
}

async function placeIn(files: Readonly<Record<string, string>>): Promise<string> {
  const [one] = await scan({ 'Chart.yaml': 'name: app\n', 'values.yaml': values, ...files });
  if (one?.kind !== 'image') return 'no image';
  return one.pin.kind === 'refused' ? one.pin.why : 'place';
}

describe('templates of a chart', () => {
  it.each<[string, string, RegExp]>([
    ['a tag that is only printed', '', /^place$/],
    ['an index', 'x: {{ eq (index .Values "image" "tag") "1" }}', /`eq`/],
    ['a variable', '{{ $i := .Values.image }}\nx: {{ $i.tag | trunc 3 }}', /`trunc`/],
    [
      'a variable set in a branch',
      '{{ $t := "" }}{{ if .Values.a }}{{ $t = .Values.image.tag }}{{ end }}\nversion: {{ $t }}',
      /`version:`/,
    ],
    [
      'the root in a range',
      '{{ range .Values.list }}\nx: {{ $.Values.image.tag | lower }}{{ end }}',
      /`lower`/,
    ],
    [
      'a named template',
      '{{ define "t" }}{{ .Values.image.tag }}{{ end }}\nversion: {{ include "t" . }}',
      /`version:`/,
    ],
    [
      'an argument under another name',
      '{{ define "t" }}v: {{ .x.tag }}{{ end }}{{ include "t" (dict "x" .Values.image) }}',
      /`v:`/,
    ],
    [
      'an item of a list',
      '{{ define "t" }}{{ $i := index . 1 }}v: {{ $i.tag }}{{ end }}{{ include "t" (list $ .Values.image) }}',
      /`v:`/,
    ],
    ['the tag as an argument', '{{ include "t" (dict "version" .Values.image.tag) }}', /template `t`/],
    ['a format that is a value', '{{ printf .Values.format .Values.image.tag }}', /`printf`/],
    ['an unknown key', 'x: {{ index .Values.image .Values.key | lower }}', /`lower`/],
    ['a prefix', 'name: "v{{ .Values.image.tag }}"', /`name: "v`/],
    [
      'a suffix behind a condition',
      'image: {{ .Values.image.repository }}:{{ .Values.image.tag }}{{ if .Values.a }}-slim{{ end }}',
      /adds text/,
    ],
    [
      'two branches',
      '{{ if .Values.a }}image: {{ .Values.image.repository }}:{{ .Values.image.tag }}{{ else }}-x{{ end }}',
      /^place$/,
    ],
    [
      'a digest behind it',
      'image: {{ .Values.image.repository }}:{{ .Values.image.tag }}{{ with .Values.image.digest }}@{{ . }}{{ end }}',
      /^place$/,
    ],
    ['a condition', '{{ if and .Values.image.tag (not (empty .Values.image.tag)) }}x{{ end }}', /^place$/],
    ['another value', 'version: {{ .Values.other.tag }}', /^place$/],
    ['a text over several lines', '{{ printf `a\n}}` .Values.image.tag | sha256sum }}', /`sha256sum`/],
    ['a comment', '{{/* {{ .Values.image.tag | trunc 1 }} */}}', /^place$/],
    ['an action without an end', '{{ .Values.image.tag | "', /also passed to/],
  ])('%s', async (_, text, expected) => {
    expect(await placeIn({ 'templates/a.yaml': printsTag, 'templates/b.tpl': text })).toMatch(expected);
  });

  it('a chart without a template that prints the tag allows no pin', async () => {
    expect(await placeIn({})).toMatch(/no template of its chart/);
    expect(await placeIn({ 'templates/a.yaml': 'x: 1\n' })).toMatch(/no template of its chart/);
  });

  it('a chart with too many templates allows no pin', async () => {
    const many = Object.fromEntries(
      Array.from({ length: maxTemplates + 1 }, (_, index) => [`templates/${index}.yaml`, printsTag]),
    );
    expect(await placeIn(many)).toMatch(/has more than/);
  });

  it('a file below the chart has its own folder, and one outside it has no chart', async () => {
    const files = {
      'a/Chart.yaml': 'name: a\n',
      'a/templates/a.yaml': `${printsTag}v: {{ .Values.image.tag }}\n`,
    };
    const [below] = await scan({ ...files, 'a/ci/x-values.yaml': values });
    const [outside] = await scan({ ...files, 'values.yaml': values });
    expect(below).toMatchObject({ pin: { kind: 'refused' } });
    expect(outside).toMatchObject({ pin: { kind: 'place' } });
  });

  it('a pin by the templates is read again as a pin, at the same place', async () => {
    const root = fileURLToPath(new URL('../fixtures/scan/helm-values/chart-decides/input', import.meta.url));
    const paths = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const files = Object.fromEntries(
      paths
        .map((one) => path.join(one.parentPath, one.name))
        .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
    );
    const pinned = (found: readonly Occurrence[], from: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(from).map(([file, text]) => [
          file,
          pinOccurrences(
            text,
            found.filter(({ at }) => at.file === file),
          ),
        ]),
      );
    const before = await scan(files);
    const once = pinned(before, files);
    const after = await scan(once);
    const names = (found: readonly Occurrence[]) =>
      found.map((one) => (one.kind === 'image' ? `${one.image.repository}:${one.image.tag}` : one.raw));
    expect(names(after)).toEqual(names(before));
    for (const one of after)
      if (one.kind === 'image' && one.pin.kind === 'place') expect(one.image.digest).toBeDefined();
    expect(pinned(after, once)).toEqual(once);
  });
});

describe('any text', () => {
  const word = fc.constantFrom(
    '{{',
    '{{- ',
    '}}',
    ' -}}',
    '{{/*',
    '*/}}',
    '.Values.image.tag',
    '.tag',
    '$x',
    ':=',
    '=',
    '|',
    '(',
    ')',
    '"',
    '`',
    "'",
    'define "a"',
    'include "a" .',
    'if ',
    'else',
    'end',
    'with ',
    'range ',
    'printf "%s:%s" ',
    ' ',
    '\n',
    ':',
    '@',
    'default ',
    'dict "a" ',
    '.Values',
    '\\',
    '😀',
  );

  it('is read without an error, each time the same', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const file: SourceFile = { path: 'templates/a.tpl', text: words.join('') };
        const read = readTemplates([file]);
        expect(readTemplates([file]).uses).toEqual(read.uses);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<[string, string]>([
    ['openings', '{{'],
    ['quotes', '{{ "\\"'],
    ['backquotes', '{{ ` '],
    ['parentheses', '{{ ((((('],
    ['comments', '{{/* '],
    ['variables that double', '{{ $a = list $a $a .Values.image.tag }}'],
    ['named templates that include themselves', '{{ define "a" }}{{ include "a" . }}{{ end }}'],
    ['branches', '{{ if .a }}{{ .tag }}{{ else }}'],
    ['withs', '{{ with .a }}'],
  ])('of %s takes linear time', (_, part) => {
    const time = (count: number) => {
      const file: SourceFile = { path: 'templates/a.tpl', text: part.repeat(count) };
      const start = cpuMs();
      readTemplates([file]);
      return cpuMs() - start;
    };
    time(500);
    const small = Math.max(1, Math.min(time(2000), time(2000)));
    expect(Math.min(time(16_000), time(16_000))).toBeLessThan(small * 8 * 5 + 100);
  });

  it('of a template keeps what is between its actions', () => {
    expect(parseTemplate('a {{- /* b */ -}} c {{ .d }}\n')).toMatchObject([
      { kind: 'text', value: 'a' },
      { kind: 'text', value: 'c ' },
      { kind: 'action', pipeline: [[{ kind: 'chain', fields: ['d'] }]] },
      { kind: 'text', value: '\n' },
    ]);
  });
});

describe('a digest that the chart leaves out', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const withDigest = `image: { repository: acme/app, tag: "1", digest: "${digest}" }\n`;
  const printsBoth =
    'image: "{{ .Values.image.repository }}{{ with .Values.image.digest }}@{{ . }}{{ else }}:{{ .Values.image.tag }}{{ end }}"\n';
  const chart = (templates: Readonly<Record<string, string>>, text = withDigest) => ({
    'Chart.yaml': 'name: app\nversion: 1.0.0\n',
    'values.yaml': text,
    ...templates,
  });
  const judged = async (files: Readonly<Record<string, string>>) =>
    (await scan(files)).map((one) =>
      one.kind === 'image'
        ? [one.image.digest, one.pin.kind === 'refused' ? one.pin.why : one.pin.kind]
        : one.kind,
    );

  it.each([
    ['reads only the tag', printsTag],
    ['shows the digest in a label', `${printsTag}label: "{{ .Values.image.digest }}"\n`],
    ['names it in a comment', `{{/* @{{ .Values.image.digest }} */}}\n${printsTag}`],
  ])('does not count where it %s', async (_, template) => {
    expect(await judged(chart({ 'templates/pod.yaml': template }))).toEqual([[undefined, 'place']]);
  });

  it('does not count where one of several templates leaves it out', async () => {
    const files = chart({ 'templates/a.yaml': printsBoth, 'templates/b.yaml': printsTag });
    expect(await judged(files)).toEqual([[undefined, expect.stringContaining('templates/b.yaml')]]);
    const empty = chart(files, 'image: { repository: acme/app, tag: "1", digest: "" }\n');
    expect(await judged({ ...files, 'values.yaml': empty['values.yaml'] })).toEqual([
      [undefined, expect.stringContaining('templates/b.yaml')],
    ]);
  });

  it('counts where the chart prints it, hands it on, or is not here', async () => {
    const counts = [[digest, 'place']];
    expect(await judged(chart({ 'templates/a.yaml': printsBoth }))).toEqual(counts);
    const helper = '{{ define "x" }}{{ .image.repository }}@{{ .image.digest }}{{ end }}';
    const uses = 'image: {{ include "x" (dict "image" .Values.image) }}\n';
    expect(await judged(chart({ 'templates/_x.tpl': helper, 'templates/a.yaml': uses }))).toEqual(counts);
    expect(await judged({ 'values.yaml': withDigest })).toEqual(counts);
  });
});

it('the last one of two equal keys counts', async () => {
  const text = `image:\n  repository: acme/app\n  tag: "1@sha256:${'a'.repeat(64)}"\n  tag: "2"\n`;
  expect(await scan({ 'values.yaml': text })).toMatchObject([{ kind: 'image', image: { tag: '2' } }]);
});

describe('a tag or a digest whose repository is elsewhere is reported', () => {
  const elsewhere = [{ kind: 'opaque', detail: expect.stringContaining('repository') }];

  it.each([
    ['a tag', 'image: { tag: "2" }\n'],
    ['an empty digest, which takes another one away', 'image: { digest: "" }\n'],
    ['a tag with an empty repository', 'webImage: { repository: "", tag: "2" }\n'],
  ])('%s', async (_, text) => {
    expect(await scan({ 'values-prod.yaml': text })).toMatchObject(elsewhere);
  });

  it('but nothing else', async () => {
    expect(await scan({ 'values-prod.yaml': 'image: { tag: "", pullPolicy: Always }\n' })).toEqual([]);
    expect(await scan({ 'values-prod.yaml': 'release: { tag: "2" }\n' })).toEqual([]);
  });

  it('in parameters of Argo CD', async () => {
    const text = (more: string) =>
      `apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source:\n    helm:\n      parameters:\n        - { name: image.tag, value: "2" }\n${more}`;
    const found = async (more: string) => (await scanTexts({ 'app.yaml': text(more) })).occurrences;
    expect(await found('')).toMatchObject(elsewhere);
    expect(await found('        - { name: image.repository, value: acme/app }\n')).toMatchObject([
      { kind: 'image', image: { tag: '2' } },
    ]);
  });
});
