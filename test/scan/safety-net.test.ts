// However a file spells it, an evident image is an occurrence, or the file has a problem.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import type { ScanSelection } from '../../src/scan/checkout/index.js';
import { cpuMs } from '../cpu.js';
import { runs, sampleOf } from '../sample.js';
import { scanTexts } from './checkout-files.js';

const image = 'quay.io/evil/app:1';

const heads = [
  'apiVersion: v1\nkind: Pod\n',
  '"api\\x56ersion": v1\nkind: Pod\n',
  '"\\u0061piVersion": v1\n"kin\\\n d": Pod\n',
  '!!str apiVersion: v1\n!x kind: !y Pod\n',
  '%YAML 1.1\n---\napiVersion: v1\nkind: Pod\n',
  'apiVersion: v1\nkind: ConfigMap\nkind: Pod\n',
  'apiVersion: example.com/v1\nkind: Unknown\n',
  'kind: Pod\n',
  '',
] as const;

const before = [
  '',
  '\uFEFF',
  '# {{/*\n',
  '# {#\n',
  'a: "{{"\n',
  'a: |\n  text\n',
  'a: "b: |"\n',
  "a: 'it''s: >-'\n",
  '---\nx: 1\n---\n',
  '\uFEFF---\n',
  'a: &x 1\nb: &x 2\n',
  'a: "# "\n',
  '{% raw %}\n',
  '# comment\r',
  '# comment\u2028',
  '# comment\u0085',
] as const;

const containers = [
  `spec:\n  containers:\n  - image: ${image}\n`,
  `spec:\n  containers:\n  - {"image": "${image}"}\n`,
  `spec: {containers: [{image: '${image}'}]}\n`,
  `spec:\n  containers:\n  - image: !!str ${image}\n`,
  `spec:\n  containers:\n  - image: &a ${image}\n`,
  `spec:\n  containers:\n  - image: >-\n      ${image}\n`,
  `spec:\n  containers:\n  - image:\n      ${image}\n`,
  `spec:\n  containers:\n  - ? image\n    : ${image}\n`,
  `spec:\n  containers:\n  - image: a/b:1\n    image: ${image}\n`,
  `spec:\n  containers:\n  - <<: {image: ${image}}\n`,
  `spec:\n  containers:\n  - <<: [{<<: {"image": ${image}}}]\n`,
  `spec:\n  containers:\n  - name: "a\n      b"\n    image: ${image}\n`,
  `spec:\n  containers: []\n  containers:\n  - image: ${image}\n`,
] as const;

const behind = [
  '',
  '# }}\n',
  '# #}\n',
  'z: "}}"\n',
  'z: *missing\n',
  '---\n- "\n',
  '{% endraw %}\n',
  'z: ["\n',
] as const;

const paths = [
  'pod.yaml',
  'templates/pod.yaml',
  'pod.yaml.j2',
  'templates/pod.yaml.erb',
  'a/pod.yml.tmpl',
] as const;

function isSilent(path: string, text: string): boolean {
  const { occurrences, problems } = scanFile({ path, text });
  const at = text.indexOf(image);
  const isFound = occurrences.some(
    ({ at: { span }, uses = [] }) =>
      [span, ...uses].some(({ start, end }) => start <= at && at < end) ||
      text.slice(span.start, span.end).includes(image),
  );
  return !isFound && problems.length === 0;
}

it('in a manifest, in any spelling', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.constantFrom(...before),
      fc.constantFrom(...heads),
      fc.constantFrom(...containers),
      fc.constantFrom(...behind),
      (path, first, head, container, last) => {
        expect(isSilent(path, first + head + container + last)).toBe(false);
      },
    ),
    { numRuns: runs(2000) },
  );
});

const instructions = [
  '# escape=`\n',
  '# syntax=x/y:1\n',
  'FROM a/b:1\n',
  'FROM a/b:1 AS c\nRUN echo "<<EOF"\n',
  'FROM a/b:1\nRUN <<EOF\nx\nEOF\n',
  'FROM a/b:1\nRUN <<EOF\n',
  'FROM a/b:1\nRUN cat <<-"E" <<F\n\tE\nF\n',
  '# <<EOF\n',
  '# {{/*\n',
  'ARG X="\n',
  '{{ if x }}\n',
] as const;

