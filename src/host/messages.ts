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

/** The environment names a proxy with which this program cannot talk. */
export function unknownProxy(host: string, scheme: string): string {
  return `No request was sent to ${host}: the proxy that the environment names for it is a \`${scheme}//\` proxy, and only \`http://\` and \`https://\` proxies are supported. Set HTTPS_PROXY (or HTTP_PROXY) to such a proxy, or unset it`;
}

/** A host did not respond. */
export function hostTimedOut(host: string): string {
  return `${host} did not respond in time`;
}

/** A host had not responded completely when its time was over. */
export function noCompleteResponse(host: string, ms: number): string {
  return `${host} did not send a complete response within ${ms / 1000} seconds`;
}

/** A response has named a host whose address it must not lead to. */
export function leadsAway(host: string): string {
  return `No request was sent to ${host}: the response of a host in another network led there, and its address is one of this machine or of a private network. If that is intended, set HTTPS_PROXY to a proxy that may reach it`;
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

/** The outputs of a step were not written. */
export function outputsNotWritten(reason: string): string {
  return `The outputs of the step could not be written to the file that GITHUB_OUTPUT names (${reason}), so later steps would read none or some of them. Free space on the disk of the runner, and re-run`;
}

/** The summary of a job was not written. */
export function summaryNotWritten(reason: string): string {
  return `The job summary could not be written (${reason}); the log and the report have the same. Free space on the disk of the runner`;
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
export const fetchedUnreadable = 'The base branch was fetched, but git cannot read it. Re-run the job';

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
