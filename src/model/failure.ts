// Why something could not be learned. A Failure is thrown inside a client and becomes an Unknown at its stage's edge.

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
  | 'policy-unread'
  | 'unreadable-file'
  | 'no-sbom'
  | 'digest-mismatch'
  | 'not-written'
  | 'no-report'
  | 'stopped'
  | 'clock';

/** Nobody is signed in: the exchange failed, or the CI gives this run no token to exchange. */
export function isSignInCause(cause: string): boolean {
  return ['sign-in', 'no-permission', 'fork', 'dependabot'].includes(cause);
}

/** Something that the run wanted to know and does not: `subject` is what it was about, `message` one sentence. */
export interface Gap {
  readonly cause: Cause;
  readonly subject: string;
  readonly message: string;
}

/** A request that gave no usable answer. The message is one sentence with the next step, and holds no secret. */
export class Failure extends Error {
  override readonly name: string = 'Failure';

  constructor(
    readonly reason: Cause,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The failure as an Unknown about `subject`; anything else that was thrown is a defect and is thrown on. */
export function gapFrom(error: unknown, subject: string): Gap {
  if (error instanceof Failure) return { cause: error.reason, subject, message: error.message };
  throw error;
}
