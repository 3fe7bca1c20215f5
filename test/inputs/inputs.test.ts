// Inputs: defaults, precedence of addresses, and every mistake at once.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read.js';
import { presets } from '../../src/model/images/presets.js';
import { parseAddress } from '../../src/model/run/address.js';
import { nearest } from '../../src/model/text/did-you-mean.js';
import { parseDuration, parseInstant } from '../../src/model/text/time.js';
import { dayMs } from '../build.js';

const read = (inputs: Readonly<Record<string, string>>) =>
  readConfig((name) => inputs[name], { presets, checks: ['unpinned', 'stale-digest'] });

function configOf(inputs: Readonly<Record<string, string>>) {
  const result = read(inputs);
  if ('issues' in result) throw new Error(result.issues.join('\n'));
  return result.config;
}

describe('readConfig', () => {
  it('fills in the defaults of the contract', () => {
    expect(configOf({})).toMatchObject({
      mode: 'verify',
      paths: [],
      exclude: [],
      maxAgeMs: 14 * dayMs,
      minAgeMs: 0,
      sbom: [],
      sbomFromRegistry: false,
      vulnerabilityReports: false,
      artifacts: [],
      registries: {},
      ledger: { path: '.github/tagproof.lock.json', create: false },
      failOn: 'error',
      onIncomplete: 'fail',
      delivery: { comment: 'never', issue: false },
    });
    expect(configOf({})).not.toHaveProperty('newOnly');
    expect(configOf({ mode: 'audit' }).failOn).toBe('none');
    const shown = (mode: string) => configOf({ mode }).settings.find(({ name }) => name === 'new-only');
    expect([shown('verify'), shown('audit')].map((one) => [one?.value, one?.from])).toEqual([
      ['true', 'default'],
      ['false', 'default'],
    ]);
  });

  it('uses a ledger if it exists, creates one on request, and refuses a path outside the checkout', () => {
    expect(configOf({ ledger: 'true' }).ledger).toEqual({ path: '.github/tagproof.lock.json', create: true });
    expect(configOf({ ledger: 'ci/seen.json' }).ledger).toEqual({ path: 'ci/seen.json', create: true });
    expect(configOf({ ledger: 'false' })).not.toHaveProperty('ledger');
    for (const path of ['../seen.json', '/seen.json', 'a\\..\\..\\seen.json', 'Dockerfile'])
      expect(() => configOf({ ledger: path })).toThrow('the path of a `.json` file inside the checkout');
  });

  it('reads what is written to the CI host', () => {
    const asked = { comment: 'on-findings', issue: 'true', 'new-only': 'true', 'pull-request': 'true' };
    expect(configOf(asked)).toMatchObject({
      newOnly: true,
      delivery: {
        comment: 'on-findings',
        issue: true,
        pullRequest: { branch: 'tagproof/pins', labels: [], reviewers: [] },
      },
    });
    const named = {
      'pull-request': 'true',
      'pull-request-branch': 'bot/pins',
      'pull-request-base': 'release-1.x',
      'pull-request-labels': 'a\nb c',
      'pull-request-reviewers': 'alice\nacme/platform',
    };
    expect(configOf(named).delivery.pullRequest).toEqual({
      branch: 'bot/pins',
      base: 'release-1.x',
      labels: ['a', 'b c'],
      reviewers: ['alice', 'acme/platform'],
      policyFile: '.github/tagproof.yml',
    });
    expect(String(configOf({ 'github-token': 'secret' }).githubToken)).toBe('***');
  });

  it.each(['-x', '/x', 'x/', 'a..b', 'a//b', 'a b', 'x.lock', 'a/.b', 'a@{b', 'a~1', 'x'.repeat(300)])(
    'refuses the branch %s',
    (name) => expect(read({ 'pull-request-branch': name })).toHaveProperty('issues'),
  );

  it('takes a preset and overrides it address by address', () => {
    const { platform } = configOf({ platform: 'chainguard', 'registry-url': 'https://mirror.example.com/' });
    expect(platform).toMatchObject({
      registryUrl: 'https://mirror.example.com',
      historyService: '_chainguard',
    });
    const own = { 'base-url': 'https://api.example.com', 'registry-url': 'https://registry.example.com' };
    expect(configOf(own).platform).toMatchObject({
      issuerUrl: 'https://api.example.com',
      historyService: '_service',
    });
  });

  it('derives the group from the identity unless it is given', () => {
    const own = { platform: 'chainguard', identity: 'aa/bb/cc' };
    expect(configOf(own).group).toBe('aa/bb');
    expect(configOf({ ...own, group: 'aa' }).group).toBe('aa');
  });

  it('keeps tokens from being printed', () => {
    const config = configOf({ platform: 'chainguard', token: 'sesame', 'registry-token': 'sesame2' });
    expect(JSON.stringify(config)).not.toContain('sesame');
    expect(config.token?.expose()).toBe('sesame');
  });

  it('reads fail-on as a severity or as a list of checks', () => {
    expect(configOf({ 'fail-on': 'notice' }).failOn).toBe('notice');
    expect(configOf({ 'fail-on': 'unpinned, stale-digest' }).failOn).toEqual(['unpinned', 'stale-digest']);
    expect(configOf({ 'fail-on': 'unpinned\nstale-digest' }).failOn).toEqual(['unpinned', 'stale-digest']);
  });

  it('reports every mistake, each with its input and what would be right', () => {
    const result = read({
      mode: 'verfy',
      'max-age': 'soon',
      'base-url': 'http://api.example.com',
      'registry-url': 'https://user:secret@registry.example.com',
      'fail-on': 'stale-digset',
      'on-incomplete': 'ignore',
      paths: '../outside',
      identity: 'a b',
    });
    expect(result).toEqual({
      issues: [
        '`--mode` is `verfy`, but must be one of `verify`, `pin`, `audit`. Did you mean `verify`?',
        '`--base-url` must use https; http is for loopback only.',
        '`--registry-url` must not contain a user name or password.',
        '`--identity` is `a b`, but must be a UID such as `<40 hex>/<16 hex>`.',
        '`--paths` is `../outside`, but must be a glob relative to the checkout, such as `deploy/**`.',
        '`--max-age` is `soon`, but must be a duration such as `36h`, `14d`, `2w` or `P14D`.',
        expect.stringContaining('`--fail-on` is `stale-digset`'),
        '`--on-incomplete` is `ignore`, but must be one of `fail`, `warn`, `strict`.',
      ],
    });
  });

  it('requires the platform that other inputs need', () => {
    expect(read({ artifacts: 'openssl' })).toEqual({
      issues: ['`--artifacts` requires a platform. Set `--platform`, or `--base-url` and `--registry-url`.'],
    });
    expect(read({ 'base-url': 'https://api.example.com' })).toEqual({
      issues: ['`--registry-url` is missing: both URLs are required.'],
    });
  });
});

