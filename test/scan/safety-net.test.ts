// However a file spells it, an evident image is an occurrence, or the file has a problem.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scanFile } from '../../src/scan/index.js';
import { runs } from '../seed.js';

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

it.each([
  'quay.io/a/b:1',
  'registry.k8s.io/a@sha256:',
  'FROM a/b:1\n',
  '\n  image: a/b:1',
  '{args: [',
  'x: |\n  ',
  '<<EOF\n',
])(
  'takes linear time for many of %j',
  (token) => {
    for (const path of ['a.yaml', 'a.json', 'a.tf', 'a.sh', 'Dockerfile', 'a.container']) {
      const text = `${token} quay.io/a/b:1\n`.repeat(20_000);
      const before = performance.now();
      scanFile({ path, text });
      expect(performance.now() - before).toBeLessThan(10_000);
    }
  },
  60_000,
);
