// Selects the repositories to audit, counts those that are left out by reason, and distributes the others over shards of about
// equal work, those with common images together. The same repositories always give the same shards.
import { nameMatcher } from '../../model/globs/name-glob.js';
import { byName, repositoryKey } from '../merge/name.js';

export interface SelectionCandidate {
  readonly repository: string;
  readonly archived: boolean;
  readonly fork: boolean;
  /** In any unit; only proportions matter. */
  readonly size: number;
  readonly topics: readonly string[];
}

export interface RepositorySelection {
  readonly archived: boolean;
  readonly forks: boolean;
  /** Globs over the name, or over `owner/name` if they contain a slash; none means all. */
  readonly match: readonly string[];
  readonly exclude: readonly string[];
  /** The repository must have one of them; none means any topics. */
  readonly topics: readonly string[];
}

export const reasons = ['archived', 'fork', 'not matched', 'excluded', 'topic'] as const;
type Reason = (typeof reasons)[number];

/** Returns each candidate once, even if several pages list it. The first reason that applies is counted. */
export function selectRepositories(
  candidates: readonly SelectionCandidate[],
  selection: RepositorySelection,
): { readonly chosen: readonly SelectionCandidate[]; readonly left: ReadonlyMap<Reason, number> } {
  const unique = new Map(candidates.map((candidate) => [repositoryKey(candidate.repository), candidate]));
  const chosen: SelectionCandidate[] = [];
  const left = new Map<Reason, number>();
  const reasonAgainst = reasonsAgainst(selection);
  for (const candidate of unique.values()) {
    const reason = reasonAgainst(candidate);
    if (reason === undefined) chosen.push(candidate);
    else left.set(reason, (left.get(reason) ?? 0) + 1);
  }
  return { chosen, left };
}

function reasonsAgainst(
  selection: RepositorySelection,
): (candidate: SelectionCandidate) => Reason | undefined {
  const isMatched = repositoryMatcher(selection.match);
  const isExcluded = repositoryMatcher(selection.exclude);
  return ({ repository, archived, fork, topics }) => {
    if (archived && !selection.archived) return 'archived';
    if (fork && !selection.forks) return 'fork';
    if (selection.match.length > 0 && !isMatched(repository)) return 'not matched';
    if (isExcluded(repository)) return 'excluded';
    if (selection.topics.length > 0 && !selection.topics.some((topic) => topics.includes(topic)))
      return 'topic';
    return undefined;
  };
}

function repositoryMatcher(globs: readonly string[]): (repository: string) => boolean {
  const matchers = globs.map((glob) => ({
    isWhole: glob.includes('/'),
    matches: nameMatcher(repositoryKey(glob)),
  }));
  return (repository) => {
    const whole = repositoryKey(repository);
    const name = whole.slice(whole.indexOf('/') + 1);
    return matchers.some(({ isWhole, matches }) => matches(isWhole ? whole : name));
  };
}

export interface Shard {
  /** `3/8`. */
  readonly shard: string;
  /** Sorted by name. */
  readonly repositories: readonly string[];
}

/** Maximum number of jobs of a matrix (https://docs.github.com/actions/reference/limits). */
export const maxShards = 256;
/** Cost of any repository in the unit of its size: sign-in, listing, lookups. */
const fixedCost = 2000;
/** Cost of a request in the same unit. */
const requestCost = 200;
/** Work of a shard in the same unit, 500 requests: for less, starting a job takes longer than what it saves. */
const leastWork = 500 * requestCost;
/** How much more than its part a shard may get, so that repositories with common images stay together. */
const slack = 1.1;

/** What the last audit of a repository has shown. */
export interface AuditCost {
  /** Requests without a cache. */
  readonly cost: number;
  /** Images without their tags. */
  readonly images: readonly string[];
}

interface Load {
  cost: number;
  readonly repositories: string[];
  readonly images: Set<string>;
}

/**
 * Assigns the largest repositories first. Without results of an earlier audit, each goes to the shard with the least
 * work: no shard exceeds the optimum by more than a third (Graham, https://doi.org/10.1137/0117039). With them, it goes
 * to the shard that has most of its images, unless that one would get a tenth more than its part, and little work gets
 * few shards. The order of the input does not matter.
 * @param shards maximum number of shards; fewer repositories give fewer shards
 * @param last by the keys of the repositories
 */
export function shardsOf(
  repositories: readonly Pick<SelectionCandidate, 'repository' | 'size'>[],
  shards: number,
  last: ReadonlyMap<string, AuditCost> = new Map(),
): readonly Shard[] {
  const priced = repositories.map(({ repository, size }) => {
    const { cost, images = [] } = last.get(repositoryKey(repository)) ?? {};
    return { repository, images, cost: fixedCost + (cost === undefined ? size : cost * requestCost) };
  });
  const work = priced.reduce((sum, { cost }) => sum + cost, 0);
  // Only requests say how much work there is; the size of a repository does not.
  const isPriced = repositories.every(({ repository }) => last.has(repositoryKey(repository)));
  const most = isPriced ? Math.max(1, Math.floor(work / leastWork)) : shards;
  const total = Math.min(shards, repositories.length, most);
  const loads = Array.from({ length: total }, (): Load => ({ cost: 0, repositories: [], images: new Set() }));
  const limit = (slack * work) / total;
  const ordered = priced.sort((a, b) => b.cost - a.cost || byName(a.repository, b.repository));
  for (const one of ordered) {
    const load = loadFor(one, loads, limit);
    load.cost += one.cost;
    load.repositories.push(one.repository);
    for (const image of one.images) load.images.add(image);
  }
  return loads.map((load, index) => ({
    shard: `${index + 1}/${total}`,
    repositories: load.repositories.sort(byName),
  }));
}

/** The shard with room that has most of the images, or else the one with the least work. */
function loadFor(
  { images, cost }: { readonly images: readonly string[]; readonly cost: number },
  loads: readonly Load[],
  limit: number,
): Load {
  let [best, common] = [leastOf(loads), 0];
  if (images.length === 0) return best;
  for (const load of loads) {
    if (load.cost + cost > limit) continue;
    const has = images.reduce((sum, image) => sum + Number(load.images.has(image)), 0);
    if (has > common || (has === common && has > 0 && load.cost < best.cost)) [best, common] = [load, has];
  }
  return best;
}

function leastOf(loads: readonly Load[]): Load {
  return loads.reduce((least, load) => (load.cost < least.cost ? load : least));
}
