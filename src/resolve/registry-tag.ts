// One tag of a registry: what its digest of today, the history sources and this repository's ledger prove together.
import { type JointProof, provedBy, proveJoined } from '../history/joined.js';
import type { TimeView } from '../history/pin-state.js';
import { proveDigest } from '../history/prove.js';
import type { SourceReading } from '../history/source.js';
import { evidenceOf, type UsableReading } from '../history/strengths.js';
import { compact } from '../model/compact.js';
import type { Fact, TagHistory } from '../model/fact.js';
import { type Digest, imageName } from '../model/image.js';
import { ledgerReading, needsPast, type SourceReader } from './history-reading.js';
import { unanswered } from './messages.js';
import { onePlatformFact } from './one-platform.js';
import { successorOfPin } from './pin-successor.js';
import type { FirstSeen, Registries } from './ports.js';
import { latestOnlyFact, noHistoryFact, unsettledFact } from './registry-facts.js';
import type { TaggedImage } from './resolution.js';
import { tagHistoryOf } from './tag-history.js';
import { withVanishing } from './vanishing.js';
import { withMirror } from './vanishing-mirror.js';

export interface TagProverOptions {
  /** Sends each request once. */
  readonly registry: Registries;
  readonly sources: SourceReader;
  /** Absent: this repository has no ledger. */
  readonly firstSeen?: FirstSeen;
  /** Prefix of image names → the prefix that it mirrors. */
  readonly mirrors: Readonly<Record<string, string>>;
}

export interface TagProof {
  readonly fact: Fact;
  /** The history that the fact rests on, if it is more than what the ledger has observed. */
  readonly history?: TagHistory;
}

/** A reference with the digest that the registry returns for its tag, and all pins of the tag in this run. */
export interface PresentTag {
  readonly image: TaggedImage;
  readonly current: Digest;
  readonly pins: readonly Digest[];
}

export type ProveTag = (tag: PresentTag, view: TimeView) => Promise<TagProof>;

/** Creates a function that proves references. It throws the Failures of the registry, and none of a source. */
export function createTagProver({ registry, sources, firstSeen, mirrors }: TagProverOptions): ProveTag {
  async function isPartOf(image: TaggedImage, index: Digest, manifest: Digest | undefined): Promise<boolean> {
    return manifest !== undefined && (await registry.children(image, index))?.includes(manifest) === true;
  }

  /** Not asked where today is enough: for the digest of today, or the manifest of one of its platforms. */
  async function isAnsweredByToday(
    { image, current }: PresentTag,
    manifest: Digest | undefined,
    view: TimeView,
  ): Promise<boolean> {
    if (!sources.hasSources(image) || !needsPast(image.digest, current, view)) return true;
    return !needsPast(current, current, view) && (await isPartOf(image, current, manifest));
  }

  async function readingsOf(
    tag: PresentTag,
    manifest: Digest | undefined,
    view: TimeView,
  ): Promise<readonly SourceReading[]> {
    const { image } = tag;
    const asked = (await isAnsweredByToday(tag, manifest, view)) ? [] : await sources.read(tag, view);
    if (firstSeen === undefined) return asked;
    return [...asked, ledgerReading(firstSeen.get(imageName(image)) ?? [], view)];
  }

  /** The digest to pin must still exist in the registry: a ledger is a file, and a registry deletes what no tag holds. */
  async function hasTarget(image: TaggedImage, fact: Fact, current: Digest): Promise<boolean> {
    const target = 'currentDigest' in fact ? fact.currentDigest : undefined;
    if (target === undefined || target === current) return true;
    return (await registry.manifest(image, target)) !== undefined;
  }

  /** A digest that does not exist, with what followed it if a source knows that. */
  async function deletedFact(tag: PresentTag, pin: Digest, view: TimeView): Promise<Fact> {
    const missing = { status: 'missing', what: 'digest' } as const;
    const readings = await readingsOf(tag, undefined, view);
    const exists = async (digest: Digest) => (await registry.manifest(tag.image, digest)) !== undefined;
    const successor = await successorOfPin(pin, tag.current, readings, view, exists);
    return { ...missing, ...compact({ successor }) };
  }

  return async (tag, view) => {
    const { image, current } = tag;
    const otherPin = image.digest === current ? undefined : image.digest;
    const found = otherPin === undefined ? undefined : await registry.manifest(image, otherPin);
    if (otherPin !== undefined && found === undefined)
      return { fact: await deletedFact(tag, otherPin, view) };
    const manifest = found?.isIndex === false ? otherPin : undefined;
    const latest = { image, current, hasLedger: firstSeen !== undefined };
    const readings = await readingsOf(tag, manifest, view);
    if (readings.length === 0)
      return { fact: latestOnlyFact(latest, await isPartOf(image, current, manifest), view) };
    const proof = proveJoined(image.digest, current, readings, view);
    const isOpen = proof.fact.status === 'unknown' || proof.fact.status === 'not-in-history';
    const children = async (index: Digest) => (index === manifest ? [] : registry.children(image, index));
    const part =
      manifest !== undefined && isOpen && proof.contradiction === undefined
        ? await partOfHistory(manifest, proof, view, children)
        : undefined;
    const { fact, judge } = part ?? proof;
    if (fact.status === 'unknown') {
      const canBePart = manifest !== undefined && proof.readings.every(({ known }) => known === undefined);
      if (canBePart && (await isPartOf(image, current, manifest)))
        return { fact: latestOnlyFact(latest, true, view) };
      return { fact: proof.contradiction === undefined ? unsettledFact(latest, readings, fact, view) : fact };
    }
    if (!(await hasTarget(image, fact, current)))
      return { fact: noHistoryFact(latest, unanswered.deletedDigest) };
    const lasting = withVanishing(fact, image.digest, proof.readings);
    return {
      fact: await withMirror(lasting, image, mirrors, registry.manifest),
      ...historyOf(image, judge, view),
    };
  };
}

/** The fact of a pin that is one platform of an index that a source knows; the strongest source first. */
async function partOfHistory(
  manifest: Digest,
  { readings }: JointProof,
  view: TimeView,
  children: (digest: Digest) => ReturnType<Registries['children']>,
): Promise<Pick<JointProof, 'fact' | 'judge'> | undefined> {
  for (const judge of readings) {
    const { known } = judge;
    const target = known && proveDigest(undefined, known, undefined, view);
    if (known === undefined || target?.status !== 'unpinned') continue;
    const absent = { ...target, status: 'not-in-history', records: known.records, historySince: 0 } as const;
    const fact = await onePlatformFact(absent, manifest, known, view, children);
    if (fact.status === 'one-platform') return { fact: provedBy(fact, judge, view), judge };
  }
  return undefined;
}

function historyOf(
  image: TaggedImage,
  judge: UsableReading | undefined,
  { now }: TimeView,
): Pick<TagProof, 'history'> {
  if (judge?.known === undefined || judge.source.strength === 'observed') return {};
  return { history: tagHistoryOf(image, judge.known, evidenceOf(judge, now)) };
}
