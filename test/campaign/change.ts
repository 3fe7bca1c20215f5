// What set a run off: a CI system, an event, and for a change its base and head commits.
import { type Files, layOut, type Placed } from './layout.js';
import type { Random } from './random.js';
import { policyFile, softPolicy } from './settings.js';

/** What the token of the job may do on the CI host. */
export type Grant = 'write' | 'read' | 'nothing';

export interface Change {
  /** `other`: a job that does not say what it judges. */
  readonly system: 'github' | 'gitlab' | 'azure' | 'buildkite' | 'other';
  /**
   * By GitHub's names; what other systems have is called the same. `merged_result`: GitLab's merge of a request.
   * `push` and `schedule` are of the default branch, and `branch` is a push to another one.
   */
  readonly event:
    | 'pull_request'
    | 'pull_request_target'
    | 'merge_group'
    | 'merged_result'
    | 'push'
    | 'schedule'
    | 'branch'
    | 'issue_comment'
    | 'workflow_run';
  /** What the author calls the branch of the change. */
  readonly branch: string;
  /** The commit of main that the change began at. */
  readonly fork: Files;
  /** What main holds by now. */
  readonly main: Files;
  /** What the change makes of `fork`. */
  readonly head: Files;
  /**
   * What is checked out: the change itself, the CI host's merge of it with main, or a commit of the author with the
   * change as second parent, as if the host had merged it onto a commit that the author chose.
   */
  readonly checkout: 'head' | 'merge' | 'forged';
  /** How much the checkout's git has; `none`: there is no git. */
  readonly git: 'none' | 'shallow' | 'full';
  /** Whether the clone says which branch of the remote is the default one. */
  readonly saysDefault: boolean;
  /** Which commit of main the event names, and the clone has. */
  readonly named: 'fork' | 'main';
  /** Whether main can be fetched from the repository. */
  readonly fetches: boolean;
  readonly fromFork: boolean;
  readonly grant: Grant;
  /** References before the change and after it, each with the comment that waives it. */
  readonly placed: { readonly before: readonly Placed[]; readonly after: readonly Placed[] };
}

/** The commit of main that the host's merge has as first parent. */
export function mergedInto({ event, named }: Change): 'fork' | 'main' {
  return event === 'merged_result' ? named : 'main';
}

export function checkoutOf(change: Change): Files {
  const { checkout, event, head } = change;
  return checkout === 'merge' || event === 'merge_group' ? mergeOf(change) : head;
}

/** The host's merge of the change. */
export function mergeOf(change: Change): Files {
  return merged(change.fork, change[mergedInto(change)], change.head);
}

/** Main differs from `fork` in its policy alone. */
function merged(fork: Files, main: Files, head: Files): Files {
  if (head[policyFile] !== fork[policyFile]) return head;
  return withPolicy(head, main[policyFile]);
}

export function withPolicy({ [policyFile]: _, ...files }: Files, text: string | undefined): Files {
  return text === undefined || text === '' ? files : { ...files, [policyFile]: text };
}

interface Written {
  readonly placed: readonly Placed[];
  /** Further files before the change, and after it. */
  readonly more: { readonly before: Files; readonly after: Files };
  readonly policy: () => string;
}

/** `aside` gives the CI system and what is said of the change there. */
export function randomChange(random: Random, aside: Random, { placed, more, policy }: Written): Change {
  const usual = random.pick([
    'pull_request',
    'pull_request',
    'pull_request_target',
    'merge_group',
    'push',
    'schedule',
  ] as const);
  const ruling = policy();
  const own = random.chance(0.4) ? random.pick([softPolicy(random), policy()]) : ruling;
  const head = withPolicy({ ...layOut(placed), ...more.after }, own);
  const changed = usual !== 'push' && usual !== 'schedule';
  const before = changed ? beforeOf(random, placed) : { files: head, placed };
  const fork = changed ? withPolicy({ ...before.files, ...more.before }, ruling) : head;
  return {
    ...randomJob(aside, usual, changed),
    fork,
    main: changed && random.chance(0.2) ? withPolicy(fork, policy()) : fork,
    head,
    checkout: random.pick(['head', 'head', 'merge', 'merge', 'forged'] as const),
    git: random.pick(['none', 'shallow', 'full'] as const),
    named: random.pick(['fork', 'main'] as const),
    fromFork: random.chance(0.1),
    grant: random.pick(['write', 'write', 'write', 'read', 'nothing'] as const),
    placed: { before: before.placed, after: placed },
  };
}

/** Where the job runs and what set it off; most jobs of GitHub have the `usual` event. */
function randomJob(random: Random, usual: Change['event'], changed: boolean) {
  const system = random.pick([
    'github',
    'github',
    'github',
    'github',
    'gitlab',
    'gitlab',
    'azure',
    'azure',
    'buildkite',
    'other',
  ] as const);
  const others = [
    'issue_comment',
    'workflow_run',
    ...(changed ? (['branch', 'branch'] as const) : []),
  ] as const;
  const requests =
    system === 'gitlab' ? (['pull_request', 'merged_result'] as const) : (['pull_request'] as const);
  const elsewhere = changed ? random.pick([...requests, 'branch'] as const) : 'push';
  const onGithub = random.chance(0.25) ? random.pick(others) : usual;
  return {
    system,
    event: system === 'github' ? onGithub : elsewhere,
    branch: random.pick(['topic', 'main2', 'refs/heads/main', 'origin/main', 'feature/main']),
    saysDefault: random.chance(0.6),
    fetches: random.chance(0.7),
  };
}

/** The files before the change: some references were others, in another order, elsewhere, or not there; or only renamed. */
function beforeOf(random: Random, placed: readonly Placed[]) {
  if (random.chance(0.15)) return underOldNames(layOut(placed), placed);
  const before = placed.flatMap((one): readonly Placed[] => {
    const roll = random.real();
    const { waiver, ...bare } = one;
    const kept = waiver !== undefined && random.chance(0.5) ? bare : one;
    if (roll < 0.15) return [];
    if (roll < 0.25) return [{ ...kept, reference: kept.reference.replace(/@.*$/, '') }];
    if (roll < 0.3) return [kept, kept];
    return roll < 0.4 ? [{ ...kept, file: 'Dockerfile' }] : [kept];
  });
  const files = layOut(random.chance(0.2) ? before.toReversed() : before);
  return random.chance(0.2) ? underOldNames(files, before) : { files, placed: before };
}

function underOldNames(files: Files, placed: readonly Placed[]) {
  const oldName = (file: string) => file.replace(/^(?:deploy|a)\//, 'old/');
  return {
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [oldName(file), text])),
    placed: placed.map((one) => ({ ...one, file: oldName(one.file) })),
  };
}
