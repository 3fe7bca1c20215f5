// Manifests that cannot name an image are passed over by their lines: whatever the text is, a scan finds the same as with all
// documents parsed, and the lines give the same keys and items as the parser.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { scanFile } from '../../src/scan/index.js';
import { areLinesAllowed } from '../../src/scan/languages/yaml/definitions/blocks.js';
import { manifestIn, parseManifestDocuments } from '../../src/scan/languages/yaml/definitions/stream.js';
import { parseStream } from '../../src/scan/languages/yaml/libyaml/parser.js';
import { runs } from '../seed.js';
import { corpus } from './any-text.js';

const service = `apiVersion: v1
kind: Service
metadata:
  name: web # the name
  labels: {}
spec:
  ports:
  - name: http
    port: 80
  - name: "https"
    port: 443
  selector:
    app.kubernetes.io/name: web
`;
const route = `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: web
  annotations:
    example.com/text: |-
      a: b

        - c
    "example.com/quoted": 'it''s
      long'
spec:
  rules:
    - host: www.example.com
      http:
        paths: ["/a", '/b', c]
  args:
  - --url=http://example.com
  - a text
    of two lines
`;
const pod = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: org/hidden:1\n';
/** With it, every document is parsed; it matches nothing. */
const imageFields = [{ path: ['no such field'] }];

const documents = [service, route, ...corpus.map(({ text }) => text).filter((text) => /^kind: /m.test(text))]
  .flatMap((text) => text.split(/^---.*\n/m))
  .filter((text) => text.length < 4000);
const pieces =
  `a: b|a:|- |-|  | |\n|\t|"|'|"a"|'a'|"\\|\\|\\n|: |:| #c|#|# c\n|>-\n|[]|{}|[a, b]|["a",'b']|[a,]|[,]|{a: b}|&a |*a|!x |? |%
- - |- a: b\n|@|\`|,|[|]|{|}|\u2028|\ue000|0|x y|\n\n|\n  \n|    |http://a:1/b|a:b|a :|-a|--a|:a|?a|"a": b|\n a: b|\n- a|~|\\x41|"\\q"
"a\n  b"|\n\tb|image: a:1|containers:|tag: 1|kind: Pod|apiVersion: tekton.dev/v1|<<: *a|---\n|...\n`.split(
    /\||(?<=\S)\n(?=[-"])/,
  );
const change = fc.tuple(fc.nat(), fc.constantFrom(...pieces, '|\n', '|'), fc.constantFrom(0, 0, 1, 3));
const changed = fc
  .tuple(fc.constantFrom(...documents), fc.nat(60), fc.array(change, { minLength: 0, maxLength: 3 }))
  .map(([text, lines, changes]) =>
    changes.reduce(
      (before, [place, piece, cut]) => {
        const at = place % (before.length + 1);
        return before.slice(0, at) + piece + before.slice(at + cut);
      },
      `${text
        .split('\n')
        .slice(0, 3 + lines)
        .join('\n')}\n`,
    ),
  );
const line = fc
  .tuple(
    fc.nat(5),
    fc.constantFrom('', '', '- '),
    fc.constantFrom('', 'a: ', 'b:', '"c": '),
    fc.constantFrom('', ...pieces),
  )
  .map(([indent, dash, key, rest]) => `${' '.repeat(indent)}${dash}${key}${rest}\n`);
const invented = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join(''));

describe('whatever the text is', () => {
  it('the lines that are allowed have the keys and items that the parser finds', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(changed, invented), (text) => {
        fc.pre(!/^(?:---|\.\.\.|%)/m.test(text));
        const byLines: string[] = [];
        const rules = {
          allowsKey: (_: string, name: string, _line: number, _value: unknown, isAtRoot: boolean) =>
            byLines.push(`${isAtRoot ? '' : ' '}${name}:`) > 0,
          allowsItem: () => byLines.push('-') > 0,
        };
        if (!areLinesAllowed(text, rules)) return;
        read += 1;
        const { documents: roots, error } = parseStream(text);
        expect(error).toBeUndefined();
        expect(roots.length).toBeLessThanOrEqual(1);
        expect(roots.flatMap((root) => [...namesIn(root, text, '')])).toEqual(byLines);
      }),
      { numRuns: runs(10_000) },
    );
    expect(read).toBeGreaterThan(runs(500));
  });

  it('a scan finds what it finds with every document parsed', () => {
    const dismissed = { count: 0 };
    fc.assert(
      fc.property(
        fc.array(fc.oneof(changed, fc.constantFrom(pod, service, route)), { minLength: 1, maxLength: 3 }),
        (texts) => {
          const text = texts.join('---\n');
          if (parseManifestDocuments(text).isPartial !== true) return;
          dismissed.count += 1;
          for (const path of ['a.yaml', 'chart/templates/a.yaml', 'a.yaml.j2'])
            expect(scanFile({ path, text })).toEqual(scanFile({ path, text }, { imageFields }));
        },
      ),
      { numRuns: runs(600) },
    );
    expect(dismissed.count).toBeGreaterThan(runs(30));
  });
});

