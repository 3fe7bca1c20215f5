// The YAML reader's values and limits, each as libyaml has them: scalars, empty items, tabs, depth.
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq } from 'yaml';
import { parseStream } from '../../src/scan/yaml/libyaml/parser.js';

/** The values of the documents: maps as lists of pairs, so that no key is lost. */
function valuesOf(text: string): unknown {
  const { documents, error } = parseStream(text);
  return error === undefined ? documents.map(read) : `refused at ${error.offset}: ${error.message}`;
}

function read(node: unknown): unknown {
  if (isSeq(node)) return node.items.map(read);
  if (isMap(node)) return { pairs: node.items.map(({ key, value }) => [read(key), read(value)]) };
  return isScalar(node) ? node.value : node;
}

describe('a plain scalar', () => {
  it.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['tRUE', 'tRUE'],
    ['truest', 'truest'],
    ['xtrue', 'xtrue'],
    ['false', false],
    ['False', false],
    ['FALSE', false],
    ['fALSE', 'fALSE'],
    ['null', null],
    ['Null', null],
    ['NULL', null],
    ['~', null],
    ['~x', '~x'],
    ['0x1F', 31],
    ['0x1G', '0x1G'],
    ['0o17', 15],
    ['0o18', '0o18'],
    ['12', 12],
    ['1.5', 1.5],
    ['1.2.3', '1.2.3'],
    ['"true"', 'true'],
    ["'12'", '12'],
    ['!!str true', 'true'],
    ['!!str 12', '12'],
    ['!!binary YTox', 'a:1'],
    ['! 12', '12'],
  ])('%s', (text, value) => {
    expect(valuesOf(`- ${text}\n`)).toEqual([[value]]);
  });

  it('goes on in the next line, which no tab may indent', () => {
    expect(valuesOf('a: b\n \tc\n')).toEqual([{ pairs: [['a', 'b c']] }]);
    expect(valuesOf('a: b\n\tc\n')).toMatch(/^refused at .*: a tab is used for indentation/);
    expect(valuesOf('a: b\nc: d\n')).toEqual([
      {
        pairs: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ]);
    expect(valuesOf('a:\n  b\n c\n')).toEqual([{ pairs: [['a', 'b c']] }]);
  });
});

describe('a pair as an item of a list in brackets', () => {
  const pair = (key: unknown, value: unknown) => ({ pairs: [[key, value]] });

  it('may have no value, before a comma and before the bracket', () => {
    expect(valuesOf('[a: , b]')).toEqual([[pair('a', null), 'b']]);
    expect(valuesOf('[? a : , b]')).toEqual([[pair('a', null), 'b']]);
    expect(valuesOf('[? a , b]')).toEqual([[pair('a', null), 'b']]);
    expect(valuesOf('[? a : ]')).toEqual([[pair('a', null)]]);
    expect(valuesOf('[? a : b, c: d]')).toEqual([[pair('a', 'b'), pair('c', 'd')]]);
  });

  it.each(['[? , a]', '[? ]', '[? : a]'])('has a key: %s is refused', (text) => {
    expect(valuesOf(text)).toMatch(/an item of a list in brackets has an empty key/);
  });
});

describe('the depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('is limited to 1000', () => {
    expect(valuesOf(nested(1000))).not.toBeTypeOf('string');
    expect(valuesOf(nested(1001))).toBe('refused at 1000: it is nested too deeply');
  });

  it('is that of each item: those before it do not count, and give no credit', () => {
    const items = (depth: number) => `[${'[[]], '.repeat(20)}${nested(depth)}]`;
    expect(valuesOf(items(999))).not.toBeTypeOf('string');
    expect(valuesOf(items(1000))).toMatch(/it is nested too deeply$/);
  });
});
