// The lines of a YAML document, where they are read without a parser, give the same keys and items as the parser.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { areLinesAllowed } from '../../src/languages/yaml/block-lines.js';
import { parseStream } from '../../src/languages/yaml/libyaml/parser.js';
import { runs } from '../sample.js';
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

it('fields that a configuration declares as images are found in any manifest', () => {
  const declared = [{ path: ['spec', 'selector', 'app.kubernetes.io/name'] }];
  const { occurrences } = scanFile({ path: 'a.yaml', text: service }, { imageFields: declared });
  expect(occurrences.map(({ raw }) => raw)).toEqual(['web']);
});
