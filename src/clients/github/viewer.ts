// Whose token it is, so that only what this token wrote is ever changed.
import { z } from 'zod';
import { type GitHubApi, requestGraphql } from './api.js';

/** The login that the job's own token acts as, on every server of the host. */
export const jobTokenLogin = 'github-actions[bot]';

const viewerAnswer = z.object({ viewer: z.object({ login: z.string() }) });

const known = new WeakMap<GitHubApi, Promise<string>>();

/** The login that REST shows as author of what the token writes; asked once a client. @throws ApiError, Failure */
export function viewerLogin(api: GitHubApi): Promise<string> {
  const login = known.get(api) ?? askLogin(api);
  known.set(api, login);
  return login;
}

async function askLogin(api: GitHubApi): Promise<string> {
  const question = {
    operation: 'Ask whose token it is',
    document: 'query { viewer { login } }',
    variables: {},
    needs: 'metadata: read',
  };
  return (await requestGraphql(api, question, viewerAnswer)).viewer.login;
}
