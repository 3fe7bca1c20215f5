// What the CI says, read by schema. Loaded when there is something to read: the action's start does without it.
import { z } from 'zod';

const side = z.object({ repo: z.object({ full_name: z.string() }).nullish() });
const pullRequestEvent = z.object({ pull_request: z.object({ head: side, base: side }) });

/** True when an event's payload is about a pull request out of another repository. */
export function isFromFork(payload: unknown): boolean {
  const read = pullRequestEvent.safeParse(payload);
  if (!read.success) return false;
  const { head, base } = read.data.pull_request;
  return head.repo?.full_name !== base.repo?.full_name;
}

const answer = z.object({ value: z.string().min(1) });

/** The OIDC token in an answer's body; undefined when there is none. */
export function oidcTokenIn(body: string): string | undefined {
  try {
    return answer.safeParse(JSON.parse(body)).data?.value;
  } catch {
    return undefined;
  }
}
