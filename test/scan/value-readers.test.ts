// Who else reads a value: for each kind of reader, what is pinned (▲), what is pinned together with what it is compared with,
// and what is left alone with which reason. Look-alikes stay pinnable.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of the formats, not of this file
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pinTo } from '../../src/checks/check.js';
import { scanners } from '../../src/formats/registry.js';
import { valueReaders } from '../../src/formats/value-readers/index.js';
import { engines } from '../../src/languages/shell/tools.js';
import { applyEdits, planEdits } from '../../src/pin/plan.js';
import { scanTexts } from './checkout-files.js';
import { currentDigestOf } from './pinning.js';

it('every kind of reader is described in the documentation', () => {
  const page = readFileSync(new URL('../../docs/pinned-values.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split(/<!-- \/?value readers -->/);
  const described = [...table.matchAll(/^\| (?!Reader|---)([^|]+?) \|/gm)].map(([, title]) => title);
  expect(described).toEqual(valueReaders.map(({ title }) => title));
});

it('every format that reads commands says whether its files have scripts', () => {
  const folder = new URL('../../src/formats/', import.meta.url);
  const silent = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const text = path.endsWith('.ts') ? readFileSync(new URL(path, folder), 'utf8') : '';
    if (!text.includes('languages/shell/')) return [];
    const ids = [...text.matchAll(/: Scanner = \{\s+id: '([\w-]+)'/g)].map(([, id]) => id);
    return scanners.filter(({ id, hasScripts }) => ids.includes(id) && hasScripts === undefined);
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});

/** The file with ▲ for each digest that is written, and why others are not. */
async function pinned(files: Readonly<Record<string, string>>, path: string) {
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replaceAll('▲', '')]),
  );
  const { occurrences, problems } = await scanTexts(texts);
  expect(problems).toEqual([]);
  const images = occurrences.flatMap((one) => (one.kind === 'image' ? one : []));
  const findings = images.map((one) => ({
    check: 'unpinned',
    severity: 'error' as const,
    message: '',
    at: one.at,
    ...pinTo(one, currentDigestOf(one.image)),
    waived: undefined,
  }));
  const applied = applyEdits(texts[path] ?? '', planEdits(findings).get(path) ?? []);
  if ('refused' in applied) throw new Error(applied.refused);
  const own = images.filter(({ at }) => at.file === path);
  return {
    text: applied.text.replaceAll(/(?::latest)?@sha256:[0-9a-f]{64}/g, '▲'),
    why: own.flatMap(({ pin }) => (pin.kind === 'refused' ? pin.why : [])).join('\n'),
  };
}

async function expectPinned(path: string, text: string, why: RegExp | undefined, others = {}) {
  const found = await pinned({ ...others, [path]: text }, path);
  expect(found.text).toBe(text);
  if (why === undefined) expect(found.why).toBe('');
  else expect(found.why).toMatch(why);
}

/** A job with a matrix of images that it runs in. */
const job = (name: string, images: string, rest: string) => `on: push
jobs:
  test:
    name: ${name}
    runs-on: ubuntu-latest
    strategy:
      matrix:
        image: [${images}]
    container: \${{ matrix.image }}
${rest}`;
const own = 'test ${{ matrix.name }}';
const steps = (...lines: string[]) => `    steps:\n${lines.map((line) => `      ${line}\n`).join('')}`;
const [both, none] = ["'alpine:3.19▲', debian:12▲", "'alpine:3.19', debian:12"];

