// Strings → Config. All mistakes are collected, and reported together before anything happens.
import type { Config, Delivery, FailOn, Mode, Platform } from '../model/config.js';
import { type Severity, severities } from '../model/finding.js';
import { suggestion } from './nearest.js';
import { Reader } from './reader.js';

export interface Known {
  readonly presets: Readonly<Record<string, Platform>>;
  readonly checks: readonly string[];
}

/** `config`, or every mistake as one sentence that names the input, the value and what would be right. */
export type ReadConfig = { readonly config: Config } | { readonly mistakes: readonly string[] };

const modes: readonly Mode[] = ['verify', 'pin', 'audit'];

/** Reads the inputs by name; an absent or empty string counts as not given. */
export function readConfig(get: (name: string) => string | undefined, known: Known): ReadConfig {
  const reader = new Reader(get);
  const mode = reader.oneOf('mode', modes) ?? 'verify';
  const platform = readPlatform(reader, known.presets);
  const identity = reader.matching(
    'identity',
    /^[\w.-]{1,128}(?:\/[\w.-]{1,128})*$/,
    'a uid such as `<40 hex>/<16 hex>`',
  );
  const config: Config = {
    mode,
    paths: reader.globs('paths'),
    exclude: reader.globs('exclude'),
    maxAgeMs: reader.duration('max-age') ?? 14 * 86_400_000,
    minAgeMs: reader.duration('min-age') ?? 0,
    artifacts: reader.list('artifacts'),
    failOn: readFailOn(reader, known.checks) ?? (mode === 'audit' ? 'none' : 'error'),
    onIncomplete: reader.oneOf('on-incomplete', ['fail', 'warn'] as const) ?? 'fail',
    newOnly: isTrue(reader, 'new-only'),
    delivery: readDelivery(reader),
    ...given('githubToken', reader.secret('github-token')),
    ...given('platform', platform),
    ...given('identity', identity),
    ...given('group', reader.text('group') ?? identity?.split('/').slice(0, -1).join('/')),
    ...given('asOf', reader.instant('as-of')),
    ...given('oidcAudience', reader.text('oidc-audience')),
    ...given('token', reader.secret('token')),
    ...given('registryToken', reader.secret('registry-token')),
    ...given('report', reader.text('report')),
  };
  requirePlatform(reader, config);
  return reader.mistakes.length > 0 ? { mistakes: reader.mistakes } : { config };
}

function given<K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { readonly [key in K]?: V };
}

function isTrue(reader: Reader, name: string): boolean {
  return reader.oneOf(name, ['true', 'false'] as const) === 'true';
}

/** What `git check-ref-format` allows for a branch, and a little less: https://git-scm.com/docs/git-check-ref-format */
const branchName = /^(?!\/|-|.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\w./@+-]{1,200}(?<![/.])$/;

function readDelivery(reader: Reader): Delivery {
  const wanted = isTrue(reader, 'pull-request');
  const branch = reader.matching('pull-request-branch', branchName, 'the name of a branch');
  const base = reader.matching('pull-request-base', branchName, 'the name of a branch');
  const labels = reader.list('pull-request-labels');
  const reviewers = reader.list('pull-request-reviewers');
  for (const name of reviewers.filter((one) => !/^[\w.-]{1,100}(?:\/[\w.-]{1,100})?$/.test(one)))
    reader.wrong('pull-request-reviewers', name, 'a login, or a team as `organization/team`');
  const pullRequest = { branch: branch ?? 'tagproof/pins', ...given('base', base), labels, reviewers };
  return {
    comment: reader.oneOf('comment', ['never', 'on-findings', 'always'] as const) ?? 'never',
    issue: isTrue(reader, 'issue'),
    ...(wanted ? { pullRequest } : {}),
  };
}

function requirePlatform(reader: Reader, config: Config): void {
  if (config.platform !== undefined || reader.mistakes.length > 0) return;
  for (const name of ['identity', 'token', 'registry-token', 'artifacts']) {
    if (reader.text(name) !== undefined) {
      reader.mistakes.push(
        `\`${name}\` needs a platform: give \`platform\`, or \`base-url\` and \`registry-url\`.`,
      );
    }
  }
}

function readPlatform(reader: Reader, presets: Readonly<Record<string, Platform>>): Platform | undefined {
  const name = reader.oneOf('platform', Object.keys(presets));
  const preset = name === undefined ? undefined : presets[name];
  const baseUrl = reader.address('base-url') ?? preset?.baseUrl;
  const registryUrl = reader.address('registry-url') ?? preset?.registryUrl;
  const issuerUrl = reader.address('issuer-url') ?? preset?.issuerUrl ?? baseUrl;
  const segment = reader.matching('history-service', /^[\w.-]{1,64}$/, 'one path segment such as `_service`');
  if (baseUrl === undefined && registryUrl === undefined) return undefined;
  if (baseUrl === undefined || registryUrl === undefined || issuerUrl === undefined) {
    reader.mistakes.push(
      `\`${baseUrl === undefined ? 'base-url' : 'registry-url'}\` is missing: both addresses are needed.`,
    );
    return undefined;
  }
  if (new URL(registryUrl).pathname !== '/')
    reader.mistakes.push('`registry-url` must be a host without a path.');
  return {
    baseUrl,
    registryUrl,
    issuerUrl,
    historyService: segment ?? preset?.historyService ?? '_service',
    tagQuery: preset?.tagQuery ?? {},
    ...given('publicOrganization', reader.text('public-organization') ?? preset?.publicOrganization),
  };
}

function readFailOn(reader: Reader, checks: readonly string[]): FailOn | undefined {
  const words = reader.list('fail-on').flatMap((line) => line.split(',').map((word) => word.trim()));
  if (words.length === 0) return undefined;
  const levels: readonly string[] = [...severities, 'none'];
  const [only] = words;
  if (words.length === 1 && only !== undefined && levels.includes(only)) return only as Severity | 'none';
  for (const word of words.filter((candidate) => !checks.includes(candidate))) {
    const expected = 'one of `error`, `warning`, `notice`, `none`, or a list of check ids';
    reader.wrong('fail-on', word, expected, suggestion(word, [...levels, ...checks]));
  }
  return words;
}