describe('parts', () => {
  it.each([
    ['36h', 129_600_000],
    ['14d', 1_209_600_000],
    ['2w', 1_209_600_000],
    ['P14D', 1_209_600_000],
    ['PT36H', 129_600_000],
    ['P2W', 1_209_600_000],
    ['0d', 0],
    ['P1DT1H', 90_000_000],
  ])('reads %s as %i milliseconds', (text, ms) => expect(parseDuration(text)).toBe(ms));
  it.each(['soon', '14', 'd', 'P', 'PT', '-1d', '1.5d', 'P1M', '1y', ''])(
    'refuses "%s" as a length of time',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );
  it.each(['http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:1', 'https://api.example.com/v2/'])(
    'accepts %s',
    (url) => expect(parseAddress(url)).toEqual({ address: url.replace(/\/$/, '') }),
  );
  it.each([
    'http://127.0.0.1.evil.example',
    'ftp://x',
    'api.example.com',
    'https://x?y',
    'https://x#y',
    'http://localhost.evil',
  ])('refuses %s', (url) => expect(parseAddress(url)).toHaveProperty('issue'));
  it('reads an instant with its zone, and a day as its end', () => {
    expect(parseInstant('2026-11-01T12:00:00+02:00')).toBe(Date.parse('2026-11-01T10:00:00Z'));
    expect(parseInstant('2026-11-01')).toBe(Date.parse('2026-11-01T23:59:59.999Z'));
    for (const text of ['2026-11-01T12:00:00', 'now', '2026-13-01', '2026-02-30', '1', ''])
      expect(parseInstant(text)).toBeUndefined();
  });
  it('suggests only what is near', () => {
    expect(nearest('max-agee', ['max-age', 'mode'])).toBe('max-age');
    expect(nearest('zzzz', ['max-age', 'mode'])).toBeUndefined();
  });
});
