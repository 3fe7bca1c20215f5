// The grade of a change: each reason alone, what is quiet, and that the unknown is never called quiet.
import { describe, expect, it } from 'vitest';
import {
  configurationKey,
  type ImageDescription,
  type InstalledPackage,
  type PlatformDescription,
  packageKey,
} from '../../src/forecast/description.js';
import { compareSources, forecastOf } from '../../src/forecast/forecast.js';
import { holdReasons } from '../../src/forecast/hold.js';
import { platformsNamed } from '../../src/forecast/read.js';
import { buildsBetween } from '../../src/forecast/skipped-builds.js';
import type { TagHistory } from '../../src/model/judgement/fact.js';
import { digest, image } from '../build.js';

interface Content {
  readonly configuration?: Readonly<Record<string, string>>;
  readonly packages?: readonly string[] | undefined;
  /** Letters of their digests. */
  readonly layers?: string;
}

const base: Content = {
  configuration: {
    user: 'app',
    'env PATH': '/bin',
    'env NODE_VERSION': '22.1.0',
    'port 80/tcp': '',
    cmd: '["a"]',
  },
  packages: ['apk busybox 1.36.1-r0', 'apk musl 1.2.5-r0', 'apk zlib 1.3.0-r0', 'pypi rich 1.0'],
};

const unknown = { unknown: { cause: 'timeout', message: 'It took too long' } };

function platform(
  letter: string,
  { configuration = {}, packages, layers = '' }: Content,
): PlatformDescription {
  const installed = packages?.map((text): InstalledPackage => {
    const [type = '', name = '', version = ''] = text.split(' ');
    return { type, name, version, origins: [] };
  });
  return {
    digest: digest(letter),
    configuration: { value: new Map(Object.entries(configuration)) },
    layers: { value: [...layers].map((one) => ({ digest: digest(one), size: 1 })) },
    packages:
      installed === undefined ? unknown : { value: new Map(installed.map((one) => [packageKey(one), one])) },
  };
}

function described(letter: string, content: Content, platforms: readonly string[]): ImageDescription {
  const all = platforms.map((name) => [name, platform(letter, content)] as const);
  return { digest: digest(letter), platforms: { value: new Map(all) } };
}

const amd64 = ['linux/amd64'];

function graded(
  to: Content,
  { wanted = [] as string[], platforms = amd64, from = base, before = amd64 } = {},
) {
  const pair = { from: described('a', from, before), to: described('b', to, platforms) };
  return forecastOf(pair, {
    image: image('docker.io/library/node:22'),
    wanted,
    advisories: [],
    policy: { ignoreStatus: [] },
  });
}

