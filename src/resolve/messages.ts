// The messages of this folder: why it is not known what a reference's digest is to its tag.

import { digestAgeOnly } from '../history/messages.js';
import type { Digest } from '../model/images/image.js';
import type { PolicyDecision } from '../model/images/pull-policy.js';
import { type Surface, settingName } from '../model/run/surface.js';
import { capitalized, onOneLine, shortDigest } from '../model/text/text.js';

export function platformNeeded(registry: string, surface: Surface): string {
  const [platform, baseUrl, registryUrl] = ['platform', 'base-url', 'registry-url'].map((name) =>
    settingName(surface, name),
  );
  return `To check the tag history of ${registry}, set ${platform} (or ${baseUrl} and ${registryUrl})`;
}

export function listedButMissing(reason: string): string {
  return `The platform lists the tag, but its registry does not have it: ${reason}`;
}

export const tagNotListed = "The tag is not in the platform's list of tags, so its end of life is not known";

export const tagListedTwice =
  "The platform's list of tags has the tag more than once, with different digests or ends of life, so neither is used";

/** The list of tags shows a digest that the tag does not have by its history, not even a short time ago. */
export function listContradictsHistory(listed: Digest, newest: Digest): string {
  return `The platform's list of tags shows ${shortDigest(listed)} for the tag, but its history ends with ${shortDigest(newest)}, so it is not known which of them is current. Re-run; if it keeps happening, report it to the operator of the platform`;
}

export const noTagHadDigest =
  'The reference has a digest but no tag, and none of the searched tags has ever pointed to that digest';

export function digestWithoutTag(registry: string): string {
  return `The reference has a digest but no tag. The digest exists, but ${registry} keeps no tag history, so it is not known which tag it belongs to`;
}

/** `unanswered` completes "it is not known …". */
export function noTagHistory(registry: string, hasLedger: boolean, unanswered: string): string {
  const ledger = hasLedger
    ? "this repository's ledger does not contain enough observations"
    : 'this repository has no ledger';
  return `${registry} keeps no tag history and ${ledger}, so it is not known ${unanswered}`;
}

export function tagHistoryTitle(registry: string): string {
  return `the tag history of ${registry}`;
}

export const ownLedger = "this repository's ledger";

/** The ledger has seen the digest of today, but not for long enough; `day` is absent if it sees it now. */
export function firstSeenLately(from: string, day?: string): string {
  const then = `from ${from} on (\`min-age\`), unless the tag moves before`;
  return day === undefined
    ? `It is first seen by this run: \`tagproof pin\` adds it to the ledger, and writes it ${then}`
    : `It was first seen on ${day}, and \`tagproof pin\` writes it ${then}`;
}

/**
 * `reasons` are clauses about the sources that were asked. `unanswered` completes "it is not known …".
 */
export function sourcesLeaveOpen(reasons: readonly string[], unanswered: string): string {
  return `${capitalized(reasons.join(', and '))}, so it is not known ${unanswered}`;
}

export const sourceReasons = {
  silent: (source: string, message: string) => `${source} could not be read (${message})`,
  notAsked: (source: string, message: string) => `${source} was not asked, because ${message}`,
  /** The window, or the oldest entry, begins on `day`. */
  since: (source: string, day: string) => `${source} reaches back to ${day} only`,
  empty: (sources: readonly string[]) =>
    `${sources.join(' and ')} ${sources.length === 1 ? 'has' : 'have'} no entry for the tag`,
  timestamps: (source: string, ageMs: number) => `according to ${source}, ${digestAgeOnly(ageMs)}`,
  noLedger: 'this repository has no ledger',
} as const;

/** `ends`: the digest with which the history of the source ends. */
export function sourceIsBehind(source: string, current: Digest, ends: Digest | undefined): string {
  const instead = ends === undefined ? 'does not contain it' : `ends with ${shortDigest(ends)}`;
  return `${source} ${instead}, but the registry returns ${shortDigest(current)} for the tag. If the tag has just moved, one of them is behind: re-run in a minute. If it keeps happening, ask the operator of the registry`;
}

/** What a registry without history leaves open. */
export const unanswered = {
  asOf: 'what the tag pointed to at `as-of`',
  minAge: 'how old the current digest is (`min-age`)',
  pin: 'whether the tag ever pointed to the pinned digest',
  deletedDigest: 'which digest to pin: the newest one that is old enough is no longer in the registry',
  /** A reason why the ledger does not name a digest. */
  target: (reason: string) => `which digest to pin: ${reason}`,
} as const;

export const historyNotInReport =
  'The report does not contain the history of the tag, so its state at another time cannot be evaluated';

export function policiesUnread(why: string): string {
  return `It is not known whether the organization has pull policies, which could deny a pull: ${why}`;
}

export function policyUnanswered(why: string): string {
  return `It is not known whether the pull policies of the organization allow the pull: ${why}`;
}

/** A policy denies a digest, and the list of exceptions could not be read. */
export function overridesUnread(policy: string, why: string): string {
  return `The pull policy \`${policy}\` denies the pull, unless an override lifts that, which is not known: ${why}`;
}

export function policyFailed(digest: Digest, failed: readonly Pick<PolicyDecision, 'policy'>[]): string {
  const names = failed.map(({ policy }) => `\`${policy}\``).join(', ');
  return `The platform could not evaluate ${names} for ${shortDigest(digest)}, so it is not known whether the pull is allowed. Have the administrator of the organization fix the policy`;
}

export function endOfLifeUnreadable(date: string): string {
  return `The platform announces an end of life on "${onOneLine(date, 40)}", which is not a date`;
}

/** A pin that is not current may be that of another tag, and the service that would know did not answer. */
export function otherTagsUnread(message: string): string {
  return `It is not known whether another tag points to the pinned digest: ${message}`;
}
