// Which platform applies: a preset, URLs that override it, and the inputs that need one.

import { compact } from '../model/collections.js';
import { canonicalPrefix } from '../model/images/registry-host.js';
import { inputTable } from '../model/inputs/table.js';
import type { RegistryRule } from '../model/judgement/policy.js';
import { isAudienceOf } from '../model/run/address.js';
import type { Platform } from '../model/run/config.js';
import type { InputReader, InputValues } from './reader.js';

/**
 * The platform of the inputs; `undefined` if none is set, or if it is incomplete, which is then an issue. Nothing is
 * missing unless the policy `isWhole`.
 */
export function readPlatform(
  reader: InputReader,
  values: InputValues,
  presets: Readonly<Record<string, Platform>>,
  isWhole: boolean,
): Platform | undefined {
  const preset = values.platform === undefined ? undefined : presets[values.platform];
  const baseUrl = values['base-url'] ?? preset?.baseUrl;
  const registryUrl = values['registry-url'] ?? preset?.registryUrl;
  const issuerUrl = values['issuer-url'] ?? preset?.issuerUrl ?? baseUrl;
  if (baseUrl === undefined && registryUrl === undefined) return undefined;
  if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
    if (!isWhole) return undefined;
    const [missing, set] =
      baseUrl === undefined
        ? (['base-url', 'registry-url'] as const)
        : (['registry-url', 'base-url'] as const);
    reader.addIssue(set, `${reader.nameOf(missing)} is missing: both URLs are required.`);
    return undefined;
  }
  if (new URL(registryUrl).pathname !== '/')
    reader.addIssue('registry-url', `${reader.nameOf('registry-url')} must be a host without a path.`);
  return {
    baseUrl,
    registryUrl,
    issuerUrl,
    historyService:
      reader.given('history-service', values['history-service']) ??
      preset?.historyService ??
      values['history-service'],
    tagQuery: preset?.tagQuery ?? {},
    ...compact({ publicOrganization: values['public-organization'] ?? preset?.publicOrganization }),
    ...pairOf(reader, values, issuerUrl, preset),
  };
}

/**
 * The audience of the workflow's token. A token for the audience of one host is accepted by that host, so whoever else
 * receives it could use it there: a policy, which anybody may have proposed, cannot bring the two together.
 */
function pairOf(
  reader: InputReader,
  values: InputValues,
  issuerUrl: string,
  preset: Platform | undefined,
): Pick<Platform, 'audience' | 'isPaired'> {
  const isOfPreset = preset !== undefined && values['issuer-url'] === undefined;
  const address = values['issuer-url'] !== undefined ? 'issuer-url' : isOfPreset ? 'platform' : 'base-url';
  const audience = values['oidc-audience'] ?? (isOfPreset ? preset.audience : undefined);
  const bySettings = (['oidc-audience', address] as const).find(
    (name) => typeof reader.source(name) === 'object',
  );
  if (bySettings === undefined || (isOfPreset && values['oidc-audience'] === undefined))
    return { isPaired: true, ...compact({ audience }) };
  if (audience !== undefined && !isAudienceOf(issuerUrl, audience)) {
    const { host } = new URL(issuerUrl);
    const sentence = `The OIDC token would be issued for \`${audience.slice(0, 100)}\` and sent to \`${host}\`, which could use it there. A policy cannot name such a pair: set \`oidc-audience\` and \`${address}\` outside the policy, or remove \`oidc-audience\`.`;
    reader.addIssue(bySettings, sentence);
  }
  return compact({ audience });
}

/** Issues for what only a platform can provide, if there is none. `unmapped`: registries declared to be the platform's. */
export function requirePlatform(
  reader: InputReader,
  values: InputValues,
  platform: Platform | undefined,
  unmapped: readonly string[],
): void {
  if (platform !== undefined || reader.issues.length > 0) return;
  const remedy = `Set ${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}.`;
  for (const prefix of unmapped) {
    const declared = `\`registries\` declares \`${prefix}\` as the platform's, but no platform is configured.`;
    reader.issues.push(`${declared} ${remedy}`);
  }
  for (const { name, needsPlatform } of inputTable) {
    if (!needsPlatform || reader.text(name) === undefined || values[name] === false) continue;
    // One sentence is enough for both tokens.
    if (name === 'registry-token' && reader.text('token') !== undefined) continue;
    const isToken = name === 'token' || name === 'registry-token';
    reader.addIssue(
      name,
      isToken ? tokenWithoutPlatform(reader, name) : `${reader.nameOf(name)} requires a platform. ${remedy}`,
    );
  }
}

/** In a terminal, the token usually comes from the environment, and so may the platform. */
function tokenWithoutPlatform(reader: InputReader, name: 'token' | 'registry-token'): string {
  const platform = `${reader.nameOf('platform')}, or ${reader.nameOf('base-url')} and ${reader.nameOf('registry-url')}`;
  if (!reader.nameOf(name).includes('--'))
    return `${reader.nameOf(name)} is set, but no platform is. Set ${platform}.`;
  const variable = name === 'token' ? 'TAGPROOF_TOKEN' : 'TAGPROOF_REGISTRY_TOKEN';
  return `\`${variable}\` or ${reader.nameOf(name)} is set, but no platform is. Set ${platform}, or the environment variables \`TAGPROOF_PLATFORM\`, or \`TAGPROOF_BASE_URL\` and \`TAGPROOF_REGISTRY_URL\`: the workflow of \`tagproof setup\` has their values.`;
}

/** A checkout must not choose where an existing token is sent. */
export function keepTokensFromPolicy(reader: InputReader): void {
  const token = (['token', 'registry-token'] as const).find((name) => reader.text(name) !== undefined);
  if (token === undefined) return;
  for (const name of ['base-url', 'registry-url', 'issuer-url'] as const) {
    if (typeof reader.source(name) !== 'object') continue;
    const sentence = `\`${name}\` in a policy cannot be combined with ${reader.nameOf(token)}, because the checkout must not choose where the token is sent. Set \`${name}\` outside the policy.`;
    reader.addIssue(name, sentence);
  }
}

/**
 * Prefix → the prefix that it mirrors. Images of the platform keep their path at the platform's registry.
 * `unmapped`: prefixes that are declared to be the platform's while there is none.
 */
export function mirrorsOf(
  registries: ReadonlyMap<string, RegistryRule>,
  platform: Platform | undefined,
): { readonly mirrors: Readonly<Record<string, string>>; readonly unmapped: readonly string[] } {
  const host = platform && new URL(platform.registryUrl).host;
  const pairs = [...registries].flatMap(([prefix, { mirrorOf, platform: isPlatform }]) => {
    const origin =
      isPlatform && host !== undefined ? [host, ...prefix.split('/').slice(1)].join('/') : mirrorOf;
    return origin === undefined ? [] : [[canonicalPrefix(prefix), canonicalPrefix(origin)] as const];
  });
  const unmapped = [...registries].filter(([, rule]) => rule.platform === true && host === undefined);
  return { mirrors: Object.fromEntries(pairs), unmapped: unmapped.map(([prefix]) => prefix) };
}