const uses = [
  `FROM ${image}\n`,
  `from --platform=linux/amd64 ${image} as x\n`,
  `FROM a/b:1\nCOPY --from=${image} / /\n`,
  `FROM a/b:1\nRUN --mount=type=bind,from=${image} true\n`,
  `FROM a/b:1\nONBUILD COPY --from=${image} / /\n`,
] as const;

it('in a Dockerfile, behind anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...instructions), { maxLength: 3 }),
      fc.constantFrom(...uses),
      fc.constantFrom('', 'EOF\n', '# */}}\n', '# #}\n'),
      (first, use, last) => {
        const text = first.join('') + use + last;
        fc.pre(!/<<(?:EOF|-"E")/.test(first.join('')) || last !== 'EOF\n');
        expect(isSilent('Dockerfile', text)).toBe(false);
      },
    ),
    { numRuns: runs(2000) },
  );
});

it('explains the entries of the ledger, in files without a consumer alone', () => {
  const entry = `{"image":"${image}","seen":"2026-11-21T12:00:00.000Z","digest":"sha256:${'5'.repeat(64)}"}`;
  const text = `{"version": 1, "entries": [\n${entry},\nnull\n]}\n`;
  expect(scanFile({ path: '.github/tagproof.lock.json', text }).problems).toEqual([]);
  expect(scanFile({ path: 'x.json', text: text.replace('"seen"', '"x"') }).problems).toHaveLength(1);
});

const repeated = [
  'quay.io/a/b:1',
  'registry.k8s.io/a@sha256:',
  'FROM a/b:1\n',
  '\n  image: a/b:1',
  '{args: [',
  'x: |\n  ',
  '<<EOF\n',
].flatMap((token) =>
  ['a.yaml', 'a.json', 'a.toml', 'a.tf', 'a.sh', 'Dockerfile', 'a.container', 'a.go'].map((path) => ({
    token,
    path,
  })),
);

it.each([
  ...new Set([
    ...sampleOf(repeated, ({ token }) => token, 1),
    ...sampleOf(repeated, ({ path }) => path, 1, 1),
  ]),
])('takes linear time for many of $token in $path', ({ token, path }) => {
  const text = `${token} quay.io/a/b:1\n`.repeat(10_000);
  const before = cpuMs();
  scanFile({ path, text });
  expect(cpuMs() - before).toBeLessThan(4000);
});

const seenNames = async (
  files: Readonly<Record<string, string>>,
  selection: Partial<ScanSelection> = {},
): Promise<readonly string[]> => {
  const { seen, problems } = await scanTexts(files, selection);
  expect(problems).toEqual([]);
  return seen?.names.map(({ file, line, column, name }) => `${file}:${line}:${column} ${name}`) ?? [];
};