describe('the value of a matrix', () => {
  it.each<[string, string]>([
    ['in a condition', "- if: matrix.image == 'alpine:3.19▲'\n        run: apk add git"],
    [
      'in a condition in braces',
      "- if: ${{ success() && matrix.image != 'alpine:3.19▲' }}\n        run: apk add git",
    ],
    ['on the other side of one', '- if: "\'debian:12▲\' == matrix.image"\n        run: apt-get update'],
    ['within another expression', "- run: make ${{ matrix.image == 'debian:12▲' && 'deb' || 'apk' }}"],
    [
      'in a test of a script',
      '- run: |\n          if [ "${{ matrix.image }}" = "debian:12▲" ]; then apt-get update; fi',
    ],
    [
      'in a test of a variable',
      '- env:\n          IMAGE: ${{ matrix.image }}\n        run: |\n          [[ $IMAGE == debian:12▲ ]] || apk add git',
    ],
  ])('is pinned together with the text that it is compared with %s', async (_, step) => {
    await expectPinned('.github/workflows/a.yml', job(own, both, steps(step)), undefined);
  });

  it.each<[string, string]>([
    ['is asked for', '- if: matrix.image\n        run: make'],
    ['is compared with nothing', "- if: matrix.image != ''\n        run: make"],
    ['is compared with another text', "- if: matrix.image == 'fedora:41'\n        run: make"],
    ['is searched for its beginning', "- if: startsWith(matrix.image, 'alpine')\n        run: make"],
    ['is searched for a name', "- if: contains(matrix.image, 'alpine')\n        run: make"],
    ['chooses a text', "- run: make ${{ startsWith(matrix.image, 'alpine') && 'apk' || 'deb' }}"],
    ['is printed', '- run: echo "in ${{ matrix.image }}"'],
    [
      'is printed from a variable',
      '- run: echo "in $IMAGE"\n        env:\n          IMAGE: ${{ matrix.image }}',
    ],
    ['is in a comment', '- run: |\n          # in ${{ matrix.image }}\n          make'],
    ['names a step', '- name: in ${{ matrix.image }}\n        run: make'],
    ['is run', '- run: docker run --rm ${{ matrix.image }} true'],
    [
      'is run from a variable',
      '- run: docker run --rm "$IMAGE" true\n        env:\n          IMAGE: ${{ matrix.image }}',
    ],
    ['is matched by the beginning', '- run: if [[ "${{ matrix.image }}" == alpine* ]]; then make; fi'],
    ['is asked for in a script', '- run: test -n "${{ matrix.image }}" && make'],
    [
      'is an input that is an image',
      '- uses: addnab/docker-run-action@v3\n        with:\n          image: ${{ matrix.image }}\n          run: make',
    ],
  ])('is pinned where it %s', async (_, step) => {
    await expectPinned('.github/workflows/a.yml', job(own, both, steps(step)), undefined);
  });

  it.each<[string, RegExp, string]>([
    [
      'searched for its end',
      /a\.yml:11` compares it/,
      "- if: endsWith(matrix.image, '3.19')\n        run: make",
    ],
    [
      'searched for what a digest may contain',
      /compares it/,
      "- if: contains(matrix.image, '3')\n        run: make",
    ],
    [
      'one of a list',
      /compares it/,
      '- if: contains(fromJSON(\'["alpine:3.19"]\'), matrix.image)\n        run: make',
    ],
    ['compared with a value', /compares it/, '- if: matrix.image == vars.IMAGE\n        run: make'],
    [
      'the key of a cache',
      /the key of a cache/,
      '- uses: actions/cache@v4\n        with:\n          path: x\n          key: ${{ matrix.image }}-x',
    ],
    [
      'the name of an artifact',
      /the name of an artifact/,
      '- uses: actions/upload-artifact@v4\n        with:\n          name: logs-${{ matrix.image }}\n          path: x',
    ],
    [
      'an input of which nothing is known',
      /gives it to `distro`/,
      '- uses: acme/setup@v1\n        with:\n          distro: ${{ matrix.image }}',
    ],
    ['a part of a name', /a longer text/, '- run: docker run --rm ${{ matrix.image }}-slim true'],
    [
      'pulled from a mirror',
      /a longer text/,
      '- run: docker pull mirror.example.com/library/${{ matrix.image }}',
    ],
    ['removed', /otherwise than to pull or run/, '- run: docker rmi ${{ matrix.image }}'],
    ['cut', /otherwise than to pull/, '- run: echo ${{ matrix.image }} | cut -d ":" -f 2'],
    [
      'written to a file',
      /otherwise than to pull/,
      '- run: echo "image=${{ matrix.image }}" >> "$GITHUB_OUTPUT"',
    ],
    ['inserted', /otherwise than to pull/, '- run: TAG=$(echo ${{ matrix.image }}) make'],
    [
      'cut in a variable',
      /a longer text/,
      '- run: make ${IMAGE##*:}\n        env:\n          IMAGE: ${{ matrix.image }}',
    ],
    ['an argument', /otherwise than to pull/, '- run: ./test.sh ${{ matrix.image }}'],
    [
      'in another language',
      /otherwise than to pull/,
      '- run: print("${{ matrix.image }}")\n        shell: python',
    ],
    [
      'all of the matrix',
      /gives it to `data`/,
      '- uses: acme/setup@v1\n        with:\n          data: ${{ toJSON(matrix) }}',
    ],
  ])('is left alone where it is %s', async (_, why, step) => {
    await expectPinned('.github/workflows/a.yml', job(own, none, steps(step)), why);
  });

  it.each<[string, RegExp, string, string]>([
    ['makes the name of a check', /a\.yml:4` makes the name of a check/, 'test ${{ matrix.image }}', ''],
    [
      'makes the name of a check of a job without one',
      /named after all values of its matrix \(`.*a\.yml:8`\)/,
      'test',
      '',
    ],
    ['is an output', /passes it on/, own, '    outputs:\n      image: ${{ matrix.image }}\n'],
    ['makes the name of a group', /concurrency group/, own, '    concurrency: ci-${{ matrix.image }}\n'],
    ['is a variable in part', /a longer text/, own, '    env:\n      NAME: ci-${{ matrix.image }}\n'],
    [
      'is in options of the container',
      /also/,
      own,
      '    services:\n      a:\n        image: redis:7@sha256:0000000000000000000000000000000000000000000000000000000000000000\n        options: --label image=${{ matrix.image }}\n',
    ],
  ])('is left alone where it %s', async (_, why, name, rest) => {
    const text = job(name, none, `${rest}${steps('- run: make')}`);
    const found = await pinned({ '.github/workflows/a.yml': text }, '.github/workflows/a.yml');
    expect(found.text).toContain(none);
    expect(found.why).toMatch(new RegExp(why.source === 'also' ? 'reads it too' : why.source));
  });

  it.each<[string, string]>([
    [
      'exclude',
      "image: ['alpine:3.19▲', debian:12▲]\n        os: [a, b]\n        exclude:\n          - { image: debian:12▲, os: b }",
    ],
    [
      'include',
      "image: ['alpine:3.19▲', debian:12▲]\n        include:\n          - image: debian:12▲\n            cc: gcc",
    ],
    [
      'another include',
      "image: ['alpine:3.19▲']\n        include:\n          - image: debian:12▲\n            cc: gcc",
    ],
  ])('is pinned together with an entry of %s', async (_, matrix) => {
    const text = job(own, '', steps('- run: make')).replace('image: []', matrix);
    await expectPinned('.github/workflows/a.yml', text, undefined);
  });

  it('is left alone in a map that an entry compares as a whole', async () => {
    const matrix =
      'target:\n          - { image: debian:12 }\n        exclude:\n          - target: { image: debian:12 }';
    const text = job(own, '', steps('- run: make'))
      .replace('image: []', matrix)
      .replace('{{ matrix.image', '{{ matrix.target.image');
    await expectPinned('.github/workflows/a.yml', text, /compares it/);
  });

  it('is pinned where the name of a check is that of no change', async () => {
    for (const name of ['test', 'test ${{ matrix.image }}'])
      for (const on of ['schedule:\n    - cron: "0 0 * * *"', 'release', '[workflow_dispatch, release]']) {
        const text = job(name, both, steps('- run: make')).replace(
          'on: push',
          `on: ${on.replace(/^s/, '\n  s')}`,
        );
        await expectPinned('.github/workflows/a.yml', text, undefined);
      }
  });

  it('is not what another job compares', async () => {
    const text = `${job(own, both, steps('- run: make'))}  other:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        image: ['alpine:3.19', fedora:41]
    steps:
      - if: matrix.image == 'alpine:3.19'
        run: make
`;
    await expectPinned('.github/workflows/a.yml', text, undefined);
  });
});

