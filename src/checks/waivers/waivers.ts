// Matches one waiver with findings: whether it still applies, and how many findings it matched.
import { compact } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import type { Work } from '../../model/globs/glob-matcher.js';
import { imageMatcher, nameMatcher } from '../../model/globs/name-glob.js';
import { type ImageReference, imageName } from '../../model/images/image.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Finding, FindingSubject, WaiverMatch } from '../../model/judgement/finding.js';
import type { InlineWaiver, Selectors, Waiver } from '../../model/judgement/policy.js';
import { formatDay } from '../../model/text/time.js';
import { type Subject, selectorIndex } from './selector-index.js';

/** The finding is waived; or the waiver matches it but no longer applies, with a sentence that says why. */
type WaiverDecision = { readonly waived: WaiverMatch } | { readonly lapsed: string };

export interface WaiverEntry {
  readonly waiver: Waiver | InlineWaiver;
  /** How many findings it has matched so far. */
  readonly matched: number;
  /** Why it did not apply to some finding although it has not expired. */
  readonly lapsed: string | undefined;
  /** When it expired, if it has. */
  readonly expiredAt: Instant | undefined;
  /** `undefined`: the waiver does not match the finding. */
  decide(finding: Finding): WaiverDecision | undefined;
}

/** Returns the waivers that may match a finding, in the order of the list. */
export function waiverIndex<T extends WaiverEntry>(
  entries: readonly T[],
  work?: Work,
): (finding: Finding) => readonly T[] {
  const selectedBy = ({ waiver }: T) =>
    'covers' in waiver ? { check: waiver.check, line: waiver.covers } : waiver;
  return selectorIndex(entries, selectedBy, work);
}

/** A waiver of the policy. It applies up to and including the instant `expires`. */
export class PolicyWaiver implements WaiverEntry {
  matched = 0;
  lapsed: string | undefined;
  readonly expiredAt: Instant | undefined;
  private readonly matches: SelectorMatcher;

  constructor(
    readonly waiver: Waiver,
    now: Instant,
    work?: Work,
  ) {
    const { expires } = waiver;
    this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
    this.matches = selectorMatcher(waiver, work);
  }

  decide(finding: Finding): WaiverDecision | undefined {
    const { acknowledged } = this.waiver;
    if (!this.matches(finding)) return undefined;
    if (acknowledged !== undefined && finding.about?.advisory === undefined) return undefined;
    this.matched += 1;
    if (this.expiredAt !== undefined)
      return { lapsed: `A waiver for it expired on ${formatDay(this.expiredAt)}` };
    const changed = changedSince(acknowledged, finding);
    if (changed === undefined) return { waived: waivedBy(this.waiver) };
    this.lapsed = changed;
    return { lapsed: changed };
  }
}

/** An inline waiver: it accepts findings of its check that begin within what it covers. */
export class InlineWaiverEntry implements WaiverEntry {
  matched = 0;
  readonly lapsed = undefined;
  readonly expiredAt = undefined;

  constructor(readonly waiver: InlineWaiver) {}

  decide({ check, at, about }: Finding): WaiverDecision | undefined {
    const { file, span } = this.waiver.covers;
    if (check !== this.waiver.check || at?.file !== file) return undefined;
    if (at.span.start < span.start || at.span.start >= span.end) return undefined;
    this.matched += 1;
    const { reason, pending } = this.waiver;
    if (pending) return { lapsed: pendingSentence(file, about?.image) };
    return { waived: { at: this.waiver.at, reason } };
  }
}

function pendingSentence(file: string, image: ImageReference | undefined): string {
  const what = image === undefined ? 'it' : `\`${imageName(image)}\``;
  return `This change adds the inline waiver, which takes effect after the merge: the base has none for ${what} in \`${file}\`, and one for another image, tag or file does not move. Fix the finding, or merge the waiver first`;
}

function changedSince(acknowledged: Instant | undefined, { about }: Finding): string | undefined {
  if (acknowledged === undefined) return undefined;
  const updatedAt = about?.advisory?.updatedAt;
  const seen = formatDay(acknowledged);
  if (updatedAt === undefined)
    return `Its waiver does not apply: it acknowledges the update of ${seen}, and the platform does not say when the advisory was last updated`;
  if (updatedAt <= acknowledged) return undefined;
  return `Its waiver has lapsed: the advisory was updated on ${formatDay(updatedAt)}, after the update of ${seen} that the waiver acknowledges`;
}

function waivedBy({ at, reason, owner, expires }: Waiver): WaiverMatch {
  return {
    at,
    reason,
    ...compact({ owner, expires }),
  };
}

type SelectorMatcher = (subject: Subject) => boolean;

/** True for findings that all selectors match. A selector of something that the finding is not about does not match. */
function selectorMatcher(
  { check, image, tag, paths, artifact, advisory }: Selectors,
  work: Work | undefined,
): SelectorMatcher {
  const tests: readonly (SelectorMatcher | undefined)[] = [
    check === undefined ? undefined : (finding) => finding.check === check,
    image === undefined ? undefined : ofImages([image], work),
    tag === undefined ? undefined : withTag(tag, work),
    paths === undefined ? undefined : inPaths(paths, work),
    artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
    advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
  ];
  const given = tests.filter((test) => test !== undefined);
  return (finding) => given.length > 0 && given.every((test) => test(finding));
}

/** True for findings in a file that one of the globs matches. */
export function inPaths(globs: readonly string[], work?: Work): SelectorMatcher {
  const matches = pathMatcher(globs, work);
  return ({ at }) => at !== undefined && matches(at.file);
}

/** True for findings about an image that one of the globs matches. */
export function ofImages(globs: readonly string[], work?: Work): SelectorMatcher {
  const matches = imageMatcher(globs, work);
  return ({ about }) => matches(about?.image);
}

function withTag(glob: string, work: Work | undefined): SelectorMatcher {
  const matches = nameMatcher(glob, work);
  return ({ about }) => about?.image?.tag !== undefined && matches(about.image.tag);
}

function advisoryMatches(wanted: string, advisory: FindingSubject['advisory']): boolean {
  if (advisory === undefined) return false;
  const same = (id: string) => id.toLowerCase() === wanted.toLowerCase();
  return same(advisory.id) || advisory.aliases.some(same);
}
