// Strings → Config. All mistakes are collected, and reported together before anything happens.

import type { Config, Delivery, FailOn, LedgerFile, Mode, Platform } from '../model/config.js';
import { suggestion } from '../model/did-you-mean.js';
import { type Severity, severities } from '../model/finding.js';
import { noPolicy, type Policy } from '../model/policy.js';
import type { Surface } from '../model/surface.js';
import { dayMs } from '../model/time.js';
import { effectiveOverrides, effectiveSettings } from './effective.js';
import { keepTokensFromPolicy, mirrorsOf, readPlatform, requirePlatform } from './platform.js';
import { optional, Reader } from './reader.js';

export interface KnownNames {
  readonly presets: Readonly<Record<string, Platform>>;
  readonly checks: readonly string[];
  /** Where messages about settings are read; a terminal unless given. */
  readonly surface?: Surface;
}

/** `config`, or every mistake as one sentence that names the input, the value and what would be right. */
export type ReadConfig = { readonly config: Config } | { readonly issues: readonly string[] };

const modes: readonly Mode[] = ['verify', 'pin', 'audit'];

/**
 * Reads the inputs by name; an absent or empty string counts as not given, and then the policy's setting of that name
 * holds, then the default. What a policy that is not wholly known may give is not missed.
 */
export function readConfig(
  get: (name: string) => string | undefined,
  known: KnownNames,
  found: Policy | 'wrong' = noPolicy,
): ReadConfig {
  const policy = found === 'wrong' ? noPolicy : found;
  const whole = found !== 'wrong' && found.unread.length === 0;
  const reader = new Reader(get, policy);
  const mode = reader.oneOf('mode', modes) ?? 'verify';
  const platform = readPlatform(reader, known.presets, whole);
  const { mirrors, homeless } = mirrorsOf(policy.registries, platform);
  const identity = reader.matching(
    'identity',
    /^[\w.-]{1,128}(?:\/[\w.-]{1,128})*$/,
    'a uid such as `<40 hex>/<16 hex>`',
  );
  const config: Config = {
    surface: known.surface ?? 'terminal',
    mode,
    paths: reader.globs('paths'),
    exclude: reader.globs('exclude'),
    maxAgeMs: reader.duration('max-age') ?? 14 * dayMs,
    minAgeMs: reader.duration('min-age') ?? 0,
    artifacts: reader.list('artifacts'),
    sbom: reader.globs('sbom'),
    sbomFromRegistry: reader.flag('sbom-from-registry') ?? false,
    vulnerabilityReports: reader.flag('vulnerability-reports') ?? false,
    registries: mirrors,
    failOn: readFailOn(reader, known.checks) ?? (mode === 'audit' ? 'none' : 'error'),
    onIncomplete: reader.oneOf('on-incomplete', ['fail', 'warn'] as const) ?? 'fail',
    newOnly: isTrue(reader, 'new-only'),
    delivery: readDelivery(reader),
    ...optional('githubToken', reader.secret('github-token')),
    ...optional('platform', platform),
    ...optional('identity', identity),
    ...optional('group', reader.text('group') ?? identity?.split('/').slice(0, -1).join('/')),
    ...optional('asOf', reader.instant('as-of')),
    ...optional('oidcAudience', reader.text('oidc-audience')),
    ...optional('token', reader.secret('token')),
    ...optional('registryToken', reader.secret('registry-token')),
    ...optional('ledger', readLedger(reader)),
    ...optional('report', reader.text('report')),
    ...optional('html', reader.text('html')),
    ...optional('sarif', reader.text('sarif')),
    policy,
    settings: [...effectiveSettings(reader, mode), ...policy.origins, ...effectiveOverrides(policy)],
  };
  if (whole) requirePlatform(reader, config, homeless);
  keepTokensFromPolicy(reader);
  refuseSwitchedOff(reader, config.failOn, policy);
  return reader.issues.length > 0 ? { issues: reader.issues } : { config };
}

function isTrue(reader: Reader, name: string): boolean {
  return reader.flag(name) ?? false;
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
  const pullRequest = { branch: branch ?? 'tagproof/pins', ...optional('base', base), labels, reviewers };
  return {
    comment: reader.oneOf('comment', ['never', 'on-findings', 'always'] as const) ?? 'never',
    issue: isTrue(reader, 'issue'),
    ...(wanted ? { pullRequest } : {}),
  };
}

const ledgerPath = '.github/tagproof.lock.json';

/** Not given: the ledger is used where it is there. A path, or `true` for the usual one, also makes it. */
function readLedger(reader: Reader): LedgerFile | undefined {
  const text = reader.text('ledger');
  if (text === 'false') return undefined;
  if (text === undefined || text === 'true') return { path: ledgerPath, create: text === 'true' };
  const isInside = !text.startsWith('/') && !text.split(/[\\/]/).includes('..') && text.endsWith('.json');
  if (isInside) return { path: text, create: true };
  return reader.wrong('ledger', text, '`true`, `false`, or a path in the checkout that ends in `.json`');
}

/** A gate on a check that nobody asks would pass whatever is there. An override may ask it for a part. */
function refuseSwitchedOff(reader: Reader, failOn: FailOn, { checks, overrides }: Policy): void {
  if (typeof failOn === 'string') return;
  for (const id of failOn) {
    const asked = overrides.some((override) => (override.checks.get(id) ?? 'off') !== 'off');
    if (checks.get(id) !== 'off' || asked) continue;
    const sentence = `\`fail-on\` names \`${id}\`, but \`checks\` of the policy switches it off: take it out of one of them.`;
    reader.addIssue('fail-on', sentence);
  }
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
