// The platform that a file names for a reference, which decides which moves of its tag count.
import { describe, expect, it } from 'vitest';
import { dockerfile } from '../../src/scan/formats/build/dockerfile.js';
import { compose } from '../../src/scan/formats/compose/compose.js';
import { withoutOverlaps } from '../../src/scan/overlaps.js';

function platformsIn(scanner: typeof compose, text: string): readonly (string | undefined)[] {
  const scan = scanner.scan({ path: 'file', text });
  return withoutOverlaps(scan?.occurrences ?? []).map((one) =>
    one.kind === 'image' ? one.platform : one.kind,
  );
}

describe('the platform of a reference', () => {
  it('is that of FROM, if it is literal and a platform', () => {
    const text = ['linux/arm64', '"linux/arm/v7"', '$BUILDPLATFORM', 'amd64', 'linux/nothing']
      .map((platform, at) => `FROM --platform=${platform} node:${at}\n`)
      .join('');
    expect(platformsIn(dockerfile, `${text}FROM node:9\n`)).toEqual([
      'linux/arm64',
      'linux/arm/v7',
      ...[undefined, undefined, undefined, undefined],
    ]);
  });

  it('is not known where one text is used for several', () => {
    const both = (flag: string) =>
      `ARG BASE=node:20\nFROM --platform=linux/arm64 $BASE AS a\nFROM ${flag}$BASE\n`;
    expect(platformsIn(dockerfile, both(''))).toEqual([undefined]);
    expect(platformsIn(dockerfile, both('--platform=linux/amd64 '))).toEqual([undefined]);
    expect(platformsIn(dockerfile, both('--platform=linux/arm64 '))).toEqual(['linux/arm64']);
  });

  it('is that of a service of Compose', () => {
    const service = (name: string, image: string, platform: string) =>
      `  ${name}:\n    image: ${image}\n${platform === '' ? '' : `    platform: ${platform}\n`}`;
    const shared = `services:\n${service('a', '&i node:20', 'linux/arm64')}${service('b', 'node:22', '')}`;
    expect(platformsIn(compose, shared)).toEqual(['linux/arm64', undefined]);
    expect(platformsIn(compose, shared + service('c', '*i', 'linux/arm64'))).toEqual([
      'linux/arm64',
      undefined,
    ]);
    expect(platformsIn(compose, shared + service('c', '*i', ''))).toEqual([undefined, undefined]);
    expect(platformsIn(compose, shared + service('c', '*i', '$P'))).toEqual([undefined, undefined]);
  });
});
