// Why an exchange was refused: the workflow token's claims beside what the identity expects.
import { decodeJwt } from 'jose/jwt/decode';
import type { Secret } from '../../model/secret.js';
import { onOneLine } from '../../model/text.js';
import { parseSubject } from './subject.js';

export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly audience: string;
}

/** The claims that `claimMatch` is about; they are not secret, the token is. `undefined` when it is no JWT. */
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

/**
 * The next step after a refused exchange: the claims that the token carried, what the identity expects where the
 * platform says so (`ErrorInfo.metadata`), and the command that makes an identity which fits.
 */
export function refusalHint(
  claims: Claims,
  identity: string,
  expected: Readonly<Record<string, string>> | undefined,
): string {
  const carried = `The workflow's token carries issuer "${claims.issuer}", subject "${claims.subject}", audience "${claims.audience}"`;
  const subject = expected?.expectedSubject;
  const wants =
    subject === undefined
      ? 'compare them with the claimMatch of the identity'
      : `the identity expects issuer "${onOneLine(expected?.expectedIssuer ?? '')}", subject "${onOneLine(subject)}"`;
  const command = identityCommand(claims.subject, identity.split('/').slice(0, -1).join('/'));
  return `${carried}; ${wants}${command === undefined ? '' : `. To make an identity that fits: ${command}`}`;
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
