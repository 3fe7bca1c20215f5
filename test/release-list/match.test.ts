// Which release a tag names: real tags of official images, and tags that only look like a version.
import { describe, expect, it } from 'vitest';
import { baseOf, releaseOf } from '../../src/clients/release-list/ends.js';
import type { Release } from '../../src/clients/release-list/list.js';

const releases = (...names: readonly string[]): readonly Release[] =>
  names.map((name) => {
    const [version = '', codename] = name.split(' = ');
    return codename === undefined ? [version, '', false] : [version, '', false, codename];
  });
const named = (tag: string, ...names: readonly string[]) => releaseOf(tag, releases(...names))?.[0];

describe('the release that a tag names', () => {
  it.each([
    ['16-alpine', '16', ['14', '16', '18']],
    ['16', '16', ['14', '16', '18']],
    ['22.3.1', '22', ['2', '22']],
    ['3.9.18-slim', '3.9', ['3.10', '3.9', '3']],
    ['v2.10.1', '2.10', ['2.1', '2.10', '2']],
    ['11.22-bookworm', '11', ['11', '1']],
    ['8u292-b10-jdk', '8', ['8', '11']],
    ['17.0.2_8-jdk', '17', ['17']],
    ['jammy-20230816', '22.04', ['22.04 = Jammy Jellyfish', '20.04 = Focal Fossa']],
    ['bookworm-slim', '12', ['12 = Bookworm']],
    ['4.0.10-debian-9', '4.0', ['4.0', '4', '9']],
  ])('%s → %s', (tag, release, names) => {
    expect(named(tag, ...names)).toBe(release);
  });

  it.each([
    ['3.10', ['3.1']],
    ['3', ['3.9', '3.10']],
    ['latest', ['1', '2']],
    ['4f3a2b1', ['4']],
    ['12ab', ['1', '12']],
    ['1.2ab', ['1', '1.2']],
    ['20230816', ['20', '2023']],
    ['alpine-v15.0', ['15']],
    ['nightly', ['1 = Nightly Build Two'].map((name) => name.replace('Nightly', 'Other'))],
    ['', ['1']],
    [`1.${'0'.repeat(200)}`, ['1']],
  ])('%s names none', (tag, names) => {
    expect(named(tag, ...names)).toBeUndefined();
  });

  it('names of releases that are no versions are never prefixes', () => {
    expect(named('13.0-sp3-acp', '13.0-sp3', '13.0-sp3-acp')).toBeUndefined();
  });
});

describe('the distribution that a tag names', () => {
  it.each([
    ['22-bookworm-slim', 'debian', 'bookworm'],
    ['bookworm', 'debian', 'bookworm'],
    ['3.9.2-alpine3.16', 'alpine-linux', '3.16'],
    ['7.0.5-debian-11-r7', 'debian', '11'],
    ['1.0-debian12', 'debian', '12'],
    ['8.0-ubuntu22.04', 'ubuntu', '22.04'],
    ['17-jre-focal', 'ubuntu', 'focal'],
  ])('%s → %s %s', (tag, product, release) => {
    expect(baseOf(tag)).toEqual({ product, release });
  });

  it.each([
    '22-alpine',
    '22',
    '3.9-slim',
    'alpine',
    'v1-precise',
    'busterjangle',
    'debian',
    '1-debian',
    '1-alpine-3',
    'x-alpine3.16rc',
  ])('%s names none', (tag) => {
    expect(baseOf(tag)).toBeUndefined();
  });
});
