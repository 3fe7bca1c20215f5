// Why something is not known. Clients throw a Failure; the stage that called them turns it into a Gap.

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
