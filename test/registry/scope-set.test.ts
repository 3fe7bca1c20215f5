// One token for several repositories: where a registry grants that, where it grants a part, and where it refuses.
import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { registriesClient } from '../../src/clients/registry/registries.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { digest } from '../build.js';

const answer = (status: number, headers: Record<string, string> = {}, body = '') => ({
  status,
  headers,
  body,
});
const names = Array.from({ length: 6 }, (_, index) => `team/app-${index}`);

/** How a token server treats several scopes. */
type Grant = 'all' | 'opaque' | 'first' | 'first-opaque' | 'refused' | 'down';

function registry(grant: Grant, secret = new Set<string>(), refusal = 401) {
  const sent: string[] = [];
  const grants = new Map<string, ReadonlySet<string>>();
  const send = async ({ method, url, authorization }: HttpRequest): Promise<HttpResponse> => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/token') {
      const wanted = searchParams.getAll('scope').map((scope) => scope.split(':')[1] ?? '');
      sent.push(`token ${wanted.length}`);
      if (grant === 'down') return answer(500);
      if (grant === 'refused' && wanted.length > 1) return answer(400);
      const granted = (grant.startsWith('first') ? wanted.slice(0, 1) : wanted).filter(
        (one) => !secret.has(one),
      );
      const access = granted.map((name) => ({ type: 'repository', name, actions: ['pull'] }));
      const token = grant.endsWith('opaque')
        ? `opaque-${grants.size}`
        : new UnsecuredJWT({ access, id: grants.size }).encode();
      grants.set(token, new Set(granted));
      return answer(200, {}, JSON.stringify({ token }));
    }
    const repository = /^\/v2\/(.+)\/manifests\//.exec(pathname)?.[1] ?? '';
    sent.push(`${method} ${repository}`);
    const challenge = {
      'www-authenticate': 'Bearer realm="https://registry.example.com/token",service="registry"',
    };
    if (authorization === undefined) return answer(401, challenge);
    const isGranted = grants.get(authorization.credential.expose())?.has(repository) === true;
    if (!isGranted) return answer(refusal, refusal === 401 ? challenge : {});
    return answer(200, { 'docker-content-digest': digest('a') });
  };
  const client = registriesClient({
    send,
    credentials: async () => undefined,
    onSecret: () => undefined,
    scopeSets: true,
  });
  const ask = async () => {
    const answers = await Promise.allSettled(
      names.map((repository) => client.digestOf({ registry: 'registry.example.com', repository }, '1')),
    );
    return answers.map(({ status }) => status);
  };
  const tokens = () => sent.filter((one) => one.startsWith('token'));
  return { ask, sent, tokens };
}
const found = names.map(() => 'fulfilled');

describe('the tokens of six repositories', () => {
  it.each(['all', 'opaque'] as const)('are one where the server grants all of them (%s)', async (grant) => {
    const { ask, sent, tokens } = registry(grant);
    expect(await ask()).toEqual(found);
    expect(tokens()).toEqual(['token 6']);
    // The first request learns that a token is needed.
    expect(sent).toHaveLength(1 + 1 + 6);
  });

  it('are asked for one by one where the token says that it is for one of them', async () => {
    const { ask, sent, tokens } = registry('first');
    expect(await ask()).toEqual(found);
    expect(tokens()).toEqual(['token 6', ...names.slice(1).map(() => 'token 1')]);
    expect(sent).toHaveLength(1 + 6 + 6);
  });

  it.each([400, 401, 403, 404])(
    'count for nothing where the registry refuses them with %i',
    async (status) => {
      const { ask, tokens } = registry('first-opaque', new Set(), status);
      expect(await ask()).toEqual(found);
      expect(tokens()).toEqual(['token 6', ...names.slice(1).map(() => 'token 1')]);
    },
  );

  it('are asked for one by one where the server refuses several scopes', async () => {
    const { ask, tokens } = registry('refused');
    expect(await ask()).toEqual(found);
    expect(tokens()).toEqual(['token 6', ...names.map(() => 'token 1')]);
    await ask();
    expect(tokens()).toHaveLength(7);
  });

  it('leave a repository out that nobody may read, as its own token does', async () => {
    const { ask } = registry('all', new Set(['team/app-3']));
    expect(await ask()).toEqual(found.map((one, index) => (index === 3 ? 'rejected' : one)));
  });

  it('are not asked for again one by one while the server is down', async () => {
    const { ask, tokens } = registry('down');
    expect(await ask()).toEqual(names.map(() => 'rejected'));
    expect(tokens()).toEqual(['token 6']);
  });
});
