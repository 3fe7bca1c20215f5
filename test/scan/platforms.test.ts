// The platform that a file names for a reference, which decides which moves of its tag count.
import { describe, expect, it } from 'vitest';
import { dockerfile } from '../../src/formats/build/dockerfile.js';
import { compose } from '../../src/formats/compose/compose.js';
import { kubernetes } from '../../src/formats/kubernetes/kubernetes.js';
import { withoutOverlaps } from '../../src/scan/overlaps.js';
import { scanTexts } from './checkout-files.js';

function platformsIn(scanner: typeof compose, text: string): readonly (string | undefined)[] {
  const scan = scanner.scan({ path: 'file', text });
  return withoutOverlaps(scan?.occurrences ?? []).map((one) =>
    one.kind === 'image' ? one.platforms?.join() : one.kind,
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

  it('is not known where another file of the folder may give the service another one', async () => {
    const base = 'services:\n  a:\n    image: node:20\n    platform: linux/arm64\n';
    const platformsBeside = async (name: string, text: string) => {
      const { occurrences } = await scanTexts({ 'compose.yaml': base, [name]: text });
      const own = occurrences.filter(({ at }) => at.file === 'compose.yaml');
      return own.map((one) => (one.kind === 'image' ? one.platforms?.join() : one.kind));
    };
    const other = 'services:\n  a:\n    platform: linux/amd64\n';
    expect(await platformsBeside('compose.override.yaml', other)).toEqual([undefined]);
    expect(await platformsBeside('compose.amd64.yaml', other)).toEqual([undefined]);
    expect(await platformsBeside('compose.override.yaml', 'services:\n  a:\n    tty: true\n')).toEqual([
      'linux/arm64',
    ]);
    expect(await platformsBeside('other/compose.yaml', other)).toEqual(['linux/arm64']);
  });

  const pod = (selector: string, image = 'node:20', more = '') =>
    `apiVersion: v1\nkind: Pod\nspec:\n  nodeSelector: ${selector}\n  containers:\n    - image: ${image}\n${more}`;

  it.each([
    ['{kubernetes.io/arch: arm64, kubernetes.io/os: linux}', 'linux/arm64'],
    ['{"kubernetes.io/arch": s390x}', 'linux/s390x,windows/s390x'],
    // Nothing says which system the nodes have.
    ['{kubernetes.io/arch: amd64}', 'linux/amd64,windows/amd64'],
    ['{kubernetes.io/arch: amd64, kubernetes.io/os: $OS}', undefined],
    ['{kubernetes.io/os: linux}', undefined],
    ['{kubernetes.io/arch: pdp11}', undefined],
    ['{kubernetes.io/arch: amd64, kubernetes.io/arch: arm64}', undefined],
    ['{kubernetes.io/arch: amd64, kubernetes.io/os: "{{ .Values.os }}"}', undefined],
  ])('is that of the nodes of a pod: %s', (selector, platforms) => {
    expect(platformsIn(kubernetes, pod(selector))).toEqual([platforms]);
  });

  it('is not that of the nodes where another pod uses the text', () => {
    const other = '---\napiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: node:20\n';
    const arm64 = '{kubernetes.io/arch: arm64, kubernetes.io/os: linux}';
    expect(platformsIn(kubernetes, pod(arm64) + other)).toEqual(['linux/arm64', undefined]);
    const volume = '  volumes:\n    - image: { reference: *i }\n';
    expect(platformsIn(kubernetes, pod(arm64, '&i node:20', volume))).toEqual([undefined]);
  });

  it('is not that of the nodes where a kustomization names the file, because it may change the selector', async () => {
    const files = { 'base/pod.yaml': pod('{kubernetes.io/arch: arm64}') };
    const platformsWith = async (kustomization: Readonly<Record<string, string>>) => {
      const { occurrences } = await scanTexts({ ...files, ...kustomization });
      return occurrences.map((one) => one.kind === 'image' && one.platforms?.length);
    };
    expect(await platformsWith({})).toEqual([2]);
    expect(await platformsWith({ 'base/kustomization.yaml': 'resources: [pod.yaml]\n' })).toEqual([
      undefined,
    ]);
    expect(await platformsWith({ 'k/kustomization.yaml': 'patches: [{path: ../base/pod.yaml}]\n' })).toEqual([
      undefined,
    ]);
  });
});
