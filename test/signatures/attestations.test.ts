// GitHub's artifact attestations: which are asked for, with which token, and what an answer means.
import { describe, expect, it } from 'vitest';
import { attestationPlaces } from '../../src/clients/signatures/index.js';
import { Failure } from '../../src/model/failure.js';
import type { RequiredSigner } from '../../src/model/judgement/signature.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { digest } from '../build.js';

const signer = (identity: string): RequiredSigner => ({
  kind: 'identity',
  issuer: 'https://token.actions.githubusercontent.com',
  identity,
  root: 'sigstore',
});

async function read(identities: readonly string[], answer: Partial<HttpResponse> = {}) {
  const sent: HttpRequest[] = [];
  const places = attestationPlaces(
    {
      send: async (request) => {
        sent.push(request);
        return { status: 200, headers: {}, body: '{"attestations":[]}', ...answer };
      },
      token: new Secret('token'),
    },
    identities.map(signer),
    digest('a'),
  );
  const found = await Promise.all(places.map((place) => place()));
  return { sent, found: found.flat() };
}

describe('GitHub', () => {
  it('is asked for the repository that the policy names, or for its owner', async () => {
    const { sent } = await read([
      'https://github.com/acme/app/.github/workflows/release.yml@refs/tags/*',
      'https://github.com/acme/app/.github/workflows/other.yml@refs/tags/*',
      'https://github.com/other/*/.github/workflows/release.yml@refs/tags/*',
    ]);
    expect(sent.map(({ url }) => url)).toEqual([
      `https://api.github.com/repos/acme/app/attestations/${digest('a')}?per_page=30`,
      `https://api.github.com/orgs/other/attestations/${digest('a')}?per_page=30`,
      `https://api.github.com/users/other/attestations/${digest('a')}?per_page=30`,
    ]);
    expect(sent[0]?.authorization?.credential.expose()).toBe('token');
  });

  it.each([
    'https://github.com/*/app/x',
    'https://gitlab.com/acme/app/x',
    'https://github.com.example.com/acme/app/x',
    '**',
    'ann@example.com',
  ])('is not asked about %s', async (identity) => {
    expect((await read([identity])).sent).toEqual([]);
  });

  it('gives bundles, and none for what it does not know', async () => {
    const app = ['https://github.com/acme/app/x'];
    const body = JSON.stringify({ attestations: [{ bundle: { mediaType: 'x' } }, { bundle: null }] });
    expect((await read(app, { body })).found).toEqual([
      { kind: 'bundle', text: '{"mediaType":"x"}' },
      { kind: 'bundle', text: 'null' },
    ]);
    expect((await read(app, { status: 404 })).found).toEqual([]);
  });

  it.each([
    [{ status: 403 }, 'unverifiable-signature'],
    [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }, 'rate-limited'],
    [{ status: 429 }, 'rate-limited'],
    [{ headers: { link: '<https://api.github.com/next>; rel="next"' } }, 'unverifiable-signature'],
    [{ body: '[]' }, 'bad-answer'],
  ])('%o is a failure: %s', async (answer, cause) => {
    const failure = await read(['https://github.com/acme/app/x'], answer).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toHaveProperty('reason', cause);
  });
});
