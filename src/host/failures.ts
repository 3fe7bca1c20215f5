// What this machine refuses as a Failure: requests without a response, whatever the version of HTTP, and files of the runner.
import { Failure } from '../model/failure.js';
import { hostTimedOut, hostUnreachable, proxyRefused } from './messages.js';

/** The failure for an error of the network. */
export function networkFailure(host: string, cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/timeout/i.test(message)) return new Failure('timeout', hostTimedOut(host), { cause });
  const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
  const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : proxyRefused(proxyStatus);
  return new Failure('unreachable', hostUnreachable(host, code), { cause });
}

/** The failure for a file of the runner that cannot be written; `describe` completes its reason. */
export function runnerFileFailure(describe: (reason: string) => string, cause: unknown): Failure {
  const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
  return new Failure('not-written', describe(reason), { cause });
}

/** The failure for a response that is larger than what is read. */
export function responseTooLarge(maxBytes: number): Failure {
  return new Failure('bad-answer', `The response is larger than ${maxBytes} bytes`);
}

/** The error of a host that speaks HTTP/1.1 only, to which no call of gRPC can be sent. */
export function withoutHttp2(): Error {
  return new Error('it does not offer HTTP/2');
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
}
