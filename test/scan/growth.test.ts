// What the scan of a text does is bounded by the text's length, counted and not timed: results of the worst known texts, texts
// that many places share, and nesting.
import { describe, expect, it } from 'vitest';
import { scannerOf, worstCases, worstFile } from '../../bench/worst-cases.mjs';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { scanners } from '../../src/formats/registry.js';
import { workOf } from '../../src/languages/dockerfile/reading.js';
import { stepsFor } from '../../src/languages/yaml/document.js';
import { scanNestedFile } from '../../src/languages/yaml/nested-file.js';
import { isNestedDeeper, parseYaml } from '../../src/languages/yaml/parse.js';
import { textOf } from '../../src/languages/yaml/text.js';
import { child, children } from '../../src/languages/yaml/tree.js';
import { notPinnable } from '../../src/scan/reasons.js';
import { cpuMs } from '../cpu.js';
import { sampleOf } from '../sample.js';
import { scanTexts } from './checkout-files.js';

const kilobyte = 1 << 10;
/** Numbers in names and offsets have more digits in a longer text. */
const bound = 2.3;
/** The size of a result that says nothing about growth. */
const least = 4 * kilobyte;

const cases = worstCases(scanners.map(({ id }) => id));

describe('the result of twice the text is at most twice as long', () => {
  it.each(sampleOf(cases, scannerOf, 1))('$name: $token', (worst) => {
    const [one, two] = [16, 32].map(
      (size) => JSON.stringify(scanFile(worstFile(worst, size * kilobyte))).length,
    );
    expect((two ?? 0) / Math.max(one ?? 0, least)).toBeLessThan(bound);
  });
});

const compose = (lines: number, uses: number) => {
  const froms = Array.from({ length: lines }, (_, index) => `        FROM org/a:${index}\n`).join('');
  const aliases = Array.from(
    { length: uses },
    (_, index) => `  b${index}: {build: {dockerfile_inline: *d}}\n`,
  );
  return `services:\n  a:\n    build:\n      dockerfile_inline: &d |\n${froms}${aliases.join('')}`;
};

describe('a text that many places use by alias', () => {
  it('is scanned once, and its problems are told once', () => {
    const file = { path: 'compose.yaml', text: compose(1, 1000) };
    const [document] = parseYaml(file).documents;
    if (document === undefined) throw new Error('No document');
    const nodes = children(document, child(document, document.root, 'services')).map((service) =>
      child(document, child(document, service, 'build'), 'dockerfile_inline'),
    );
    let calls = 0;
    const problem = { file: file.path, message: 'x' };
    const scan = () => {
      calls += 1;
      return { occurrences: [], problems: [problem] };
    };
    const shared = { scan };
    const scans = nodes.map((node) => scanNestedFile(file, node, shared));
    expect(calls).toBe(1);
    expect(scans.flatMap(({ problems }) => problems)).toHaveLength(1);
  });

  it('has each occurrence once, with every use', () => {
    const { occurrences, problems } = scanFile({ path: 'compose.yaml', text: compose(3, 100) });
    expect(problems).toEqual([]);
    expect(occurrences.map(({ raw, uses }) => [raw, uses?.length])).toEqual([
      ['org/a:0', 100],
      ['org/a:1', 100],
      ['org/a:2', 100],
    ]);
  });

  it('is as much work as many texts where each use has other arguments', () => {
    const builtIn = (ways: number) => {
      const uses = Array.from(
        { length: ways },
        (_, index) => `  b${index}: {build: {args: {A: a${index}}, dockerfile_inline: *d}}\n`,
      );
      const text = `services:\n  a:\n    build:\n      dockerfile_inline: &d |\n        FROM org/a:1\n${'        # a comment\n'.repeat(500)}${uses.join('')}`;
      return scanFile({ path: 'compose.yaml', text }).problems.map(({ message }) => message);
    };
    expect(builtIn(20)).toEqual([]);
    expect(builtIn(100)).toEqual([expect.stringContaining('repeat too many nodes')]);
  });

  it('is a problem where the uses of all occurrences are more than a report can hold', () => {
    const { occurrences, problems } = scanFile({ path: 'compose.yaml', text: compose(1000, 1000) });
    expect(occurrences).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/alias/)]);
  });
});

