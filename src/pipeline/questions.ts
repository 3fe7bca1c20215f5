// Which questions the configuration asks about images, and what is missing for a verdict where nobody could answer them.
import { digestOfOtherTag } from '../checks/rules/pins/digest-of-other-tag.js';
import { notCurrent } from '../checks/rules/pins/not-current.js';
import { isStale, staleDigest } from '../checks/rules/pins/stale-digest.js';
import { offFor } from '../checks/waivers/overrides.js';
import { type Clients, registryHost } from '../clients/index.js';
import { isAboutAdvisories } from '../clients/messages.js';
import { compact } from '../model/collections.js';
import type { Gap, PlacedGaps } from '../model/failure.js';
import { imageMatcher } from '../model/globs/name-glob.js';
import { imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import type { CheckInput, Fact, Instant } from '../model/judgement/fact.js';
import type { JudgedFinding } from '../model/judgement/finding.js';
import type { Policy } from '../model/judgement/policy.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import { type Surface, settingName } from '../model/run/surface.js';
import { onOneLine, plural } from '../model/text/text.js';
import type { OpenQuestions, Unanswered } from '../report/coverage.js';
import type { ScannedCheckout } from '../scan/checkout/index.js';

const off: Unanswered = { notAsked: 'off' };
const notConfigured: Unanswered = { notAsked: 'not-configured' };

type AskedAbout = (one: ImageOccurrence) => OpenQuestions;

/** The end of life as far as the policy decides whether it is asked for. */
export function endQuestion(isOff: ReturnType<typeof offFor>): AskedAbout {
  return (one) => (isOff('deprecated-tag', one) ? { endOfLife: off } : {});
}

/** Whether the policy asks anywhere which other tag has the digest of a pin. */
export function asksForOtherTags({ checks, overrides }: Policy): boolean {
  const levels = [checks, ...overrides.map((one) => one.checks)].map((of) => of.get(digestOfOtherTag.id));
  return levels[0] !== 'off' || levels.some((level) => level !== undefined && level !== 'off');
}

/**
 * Whether a pin would be reported as behind its tag, so that it matters which moves of its tag change an image. Where the
 * policy requires proof of the pin itself, no comparison replaces it.
 */
export function asksForMoves(
  policy: Pick<Policy, 'checks' | 'overrides' | 'proof'>,
  maxAgeMs: (one: ImageOccurrence) => number,
  now: Instant,
): (one: ImageOccurrence, fact: Fact) => boolean {
  const isOff = offFor(policy);
  const needsProof = imageMatcher(policy.proof);
  return (one, fact) => {
    const isStaleHere = isStale(fact, maxAgeMs(one), now) && !isOff(staleDigest.id, one);
    if (fact.status !== 'not-current') return isStaleHere;
    return (isStaleHere || !isOff(notCurrent.id, one)) && !needsProof(one.image);
  };
}

/** What only a run knows of its questions. */
export function questionsAsked(
  config: Config,
  { sources, advisories }: Clients,
  gaps: readonly Gap[],
): AskedAbout {
  const { policy, registries, sbomFromRegistry, vulnerabilityReports } = config;
  const { registry } = registryHost(config.platform);
  const isOff = offFor(policy);
  const end = endQuestion(isOff);
  const failed = 'cause' in sources ? sources.cause : undefined;
  const unread = 'cause' in advisories ? advisories : gaps.find(({ subject }) => isAboutAdvisories(subject));
  const pullPolicy = (one: ImageOccurrence): Unanswered | undefined => {
    if (isOff('denied-by-policy', one)) return off;
    if (failed !== undefined) return { unknown: failed };
    return 'pullPolicies' in sources ? undefined : { notAsked: 'no-sign-in' };
  };
  const advice = ({ image: { digest } }: ImageOccurrence): Unanswered | undefined => {
    if (!sbomFromRegistry && !vulnerabilityReports) return notConfigured;
    const own = digest && gaps.find(({ subject }) => subject.includes(digest))?.cause;
    const cause = own ?? unread?.cause;
    return cause === undefined ? undefined : { unknown: cause };
  };
  return (one) => {
    const isPlatform = originImage(one.image, registries).registry === registry;
    const isListed = isPlatform || config.endOfLife !== 'off';
    return {
      ...(isListed ? end(one) : { endOfLife: off }),
      ...compact({
        pullPolicy: isPlatform ? pullPolicy(one) : notConfigured,
        advisories: isPlatform ? advice(one) : notConfigured,
      }),
    };
  };
}

/**
 * The tags whose end of life only the platform knows, if it was not asked, because the run is not signed in. An image of
 * which nothing is known has a gap of its own.
 */
export function unreadEnds(
  { facts }: Pick<CheckInput, 'facts'>,
  policy: Policy,
  surface: Surface,
): PlacedGaps {
  const isOff = offFor(policy);
  const open = [...facts].flatMap(([one, fact]) => {
    const isOpen =
      fact.status !== 'missing' && fact.status !== 'unknown' && fact.endUnread === 'no-credential';
    return isOpen && !isOff('deprecated-tag', one) ? [one] : [];
  });
  const tags = new Set(open.map(({ image }) => imageName(image)));
  const at = open.map((one) => one.at);
  if (tags.size === 0) return { gaps: [], at };
  const signIn = `${settingName(surface, 'identity')} or ${settingName(surface, 'token')}`;
  const message = `The run is not signed in to the platform, so it is not known whether ${plural(tags.size, 'tag')} of its registry ${tags.size === 1 ? 'has reached its' : 'have reached their'} end of life. Set ${signIn}, or \`deprecated-tag: off\` under \`checks\` in the policy`;
  return { gaps: [{ cause: 'no-credential', subject: unreadEndsSubject, message }], at };
}

const unreadEndsSubject = 'end of life';
const unresolvedSubject = 'references';
const maxNameLength = 300;

/** Whether it depends on the policy, and on nothing that a report does not record, that this gap is one. */
export function isOfPolicy({ cause, subject }: Gap): boolean {
  return (
    (cause === 'no-credential' && subject === unreadEndsSubject) ||
    (cause === 'nothing-verified' && subject === unresolvedSubject)
  );
}

/**
 * That a run without a single image has not verified anything, although there is something: references that could not be
 * resolved, names that no scanner reads, or files that `exclude` leaves out.
 * @param excluded the number of references in these
 */
export function nothingVerified(
  occurrences: readonly Occurrence[],
  findings: readonly JudgedFinding[],
  { seen, excluded = 0 }: Pick<ScannedCheckout, 'seen' | 'excluded'> = {},
): readonly Gap[] {
  if (occurrences.some(({ kind }) => kind === 'image')) return [];
  const open = findings.filter(
    ({ check, waived }) => check === 'opaque-reference' && waived === undefined,
  ).length;
  const cause = 'nothing-verified';
  const unresolved = `No image was verified: ${plural(open, 'reference')} could not be resolved, and the files that were read have no other. Remove the cause that the finding names, or waive \`opaque-reference\` where the image is verified elsewhere`;
  const leftOut = `No image was verified: \`exclude\` leaves out files with ${plural(excluded, 'reference')}, and the files that were read have none. Shorten \`exclude\`, or name the files that this check is about with \`paths\``;
  const [{ file, line, name } = { file: '', line: 0, name: '' }] = seen?.names ?? [];
  const notRead = `No image was verified: the files that were read have no reference to an image, but ${plural(seen?.count ?? 0, 'image name')} ${seen?.count === 1 ? 'is' : 'are'} in text that no scanner reads, such as \`${onOneLine(name, maxNameLength)}\` at ${onOneLine(`${file}:${line}`, maxNameLength)}. Write the images that a tool pulls in a file of a known format, or exclude these files`;
  return [
    ...(open === 0 ? [] : [{ cause, subject: unresolvedSubject, message: unresolved } as const]),
    ...(seen === undefined ? [] : [{ cause, subject: 'names', message: notRead } as const]),
    ...(excluded === 0 ? [] : [{ cause, subject: 'exclude', message: leftOut } as const]),
  ];
}
