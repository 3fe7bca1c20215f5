// The YAML reader's values and limits, each as libyaml has them: scalars, empty items, tabs, depth.
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq } from 'yaml';
import { parseStream } from '../../src/languages/yaml/libyaml/parser.js';

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

describe('a quoted scalar', () => {
  it.each([
    [String.raw`"\0"`, '\0'],
    [String.raw`"\x00\u0000"`, '\0\0'],
    [String.raw`"\x41\u0042\U00000043"`, 'ABC'],
    [String.raw`"\ud7ff\ue000"`, '\ud7ff\ue000'],
    [String.raw`"\U0010ffff"`, '\u{10ffff}'],
    [String.raw`"\"\\\/\n\t"`, '"\\/\n\t'],
    ["'it''s \\n'", "it's \\n"],
  ])('%s', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });

  it.each([
    String.raw`"\ud800"`,
    String.raw`"\udfff"`,
    String.raw`"\U00110000"`,
    String.raw`"\x4"`,
    String.raw`"\u00g0"`,
  ])('%s is not a character', (text) => {
    expect(valuesOf(text)).toBe('refused at 0: a quoted scalar contains an escape that is not a character');
  });
});

describe('a block scalar', () => {
  it.each([
    ['|\n  b\n   c\n', 'b\n c\n'],
    ['|1\n  b\n   c\n', ' b\n  c\n'],
    ['|2\n   b\n  c\n', ' b\nc\n'],
    ['|-2\n   b\n\n', ' b'],
    ['|2+\n  b\n\n', 'b\n\n'],
    ['>\n  b\n  c\n\n  d\n   e\n', 'b c\nd\n e\n'],
    ['>-\n  b\n  c\n', 'b c'],
    ['| # c\n  b\n', 'b\n'],
    ['|\n', ''],
    ['|', ''],
  ])('%j', (text, value) => {
    expect(valuesOf(`a: ${text}`)).toEqual([{ pairs: [['a', value]] }]);
  });

  it.each(['|0\n  b\n', '|22\n  b\n', '|x\n  b\n'])('%j has no such header', (text) => {
    expect(valuesOf(`a: ${text}`)).toMatch(/^refused at/);
  });

  it('is not indented by a tab', () => {
    expect(valuesOf('a: |\n\tb\n')).toMatch(/a tab is used to indent a block scalar/);
    expect(valuesOf('a: |1\n \tb\n')).toEqual([{ pairs: [['a', '\tb\n']] }]);
  });

  it('ends with the text', () => {
    const [root] = parseStream('a: |').documents;
    const value = isMap(root) ? root.items[0]?.value : undefined;
    expect(isScalar(value) && value.range).toEqual([3, 4, 4]);
  });
});

describe('an item of a list', () => {
  it('that has only an anchor or a tag is empty, and the next item is one of the same list', () => {
    expect(valuesOf('- &a\n- b\n')).toEqual([[null, 'b']]);
    expect(valuesOf('- !!str\n- b\n')).toEqual([['', 'b']]);
    expect(valuesOf('k:\n- &a\n- b\n')).toEqual([{ pairs: [['k', [null, 'b']]] }]);
    expect(valuesOf('k: &a\n- b\n')).toEqual([{ pairs: [['k', ['b']]] }]);
  });
});

describe('a document marker', () => {
  it('begins its line and ends with white space', () => {
    expect(valuesOf('---x\n')).toEqual(['---x']);
    expect(valuesOf('a\n---\nb\n')).toEqual(['a', 'b']);
    expect(valuesOf('a\n ---\n')).toEqual(['a ---']);
    expect(valuesOf('"a\n ---"')).toEqual(['a ---']);
    expect(valuesOf('"a\n---x"')).toEqual(['a ---x']);
    expect(valuesOf('"a\n--- "')).toMatch(/^refused at/);
  });
});

describe('directives', () => {
  it('are given once for a document', () => {
    expect(valuesOf('%YAML 1.2\n---\na\n...\n%YAML 1.1\n---\nb\n')).toEqual(['a', 'b']);
    expect(valuesOf('%YAML 1.2\n%YAML 1.2\n---\na\n')).toBe('refused at 10: the version is given twice');
    expect(valuesOf('%YAML 1.3\n---\na\n')).toBe('refused at 0: version 1.3 is unknown');
    const handle = '%TAG !e! tag:example.com,2026:\n';
    expect(valuesOf(`${handle}---\n!e!x a\n`)).toEqual(['a']);
    expect(valuesOf(`${handle}${handle}---\na\n`)).toBe(
      `refused at ${handle.length}: a tag handle is given twice`,
    );
  });
});

describe('a tag', () => {
  const tagOf = (text: string) => {
    const { documents, error } = parseStream(text);
    const [root] = documents;
    return error?.message ?? (isScalar(root) ? root.tag : undefined);
  };

  it.each([
    ['!%41 a', '!A'],
    ['!%c3%a9 a', '!é'],
    ['!%E2%82%AC a', '!€'],
    ['!%f0%9f%98%80%41 a', '!😀A'],
    ['%TAG !e! tag:example.com,2026:\n---\n!e!x a', 'tag:example.com,2026:x'],
    ['%TAG ! tag:example.com,2026:\n---\n!x a', 'tag:example.com,2026:x'],
    ['%TAG !e tag:example.com,2026:\n---\n!e!x a', 'a tag handle does not end with an exclamation mark'],
    ['!!str a', 'tag:yaml.org,2002:str'],
    ['!<tag:example.com> a', 'tag:example.com'],
  ])('%s', (text, tag) => {
    expect(tagOf(text)).toBe(tag);
  });

  it.each(['!%4 a', '!%c3 a', '!%c3%4 a', '!%zz a', '!%ff a', '!%80 a'])('%s is refused', (text) => {
    expect(valuesOf(text)).toMatch(/^refused at/);
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
