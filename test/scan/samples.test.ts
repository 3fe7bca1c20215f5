// Every scanner has fixtures, and samples of them refer to exactly the images that the corpus put there.
import { expect, it } from 'vitest';
import { fixtureFormats, fixtureSample } from '../../bench/fixture-samples.mjs';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { scanners } from '../../src/formats/registry.js';

const samples = fixtureFormats.flatMap((format) => {
  const sample = fixtureSample(format);
  return sample === undefined ? [] : [{ format, sample }];
});

it('every scanner has a folder of fixtures', () => {
  expect(fixtureFormats).toEqual(scanners.map(({ id }) => id).sort());
});

it.each(samples)('a sample of $format refers to the images of the corpus and to no others', ({ sample }) => {
  const named: string[] = [];
  const whole = () => {
    named.push(`registry.example.com/team/app${named.length}:1.${named.length}`);
    return named.at(-1) ?? '';
  };
  const found = Object.entries(sample({ whole })).flatMap(
    ([path, text]) => scanFile({ path, text }).occurrences,
  );
  expect(found.map(({ kind, raw }) => [kind, raw])).toEqual(named.map((name) => ['image', name]));
});
