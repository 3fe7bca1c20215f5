// The test server is held to the CI host's OpenAPI description in every test of this folder, where it is installed.
import { describe, expect, it } from 'vitest';
import { openapiFile, openapiValidator } from './openapi.js';
import { GithubServer } from './server.js';
import { clientOf, commitOn } from './setup.js';

if (!openapiFile)
  process.stderr.write(
    'SKIPPED: TAGPROOF_GITHUB_OPENAPI does not name api.github.com.json of @octokit/openapi, so requests and answers are not held to it\n',
  );

describe.skipIf(!openapiFile)('the description', () => {
  const check = (
    method: string,
    path: string,
    query: string,
    body: unknown,
    status = 201,
    answer: unknown = {},
  ) => openapiValidator()?.({ method, path, query: new URLSearchParams(query), body, status, answer });
  const issues = '/repos/acme/shop/issues';

  it.each<[string, string, string, string, unknown, RegExp]>([
    ['a route that is not there', 'POST', '/repos/acme/shop/issuez', '', {}, /not described/],
    ['a method that is not there', 'DELETE', issues, '', undefined, /not described/],
    [
      'a query parameter that is not there',
      'GET',
      issues,
      'page_size=1',
      undefined,
      /no query parameter page_size/,
    ],
    ['a value that is not allowed', 'GET', issues, 'state=shut', undefined, /state/],
    ['a body without what is required', 'POST', issues, '', { body: 'x' }, /title/],
    ['a body of the wrong type', 'POST', issues, '', { title: 'x', labels: 'y' }, /labels/],
  ])('refuses %s', (_, method, path, query, body, problem) => {
    expect(check(method, path, query, body)?.join()).toMatch(problem);
  });

  it('refuses an answer that the host would not give', () => {
    const server = new GithubServer();
    server.state.addIssue({ login: 'alice', title: 'a', body: 'b' });
    const answer = server.state.describeIssue(
      server.state.addIssue({ login: 'alice', title: 'a', body: 'b' }),
    );
    expect(check('POST', issues, '', { title: 'x' }, 201, answer)).toEqual([]);
    expect(check('POST', issues, '', { title: 'x' }, 201, { ...answer, html_url: 7 })?.join()).toMatch(
      /html_url/,
    );
    expect(check('POST', issues, '', { title: 'x' }, 203, answer)?.join()).toMatch(/does not answer 203/);
    server.close();
  });
});

describe('the server', () => {
  it('is strict: no token, a wrong token, an unknown route, another repository, no version header', async () => {
    const server = new GithubServer();
    commitOn(server, 'main', { a: '1' });
    const ask = async (path: string, token: string | undefined, method: 'GET' | 'POST' = 'GET') => {
      const { send, addresses, token: credential } = clientOf(server, token ?? 'job-token');
      const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
      const authorization = {
        scheme: 'Bearer' as const,
        credential: credential as NonNullable<typeof credential>,
      };
      const url = `${addresses.api}${path}`;
      return (await send({ method, url, headers, ...(token === undefined ? {} : { authorization }) })).status;
    };
    expect(await ask('/repos/acme/shop', 'job-token')).toBe(200);
    expect(await ask('/repos/acme/shop', undefined)).toBe(404);
    expect(await ask('/repos/acme/shop', 'wrong')).toBe(401);
    expect(await ask('/repos/acme/shop/nothing', 'job-token')).toBe(404);
    expect(await ask('/repos/acme/other', 'job-token')).toBe(404);
    expect(await ask('/repos/acme/shop/issues', 'read-token', 'POST')).toBe(403);
    server.close();
  });

  it('serves the same on loopback', async () => {
    const server = new GithubServer();
    commitOn(server, 'main', { a: '1' });
    const running = await server.listen();
    const headers = {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      authorization: 'Bearer job-token',
    };
    const answer = await fetch(`${running.url}/repos/acme/shop`, { headers });
    expect(await answer.json()).toMatchObject({ default_branch: 'main' });
    const body = JSON.stringify({ query: 'query { viewer { login nonsense } }' });
    const refused = await fetch(`${running.url}/graphql`, { method: 'POST', headers, body });
    expect(JSON.stringify(await refused.json())).toContain('Cannot query field');
    await running.close();
    server.close();
  });
});
