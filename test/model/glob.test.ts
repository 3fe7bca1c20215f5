// Globs over paths: they mean what the usual library means, and none of them is slow.
import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { isPathGlob, pathMatcher } from '../../src/model/glob.js';
import { runs } from '../seed.js';

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
    ['*a*a*a*a*ab', 'a'.repeat(128)],
    [`${'*a'.repeat(400)}b`, 'a'.repeat(1000)],
    [`${'**/a/'.repeat(150)}b`, 'a/'.repeat(500)],
    ['{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}*b', 'a'.repeat(4000)],
    [`[${'a-z'.repeat(300)}]*b`, 'a'.repeat(4000)],
  ])('takes linear time for %s', (glob, path) => {
    expect(isPathGlob(glob)).toBe(true);
    const started = performance.now();
    expect(pathMatcher([glob])(path)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
