// One entry of a document → a component, named by its purl where it has one.
import { PackageURL } from 'packageurl-js';
import type { Component } from '../../model/component.js';

/** What a document says of a package, whatever its format. */
export interface SbomEntry {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly purl?: string | undefined;
  /** Where there is no purl. */
  readonly type?: string;
  readonly origins: readonly string[];
}

export type SbomComponentFields = Omit<Component, 'file' | 'span'>;

/** UTF-16 units; no ecosystem has longer names or versions. */
export const maxNameLength = 256;
const maxPurlLength = 4096;
/** Images, layers and documents: a container of packages, not a package. */
const noPackage = new Set(['oci', 'docker']);

/**
 * The component, or why the entry cannot be asked about; `undefined` when it is no package but an image.
 * Names follow the purl's type (https://github.com/package-url/purl-spec/blob/main/PURL-TYPES.rst).
 */
export function componentOf(entry: SbomEntry): SbomComponentFields | { readonly why: string } | undefined {
  const url = parsePurl(entry.purl);
  if (url !== undefined && noPackage.has(url.type)) return undefined;
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
    ...(version === undefined || version === '' || version.length > maxNameLength ? {} : { version }),
    ...(entry.purl === undefined || url === undefined ? {} : { purl: entry.purl }),
    ...(type === undefined ? {} : { type }),
    origins: [...new Set(usable)],
  };
}

/** `undefined` for a text that is no purl: the document's own name stands then. */
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
 * The qualifiers `origin` (apko, melange) and `upstream` (syft): a name, `name@version`, or the file name of a
 * source package, several behind commas.
 */
function originsIn(url: PackageURL | undefined): readonly string[] {
  const { origin, upstream } = url?.qualifiers ?? {};
  return [origin, upstream]
    .flatMap((text) => text?.slice(0, maxPurlLength).split(',') ?? [])
    .map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, '').replace(/(?<=.)@[^@]*$/, ''));
}

/** A package, `undefined` where the document lists something that is none, or `why` it cannot be read. */
export type SbomEntryReader = SbomEntry | { readonly why: string } | undefined;

export type SbomReading = { readonly entries: readonly SbomEntryReader[] } | { readonly unreadable: string };

export const maxPackages = 200_000;