describe('the default of an input', () => {
  const call = (input: string, rest: string) => `on:
  workflow_call:
    inputs:
      image:
        type: string
        default: ${input}
jobs:
  test:
    runs-on: ubuntu-latest
    container: \${{ inputs.image }}
${rest}`;

  it('is pinned where nothing else reads it', async () => {
    await expectPinned('.github/workflows/a.yml', call('debian:12▲', steps('- run: make')), undefined);
  });

  it('is left alone where it is compared, since a caller may pass the same text', async () => {
    const text = call('debian:12', steps("- if: inputs.image == 'debian:12'\n        run: make"));
    await expectPinned('.github/workflows/a.yml', text, /compares it/);
  });
});

describe('a variable of a workflow', () => {
  const text = (rest: string, mark: string) =>
    `on: push\nenv:\n  IMAGE: acme/app:1.2${mark}\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: docker run --rm "$IMAGE"\n${rest}`;

  it('is pinned where the name of a step shows it', async () => {
    const step = '      - name: in ${{ env.IMAGE }}\n        run: make\n';
    await expectPinned('.github/workflows/a.yml', text(step, '▲'), undefined);
  });

  it('is left alone where a key is made of it', async () => {
    const step = '      - uses: actions/cache@v4\n        with: { path: x, key: "${{ env.IMAGE }}" }\n';
    await expectPinned('.github/workflows/a.yml', text(step, ''), /used for something that is not an image/);
  });
});

describe('the name in a script', () => {
  it.each<[string, string]>([
    ['removes it', 'docker pull redis:7\ndocker rmi -f redis:7\n'],
    ['removes it by another spelling', 'docker pull redis:7\npodman image rm docker.io/library/redis:7\n'],
    ['tags it', 'docker pull redis:7\ndocker tag redis:7 localhost:5000/redis\n'],
    ['saves it', 'docker pull redis:7\ndocker save -o redis.tar redis:7\n'],
    ['lists it', 'docker pull redis:7\nif [ -z "$(docker images -q redis:7)" ]; then exit 1; fi\n'],
    ['filters by it', 'docker run -d redis:7\ndocker ps -q --filter ancestor=redis:7 | xargs docker stop\n'],
    ['searches for it', 'docker run -d redis:7\ndocker ps | grep -q "redis:7" || exit 1\n'],
    ['searches for it by a pattern', 'docker run -d redis:7.2\ndocker ps | grep -q "redis:7\\.2"\n'],
    ['searches the list for it', 'docker pull redis:7\ndocker images | awk \'$1 == "redis" {print $2}\'\n'],
    [
      'searches the list for it twice',
      'docker pull r.example.com:5000/a/redis:7\ndocker images | grep "a/redis" | grep -w 7\n',
    ],
    ['compares it', 'docker run -d redis:7\n[[ $(docker inspect x) == "redis:7" ]]\n'],
    ['runs it with ctr in another way', 'ctr images pull redis:7\nctr run --rm "redis":"7" x\n'],
    ['gives it to a cluster', 'docker pull redis:7\nkind load docker-image redis:7\n'],
    [
      'tags it with ctr',
      'ctr images pull docker.io/library/redis:7\nctr images tag docker.io/library/redis:7 x\n',
    ],
  ])('is left alone where another command %s', async (_, text) => {
    await expectPinned('a.sh', text, /another command looks for the image by this name/);
    await expectPinned(
      'Makefile',
      `a:\n${text.replaceAll(/^(?=.)/gm, '\t').replaceAll('$', '$$$$')}`,
      /looks for/,
    );
  });

  it.each<[string, string]>([
    ['removes another', 'docker pull redis:7▲\ndocker rmi redis:6\n'],
    ['removes a container', 'docker run --name a redis:7▲\ndocker rm a\n'],
    ['searches for another', 'docker pull redis:7▲\ndocker images | grep postgres:16\n'],
    ['searches for what has no name', "docker pull redis:7▲\ndocker images | grep '<none>'\n"],
    ['prints it', 'docker pull redis:7▲\necho "redis:7 is here"\n'],
    ['runs it again', 'docker pull redis:7▲\ndocker run --rm redis:7▲ redis-cli\n'],
  ])('is pinned where another command %s', async (_, text) => {
    await expectPinned('a.sh', text, undefined);
  });

  it.each<[string, string]>([
    ['removed', 'docker rmi "$IMAGE"'],
    ['cut', 'echo "${IMAGE##*:}"'],
    ['cut by a program', 'TAG=$(echo "$IMAGE" | cut -d: -f2)'],
    ['compared', '[[ $IMAGE == *:7 ]] && exit'],
    ['chosen by', 'case $IMAGE in redis:7) exit ;; esac'],
  ])('is left alone in a variable that is %s', async (_, line) => {
    await expectPinned(
      'a.sh',
      `IMAGE=redis:7\ndocker run "$IMAGE"\n${line}\n`,
      /`IMAGE` is also used for|looks for/,
    );
  });
});

