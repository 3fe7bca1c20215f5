// Subjects of workflow tokens: read, written, compared, and the command that would fit one.
import { describe, expect, it } from 'vitest';
import {
  parseSubject,
  refusalHint,
  subjectDifferences,
  subjectText,
} from '../../src/clients/platform/claims.js';

const main = 'repo:acme/shop:ref:refs/heads/main';

describe('a subject', () => {
  it.each([
    [main, { repository: 'acme/shop', scope: { kind: 'ref', ref: 'refs/heads/main' } }],
    [
      'repo:acme/shop:environment:prod eu',
      { repository: 'acme/shop', scope: { kind: 'environment', environment: 'prod eu' } },
    ],
    [
      'repo:acme@1/shop@2:pull_request',
      { repository: 'acme/shop', ids: { owner: '1', repository: '2' }, scope: { kind: 'pull-request' } },
    ],
  ] as const)('%s is read, and written as it was', (text, parsed) => {
    expect(parseSubject(text)).toEqual(parsed);
    expect(subjectText(parsed)).toBe(text);
  });

  it.each([
    '',
    'acme/shop',
    `x${main}`,
    `${main} `,
    'repo:acme:ref:refs/heads/main',
    'repo:acme/shop:ref:main',
    'repo:acme/shop:pull_requests',
  ])('"%s" is not one', (text) => {
    expect(parseSubject(text)).toBeUndefined();
  });

  it.each([
    [main, []],
    ['repo:acme/web:ref:refs/heads/main', ['the repository is acme/web, the identity expects acme/shop']],
    [
      'repo:acme@1/shop@2:ref:refs/heads/main',
      ['the token writes the repository by names with ids, the identity expects names alone'],
    ],
    [
      'repo:acme/shop:ref:refs/heads/dev',
      ['the token is for ref refs/heads/dev, the identity expects ref refs/heads/main'],
    ],
    [
      'repo:acme/shop:pull_request',
      ['the token is for pull requests, the identity expects ref refs/heads/main'],
    ],
    [
      'repo:acme/shop:environment:prod',
      ['the token is for environment prod, the identity expects ref refs/heads/main'],
    ],
    ['other', [`the subject is "other", the identity expects "${main}"`]],
  ])('%s differs by %j', (carried, differences) => {
    expect(subjectDifferences(main, carried)).toEqual(differences);
  });
});

describe('the hint after a refused exchange', () => {
  const hint = (subject: string, metadata?: Readonly<Record<string, string>>) =>
    refusalHint(
      { issuer: 'https://ci.example.com', subject, audience: 'aud' },
      'group/sub/identity',
      metadata,
    );

  it.each([
    [main, '--group group/sub --repository acme/shop --ref main'],
    [
      'repo:acme@1/shop@2:pull_request',
      '--repository acme/shop --owner-id 1 --repository-id 2 --pull-request',
    ],
    ["repo:acme/shop:environment:it's", "--environment 'it'\\''s'"],
  ])('%s has the command that creates its identity', (subject, command) => {
    expect(hint(subject)).toContain(command);
  });

  it('a subject in no known format has no command', () => {
    expect(hint('other')).not.toContain('identity create');
  });

  it('says what the identity expects if the platform does', () => {
    const expected = 'repo:acme/web:ref:refs/heads/main';
    const said = hint(main, { expectedIssuer: 'https://ci.example.com', expectedSubject: expected });
    expect(said).toContain(`the identity expects issuer "https://ci.example.com", subject "${expected}"`);
    expect(hint(main)).not.toContain('the identity expects issuer');
  });

  it('has both audiences where only they differ', () => {
    const metadata = { expectedSubject: main, expectedAudience: 'issuer.example.com' };
    const said = hint(main, metadata);
    expect(said).toContain('audience "aud"');
    expect(said).toContain(`subject "${main}", audience "issuer.example.com"`);
  });
});
