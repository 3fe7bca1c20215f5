// Collects what is known of one repository: commits and trees of the window, runs, jobs and logs; and decides.

import { z } from 'zod';
import { type GitHubApi, repositoryPath, requestJson } from '../clients/github/api.js';
import { filesOf, oneByOne, resolveCommit } from '../clients/github/files.js';
import { listJobs, listRuns, type WorkflowJob, type WorkflowRun } from '../clients/github/runs.js';
import type { CommitWindow, DatedCommit } from '../host/git/window.js';
import { compact, largest, smallest } from '../model/collections.js';
import { gapFrom, LimitFailure } from '../model/failure.js';
import { distinctByJson } from '../model/json.js';
import type { Instant } from '../model/judgement/fact.js';
import type { Host } from '../model/run/host.js';
import type { GitHubRepository } from '../model/run/revision.js';
import { RememberedScans } from '../model/run/scan-threads.js';
import { numberText, plural } from '../model/text/text.js';
import { dayMs } from '../model/text/time.js';
import { limitOf } from '../model/waiting/limit.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { badDigests, decideRun, type JobFacts, pinKey, reasonOf } from './decide.js';
import type { Incident } from './incident.js';
import { readJobLog } from './log.js';
import { answers, type ExposureAnswer, type ExposureReport, type RunRow, worst } from './report.js';
import { isOf, type NamedImage, namesInTree, type TreeNames } from './trees.js';

export interface Investigation {
  readonly incident: Incident;
  readonly repository: GitHubRepository;
  readonly api: GitHubApi;
  readonly host: Pick<Host, 'git' | 'threads' | 'stop' | 'sink'>;
  /** What the clone knows of the window; absent without a clone. */
  readonly commits?: CommitWindow | undefined;
  /** Most requests to the API. */
  readonly maxRequests: number;
}

/** A run can be repeated for 30 days, lasts for 35, and keeps the day on which it was created. */
const repeatedMs = 65 * dayMs;
const maxTrees = 5000;
const maxListed = 1000;
/** Runs under way at once: the client itself bounds the requests. */
const atOnce = 8;

/** The first and the last instant of the incident's windows. */
export function periodOf({ windows }: Incident): { readonly from: Instant; readonly to: Instant } {
  return { from: smallest(windows.map(({ from }) => from)), to: largest(windows.map(({ to }) => to)) };
}

