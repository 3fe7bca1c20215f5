// Merges the rows of all repositories, one at a time, into a report with exact totals and the worst entries of each list.
import { compact } from '../../model/collections.js';
import { compareText } from '../../model/text/text.js';
import { dayMs, formatDay } from '../../model/text/time.js';
import { worstFirst } from '../../output/view.js';
import { countsOf } from '../../report/coverage.js';
import { imageJoin } from '../../report/images/join.js';
import type { ReportedTeam } from '../../report/schema/changes-schema.js';
import type {
  Report,
  ReportedAdvisory,
  ReportedFinding,
  ReportedReference,
  ReportedRepository,
} from '../../report/schema/schema.js';
import { version } from '../../report/version.js';
import { maxResultAgeMs } from '../plan/previous-audit.js';
import { AuditComparison, keepFirst } from '../since/comparison.js';
import { trendAfter } from '../since/trend.js';
import { missingFrom } from './missing.js';
import { byName, repositoryKey } from './name.js';
import type { Head, ShardRow } from './schema.js';
import { countHarm, type HarmCounts, harmOfRepository, mostHarmedFirst, newTally } from './tally.js';

/** More teams than this are not counted one by one: their findings count as those of files without an owner. */
const maxTeams = 2000;

/** A tally of findings by the owners of their files, without any finding. */
function teamTally() {
  const counts = new Map<
    string,
    { repositories: Set<string>; findings: number; bySeverity: Map<string, number>; harm: HarmCounts }
  >();
  const of = (team: string) => {
    const name = counts.size >= maxTeams && !counts.has(team) ? '' : team;
    const known = counts.get(name) ?? {
      ...{ repositories: new Set(), findings: 0, bySeverity: new Map() },
      harm: {},
    };
    counts.set(name, known);
    return known;
  };
  return {
    add(origin: string, findings: readonly ReportedFinding[]): void {
      for (const finding of findings) {
        const { owners = [], severity, waived } = finding;
        if (waived !== undefined) continue;
        for (const owner of owners.length === 0 ? [''] : owners) {
          const team = of(owner);
          team.repositories.add(origin);
          team.findings += 1;
          countHarm(team.harm, finding);
          team.bySeverity.set(severity, (team.bySeverity.get(severity) ?? 0) + 1);
        }
      }
    },
    /** The most harmed first; `undefined` if no file has a known owner. */
    teams(): ReportedTeam[] | undefined {
      if ([...counts.keys()].every((team) => team === '')) return undefined;
      return [...counts]
        .map(([team, { repositories, findings, bySeverity, harm }]) => ({
          team,
          repositories: repositories.size,
          findings,
          bySeverity: Object.fromEntries([...bySeverity].sort(([a], [b]) => compareText(a, b))),
          harm,
        }))
        .sort(
          (a, b) => mostHarmedFirst(a.harm, b.harm) || b.findings - a.findings || compareText(a.team, b.team),
        );
    },
  };
}

const differs =
  'Audits were carried over from an earlier night that had other settings or another version. Plan again with `--full`';
const unread =
  'No audit of this night was able to read its settings, so it is not known whether the audits that were carried over had the same';
const isOver = (repository: string, until: number, newest: number) =>
  `The audit of ${repository} was carried over although it held until ${formatDay(until)}, and the newest audit is of ${formatDay(newest)}: these files are of different nights, or the clock of the job that planned this one was wrong. Plan again, and merge only the files of that night`;

/** A job may start this long after the plan. */
const maxDelayMs = dayMs;

type InputsRow = Pick<ShardRow, 'repository' | 'inputs' | 'carry' | 'carried'> & {
  readonly report?: Pick<Report, 'startedAt'> | undefined;
};

