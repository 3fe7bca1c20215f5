// What the clients say when signatures could not be read.

/** More signatures than are read: a hostile registry must not make a run slow. */
export function tooManySignatures(name: string, found: number, max: number): string {
  return `${name}: ${found} signatures are attached, and only the newest ${max} were read. Delete those that are not needed`;
}

/** A list of referrers without an end. */
export function tooManyPages(name: string, max: number): string {
  return `${name}: the list of what refers to it has more than ${max} pages`;
}

/** Something that is listed and does not exist. */
export function missingContent(digest: string): string {
  return `the registry lists ${digest} and does not return it`;
}

/** Something that is too large to be a signature. */
export function tooLarge(digest: string, max: number): string {
  return `${digest} is larger than ${max} bytes`;
}

/** The update repository of Sigstore answered with an error. */
export function rootStatus(path: string, status: number): string {
  return `the update repository of Sigstore returned HTTP ${status} for ${path}`;
}

/** A document of the update repository that is not signed as it must be, is expired, or is not what the others say. */
export function rootRefused(path: string, why: string): string {
  const line = why.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200);
  return `${path} of the update repository of Sigstore was refused (${line})`;
}

/** The API refused. */
export function attestationsFailed(operation: string, status: number): string {
  return `${operation}: the GitHub API returned ${status}. Set \`github-token\` to a token that may read attestations`;
}
