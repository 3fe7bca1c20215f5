// Selects the repositories to audit, and counts those that are left out by reason.
import { nameMatcher } from '../../model/globs/name-glob.js';
import { repositoryKey } from '../merge/name.js';

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
export type Reason = (typeof reasons)[number];

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
