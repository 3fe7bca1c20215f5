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
  return `${host} did not send a complete response within ${ms / 1000} seconds`;
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

/** Why git is not asked for the files of a folder, or for a commit. */
export const gitProblems = {
  tooOld: (version: string, oldest: string) =>
    `the git of this machine (${version || 'of an unknown version'}) is older than ${oldest}, the oldest that is supported, so it is not asked which files there are. Install a newer git`,
  failed:
    'git cannot read the repository, or the folder for temporary files cannot be written, so not all files may be known. Clone the repository again',
} as const;

/** A document was not written. */
export function notWritten(reason: string): string {
  return `It was not written: ${reason}`;
}

/** The CI did not provide an OIDC token. */
export function noIdToken(reason: string): string {
  return `The CI did not provide an OIDC token: ${reason}. Re-run the job`;
}

/** A program of the CI system that prints an OIDC token; `code` is its exit code, its signal, or an error code of the machine. */
export function programFailed(program: string, code: string): string {
  return `the program \`${program}\` failed (${code})`;
}

/** The runner's event file cannot be read. */
export const eventUnreadable = "The runner's event file (GITHUB_EVENT_PATH) cannot be read. Re-run the job";

/** The environment variable that should have the OIDC token is empty. */
export function noTokenInVariable(name: string): string {
  return `The environment variable ${name}, which should have the OIDC token, is not set`;
}

/** The file that should have the OIDC token cannot be read. */
export function noTokenInFile(file: string, code: string): string {
  return `${file}, which should have the OIDC token, cannot be read (${code})`;
}

export const noTokenHere = 'This job cannot request an OIDC token';

export const notAToken = 'The OIDC token is not a JSON Web Token, so it is not sent';

/** A token is kept back, because its receiver could use it elsewhere. */
export function foreignAudience(carried: readonly string[], wanted: string): string {
  const audiences = carried.map((audience) => `"${audience}"`).join(', ') || 'no audience';
  return `The OIDC token is issued for ${audiences}, not for "${wanted}", so it is not sent. Have it issued for that audience, or set \`oidc-audience\` to the one that it has`;
}

/** The cache's folder is where a change could put files. */
export function cacheInCheckout(folder: string): string {
  return `The cache ${folder} is not used, because it is in the checkout, where a change could bring its own. Set \`cache\` to a folder outside it`;
}
