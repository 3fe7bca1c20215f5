// Why an exchange was refused: the workflow token's claims beside what the identity expects.
import { decodeJwt } from 'jose/jwt/decode';
import { oneLine } from '../http/api-error.js';
import type { Secret } from '../model/secret.js';

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
      issuer: oneLine(iss ?? ''),
      subject: oneLine(sub ?? ''),
      audience: oneLine([aud ?? ''].flat().join(' ')),
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
      : `the identity expects issuer "${oneLine(expected?.expectedIssuer ?? '')}", subject "${oneLine(subject)}"`;
  const command = identityCommand(claims.subject, identity.split('/').slice(0, -1).join('/'));
  return `${carried}; ${wants}${command === undefined ? '' : `. To make an identity that fits: ${command}`}`;
}

const githubSubject =
  /^repo:(?<owner>[\w.-]+)(?:@\d+)?\/(?<repo>[\w.-]+)(?:@\d+)?:(?:ref:refs\/heads\/(?<branch>[\w./-]+)|environment:(?<environment>[\w.-]+)|(?<pull>pull_request))$/;

function identityCommand(subject: string, group: string): string | undefined {
  const parts = githubSubject.exec(subject)?.groups;
  if (parts === undefined) return undefined;
  const scope =
    parts.branch !== undefined
      ? `--ref ${parts.branch}`
      : parts.environment !== undefined
        ? `--environment ${parts.environment}`
        : '--pull-request';
  return `tagproof identity create --group ${group} --repository ${parts.owner}/${parts.repo} ${scope}`;
}
