// What many places of one file share costs its length once: merged maps, values of variables, Dockerfiles in one file, aliases.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the formats, not of this file
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { SameKeys } from '../../src/languages/yaml/document.js';
import { parseYaml } from '../../src/languages/yaml/parse.js';
import { child, children } from '../../src/languages/yaml/tree.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import { expand } from '../../src/scan/values/variables.js';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
const names = (occurrences: readonly Occurrence[]) => occurrences.map(({ raw }) => raw);
const messages = (path: string, text: string) =>
  scanFile({ path, text }).problems.map(({ message }) => message);

/** Steps of reading all values of a key. */
function stepsOf(text: string, key: string): number {
  const [document] = parseYaml({ path: 'a.yaml', text }).documents;
  if (document === undefined) throw new Error('No document');
  let steps = 0;
  const keys = new SameKeys(document.root, (count) => {
    steps += count;
  });
  const counted = { ...document, addSameKey: keys.add.bind(keys), sameKey: keys.of.bind(keys) };
  for (const one of children(document, document.root)) {
    const value = child(counted, one, key);
    if (value !== undefined) counted.sameKey(value);
  }
  return steps;
}

describe('a map that many others merge', () => {
  const text = (count: number) =>
    `s: &x {image: "a:1"}\n${lines(count, (at) => `t${at}: {<<: *x, image: "b:${at}"}\n`)}`;

  it('gives each of them its value, and none the values of the others', () => {
    const [document] = parseYaml({ path: 'a.yaml', text: text(3) }).documents;
    if (document === undefined) throw new Error('No document');
    const values = children(document, document.root).map((one) => {
      const value = child(document, one, 'image');
      return value === undefined ? [] : document.sameKey(value).map((node) => 'value' in node && node.value);
    });
    expect(values).toEqual([['a:1'], ['b:0', 'a:1'], ['b:1', 'a:1'], ['b:2', 'a:1']]);
  });

  it('takes steps in proportion to their number', () => {
    expect(stepsOf(text(200), 'image')).toBeLessThan(2.1 * stepsOf(text(100), 'image'));
  });

  it('is read however many jobs there are', () => {
    const { occurrences, problems } = scanFile({ path: '.gitlab-ci.yml', text: text(1000) });
    expect(problems).toEqual([]);
    expect(occurrences).toHaveLength(1001);
  });

  it('gives what it merges itself, too', () => {
    const merged = 'a: &a {image: "a:1"}\nb: &b {<<: *a, image: "b:1"}\nc: {<<: *b, image: "c:1"}\n';
    const [document] = parseYaml({ path: 'a.yaml', text: merged }).documents;
    if (document === undefined) throw new Error('No document');
    const value = child(document, child(document, document.root, 'c'), 'image');
    expect(value && document.sameKey(value).map((node) => 'value' in node && node.value)).toEqual([
      'c:1',
      'b:1',
      'a:1',
    ]);
  });
});

describe('Dockerfiles in one file', () => {
  const multiplied = `ARG A=aaaaaaaaaaaaaaaa\n${'ARG A=$A$A$A$A$A\n'.repeat(6)}FROM $A\n`;

  it('share the work that their variables may take', () => {
    const block = multiplied.replace(/^(?=.)/gm, '        ');
    const service = (at: number) => `  s${at}:\n    build:\n      dockerfile_inline: |\n${block}`;
    const limited = messages('compose.yaml', `services:\n${lines(40, service)}`).filter((one) =>
      one.includes('too much work'),
    );
    expect(messages('compose.yaml', `services:\n${service(0)}`).join()).not.toContain('too much work');
    expect(limited.length).toBeGreaterThan(0);
  });

  it('share it where one text is built with many arguments', () => {
    const block = multiplied.replace(/^(?=.)/gm, '        ');
    const head = `services:\n  s:\n    build:\n      dockerfile_inline: &d |\n${block}`;
    const uses = lines(40, (at) => `  t${at}: {build: {args: {B: b${at}}, dockerfile_inline: *d}}\n`);
    expect(messages('compose.yaml', head + uses).join()).toContain('too much work');
  });

  it.each([
    [
      'docker-bake.hcl',
      (length: number, uses: number) =>
        `variable "A" { default = "${'a'.repeat(length)}" }\ntarget "t" { dockerfile-inline = "${'FROM x:${A}\\n'.repeat(uses)}" }\n`,
    ],
    [
      'docker-bake.json',
      (length: number, uses: number) =>
        `{"variable": {"A": {"default": "${'a'.repeat(length)}"}}, "target": {"t": {"dockerfile-inline": "${'FROM x:${A}\\n'.repeat(uses)}"}}}`,
    ],
  ])('do not repeat a long value without a bound: %s', (path, text) => {
    expect(messages(path, text(15_000, 2000)).join()).toContain('too much work');
    expect(scanFile({ path, text: text(5, 2000) }).occurrences).toHaveLength(1 + 1999);
  });
});

