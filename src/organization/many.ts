// `audit` of several repositories: writes a line of the shard's report for each, as soon as it is audited.

import { openRunCache } from '../ci/run-cache.js';
import { headsOf } from '../clients/github/repositories.js';
import { guardHost } from '../clients/http/index.js';
import { piecesAtOnce, type Share, shareOf, withPace } from '../clients/http/pace.js';
import { createRatePlan } from '../clients/http/rate-plan.js';
import { shareResponses } from '../clients/http/shared.js';
import { withAbort } from '../clients/http/stop.js';
import { connect, withPlatformTransport } from '../clients/index.js';
import type { Invocation } from '../command/arguments.js';
import {
  type Context,
  githubTokenOf,
  inputOf,
  linesOf,
  printOptionsOf,
  printParts,
  usageErrors,
} from '../command/context.js';
import { configureWithoutPolicy } from '../config/index.js';
import type { GetInput } from '../config/reader.js';
import { stopSignal } from '../host/exit.js';
import { type LineWriter, writeLines } from '../host/files/jsonl.js';
import { localHost } from '../host/local.js';
import { compact } from '../model/collections.js';
import { jsonParts } from '../model/json.js';
import type { Host } from '../model/run/host.js';
import { RememberedScans } from '../model/run/scan-threads.js';
import { plural } from '../model/text/text.js';
import { plain } from '../output/escape.js';
import { viewOf } from '../output/view.js';
import { verdictText } from '../output/words/format.js';
import { byName, readName, repositoryKey } from './merge/name.js';
import { ShardError, shardHeadOf } from './merge/schema.js';
import { type AuditedRepository, type Auditing, auditOne, duplicatesIn, quietHost } from './one.js';
import { type PlanKnowledge, readKnown } from './plan/known-file.js';
import { issueOf, remoteApi } from './remote.js';

/** Flags whose output is a single document or place for each run. */
const singleRunFlags = ['sarif', 'html', 'issue', 'comment', 'pull-request', 'ledger', 'since'];

/** What is wrong with the flags of an audit of several repositories, one sentence each. */
function manyIssues(invocation: Invocation, names: readonly string[]): readonly string[] {
  const [shard, jobs] = [invocation.flags.get('shard'), invocation.flags.get('jobs')];
  const given = singleRunFlags.filter((name) => invocation.flags.has(name));
  return [
    ...(names.length === 0
      ? ['`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`.']
      : []),
    ...outputIssues(invocation),
    ...(shard === undefined || /^\d{1,3}\/\d{1,3}$/.test(shard)
      ? []
      : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be like 3/8.`]),
    ...(jobs === undefined || /^[1-9]\d{0,2}$/.test(jobs)
      ? []
      : [`\`--jobs\` is \`${jobs.slice(0, 100)}\`, but must be a number from 1 to 999.`]),
    ...duplicatesIn(names).map((name) => `\`--repository\` names ${name} more than once.`),
    ...given.map(
      (name) =>
        `\`--${name}\` only works for a single repository. For a common report, use \`tagproof merge\`.`,
    ),
    ...(invocation.operands.length > 0 ? ['Set either a folder or repositories, not both.'] : []),
  ];
}

/** With `--json-lines`, standard output is the report. */
function outputIssues({ flags, switches, json }: Invocation): readonly string[] {
  if (!switches.has('json-lines')) return [];
  const others = [...(flags.has('report') ? ['`--report`'] : []), ...(json ? ['`--json`'] : [])];
  return others.map((other) => `Set either \`--json-lines\` or ${other}, not both.`);
}

/**
 * Begins to sign in as the audits will, which then share the answers, also those that have not come yet. The audits say
 * what is wrong, and ask again for what was refused.
 * @param host as that of an audit, with what the audits share
 */
function signInEarly(host: Host, get: GetInput): void {
  signIn(host, get).catch(() => undefined);
}

async function signIn(host: Host, get: GetInput): Promise<void> {
  const read = await configureWithoutPolicy(get);
  if ('issues' in read) return;
  const { config } = read;
  await connect(guardHost(withPlatformTransport(host, config), config).host, config);
}

/** True for several repositories, and for a shard or for lines even if it has only one. */
export function isMany(invocation: Invocation): boolean {
  const { flags, switches } = invocation;
  const asked = flags.has('shard') || switches.has('json-lines');
  return asked || linesOf(invocation, 'repository').length > 1;
}

/** The shard's report unless `--report` is set. */
const defaultReport = 'tagproof-shard.jsonl';
/** Repositories audited at the same time; their reports are in memory. */
const concurrency = 4;
/** At most, if `plan` knows most of their tags: each then has a few requests left, which wait for each other. */
const knownConcurrency = 16;
/** The CI host asks for pauses of a minute and more: an audit of many repositories has the time. */
const patienceMs = 10 * 60_000;

/**
 * Audits all repositories and returns the worst exit code. One that cannot be read, or whose policy is invalid, gets a
 * line with the reason. A process that is stopped leaves the lines written so far and the names of all repositories.
 */