const reasons = (one: ReturnType<typeof graded>) => one.reasons.map(({ grade, text }) => `${grade}: ${text}`);
const packages = (...changed: readonly string[]) => {
  const names = changed.map((text) => text.split(' ')[1]);
  return [...(base.packages ?? []).filter((text) => !names.includes(text.split(' ')[1])), ...changed];
};
const set = (more: Readonly<Record<string, string | undefined>>): Content => ({
  ...base,
  configuration: Object.fromEntries(
    Object.entries({ ...base.configuration, ...more }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>,
});

describe('a change is breaking where', () => {
  it.each<[string, Content]>([
    ['The user changed from app to root (none is set)', set({ user: undefined })],
    ['The user changed from app to 0:0', set({ user: '0:0' })],
    ['The entrypoint changed', set({ entrypoint: '["b"]' })],
    ['The default command changed', set({ cmd: undefined })],
    ['No longer exposed: port 80/tcp', set({ 'port 80/tcp': undefined })],
    ['No longer set: environment variable PATH', set({ 'env PATH': undefined })],
    [
      'The new image has no shell',
      { ...base, packages: (base.packages ?? []).filter((one) => !one.includes('busybox')) },
    ],
    [
      'The C library changed from musl to glibc',
      {
        ...base,
        packages: packages('apk musl-none 1', 'apk glibc 2.40-r0').filter(
          (one) => !one.startsWith('apk musl '),
        ),
      },
    ],
    ['The major version of node changed from 22.1.0 to 23.0.0', set({ 'env NODE_VERSION': '23.0.0' })],
  ])('%s', (text, to) => {
    const forecast = graded(to);
    expect(forecast.grade).toBe('breaking');
    expect(reasons(forecast)).toContain(`breaking: ${text}`);
  });

  it('a platform is gone that the repository builds for, or that nobody says it does not', () => {
    const before = ['linux/amd64', 'linux/arm64/v8', 'linux/s390x'];
    const gone = graded(base, { before });
    expect(reasons(gone)).toEqual(['breaking: The new digest has no image for linux/arm64/v8, linux/s390x']);
    expect(graded(base, { before, wanted: ['linux/amd64'] }).grade).toBe('notable');
    expect(graded(base, { before, wanted: ['linux/arm64'] }).grade).toBe('breaking');
  });
});

describe('a change is notable where', () => {
  it.each<[string, Content]>([
    ['The user changed from app to web', set({ user: 'web' })],
    ['The version of node changed from 22.1.0 to 22.2.0', set({ 'env NODE_VERSION': '22.2.0' })],
    ['Changed value: environment variable MODE', set({ 'env MODE': 'b' })],
    ['Working directory added', set({ workdir: '/srv' })],
    ['Changed value: environment variable PATH', set({ 'env PATH': '/tmp:/bin' })],
    ['Environment variable added: LD_PRELOAD', set({ 'env LD_PRELOAD': '/tmp/a.so' })],
    ['Health check added', set({ healthcheck: '{"Test":["CMD","true"]}' })],
    ['Build trigger (`ONBUILD`) added', set({ onbuild: '["RUN curl https://example.com"]' })],
    ['Shell of builds (`SHELL`) added', set({ shell: '["/bin/bash"]' })],
    ['Port added: 81/tcp', set({ 'port 81/tcp': '' })],
    [
      'Removed: 1 package (zlib)',
      { ...base, packages: (base.packages ?? []).filter((one) => !one.includes('zlib')) },
    ],
    ['Added: 1 package (curl)', { ...base, packages: packages('apk curl 8.0.0-r0') }],
    ['Older version: 1 package (zlib)', { ...base, packages: packages('apk zlib 1.2.9-r0') }],
    ['More than a patch version: 1 package (zlib)', { ...base, packages: packages('apk zlib 1.4.0-r0') }],
    [
      'Changed to a version that cannot be compared with the old one: 1 package (rich)',
      { ...base, packages: packages('pypi rich 1.0.1') },
    ],
  ])('%s', (text, to) => {
    const from = text.includes('MODE') ? set({ 'env MODE': 'a' }) : base;
    const forecast = graded(to, { from });
    expect([forecast.grade, reasons(forecast)]).toEqual(['notable', [`notable: ${text}`]]);
  });
});

it('a change is quiet where only patch versions, labels and checksums change', () => {
  const to = set({
    'env NODE_VERSION': '22.1.9',
    'env NODE_SHA256': 'b',
    'env YARN_VERSION': '1.22.0',
    'label version': '2',
    created: '2026',
  });
  expect(graded({ ...to, packages: packages('apk zlib 1.3.1-r4') })).toMatchObject({
    grade: 'quiet',
    reasons: [],
  });
});

describe('a change is quiet by the content alone', () => {
  const newer = { ...base, packages: packages('apk zlib 1.3.1-r4') };

  it('not by an SBOM that says of other layers what it said of the old ones', () => {
    const from = { ...base, layers: 'cd' };
    for (const layers of ['ce', 'cde', 'dc', 'c', '']) {
      const forecast = graded({ ...base, layers }, { from });
      expect(forecast.grade).toBe('unknown');
      expect(forecast.unknown).toContainEqual({
        about: 'layers',
        platforms: amd64,
        cause: 'not-stated',
        message: expect.stringContaining('The layers differ, but the SBOMs of both digests list the same'),
      });
    }
    expect(graded({ ...set({ user: 'web' }), layers: 'ce' }, { from }).grade).toBe('unknown');
    expect(graded({ ...set({ user: 'root' }), layers: 'ce' }, { from }).grade).toBe('breaking');
  });

  it('where the layers are the same, or the SBOM says what changed in them', () => {
    const from = { ...base, layers: 'cd' };
    expect(graded({ ...set({ created: '2026' }), layers: 'cd' }, { from }).grade).toBe('quiet');
    expect(graded({ ...newer, layers: 'ce' }, { from }).grade).toBe('quiet');
  });

  it('only if a platform was looked at that matters', () => {
    const unread = { unknown: { cause: 'not-compared', message: 'This platform was not selected' } };
    const other = (letter: string): ImageDescription => {
      const all = { configuration: unread, layers: unread, packages: unread };
      return {
        digest: digest(letter),
        platforms: { value: new Map([['linux/s390x', { digest: digest(letter), ...all }]]) },
      };
    };
    const gradedOf = (from: ImageDescription, to: ImageDescription, wanted: readonly string[]) =>
      forecastOf({ from, to }, { image: image('a:1'), wanted, advisories: [], policy: { ignoreStatus: [] } });
    const unseen = gradedOf(other('a'), other('b'), ['linux/amd64']);
    expect(unseen.grade).toBe('unknown');
    expect(unseen.unknown.map(({ message }) => message)).toContain(
      'No platform that this repository builds for (linux/amd64) is in both digests',
    );
    expect(gradedOf(described('a', base, []), described('b', base, []), []).grade).toBe('unknown');
    const same = (letter: string) => ({ ...described('a', base, amd64), digest: digest(letter) });
    expect(gradedOf(same('c'), same('d'), ['linux/amd64']).grade).toBe('quiet');
    expect(gradedOf(same('c'), same('d'), ['linux/arm64']).grade).toBe('unknown');
  });
});

it('a change is unknown, not quiet or notable, where a part is not known', () => {
  expect(graded({ ...base, packages: undefined }).grade).toBe('unknown');
  expect(graded({ ...set({ user: 'web' }), packages: undefined }).grade).toBe('unknown');
  expect(graded({ ...set({ user: 'root' }), packages: undefined }).grade).toBe('breaking');
  const image404 = { digest: digest('b'), platforms: unknown };
  const context = { image: image('a:1'), wanted: [], advisories: [], policy: { ignoreStatus: [] } };
  expect(forecastOf({ from: described('a', base, amd64), to: image404 }, context).grade).toBe('unknown');
});

describe('the commits of two images', () => {
  const label = (name: string) => configurationKey('label', `org.opencontainers.image.${name}`);
  const labels = (source: string, revision: string) =>
    new Map([
      [label('source'), source],
      [label('revision'), revision],
    ]);
  const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
  const linked = (source: string, from = a, to = b) =>
    compareSources([{ from: labels(source, from), to: labels(source, to) }]).source?.compare;

  it.each([
    ['https://github.com/acme/app', `https://github.com/acme/app/compare/${a}...${b}`],
    ['https://github.com/acme/app.git/', undefined],
    ['https://github.com/acme/app.git', `https://github.com/acme/app/compare/${a}...${b}`],
    ['https://gitlab.com/acme/team/app', `https://gitlab.com/acme/team/app/-/compare/${a}...${b}`],
    ['https://github.com/acme/../evil', undefined],
    ['https://github.com.evil.example/acme/app', undefined],
    ['https://user:pw@github.com/acme/app', undefined],
    ['http://github.com/acme/app', undefined],
    ['javascript:alert(1)', undefined],
    ['https://github.com/acme/app)](https://evil.example', undefined],
  ])('%s', (source, link) => {
    expect(linked(source)).toBe(
      source.endsWith('.git/') ? `https://github.com/acme/app/compare/${a}...${b}` : link,
    );
  });

  it('are no link unless both are commits', () => {
    expect(linked('https://github.com/acme/app', 'main', b)).toBeUndefined();
    expect(linked('https://github.com/acme/app', a, `${b}?x=1`)).toBeUndefined();
  });

  it('say that an image was only rebuilt, unless platforms disagree or the source moved', () => {
    const one = { from: labels('https://x', a), to: labels('https://x', a) };
    expect(compareSources([one]).rebuildOnly).toBe(true);
    expect(compareSources([one, { from: one.from, to: labels('https://x', b) }]).rebuildOnly).toBeUndefined();
    const moved = compareSources([{ from: labels('https://x', a), to: labels('https://y', a) }]);
    expect([moved.rebuildOnly, moved.hasMoved]).toEqual([undefined, true]);
    expect(compareSources([{ from: new Map(), to: new Map() }])).toEqual({ hasMoved: false });
  });
});

describe('the builds between two digests', () => {
  const history = (letters: string, more: Partial<TagHistory> = {}): TagHistory => ({
    ...{ registry: 'r', repository: 'p', tag: 't', complete: true },
    intervals: [...letters].map((letter, at) => ({ digest: digest(letter), since: at * 10 })),
    ...more,
  });
  const between = (letters: string, from: string, to: string, more: Partial<TagHistory> = {}) =>
    buildsBetween(history(letters, more), digest(from), digest(to))?.builds.map((one) => one.digest[7]);

  it.each([
    ['abc', 'a', 'c', ['b']],
    ['abcbd', 'a', 'd', ['b', 'c']],
    ['abac', 'a', 'c', []],
    ['ab', 'b', 'a', undefined],
    ['ab', 'c', 'b', undefined],
  ])('of %s from %s to %s are %s', (letters, from, to, expected) => {
    expect(between(letters, from, to)?.sort()).toEqual(expected);
  });

  it('are only known where no record can be missing', () => {
    const complete = false;
    expect(between('abc', 'a', 'c', { complete })).toBeUndefined();
    expect(between('abc', 'a', 'c', { complete, known: [{ from: 0, to: 21 }] })).toEqual(['b']);
    expect(between('abc', 'a', 'c', { complete, known: [{ from: 5, to: 21 }] })).toBeUndefined();
    expect(
      between('abc', 'a', 'c', {
        complete,
        known: [
          { from: 0, to: 15 },
          { from: 15, to: 30 },
        ],
      }),
    ).toBeUndefined();
  });
});

describe('the platforms that a repository names', () => {
  it.each([
    ['FROM --platform=linux/arm64 a:1', ['linux/arm64']],
    ['platforms: linux/amd64,linux/arm/v7', ['linux/amd64', 'linux/arm/v7']],
    ['platforms = ["linux/amd64", "windows/amd64"]', ['linux/amd64', 'windows/amd64']],
    ['FROM --platform=$BUILDPLATFORM a:1', []],
    ['cp bin/linux/amd64/tool https://x/linux/arm64/y', []],
    ['linux/amd640 xlinux/amd64', []],
  ])('%s', (text, expected) => {
    expect(platformsNamed([text])).toEqual(expected);
  });
});

describe('what is held', () => {
  const forecast = graded(base, { before: ['linux/amd64', 'linux/arm64'] });

  it('is nothing without a rule', () => {
    expect(holdReasons(forecast, [], [])).toEqual([]);
  });

  it('is a lost platform that is wanted', () => {
    expect(holdReasons(forecast, ['platform-lost'], [])).toEqual(['it would lose linux/arm64']);
    expect(holdReasons(forecast, ['platform-lost'], ['linux/amd64'])).toEqual([]);
  });

  it('is what nobody can rule out, but not the advisories of another registry', () => {
    const blind = {
      ...forecast,
      unknown: [{ about: 'packages' as const, cause: 'no-sbom', message: 'No SBOM' }],
    };
    expect(holdReasons(blind, ['introduces'], [])[0]).toContain('No SBOM');
    const elsewhere = { about: 'advisories' as const, cause: 'no-platform', message: 'Elsewhere' };
    expect(holdReasons({ ...blind, unknown: [...blind.unknown, elsewhere] }, ['introduces'], [])).toEqual([]);
  });
});
