// The version of what an image is about: of the package that is named as the image, or what the image states itself.
import { configurationKey, type Entries, type InstalledPackage } from './description.js';

export interface ImageContent {
  readonly configuration?: Entries<string> | undefined;
  readonly packages?: Entries<InstalledPackage> | undefined;
}

export interface MainVersions {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The main version of both images, found in the same place; `undefined` if no place has it in both. */
export function mainVersions(
  repository: string,
  from: ImageContent,
  to: ImageContent,
): MainVersions | undefined {
  const base = repository.split('/').at(-1) ?? '';
  const places: readonly ((content: ImageContent) => string | undefined)[] = [
    ({ packages }) => packageVersion(base, packages),
    ({ configuration }) => configuration?.get(configurationKey('env', variableOf(base))),
    ({ configuration }) => configuration?.get(configurationKey('label', 'org.opencontainers.image.version')),
  ];
  for (const versionIn of places) {
    const [old, next] = [versionIn(from), versionIn(to)];
    if (isVersion(old) && isVersion(next)) return { name: base, from: old, to: next };
  }
  return undefined;
}

/** `node` → `NODE_VERSION`. */
function variableOf(base: string): string {
  return `${base.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_VERSION`;
}

function isVersion(text: string | undefined): text is string {
  return text !== undefined && text.length <= 100 && /^v?\d/.test(text);
}

/** `python` is the package `python`, or `python-3.12` if no other version is installed; `node` is also `nodejs-22`. */
function packageVersion(base: string, packages: ImageContent['packages']): string | undefined {
  const named = [...(packages?.values() ?? [])].filter(({ name }) => isNamed(name, base));
  const exact = named.filter(({ name }) => name === base);
  const versions = new Set((exact.length > 0 ? exact : named).map(({ version }) => version));
  const [only] = versions;
  return versions.size === 1 ? only : undefined;
}

function isNamed(name: string, base: string): boolean {
  if (!name.startsWith(base)) return false;
  return /^(?:js)?(?:-?\d[\d.]{0,20})?$/.test(name.slice(base.length));
}