describe('a name that no scanner reads is seen', () => {
  it.each([
    ['in source code', 'src/run.py', `docker.run("${image}")\n`, `src/run.py:1:13 ${image}`],
    ['in a script of another shell', 'a.fish', `set x ${image}\n`, `a.fish:1:7 ${image}`],
    ['in prose', 'README.md', `Run\n\`${image}\`.\n`, `README.md:2:2 ${image}`],
    ['in a file without an extension', 'notes', `${image}\n`, `notes:1:1 ${image}`],
    [
      'with a digest',
      'a.go',
      `x("ghcr.io/a/b@sha256:${'a'.repeat(64)}")`,
      `a.go:1:4 ghcr.io/a/b@sha256:${'a'.repeat(64)}`,
    ],
    [
      'of a registry of a cloud',
      'a.go',
      '"1.dkr.ecr.eu-west-1.amazonaws.com/a:1"',
      'a.go:1:2 1.dkr.ecr.eu-west-1.amazonaws.com/a:1',
    ],
    ['behind a scheme', 'a.txt', 'docker://ghcr.io/a/b:1\n', 'a.txt:1:10 ghcr.io/a/b:1'],
    ['in a field of JSON that nobody knows', 'tool.json', `{"run": "${image}"}`, `tool.json:1:10 ${image}`],
    ['in a field of YAML that nobody knows', 'tool.yaml', `run: ${image}\n`, `tool.yaml:1:6 ${image}`],
    ['in a comment of a known format', 'Dockerfile', `FROM scratch\n# ${image}\n`, `Dockerfile:2:3 ${image}`],
    ['in a variable of a script', 'a.sh', `X=${image}\n`, `a.sh:1:3 ${image}`],
    [
      'in a text of a manifest',
      'a.yaml',
      `apiVersion: v1\nkind: ConfigMap\ndata: {x: "${image}"}\n`,
      `a.yaml:3:12 ${image}`,
    ],
  ])('%s', async (_, path, text, place) => {
    expect(await seenNames({ [path]: text })).toEqual([place]);
  });

  it('of a registry that the policy names, on either side of a mirror', async () => {
    const files = { 'a.go': '"hub.example.com:5000/a/b:1", "harbor.acme.internal/c:2"' };
    expect(await seenNames(files)).toEqual([]);
    const registries = { 'hub.example.com:5000/x': 'harbor.acme.internal' };
    expect(await seenNames(files, { registries })).toEqual([
      'a.go:1:2 hub.example.com:5000/a/b:1',
      'a.go:1:32 harbor.acme.internal/c:2',
    ]);
  });

  it('once in a file, and what a tool may run before prose and tests', async () => {
    const text = `"${image}" "${image}"\n`;
    const files = { 'README.md': text, 'docs/a.go': text, 'a_test.go': text, 'z.go': text };
    expect(await seenNames(files)).toEqual([
      `z.go:1:2 ${image}`,
      `README.md:1:2 ${image}`,
      `a_test.go:1:2 ${image}`,
      `docs/a.go:1:2 ${image}`,
    ]);
  });

  it('as far as a list is read by anybody, and the rest is counted', async () => {
    const text = Array.from({ length: 900 }, (_, index) => `ghcr.io/a/b:${index}`).join('\n');
    const { seen } = await scanTexts({ 'a.go': text, 'b.go': text.replaceAll('/b:', '/c:') });
    expect([seen?.count, seen?.names.length]).toEqual([1800, 1000]);
  });
});

describe('no name is seen', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['that a scanner reads', { Dockerfile: `FROM ${image}\n` }],
    ['that a scanner reads elsewhere', { Dockerfile: `FROM ${image}\n`, 'a.go': `"${image}"` }],
    [
      'that the repository builds',
      { 'a.sh': 'docker build -t ghcr.io/a/b:dev .\n', 'a.go': '"ghcr.io/a/b:1"' },
    ],
    ['without a tag or digest', { 'README.md': 'ghcr.io/a/b, [image](https://ghcr.io/a/b:1)\n' }],
    ['of a registry on this machine', { 'a.go': '"localhost:5000/a:1"' }],
    ['of a host that serves other things', { 'a.go': '"example.com/a/b:1", "github.com/a/b:1"' }],
    ['in vendored code', { 'vendor/a.go': `"${image}"` }],
    [
      'in a schema',
      { 'a.json': `{"$schema": "http://json-schema.org/draft-07/schema#", "default": "${image}"}` },
    ],
    ['in an interface description', { 'api.yaml': `openapi: 3.0.0\nx:\n  example: ${image}\n` }],
  ])('%s', async (_, files) => {
    expect(await seenNames(files)).toEqual([]);
  });

  it('in an excluded file, or outside of what is selected', async () => {
    const files = { 'a.go': `"${image}"`, Dockerfile: 'FROM scratch\n' };
    expect(await seenNames(files, { exclude: ['*.go'] })).toEqual([]);
    expect(await seenNames(files, { paths: ['Dockerfile'] })).toEqual([]);
  });

  it('for a scan that is about references alone', async () => {
    const files = {
      list: async () => ['Dockerfile', 'a.go'],
      read: async () => ({ text: `FROM ${image}\n` }),
    };
    const alone = await scanCheckout(files, { paths: ['a.go'], exclude: [] }, { onlyReferences: true });
    const whole = await scanCheckout(files, { paths: ['a.go'], exclude: [] });
    expect([alone.seen, whole.seen?.count]).toEqual([undefined, 1]);
  });
});

it('a template in which a quote stays open hides what is behind it', () => {
  const text = 'test:\n  variables:\n    A: {{ a }}\n    B: "{% if b %}\n  services:\n    - postgres:15\n';
  const { problems } = scanFile({ path: '.gitlab-ci.yml', text });
  expect(problems).toMatchObject([{ message: expect.stringContaining('a quoted scalar is not closed') }]);
});