describe('the image of a resource', () => {
  const deployment = (name: string, image: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\nspec:\n  template:\n    spec:\n      containers:\n        - name: a\n          image: ${image}\n`;
  const base = (kustomization: string) => ({
    'base/kustomization.yaml': 'resources: [app.yaml, db.yaml]\n',
    'base/db.yaml': deployment('db', 'postgres:16'),
    'overlay/kustomization.yaml': `resources: [../base]\n${kustomization}`,
  });
  const replacement = (source: string, target: string, rest: string) => `replacements:
  - source: { kind: ${source} }
    targets:
      - select: { kind: ${target} }
        ${rest}
`;
  const tag = ', options: { delimiter: ":", index: 1 }';
  const image = 'fieldPath: spec.template.spec.containers.0.image';
  const images = 'fieldPaths: [spec.template.spec.containers.0.image]';

  it.each<[string, RegExp, string]>([
    [
      'a replacement takes a part of it',
      /^`overlay\/kustomization.yaml:3` takes or sets a part/,
      replacement(`Deployment, name: app, ${image}${tag}`, 'Service', 'fieldPaths: [metadata.labels.v]'),
    ],
    [
      'a replacement copies it to what is no image',
      /reads it too/,
      replacement(`Deployment, name: app, ${image}`, 'Service', 'fieldPaths: [metadata.annotations.i]'),
    ],
    [
      'a replacement sets a part of it',
      /^`overlay\/kustomization.yaml:6` takes or sets a part/,
      replacement(
        'ConfigMap, name: versions, fieldPath: data.app',
        'Deployment, name: app',
        `${images}\n        options: { delimiter: ":", index: 1 }`,
      ),
    ],
    [
      'a variable takes it',
      /reads it too/,
      'vars:\n  - name: IMAGE\n    objref: { kind: Deployment, name: app, apiVersion: apps/v1 }\n    fieldref:\n      fieldpath: spec.template.spec.containers[0].image\n',
    ],
    [
      'a patch tests for it',
      /tests for this text/,
      'patches:\n  - target: { kind: Deployment }\n    patch: |-\n      - op: test\n        path: /spec/template/spec/containers/0/image\n        value: nginx:1.25\n      - op: remove\n        path: /spec/replicas\n',
    ],
  ])('is left alone where %s', async (_, why, kustomization) => {
    const files = base(kustomization);
    const found = await pinned(
      { ...files, 'base/app.yaml': deployment('app', 'nginx:1.25') },
      'base/app.yaml',
    );
    expect(found.text).not.toContain('▲');
    expect(found.why).toMatch(why);
    const other = await pinned(
      { ...files, 'base/app.yaml': deployment('app', 'nginx:1.25') },
      'base/db.yaml',
    );
    expect(other.text).toContain('postgres:16▲');
  });

  it.each<[string, string]>([
    [
      'a patch tests for another',
      'patches:\n  - patch: |-\n      - op: test\n        path: /spec/x/image\n        value: nginx:1.24\n',
    ],
    [
      'a replacement takes its name',
      replacement(
        'Deployment, name: app, fieldPath: metadata.name',
        'Service',
        'fieldPaths: [metadata.labels.v]',
      ),
    ],
  ])('is pinned where %s', async (_, kustomization) => {
    await expectPinned('base/app.yaml', deployment('app', 'nginx:1.25▲'), undefined, base(kustomization));
  });

  it('is left alone where a file that a component names takes a part of it', async () => {
    const one = replacement(
      `Deployment, name: app, ${image}${tag}`,
      'Service',
      'fieldPaths: [metadata.labels.v]',
    );
    await expectPinned('base/app.yaml', deployment('app', 'nginx:1.25'), /takes or sets a part/, {
      ...base('components: [../part]\n'),
      'part/kustomization.yaml': 'kind: Component\nreplacements: [{ path: ../replaced.yaml }]\n',
      'replaced.yaml': one.replace(/^.*\n/, ''),
    });
  });

  it('is pinned where a kustomization that does not include it takes a part of an image', async () => {
    const files = base('');
    const taken = replacement(`Deployment, ${image}${tag}`, 'Service', 'fieldPaths: [metadata.labels.v]');
    await expectPinned('base/app.yaml', deployment('app', 'nginx:1.25▲'), undefined, {
      ...files,
      'other/kustomization.yaml': `resources: [x.yaml]\n${taken}`,
      'other/x.yaml': deployment('x', 'redis:7'),
    });
  });
});

describe('the name in the values of a chart', () => {
  const chart = (template: string) => ({
    'chart/Chart.yaml': 'apiVersion: v2\nname: a\nversion: 1.0.0\n',
    'chart/templates/a.yaml': `apiVersion: v1
kind: Pod
metadata:
  name: a
${template}spec:
  containers:
    - name: a
      image: {{ .Values.image }}
`,
  });
  it.each<[string, string]>([
    ['split', '  labels:\n    version: {{ (split ":" .Values.image)._1 }}\n'],
    ['splitList', '  labels:\n    version: {{ .Values.image | splitList ":" | last }}\n'],
    ['regexReplaceAll', '  labels:\n    version: {{ regexReplaceAll ".*:" .Values.image "" | quote }}\n'],
    ['replace', '  labels:\n    image: {{ .Values.image | replace ":" "-" | trunc 63 }}\n'],
    ['eq', '{{- if eq .Values.image "nginx:1.25" }}\n  labels: { a: b }\n{{- end }}\n'],
  ])('is left alone where a template passes it to %s', async (by, template) => {
    await expectPinned(
      'chart/values.yaml',
      'image: nginx:1.25\n',
      new RegExp(`passed to \`${by}\``),
      chart(template),
    );
  });

  it.each<[string, string]>([
    ['an annotation', '  annotations:\n    release: {{ .Values.image }}\n'],
    ['a variable', 'env: [{name: RELEASE, value: "{{ .Values.image }}"}]\n'],
    ['an option', 'args: ["--release={{ .Values.image }}"]\n'],
    ['a setting in a text', 'data:\n  a.conf: |\n    release = {{ .Values.image }}\n'],
  ])('is left alone where a template writes it to %s', async (_, template) => {
    const why = /also written to .* in `chart\/templates\/a.yaml`/;
    await expectPinned('chart/values.yaml', 'image: nginx:1.25\n', why, chart(template));
  });

  it('is left alone where a file that a template renders takes it apart', async () => {
    await expectPinned(
      'chart/values.yaml',
      'image: nginx:1.25\n',
      /passed to `splitList` in `chart\/files\/a.conf`/,
      {
        ...chart('  annotations:\n    text: {{ tpl (.Files.Get "files/a.conf") . | quote }}\n'),
        'chart/files/a.conf': 'release: {{ .Values.image | splitList ":" | last }}\n',
      },
    );
  });

  it('is left alone where a chart of the checkout that the chart depends on takes it apart', async () => {
    await expectPinned('app/values.yaml', 'a: { image: "nginx:1.25" }\n', /passed to `splitList`/, {
      ...chart('  labels:\n    version: {{ .Values.image | splitList ":" | last }}\n'),
      'app/Chart.yaml':
        'apiVersion: v2\nname: app\nversion: 1.0.0\ndependencies:\n  - { name: a, version: 1.0.0, repository: "file://../chart" }\n',
    });
  });

  it('is pinned where no template renders such a file', async () => {
    await expectPinned('chart/values.yaml', 'image: nginx:1.25▲\n', undefined, {
      ...chart('  annotations:\n    text: {{ .Files.Get "files/a.conf" | quote }}\n'),
      'chart/files/a.conf': 'release: {{ .Values.image | splitList ":" | last }}\n',
    });
  });

  it.each<[string, string]>([
    ['writes it to a variable for an image', 'env: [{name: APP_IMAGE, value: {{ .Values.image }}}]\n'],
    ['writes it to an option for an image', 'args: ["--app-image={{ .Values.image }}"]\n'],
    ['asks whether it is empty', '{{- if ne .Values.image "" }}\n  labels: { a: b }\n{{- end }}\n'],
    ['asks whether it is there', '{{- if .Values.image }}\n  labels: { a: b }\n{{- end }}\n'],
    ['hashes it', '  annotations:\n    sum: {{ .Values.image | sha256sum }}\n'],
    ['prints it', '  annotations:\n    image: {{ .Values.image | quote }}\n'],
    ['splits another', '  labels:\n    version: {{ (split ":" .Values.sidecar.image)._1 }}\n'],
  ])('is pinned where a template %s', async (_, template) => {
    await expectPinned('chart/values.yaml', 'image: nginx:1.25▲\n', undefined, chart(template));
  });
});

