// What is made of the platform's resources, and of its URLs when they are checked.
import { describe, expect, it, test } from 'vitest';
import { probesOf } from '../../src/clients/platform/probes.js';
import {
  endOfLifeTag,
  identity,
  policyCheck,
  roleBinding,
  tag,
} from '../../src/clients/platform/resources.js';
import { digest } from '../build.js';

describe('a tag', () => {
  it.each([
    [digest('a'), digest('a')],
    [undefined, undefined],
    ['', undefined],
    ['sha256:short', undefined],
    [`md5:${'a'.repeat(64)}`, undefined],
    [` ${digest('a')}`, undefined],
  ])('with the digest %j has %j', (given, read) => {
    expect(tag.parse({ uid: 'u', name: '20', digest: given })).toEqual({
      uid: 'u',
      name: '20',
      deprecated: false,
      digest: read,
    });
  });

  it.each([{ name: '' }, { uid: '' }, { digest: 1 }, { deprecated: 'no' }])('is refused with %j', (wrong) => {
    expect(tag.safeParse({ uid: 'u', name: '20', ...wrong }).success).toBe(false);
  });

  it('has an end of life that is known only in part', () => {
    expect(endOfLifeTag.parse({ id: 'i', name: '20', mainPackageVersion: {}, more: 1 })).toEqual({
      id: 'i',
      name: '20',
      mainPackageVersion: { version: '' },
    });
  });
});

describe('what a pull policy says', () => {
  const said = (result: unknown) => policyCheck.parse({ results: [{ result }] }).results[0]?.result;

  it.each([
    ['ALLOWED', 'allowed'],
    ['RESULT_ALLOWED', 'allowed'],
    ['DENIED', 'denied'],
    ['RESULT_DENIED', 'denied'],
  ])('%s is %s', (text, result) => {
    expect(said(text)).toBe(result);
  });

  it.each(['', undefined, 'RESULT_ERROR', 'UNKNOWN', 'allowed', 'ALLOWED_', 'constructor', '__proto__'])(
    '%j is neither allowed nor denied',
    (text) => {
      expect(said(text)).toBe('error');
    },
  );

  it('is enforced unless it is known to be a dry run', () => {
    const modes = [
      'DRY_RUN',
      'POLICY_MODE_DRY_RUN',
      'ENFORCED',
      'POLICY_MODE_ENFORCED',
      '',
      'OTHER',
      undefined,
    ];
    const { results } = policyCheck.parse({ results: modes.map((mode) => ({ mode })) });
    expect(results.map(({ mode }) => mode)).toEqual([
      'dry-run',
      'dry-run',
      'enforced',
      'enforced',
      'enforced',
      'enforced',
      'enforced',
    ]);
  });
});

test('an identity without claims has none, and a role binding names what it binds', () => {
  expect(identity.parse({ uid: 'u', name: 'n' })).toEqual({
    uid: 'u',
    name: 'n',
    description: '',
    claimMatch: {},
  });
  const binding = { uid: 'u', identity: { uid: 'i' }, role: { uid: 'r', name: 'viewer' } };
  expect(roleBinding.parse(binding)).toEqual({
    uid: 'u',
    identityUid: 'i',
    roleUid: 'r',
    roleName: 'viewer',
  });
});

test('each URL of a platform is checked by a request that needs no credential', () => {
  const probes = probesOf({
    baseUrl: 'https://api.example.com',
    issuerUrl: 'https://issuer.example.com',
    registryUrl: 'https://registry.example.com',
    historyService: 'h',
    tagQuery: {},
  });
  expect(probes).toEqual([
    { input: 'base-url', url: 'https://api.example.com/ping/v2/ping', expected: [200] },
    {
      input: 'issuer-url',
      url: 'https://issuer.example.com/.well-known/openid-configuration',
      expected: [],
    },
    { input: 'registry-url', url: 'https://registry.example.com/v2/', expected: [200, 401] },
  ]);
});
