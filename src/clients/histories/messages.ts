// The messages of the history sources: what to do where one refuses.

/** Quay hides a private repository from those who may not read it. */
export function quayHints(hasToken: boolean): string {
  return hasToken
    ? 'Check that the token of the OAuth application may read the repository (scope `repo:read`)'
    : 'If the repository is private, set the token of an OAuth application (scope `repo:read`), since a login of the registry is not accepted';
}

/** No version of the file names a digest: the tag is not one of an official image that is still supported. */
export function noVersions(file: string, repository: string): string {
  return `${repository} has no version of ${file} that names a digest`;
}
