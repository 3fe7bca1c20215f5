// The login of a token, by which a run recognizes what an earlier run wrote.
import { z } from 'zod';
import type { GitHubApi } from '../api.js';
import { requestGraphql } from '../graphql.js';

/** The login of a job's own token, on every server of the host. */
export const jobTokenLogin = 'github-actions[bot]';

const viewerAnswer = z.object({ viewer: z.object({ login: z.string() }) });

/** Not memoizeAsync: the key is the client itself, so that every token has its own login. */
const logins = new WeakMap<GitHubApi, Promise<string>>();

/** The login that is shown as the author of what the token writes, requested once per client. @throws ApiError, Failure */
export function viewerLogin(api: GitHubApi): Promise<string> {
  const login = logins.get(api) ?? requestLogin(api);
  logins.set(api, login);
  return login;
}

async function requestLogin(api: GitHubApi): Promise<string> {
  const query = {
    operation: 'Read the login of the token',
    document: 'query { viewer { login } }',
    variables: {},
    needs: 'metadata: read',
  };
  return (await requestGraphql(api, query, viewerAnswer)).viewer.login;
}
