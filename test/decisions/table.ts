// The decision table: event × findings × coverage × settings → verdict and exit code. docs/decisions.md shows it, the tests run it.

export const events = [
  'pull_request',
  'merge_group',
  'push',
  'schedule',
  'workflow_dispatch',
  'command line',
] as const;
export const found = {
  none: 'no findings',
  error: 'an error, new in this change',
  warning: 'a warning, new in this change',
  notice: 'a notice, new in this change',
  'old error': 'an error that the base commit already has',
  'old foreign digest': 'a digest that never belonged to its tag, which the base commit already has',
  'waived error': 'an error that the policy waives, before and after the change',
  'error, waiver added': 'an error, and the change adds a waiver for it',
  'error, waiver removed': 'an error, and the change removes its waiver',
} as const;
export const covered = {
  all: 'everything could be verified',
  history: 'the tag history of a reference that the base commit already has could not be read (HTTP 500)',
  'new history': 'the same for a reference that the change adds',
  advisories: 'the request for advisories was refused (HTTP 403); everything else was verified',
  'end of life':
    'neither `identity` nor `token` is set, so the end-of-life flags of public images of the platform were not read',
  'no image': 'all references come from variables, so no image was verified',
  base: 'the base commit could not be read (HTTP 503)',
  'no permission': 'the job lacks `id-token: write`, so the run is not signed in',
  fork: 'a pull request from a fork, which gets no token',
  Dependabot: 'a run triggered by Dependabot, in a job that does not request a token itself',
} as const;

export type EventName = (typeof events)[number];
export type FoundName = keyof typeof found;
export type CoveredName = keyof typeof covered;

export interface Decision {
  readonly events: readonly EventName[];
  readonly findings: readonly FoundName[];
  readonly coverage: readonly CoveredName[];
  /** Each of them alone; an empty one is the defaults. */
  readonly settings: readonly Readonly<Record<string, string>>[];
  readonly verdict: 'pass' | 'fail' | 'incomplete';
  readonly exitCode: 0 | 1 | 3;
}

type Outcome = readonly ['pass', 0] | readonly ['fail', 1] | readonly ['incomplete', 0 | 3];

function when(
  on: readonly EventName[],
  findings: readonly FoundName[],
  coverage: readonly CoveredName[],
  settings: readonly Readonly<Record<string, string>>[],
  [verdict, exitCode]: Outcome,
): Decision {
  return { events: on, findings, coverage, settings, verdict, exitCode };
}

const held: readonly EventName[] = ['pull_request', 'merge_group'];
const alone: readonly EventName[] = ['push', 'schedule', 'workflow_dispatch', 'command line'];
const pass = ['pass', 0] as const;
const fail = ['fail', 1] as const;
const incomplete = ['incomplete', 3] as const;
const warned = ['incomplete', 0] as const;
const defaults = {};
const warn = { 'on-incomplete': 'warn' };
const newOnly = { 'new-only': 'true' };
const all = { 'new-only': 'false' };
const strict = { 'on-incomplete': 'strict' };
const head = { 'policy-from': 'head' };
const pin = { mode: 'pin' };
const audit = { mode: 'audit' };
const onlyNotice = { 'fail-on': 'opaque-reference' };
const verified: readonly FoundName[] = ['none', 'warning', 'notice', 'waived error'];
const refusals: readonly CoveredName[] = ['no permission'];

