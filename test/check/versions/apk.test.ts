// Order of apk versions: pairs whose order apk itself defines, and what makes an order one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFixed } from '../../../src/advisories/match.js';
import { compareApk } from '../../../src/advisories/versions/apk.js';

// The verdicts are those of apk-tools' own test data: https://gitlab.alpinelinux.org/alpine/apk-tools (test/unit/version.data).
const pairs = `
0.01 < 0.06; 0.1.0_alpha < 0.1.3_alpha; 0.1.0_alpha2 > 0.1.0_alpha
0.1.0_alpha_pre2 < 0.1.0_alpha; 0.10.0-r1 > 0.10.0; 0.10.1 < 4.3_p2-r1; 0.10.1_rc1 > 0.9.11
0.13_beta1 < 0.13_beta2; 0.13_beta3 < 0.13_beta4; 0.13_beta5 > 0.9.12; 0.15.1b < 2.5.7
0.1_pre20060817 < 1.0.3; 0.2.0-r1 < 0.2.1; 0.2.0-r1 = 0.2.0-r1; 0.20070207_rc1 < 1.0
0.5.0 < 1.1.2; 0.68-r3 < 1.0.0; 0.7.0 < 1.2.13; 0.78-r3 > 0.3.2; 0.8_beta1 < 0.8_beta2
0.9-r1 > 0.8-r1; 0.9.13 > 0.9.12; 0.9.16 > 0.3-r2; 0.9.16-r1 < 3.9_pre20060124
0.9.8c-r1 < 0.9.8d; 0.98 < 1.00; 1.0-r1 > 0.15.1b; 1.0.0 < 1.2.2-r1
1.0.0_pre20191002222144-r0 < 1.0.0_pre20210530193627-r0; 1.0.1 < 1.06-r1; 1.0.1 < 7.0-r2
1.0.1 = 1.0.1; 1.0.2 < 5.52-r1; 1.0.2 > 1.0.1; 1.0.3 > 1.0.2; 1.0.5 < 1.4_p12-r2; 1.0.5 < 8
1.02.07 < 1.02.10-r1; 1.03-r1 < 1.12.12-r2; 1.05-r18 < 1.05-r19; 1.05-r4 < 5.28.0
1.06-r2 > 0.15.1b-r2; 1.06-r6 < 006; 1.07 < 1.19; 1.07-r1 < 1.07.5; 1.0_p10-r0 > 1.0_p9-r0
1.0~1234 < 1.0~2345; 1.0~1234-r1 < 1.0~2345-r0; 1.0~1234-r1 > 1.0~1234-r0; 1.1 > 1.1_alpha1
1.1.0 > 0.1.1; 1.1.0-r2 > 0.3; 1.1.1 = 1.1.1; 1.1.1-r3 > 0.3.4_pre20061029; 1.1.12 < 1.1.13
1.1.12 > 1.1.7; 1.1.3-r1 < 1.1.3-r2; 1.1a < 1.3a; 1.2.07.8 < 1.2.12.04; 1.2.12.05 < 1.3.3
1.2.18 < 1.5.11-r2; 1.2.2 < 2.04; 1.2.3 < 4.2.5; 1.2.3-r1 > 1.2.3; 1.2.5_rc2 > 0.1
1.2.8 < 1.2.9.1-r1; 1.3-r0 < 1.3.1-r0; 1.3.0-r1 < 3.11; 1.3.5-r1 < 1.3.5-r4
1.39 > 1.00_beta2; 1.3_alpha < 1.3_alpha2; 1.3_alpha8 > 0.6.0; 1.3_pre1-r1 < 1.3.2
1.4.2 > 1.1.1; 1.4_p12-r5 > 1.1; 1.5.0 > 0.9.2; 1.6.8_p12-r1 > 1.6.8_p9-r2
1.60-r11 < 1.60-r12; 1.7 < 1.7b; 1.8 < 2.11-r1; 1.8.3-r3 < 4.1; 1.8.4-r3 < 1.8.5
1.8.5_p2 > 1.1.3; 2.0.6 = 2.0.6; 2.01 < 3.9.10; 2.02-r1 > 1.5.0-r1; 2.02.10 < 2.8.5-r3
2.1.0-r2 < 2.9.3-r1; 2.10.1 > 02.08.01b; 2.16.1-r3 = 2.16.1-r3; 2.1_pre26 > 0.2.3-r2
2.2.0-r1 < 2.2.3-r2; 2.3 < 2.17-r3; 2.3.0b-r1 < 2.3.0b-r2; 2.34 > 0.1.0_alpha
2.4.4-r4 < 3.0.3-r5; 2.5.1a-r1 > 1.19.2-r1; 2.6.1 > 2.6; 2.6.26 < 2.6.27
2.9.11_pre20051101 < 2.9.11_pre20061021-r1; 2.9.11_pre20051101-r2 < 2.9.11_pre20051101-r3
2.9.11_pre20061021-r2 < 5.36-r1; 20030719 > 4.01; 20040401 > 2.0.0_rc3-r1
20050718-r1 < 20050718-r2; 20061003 > 0.1_pre20060810; 22.7 > 2.1_pre20; 3.0.0-r2 < 021109-r3
3.0.24 = 3.0.24; 3.1_p16 < 3.1_p17; 3.2.7 > 0.3.1_rc8; 3.7_p1 > 1.3; 3.81 > 1.6d
3.9.4-r3 < 3.9.5-r2; 3.9.8-r5 > 2.01.01_alpha10; 4 > 0.7.3-r2; 4.2.5 < 4.3.2-r2
4.2.52_p2-r1 < 4.2.52_p4-r2; 4.3_p2-r5 < 4.4_p1-r6; 4.5.14 > 4.09-r1; 4.5_p1-r1 > 4.5_p1
4.77 > 0.17; 5.1 > 2.02.06; 5.1.6-r4 < 5.1.6-r6; 5.7-r3 > 5.1_p4; 6.0_p1 > 6.0
6.0_pre1 < 6.0; 6.1_p1 > 6.1; 6.1_pre1 < 6.1; 7.0.174 > 1.0.1; 7.15.1-r1 > 1.02
8.0.12 > 8.0.9; 8.2.0 < 8.2.001; 8.2.0015 < 8.2.002
`
  .split(/[;\n]/)
  .map((pair) => pair.trim().split(' '))
  .filter((pair) => pair.length === 3);

