// Why something is not known. Clients throw a Failure; the stage that called them turns it into a Gap, of which lists have each once.
import type { Place } from './text/source.js';
export type Cause =
  | 'no-history'
  | 'no-platform'
  | 'no-tag'
  | 'sign-in'
  | 'no-permission'
  | 'fork'
  | 'dependabot'
  | 'no-credential'
  | 'denied'
  | 'not-found'
  | 'missing-repository'
  | 'missing-tag'
  | 'unreachable'
  | 'timeout'
  | 'rate-limited'
  | 'server-error'
  | 'bad-answer'
  | 'history-incomplete'
  | 'contradiction'
  | 'pull-policy'
  | 'unverifiable-signature'
  | 'policy-unread'
  | 'no-base'
  | 'unreadable-file'
  | 'nothing-verified'
  | 'no-sbom'
  | 'digest-mismatch'
  | 'not-written'
  | 'no-report'
  | 'stopped'
  | 'clock';

/** True if the run is not signed in: the exchange failed, or the CI issues no token to this run. */
export function isSignInCause(cause: string): boolean {
  return ['sign-in', 'no-permission', 'fork', 'dependabot'].includes(cause);
}

/**
 * Whether somebody was asked and did not answer, so that another run may be told more. Otherwise nobody was asked, because
 * a credential is needed that nobody gave, or this is all that there is to know.
 */
export function isOutage(cause: Cause): boolean {
  return cause !== 'no-credential' && cause !== 'no-history' && cause !== 'history-incomplete';
}

/** Something that the run needed to know and does not: `subject` is what it is about, `message` is one sentence. */
export interface Gap {
  readonly cause: Cause;
  readonly subject: string;
  readonly message: string;
  /** Nothing that the change adds or edits needs it: under `new-only` it is said, and does not fail the run. */
  readonly existing?: true;
}

/**
 * A request without a usable response. The message is one sentence with the next step, and contains no secret. It has no
 * stack trace: nobody reads that of an outcome which is expected, and the engine keeps with it every function that was
 * running, and all that these refer to, as long as the failure is remembered.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';

  constructor(
    readonly reason: Cause,
    message: string,
    options?: ErrorOptions,
  ) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message, options);
    Error.stackTraceLimit = limit;
  }
}

/** A limit that a run sets itself is reached: it has not asked, and says nothing about what another run would be told. */
export class LimitFailure extends Failure {}

/** The failure as a gap about `subject`. Anything else is a defect and is rethrown. */
export function gapFrom(error: unknown, subject: string): Gap {
  if (error instanceof Failure) return { cause: error.reason, subject, message: error.message };
  throw error;
}

/** The answer, or the gap about `subject` if it fails. */
export function orGap<T>(answer: Promise<T>, subject: string): Promise<T | Gap> {
  return answer.catch((error: unknown) => gapFrom(error, subject));
}

/** The answer, or `fallback` if it fails as is to be expected: with any Failure, unless the caller says with which. */
export function withFallback<T, F>(
  answer: Promise<T>,
  fallback: F,
  isExpected: (error: unknown) => boolean = isFailure,
): Promise<T | F> {
  return answer.catch((error: unknown) => {
    if (isExpected(error)) return fallback;
    throw error;
  });
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Failure;
}

/** Gaps with the references, or the places in files, that they are about. */
export interface PlacedGaps {
  readonly gaps: readonly Gap[];
  /** Absent: they are about the run as a whole. */
  readonly at: readonly Place[] | undefined;
}

/** Where what a gap says is needed; `undefined` for one that is about the run as a whole, or that nobody has placed. */
export type PlacesOfGap = (gap: Gap) => Iterable<Place> | undefined;

/** Joins what several stages say of the same gaps: one that is anywhere about the run as a whole is so. */
export function placesOfGaps(all: readonly PlacedGaps[]): PlacesOfGap {
  const keyOf = ({ cause, subject, message }: Gap) => JSON.stringify([cause, subject, message]);
  const known = new Map<string, Set<Place> | undefined>();
  for (const { gaps, at } of all)
    for (const key of gaps.map(keyOf)) {
      const places = known.has(key) ? known.get(key) : new Set<Place>();
      for (const place of at ?? []) places?.add(place);
      known.set(key, at && places);
    }
  return (gap) => known.get(keyOf(gap));
}

/** Each different gap once, in the order of its first appearance. Most of thousands have the same cause and message. */
export function distinctGaps(gaps: Iterable<Gap>): readonly Gap[] {
  const known = new Map<Cause, Map<string, Set<string>>>();
  const distinct: Gap[] = [];
  for (const gap of gaps) {
    const byMessage = known.get(gap.cause) ?? new Map<string, Set<string>>();
    known.set(gap.cause, byMessage);
    const subjects = byMessage.get(gap.message) ?? new Set<string>();
    byMessage.set(gap.message, subjects);
    if (subjects.has(gap.subject)) continue;
    subjects.add(gap.subject);
    distinct.push(gap);
  }
  return distinct;
}

export interface ErrorText {
  /** One sentence without its full stop. */
  readonly means: string;
  /** What usually leads to it, likeliest first. */
  readonly causes: readonly string[];
  /** What the reader can do, in sentences; text between backticks is code. */
  readonly fix: string;
}
