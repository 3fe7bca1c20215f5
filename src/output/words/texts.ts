// The sentences that several channels share, in one place so that they can be reviewed together.
import { plural } from '../../model/text/text.js';
import type { Report, ReportedFact, ReportedFinding, ReportedWaiver } from '../../report/schema/schema.js';

/** What the verdict means for the reader. Settings are named without markup: the same words are read in a terminal. */
export const verdictTexts = {
  failed: (mode: Report['mode']) =>
    mode === 'audit'
      ? 'This audit failed. Fix or waive the findings below.'
      : 'This check failed. Fix or waive the findings below before merging.',
  incomplete: 'Not everything could be verified, so this run neither passed nor failed.',
  passedWithGaps: 'No finding is blocking, but not everything could be verified.',
  passedWithFindings: (failOn: string | undefined) =>
    `None of the findings is blocking${failOn === undefined ? '' : ` (\`fail-on: ${failOn}\`)`}.`,
  allWaived: 'All findings are waived.',
  noReferences:
    'No image references were found. If that is unexpected, check the settings `paths` and `exclude`.',
  allProved: 'Every pin is proved, and there are no findings.',
  someBuilt: (count: number) =>
    `There are no findings. ${plural(count, 'reference')} ${count === 1 ? 'is' : 'are'} proved by a signed build of the version, the others by the tag itself.`,
  notAllProved: (count: number) =>
    `There are no findings, but ${plural(count, 'reference')} could not be proved.`,
} as const;

/** What to do next, for each kind of step that does not take its advice from a check. */
export const stepTexts = {
  pin: (count: number) => `\`tagproof pin\` writes ${count === 1 ? 'it' : 'all of them'}.`,
  /** Where the fix itself is shown below the steps. */
  pinBelow: (count: number) =>
    `the fix is below the steps, and \`tagproof pin\` writes ${count === 1 ? 'it' : 'all of them'}.`,
  /** In another repository, which has to be cloned first. */
  pinThere: (count: number) => `\`tagproof pin\` in a clone writes ${plural(count, 'line')}.`,
  blame: 'First see who added the digest (`git blame`).',
  blocked: 'The current digest is not known; the message says why. Fix the cause, then run `tagproof pin`.',
  waiting: 'No digest can be pinned yet, because none is known to be old enough. Run `tagproof pin` later.',
  temporary: (count: number) =>
    count === 1
      ? 'This is usually temporary (network, rate limit). Re-run later.'
      : 'These are usually temporary (network, rate limit). Re-run later.',
  permanent: 'Fix the cause below; re-running on its own will not help.',
  mixed: 'Some of these are temporary. Fix the others, then re-run.',
  unverified: (items: string) => `${items} could not be verified.`,
  more: (shown: number, total: number) =>
    `Showing ${shown} of ${total} steps. All findings are listed below.`,
} as const;

/** The check that proves a digest to be foreign: it is the first thing to look at, whatever else there is. */
export const foreignCheck = 'digest-not-in-history';

/** The title of a report without findings. */
export const moodTexts = {
  allWell: 'no image needs attention',
  unverified: 'not everything could be verified',
} as const;

/** What the card of an image says in addition to the messages of its checks. */
export const cardTexts = {
  unpinned: (day: string, note: string) => `Not pinned; the tag last moved on ${day}${note}`,
  conflicting: (digests: number) => `Pinned to ${plural(digests, 'different digest')}`,
  byHand: ', by hand where `tagproof pin` cannot write it',
  pinByHand: 'Pin this digest, by hand where `tagproof pin` cannot write it:',
  noSuccessor: 'Choose another image: no supported tag was found in the repository',
  noRelease: (ended: string) => `Choose another image: no supported release is known after ${ended}`,
  updateImage: 'Use an image that has the fixed version',
  places: (count: number) => plural(count, 'place'),
  advisories: (count: number) => plural(count, 'advisory'),
  /** Places of an image that have no findings beside others that have. */
  good: (count: number, pinned: 'current' | 'earlier' | undefined) => {
    const places = plural(count, 'other place');
    if (pinned === undefined) return `${places} of this image ${count === 1 ? 'has' : 'have'} no findings`;
    const what = pinned === 'current' ? 'the current digest' : 'an earlier digest of the tag';
    return `${places} ${count === 1 ? 'is good: it pins' : 'are good: they pin'} ${what}`;
  },
  neverHad: 'a digest that this tag never had',
  more: (count: number) => `and ${count} more`,
  morePlaces: (count: number) => `and ${count} more; the report lists all`,
  also: (checks: string) => `Also found for this image: ${checks}.`,
  elsewhere: (count: number) => `The image has findings in ${plural(count, 'other place')} as well.`,
  moreGaps: (count: number) => `${plural(count, 'other item')} could not be verified for the same reason.`,
} as const;

/** That a list is cut: `Showing 8 of 100; the rest is in the report`; nothing when it is whole. */
export function shownText(
  { shown, total }: { readonly shown: readonly unknown[]; readonly total: number },
  where = 'the report',
): string {
  return shown.length === total ? '' : `Showing ${shown.length} of ${total}; the rest is in ${where}`;
}