describe('an entry that many places use by alias', () => {
  it('is one occurrence with every use, although its name is in two keys', () => {
    const text = `images:\n- &x {name: a, newName: "b:1"}\n${'- *x\n'.repeat(1000)}`;
    const { occurrences, problems } = scanFile({ path: 'kustomization.yaml', text });
    expect(problems).toEqual([]);
    expect(occurrences.map(({ uses }) => uses?.length)).toEqual([1000]);
  });
});

describe('a variable', () => {
  const script = (values: number) =>
    `${lines(values, (at) => `A=a:${at}\n`)}docker run $A\ndocker run "$A"\n`;

  it('with 64 values is each of them, and with more it is not known', () => {
    expect(names(scanFile({ path: 'a.sh', text: script(64) }).occurrences)).toContain('a:63');
    const { occurrences } = scanFile({ path: 'a.sh', text: script(65) });
    expect(occurrences.map(({ kind }) => kind)).toEqual(['opaque', 'opaque']);
  });

  it('that is used again gives its images once, and a part of a name is read where it stands', () => {
    const text = 'A=a:1\ndocker run $A\ndocker run $A\ndocker run x/$A\ndocker run x/$A\n';
    const found = scanFile({ path: 'a.sh', text }).occurrences;
    expect(names(found)).toEqual(['a:1', 'x/$A', 'x/$A']);
  });

  it('that is longer than any image name is not known', () => {
    const expanded = (length: number) => expand('x:$A', () => 'a'.repeat(length)).kind;
    expect([expanded(4096), expanded(4097)]).toEqual(['value', 'unknown']);
  });

  it('in a GitLab pipeline is unused unless a whole name is the same', () => {
    const text = 'include: a.yml\nvariables:\n  A: a/b:1\n  AB: a/c:1\njob: {image: "${AB}"}\n';
    expect(names(scanFile({ path: '.gitlab-ci.yml', text }).occurrences)).toEqual(['a/b:1', 'a/c:1']);
  });

  it('of the rules of a pipeline is read for every job', () => {
    const rules = lines(3, (at) => `  - {variables: {A: "a:${at}"}}\n`);
    const text = `workflow:\n  rules:\n${rules}j: {image: $A}\nk: {image: $A, variables: {A: "b:1"}}\n`;
    expect(names(scanFile({ path: '.gitlab-ci.yml', text }).occurrences)).toEqual([
      'a:0',
      'a:1',
      'a:2',
      'b:1',
    ]);
  });
});

it('a name with more parameters than any image has is not known', () => {
  const text = (count: number) =>
    `apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  params:\n${lines(count, (at) => `  - {name: p${at}, default: a}\n`)}  steps: [{image: "x:${lines(count, (at) => `$(params.p${at})`)}"}]\n`;
  const kinds = (count: number) =>
    scanFile({ path: 'task.yaml', text: text(count) }).occurrences.map(({ kind }) => kind);
  expect(kinds(64)).toEqual(['image']);
  expect(kinds(65)).toEqual(['opaque']);
});
