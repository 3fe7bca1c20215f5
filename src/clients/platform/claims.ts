// Explains a refused token exchange: the claims of the workflow's token compared with what the identity expects.
import { decodeJwt } from 'jose/jwt/decode';
import type { Secret } from '../../model/secret.js';
import { onOneLine } from '../../model/text.js';
import { claimsMismatch } from './messages.js';
import { type Claims, parseSubject } from './subject.js';

/** The claims that `claimMatch` is about; they are not secret, unlike the token. `undefined` if it is not a JWT. */
export function claimsOf(token: Secret): Claims | undefined {
  try {
    const { iss, sub, aud } = decodeJwt(token.expose());
    return {
      issuer: onOneLine(iss ?? ''),
      subject: onOneLine(sub ?? ''),
      audience: onOneLine([aud ?? ''].flat().join(' ')),
    };
  } catch {
    return undefined;
  }
}

/** What the token is issued for; nothing if it is not a JWT. */
export function audiencesIn(token: Secret): readonly string[] {
  try {
    return [decodeJwt(token.expose()).aud ?? []].flat().map(String);
  } catch {
    return [];
  }
}

/**
 * The next step after a refused exchange: the claims of the token, what the identity expects if the platform says so
 * (`ErrorInfo.metadata`), and the command that creates a matching identity.
 */
export function refusalHint(
  claims: Claims,
  identity: string,
  metadata: Readonly<Record<string, string>> | undefined,
): string {
  const { expectedIssuer = '', expectedSubject } = metadata ?? {};
  const expected =
    expectedSubject === undefined
      ? undefined
      : { issuer: onOneLine(expectedIssuer), subject: onOneLine(expectedSubject) };
  const group = identity.split('/').slice(0, -1).join('/');
  return claimsMismatch(claims, expected, identityCommand(claims.subject, group));
}

function identityCommand(subject: string, group: string): string | undefined {
  const parsed = parseSubject(subject);
  if (parsed === undefined) return undefined;
  const { repository, ids, scope } = parsed;
  const flags =
    scope.kind === 'ref'
      ? `--ref ${shellWord(scope.ref.replace(/^refs\/heads\//, ''))}`
      : scope.kind === 'environment'
        ? `--environment ${shellWord(scope.environment)}`
        : '--pull-request';
  const immutable = ids === undefined ? '' : ` --owner-id ${ids.owner} --repository-id ${ids.repository}`;
  return `tagproof identity create --group ${group} --repository ${repository}${immutable} ${flags}`;
}

/** Text from a token as one word of a shell command that a user may paste. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
