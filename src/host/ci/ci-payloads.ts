// Decodes what the CI returns. Loaded on demand, because the schemas would delay the start of the action.
import { z } from 'zod';
import { parseJson } from '../../model/json.js';

const side = z.object({ repo: z.object({ full_name: z.string() }).nullish() });
const pullRequestEvent = z.object({ pull_request: z.object({ head: side, base: side }) });

/** True if an event's payload is about a pull request from another repository. */
export function isFromFork(payload: unknown): boolean {
  const parsed = pullRequestEvent.safeParse(payload);
  if (!parsed.success) return false;
  const { head, base } = parsed.data.pull_request;
  return head.repo?.full_name !== base.repo?.full_name;
}

const tokenAnswer = z.object({ value: z.string().min(1) });

/** The OIDC token in a response body; `undefined` if there is none. */
export function oidcTokenIn(body: string): string | undefined {
  return tokenAnswer.safeParse(parseJson(body)).data?.value;
}
