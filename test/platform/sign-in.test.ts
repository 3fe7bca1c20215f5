// Signing in: which tokens are requested and exchanged, what is masked, and why there is no session.
import { describe, expect, it } from 'vitest';
import { audiencesOf, type SignInOptions, signIn } from '../../src/clients/platform/sign-in.js';
import { Failure } from '../../src/model/failure.js';
import type { Platform } from '../../src/model/run/config.js';
import type { TokenRefusal } from '../../src/model/run/host.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';

const platform = {
  baseUrl: 'https://console.example.com/api',
  registryUrl: 'https://registry.example.com:5000',
  issuerUrl: 'https://issuer.example.com',
  historyService: 'h',
  tagQuery: {},
  isPaired: true,
} as const;
const identity = 'group/sub/identity';
const claims = { iss: 'https://ci.example.com', sub: 'repo:acme/shop:ref:refs/heads/main', aud: 'one' };

/** A token with these claims; nobody here checks its signature. */
function jwt(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.`;
}

interface World {
  readonly platform?: Platform;
  readonly config?: Partial<SignInOptions['config']>;
  readonly refusal?: TokenRefusal;
  readonly idToken?: string;
  readonly answer?: (request: HttpRequest) => HttpResponse;
}

const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  headers: {},
  body: JSON.stringify(body),
});
const audienceOf = ({ body = '' }: HttpRequest) => new URLSearchParams(body).get('aud');
const tokenFor = (request: HttpRequest) => json({ token: `for ${audienceOf(request)}` });

async function signedIn({
  platform: at = platform,
  config,
  refusal,
  idToken = jwt(claims),
  answer = tokenFor,
}: World) {
  const sent: HttpRequest[] = [];
  const masked: string[] = [];
  const audiences: string[] = [];
  const result = await signIn({
    platform: at,
    config: { surface: 'workflow', ...config },
    send: async (request) => {
      sent.push(request);
      return answer(request);
    },
    workflow: {
      refusal: async () => refusal,
      idToken: async (audience) => {
        audiences.push(audience);
        return new Secret(idToken);
      },
    },
    mask: (secret) => void masked.push(secret.expose()),
  });
  const { platformToken, registryToken } = 'session' in result ? result.session : {};
  const tokens = [platformToken?.expose(), registryToken?.expose()];
  return { result, tokens, sent, masked, audiences };
}

const forPlatform = 'for https://console.example.com';
const forRegistry = 'for registry.example.com:5000';

describe('signing in', () => {
  it('exchanges the token of the workflow for one token per audience', async () => {
    const { tokens, sent, masked, audiences } = await signedIn({ config: { identity } });
    expect(tokens).toEqual([forPlatform, forRegistry]);
    expect(audiences).toEqual(['issuer.example.com']);
    expect(masked).toEqual([jwt(claims), forPlatform, forRegistry]);
    const requests = sent.map(({ authorization, ...request }) => ({
      ...request,
      authorization: [authorization?.scheme, authorization?.credential.expose()],
    }));
    const aud = ['https%3A%2F%2Fconsole.example.com', 'registry.example.com%3A5000'];
    expect(requests).toEqual(
      aud.map((audience) => ({
        method: 'POST',
        url: 'https://issuer.example.com/sts/exchange',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        authorization: ['Bearer', jwt(claims)],
        body: `aud=${audience}&identity=group%2Fsub%2Fidentity`,
        repeatable: true,
      })),
    );
  });

  it('requests the token for the configured audience', async () => {
    const { audiences } = await signedIn({
      platform: { ...platform, audience: 'own' },
      config: { identity },
    });
    expect(audiences).toEqual(['own']);
  });

  it('masks refresh tokens too, and does not use them', async () => {
    const answer = (request: HttpRequest) => json({ token: `for ${audienceOf(request)}`, refreshToken: 'r' });
    const { tokens, masked } = await signedIn({ config: { identity }, answer });
    expect(tokens).toEqual([forPlatform, forRegistry]);
    expect(masked.slice(1)).toEqual([forPlatform, 'r', forRegistry, 'r']);
  });

  it('uses tokens that are given, masks them, and exchanges what is missing', async () => {
    const token = new Secret('given');
    const registryToken = new Secret('given too');
    const both = await signedIn({ config: { identity, token, registryToken } });
    expect(both.tokens).toEqual(['given', 'given too']);
    expect(both.masked).toEqual(['given', 'given too']);
    expect([both.sent, both.audiences]).toEqual([[], []]);

    const first = await signedIn({ config: { identity, token } });
    expect(first.tokens).toEqual(['given', forRegistry]);
    expect(first.sent.map(audienceOf)).toEqual(['registry.example.com:5000']);
    const second = await signedIn({ config: { identity, registryToken } });
    expect(second.tokens).toEqual([forPlatform, 'given too']);
    expect(second.sent.map(audienceOf)).toEqual(['https://console.example.com']);
  });

  it('is anonymous without an identity', async () => {
    const { result, sent, audiences, masked } = await signedIn({ refusal: 'fork' });
    expect(result).toEqual({ session: {} });
    expect([sent, audiences, masked]).toEqual([[], [], []]);
    const token = new Secret('given');
    expect((await signedIn({ config: { token } })).tokens).toEqual(['given', undefined]);
  });

  it('has the audiences of the API and the registry, without paths', () => {
    expect(audiencesOf(platform)).toEqual({
      platform: 'https://console.example.com',
      registry: 'registry.example.com:5000',
    });
  });
});

describe('an address that a policy names', () => {
  const { isPaired: _, ...named } = platform;
  const carrying = (aud: unknown, platform: Platform = named) =>
    signedIn({ platform, config: { identity }, idToken: jwt({ ...claims, aud }) });

  it.each(['issuer.example.com', ['issuer.example.com'], 'https://issuer.example.com'])(
    'gets a token that is issued for its host: %j',
    async (aud) => expect((await carrying(aud)).tokens).toEqual([forPlatform, forRegistry]),
  );

  it.each([
    'issuer.enforce.dev',
    'issuer.example.com:8443',
    'issuer.example.com.',
    'ISSUER.example.com',
    'http://issuer.example.com',
    'https://issuer.example.com/',
    ['issuer.example.com', 'issuer.enforce.dev'],
    [],
    undefined,
    7,
  ])('gets no other token, whatever was requested: %j', async (aud) => {
    for (const audience of [undefined, 'issuer.enforce.dev']) {
      const { result, sent } = await carrying(aud, { ...named, ...(audience && { audience }) });
      const message = expect.stringContaining('is not sent to issuer.example.com, which a policy names');
      expect(result).toEqual({ failed: { cause: 'sign-in', subject: 'sign-in', message } });
      expect(sent).toEqual([]);
    }
  });

  it('gets no token that does not say what it is issued for', async () => {
    const { result, sent } = await signedIn({ platform: named, config: { identity }, idToken: 'opaque' });
    const message = expect.stringContaining('issued for an unknown audience');
    expect(result).toEqual({ failed: { cause: 'sign-in', subject: 'sign-in', message } });
    expect(sent).toEqual([]);
  });
});

describe('there is no session', () => {
  it.each([
    ['no-permission', 'no-permission', 'Add `id-token: write` under `permissions:` of the job'],
    ['fork', 'fork', 'Pull requests from forks get no OIDC token'],
    ['dependabot', 'dependabot', 'A run that Dependabot triggered'],
    ['not-in-ci', 'sign-in', 'Set `token:` and `registry-token:`'],
  ] as const)('if the CI gives no token: %s', async (refusal, cause, message) => {
    const { result, sent } = await signedIn({ config: { identity }, refusal });
    expect(result).toEqual({
      failed: { cause, subject: 'sign-in', message: expect.stringContaining(message) },
    });
    expect(sent).toEqual([]);
  });

  it('if the issuer cannot be reached: the cause is that of signing in, the message that of the network', async () => {
    const answer = () => {
      throw new Failure('unreachable', 'issuer.example.com could not be reached');
    };
    const { result } = await signedIn({ config: { identity }, answer });
    const message = 'issuer.example.com could not be reached';
    expect(result).toEqual({ failed: { cause: 'sign-in', subject: 'sign-in', message } });
  });

  it('if anything else is thrown, which is a defect and not hidden', async () => {
    const answer = () => {
      throw new TypeError('a defect');
    };
    await expect(signedIn({ config: { identity }, answer })).rejects.toThrow('a defect');
  });

  const denied = {
    code: 7,
    message: 'no match',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'denied', domain: 'iam' }],
  };
  const messageOf = async (world: World) => {
    const { result } = await signedIn({ config: { identity }, ...world });
    return 'failed' in result ? result.failed.message : 'signed in';
  };

  it.each([
    ['no JSON', () => ({ status: 200, headers: {}, body: 'ok' }), ': the response is not JSON'],
    ['an empty token', () => json({ token: '' }), 'token'],
    ['another success', () => json({ token: 'x' }, 201), ': HTTP 201'],
    [
      'that there is no such identity',
      () => json({}, 404),
      ': HTTP 404. No identity has the uid group/sub/identity: check `identity:`',
    ],
    ['an error of its own', () => json({ message: 'down' }, 503), ': HTTP 503: down'],
  ])('if the issuer answers %s', async (_, answer, message) => {
    const said = await messageOf({ answer });
    expect(said).toMatch(/^Token exchange for https:\/\/console\.example\.com: /);
    expect(said).toContain(message);
  });

  it('if the identity does not match, with the claims and the command that creates one', async () => {
    expect(await messageOf({ answer: () => json(denied, 403) })).toBe(
      'Token exchange for https://console.example.com: HTTP 403: no match. The workflow\'s token has issuer "https://ci.example.com", subject "repo:acme/shop:ref:refs/heads/main", audience "one"; compare them with the claimMatch of the identity. To create an identity that matches: tagproof identity create --group group/sub --repository acme/shop --ref main',
    );
    const metadata = { expectedSubject: 'repo:acme/web:pull_request\u0007x' };
    const answer = () => json({ ...denied, details: [{ ...denied.details[0], metadata }] }, 403);
    expect(await messageOf({ answer })).toContain(
      'the identity expects issuer "", subject "repo:acme/web:pull_request x"',
    );
  });

  it('if the identity does not match, and the claims are missing, several or hostile', async () => {
    const answer = () => json(denied, 403);
    expect(await messageOf({ answer, idToken: jwt({}) })).toContain('issuer "", subject "", audience "";');
    const odd = jwt({ iss: 'a\nb', sub: 'c\u001b[1md', aud: ['e', 'f\r'] });
    expect(await messageOf({ answer, idToken: odd })).toContain(
      'issuer "a b", subject "c [1md", audience "e f";',
    );
  });

  it('if the exchange fails for another reason, or the token is no JWT: the issuer is quoted alone', async () => {
    const alone = (status: number) =>
      `Token exchange for https://console.example.com: HTTP ${status}: no match`;
    expect(await messageOf({ answer: () => json(denied, 400) })).toBe(alone(400));
    expect(await messageOf({ answer: () => json(denied, 503) })).toBe(alone(503));
    expect(await messageOf({ answer: () => json(denied, 403), idToken: 'opaque' })).toBe(alone(403));
  });
});
