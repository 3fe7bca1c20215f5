// What a registry returned for one platform → its description.

import { noAttachedSbom } from '../advisories/messages.js';
import { type UnwrappedDocument, unwrap } from '../advisories/sbom/document.js';
import { inspectSbom, parseSbom } from '../advisories/sbom/index.js';
import { append } from '../model/append.js';
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

type Opened = Map<string, UnwrappedDocument>;

/** Reads and describes one platform's image. @throws Failure */
export async function describePlatform(platform: ListedPlatform): Promise<PlatformDescription> {
  // A document is opened once, although it is looked at twice: it may be large.
  const opened: Opened = new Map();
  const { config, layers, sboms } = await platform.read((text) => {
    const unwrapped = unwrap(text);
    opened.set(text, unwrapped);
    return inspectSbom(text, unwrapped);
  });
  return {
    digest: platform.digest,
    configuration: typeof config === 'string' ? readConfiguration(config) : { unknown: whyOf(config) },
    layers: { value: layers },
    packages: packagesOf(sboms, platform.name, opened),
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
function packagesOf(
  sboms: PlatformImage['sboms'],
  platform: string,
  opened: Opened,
): Known<Entries<InstalledPackage>> {
  if ('cause' in sboms) return { unknown: whyOf(sboms) };
  if (sboms.length === 0) return { unknown: { cause: 'no-sbom', message: noAttachedSbom(platform) } };
  const packages = new Map<string, Omit<InstalledPackage, 'origins'> & { readonly origins: Set<string> }>();
  const problems: string[] = [];
  for (const { digest, text } of sboms) {
    const parsed = parseSbom({ path: digest, text }, { unwrapped: opened.get(text), hasSpans: false });
    append(
      problems,
      parsed.problems.map(({ message }) => message),
    );
    for (const { name, type, version, origins } of parsed.components) {
      const own = { name, ...compact({ type, version }) };
      const key = packageKey(own);
      const known = packages.get(key) ?? { ...own, origins: new Set() };
      packages.set(key, known);
      for (const origin of origins) known.origins.add(origin);
    }
  }
  const [first] = problems;
  const value = new Map(
    [...packages].map(([key, { origins, ...own }]) => [
      key,
      { ...own, origins: [...origins].sort(compareText) },
    ]),
  );
  if (first === undefined) return { value };
  const incomplete = { cause: 'unreadable-file', message: first } as const;
  return packages.size === 0 ? { unknown: incomplete } : { value, incomplete };
}