/** Compares the fingerprints and times of all rows. A carried row without a fingerprint differs from all others. */
export function sameInputs() {
  const inputs = new Set<string | undefined>();
  let [isAnyCarried, isAnyRead, isAnyUnread] = [false, false, false];
  let [first, firstEnd, newest] = ['', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add({ repository, report, carry, carried = false, ...row }: InputsRow): void {
      const at = Date.parse(report?.startedAt ?? '');
      const until = carry?.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(carry.until);
      const end = Math.min(at + maxResultAgeMs, until);
      // A new row without a fingerprint has failed before its settings were read.
      if (carried) isAnyCarried = true;
      else if (row.inputs === undefined) isAnyUnread = true;
      else isAnyRead = true;
      if (carried || row.inputs !== undefined) inputs.add(row.inputs);
      if (carried && end < firstEnd) [first, firstEnd] = [repository, end];
      if (!carried && at > newest) newest = at;
    },
    /** What is wrong, once all rows are added; `undefined` if nothing is. */
    contradiction(): Report['incomplete'][number] | undefined {
      const wrong = (message: string) =>
        ({ cause: 'contradiction', subject: 'carried audits', message }) as const;
      if (!isAnyCarried) return undefined;
      if (inputs.size > 1) return wrong(differs);
      if (newest - firstEnd > maxDelayMs) return wrong(isOver(first, firstEnd, newest));
      return isAnyUnread && !isAnyRead ? wrong(unread) : undefined;
    },
  };
}

/** The line of a repository that has a report. */
export function repositoryOf(
  { repository: origin, carried, ownersUnknown }: Pick<ShardRow, 'repository' | 'carried' | 'ownersUnknown'>,
  { verdict, startedAt, source, findings, references, incomplete }: NonNullable<ShardRow['report']>,
): ReportedRepository {
  const open = findings.filter(({ waived }) => waived === undefined).length;
  return {
    origin,
    verdict,
    ...(carried === true ? { auditedAt: startedAt } : {}),
    ...(source === undefined ? {} : { server: source.server, sha: source.sha }),
    findings: open,
    ...compact({ ownersUnknown }),
    ...harmOfRepository(findings),
    waived: findings.length - open,
    references: references.length,
    unknown: incomplete.length,
  };
}

/** A repository without a report is worse than a failed one: nothing is known about it. */
export function verdictOf(
  repositories: readonly Pick<ReportedRepository, 'verdict' | 'missing'>[],
): Report['verdict'] {
  const is = (wanted: Report['verdict']) => repositories.some(({ verdict }) => verdict === wanted);
  if (repositories.length === 0 || repositories.some(({ missing }) => missing === true)) return 'incomplete';
  return is('fail') ? 'fail' : is('incomplete') ? 'incomplete' : 'pass';
}

const order: readonly Report['verdict'][] = ['fail', 'incomplete', 'pass'];

/** The order of repositories in the merged report: a foreign digest is worse than knowing nothing. */
function worstRepository(a: ReportedRepository, b: ReportedRepository): number {
  const isForeign = ({ harm = {} }: ReportedRepository) => Number(harm['foreign-digest'] !== undefined);
  return (
    isForeign(b) - isForeign(a) ||
    Number(b.missing === true) - Number(a.missing === true) ||
    mostHarmedFirst(a.harm, b.harm) ||
    order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
    b.findings - a.findings ||
    byName(a.origin, b.origin)
  );
}

/** Entries that are not about one repository come first. */
function byOrigin(a: { readonly origin?: string | undefined }, b: { readonly origin?: string | undefined }) {
  return byName(a.origin ?? '', b.origin ?? '');
}

/** Maximum lengths of the lists in the merged report; the totals count everything. */
export const mergedLimits = { findings: 10_000, references: 10_000, unknowns: 5000, advisories: 1000 };

type RowReport = NonNullable<ShardRow['report']>;
type Reported = Report['incomplete'][number];

/** Takes rows by name and builds their report: lists within `limits`, and a line for each repository. */
export class Merger {
  readonly #limits: typeof mergedLimits;
  readonly #head: Head;
  readonly #shards: ReadonlyMap<string, string | undefined>;
  readonly #seen = new Set<string>();
  readonly #tally = newTally();
  readonly #repositories: ReportedRepository[] = [];
  readonly #findings;
  readonly #references;
  readonly #incomplete;
  readonly #advisories = new Map<string, ReportedAdvisory>();
  readonly #images = imageJoin();
  readonly #inputs = sameInputs();
  readonly #teams = teamTally();
  readonly #earlier: Report | undefined;
  readonly #comparison: AuditComparison | undefined;
  readonly #unplaced: Reported[] = [];
  #startedAt = '';
  #asOf = '';