/** Never throws for what a host answers: what is not known is a gap of the report. @throws Failure `stopped` */
export async function investigate(asked: Investigation): Promise<ExposureReport> {
  const { incident, repository, commits, host } = asked;
  const { from, to } = periodOf(incident);
  const counted = withBudget(asked.api, asked.maxRequests);
  const { api } = counted;
  const gaps = new Set<string>();
  const gap = (error: unknown, subject: string): void => {
    const { cause, message } = gapFrom(error, subject);
    if (cause === 'stopped') throw error;
    gaps.add(message);
  };
  const runs = await runsOf(api, repository, { from, to }, gap);
  const trees = treeReader(asked, api);
  const main = await mainLine(asked, api, from, gap);
  // A clone that lacks the newest commit may lack bases of the window, too.
  const newest = commits && (await resolveCommit(api, repository, 'HEAD').catch(() => undefined));
  const isCurrent = newest !== undefined && (await host.git?.filesAt(newest)) !== undefined;
  const known = new Set<string>();
  const base = main.before === undefined ? undefined : await trees.read(main.before);
  for (const { image } of base?.named ?? [])
    if (image?.digest !== undefined) known.add(pinKey(image, image.digest));

  const progress = { done: 0 };
  const limit = limitOf(atOnce);
  const logs = { read: 0, unread: 0 };
  const decided = await Promise.all(
    runs.map((run) =>
      limit(async () => {
        const row = await rowOf(run);
        progress.done += 1;
        if (progress.done % 20 === 0)
          host.sink.progress(`${numberText(progress.done)} of ${plural(runs.length, 'run')}`);
        return row;
      }),
    ),
  );
  const rows = decided.filter((row) => row !== undefined);

  async function rowOf(run: WorkflowRun): Promise<RunRow | undefined> {
    const read: TreeNames[] = [];
    const own = `${repository.owner}/${repository.name}/`.toLowerCase();
    const isOwn = ({ path }: { readonly path: string }) => path.toLowerCase().startsWith(own);
    // A workflow of this repository may be of another commit: `uses: OWNER/REPO/…@v1`.
    const others = run.referenced_workflows.filter(isOwn).flatMap(({ sha }) => sha ?? []);
    for (const commit of new Set([...treesOf(run, main, commits), ...others]))
      read.push(await trees.read(commit));
    const named = distinctByJson(read.flatMap((one) => one.named));
    const unread = [...new Set(read.flatMap((one) => one.unread))];
    if (isPull(run) && run.pull_requests.length === 0 && !isCurrent)
      unread.push('the base that the pull request was merged with: fetch a clone with all branches');
    const called = run.referenced_workflows
      .filter((one) => !isOwn(one) || one.sha === undefined)
      .map(({ path }) => path);
    if (named.length === 0 && unread.length === 0 && called.length === 0) return undefined;
    const jobs = await jobsOf(run, named, unread, called);
    const { answer, reasons, evidence } = decideRun(incident, known, { named, unread, called, jobs });
    return {
      id: run.id,
      url: run.html_url,
      workflow: run.path,
      event: run.event,
      created: new Date(run.created_at).toISOString(),
      attempts: run.run_attempt,
      commit: run.head_sha,
      ...compact({ branch: run.head_branch ?? undefined }),
      ...(run.pull_requests.length === 0
        ? {}
        : { pullRequests: run.pull_requests.map(({ number }) => number) }),
      answer,
      reasons: [...reasons],
      evidence: [...evidence],
      references: named.slice(0, 50).map(({ file, line, raw }) => ({ file, line, raw })),
    };
  }

  async function jobsOf(
    run: WorkflowRun,
    named: readonly NamedImage[],
    unread: readonly string[],
    called: readonly string[],
  ) {
    const facts: JobFacts[] = [];
    try {
      for (let attempt = 1; attempt <= run.run_attempt; attempt += 1)
        for (const job of await listJobs(api, repository, run.id, attempt))
          if (ranWithin(job, incident, named, unread.length > 0 || called.length > 0))
            facts.push(await factsOf(job, attempt));
      return facts;
    } catch (error) {
      const { cause, message } = gapFrom(error, `run ${run.id}`);
      if (cause === 'stopped') throw error;
      if (facts.some(({ log }) => log.bad.length > 0)) return facts;
      return { unread: message };
    }
  }

  async function factsOf(job: WorkflowJob, attempt: number): Promise<JobFacts> {
    const log = await readJobLog(api, repository, job.id, badDigests(incident));
    logs[log.unread === undefined ? 'read' : 'unread'] += 1;
    return { name: job.name, attempt, log, ...compact({ url: job.html_url ?? undefined }) };
  }

  const heads = new Set(runs.map(({ head_sha: commit }) => commit));
  const found = await commitsNaming(commits?.within ?? [], trees, incident, known, heads);
  const stays = found.find((one) => one.answer === 'exposed');
  if (stays !== undefined)
    gaps.add(
      `Commit ${stays.commit.slice(0, 12)} pins a bad digest, which runs pull after the window, too: set a later \`to\` to read those.`,
    );
  const answer = worst([...rows.map((row) => row.answer), ...(gaps.size > 0 ? ['unknown' as const] : [])]);
  const rank = (one: RunRow) => answers.indexOf(one.answer);
  return {
    kind: 'tagproof-exposure',
    version: 1,
    incident: {
      id: incident.id,
      aliases: [...incident.aliases],
      sources: [...incident.sources],
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      images: [...new Set(incident.windows.flatMap(({ images }) => images))],
    },
    repository: `${repository.owner}/${repository.name}`,
    answer,
    asked: {
      runs: runs.length,
      trees: trees.count(),
      logs: logs.read,
      logsUnread: logs.unread,
      requests: counted.count(),
    },
    runs: rows.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id),
    commits: found,
    gaps: [...gaps],
    notes: [...notes(commits)],
  };
}