export async function auditMany(context: Context, names: readonly string[]): Promise<number> {
  const { invocation, environment, out, err } = context;
  const issues = manyIssues(invocation, names);
  if (issues.length > 0) {
    return usageErrors(context, 'usage', issues);
  }
  const toOutput = invocation.switches.has('json-lines');
  const look = toOutput ? { ...printOptionsOf(context), print: err } : printOptionsOf(context);
  const local = localHost({ root: '.', environment, stop: stopSignal(), ...look });
  // Repositories of one owner have files in common.
  const host = { ...local, scans: new RememberedScans() };
  const shard = invocation.flags.get('shard');
  const file = invocation.flags.get('report') ?? defaultReport;
  const sorted = [...names].sort(byName);
  const repositories = sorted.map((name) => name.split('@')[0] ?? '');
  const knowledge = await readKnowledge(invocation.flags.get('known'));
  if (knowledge !== undefined && 'issue' in knowledge)
    return usageErrors(context, 'usage', [knowledge.issue]);
  const isKnown = repositories.every((name) => knowledge?.repositories.has(repositoryKey(name)));
  const jobs = jobsAtOnce(invocation);
  const atOnce = isKnown ? piecesAtOnce(jobs, concurrency, knownConcurrency) : concurrency;
  const auditing = await auditingOf(context, host, sorted, { knowledge, share: shareOf(jobs, atOnce) });
  if ('issue' in auditing) {
    err(auditing.issue);
    return auditing.exitCode;
  }
  const lines = toOutput ? linesTo(context) : await writeLines(file);
  const audited: { repository: string; exitCode: number; says: string }[] = [];
  try {
    await lines.write(
      JSON.stringify(shardHeadOf([{ ...(shard === undefined ? {} : { shard }), repositories }])),
    );
    for await (const { row, exitCode } of inOrder(sorted, atOnce, (name) => auditOne(auditing, name))) {
      await lines.write(jsonParts(row));
      const says =
        row.report === undefined
          ? `incomplete: ${row.failed?.message}`
          : verdictText(row.report, viewOf(row.report));
      audited.push({ repository: row.repository, exitCode, says });
      err(plain(`${audited.length}/${sorted.length} ${row.repository}: ${says}`));
    }
  } finally {
    await lines.close();
  }
  // Requests to the CI host are not those of any run, so no report counts them.
  const objects = auditing.cached?.count.saved ?? 0;
  if (objects > 0) err(`${plural(objects, 'git object')} from the cache, not requested from the CI host`);
  if (toOutput) err(`${audited.length} of ${sorted.length} repositories`);
  else if (invocation.json) out(JSON.stringify({ report: file, repositories: audited }, null, 2));
  else out(`${file}: ${audited.length} of ${sorted.length} repositories`);
  return worstExitCode(audited, inputOf(context, 'on-incomplete') === 'warn');
}

/** How many jobs use the token at the same time: all shards, unless `--jobs` says that fewer run. */
export function jobsAtOnce({ flags }: Pick<Invocation, 'flags'>): number {
  const shards = Number(flags.get('shard')?.split('/')[1] ?? '1');
  return Math.min(shards, Number(flags.get('jobs') ?? shards));
}

/** Writes every line to standard output, for a program that collects it. */
function linesTo(context: Context): LineWriter {
  return {
    write: (line) => printParts(context, typeof line === 'string' ? [line] : line),
    close: async () => undefined,
  };
}

async function auditingOf(
  context: Context,
  host: Auditing['host'],
  names: readonly string[],
  { knowledge, share }: { readonly knowledge: PlanKnowledge | undefined; readonly share: Share },
): Promise<Auditing | ReturnType<typeof issueOf>> {
  const { environment } = context;
  const githubToken = githubTokenOf(context);
  try {
    // What waits for a budget goes on when the process is stopped: its requests then fail, and the lines say why.
    const plan = createRatePlan(withAbort(host).clock, share.reserve);
    const send = withPace(plan.watch(host.send), host.clock, share);
    const api = remoteApi({ ...host, send }, environment, githubToken, patienceMs);
    const get = (name: string) =>
      name === 'mode' ? 'audit' : name === 'report' ? undefined : inputOf(context, name);
    const repositories = names.flatMap((name) => (name.includes('@') ? [] : (readName(name) ?? [])));
    const cached = await openRunCache(host, compact({ cache: get('cache') }));
    const shared = shareResponses(host.clock);
    signInEarly({ ...quietHost({ host, environment }), shared: shared.forRun() }, get);
    const heads = await headsOf(api, repositories);
    const ready = plan.ready;
    return {
      host,
      api,
      environment,
      githubToken,
      get,
      heads,
      cached,
      shared,
      ready,
      ...compact({ knowledge }),
    };
  } catch (error) {
    return issueOf(error, 'CI host');
  }
}

async function readKnowledge(
  file: string | undefined,
): Promise<PlanKnowledge | { readonly issue: string } | undefined> {
  try {
    return file === undefined ? undefined : await readKnown(file);
  } catch (error) {
    if (error instanceof ShardError) return { issue: error.message };
    throw error;
  }
}

/** Yields the audits in the order of the names, running a few at once. */
async function* inOrder(
  names: readonly string[],
  atOnce: number,
  audit: (name: string) => Promise<AuditedRepository>,
): AsyncGenerator<AuditedRepository> {
  const underWay: Promise<AuditedRepository>[] = [];
  for (const name of names) {
    const answer = audit(name);
    answer.catch(() => undefined);
    underWay.push(answer);
    const [first] = underWay;
    if (underWay.length < atOnce || first === undefined) continue;
    underWay.shift();
    yield await first;
  }
  for (const answer of underWay) yield await answer;
}

function worstExitCode(audited: readonly { readonly exitCode: number }[], warnOnly: boolean): number {
  const is = (code: number) => audited.some(({ exitCode }) => exitCode === code);
  return is(1) ? 1 : is(3) && !warnOnly ? 3 : 0;
}
