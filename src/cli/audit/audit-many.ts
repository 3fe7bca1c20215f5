// `audit --repository` of several: one line of the shard's report for each, written as soon as it is known.

import { writeLines } from '../../host/jsonl.js';
import { localHost } from '../../host/local.js';
import { stopSignal } from '../../host/signals.js';
import { plain } from '../../output/escape.js';
import { headline } from '../../output/format.js';
import type { Invocation } from '../args/arguments.js';
import { type Context, githubTokenOf, inputOf, linesOf, lookOf, usageErrors } from '../context.js';
import { type AuditedRepository, type Auditing, auditOne, doublesIn } from './audit-one.js';
import { byName } from './fleet/name.js';
import { shardHeadOf } from './fleet/schema.js';
import { issueOf, remoteApi } from './remote.js';

/** Several repositories, or a shard of one. */
export function isMany(invocation: Invocation): boolean {
  return linesOf(invocation, 'repository').length > 1 || invocation.flags.has('shard');
}

/** Where the shard's report goes without `--report`. */
const defaultReport = 'tagproof-shard.jsonl';
/** Repositories that are looked at while one is written: so many reports are in memory. */
const ahead = 4;

/**
 * Audits all of them and returns the worst exit code. A repository that cannot be read, or whose policy is wrong, is a
 * line that says so. A process that is stopped leaves the lines of those before, and the names of the others.
 */
export async function auditMany(context: Context, names: readonly string[]): Promise<number> {
  const { invocation, environment, out, err } = context;
  const issues = issuesIn(invocation, names);
  if (issues.length > 0) {
    return usageErrors({ err }, 'usage', issues);
  }
  const host = localHost({ root: '.', environment, stop: stopSignal(), ...lookOf(context) });
  const shard = invocation.flags.get('shard');
  const file = invocation.flags.get('report') ?? defaultReport;
  const sorted = [...names].sort(byName);
  const repositories = sorted.map((name) => name.split('@')[0] ?? '');
  const auditing = auditingOf(context, host);
  if ('issue' in auditing) {
    err(auditing.issue);
    return auditing.exitCode;
  }
  const lines = await writeLines(file);
  const told: { repository: string; exitCode: number; says: string }[] = [];
  try {
    await lines.write(
      JSON.stringify(shardHeadOf([{ ...(shard === undefined ? {} : { shard }), repositories }])),
    );
    for await (const { row, exitCode } of inOrder(sorted, (name) => auditOne(auditing, name))) {
      await lines.write(JSON.stringify(row));
      const says = row.report === undefined ? `incomplete: ${row.failed?.message}` : headline(row.report);
      told.push({ repository: row.repository, exitCode, says });
      err(plain(`${told.length}/${sorted.length} ${row.repository}: ${says}`));
    }
  } finally {
    await lines.close();
  }
  if (invocation.json) out(JSON.stringify({ report: file, repositories: told }, null, 2));
  else out(`${file}: ${told.length} of ${sorted.length} repositories`);
  const exitCode = worstExitCode(told, inputOf(context, 'on-incomplete') === 'warn');
  // Connections that are still open keep nobody waiting.
  if (host.stop?.aborted) process.exit(exitCode);
  return exitCode;
}

/** Inputs that make one document, or write to one place, for each run. */
const oneEach = ['sarif', 'html', 'issue', 'comment', 'pull-request', 'ledger'];

function issuesIn(invocation: Invocation, names: readonly string[]): readonly string[] {
  const shard = invocation.flags.get('shard');
  const given = oneEach.filter((name) => invocation.flags.has(name));
  return [
    ...(names.length === 0 ? ['`--shard` needs `--repository`.'] : []),
    ...(shard === undefined || /^\d{1,3}\/\d{1,3}$/.test(shard)
      ? []
      : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be such as 3/8.`]),
    ...doublesIn(names).map((name) => `\`--repository\` names ${name} more than once.`),
    ...given.map((name) => `\`--${name}\` is for one repository; \`tagproof merge\` draws what many have.`),
    ...(invocation.operands.length > 0 ? ['A folder and `--repository` exclude each other.'] : []),
  ];
}

function auditingOf(context: Context, host: Auditing['host']): Auditing | ReturnType<typeof issueOf> {
  const { environment } = context;
  const githubToken = githubTokenOf(context);
  try {
    const api = remoteApi(host, environment, githubToken);
    const get = (name: string) =>
      name === 'mode' ? 'audit' : name === 'report' ? undefined : inputOf(context, name);
    return { host, api, environment, githubToken, get };
  } catch (error) {
    return issueOf(error, 'CI host');
  }
}

/** The answers in the order of the names, with a few under way at once. */
async function* inOrder(
  names: readonly string[],
  audit: (name: string) => Promise<AuditedRepository>,
): AsyncGenerator<AuditedRepository> {
  const underWay: Promise<AuditedRepository>[] = [];
  for (const name of names) {
    const answer = audit(name);
    answer.catch(() => undefined);
    underWay.push(answer);
    const [first] = underWay;
    if (underWay.length < ahead || first === undefined) continue;
    underWay.shift();
    yield await first;
  }
  for (const answer of underWay) yield await answer;
}

function worstExitCode(told: readonly { readonly exitCode: number }[], warnOnly: boolean): number {
  const is = (code: number) => told.some(({ exitCode }) => exitCode === code);
  return is(1) ? 1 : is(3) && !warnOnly ? 3 : 0;
}
