// Dismissal by keys and words: nothing that a reader of the file sees is missed.
import { expect, it } from 'vitest';
import { scanFile } from '../../src/scan/index.js';
import { hasKey, mapsWith } from '../../src/scan/languages/yaml/keys.js';
import { lacksWords } from '../../src/scan/languages/yaml/lacking.js';
import { mapsOf } from '../../src/scan/languages/yaml/maps.js';
import { parseYaml } from '../../src/scan/languages/yaml/parse.js';
import { child } from '../../src/scan/languages/yaml/tree.js';

function documentIn(text: string) {
  const [document] = parseYaml({ path: 'a.yaml', text }).documents;
  if (document === undefined) throw new Error('no document');
  return document;
}

it.each([
  ['plain', 'a: {b: 1}\nc: [{b: 2}, {d: 3}]\n', 2],
  ['escaped', '"\\x62": 1\nc: {"\\u0062": 2}\n', 2],
  ['given twice', 'b: 1\nb: 2\n', 1],
  ['in an anchored map', 'a: &x {b: 1}\nc: *x\n', 1],
  ['tagged', '!!str b: 1\n', 1],
])('finds the maps with a key that is %s', (_, text, count) => {
  const document = documentIn(text);
  const maps = mapsWith(document, (key) => key === 'b');
  expect(maps).toHaveLength(count);
  expect(maps).toEqual(mapsOf(document).filter((map) => child(document, map, 'b') !== undefined));
  expect(hasKey(document, (key) => key === 'b')).toBe(true);
  expect(hasKey(document, (key) => key === 'e')).toBe(false);
});

it('takes every map where keys may be merged from elsewhere', () => {
  const document = documentIn('a: &x {b: 1}\nc: {<<: *x}\nd: {e: {f: 1}}\n');
  expect(mapsWith(document, (key) => key === 'b')).toEqual(mapsOf(document));
  expect(hasKey(document, (key) => key === 'none')).toBe(true);
});

it('gives only the maps below a node', () => {
  const document = documentIn('a: {b: 1}\nc: {b: 2, d: {b: 3}}\n');
  const below = child(document, document.root, 'c') ?? null;
  expect(mapsWith(document, (key) => key === 'b', below)).toHaveLength(2);
});

const task = (version: string) =>
  `{"x": "\\u003c", ${version}, "kind": "Task", "spec": {"steps": [{"image": "a:1"}]}}`;

it.each([
  '"apiVersion": "tekton.dev\\/v1"',
  '"apiVersion": "\\u0074ekton\\u002Edev/v1"',
  '"\\u0061piVersion": "tekton.dev/v1"',
  '"apiVersion": "\\u0074ekton.dev/v1", "apiVersion": "\\u0074ekton.dev/v1beta1"',
])('reads JSON whose words are escaped: %s', (version) => {
  const { occurrences } = scanFile({ path: 'task.json', text: task(version) });
  expect(occurrences.map(({ raw }) => raw)).toEqual(['a:1']);
});

it('dismisses JSON only by words that no string of it spells', () => {
  const lacks = (text: string) => lacksWords({ path: 'a.json', text }, ['tekton.dev/']);
  expect(lacks('{"a": "\\u003c"}')).toBe(true);
  expect(lacks('{"a": "\\u0074ekton.dev\\/"}')).toBe(false);
  // The value that the engine forgets counts to some readers.
  expect(lacks('{"a": "\\u0074ekton.dev/", "a": "b"}')).toBe(false);
  // An escaped backslash in front of what looks like an escape.
  expect(lacks('{"a": "\\\\u0074ekton.dev/"}')).toBe(false);
  expect(lacks('{"a": "\\x74ekton.dev/"}')).toBe(false);
  expect(lacks('{a: "\\u003c"}')).toBe(false);
});