/** The client with a bound for its requests; those to the host of the logs do not count at the API. */
function withBudget(api: GitHubApi, most: number) {
  let sent = 0;
  const send: GitHubApi['send'] = async (request) => {
    if (!request.url.startsWith(api.addresses.api)) return api.send(request);
    if (sent >= most)
      throw new LimitFailure(
        'rate-limited',
        `Not asked, after ${plural(most, 'request')} to the API: set --max-requests to ask more`,
      );
    sent += 1;
    return api.send(request);
  };
  return { api: { ...api, send }, count: () => sent };
}

/** The runs of the window, and older ones that were at work in it. */
async function runsOf(
  api: GitHubApi,
  repository: GitHubRepository,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  gap: (error: unknown, subject: string) => void,
): Promise<readonly WorkflowRun[]> {
  const runs = new Map<number, WorkflowRun>();
  const subject = `${repository.owner}/${repository.name}`;
  const seconds = (at: Instant) => Math.floor(at / 1000) * 1000;
  try {
    await listRuns(
      api,
      repository,
      { from: seconds(from), to: seconds(to) },
      (run) => void runs.set(run.id, run),
    );
    const earlier = { from: seconds(from - repeatedMs), to: seconds(from) - 1000 };
    await listRuns(api, repository, earlier, (run) => {
      if (run.updated_at >= from) runs.set(run.id, run);
    });
  } catch (error) {
    gap(error, subject);
  }
  return [...runs.values()];
}

/** The default branch over time, the newest first. */
interface MainLine {
  readonly before: string | undefined;
  readonly within: readonly DatedCommit[];
}

const commitsAnswer = z.array(z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) }));

async function mainLine(
  { commits, repository }: Investigation,
  api: GitHubApi,
  from: Instant,
  gap: (error: unknown, subject: string) => void,
): Promise<MainLine> {
  const isMain = ({ branch }: DatedCommit) => branch === commits?.defaultBranch;
  const within = (commits?.within ?? []).filter(isMain).toSorted((a, b) => b.at - a.at);
  const local = commits?.before.find(isMain)?.commit;
  if (local !== undefined) return { before: local, within };
  try {
    const query = { until: new Date(from - 1000).toISOString(), per_page: '1' };
    const path = `${repositoryPath(repository)}/commits`;
    const request = {
      operation: 'Commits before the window',
      path,
      query,
      needs: 'contents: read',
    };
    const [last] = await requestJson(api, request, commitsAnswer);
    return { before: last?.sha, within };
  } catch (error) {
    gap(error, 'the default branch');
    return { before: undefined, within };
  }
}

/** The commits whose files a run has: a run of a pull request has merged its head with the base. */
function treesOf(
  run: WorkflowRun,
  { before, within }: MainLine,
  commits: CommitWindow | undefined,
): readonly string[] {
  if (!isPull(run)) return [run.head_sha];
  const inForce = within.find(({ at }) => at <= run.created_at)?.commit ?? before;
  const bases = run.pull_requests.map(({ base }) => base.sha);
  // The host names no base for heads of forks and for what is merged: then it may be any branch.
  const tips = new Map<string, DatedCommit>();
  if (bases.length === 0)
    for (const one of [...(commits?.before ?? []), ...(commits?.within ?? [])])
      if (one.at <= run.created_at && one.at >= (tips.get(one.branch)?.at ?? one.at))
        tips.set(one.branch, one);
  const others = [...tips.values()].map(({ commit }) => commit);
  return [...new Set([run.head_sha, ...bases, ...others, ...(inForce === undefined ? [] : [inForce])])];
}

