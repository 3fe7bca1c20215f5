// One entry of an SBOM → a component, named by its purl if it has one.
import { PackageURL } from 'packageurl-js';
import { compact } from '../../model/collections.js';
import type { Component } from '../../model/judgement/advisory.js';

/** A package as an SBOM lists it, in any format. */
export interface SbomEntry {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly purl?: string | undefined;
  /** The package type of an entry without a purl. */
  readonly type?: string;
  readonly origins: readonly string[];
}

type SbomComponentFields = Omit<Component, 'file' | 'span'>;

/** In UTF-16 units; no ecosystem has longer names or versions. */
export const maxNameLength = 256;
const maxPurlLength = 4096;
/** Types of purls that name images, which contain packages and are not packages themselves. */
const imageTypes = new Set(['oci', 'docker']);

/**
 * The component, or why its advisories cannot be looked up; `undefined` if the entry is an image and not a package.
 * Names follow the purl's type (https://github.com/package-url/purl-spec/blob/main/PURL-TYPES.rst).
 */
export function componentOf(entry: SbomEntry): SbomComponentFields | { readonly why: string } | undefined {
  const url = parsePurl(entry.purl);
  if (url !== undefined && imageTypes.has(url.type)) return undefined;
  const name = url === undefined ? entry.name?.trim() : nameIn(url);
  const version = url?.version ?? entry.version;
  const type = url?.type ?? entry.type;
  if (name === undefined || name === '') return { why: 'it has neither a name nor a purl' };
  if (name.length > maxNameLength) return { why: `its name is longer than ${maxNameLength} characters` };
  const origins = [...entry.origins, ...originsIn(url)].map((origin) => origin.trim());
  const usable = origins.filter(
    (origin) => origin !== '' && origin !== name && origin.length <= maxNameLength,
  );
  return {
    name,
    ...compact({
      version: version === '' || (version?.length ?? 0) > maxNameLength ? undefined : version,
      purl: url === undefined ? undefined : entry.purl,
      type,
    }),
    origins: [...new Set(usable)],
  };
}

/** `undefined` for text that is not a purl; the name in the document is used then. */
export function parsePurl(text: string | undefined): PackageURL | undefined {
  if (text === undefined || text.length > maxPurlLength) return undefined;
  try {
    return PackageURL.fromString(text);
  } catch {
    return undefined;
  }
}

function nameIn({ type, namespace, name }: PackageURL): string {
  if (!namespace) return name;
  if (type === 'maven') return `${namespace}:${name}`;
  return ['npm', 'golang', 'composer', 'github', 'swift'].includes(type) ? `${namespace}/${name}` : name;
}

/**
 * The packages in the qualifiers `origin` (apko, melange) and `upstream` (syft): names, `name@version`, or file names of
 * source packages, separated by commas.
 */
function originsIn(url: PackageURL | undefined): readonly string[] {
  const { origin, upstream } = url?.qualifiers ?? {};
  return [origin, upstream]
    .flatMap((text) => text?.slice(0, maxPurlLength).split(',') ?? [])
    .map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, '').replace(/(?<=.)@[^@]*$/, ''));
}

/** A package, `undefined` for an item that is not a package, or `why` the item cannot be read. */
export type ReadEntry = SbomEntry | { readonly why: string } | undefined;

/** What a format's reader returns: the entries, or why the document cannot be read. */
export type SbomReading = { readonly entries: readonly ReadEntry[] } | { readonly unreadable: string };

export const maxPackages = 200_000;
