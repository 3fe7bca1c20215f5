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

const pattern =
  '(?:linux|windows|freebsd)/(?:amd64|arm64|arm|386|ppc64le|s390x|riscv64|mips64le|loong64)(?:/v[0-9]{1,2})?';
const whole = new RegExp(`^${pattern}$`);

/** True for an operating system and an architecture that images are built for, with a variant or without. */
export function isPlatformName(text: string): boolean {
  return whole.test(text);
}

/** The platforms that a text names, in their order. A platform is a word, not a part of a path: `bin/linux/amd64` is none. */
export function* platformsIn(text: string): Generator<string> {
  for (const [platform] of text.matchAll(new RegExp(`(?<![\\w./-])${pattern}(?![\\w/])`, 'g')))
    yield platform;
}