describe('what another file pulls', () => {
  const compose = (image: string) => `services:\n  app:\n    image: ${image}\n`;
  it.each<[string, string, RegExp]>([
    [
      'removes',
      'docker compose pull\ndocker rmi acme/app:1.2\n',
      /`a.sh:2` looks for the image by this name/,
    ],
    ['tags', 'docker compose pull\ndocker tag "acme/app":"1.2" mine:dev\n', /looks for/],
    [
      'loads',
      'docker compose up -d\nkind load docker-image docker.io/acme/app:1.2\n',
      /builds, loads or pushes/,
    ],
    [
      'finds',
      'docker compose pull\nif docker images | grep -q "acme/app.*1.2"; then make; fi\n',
      /looks for/,
    ],
    ['finds in steps', 'docker compose pull\ndocker image ls | grep acme/app | grep -w 1.2\n', /looks for/],
    [
      'reads and finds',
      "IMAGE=$(grep -o 'acme/app:[^ ]*' compose.yaml)\ndocker run $IMAGE\ndocker images | grep app\n",
      /reads it too/,
    ],
    [
      'inspects',
      "IMAGE=$(grep -o 'acme/app:[^ ]*' compose.yaml)\nskopeo inspect docker://$IMAGE\n",
      /reads it too/,
    ],
    [
      'cuts',
      "IMAGE=$(grep -o 'acme/app:[^ ]*' compose.yaml)\ndocker pull $IMAGE\nmkdir out/${IMAGE##*:}\n",
      /`a.sh:1` reads it too/,
    ],
    [
      'compares',
      'IMAGE=$(yq .services.app.image < compose.yaml)\ndocker run $IMAGE\ncase $IMAGE in *:1.2) exit ;; esac\n',
      /reads it too/,
    ],
  ])('is left alone where a script %s it', async (_, script, why) => {
    await expectPinned('compose.yaml', compose('acme/app:1.2'), why, { 'a.sh': script });
  });

  const dotenv = { 'compose.yaml': compose('${APP_IMAGE}') };
  const workflowOf = (script: string) =>
    `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: |\n          ${script.trimEnd().replaceAll('\n', '\n          ')}\n`;
  it.each<[string, string, string]>([
    ['a script', 'a.sh', 'source .env\nmkdir "out/${APP_IMAGE##*:}"\n'],
    [
      'a script that exports it',
      'a.sh',
      'export $(grep -v \'^#\' .env | xargs)\ncurl -d "$APP_IMAGE" x.test\n',
    ],
    ['a Makefile', 'Makefile', 'include .env\na:\n\tdocker tag $(APP_IMAGE) mine:1\n'],
    ['a step', '.github/workflows/a.yml', workflowOf('. ./.env\necho "key=$APP_IMAGE" >> $GITHUB_OUTPUT')],
  ])('is left alone in variables that %s reads and uses otherwise', async (_, path, text) => {
    await expectPinned('.env', 'APP_IMAGE=acme/app:1.2\n', /reads it too/, { ...dotenv, [path]: text });
  });

  it.each<[string, string, string]>([
    ['runs the image', 'a.sh', 'source .env\ndocker run --rm "$APP_IMAGE"\n'],
    ['uses another', 'a.sh', 'source .env\necho "$OTHER_IMAGE"\n'],
    ['reads another file', 'a.sh', 'source other.env\nmkdir "out/${APP_IMAGE##*:}"\n'],
  ])('is pinned in variables where a script %s', async (_, path, text) => {
    await expectPinned('.env', 'APP_IMAGE=acme/app:1.2▲\n', undefined, { ...dotenv, [path]: text });
  });

  it.each<[string, string, string]>([
    [
      'a Makefile',
      'Makefile',
      "V := $(shell grep '^FROM' Dockerfile | cut -d: -f2)\na:\n\tcurl x.test/$(V)\n",
    ],
    ['a script of a Makefile', 'Makefile', 'V = $(shell ./version.sh Dockerfile)\na:\n\tcurl x.test/$(V)\n'],
    ['a step', '.github/workflows/a.yml', workflowOf("V=$(awk '/FROM/ {print $2}' Dockerfile)\ngit tag v$V")],
    ['a command in a step', '.github/workflows/a.yml', workflowOf('git tag v$(cut -d: -f2 Dockerfile)')],
  ])('is left alone where %s takes the version from there', async (_, path, text) => {
    await expectPinned('Dockerfile', 'FROM golang:1.22\n', /reads it too/, { [path]: text });
  });

  it.each<[string, string]>([
    ['Taskfile.yml', "version: '3'\ntasks:\n  a:\n    cmds:\n      - docker rmi acme/app:1.2\n"],
    ['package.json', '{ "scripts": {\n  "clean": "docker rmi -f acme/app:1.2"\n} }\n'],
    ['Jenkinsfile', "node {\n  sh 'docker save acme/app:1.2 -o a.tar'\n}\n"],
    [
      'cloudbuild.yaml',
      'steps:\n  - name: gcr.io/cloud-builders/docker\n    script: docker rmi acme/app:1.2\n',
    ],
    [
      'task.yaml',
      'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n    - script: |\n        docker rmi acme/app:1.2\n',
    ],
    ['.devcontainer/devcontainer.json', '{\n  "initializeCommand": "docker rmi acme/app:1.2"\n}\n'],
    ['playbook.yml', '- hosts: all\n  tasks:\n    - shell: docker rmi acme/app:1.2\n'],
    ['clean.service', '[Service]\nExecStartPre=-/usr/bin/docker rmi acme/app:1.2\n'],
    ['cloud-init.yaml', 'runcmd:\n  - docker rmi acme/app:1.2\n'],
    [
      'main.tf',
      'resource "null_resource" "a" {\n  provisioner "local-exec" {\n    command = "docker rmi acme/app:1.2"\n  }\n}\n',
    ],
    [
      '.github/workflows/a.md',
      '---\non: push\nsteps:\n  - run: docker run acme/tool:1\n  - run: docker rmi acme/app:1.2\n---\nDo it.\n',
    ],
  ])('is left alone where %s looks for it by name', async (path, text) => {
    const why = new RegExp(`${path}:\\d+\` looks for the image by this name`);
    await expectPinned('compose.yaml', compose('acme/app:1.2'), why, { [path]: text });
  });

  it.each(engines.split(' '))('is left alone where a step of a workflow removes it by %s', async (engine) => {
    const path = '.github/workflows/a.yml';
    const step = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ${engine} rmi acme/app:1.2\n`;
    await expectPinned('compose.yaml', compose('acme/app:1.2'), /a.yml:6` looks for the image by this name/, {
      [path]: step,
    });
  });

  it('is left alone where a step looks for the container of a service by its image', async () => {
    const step = 'docker exec $(docker ps -q --filter ancestor=postgres:16) psql';
    const text = workflowOf(step).replace(
      '    steps:',
      '    services: { db: { image: "postgres:16" } }\n    steps:',
    );
    await expectPinned('.github/workflows/a.yml', text, /a.yml:8` looks for the image by this name/);
  });

  it.each<[string, string]>([
    ['removes another', 'docker compose pull\ndocker rmi acme/app:1.1\n'],
    ['runs what it reads there', "IMAGE=$(grep -o 'acme/app:[^ ]*' compose.yaml)\ndocker run $IMAGE\n"],
    ['finds one with a similar name', 'docker compose pull\ndocker images | grep app\n'],
    ['reads another file', 'IMAGE=$(cat other.yaml)\necho ${IMAGE##*:}\n'],
  ])('is pinned where a script %s', async (_, script) => {
    await expectPinned('compose.yaml', compose('acme/app:1.2▲'), undefined, { 'a.sh': script });
  });

  it('is pinned in a manifest, whose images the cluster pulls', async () => {
    const pod =
      'apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  containers:\n    - image: acme/app:1.2▲\n';
    await expectPinned('pod.yaml', pod, undefined, { 'a.sh': 'docker rmi acme/app:1.2\n' });
  });

  it('is pinned where a command in a container looks for it by name', async () => {
    await expectPinned('compose.yaml', compose('acme/app:1.2▲'), undefined, {
      'pod.yaml':
        'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - command: [sh, -c, "docker rmi acme/app:1.2"]\n',
    });
  });

  it('is pinned in a Dockerfile, whose images a build does not store by name', async () => {
    await expectPinned('Dockerfile', 'FROM acme/app:1.2▲\n', undefined, {
      'a.sh': 'docker rmi acme/app:1.2\n',
    });
  });

  it.each<[string, string, RegExp | undefined]>([
    ['nothing else', '', undefined],
    ['an image', '  db:\n    image: $APP_IMAGE\n', undefined],
    ['a command', '    command: echo $APP_IMAGE\n', /`compose.yaml:4` reads it too/],
    ['a label', '    labels:\n      app: ${APP_IMAGE}\n', /reads it too/],
  ])('is a setting of Compose that is used by %s too', async (_, rest, why) => {
    const texts = { 'compose.yaml': compose(`\${APP_IMAGE}\n${rest}`) };
    const setting = `APP_IMAGE=acme/app:1.2${why === undefined ? '▲' : ''}\n`;
    await expectPinned('.env', setting, why, texts);
  });
});

describe('the default of a parameter', () => {
  const task = (script: string, mark = '') =>
    `apiVersion: tekton.dev/v1\nkind: Task\nmetadata: { name: a }\nspec:\n  params:\n    - name: IMAGE\n      default: acme/app:1.2${mark}\n  steps:\n    - image: $(params.IMAGE)\n      script: |\n        ${script}\n`;
  const template = (argument: string, mark = '') =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nmetadata: { name: a }\nspec:\n  arguments:\n    parameters: [{ name: image, value: "acme/app:1.2${mark}" }]\n  templates:\n    - container:\n        image: "{{workflow.parameters.image}}"\n        args: ["${argument}"]\n`;
  const circle = (step: string, mark = '') =>
    `version: 2.1\nparameters:\n  img: { type: string, default: "cimg/go:1.22${mark}" }\njobs:\n  a:\n    docker: [{ image: << pipeline.parameters.img >> }]\n    steps:\n      - ${step}\n`;

  it.each<[string, string, string]>([
    ['a pipe', 'a.yaml', task('echo $(params.IMAGE) | cut -d: -f2')],
    ['the name of a file', 'a.yaml', task('touch $(params.IMAGE).txt')],
    ['an option', 'a.yaml', template('--release={{workflow.parameters.image}}')],
    [
      'the key of a cache',
      '.circleci/config.yml',
      circle('restore_cache: { key: v1-<< pipeline.parameters.img >> }'),
    ],
  ])('is left alone where it is a part of %s', async (_, path, text) => {
    await expectPinned(path, text, /:\d+` reads it too|part of other names/);
  });

  it.each<[string, string, string]>([
    ['printed', 'a.yaml', task('echo in $(params.IMAGE)', '▲')],
    ['run', 'a.yaml', task('docker run --rm $(params.IMAGE) make', '▲')],
    ['an argument', 'a.yaml', template('{{workflow.parameters.image}}', '▲')],
    ['an option for an image', 'a.yaml', template('--app-image={{workflow.parameters.image}}', '▲')],
    ['printed by CircleCI', '.circleci/config.yml', circle('run: echo << pipeline.parameters.img >>', '▲')],
  ])('is pinned where it is %s', async (_, path, text) => {
    await expectPinned(path, text, undefined);
  });
});

describe('a text with an anchor', () => {
  it.each<[string, string, RegExp | undefined]>([
    [
      'images alone',
      'x-image: &image acme/app:1.2▲\nservices:\n  a:\n    image: *image\n  b:\n    image: *image\n',
      undefined,
    ],
    [
      'a variable that names an image',
      'services:\n  a:\n    image: &image acme/app:1.2▲\n    environment:\n      APP_IMAGE: *image\n',
      undefined,
    ],
    [
      'a version',
      'services:\n  a:\n    image: &image acme/app:1.2\n    environment:\n      VERSION: *image\n',
      /`compose.yaml:5` reads it too/,
    ],
    [
      'a label',
      'services:\n  a:\n    labels: { v: &image "acme/app:1.2" }\n    image: *image\n',
      /reads it too/,
    ],
  ])('is used by %s', async (_, text, why) => {
    await expectPinned('compose.yaml', text, why);
  });
});

describe('a value of Terraform', () => {
  const container = 'resource "docker_container" "a" {\n  image = local.image\n}\n';
  it.each<[string, string, boolean]>([
    ['an image', '', true],
    ['the image of two', 'resource "docker_container" "b" {\n  image = local.image\n}\n', true],
    ['an image of a module', 'module "b" {\n  source = "./b"\n  app_image = local.image\n}\n', true],
    ['whether it is empty', 'locals {\n  is_set = local.image != ""\n}\n', true],
    ['its length', 'locals {\n  size = length(local.image)\n}\n', false],
    ['a part', 'locals {\n  tag = split(":", local.image)[1]\n}\n', false],
    ['a comparison', 'locals {\n  is_old = local.image == "acme/app:1.2"\n}\n', false],
    ['a label', 'resource "x" "y" {\n  labels = { app = local.image }\n}\n', false],
    ['a longer text', 'locals {\n  debug = "${local.image}-debug"\n}\n', false],
    ['an attribute of the resource', 'output "name" {\n  value = docker_container.a.name\n}\n', true],
  ])('is used for %s', async (_, rest, isPinned) => {
    const text = `locals {\n  image = "acme/app:1.2${isPinned ? '▲' : ''}"\n}\n${container}${rest}`;
    await expectPinned('main.tf', text, isPinned ? undefined : /part of other names/);
  });

  it.each<[string, string, string, boolean]>([
    ['whole', 'docker_image', 'name', true],
    ['in part', 'docker_image', 'split(":", docker_image.a.name)[1]', false],
  ])('of a resource is read %s by an output', async (_, type, read, isPinned) => {
    const value = read === 'name' ? `${type}.a.name` : read;
    const text = `resource "${type}" "a" {\n  name = "acme/app:1.2${isPinned ? '▲' : ''}"\n}\noutput "a" {\n  value = ${value}\n}\n`;
    await expectPinned('main.tf', text, isPinned ? undefined : /part of other names/);
  });

  it.each<[string, string, boolean]>([
    ['runs it', '', true],
    ['takes it apart', 'output "tag" {\n  value = regex(":(.*)$", var.image)\n}\n', false],
  ])('is an argument of a module that %s', async (_, rest, isPinned) => {
    const text = `module "a" {\n  source = "./m"\n  image = "acme/app:1.2${isPinned ? '▲' : ''}"\n}\n`;
    await expectPinned('main.tf', text, isPinned ? undefined : /part of other names/, {
      'm/main.tf': `variable "image" {}\nresource "docker_image" "a" {\n  name = var.image\n}\n${rest}`,
    });
  });

  it('that asks for the digest of a tag is left alone', async () => {
    const text = 'data "docker_registry_image" "a" {\n  name = "acme/app:1.2"\n}\n';
    await expectPinned('main.tf', text, /asks what the tag refers to/);
  });
});