describe('apk', () => {
  it.each(pairs)('%s %s %s', (a = '', order, b = '') => {
    const sign = { '<': -1, '=': 0, '>': 1 }[order ?? ''];
    expect(Math.sign(compareApk(a, b) ?? Number.NaN)).toBe(sign);
    expect(Math.sign(compareApk(b, a) ?? Number.NaN)).toBe(0 - (sign ?? 0));
  });

  it.each([
    ...['0.1bc', '0.1bc1', '0.1a1', '0.1a.1', '0.1_pre2~', '0.1_pre2~1234xbcd', '0.1_pre2~1234abcd_pre1'],
    ...['0.1_pre2-r1~1234xbcd', '0.1_foobar', '0.1_foobar1', '0.1-pre1.1', '0.1-r', '0.1-r2_pre1'],
    ...[
      '0.1-r2-r3',
      '0.1-r2.1',
      '.1',
      'a',
      '_pre1',
      '-r1',
      '',
      '0.1_',
      '0.1_-r0',
      '0.1__alpha',
      '0.1_1_alpha',
    ],
    ...['0.1_constructor', '1'.repeat(300), '1.0\n'],
  ])('%j is no version, so nothing is known', (version) => {
    expect(compareApk(version, '1.0')).toBeUndefined();
    expect(compareApk('1.0', version)).toBeUndefined();
  });

  const version = fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 20 }).map(String), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '', 'a', 'b'),
      fc.constantFrom('', '', '_alpha', '_rc1', '_p', '_git20240101', '_p1_pre2'),
      fc.constantFrom('', '', '~12ab'),
      fc.constantFrom('', '-r0', '-r1', '-r10'),
    )
    .map(([numbers, ...rest]) => numbers.join('.') + rest.join(''));

  it('is an order: the same both ways, and it carries over', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const [ab, ba, bc, ac] = [compareApk(a, b), compareApk(b, a), compareApk(b, c), compareApk(a, c)];
        if (ab === undefined || ba === undefined || bc === undefined || ac === undefined) return false;
        const carries = !(ab <= 0 && bc <= 0) || ac <= 0;
        return Math.sign(ab) === 0 - Math.sign(ba) && carries && compareApk(a, a) === 0;
      }),
    );
  });
});

describe('isFixed', () => {
  it.each([
    ['apk', '1.3.1-r5', '1.3.1-r5', 'fixed'],
    ['apk', '1.3.1-r4', '1.3.1-r5', 'affected'],
    ['apk', '1.3.2_rc1-r0', '1.3.1-r5', 'fixed'],
    ['apk', '1.0', '0', 'fixed'],
    ['apk', 'latest', '1.0', 'unknown'],
    ['apk', undefined, '1.0', 'unknown'],
    ['npm', '4.17.21', '4.17.21', 'fixed'],
    ['npm', '4.17.21-rc.1', '4.17.21', 'affected'],
    ['npm', '^4.17.21', '4.17.21', 'unknown'],
    ['npm', '4.17.21', '4.17', 'unknown'],
    ['npm', '4.17.21', '4.17.21+cgr.1', 'unknown'],
    ['npm', '4.17.21+cgr.1', '4.17.21+cgr.1', 'fixed'],
    ['npm', '4.17.22', '4.17.21+cgr.1', 'fixed'],
    ['deb', '1.0-1', '1.0-2', 'unknown'],
    [undefined, '2.0', '1.0', 'unknown'],
  ] as const)('%s %s, fixed in %s: %s', (type, version, fixedVersion, expected) => {
    const component = {
      ...(type === undefined ? {} : { type }),
      ...(version === undefined ? {} : { version }),
    };
    expect(isFixed(component, fixedVersion)).toBe(expected);
  });
});
