// What a registry returned for one platform → its description.

import { noAttachedSbom } from '../advisories/messages.js';
import { inspectSbom, parseSbom } from '../advisories/sbom/index.js';
import { compact } from '../model/compact.js';
import type { Gap } from '../model/failure.js';
import { compareText } from '../model/text.js';
import {
  type Entries,
  type InstalledPackage,
  type Known,
  type PlatformDescription,
  packageKey,
  type WhyUnknown,
} from './description.js';
import { readConfiguration } from './image-configuration.js';
import type { ListedPlatform, PlatformImage } from './ports.js';

/** Reads and describes one platform's image. @throws Failure */
export async function describePlatform(platform: ListedPlatform): Promise<PlatformDescription> {
  const { config, layers, sboms } = await platform.read(inspectSbom);
  return {
    digest: platform.digest,
    configuration: typeof config === 'string' ? readConfiguration(config) : { unknown: whyOf(config) },
    layers: { value: layers },
    packages: packagesOf(sboms, platform.name),
  };
}

/** A platform of which nothing was read. */
export function unreadPlatform({ digest }: ListedPlatform, unknown: WhyUnknown): PlatformDescription {
  return { digest, configuration: { unknown }, layers: { unknown }, packages: { unknown } };
}

export function whyOf({ cause, message }: Gap): WhyUnknown {
  return { cause, message };
}

/** The packages of all documents. One that cannot be read completely makes the list incomplete, and says so. */
function packagesOf(sboms: PlatformImage['sboms'], platform: string): Known<Entries<InstalledPackage>> {
  if ('cause' in sboms) return { unknown: whyOf(sboms) };
  if (sboms.length === 0) return { unknown: { cause: 'no-sbom', message: noAttachedSbom(platform) } };
  const packages = new Map<string, InstalledPackage>();
  const problems: string[] = [];
  for (const { digest, text } of sboms) {
    const parsed = parseSbom({ path: digest, text });
    problems.push(...parsed.problems.map(({ message }) => message));
    for (const { name, type, version, origins } of parsed.components) {
      const key = packageKey({ name, ...compact({ type, version }) });
      const all = new Set([...origins, ...(packages.get(key)?.origins ?? [])]);
      packages.set(key, { name, ...compact({ type, version }), origins: [...all].sort(compareText) });
    }
  }
  const [first] = problems;
  if (first === undefined) return { value: packages };
  const incomplete = { cause: 'unreadable-file', message: first } as const;
  return packages.size === 0 ? { unknown: incomplete } : { value: packages, incomplete };
}
