// Names of platforms, such as `linux/arm/v7`.
// https://github.com/opencontainers/image-spec/blob/main/image-index.md

/** The name as it is compared: the variant of arm64 is `v8` where none is written. */
export function canonicalPlatform(name: string): string {
  return name.replace(/^([^/ ]*\/arm64)\/v8(?=$| )/, '$1');
}

/** `linux/arm` names `linux/arm/v7` too, because builders leave out a variant, and the one of arm64 is always `v8`. */
export function isPlatform(name: string, wanted: string): boolean {
  const [own, other] = [canonicalPlatform(name), canonicalPlatform(wanted)];
  return own === other || own.startsWith(`${other}/`) || own.startsWith(`${other} #`);
}

/** True for the name of one platform, as a setting or a file gives it: an operating system, an architecture, a variant. */
export function isPlatformName(text: string): boolean {
  return /^[a-z0-9]{1,20}\/[a-z0-9_]{1,20}(?:\/v[0-9]{1,2})?$/.test(text);
}
