// `plan`: distributes the repositories of an organization over a job matrix.

import { listRepositories } from '../clients/github/repositories.js';
import {
  type Context,
  githubTokenOf,
  linesOf,
  printFailure,
  printOptionsOf,
  readUserFile,
  usageErrors,
} from '../command/context.js';
import { stepSink } from '../command/step.js';
import { isSameFile } from '../host/files/jsonl.js';
import { localHost } from '../host/local.js';
import { Failure, gapFrom } from '../model/failure.js';
import { isNameGlob } from '../model/globs/name-glob.js';
import type { Host } from '../model/run/host.js';
import { plural } from '../model/text/text.js';
import { byName, readName, repositoryKey } from './merge/name.js';
import { type PlanDocument, ShardError } from './merge/schema.js';
import { type Renewal, renewals } from './plan/previous-audit.js';
import { maxShards, reasons, type SelectionCandidate, selectRepositories, shardsOf } from './plan/shards.js';
import { remoteApi } from './remote.js';
import { openPreviousAudit, sincePreviousAudit } from './since.js';

type Listed = readonly SelectionCandidate[] | { readonly issues: readonly string[] };

/** The repositories of the organization, or those that `--list` names. @throws Failure */
export async function candidates(context: Context, host: Host): Promise<Listed> {
  const { invocation, environment } = context;
  const file = invocation.flags.get('list');
  if (file !== undefined) return candidatesIn(file);
  return listRepositories(remoteApi(host, environment, githubTokenOf(context)), invocation.operands[0] ?? '');
}