export type ReferenceStatus = ReportedFact['status'] | 'opaque' | 'local';

/** What is known of a reference, in one or two words, the worst first. */
export const statusLabels: Readonly<Record<ReferenceStatus, string>> = {
  'not-in-history': 'Not in history',
  missing: 'Missing',
  'not-current': 'Not current',
  superseded: 'Superseded',
  unpinned: 'Not pinned',
  'one-platform': 'Single platform',
  unknown: 'Unknown',
  opaque: 'Not resolved',
  local: 'Built here',
  current: 'Current',
};

/** The state of a waiver in this run. */
export const waiverStates: Readonly<Record<ReportedWaiver['state'], string>> = {
  active: 'active',
  expired: 'expired',
  lapsed: 'lapsed',
  unused: 'unused',
  unknown: 'unknown',
  removed: 'removed by this change',
  pending: 'added by this change',
};

/** The platform's assessment of an advisory. */
export const advisoryStatuses: Readonly<Record<string, string>> = {
  detected: 'detected, not yet assessed',
  'true-positive': 'affects the package',
  'false-positive': 'does not affect the package',
  fixed: 'fixed',
  patched: 'patched',
  'pending-upstream-fix': 'waiting for an upstream fix',
  'not-planned': 'no fix planned',
  'analysis-not-planned': 'no analysis planned',
  unknown: 'status unknown',
};

/** Why something does not fail a change, and where it will. */
export const existingTexts = {
  finding:
    'The base branch has this already, so it does not fail this change. It counts on the default branch and in audits.',
  findings:
    'None of the findings fails this change: those that the base branch has already count on the default branch and in audits.',
  gaps: 'Not everything could be verified, but nothing that this change adds or edits needs what is missing, so it does not fail this change. It counts on the default branch and in audits.',
} as const;

/** Marks a finding that the base commit already has; nothing for the others. */
export function existingLabel({ introduced }: Pick<ReportedFinding, 'introduced'>): string {
  return introduced === false ? 'existing' : '';
}

export const sarifRefused =
  'SARIF not written: the run is incomplete, and uploading it would close open alerts.';

/** A finding that code scanning cannot show, because it is about no file of the repository. */
export function sarifWithoutPlace(message: string): string {
  return `This finding is about no file, so it is not among the results: ${message}`;
}

/** What is written to the CI host in addition to the report: pull request, comment and tracking issue. */
export const deliveryTexts = {
  pullRequestIntro: (images: number, places: number, updates: number) =>
    `Pins ${plural(images, 'image')} in ${plural(places, 'place')}${updates < images ? `, from ${plural(updates, 'update')}: tags of one image that moved on one day are one` : ''}. Every digest below is the one that its tag's history shows as current.`,
  pullRequestCut: (shown: number, total: number) =>
    `Showing ${shown} of ${total}; the rest is in the diff and in the report.`,
  pullRequestSame: (count: number) =>
    `${plural(count, 'pin')} of images that were rebuilt without a change for the platforms in use ${count === 1 ? 'is left as it is' : 'are left as they are'}.`,
  pullRequestGaps: (count: number) =>
    `${plural(count, 'item')} could not be verified, so this pull request may not contain all pins.`,
  noAdvisories:
    'Advisories were not compared. Set `sbom` or `advisories` to compare those of the old and the new digests.',
  resolvedComment:
    '### ✅ Tagproof: resolved\n\nThe findings reported here are fixed, or this pull request no longer touches them.',
  issueTitle: 'Container images need attention',
  issueClosed: 'No image needs attention any more. This issue is reopened automatically when one does again.',
} as const;

/** `; 12 more were not needed`, after the number of requests; nothing where none was saved. */
export function savedText({ saved = 0 }: Report['requests']): string {
  if (saved === 0) return '';
  return saved === 1 ? '; 1 more was not needed' : `; ${saved} more were not needed`;
}

/** Most urgent first: those that are added, lapsed or expired come before those that merely expire soon. */
const order: readonly ReportedWaiver['state'][] = [
  'pending',
  'lapsed',
  'expired',
  'removed',
  'unknown',
  'unused',
  'active',
];

/** Waivers with a notice, the most urgent state first, and within a state by expiry. */
export function notableWaivers({ waivers }: Report): readonly ReportedWaiver[] {
  return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}

export function urgentFirst(a: ReportedWaiver, b: ReportedWaiver): number {
  return order.indexOf(a.state) - order.indexOf(b.state) || expiryOf(a) - expiryOf(b);
}

function expiryOf({ expires }: ReportedWaiver): number {
  const expiry = Date.parse(expires ?? '');
  return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry;
}

/** The selectors of a waiver, all of which must match: `stale-digest acme/node 20`. */
export function waiverScope({ check, image, tag, paths, artifact, advisory }: ReportedWaiver): string {
  const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
  return parts.filter((part) => part !== undefined).join(' ');
}
