// Tokens: who issued them, for whom, for which audience, and until when.
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { detail, type Kit } from './kit.js';

const history = 'GET {registry}/v2/{repository}/_service/history/{tag}';

export function tokenContract({
  target,
  call,
  group,
  registryHost,
  unique,
  exchange,
  workflowToken,
  ...kit
}: Kit): void {
  const { workflow, puller, make, refused } = kit;
  const address = () => target().address;
  const node = () => `${address().organization}/node`;
  const scope = () => `repository:${node()}:pull`;
  /** The same claims under a signature that is not theirs. */
  const forged = (token: string) =>
    token.replace(/\.[^.]+$/, (own) => `.${[...own.slice(1)].reverse().join('')}`);
  const pullToken = (token: string, options = {}) =>
    call('GET {registry}/token', [], { token, query: { scope: scope() }, ...options });

  it('workflow tokens come for the request token, and their keys are published', async () => {
    const { send, address: at } = target();
    const unsigned = await send({
      method: 'GET',
      url: at.oidcRequestUrl,
      headers: { authorization: 'Bearer x' },
    });
    expect(unsigned.status).toBe(401);
    const token = await workflowToken('somebody');
    const { iss = '' } = decodeJwt(token);
    const get = async (url: string) => JSON.parse((await send({ method: 'GET', url, headers: {} })).body);
    const { issuer, jwks_uri: keys } = await get(`${iss}/.well-known/openid-configuration`);
    expect(issuer).toBe(iss);
    const verified = await jwtVerify(token, createLocalJWKSet(await get(keys)), { audience: 'somebody' });
    expect(verified.payload.sub).toEqual(expect.any(String));
  });

  it('the platform takes tokens of its own issuer and audience, with their signature', async () => {
    const token = await workflow();
    expect((await call('GET /registry/v2/repos', [], { token })).status).toBe(200);
    for (const wrong of [forged(token), await puller(), await workflowToken(address().baseUrl)]) {
      const answer = await refused(16, 'GET /registry/v2/repos', [], { token: wrong });
      expect(answer.status).toBe(401);
    }
  });

  it('the registry takes tokens of the issuer for its own host, with their signature', async () => {
    const own = await puller();
    expect((await pullToken(own)).status).toBe(200);
    expect((await call(history, [node(), '20'], { token: own })).status).toBe(200);
    for (const [wrong, status] of [
      [forged(own), 401],
      [await workflowToken(registryHost()), 401],
      [await workflow(), 403],
      [(await exchange('somebody.example.com')).json.token, 403],
    ]) {
      expect((await pullToken(wrong)).status).toBe(status);
      expect((await call(history, [node(), '20'], { token: wrong })).status).toBe(status);
    }
    const pull = (await pullToken(own)).json.token as string;
    expect((await call(history, [node(), '20'], { token: forged(pull) })).status).toBe(401);
    expect((await call(history, [node(), '20'], { token: undefined })).status).toBe(401);
  });

  it('the token endpoint takes Bearer, and Basic with the user _token', async () => {
    const password = await puller();
    const basic = (user: string) => Buffer.from(`${user}:${password}`).toString('base64');
    expect((await pullToken(basic('_token'), { scheme: 'Basic' })).json.token).toEqual(expect.any(String));
    const other = await pullToken(basic('somebody'), { scheme: 'Basic' });
    expect(other.status).toBe(401);
  });

  it('a pull token names one image and one action, and images of the organization are not anonymous', async () => {
    const token = await puller();
    const asked = async (query: Readonly<Record<string, string>>, own?: string) =>
      (await call('GET {registry}/token', [], { token: own, query })).status;
    expect(await asked({ scope: scope() }, token)).toBe(200);
    expect(await asked({ scope: scope() })).toBe(401);
    for (const wrong of [scope().replace(':pull', ':push'), scope().replace(':pull', ''), node()])
      expect(await asked({ scope: wrong }, token)).toBe(400);
    // A log-in asks without a scope.
    expect([await asked({}, token), await asked({})]).toEqual([200, 400]);
    expect(await asked({ scope: `repository:${address().organization}/none:pull` }, token)).toBe(403);
  });

  it('an anonymous token reads latest and latest-dev of its public image, and nothing else', async () => {
    const { publicOrganization } = address();
    const image = `${publicOrganization}/nginx`;
    const { json } = await call('GET {registry}/token', [], {
      token: undefined,
      query: { scope: `repository:${image}:pull` },
    });
    const status = async (name: string, tag: string) =>
      (await call(history, [name, tag], { token: json.token })).status;
    expect([await status(image, 'latest'), await status(image, 'latest-dev')]).toEqual([200, 200]);
    expect([await status(image, '1.27'), await status(`${publicOrganization}/static`, 'latest')]).toEqual([
      403, 403,
    ]);
    const member = await call('GET {registry}/token', [], {
      token: await puller(),
      query: { scope: `repository:${image}:pull` },
    });
    expect((await call(history, [image, '1.27'], { token: member.json.token })).status).toBe(200);
  });

  it('claims must be equal to the claimMatch of the identity that is named', async () => {
    const { baseUrl, identity } = address();
    const { json: own } = await call('GET /iam/v2/identities/{uid}', [identity]);
    const { issuer, subject } = own.claimMatch;
    const named = async (claimMatch: object) =>
      (await make('identities', group(), { name: unique('i'), claimMatch })).uid as string;
    const same = await exchange(baseUrl, await named({ issuer, subject }));
    expect(same.status).toBe(200);
    for (const claimMatch of [
      { issuer: 'https://ci.example.com', subject },
      { issuer: `${issuer}/`, subject },
      { issuer, subject: `${subject}x` },
      { issuer, subject: subject.slice(0, -1) },
      { issuer, subject: subject.slice(1) },
      { issuer, subject: subject.toUpperCase() },
      { issuer, subject: '' },
      { issuer },
    ])
      expect((await exchange(baseUrl, await named(claimMatch))).json.code).toBe(7);
    expect((await exchange(baseUrl, identity, 'somebody.example.com')).json.code).toBe(7);
  });

  it('the exchange needs an audience, an identity that exists, and a workflow token of the provider', async () => {
    const { baseUrl, identity } = address();
    const token = await workflowToken();
    const swap = (fields: Readonly<Record<string, string>>, own?: string) =>
      call('GET|POST {issuer}/sts/exchange', [], { token: own, body: new URLSearchParams(fields) });
    expect((await swap({ identity }, token)).json.code).toBe(3);
    const missing = await swap({ aud: baseUrl, identity: `${group()}/0000000000000000` }, token);
    expect([missing.status, detail(missing, 'ResourceInfo').resourceName]).toEqual([
      404,
      `${group()}/0000000000000000`,
    ]);
    expect((await swap({ aud: baseUrl }, token)).json.code).toBe(5);
    for (const wrong of [undefined, forged(token), await workflow()])
      expect((await swap({ aud: baseUrl, identity }, wrong)).json.code).toBe(16);
    const swapped = await swap({ aud: baseUrl, identity }, token);
    expect(decodeJwt(swapped.json.token)).toMatchObject({ aud: baseUrl, sub: identity });
    expect((await call('GET {issuer}/sts/other', [], { token })).status).toBe(404);
    const form = {
      method: 'POST',
      url: `${address().issuerUrl}/sts/exchange`,
      body: `${new URLSearchParams({ aud: baseUrl, identity })}`,
    };
    const sent = async (type: string) =>
      (await target().send({ ...form, headers: { authorization: `Bearer ${token}`, 'content-type': type } }))
        .status;
    expect(await sent('application/x-www-form-urlencoded')).toBe(200);
    expect(await sent('application/x-www-form-urlencoded; charset=utf-8')).toBe(200);
    expect(await sent('text/plain')).toBe(400);
  });
}