/** Reads `OWNER/REPO`, one per line; empty lines and lines that start with `#` are skipped. All get the same size. */
async function candidatesIn(file: string): Promise<Listed> {
  const read = await readUserFile(file);
  if ('unreadable' in read) {
    const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
    return { issues: [`${file} ${why}.`] };
  }
  const lines = read.text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const named = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
  const issues = named.flatMap(({ text, number }) =>
    readName(text) === undefined || text.includes('@')
      ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`]
      : [],
  );
  if (issues.length > 0) return { issues };
  const flat = { archived: false, fork: false, size: 0, topics: [] };
  return named
    .map(({ text }) => ({ repository: text, ...flat }))
    .sort((a, b) => byName(a.repository, b.repository));
}

/** The runner accepts job outputs of up to 1 MB, counted in UTF-16 (https://docs.github.com/actions/reference/limits). */
const maxOutputUnits = 500_000;

/**
 * Prints the matrix and, in a workflow, sets the outputs `matrix` and `repositories`. A matrix that is too large for an
 * output has only the shards there. Returns 2 for invalid usage and if no repository is left, 3 if the repositories
 * cannot be listed.
 */
export async function plan(context: Context): Promise<number> {
  const issues = issuesIn(context);
  if (issues.length > 0) return usageErrors(context, 'usage', issues);
  try {
    return await printPlan(context);
  } catch (error) {
    if (error instanceof ShardError) return usageErrors(context, 'usage', [error.message]);
    if (error instanceof Failure) return printFailure(context, gapFrom(error, 'plan'));
    throw error;
  }
}

async function printPlan(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
  const host = localHost({ root: '.', environment, ...printOptionsOf(context) });
  const plannedAt = new Date(host.clock.now()).toISOString();
  const [listed, opened] = await Promise.all([candidates(context, host), openPreviousAudit(context, host)]);
  if ('issues' in listed) return usageErrors(context, 'usage', listed.issues);
  if ('issues' in opened) return usageErrors(context, 'usage', opened.issues);
  const { chosen, left } = selectRepositories(listed, {
    archived: invocation.switches.has('archived'),
    forks: invocation.switches.has('forks'),
    match: linesOf(invocation, 'match'),
    exclude: linesOf(invocation, 'exclude'),
    topics: linesOf(invocation, 'topic'),
  });
  const counted = reasons.flatMap((reason) => (left.has(reason) ? [`${left.get(reason)} ${reason}`] : []));
  const leftOut = counted.length === 0 ? '' : `; left out: ${counted.join(', ')}`;
  const names = chosen.map(({ repository }) => repository);
  const last = await sincePreviousAudit(context, host, names, opened);
  const isCarried = ({ repository }: SelectionCandidate) => last.carried.has(repositoryKey(repository));
  const planned = chosen.filter((one) => !isCarried(one));
  const shards = shardsOf(planned, shardsIn(context), last.audits);
  const matrix: PlanDocument = {
    include: shards.map(({ shard, repositories }) => ({ shard, repositories: repositories.join('\n') })),
  };
  const text = JSON.stringify(matrix);
  if (chosen.length === 0)
    return usageErrors(context, 'usage', [`No repository is left to audit${leftOut}.`]);
  const again = renewals.flatMap((why) =>
    last.renewed.has(why) ? [renewalText(why, last.renewed.get(why) ?? 0)] : [],
  );
  const carried = chosen.filter(isCarried).map(({ repository }) => repository);
  const kept = carried.length === 0 ? '' : `; ${carried.length} carried over`;
  const why = again.length === 0 ? '' : ` (planned: ${again.join(', ')})`;
  err(`${plural(planned.length, 'repository')} in ${plural(shards.length, 'shard')}${kept}${why}${leftOut}`);
  const sink = await stepSink(host.sink, environment);
  sink.output('matrix', text.length <= maxOutputUnits ? text : JSON.stringify(withoutRepositories(matrix)));
  sink.output('repositories', String(planned.length));
  // Without an earlier audit it is nothing but a job matrix, for those who pass it on as one.
  const more = { ...(carried.length === 0 ? {} : { carried }), plannedAt };
  out(invocation.flags.has('since') ? JSON.stringify({ ...matrix, ...more }) : text);
  return 0;
}

/** Why repositories are planned although there are results of an earlier audit. */
function renewalText(why: Renewal, count: number): string {
  const texts: Readonly<Record<Renewal, string>> = {
    new: 'without an earlier audit',
    old: 'after six days',
    version: 'after an upgrade of Tagproof',
    'may change': 'that depend on dates, advisories or signatures, or were incomplete',
    commit: 'with new commits',
    tags: 'with tags that have changed or cannot be read',
  };
  return `${count} ${texts[why]}`;
}

/** A job then finds its repositories in what was printed, by the name of its shard. */
function withoutRepositories({ include }: PlanDocument) {
  return { include: include.map(({ shard }) => ({ shard })) };
}

function shardsIn({ invocation }: Context): number {
  return Number(invocation.flags.get('shards') ?? '8');
}

function issuesIn(context: Context): readonly string[] {
  const { invocation } = context;
  const shards = shardsIn(context);
  const organization = invocation.operands[0];
  const sources = [organization, invocation.flags.get('list')].filter((one) => one !== undefined);
  const { flags, switches } = invocation;
  const needsSince = flags.has('output') || flags.has('known') || switches.has('full');
  const since = flags.get('since');
  const overwriting = ['output', 'known'].filter((name) => {
    const file = flags.get(name);
    return since !== undefined && file !== undefined && isSameFile(since, file);
  });
  const globs = [...linesOf(invocation, 'match'), ...linesOf(invocation, 'exclude')];
  return [
    ...(sources.length === 1 ? [] : ['`plan` requires either an organization or `--list FILE`.']),
    ...(organization === undefined || /^[\w-]{1,100}$/.test(organization)
      ? []
      : [`\`${organization.slice(0, 100)}\` is not the name of an organization.`]),
    ...(Number.isInteger(shards) && shards >= 1 && shards <= maxShards
      ? []
      : [`\`--shards\` must be a number from 1 to ${maxShards}.`]),
    ...(needsSince && !flags.has('since') ? ['`--output`, `--known` and `--full` require `--since`.'] : []),
    ...overwriting.map((name) => `\`--${name}\` is the file of \`--since\`. Name another file.`),
    ...globs
      .filter((glob) => !isNameGlob(glob))
      .map((glob) => `\`${glob.slice(0, 100)}\` is not a glob over repository names.`),
  ];
}
