// The release that a tag names, and the release of the distribution that it says the image is based on.

import type { Release } from './list.js';
import { baseProducts } from './names.js';

const longestTag = 128;
const version = /^v?(\d{1,9}(?:\.\d{1,9}){0,9})(.*)$/s;
const onlyVersion = /^\d{1,9}(?:\.\d{1,9}){0,9}$/;

/**
 * The release with the longest name that is a dotted prefix of the tag's version (`16-alpine` → `16`, `3.9.18` → `3.9`,
 * never `3.10` → `3.1`), or the one whose codename the tag starts with (`jammy-20230816`). `undefined`: the tag names
 * none, as `latest` and `3` do, or what it starts with is no version, as in the commit `4f3a2b1`.
 */
export function releaseOf(tag: string, releases: readonly Release[]): Release | undefined {
  if (tag.length > longestTag) return undefined;
  const [, numbers = '', rest = ''] = version.exec(tag) ?? [];
  if (numbers === '') return releaseByCodename(tag.split('-', 1)[0] ?? '', releases);
  if (!/^(?:$|[-_+]|u\d)/.test(rest)) return undefined;
  return releases
    .filter(([name]) => isVersion(name) && `${numbers}.`.startsWith(`${name}.`))
    .reduce<Release | undefined>(
      (best, one) => (one[0].length > (best?.[0].length ?? 0) ? one : best),
      undefined,
    );
}

/** Whether the name of a release is nothing but a version. */
export function isVersion(name: string): boolean {
  return onlyVersion.test(name);
}

function releaseByCodename(word: string, releases: readonly Release[]): Release | undefined {
  return releases.find(([, , , codename]) => codename !== undefined && word === firstWord(codename));
}

/** `Jammy Jellyfish` → `jammy`. */
function firstWord(codename: string): string {
  return (codename.split(' ', 1)[0] ?? '').toLowerCase();
}

/** What a part of a tag says about the distribution: its product, and the text that names the release. */
export interface Base {
  readonly product: string;
  readonly release: string;
}

const { alpine, debian, ubuntu } = baseProducts;
const byVersion: readonly (readonly [RegExp, string])[] = [
  [/^alpine-?(\d{1,2}\.\d{1,2})$/, alpine],
  [/^debian-?(\d{1,2})$/, debian],
  [/^ubuntu-?(\d{2}\.\d{2})$/, ubuntu],
];
const codenames: Readonly<Record<string, readonly string[]>> = {
  [debian]: ['wheezy', 'jessie', 'stretch', 'buster', 'bullseye', 'bookworm', 'trixie', 'forky'],
  // Only long-term releases: the other names are words that mean something else in tags, such as `precise`.
  [ubuntu]: ['trusty', 'xenial', 'bionic', 'focal', 'jammy', 'noble', 'resolute'],
};

/** The distribution that a tag names in one of its parts: `-bookworm`, `-alpine3.16`, `-debian-12-r3`, `-ubuntu22.04`. */
export function baseOf(tag: string): Base | undefined {
  if (tag.length > longestTag) return undefined;
  const parts = tag.split('-');
  for (const [index, part] of parts.entries()) {
    const found = baseNamedBy(part) ?? baseNamedBy(`${part}-${parts[index + 1] ?? ''}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function baseNamedBy(text: string): Base | undefined {
  for (const [pattern, product] of byVersion) {
    const release = pattern.exec(text)?.[1];
    if (release !== undefined) return { product, release };
  }
  const product = Object.keys(codenames).find((id) => codenames[id]?.includes(text));
  return product === undefined ? undefined : { product, release: text };
}