  /** @param earlier the merged report of the audit to compare with */
  constructor(head: Head, limits = mergedLimits, earlier?: Report) {
    this.#earlier = earlier;
    this.#comparison = earlier && new AuditComparison(earlier);
    this.#head = head;
    this.#limits = limits;
    this.#shards = new Map(
      head.expected.flatMap(({ shard, repositories }) =>
        repositories.map((repository) => [repositoryKey(repository), shard] as const),
      ),
    );
    this.#findings = keepFirst(limits.findings, worstFirst);
    this.#references = keepFirst<ReportedReference>(limits.references, byOrigin);
    this.#incomplete = keepFirst<Reported>(limits.unknowns, byOrigin);
  }

  /** Adds the row of a repository. Rows must come in the order of their names. */
  add(row: ShardRow): void {
    const { repository: origin, report, failed } = row;
    this.#inputs.add(row);
    // What a shard was to audit was not carried over: without a row of the shard, nothing is known.
    if (row.carried === true && this.#shards.get(repositoryKey(origin)) !== undefined) return;
    this.#seen.add(repositoryKey(origin));
    if (report !== undefined) this.#addReport(row, report);
    if (report !== undefined) return;
    const why = failed ?? {
      cause: 'bad-answer',
      subject: origin,
      message: 'Its row has neither a report nor a reason',
    };
    this.#incomplete.add({ ...why, origin });
    this.#tally.addUnknown();
    this.#addRepository({ origin, verdict: 'incomplete', findings: 0, waived: 0, references: 0, unknown: 1 });
  }

  /** Adds what is not known, and of which repository nothing is known either: the report is incomplete. */
  miss(unknown: Reported): void {
    this.#unplaced.push(unknown);
  }

  #addReport(row: ShardRow, report: RowReport): void {
    const { repository: origin } = row;
    this.#tally.add(report, row.carried);
    this.#images.add(origin, report);
    this.#teams.add(origin, report.findings);
    for (const finding of report.findings) this.#findings.add({ ...finding, origin });
    for (const reference of report.references) this.#references.add({ ...reference, origin });
    for (const unknown of report.incomplete) this.#incomplete.add({ ...unknown, origin });
    for (const advisory of report.advisories) {
      if (this.#advisories.size < this.#limits.advisories) this.#advisories.set(advisory.uid, advisory);
    }
    if (report.startedAt > this.#startedAt) this.#startedAt = report.startedAt;
    if (report.asOf > this.#asOf) this.#asOf = report.asOf;
    this.#addRepository({ ...repositoryOf(row, report), ...this.#comparison?.add(report, origin) });
  }

  #addRepository(repository: ReportedRepository): void {
    const shard = this.#shards.get(repositoryKey(repository.origin));
    this.#repositories.push({ ...repository, ...(shard === undefined ? {} : { shard }) });
  }

  /**
   * The report of all rows; call it once, at the end. An expected repository without a row counts as not verified and is
   * listed with its shard.
   * @param now the ISO timestamp of a report without any row
   */
  report(now: string): Report {
    const missing = missingFrom(this.#head, this.#seen);
    for (const unknown of missing.incomplete) {
      this.#incomplete.add(unknown);
      this.#tally.addUnknown();
    }
    const contradiction = this.#inputs.contradiction();
    const unplaced = [...this.#unplaced, ...(contradiction === undefined ? [] : [contradiction])];
    for (const unknown of unplaced) {
      this.#incomplete.add(unknown);
      this.#tally.addUnknown();
    }
    const repositories = [...this.#repositories, ...missing.repositories].sort(worstRepository);
    const verdict = unplaced.length === 0 ? verdictOf(repositories) : 'incomplete';
    const totals = this.#tally.totals();
    return {
      schemaVersion: 1,
      tool: { name: 'tagproof', version },
      mode: 'audit',
      verdict,
      counts: countsOf(totals),
      startedAt: this.#startedAt || now,
      asOf: this.#asOf || now,
      references: [...this.#references.items()],
      findings: [...this.#findings.items()],
      images: this.#images.images(),
      advisories: [...this.#advisories.values()].sort((a, b) => compareText(a.uid, b.uid)),
      coverage: this.#tally.coverage(),
      incomplete: [...this.#incomplete.items()],
      settings: [],
      waivers: [],
      requests: this.#tally.requests(),
      edits: [],
      repositories,
      ...compact({ teams: this.#teams.teams() }),
      ...(this.#earlier === undefined || this.#comparison === undefined
        ? {}
        : { changes: this.#comparison.result(), trend: trendAfter(this.#earlier) }),
      totals: { ...totals, images: this.#images.total() },
    };
  }
}