function isPull({ event }: WorkflowRun): boolean {
  return event.startsWith('pull_request');
}

interface TreeReader {
  /** What the tree of a commit names; what cannot be read is `unread`. */
  readonly read: (commit: string) => Promise<TreeNames>;
  readonly count: () => number;
}

/** Each tree is read once, from the clone or else through the API: heads of forks are in no clone. */
function treeReader({ incident, host, repository }: Investigation, api: GitHubApi): TreeReader {
  const machine = { threads: host.threads, stop: host.stop, scans: new RememberedScans() };
  const turn = limitOf(1);
  let count = 0;
  const read = memoizeAsync(
    (commit: string): Promise<TreeNames> =>
      turn(async () => {
        if (count >= maxTrees)
          return {
            named: [],
            unread: [`${commit.slice(0, 12)}: more than ${plural(maxTrees, 'tree')} are in the window`],
          };
        count += 1;
        try {
          const local = await host.git?.filesAt(commit);
          const files = local ?? oneByOne(filesOf(api, repository, commit));
          return await namesInTree(files, incident.windows, compact(machine));
        } catch (error) {
          const { cause, message } = gapFrom(error, commit);
          if (cause === 'stopped') throw error;
          return { named: [], unread: [`${commit.slice(0, 12)}: ${message}`] };
        }
      }),
  );
  return { read, count: () => count };
}

/** A job that did not run pulled nothing, and one that ran before or after the windows of its images pulled other ones. */
function ranWithin(
  job: WorkflowJob,
  { windows }: Incident,
  named: readonly NamedImage[],
  hasUnknown: boolean,
): boolean {
  if (job.conclusion === 'skipped') return false;
  // A digest is the same after the window and between two of them.
  if (named.some(({ image }) => image?.digest !== undefined)) return true;
  const isOpen = hasUnknown || named.length === 0 || named.some(({ image }) => image === undefined);
  const images = named.flatMap(({ image }) => (image === undefined ? [] : [image]));
  const relevant = isOpen ? windows : windows.filter((window) => images.some((image) => isOf(window, image)));
  const start = job.started_at ?? Number.NEGATIVE_INFINITY;
  const end = job.completed_at ?? Number.POSITIVE_INFINITY;
  return relevant.some(({ from, to }) => start < to && end >= from);
}

async function commitsNaming(
  commits: readonly DatedCommit[],
  trees: TreeReader,
  incident: Incident,
  known: ReadonlySet<string>,
  heads: ReadonlySet<string>,
): Promise<ExposureReport['commits']> {
  const found: ExposureReport['commits'] = [];
  for (const { commit, branch, at } of commits) {
    const { named } = await trees.read(commit);
    const images = named.filter(({ image }) => image !== undefined);
    if (images.length === 0 || found.length >= maxListed) continue;
    const answer: ExposureAnswer = worst(
      images.map((one) => reasonOf(incident, known, one)?.answer ?? 'possibly-exposed'),
    );
    found.push({
      commit,
      branch,
      at: new Date(at).toISOString(),
      hasRun: heads.has(commit),
      answer,
      references: images.slice(0, 50).map(({ file, line, raw }) => ({ file, line, raw })),
    });
  }
  return found;
}

/** What the answer does not cover. */
function notes(commits: CommitWindow | undefined): readonly string[] {
  const clone =
    commits === undefined
      ? ['There is no clone of the repository here: commits without a run are not listed.']
      : commits.isShallow
        ? [
            'The clone is shallow: commits without a run are not all listed. `git fetch --unshallow` gets them.',
          ]
        : [];
  return [
    ...clone,
    'This is about CI: machines of people and clusters are not covered.',
    'Actions of other repositories are not read; what they pull is only seen where a log that was read names a bad digest.',
    'What was in force before the window is told by the commit dates of the default branch.',
  ];
}
