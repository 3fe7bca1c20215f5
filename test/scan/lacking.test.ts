// Dismissal by words: nothing that a reader of the file sees is missed.
import { expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { lacksWords } from '../../src/languages/yaml/lacking.js';

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
