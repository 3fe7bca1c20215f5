// The text of a scalar as a program reads it: the same words as the value has, each at its place in the file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Document, isMap, type Scalar } from 'yaml';
import { parseYaml } from '../../src/languages/yaml/parse.js';
import { placedText } from '../../src/languages/yaml/scalar-places.js';
import { child } from '../../src/languages/yaml/tree.js';
import { runs } from '../sample.js';

const styles = ['BLOCK_LITERAL', 'BLOCK_FOLDED', 'PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'] as const;
const pieces = [
  'docker',
  'run',
  "it's",
  '"a"',
  '\\',
  'alpine:3',
  '# x',
  '  ',
  ' ',
  '\n',
  '\n\n',
  '\n  ',
  '\t',
  '😀',
  '$A',
];

/** A workflow with a script in one of the styles, in lines as short as the style allows. */
function written(value: string, style: Scalar.Type, indent: number): string {
  const document = new Document({ jobs: { a: { steps: [{ run: value }] } } });
  const scalar = document.getIn(['jobs', 'a', 'steps', 0, 'run'], true) as Scalar;
  scalar.type = style;
  return document.toString({ lineWidth: 30, indent, minContentWidth: 0 });
}

function read(text: string) {
  const { documents, problems } = parseYaml({ path: 'x.yaml', text });
  const [document] = documents;
  const keys = ['jobs', 'a', 'steps', '0', 'run'];
  let node: unknown = document?.root;
  for (const key of keys)
    node = isMap(node) && document ? child(document, node, key) : (node as { items: unknown[] }).items[0];
  const placed = document && placedText(document, text, node);
  return { placed, isValid: problems.length === 0, value: (node as Scalar).value as string };
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

describe('the text of a scalar', () => {
  it('has the words of the value, at their places', () => {
    const script = fc.array(fc.constantFrom(...pieces), { minLength: 1 }).map((all) => `x ${all.join('')} y`);
    fc.assert(
      fc.property(
        script,
        fc.constantFrom(...styles),
        fc.integer({ min: 1, max: 6 }),
        (value, style, indent) => {
          const text = written(value, style, indent);
          const { placed, isValid, value: parsed } = read(text);
          // The library that writes the text breaks some lines within an escape.
          fc.pre(isValid);
          expect(wordsOf(placed?.text ?? '')).toEqual(wordsOf(parsed));
          for (const { 0: word, index } of (placed?.text ?? '').matchAll(/[\w:$]+/g)) {
            const span = placed?.place({ start: index, end: index + word.length });
            // A double-quoted scalar may break a word by an escaped line end.
            expect(text.slice(span?.start, span?.end).replace(/\\\n\s*/g, '')).toBe(word);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('keeps the lines of a literal block and the paragraphs of a folded one', () => {
    const literal = read(
      'jobs:\n  a:\n    steps:\n      - run: |\n          one\n            two\n\n          three\n',
    );
    expect(literal.placed?.text).toBe(literal.value);
    const folded = read(
      'jobs:\n  a:\n    steps:\n      - run: >\n          one\n          two\n\n          three\n            four\n',
    );
    expect(folded.value).toBe('one two\nthree\n  four\n');
    expect(folded.placed?.text.replace(/ \n/g, '\n').replace(/\n+/g, '\n')).toBe(folded.value);
  });

  it('undoes the escapes of a quoted scalar', () => {
    const { placed, value } = read(
      'jobs: {a: {steps: [{run: "a \\"b\\" \\\\\\n\\ \\x64\\u00e9\\U0001F600 c"}]}}',
    );
    expect(placed?.text).toBe(value);
  });
});