describe('the steps that a file may take', () => {
  const stepsBefore = (count: (steps: number) => void) => {
    for (let done = 0; ; done += 100_000)
      try {
        count(100_000);
      } catch {
        return done;
      }
  };

  it('grow with its length up to a limit, of YAML and of Dockerfiles', () => {
    const yaml = (length: number) => stepsBefore(stepsFor('x'.repeat(length)));
    expect([100, 100_000, 1 << 20, 5 << 20].map(yaml)).toEqual([
      1_000_000, 3_000_000, 10_000_000, 10_000_000,
    ]);
    const dockerfile = (length: number) => stepsBefore(workOf(length));
    expect([100, 100_000, 1 << 20, 5 << 20].map(dockerfile)).toEqual([
      4_000_000, 10_400_000, 40_000_000, 40_000_000,
    ]);
  });

  it('count how long a text is that many places use', () => {
    const file = { path: '.circleci/config.yml', text: `a: "${'a'.repeat(256_000)}"\n` };
    const [document] = parseYaml(file).documents;
    if (document === undefined) throw new Error('No document');
    let steps = 0;
    const step = (count: number) => {
      steps += count;
    };
    const counting = { ...document, step };
    const node = child(document, document.root, 'a');
    for (let use = 0; use < 10; use += 1) expect(textOf(counting, node)?.value).toHaveLength(256_000);
    expect(steps).toBe(10_000);
  });
});

describe('nesting', () => {
  it.each([
    ['brackets', '['.repeat(201)],
    ['braces behind quoted ones', '{"a": "}", "b": '.repeat(201)],
    ['dashes', '- '.repeat(201)],
    ['indentation', Array.from({ length: 201 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')],
  ])('is counted without recursion: %s', (_, text) => {
    expect(isNestedDeeper(text, 200)).toBe(true);
    expect(isNestedDeeper(text.slice(0, text.length / 4), 200)).toBe(false);
  });

  it('is no nesting where it is closed again', () => {
    const text = '- {a: [b], c: "{"}\n- |\n  [[[[\n'.repeat(1000);
    expect(isNestedDeeper(text, 20)).toBe(false);
  });

  it.each(['[', '{"a": "}", "b": ', '- ', '? ', '{a: \n'])(
    'that no parser can follow is a problem: %s',
    (token) => {
      const text = `services:\n  a: b\nx:\n  ${token.repeat(50_000)}`;
      expect(scanFile({ path: 'compose.yaml', text }).problems).toHaveLength(1);
    },
  );
});

describe('what is nested or repeated costs time in proportion to its length', () => {
  /** Quadratic readers take ten seconds and more for these. */
  const most = 5000;
  it.each([
    ['images below images', 'a.jsonnet', '{image:'],
    ['fields with one name', 'a.jsonnet', 'image: a + b,\n'],
    ['loops of make in loops', 'Makefile', '$(foreach i,a b c d,'],
  ])('%s', (_, path, part) => {
    const start = path === 'Makefile' ? 'all:\n\t' : '{';
    const text = start + part.repeat((300 * kilobyte) / part.length);
    const began = cpuMs();
    scanFile({ path, text });
    expect(cpuMs() - began).toBeLessThan(most);
  });
});

describe('a resource that a kustomization reads', () => {
  it('is known by its text, however long its metadata without a name is', async () => {
    const labels = Array.from({ length: 1000 }, (_, index) => `    l${index}: a\n`).join('');
    const source = "{kind: Pod, name: p, fieldPath: 'spec.containers.0.image', options: {delimiter: ':'}}";
    const { occurrences } = await scanTexts({
      'kustomization.yaml': `resources: [a.yaml]\nreplacements:\n  - source: ${source}\n    targets: [{select: {kind: X}, fieldPaths: [a]}]\n`,
      'a.yaml': `apiVersion: v1\nkind: Pod\nmetadata:\n  labels:\n${labels}spec:\n  containers:\n    - name: a\n      image: redis:1\n`,
    });
    expect(occurrences.map((one) => one.kind === 'image' && one.pin.kind)).toEqual(['refused']);
  });
});

describe('a matrix whose equal values are compared many times', () => {
  it('gets no digests, instead of each of them for each comparison', async () => {
    const values = '          - redis:1\n'.repeat(2000);
    const steps = '      - if: matrix.image == \'redis:1\'\n        run: "true"\n'.repeat(2000);
    const { occurrences } = await scanTexts({
      '.github/workflows/a.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    strategy:\n      matrix:\n        image:\n${values}    container: \${{ matrix.image }}\n    steps:\n${steps}`,
    });
    const why = occurrences.map((one) => one.kind === 'image' && one.pin.kind === 'refused' && one.pin.why);
    expect(new Set(why)).toEqual(new Set([notPinnable.tooManyReaders]));
  });
});