/** The keys and items as the lines have them: what is in brackets is one item. */
function* namesIn(node: unknown, text: string, lead: string): Generator<string> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      yield `${lead}${isScalar(key) ? (key.source ?? String(key.value)) : '?'}:`;
      yield* namesIn(value, text, ' ');
    }
  } else if (isSeq(node) && !isInBrackets(node, text)) {
    for (const item of node.items) {
      if (isScalar(item) || isInBrackets(item as Node, text)) yield '-';
      yield* namesIn(item, text, ' ');
    }
  }
}

function isInBrackets(node: Node, text: string): boolean {
  return /[[{]/.test(text[node.range?.[0] ?? 0] ?? '');
}

describe('a manifest without images', () => {
  it.each([
    ['as tools write it', service],
    ['with blocks, quotes and lists', route],
    ['a list of secrets', 'apiVersion: v1\nkind: ServiceAccount\nimagePullSecrets:\n- name: a\n'],
    ['a covered directive', 'apiVersion: \ue000\ue000\nkind: Secret\nmetadata:\n  name: \ue000-x\n'],
  ])('%s: its header is left', (_, text) => {
    expect(manifestIn(text)?.map(({ start, end }) => text.slice(start, end))).toEqual(
      text.split('\n').slice(0, 2),
    );
    expect(parseManifestDocuments(`---\n${text}---\n${pod}`)).toMatchObject({ isPartial: true });
    const { occurrences } = scanFile({ path: 'a.yaml', text: `${text}---\n${pod}` });
    expect(occurrences.map(({ raw }) => raw)).toEqual(['org/hidden:1']);
  });

  it.each([
    ['a container', `${service}  containers:\n  - image: org/hidden:1\n`],
    ['an image', `${service}  image: org/hidden:1\n`],
    [
      'an image in an annotation',
      service.replace('labels: {}', 'annotations:\n    proxyImage: org/hidden:1'),
    ],
    [
      'a function',
      service.replace('labels: {}', 'annotations:\n    config.kubernetes.io/function: |\n      a'),
    ],
    ['a tag', `${service}  tag: "1"\n  repository: org/hidden\n`],
    ['an address', `${service}  url: docker://org/hidden:1\n`],
    ['another resource below', `${service}  a:\n    apiVersion: tekton.dev/v1\n    kind: Task\n`],
    ['an image stream', `${service}  from:\n    kind: DockerImage\n    name: org/hidden:1\n`],
    ['another group', service.replace('v1', 'argoproj.io/v1alpha1')],
    ['another key at the root', `${service}patches: []\n`],
    ['an alias', `${service}  a: *a\n`],
    ['an anchor', `${service}  a: &a b\n`],
    ['a merge key', `${service}  <<: {}\n`],
    ['a tab where a block begins', `${service}  a: |\n    \tb\n`],
    ['an item at a column of its own', `${service}  a:\n    - b\n   - c\n`],
    ['an unknown escape', `${service}  a: "\\q"\n`],
    ['a text that goes on behind a comment', `${service}  a: b # c\n    d\n`],
    ['an escaped letter', `${service}  "a\\x62": c\n`],
    ['a tag of YAML', `${service}  a: !!str b\n`],
    ['a second kind', `${service}kind: Pod\n`],
    ['no map', `- ${service.replaceAll('\n', '\n  ')}`],
  ])('%s is left to the parser', (_, text) => {
    expect(manifestIn(text)).toBeUndefined();
  });
});

it('fields that a configuration declares as images are found in any manifest', () => {
  const declared = [{ path: ['spec', 'selector', 'app.kubernetes.io/name'] }];
  const { occurrences } = scanFile({ path: 'a.yaml', text: service }, { imageFields: declared });
  expect(occurrences.map(({ raw }) => raw)).toEqual(['web']);
});

it('an error in one document is told as without the others', () => {
  const text = `${service}---\na: "\n---\n${service}`;
  expect(parseManifestDocuments(text).error).toEqual(parseStream(text).error);
});
