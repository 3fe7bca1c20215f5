// What this machine reports to a user: requests that failed, files that cannot be used, and missing workflow tokens.

/** https://nodejs.org/docs/latest-v24.x/api/tls.html#x509-certificate-error-codes */
const certificateCodes = /CERT|UNABLE_TO_|CRL|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;

/** A host cannot be reached, with the error's code or message. */
export function hostUnreachable(host: string, code: string): string {
  const advice = certificateCodes.test(code)
    ? 'Its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority'
    : 'Check the address, the network and the proxy';
  return `${host} cannot be reached (${code}). ${advice}`;
}

/** A host did not respond. */
export function hostTimedOut(host: string): string {
  return `${host} did not respond in time`;
}

/** A host had not responded completely when its time was over. */
export function noCompleteResponse(host: string, ms: number): string {
  return `${host} gave no complete response within ${ms / 1000} seconds`;
}

/** A proxy refused the connection. */
export function proxyRefused(status: string): string {
  return `the proxy returned HTTP ${status}`;
}

/** Why a file cannot be read or written. */
export const fileProblems = {
  outside: 'it is outside the checkout',
  notRegular: 'it is not a regular file',
  linkOutside: 'it is a symlink that leads to no file of the checkout',
  exists: 'it already exists',
  changed: 'it has changed since it was scanned',
  unlisted: 'it cannot be listed',
  submodule: 'it is a submodule, which is a different repository',
  emptySubmodule: 'it is a submodule that is not checked out',
  missing: 'the commit has no such file',
  tooLarge: (maxBytes: number) => `it is larger than ${maxBytes} bytes`,
} as const;

/** A document was not written. */
export function notWritten(reason: string): string {
  return `It was not written: ${reason}`;
}

/** The CI did not provide an OIDC token. */
export function noIdToken(reason: string): string {
  return `The CI did not provide an OIDC token: ${reason}. Re-run the job`;
}

/** The runner's event file cannot be read. */
export const eventUnreadable = "The runner's event file (GITHUB_EVENT_PATH) cannot be read. Re-run the job";
