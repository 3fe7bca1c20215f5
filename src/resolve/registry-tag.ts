// One tag of a registry: what its digest of today, the history sources and this repository's ledger prove together.

import { periodAt } from '../history/coverage.js';
import type { History } from '../history/history.js';
import type { Intervals } from '../history/intervals.js';
import { type JointHistory, joinHistories, judgeOf, provedBy, proveJoined } from '../history/joined.js';
import { cutoffOf, isAboutPast, type TimeView } from '../history/prove.js';
import { knowsMoves, type SourceReading } from '../history/source.js';
import { compact } from '../model/collections.js';
import { withFallback } from '../model/failure.js';
import { type Digest, type ImageReference, imageName, looksImmutable } from '../model/images/image.js';
import { mirrorsOfImage } from '../model/images/mirror.js';
import type { Fact, Instant, PinSuccessor, Vanishing } from '../model/judgement/fact.js';
import { compareText } from '../model/text/text.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import {
  type ImageResolution,
  isOpenPast,
  latestOnlyFact,
  noHistoryFact,
  onePlatformFact,
  outagesOf,
  type TaggedImage,
  unsettledFact,
  withTargetReason,
} from './facts.js';
import { unanswered } from './messages.js';
import { otherTagFinder } from './other-tags.js';
import { tagHistoryOf } from './platform-tag.js';
import type { FirstSeen, HistorySources, Registries, TagLists } from './ports.js';
import { askSources, ledgerReading, type TagQuestion } from './source-readings.js';

/**
 * Adds when the pin stops working to a fact about it, if a source says how long the registry keeps digests, which tags
 * hold this one, and that the tag moves at all.
 */
function withVanishing(fact: Fact, pin: Digest | undefined, readings: readonly SourceReading[]): Fact {
  if (pin === undefined || (fact.status !== 'superseded' && fact.status !== 'current')) return fact;
  for (const reading of readings) {
    const vanishes = vanishingOf(fact, pin, reading);
    if (vanishes !== undefined) return { ...fact, vanishes };
  }
  return fact;
}

function vanishingOf(
  fact: Extract<Fact, { readonly status: 'superseded' | 'current' }>,
  pin: Digest,
  { answer, history }: SourceReading,
): Vanishing | undefined {
  const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
  if (keptMs === undefined || otherTags === undefined || history === undefined) return undefined;
  // Nobody has asked which tags hold a digest that this source does not have.
  const isOwn = history.index.lastOf(pin) !== undefined;
  if (!isOwn || otherTags.some(({ digest }) => digest === pin)) return undefined;
  const hasMoved = history.intervals.some(({ digest }, _, [first]) => digest !== first?.digest);
  const leftAt = fact.status === 'superseded' ? leftBy(pin, history, fact.supersededAt) : expiresAt;
  if (!hasMoved && leftAt === undefined) return undefined;
  const siblings = otherTags.filter(
    ({ tag, digest }) => digest === fact.currentDigest && looksImmutable(tag),
  );
  const [sibling] = siblings.map(({ tag }) => tag).sort(compareText);
  return { keptMs, ...compact({ from: leftAt === undefined ? undefined : leftAt + keptMs, sibling }) };
}

