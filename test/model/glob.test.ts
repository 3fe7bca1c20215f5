// Globs over paths and names: they mean what the usual library means, and what they take is counted.
import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { isPathGlob, pathMatcher } from '../../src/model/globs/glob.js';
import type { Work } from '../../src/model/globs/glob-matcher.js';
import { nameMatcher } from '../../src/model/globs/name-glob.js';
import { runs } from '../sample.js';

describe('a glob over paths', () => {
  it.each([
    ['deploy/**', 'deploy/a/b.yml', true],
    ['deploy/**', 'deployed/a', false],
    ['**/Dockerfile', 'Dockerfile', true],
    ['**/Dockerfile', 'a/b/Dockerfile', true],
    ['a/**/b', 'a/b', true],
    ['*.yml', 'a/b.yml', false],
    ['**/*.{yml,yaml}', '.github/x.yaml', true],
    ['{a,b/{c,d}}/*', 'b/d/x', true],
    ['./a', 'a', true],
    ['app/(group)/Dockerfile', 'app/(group)/Dockerfile', true],
    ['[a-c]?', 'b1', true],
    ['[!a-c]x', 'bx', false],
    ['\\*', '*', true],
    ['{a}', '{a}', true],
    ['😀?', '😀😀', true],
  ])('%s on %s: %s', (glob, path, expected) => {
    expect(isPathGlob(glob)).toBe(true);
    expect(pathMatcher([glob])(path)).toBe(expected);
  });

  it.each([
    '[a',
    'a]',
    '{a',
    'a}',
    '+(a)',
    '!a',
    '{1..3}',
    '../a',
    '/a',
    '',
    '{a,b}'.repeat(9),
    'a'.repeat(1001),
  ])('refuses %s', (glob) => expect(isPathGlob(glob)).toBe(false));

  it('says what the usual library says', () => {
    const pieces = fc.constantFrom(
      'a',
      'b',
      '.',
      '*',
      '?',
      '/',
      '**/',
      '/**',
      '[ab]',
      '[^a]',
      '{a,b*}',
      '{b/*,a}',
    );
    const globs = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    const name = fc
      .array(fc.constantFrom('a', 'b', '.'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(''));
    const paths = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(globs, paths, (glob, path) => {
        // Empty segments, segments of dots and stars glued to others have no agreed meaning.
        fc.pre(isPathGlob(glob) && !/\/\/|^\/|\/$|\*\*[^/]|[^/]\*\*|\*\?|\?\*/.test(glob));
        fc.pre(!/(?:^|\/)[.*]+(?:\/|$)/.test(glob.replaceAll('**', '')) && !/(?:^|\/)\.+(?:\/|$)/.test(path));
        // A file of the name of the folder is below it here, and there only for some folders.
        fc.pre(!(glob.endsWith('/**') && pathMatcher([glob.slice(0, -3)])(path)));
        expect([glob, path, pathMatcher([glob])(path)]).toEqual([
          glob,
          path,
          picomatch(glob, { dot: true })(path),
        ]);
      }),
      { numRuns: runs(3000) },
    );
  });

  it.each([
    ['a\\/b', 'a/b', true],
    ['a/[!b]c', 'a//c', false],
    ['**/b', 'ab', false],
    ['a/**', 'a', true],
    ['**/a/**/b', 'x/a/b', true],
    ['**/a/**/b', 'a/x/y/b', true],
    ['**/a/**/b', 'xa/b', false],
    ['a**b', 'a/b', false],
    [`${'?'.repeat(40)}*`, 'a'.repeat(40), true],
    [`${'?'.repeat(40)}*`, 'a'.repeat(39), false],
    [`*${'ab'.repeat(40)}*c`, `${'ab'.repeat(60)}c`, true],
    [`${'**/a/'.repeat(40)}b`, `${'a/'.repeat(39)}b`, false],
    [`${'**/a/'.repeat(40)}b`, `${'a/'.repeat(40)}b`, true],
  ])('%s on %s: %s', (glob, path, expected) => expect(pathMatcher([glob])(path)).toBe(expected));

  it('is refused where its alternatives are too long together', () => {
    expect(isPathGlob(`${'{a,b}'.repeat(8)}${'a'.repeat(20)}`)).toBe(true);
    expect(isPathGlob(`${'{a,b}'.repeat(8)}${'a'.repeat(40)}`)).toBe(false);
  });
});

