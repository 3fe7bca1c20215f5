// Which release a tag names: real tags of official images, and tags that only look like a version.
import { describe, expect, it } from 'vitest';
import { partsOf, releaseOf } from '../../src/clients/release-list/ends.js';
import type { Release } from '../../src/clients/release-list/list.js';

const releases = (...names: readonly string[]): readonly Release[] =>
  names.map((name) => {
    const [version = '', codename] = name.split(' = ');
    return codename === undefined ? [version, false] : [version, false, codename];
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
    ['3.9.0rc1', '3.9', ['3.9', '3.10']],
    ['3.13.0a6-slim', '3.13', ['3.13']],
    ['17beta3', '17', ['17']],
    ['lts-iron-slim', '20', ['20 = iron', '18 = hydrogen']],
    ['enterprise-6.6.0', '6.6', ['6.6', '6.5']],
    ['5-alpine', '5.0', ['5.0', '6.0', '6.2']],
    ['6', '6', ['5.0', '6.0', '6.2', '7.0']],
  ])('%s → %s', (tag, release, names) => {
    expect(named(tag, ...names)).toBe(release);
  });

  it.each([
    ['3.10', ['3.1']],
    ['3', ['3.9', '3.10']],
    ['latest', ['1', '2']],
    ['4f3a2b1', ['4']],
    ['6', ['5.0', '6.0', '6.2']],
    ['11', ['11.0']],
    ['3.9', ['3.10', '4']],
    ['12ab', ['1', '12']],
    ['12b34', ['12']],
    ['12rc', ['12']],
    ['cli-2.8', ['2', '2.8']],
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

describe('the line of releases that a tag names', () => {
  const ends = (line: string, ...members: readonly (string | boolean)[]) =>
    releaseOf(line, [...members.map((end, minor): Release => [`${line}.${minor}`, end]), ['99', false]])?.[1];

  it('ends with the last of them', () => {
    expect(ends('5', '2020-01-01', '2022-01-01', '2021-01-01')).toBe('2022-01-01');
    expect(ends('5', true, '2022-01-01')).toBe('2022-01-01');
    expect(ends('5', true, true)).toBe(true);
    expect(ends('5', '2020-01-01', false)).toBe(false);
  });
});

describe('the distribution and the software that a tag names', () => {
  it.each([
    ['22-bookworm-slim', 'debian bookworm'],
    ['bookworm', 'debian bookworm'],
    ['3.9.2-alpine3.16', 'alpine-linux 3.16'],
    ['1.12.3-erlang-24.1.4-alpine-3.14.2', 'alpine-linux 3.14.2'],
    ['7.0.5-debian-11-r7', 'debian 11'],
    ['1.0-debian12', 'debian 12'],
    ['8.0-ubuntu22.04', 'ubuntu 22.04'],
    ['ubuntu-20.04', 'ubuntu 20.04'],
    ['17-jre-focal', 'ubuntu focal'],
    ['5.8-amazonlinux2', 'amazon-linux 2'],
    ['17-al2023', 'amazon-linux 2023'],
    ['8.0.36-oraclelinux8', 'oracle-linux 8'],
    ['5.4-centos8', 'centos 8'],
    ['php7.4', 'php 7.4'],
    ['6.0-php8.0-fpm-alpine3.16', 'php 8.0, alpine-linux 3.16'],
    ['2.7.1-python3.8', 'python 3.8'],
    ['node16.14.0-chrome99-ff97', 'nodejs 16.14.0'],
    ['2.11.1-pg12', 'postgresql 12'],
    ['3.8-amazoncorretto-16', 'amazon-corretto 16'],
    ['1.27-go1.20.3-bullseye', 'go 1.20.3, debian bullseye'],
    ['bookworm-buster', 'debian bookworm'],
  ])('%s → %s', (tag, found) => {
    expect(
      partsOf(tag)
        .map(({ product, release }) => `${product} ${release}`)
        .join(', '),
    ).toBe(found);
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
    'alpine-3.4',
    'debian-9',
    'node-12',
    'node1',
    '1.0-python-3.1.2',
    'go1',
    'mysql80',
    'php',
  ])('%s names none', (tag) => {
    expect(partsOf(tag)).toEqual([]);
  });
});
