// Two images are compared by their descriptions: what each platform contains, or why that is not known.

import type { Digest } from '../model/images/image.js';
import type { UnknownPart } from '../report/schema/forecast-schema.js';
import type { LayerDescriptor } from './ports.js';

export type WhyUnknown = Pick<UnknownPart, 'cause' | 'message'>;

/** A value, or why it is not known. `incomplete`: it was read, but a part of it could not be. */
export type KnownPart<T> =
  | { readonly value: T; readonly incomplete?: WhyUnknown }
  | { readonly unknown: WhyUnknown };

/** Values by key, so that every part of an image is compared in the same way. */
export type Entries<V> = ReadonlyMap<string, V>;

/** A package of an SBOM. Its origins are sorted. */
export interface InstalledPackage {
  readonly name: string;
  readonly type?: string;
  readonly version?: string;
  readonly origins: readonly string[];
}

export interface PlatformDescription {
  readonly digest: Digest;
  /** By `configurationKey`. */
  readonly configuration: KnownPart<Entries<string>>;
  readonly layers: KnownPart<readonly LayerDescriptor[]>;
  /** By `packageKey`. */
  readonly packages: KnownPart<Entries<InstalledPackage>>;
}

export interface ImageDescription {
  readonly digest: Digest;
  readonly platforms: KnownPart<Entries<PlatformDescription>>;
}

/** Type, name and version identify a package: an image may contain several versions of one. */
export function packageKey({ type, name, version }: Omit<InstalledPackage, 'origins'>): string {
  return JSON.stringify([type ?? null, name, version ?? null]);
}

/** `env PATH`, `port 80/tcp`, `user`. No field contains a space. */
export function configurationKey(field: string, name?: string): string {
  return name === undefined ? field : `${field} ${name}`;
}

/** The value of a part, or `undefined` if it is not known. */
export function knownValue<T>(known: KnownPart<T> | undefined): T | undefined {
  return known !== undefined && 'value' in known ? known.value : undefined;
}
