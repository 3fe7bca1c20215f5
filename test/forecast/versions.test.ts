// The order of versions: Debian's as dpkg has it, and the size of a step.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDeb, compareVersions, stepBetween } from '../../src/forecast/changes/versions.js';
import { runs } from '../sample.js';

describe('versions of Debian packages', () => {
  it.each([
    ['1.0', '1.0-1', -1],
    ['1.0~rc1', '1.0', -1],
    ['1.0~rc1', '1.0~rc1~~', 1],
    ['1:0.9', '2.0', 1],
    ['00', '0', 0],
    ['1.2.3-4+deb12u1', '1.2.3-4+deb12u2', -1],
    ['2.36-9+deb12u10', '2.36-9+deb12u9', 1],
    ['1.0-1', '1.0+b1-1', -1],
    ['1.0a', '1.0+', -1],
  ])('%s and %s', (a, b, order) => {
    expect(Math.sign(compareDeb(a, b) ?? Number.NaN)).toBe(order);
    expect(Math.sign(compareDeb(b, a) ?? Number.NaN)).toBe(0 - order);
  });

  it.each(['', 'x', '1 2', '1.0_1', `1${'0'.repeat(300)}`])('%s is none', (text) => {
    expect(compareDeb(text, '1')).toBeUndefined();
    expect(compareDeb('1', text)).toBeUndefined();
  });

  const dpkg = spawnSync('dpkg', ['--version']).status === 0;
  const part = fc
    .array(fc.constantFrom('0', '1', '9', '10', 'a', 'Z', '~', '.', '+'), { minLength: 0, maxLength: 6 })
    .map((all) => all.join(''));
  const version = fc
    .record({ epoch: fc.constantFrom('', '0:', '1:'), start: fc.nat(11), part, revision: fc.option(part) })
    .map(
      ({ epoch, start, part: text, revision }) => `${epoch}${start}${text}${revision ? `-${revision}` : ''}`,
    );

  it.skipIf(!dpkg)(`have the order of dpkg${dpkg ? '' : ' — SKIPPED: dpkg is not installed'}`, () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const is = (relation: string) =>
          spawnSync('dpkg', ['--compare-versions', a, relation, b]).status === 0;
        const expected = is('lt') ? -1 : is('gt') ? 1 : 0;
        expect(Math.sign(compareDeb(a, b) ?? Number.NaN)).toBe(expected);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('the order of versions', () => {
  it.each([
    ['apk', '1.2.3-r0', '1.2.3-r1', -1],
    ['npm', '1.10.0', '1.9.0', 1],
    ['golang', 'v1.2.3', 'v1.2.4', -1],
    ['cargo', '1.0.0-rc.1', '1.0.0', -1],
    ['deb', '1.0-1', '1.0-2', -1],
  ])('is known for %s', (type, a, b, order) => {
    expect(Math.sign(compareVersions(type, a, b) ?? Number.NaN)).toBe(order);
  });

  it.each([
    ['pypi', '1.0', '1.1'],
    ['rpm', '1.0-1', '1.0-2'],
    [undefined, '1.0', '1.1'],
    ['npm', 'latest', '1.0.0'],
  ])('is not claimed for %s', (type, a, b) => {
    expect(compareVersions(type, a, b)).toBeUndefined();
  });
});

it.each([
  ['1.2.3', '2.0.0', 'major'],
  ['v1.2.3', 'v1.3.0', 'minor'],
  ['1.2.3-r0', '1.2.3-r1', 'patch'],
  ['1:1.2', '2:1.2', 'major'],
  ['1', '1.1', 'minor'],
  ['20240101', '20250101', 'major'],
  ['abc', '1', undefined],
] as const)('the step from %s to %s is %s', (a, b, step) => {
  expect(stepBetween(a, b)).toBe(step);
});
