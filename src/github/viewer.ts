// Whose token it is, so that only what this token wrote is ever changed.
import { z } from 'zod';
import { type Api, askGraphql } from './api.js';

/** The login that the job's own token acts as, on every server of the host. */
export const jobTokenLogin = 'github-actions[bot]';

const viewerAnswer = z.object({ viewer: z.object({ login: z.string() }) });

/** The login that REST shows as author of what the token writes. @throws ApiError, Failure */
export async function viewerLogin(api: Api): Promise<string> {
  const question = {
    operation: 'Ask whose token it is',
    document: 'query { viewer { login } }',
    variables: {},
    needs: 'metadata: read',
  };
  return (await askGraphql(api, question, viewerAnswer)).viewer.login;
}
