// The workflow runs of a period and the jobs of their attempts. A search gives 1,000 results at most, so the period is split.
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { numberText } from '../../model/text/text.js';
import { type GitHubApi, repositoryPath, requestJson } from './api.js';

/** https://docs.github.com/rest/actions/workflow-runs#list-workflow-runs-for-a-repository */
const maxResults = 1000;
const pageSize = 100;
const needs = 'actions: read';

const commit = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const runShape = z.object({
  id: z.number().int(),
  run_attempt: z.number().int().min(1).default(1),
  head_sha: commit,
  head_branch: z.string().nullable().default(null),
  path: z.string(),
  event: z.string(),
  html_url: z.string(),
  created_at: time,
  updated_at: time,
  pull_requests: z
    .array(z.object({ number: z.number(), base: z.object({ sha: commit }) }))
    .nullish()
    .transform((pulls) => pulls ?? []),
  referenced_workflows: z
    .array(z.object({ path: z.string(), sha: commit.optional() }))
    .nullish()
    .transform((workflows) => workflows ?? []),
});

/** A run as the API lists it. */
export type WorkflowRun = z.infer<typeof runShape>;

const runsAnswer = z.object({ total_count: z.number().int(), workflow_runs: z.array(runShape) });

/**
 * The runs that were created in the period, each once, given to `take` as they arrive.
 * @param to inclusive; both ends in whole seconds, as the search has them
 * @throws ApiError, Failure; `bad-answer` for more than 1,000 runs of one second, and for a list that is not complete
 */
export async function listRuns(
  api: GitHubApi,
  repository: GitHubRepository,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  take: (run: WorkflowRun) => void,
): Promise<void> {
  const operation = `Workflow runs of ${repository.owner}/${repository.name}`;
  const ask = (page: number) =>
    requestJson(
      api,
      {
        operation,
        path: `${repositoryPath(repository)}/actions/runs`,
        query: {
          created: `${secondText(from)}..${secondText(to)}`,
          per_page: String(pageSize),
          page: String(page),
        },
        needs,
      },
      runsAnswer,
    );
  const first = await ask(1);
  const total = first.total_count;
  if (total > maxResults) {
    const middle = from + Math.floor((to - from) / 2000) * 1000;
    if (middle + 1000 > to)
      throw new Failure(
        'bad-answer',
        `${operation}: more than ${numberText(maxResults)} were created at ${secondText(from)}`,
      );
    await listRuns(api, repository, { from: middle + 1000, to }, take);
    await listRuns(api, repository, { from, to: middle }, take);
    return;
  }
  const ids = new Set<number>();
  const taken = (runs: readonly WorkflowRun[]) => {
    for (const run of runs) {
      if (ids.has(run.id)) continue;
      ids.add(run.id);
      take(run);
    }
  };
  taken(first.workflow_runs);
  for (let page = 2; (page - 1) * pageSize < total; page += 1) taken((await ask(page)).workflow_runs);
  if (ids.size < total)
    throw new Failure(
      'bad-answer',
      `${operation}: the list says ${numberText(total)}, but has ${numberText(ids.size)}. Run it again`,
    );
}

function secondText(at: Instant): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}

const jobShape = z.object({
  id: z.number().int(),
  name: z.string(),
  conclusion: z.string().nullable(),
  started_at: time.nullish(),
  completed_at: time.nullish(),
  html_url: z.string().nullish(),
});

/** A job of one attempt. */
export type WorkflowJob = z.infer<typeof jobShape>;

const jobsAnswer = z.object({ total_count: z.number().int(), jobs: z.array(jobShape) });

/**
 * The jobs of an attempt of a run.
 * @param attempt 1 for the first
 * @throws ApiError, Failure; `bad-answer` for a list that is not complete
 */
export async function listJobs(
  api: GitHubApi,
  repository: GitHubRepository,
  run: number,
  attempt: number,
): Promise<readonly WorkflowJob[]> {
  const operation = `Jobs of run ${run}, attempt ${attempt}`;
  const path = `${repositoryPath(repository)}/actions/runs/${run}/attempts/${attempt}/jobs`;
  // A page may repeat what the page before had, while jobs are added.
  const jobs = new Map<number, WorkflowJob>();
  for (let page = 1; page <= maxResults / pageSize; page += 1) {
    const query = { per_page: String(pageSize), page: String(page) };
    const answer = await requestJson(api, { operation, path, query, needs }, jobsAnswer);
    for (const job of answer.jobs) jobs.set(job.id, job);
    if (jobs.size >= answer.total_count) return [...jobs.values()];
    if (answer.jobs.length === 0) break;
  }
  throw new Failure(
    'bad-answer',
    `${operation}: the list is not complete after ${numberText(jobs.size)} jobs`,
  );
}