export const decisions: readonly Decision[] = [
  when(events, ['none', 'warning', 'notice', 'waived error'], ['all'], [defaults], pass),
  when(events, ['error'], ['all'], [defaults], fail),
  when(held, ['old error'], ['all'], [defaults, newOnly], pass),
  when(held, ['old error'], ['all'], [all], fail),
  when(alone, ['old error'], ['all'], [defaults, newOnly, all], fail),
  when(events, ['error', 'warning'], ['all'], [{ 'fail-on': 'warning' }], fail),
  when(events, ['notice', 'waived error'], ['all'], [{ 'fail-on': 'warning' }], pass),
  when(events, ['error', 'warning', 'notice'], ['all'], [{ 'fail-on': 'notice' }], fail),
  when(events, ['error', 'warning', 'notice'], ['all'], [{ 'fail-on': 'none' }], pass),
  when(events, ['error', 'warning'], ['all'], [{ 'fail-on': 'unpinned' }], fail),
  when(events, ['error', 'warning'], ['all'], [onlyNotice], pass),
  when(events, ['notice'], ['all'], [onlyNotice], fail),
  when(held, ['error, waiver added'], ['all'], [defaults, newOnly], fail),
  when(held, ['error, waiver added'], ['all'], [head], pass),
  when(held, ['error, waiver removed'], ['all'], [defaults], pass),
  when(held, ['error, waiver removed'], ['all'], [head], fail),
  when(alone, ['error, waiver added'], ['all'], [defaults], pass),
  when(alone, ['error, waiver removed'], ['all'], [defaults], fail),
  when(held, ['old foreign digest'], ['all'], [defaults, newOnly, all], fail),
  when(alone, ['old foreign digest'], ['all'], [defaults], fail),
  when(events, ['error'], ['all'], [newOnly, all], fail),
  when(held, ['none', 'warning', 'waived error'], ['all'], [newOnly, all], pass),
  when(events, ['error'], ['history', 'advisories'], [defaults, warn, strict], fail),
  when(alone, ['old error'], ['history', 'advisories'], [defaults, warn], fail),
  when(held, ['old error'], ['history', 'advisories'], [all], fail),
  when(alone, verified, ['history', 'advisories', 'new history'], [defaults, strict], incomplete),
  when(held, [...verified, 'old error'], ['history', 'advisories'], [defaults, newOnly, warn], warned),
  when(held, verified, ['history', 'advisories'], [strict, all], incomplete),
  when(held, [...verified, 'old error'], ['new history'], [defaults, newOnly, strict], incomplete),
  when(held, verified, ['new history'], [warn], warned),
  when(alone, verified, ['history', 'advisories'], [warn], warned),
  when(events, ['none'], ['no image'], [defaults], incomplete),
  when(alone, ['none', 'waived error'], ['end of life'], [defaults], incomplete),
  when(held, ['none', 'waived error'], ['end of life'], [defaults], warned),
  when(held, ['none', 'waived error'], ['end of life'], [strict], incomplete),
  when(events, ['none'], ['end of life', 'no image'], [warn], warned),
  when(held, ['none', 'error', 'old error', 'waived error'], ['base'], [defaults, newOnly], incomplete),
  when(held, ['none', 'error', 'old error', 'waived error'], ['base'], [warn], warned),
  when(held, ['none', 'waived error'], ['base'], [head], pass),
  when(held, ['error', 'old error'], ['base'], [{ ...head, ...all }], fail),
  when(
    held,
    ['none'],
    ['base'],
    [
      { ...head, ...newOnly },
      { ...head, ...all },
    ],
    pass,
  ),
  when(held, ['error', 'old error'], ['base'], [head, { ...head, ...newOnly }], incomplete),
  when(alone, ['none', 'error', 'waived error'], refusals, [defaults], incomplete),
  when(held, ['none', 'waived error'], refusals, [defaults], warned),
  when(held, ['none', 'waived error'], refusals, [strict], incomplete),
  when(held, ['error'], refusals, [defaults, strict], incomplete),
  when(events, ['none', 'warning', 'waived error'], refusals, [warn], warned),
  when(events, ['error'], refusals, [warn], fail),
  when(['pull_request'], ['error'], ['fork', 'Dependabot'], [defaults], incomplete),
  when(['pull_request'], ['none', 'waived error'], ['fork', 'Dependabot'], [defaults, warn], warned),
  when(['pull_request'], ['none', 'waived error'], ['fork', 'Dependabot'], [strict], incomplete),
  when(['pull_request'], ['error'], ['fork', 'Dependabot'], [warn], fail),
  when(['push', 'schedule'], ['none', 'error', 'old error'], ['all'], [pin], pass),
  when(['push', 'schedule'], ['notice'], ['all'], [{ ...pin, 'fail-on': 'notice' }], fail),
  when(['push', 'schedule'], ['none', 'error'], ['history'], [pin], incomplete),
  when(['push', 'schedule'], ['none', 'error', 'warning', 'notice', 'old error'], ['all'], [audit], pass),
  when(['push', 'schedule'], ['error'], ['all'], [{ ...audit, 'fail-on': 'error' }], fail),
  when(['push', 'schedule'], ['none', 'error'], ['history', 'no permission'], [audit], incomplete),
  when(
    ['push', 'schedule'],
    ['none', 'error'],
    ['history', 'no permission'],
    [{ ...audit, ...warn }],
    warned,
  ),
];
