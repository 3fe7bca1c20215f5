// Which platform: a preset, addresses that override it, and what needs one.

import type { Config, Platform } from '../model/config.js';
import type { RegistryRule } from '../model/policy.js';
import { canonicalPrefix } from '../model/registry-host.js';
import { optional, type Reader } from './reader.js';

/** The platform of the inputs; undefined when none is given, or when it is wrong, which the reader then knows. */
export function readPlatform(
  reader: Reader,
  presets: Readonly<Record<string, Platform>>,
  whole: boolean,
): Platform | undefined {
  const name = reader.oneOf('platform', Object.keys(presets));
  const preset = name === undefined ? undefined : presets[name];
  const baseUrl = reader.address('base-url') ?? preset?.baseUrl;
  const registryUrl = reader.address('registry-url') ?? preset?.registryUrl;
  const issuerUrl = reader.address('issuer-url') ?? preset?.issuerUrl ?? baseUrl;
  const segment = reader.matching('history-service', /^[\w.-]{1,64}$/, 'one path segment such as `_service`');
  if (baseUrl === undefined && registryUrl === undefined) return undefined;
  if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
    if (!whole) return undefined;
    const [missing, there] =
      baseUrl === undefined ? ['base-url', 'registry-url'] : ['registry-url', 'base-url'];
    return reader.addIssue(there, `\`${missing}\` is missing: both addresses are needed.`);
  }
  if (new URL(registryUrl).pathname !== '/')
    reader.addIssue('registry-url', '`registry-url` must be a host without a path.');
  return {
    baseUrl,
    registryUrl,
    issuerUrl,
    historyService: segment ?? preset?.historyService ?? '_service',
    tagQuery: preset?.tagQuery ?? {},
    ...optional('publicOrganization', reader.text('public-organization') ?? preset?.publicOrganization),
  };
}

/** Mistakes for what only a platform can answer, when there is none. */
export function requirePlatform(reader: Reader, config: Config, homeless: readonly string[]): void {
  if (config.platform !== undefined || reader.issues.length > 0) return;
  for (const prefix of homeless) {
    const sentence = `\`registries\` says that \`${prefix}\` is the platform's: give \`platform\`, or \`base-url\` and \`registry-url\`.`;
    reader.addIssue('registries', sentence);
  }
  const switches: readonly string[] = [
    ...(config.sbomFromRegistry ? ['sbom-from-registry'] : []),
    ...(config.vulnerabilityReports ? ['vulnerability-reports'] : []),
  ];
  for (const name of ['identity', 'token', 'registry-token', 'artifacts', 'sbom', ...switches]) {
    if (reader.text(name) !== undefined) {
      const sentence = `\`${name}\` needs a platform: give \`platform\`, or \`base-url\` and \`registry-url\`.`;
      reader.addIssue(name, sentence);
    }
  }
}

/** A checkout must not choose where a ready-made token is sent. */
export function keepTokensFromPolicy(reader: Reader): void {
  const token = ['token', 'registry-token'].find((name) => reader.text(name) !== undefined);
  if (token === undefined) return;
  for (const name of ['base-url', 'registry-url', 'issuer-url']) {
    if (typeof reader.from(name) !== 'object') continue;
    const sentence = `\`${name}\` of a policy is not used with \`${token}\`: give \`${name}\` as an input too, so that no checkout chooses where the token goes.`;
    reader.addIssue(name, sentence);
  }
}

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
    return origin === undefined ? [] : [[canonicalPrefix(prefix), canonicalPrefix(origin)] as const];
  });
  const homeless = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
  return { mirrors: Object.fromEntries(pairs), homeless: homeless.map(([prefix]) => prefix) };
}
