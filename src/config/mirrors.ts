// The policy's registries as prefixes: what is a copy of what.
import type { Platform } from '../model/config.js';
import type { RegistryRule } from '../model/policy.js';

/**
 * Prefix → the prefix that it mirrors. Images that are the platform's keep their path at the platform's registry.
 * `homeless`: prefixes that are said to be the platform's where there is none.
 */
export function mirrorsOf(
  registries: ReadonlyMap<string, RegistryRule>,
  platform: Platform | undefined,
): { readonly mirrors: Readonly<Record<string, string>>; readonly homeless: readonly string[] } {
  const host = platform && new URL(platform.registryUrl).host;
  const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
    const origin =
      isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
    return origin === undefined ? [] : [[prefix, origin] as const];
  });
  const homeless = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
  return { mirrors: Object.fromEntries(pairs), homeless: homeless.map(([prefix]) => prefix) };
}
