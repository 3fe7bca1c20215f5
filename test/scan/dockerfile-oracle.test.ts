// Generated Dockerfiles against the answers of BuildKit's own parser, which `scripts/oracle-dockerfile.mjs --write` keeps.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dockerfile } from '../../src/formats/build/dockerfile.js';
import { parseImage } from '../../src/model/images/image.js';
import type { Scan } from '../../src/model/occurrence.js';
import { dockerfileOf, triggerOf } from '../oracle/dockerfile-grammar.mjs';
import { type Answer, differenceOf } from '../oracle/dockerfile-judge.mjs';

const file = new URL('../oracle/dockerfile-answers.jsonl.gz', import.meta.url);
const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString().split('\n');
const { seed, runs, texts: hash } = JSON.parse(head) as { seed: number; runs: number; texts: string };
const answers = lines.map((line) => JSON.parse(line) as readonly [Answer, Answer]);
const seeds = Array.from({ length: runs }, (_, index) => seed + index);
const texts = seeds.map(dockerfileOf);
const triggers = seeds.map(triggerOf);
const scan = (text: string) =>
  dockerfile.scan({ path: 'Dockerfile', text }) ?? { occurrences: [], problems: [] };

const scans = texts.map(scan);

function differences(
  files: readonly string[],
  found: readonly Scan[],
  expected: readonly (Answer | undefined)[],
): readonly string[] {
  return found.flatMap((one, index) => {
    const difference = differenceOf(one, expected[index] ?? 'no answer', parseImage, files[index] ?? '');
    return difference === undefined ? [] : [`seed ${seed + index}: ${difference}`];
  });
}

describe('against BuildKit', () => {
  it('the texts are those that BuildKit was asked about', () => {
    let all = '';
    for (let from = 0; from < runs; from += 5000) {
      const some = [texts.slice(from, from + 5000), triggers.slice(from, from + 5000)];
      all = createHash('sha256').update(all).update(JSON.stringify(some)).digest('hex');
    }
    expect(runs).toBeGreaterThanOrEqual(20_000);
    expect(all).toBe(hash);
  });

  it('every file gives the images that BuildKit asks for, or a problem', () => {
    expect(
      differences(
        texts,
        scans,
        answers.map(([answer]) => answer),
      ).slice(0, 5),
    ).toEqual([]);
  });

  it('every trigger gives the images that the instruction itself gives', () => {
    const files = triggers.map((line) => `FROM scratch\nONBUILD ${line}\n`);
    const accepted = answers.map(([, answer]) => (Array.isArray(answer) ? answer : undefined));
    expect(differences(files, files.map(scan), accepted).slice(0, 5)).toEqual([]);
  });

  it('a problem is no excuse: nearly every file that BuildKit accepts is read without one', () => {
    const accepted = scans.filter((_, index) => Array.isArray(answers[index]?.[0]));
    const problems = accepted.flatMap((one) => one.problems);
    expect(accepted.length).toBeGreaterThan(8000);
    const unexplained = problems.filter(
      ({ message }) => !/^The frontend |scratch|cannot be read as an image/.test(message),
    );
    expect(unexplained.length / accepted.length).toBeLessThan(0.002);
    expect(problems.length / accepted.length).toBeLessThan(0.06);
  });

  it('what is found is at the position that it reports', () => {
    const wrong = texts.filter((text, index) =>
      scans[index]?.occurrences.some(
        ({ at, raw }) => raw === '' || text.slice(at.span.start, at.span.end) !== raw,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
