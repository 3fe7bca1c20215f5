// Descriptions of images as fast-check generates them: few names, so that two images share much.
import fc from 'fast-check';
import {
  configurationKey,
  type ImageDescription,
  type InstalledPackage,
  type KnownPart,
  type PlatformDescription,
  packageKey,
} from '../../src/forecast/description.js';
import { digest } from '../build.js';

const digests = fc.constantFrom(...'abcdef0123').map(digest);
const causes = fc.constantFrom('no-sbom', 'timeout', 'not-compared');
const why = causes.map((cause) => ({ cause, message: `It is not known (${cause})` }));

function known<T>(value: fc.Arbitrary<T>): fc.Arbitrary<KnownPart<T>> {
  return fc.oneof(
    { weight: 6, arbitrary: value.map((one) => ({ value: one })) },
    { weight: 1, arbitrary: fc.record({ value, incomplete: why }) },
    { weight: 1, arbitrary: why.map((unknown) => ({ unknown })) },
  );
}

const versions = fc.constantFrom('1.0.0-r0', '1.0.0-r1', '1.2.0-r0', '2.0.0-r0', 'rolling');
const onePackage: fc.Arbitrary<InstalledPackage> = fc
  .record({
    name: fc.constantFrom('busybox', 'musl', 'glibc', 'node', 'zlib', '__proto__'),
    type: fc.option(fc.constantFrom('apk', 'deb', 'npm', 'pypi'), { nil: undefined }),
    version: fc.option(versions, { nil: undefined }),
    origins: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }).map((all) => all.sort()),
  })
  .map(({ name, type, version, origins }) => ({
    name,
    ...(type === undefined ? {} : { type }),
    ...(version === undefined ? {} : { version }),
    origins,
  }));

const setting = fc.record({
  field: fc.constantFrom('env', 'label', 'port', 'volume'),
  name: fc.constantFrom('', 'PATH', 'NODE_VERSION', 'TOKEN', '80/tcp', 'a b'),
  value: fc.constantFrom('', '1', '2.0'),
});
const single = fc.record({
  field: fc.constantFrom('user', 'entrypoint', 'cmd', 'workdir', 'stop-signal', 'created'),
  value: fc.constantFrom('root', 'app', '["/bin/sh"]'),
});
const configuration = fc
  .tuple(fc.array(setting), fc.array(single))
  .map(
    ([named, alone]) =>
      new Map([
        ...named.map(({ field, name, value }) => [configurationKey(field, name), value] as const),
        ...alone.map(({ field, value }) => [configurationKey(field), value] as const),
      ]),
  );

const platform: fc.Arbitrary<PlatformDescription> = fc.record({
  digest: digests,
  configuration: known(configuration),
  layers: known(fc.array(fc.record({ digest: digests, size: fc.nat(1000) }), { maxLength: 4 })),
  packages: known(
    fc.array(onePackage, { maxLength: 12 }).map((all) => new Map(all.map((one) => [packageKey(one), one]))),
  ),
});

const platformName = fc.constantFrom('linux/amd64', 'linux/arm64', 'linux/arm/v7', 'windows/amd64 #2');

/** Any image, known in any part or not. */
export const descriptions: fc.Arbitrary<ImageDescription> = fc.record({
  digest: digests,
  platforms: known(
    fc.array(fc.tuple(platformName, platform), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
});
