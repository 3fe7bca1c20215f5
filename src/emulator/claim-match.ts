// Whether the claims of a workflow token are those that an identity's claimMatch asks for.
import type { JWTPayload } from 'jose';
import type { State } from './state.js';

type ClaimMatch = State['identities'][number]['claimMatch'];

interface Defaults {
  readonly issuer: string;
  readonly audience: string;
}

/** What an identity expects, as a mismatch tells it; a pattern stands for itself. */
export function expectedClaims(match: ClaimMatch = {}, { issuer, audience }: Defaults) {
  return {
    expectedIssuer: match.issuerPattern ?? match.issuer ?? issuer,
    expectedSubject: match.subjectPattern ?? match.subject ?? '',
    expectedAudience: match.audiencePattern ?? match.audience ?? audience,
  };
}

/** An identity without a subject matches no token. */
export function matchesClaims(claims: JWTPayload, match: ClaimMatch, defaults: Defaults): boolean {
  if (match === undefined) return false;
  const { expectedIssuer, expectedSubject, expectedAudience } = expectedClaims(match, defaults);
  const { iss = '', sub = '', aud = [] } = claims;
  const wanted = Object.entries(match.claims ?? {});
  const patterns = Object.entries(match.claimPatterns ?? {});
  return (
    fits(iss, expectedIssuer, match.issuerPattern !== undefined) &&
    expectedSubject !== '' &&
    fits(sub, expectedSubject, match.subjectPattern !== undefined) &&
    [aud].flat().some((one) => fits(one, expectedAudience, match.audiencePattern !== undefined)) &&
    wanted.every(([name, value]) => fits(textOf(claims, name), value, false)) &&
    patterns.every(([name, value]) => fits(textOf(claims, name), value, true))
  );
}

/** A pattern has to match the whole value. */
function fits(value: string | undefined, expected: string, isPattern: boolean): boolean {
  if (value === undefined || !isPattern) return value === expected;
  return new RegExp(`^(?:${expected})$`, 'u').test(value);
}

function textOf(claims: JWTPayload, name: string): string | undefined {
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}
