// Globs seen from a subfolder select the same files as before, whatever the glob, the folder and the file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globsBelow, isPathGlob, pathMatcher } from '../../src/model/globs/glob.js';
import { runs } from '../sample.js';

describe('globs below a folder', () => {
  it.each([
    ['services/api/Dockerfile', ['Dockerfile']],
    ['services/*/deploy/**', ['deploy/**']],
    ['services/**', ['**']],
    ['**/Dockerfile', ['**/Dockerfile']],
    ['**/api/*.yml', ['**/api/*.yml', '*.yml']],
    ['{services,tools}/{api,web}/[!a-c]?.yml', ['[!a-c]?.yml']],
    ['services/api/\\*\\{x', ['\\*\\{x']],
    ['services/web/**', []],
    ['Dockerfile', []],
    ['services/api', []],
  ])('%s', (glob, expected) => expect(globsBelow([glob], 'services/api')).toEqual(expected));

  it('are the same at the root, and each is given once', () => {
    expect(globsBelow(['a/**', '[x'], '')).toEqual(['a/**', '[x']);
    expect(globsBelow(['a/*', '{a,b}/*'], 'a')).toEqual(['*']);
  });

  it('select the same files', () => {
    const pieces = fc.constantFrom(
      'a',
      'b',
      '(',
      '\\*',
      '*',
      '?',
      '/',
      '**/',
      '/**',
      '[ab]',
      '[^a]',
      '{a,b/*}',
      '{b/**,a}',
    );
    const globs = fc
      .array(pieces, { maxLength: 8 })
      .map((parts) => parts.join(''))
      .filter(isPathGlob);
    const name = fc.constantFrom('a', 'b', 'ab', '(', '*', 'a(b');
    const names = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(globs, names, names, (glob, folder, file) => {
        const below = globsBelow([glob], folder);
        expect(below.filter((one) => !isPathGlob(one))).toEqual([]);
        expect(pathMatcher(below)(file)).toBe(pathMatcher([glob])(`${folder}/${file}`));
      }),
      { numRuns: runs(2000) },
    );
  });
});