/** What one comparison takes, with all that is made for it. */
const steps = (matcherOf: (glob: string, work: Work) => (text: string) => boolean) => {
  return (glob: string, text: string) => {
    const work = { steps: 0 };
    expect(matcherOf(glob, work)(text)).toBe(false);
    return work.steps;
  };
};
const ofPath = steps((glob, work) => pathMatcher([glob], work));
const ofName = steps(nameMatcher);

describe.each<[string, (times: number) => string, (times: number) => string]>([
  ['stars', (n) => `${'*a'.repeat(40 * n)}*b*`, (n) => 'a'.repeat(100 * n)],
  ['two stars', (n) => `**${'*a'.repeat(40 * n)}*b*`, (n) => `${'a'.repeat(50 * n)}/${'a'.repeat(50 * n)}`],
  ['folders', (n) => `${'**/a/'.repeat(16 * n)}**/b/*`, (n) => 'a/'.repeat(100 * n)],
  ['question marks', (n) => `*${'?'.repeat(80 * n)}*b*`, (n) => 'a'.repeat(100 * n)],
  ['literals', (n) => `*${'ab'.repeat(40 * n)}*c*`, (n) => 'ab'.repeat(100 * n)],
])('a glob of many %s takes steps in proportion to', (_, globOf, textOf) => {
  it.each([
    ['paths', ofPath],
    ['names', ofName],
  ])('its length and that of what it is compared with: %s', (_kind, count) => {
    const least = count(globOf(2), textOf(4));
    expect(least).toBeGreaterThan(0);
    expect(count(globOf(4), textOf(4)) / least).toBeLessThanOrEqual(2.2);
    expect(count(globOf(2), textOf(8)) / least).toBeLessThanOrEqual(2.2);
    // A step is a word of 32 states, so there are far fewer than characters of the one times characters of the other.
    expect(least).toBeLessThan((globOf(2).length * textOf(4).length) / 16);
  });
});

describe('what a glob over paths takes', () => {
  it('grows as its alternatives and its classes do', () => {
    const braces = (n: number) =>
      ofPath(`{${Array.from({ length: n }, (_, at) => `*a*${at}*`).join(',')}}`, 'a'.repeat(200));
    expect(braces(128) / braces(64)).toBeLessThanOrEqual(2.2);
    const classes = (n: number) => ofPath(`*${'[b-z]'.repeat(n)}*`, 'bcdefg'.repeat(40).concat('/'));
    expect(classes(128) / classes(64)).toBeLessThanOrEqual(2.2);
    // Characters that are not ASCII are not remembered.
    expect(ofPath(`*${'[é-ü]'.repeat(100)}*b*`, 'ö'.repeat(400))).toBeLessThan(100 * 400 * 2);
  });

  it('grows as the number of globs does, and most are dismissed by what they begin or end with', () => {
    const count = (globs: readonly string[], path: string) => {
      const work = { steps: 0 };
      expect(pathMatcher(globs, work)(path)).toBe(false);
      return work.steps;
    };
    const worst = (n: number) => Array.from({ length: n }, (_, at) => `${'*a'.repeat(40)}*${at}x*`);
    expect(count(worst(100), 'a'.repeat(200)) / count(worst(50), 'a'.repeat(200))).toBeLessThanOrEqual(2.2);
    const folders = Array.from({ length: 100 }, (_, at) => `services/app${at}/**`);
    expect(count(folders, 'services/web/Dockerfile')).toBe(100);
    const extensions = Array.from({ length: 100 }, (_, at) => `**/*.x${at}y`);
    expect(count(extensions, 'services/web/Dockerfile')).toBe(0);
  });

  it.each([
    ['{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}*b', 'a'.repeat(4000)],
    [`[${'a-z'.repeat(300)}]*b`, 'a'.repeat(4000)],
  ])('is little for %s', (glob, path) => expect(ofPath(glob, path)).toBeLessThan(20_000));
});
