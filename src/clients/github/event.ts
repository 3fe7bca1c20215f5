// Reads the event and the context of this run from the runner's variables and the event's payload.
import { z } from 'zod';
import type { CiRun, Event } from '../../model/event.js';
import { Failure } from '../../model/failure.js';
import type { Ci } from '../../model/host.js';

const commit = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit');
const side = z.object({ sha: commit, repo: z.object({ full_name: z.string() }).nullable() });

const pullRequestPayload = z.object({
  pull_request: z.object({
    number: z.int().positive(),
    base: side,
    head: side,
    user: z.object({ login: z.string() }).nullable(),
    merge_commit_sha: commit.nullish(),
  }),
});
const mergeGroupPayload = z.object({ merge_group: z.object({ base_sha: commit }) });
const pushPayload = z.object({ before: z.string() });

/**
 * The event of this run; `local` outside CI.
 * @throws Failure `bad-answer` when the payload lacks a field of the event
 * (https://docs.github.com/webhooks/webhook-events-and-payloads), `unreadable-file` when there is no payload
 */
export async function readEvent(ci: Ci | undefined): Promise<Event> {
  const name = ci?.variable('GITHUB_EVENT_NAME');
  if (ci === undefined || name === undefined) return { kind: 'local' };
  switch (name) {
    case 'pull_request':
    case 'pull_request_target': {
      const { pull_request: pull } = decode(name, await ci.payload(), pullRequestPayload);
      return {
        kind: 'pull-request',
        number: pull.number,
        base: pull.base.sha,
        head: pull.head.sha,
        fork: pull.head.repo?.full_name !== pull.base.repo?.full_name,
        dependabot: pull.user?.login === 'dependabot[bot]',
        merges: mergesOf(
          name === 'pull_request' ? ci.variable('GITHUB_SHA') : undefined,
          pull.merge_commit_sha,
        ),
      };
    }
    case 'merge_group': {
      const { merge_group: group } = decode(name, await ci.payload(), mergeGroupPayload);
      return { kind: 'merge-group', base: group.base_sha };
    }
    case 'push': {
      const { before } = decode(name, await ci.payload(), pushPayload);
      return /^0*$/.test(before) ? { kind: 'push' } : { kind: 'push', before };
    }
    case 'schedule':
      return { kind: 'schedule' };
    case 'workflow_dispatch':
      return { kind: 'workflow-dispatch' };
    default:
      return { kind: 'other', name };
  }
}

/** The runner's commit is the newest merge; the payload may have been written before it was made. */
function mergesOf(...named: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(named.filter((id) => commit.safeParse(id).success))].map(String);
}

function decode<T>(name: string, payload: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new Failure(
    'bad-answer',
    `The payload of the event ${name} has no valid \`${field}\`. Re-run the job`,
  );
}

/** The context of this run; `undefined` outside CI, or if the runner does not name the repository. */
export function readRun(ci: Ci | undefined): CiRun | undefined {
  const [owner, name, ...more] = ci?.variable('GITHUB_REPOSITORY')?.split('/') ?? [];
  if (ci === undefined || !owner || !name || more.length > 0) return undefined;
  const { server } = readAddresses(ci.variable);
  const branch = ci.variable('GITHUB_REF_TYPE') === 'branch' ? ci.variable('GITHUB_REF_NAME') : undefined;
  const onBranch = branch !== undefined && ci.variable('GITHUB_REF')?.startsWith('refs/heads/') === true;
  return {
    repository: { owner, name },
    ...(onBranch ? { branch } : {}),
    workflow: ci.variable('GITHUB_WORKFLOW') ?? '',
    job: ci.variable('GITHUB_JOB') ?? '',
    url: `${server}/${owner}/${name}/actions/runs/${ci.variable('GITHUB_RUN_ID') ?? ''}`,
    addresses: readAddresses(ci.variable),
  };
}

/** The URLs of the host by the runner's variables; those of github.com without them. */
export function readAddresses(variable: Ci['variable']): CiRun['addresses'] {
  return {
    api: variable('GITHUB_API_URL') ?? 'https://api.github.com',
    graphql: variable('GITHUB_GRAPHQL_URL') ?? 'https://api.github.com/graphql',
    server: variable('GITHUB_SERVER_URL') ?? 'https://github.com',
  };
}