/** When the tag left the digest: of a digest before a hole in the history, the end of the part that has it. */
function leftBy(pin: Digest, { records, coverage }: History, supersededAt: Instant): Instant {
  const last = records.findLastIndex(({ digest }) => digest === pin);
  const part = periodAt(coverage, records[last]?.at ?? supersededAt);
  return Math.min(supersededAt, records[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}

/** More than anybody has for one image. */
const maxMirrors = 3;

/**
 * Adds the first mirror that has the pin to a fact about a pin that vanishes. A mirror that cannot be asked is none: it
 * is only a remedy. No other fact costs a request.
 */
async function withMirror(
  fact: Fact,
  image: ImageReference,
  mirrors: Readonly<Record<string, string>>,
  manifest: Registries['manifest'],
): Promise<Fact> {
  const { digest } = image;
  if (!('vanishes' in fact) || fact.vanishes === undefined || digest === undefined) return fact;
  for (const mirror of mirrorsOfImage(image, mirrors).slice(0, maxMirrors))
    if ((await withFallback(manifest(mirror, digest), undefined)) !== undefined) {
      const name = `${mirror.registry}/${mirror.repository}`;
      return { ...fact, vanishes: { ...fact.vanishes, mirror: name } };
    }
  return fact;
}

export interface TagProverOptions {
  /** Sends each request once. */
  readonly registry: Registries;
  readonly histories?: HistorySources;
  readonly firstSeen?: FirstSeen;
  readonly tagLists?: TagLists;
  readonly mirrors: Readonly<Record<string, string>>;
}

/**
 * Proves references whose tag the registry has: the gaps are the sources that did not answer. It throws the Failures of the registry, and none
 * of a source.
 */
type ProveTag = (tag: TagQuestion, view: TimeView) => Promise<ImageResolution>;

export function createTagProver({
  registry,
  histories,
  firstSeen,
  tagLists,
  mirrors,
}: TagProverOptions): ProveTag {
  const findOtherTag = tagLists && otherTagFinder(tagLists);
  const sourcesOf = (image: TaggedImage) => histories?.sourcesOf(image, image.tag) ?? [];

  async function isPartOf(image: TaggedImage, index: Digest, manifest: Digest | undefined): Promise<boolean> {
    return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
  }

  /** Sources are not asked where today is enough: for the digest of today, or the manifest of one of its platforms. */
  async function isAnsweredByToday(
    { image, current }: TagQuestion,
    manifest: Digest | undefined,
    view: TimeView,
  ): Promise<boolean> {
    if (sourcesOf(image).length === 0 || !needsPast(image.digest, current, view)) return true;
    return !needsPast(current, current, view) && (await isPartOf(image, current, manifest));
  }

  /** Once for all references to a tag, whose sources are asked once. */
  const read = memoizeAsync(
    async (tag: TagQuestion, view: TimeView, asksSources: boolean): Promise<JointHistory> => {
      const asked = asksSources ? await askSources(sourcesOf(tag.image), tag, view) : [];
      const observed =
        firstSeen && ledgerReading(firstSeen.get(imageName(tag.image)) ?? [], tag.current, view);
      return joinHistories([...asked, observed ?? []].flat(), tag.current, view.now);
    },
    ({ image }, { minAgeMs = 0 }, asksSources) => JSON.stringify([imageName(image), minAgeMs, asksSources]),
  );

  async function jointHistoryOf(
    tag: TagQuestion,
    manifest: Digest | undefined,
    view: TimeView,
  ): Promise<JointHistory> {
    return read(tag, view, !(await isAnsweredByToday(tag, manifest, view)));
  }

  /** The digest to pin must still exist in the registry: a ledger is a file, and a registry deletes what no tag holds. */
  async function hasTarget(image: TaggedImage, fact: Fact, current: Digest): Promise<boolean> {
    const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
    if (target === undefined || target === current) return true;
    return (await registry.manifest(image, target)) !== undefined;
  }

  /** A digest that does not exist, with what followed it if a source knows that. */
  async function deletedFact(tag: TagQuestion, pin: Digest, view: TimeView): Promise<ImageResolution> {
    const missing = { status: 'missing', what: 'digest' } as const;
    const joint = await jointHistoryOf(tag, undefined, view);
    const exists = async (digest: Digest) => (await registry.manifest(tag.image, digest)) !== undefined;
    const successor = await successorOfPin(pin, joint, view, exists);
    return { fact: { ...missing, ...compact({ successor }) }, gaps: [] };
  }

  /** Where another tag may have a pin that its own does not have, that tag. It changes nothing else. */
  async function withOtherTag(
    proof: ImageResolution,
    tag: TagQuestion,
    view: TimeView,
  ): Promise<ImageResolution> {
    const { fact, gaps } = proof;
    const { image, isAssumed } = tag;
    if (fact.status !== 'not-current' || isAssumed || image.digest === undefined) return proof;
    const { readings } = await jointHistoryOf(tag, undefined, view);
    const { otherTag, gap = [] } = (await findOtherTag?.(image, image.digest, readings)) ?? {};
    return { ...proof, fact: { ...fact, ...compact({ otherTag }) }, gaps: [...gaps, gap].flat() };
  }

  async function proveTag(tag: TagQuestion, view: TimeView): Promise<ImageResolution> {
    const { image, current } = tag;
    const otherPin = image.digest === current ? undefined : image.digest;
    const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
    if (otherPin !== undefined && found === undefined) return deletedFact(tag, otherPin, view);
    const manifest = found?.isIndex === false ? otherPin : undefined;
    const latest = { image, current, hasLedger: firstSeen !== undefined };
    const joint = await jointHistoryOf(tag, manifest, view);
    if (joint.asked.length === 0)
      return { fact: latestOnlyFact(latest, await isPartOf(image, current, manifest), view), gaps: [] };
    const proof = proveJoined(image.digest, joint, view);
    const children = async (index: Digest) => (index === manifest ? [] : registry.children(image, index));
    const part =
      manifest !== undefined && isOpen(proof) && joint.contradiction === undefined
        ? await partOfHistory(manifest, joint, view, children)
        : undefined;
    const fact = part ?? proof;
    const answered = (settled: Fact) => ({ fact: settled, gaps: outagesOf(image, settled, joint, view) });
    if (fact.status === 'unknown' || fact.status === 'not-current') {
      const canBePart =
        manifest !== undefined && joint.readings.every(({ history }) => history === undefined);
      if (canBePart && (await isPartOf(image, current, manifest))) {
        const isOldEnough = proveJoined(undefined, joint, view).status === 'unpinned';
        const part = latestOnlyFact(latest, true, isOldEnough ? { ...view, minAgeMs: 0 } : view);
        return answered(withTargetReason(part, latest, joint));
      }
      if (joint.contradiction !== undefined) return { fact, gaps: [] };
      if (fact.status === 'unknown') return answered(unsettledFact(latest, joint, fact, view));
      return answered(withTargetReason(fact, latest, joint));
    }
    if (!(await hasTarget(image, fact, current)))
      return answered(noHistoryFact(latest, unanswered.deletedDigest));
    const lasting = withVanishing(fact, image.digest, joint.readings);
    const gone = await withMirror(lasting, image, mirrors, registry.manifest);
    return { ...answered(gone), ...historyShown(image, judgeOf(fact, joint)) };
  }

  return async (tag, view) =>
    withOpenPast(await withOtherTag(await proveTag(tag, view), tag, view), tag, view);
}

/** `as-of` asks what a pin was to its tag then: where nobody knows it, the run is not complete. */
function withOpenPast(
  proof: ImageResolution,
  { image, isAssumed }: TagQuestion,
  view: TimeView,
): ImageResolution {
  const { fact, gaps } = proof;
  if (gaps.length > 0 || isAssumed || image.digest === undefined || !isOpenPast(fact, view)) return proof;
  return { ...proof, gaps: [{ cause: fact.cause, subject: imageName(image), message: fact.message }] };
}

/** The state of the pin is not known, or a history that may be that of an index denies it. */
function isOpen({ status }: Fact): boolean {
  return status === 'unknown' || status === 'not-current' || status === 'not-in-history';
}

/**
 * Whether the present digest leaves the question open: a pin of another digest, an age to reach, or another time than now.
 */
function needsPast(pin: Digest | undefined, current: Digest, view: TimeView): boolean {
  return isAboutPast(view) || (view.minAgeMs ?? 0) > 0 || (pin !== undefined && pin !== current);
}

/** The fact of a pin that is one platform of an index that a source knows; the strongest source first. */
async function partOfHistory(
  manifest: Digest,
  joint: JointHistory,
  view: TimeView,
  children: (digest: Digest) => ReturnType<Registries['children']>,
): Promise<Fact | undefined> {
  for (const judge of joint.readings) {
    const { history, source } = judge;
    if (history === undefined) continue;
    const target = proveJoined(undefined, { ...joint, readings: [judge] }, view);
    const known =
      target.status === 'unpinned'
        ? target
        : { currentDigest: joint.current, noTarget: target.status === 'unknown' ? target.message : '' };
    const absent = { ...known, status: 'not-in-history', records: history.count, historySince: 0 } as const;
    const at = knowsMoves(source.strength) ? view : { now: view.now };
    const fact = await onePlatformFact(absent, manifest, history, at, children);
    if (fact.status === 'one-platform') return provedBy(fact, judge);
  }
  return undefined;
}

/** The history that the fact rests on, if it is more than what the ledger has observed. */
function historyShown(
  image: TaggedImage,
  judge: SourceReading | undefined,
): Pick<ImageResolution, 'history'> {
  if (judge?.history === undefined || judge.source.strength === 'observed') return {};
  return { history: tagHistoryOf(image, judge.history, judge.evidence) };
}

const maxTried = 20;

/**
 * What to pin in place of a digest that the registry has deleted: the first digest after it that exists and is old enough,
 * and not only the newest. `undefined` if no source has the pin, or sources contradict each other.
 * @throws Failure if `exists` does
 */
async function successorOfPin(
  pin: Digest,
  { current, readings, contradiction }: JointHistory,
  view: TimeView,
  exists: (digest: Digest) => Promise<boolean>,
): Promise<PinSuccessor | undefined> {
  if (contradiction !== undefined) return undefined;
  for (const reading of readings) {
    for (const { digest, since } of laterThan(pin, reading, view))
      if (digest === current || (await exists(digest)))
        return { digest, since, source: reading.source.title };
  }
  return undefined;
}

/** What the tag pointed to after its last interval with the pin, as far as `min-age` and `as-of` allow it. */
function laterThan(pin: Digest, { history }: SourceReading, view: TimeView): Intervals {
  const last = history?.index.placesOf(pin).at(-1);
  if (history === undefined || last === undefined) return [];
  const cutoff = cutoffOf(view);
  return history.intervals
    .slice(last + 1)
    .filter(({ digest, since }) => digest !== pin && since <= cutoff)
    .slice(0, maxTried);
}
