// Wording about pull policies and signatures, and their effect on fixes: no fix writes a digest whose pull is denied, or that
// the policy of the repository would then refuse.
import type { Digest } from '../model/images/image.js';
import {
  answerAbout,
  denialsOf,
  maxCandidates,
  type PolicyAnswer,
  type PolicyDecision,
  pullVerdict,
  type ReferencePolicies,
} from '../model/images/pull-policy.js';
import type { CheckInput, Instant } from '../model/judgement/fact.js';
import type {
  DigestSignatures,
  ImageSigner,
  ReferenceSignatures,
  RequiredSigner,
  SignatureRule,
} from '../model/judgement/signature.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import { shortDigest } from '../model/text/text.js';
import { satisfies, signatureRulesFor, signaturesOf } from '../signatures/match.js';

/** The policies of these results with their parameters: `` `cooldown` (days: 7) ``. */
export function policyNames(results: readonly PolicyDecision[]): string {
  return results
    .map(({ policy, parameters }) => {
      const values = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`);
      return `\`${policy}\`${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
    })
    .join(' and ');
}

/** From when on a pull is allowed, as a sentence; empty if nothing is known of that. */
export function momentText(denials: readonly PolicyDecision[], now: Instant): string {
  const moments = denials.map(({ allowedFrom }) => allowedFrom);
  const known = moments
    .filter((moment) => moment !== undefined && moment.at > now)
    .filter((one) => one !== undefined);
  const [first] = known;
  if (first === undefined || known.length < moments.length) return '';
  const last = known.reduce((a, b) => (a.at >= b.at ? a : b));
  if (last.builtAt === undefined)
    return `The build time is not known, but the image is older than its place in the tag's history: the pull is allowed from ${timeText(last.at)} at the latest`;
  return `It was built on ${timeText(last.builtAt)}, and the policy counts from then, not from when the tag got the digest: the pull is allowed from ${timeText(last.at)}`;
}

/** `2026-11-28 03:12 UTC`, rounded up to the minute so that it is not too early. */
function timeText(instant: Instant): string {
  const at = new Date(Math.ceil(instant / 60_000) * 60_000).toISOString();
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}

/**
 * What pull policies say of the fix of a finding about an image: why the digest must not be written, whose pull is denied or
 * not known to be allowed; or that it is not the newest one because of them.
 */
export function fixUnderPolicies(
  policies: ReferencePolicies | undefined,
  digest: Digest,
  now: Instant,
): { readonly refused: string } | { readonly note?: string } {
  if (policies === undefined) return {};
  const refused = refusal(policies, digest, now);
  if (refused !== undefined) return { refused };
  const [newest] = policies.newest;
  if (newest === undefined || newest.digest === digest || pullVerdict(newest) !== 'denied') return {};
  const denials = policyNames(denialsOf(newest.results, 'enforced'));
  const note = `That is the newest digest that the pull policies allow: ${denials} denies ${shortDigest(newest.digest)}`;
  return { note };
}

/** Why a digest must not be written; `undefined` if its pull is allowed. */
function refusal(policies: ReferencePolicies, digest: Digest, now: Instant): string | undefined {
  const answer = answerAbout(policies, digest);
  const verdict = answer === undefined ? 'unknown' : pullVerdict(answer);
  if (verdict === 'allowed') return undefined;
  if (answer === undefined || verdict === 'unknown')
    return `it is not known whether the pull policies allow ${shortDigest(digest)}`;
  return noneAllowed(policies, answer, now);
}

/** That no digest can be pinned, and what the policies say of this one. */
export function noneAllowed({ newest }: ReferencePolicies, answer: PolicyAnswer, now: Instant): string {
  const denials = denialsOf(answer.results, 'enforced');
  const moment = momentText(denials, now);
  const one = `${policyNames(denials)} denies ${shortDigest(answer.digest)}${moment === '' ? '' : `. ${moment}`}`;
  const denied = newest.filter((other) => pullVerdict(other) === 'denied').length;
  if (denied < 2 || denied < newest.length) return one;
  const all = `the pull policies deny the newest ${denied} digests of the tag that are old enough`;
  return `${all}${denied < maxCandidates ? '' : ', and older ones are not tried'}. ${one}`;
}

/** The signatures of a reference with the entries of the policy that name its image. */
interface RequiredSignatures {
  readonly found: ReferenceSignatures;
  readonly rules: readonly SignatureRule[];
}

/** What was found of a reference; `undefined` if its signatures were not asked for. */
export function signaturesAt(
  { signatures }: CheckInput,
  occurrence: ImageOccurrence,
  rules: readonly SignatureRule[] = [],
): RequiredSignatures | undefined {
  const found = signatures?.get(occurrence);
  return found && { found, rules: signatureRulesFor(rules, occurrence.image, found.origin) };
}

/** `https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1 (issuer https://…)`, or a key. */
export function signerText(signer: ImageSigner): string {
  if (signer.kind === 'key') return `the key ${shortDigest(signer.key)}`;
  const { issuer, identity, root } = signer;
  return `${identity} (issuer ${issuer}${root === 'sigstore' ? '' : ', of a private Sigstore'})`;
}

/** What an entry of the policy asks for. */
export function requiredSignersText({ anyOf }: SignatureRule): string {
  const all = anyOf.map(requiredSignerText);
  return all.length === 0 ? 'a signer whose file could not be read' : all.slice(0, 3).join(' or ');
}

function requiredSignerText(required: RequiredSigner): string {
  if (required.kind === 'key') return `the key \`${required.file ?? shortDigest(required.key)}\``;
  return `\`${required.identity}\` (issuer \`${required.issuer}\`)`;
}

/** Why the signatures that are there do not count, the first few; empty if there are none. */
export function refusedText({ refused }: DigestSignatures): string {
  const reasons = [...new Set(refused.map(({ why }) => why))];
  if (reasons.length === 0) return '';
  const more = reasons.length > 2 ? `; and ${reasons.length - 2} more reasons` : '';
  return `${reasons.slice(0, 2).join('; ')}${more}`;
}

/** Why a fix must not write the digest; `undefined` if it is signed as the policy requires. */
export function unsignedFix({ found, rules }: RequiredSignatures, digest: Digest): string | undefined {
  const signed = signaturesOf(found, digest);
  if (rules.length === 0 || (signed !== undefined && satisfies(rules, signed))) return undefined;
  return signed?.complete === true
    ? `${shortDigest(digest)} is not signed as the policy requires`
    : `it is not known whether ${shortDigest(digest)} is signed as the policy requires`;
}
