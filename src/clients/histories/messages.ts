// Why a source of tag histories is silent, and what the user can do about it.

export function apiLimited(service: string): string {
  return `${service} limits the request rate`;
}

/** `hadCredential`: absent if no credential would help. */
export function apiDenied(service: string, status: number, hadCredential: boolean | undefined): string {
  const refused = `${service} refused the request with HTTP ${status}`;
  if (hadCredential === undefined) return refused;
  return hadCredential
    ? `${refused}: the token lacks the permission to read this repository`
    : `${refused}: a token is needed to read this repository`;
}

export function apiLacks(service: string): string {
  return `${service} does not have this repository or tag, or does not show it without a token`;
}

export function apiAbsent(service: string): string {
  return `${service} does not exist at its address (HTTP 404)`;
}

export function apiFailed(service: string, status: number): string {
  return `${service} answered with HTTP ${status}`;
}

export function needsToken(service: string, variable: string): string {
  return `${service} needs a token (${variable})`;
}

export function needsOwnersToken(service: string): string {
  return `${service} is shown to the owners of the namespace only, with a token (\`user:token\`)`;
}

export function signInRefused(service: string): string {
  return `${service} does not know the user of the token`;
}

export function notAmongNewest(service: string, count: number): string {
  return `the digest is not among the newest ${count} versions that ${service} shows`;
}

export function logTooLong(service: string, count: number): string {
  return `${service} has more than ${count} entries for the repository, and the older ones were not read`;
}

export const logNeedsToken =
  'the audit log of Harbor is shown to members of the project only, with a token (`user:password`), so only the last move of the tag is known';

export const oldAuditLog =
  'the audit log of this version of Harbor names no digests, so only the last move of the tag is known';

/** Quay hides a private repository from those who may not read it. */
export function quayHints(hasToken: boolean): string {
  return hasToken
    ? 'Check that the token of the OAuth application may read the repository (scope `repo:read`)'
    : 'If the repository is private, set the token of an OAuth application (scope `repo:read`), since a login of the registry is not accepted';
}

/** The registry returns the tag, so its own history of it cannot be empty. */
export function noEntry(tag: string): string {
  return `It has no entry for the tag ${tag}, although the registry has the tag. Run again in a minute`;
}

export function unusableRows(tag: string): string {
  return `None of the rows that the registry lists for the tag ${tag} can be used`;
}

/** Not the text that the project's jobs write. */
export function otherFile(file: string): string {
  return `a version of ${file} does not describe the tag`;
}

export function loginNeeded(service: string, status: number): string {
  return `${service} refused the request with HTTP ${status}: sign in to the registry with \`docker login\` as somebody who may read this repository`;
}

export function gitlabLacks(service: string): string {
  return `${service} does not know when this tag last moved: it needs its metadata database and a version of December 2024 or later, and shows a private repository only after \`docker login\``;
}

export function otherDigest(service: string): string {
  return `${service} answered about another digest`;
}

export function otherTag(service: string): string {
  return `${service} answered about another tag`;
}

const awsVariables =
  '`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, for temporary credentials, `AWS_SESSION_TOKEN`';

export function needsAws(service: string): string {
  return `${service} needs AWS credentials (${awsVariables})`;
}

export function needsOwnersAws(service: string): string {
  return `${service} dates images for their owner only, with AWS credentials (${awsVariables})`;
}

export function awsDenied(service: string, type: string, permission: string): string {
  return `${service} refused the request (${type}): the AWS credentials must be valid and have the permission \`${permission}\``;
}

export function ownersOnly(service: string): string {
  return `${service} dates images for their owner only, and the account of the credentials does not own this one`;
}

export function noPushTime(service: string): string {
  return `${service} gives no push time for this image`;
}

export function lacksExtension(service: string, status: number): string {
  return `${service} does not exist (HTTP ${status}): the registry does not have OCI's \`tag-history\`, so leave it out of \`history-sources\``;
}

export function foreignLink(service: string): string {
  return `${service} continues at another host, which is not followed`;
}

/** A page of newest entries does not have one that must be in it. */
export function eventAmongOthers(service: string): string {
  return `${service} contradicts itself: its newest entries do not have one that it finds by the digest`;
}

export function unreadableDocument(service: string, why: string): string {
  return `${service} cannot be read: ${why}`;
}
