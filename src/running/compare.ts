// Compares what runs with what a report says is written: the pin, another digest of its tag, or what never was the tag.
import { addToGroup, compact, groupedBy } from '../model/collections.js';
import {
  type Digest,
  type ImageReference,
  imageName,
  repositoryName,
  withImpliedTag,
} from '../model/images/image.js';
import { compareText, shortDigest } from '../model/text/text.js';
import { formatDay } from '../model/text/time.js';
import type { ReportedFact, ReportedReference } from '../report/schema/schema.js';
import type { Container } from './containers.js';

/** The worst first: the first three fail. */
export const runningStates = [
  'never-the-tag',
  'other-digest',
  'by-tag',
  'unknown',
  'as-pinned',
  'not-started',
  'other-tag',
  'not-running',
  'not-in-report',
] as const;

export type RunningState = (typeof runningStates)[number];

/** One image that runs under one digest, or a pin that does not run. */
export interface RunningImage {
  readonly state: RunningState;
  readonly image: string;
  readonly digest?: Digest;
  /** The digests that the repository pins it to. */
  readonly pinned: readonly Digest[];
  /** Since when the tag has had the digest that runs, and until when; absent: not known. */
  readonly since?: string;
  readonly until?: string;
  /** Whether the tag had the digest that runs before or after the pinned one. */
  readonly relation?: 'ahead' | 'behind';
  readonly message: string;
  /** The containers that run it, or the places that pin it. */
  readonly where: readonly string[];
}

type References = readonly ReportedReference[];

/** The key of a proof: the name with its tag and digest. */
export function runningKey(image: ImageReference): string {
  return `${imageName(image)}@${image.digest ?? ''}`;
}

/** The images of the containers, each once, beside what the references of a report pin. */
export function runningSubjects(containers: readonly Container[], references: References): RunningSubjects {
  const written = writtenImages(references);
  const groups = groupedBy(containers, ({ where: _, ...same }) => JSON.stringify(same));
  return { written, subjects: [...groups.values()].map((group) => subjectOf(group, written)) };
}

interface RunningSubjects {
  readonly written: WrittenImages;
  readonly subjects: readonly Subject[];
}

/** The digests that run and that no reference pins: only a run can say what they are. */
export function unprovedImages({ subjects }: RunningSubjects): readonly ImageReference[] {
  const open = subjects.flatMap(({ candidates, state }) => (state === undefined ? candidates : []));
  return [...new Map(open.map((image) => [runningKey(image), image])).values()];
}

/** @param proofs of the unproved images, by their keys; the worst comes first */
export function judgeRunning(
  { written, subjects }: RunningSubjects,
  proofs: ReadonlyMap<string, ReportedFact>,
): readonly RunningImage[] {
  const judged = subjects.map((subject) => judgedSubject(subject, proofs));
  const rank = ({ state }: RunningImage) => runningStates.indexOf(state);
  return [...judged, ...notRunning(written, subjects)].sort(
    (a, b) => rank(a) - rank(b) || compareText(a.image, b.image),
  );
}

interface WrittenImage {
  /** Without a tag where it is written without one, and nothing says which it was. */
  readonly image: ImageReference;
  readonly references: readonly ReportedReference[];
}

interface WrittenImages {
  /** By the name with its tag. */
  readonly byName: ReadonlyMap<string, WrittenImage>;
  readonly byRepository: ReadonlyMap<string, readonly WrittenImage[]>;
  /** By the repository with a digest. */
  readonly byDigest: ReadonlyMap<string, WrittenImage>;
}

/** What the report pins or names. */
function writtenImages(references: References): WrittenImages {
  const byName = new Map<
    string,
    { readonly image: ImageReference; readonly references: ReportedReference[] }
  >();
  const byRepository = new Map<string, WrittenImage[]>();
  const byDigest = new Map<string, WrittenImage>();
  for (const one of references) {
    const { kind, registry, repository, digest, fact, testData } = one;
    if (kind !== 'image' || registry === undefined || repository === undefined || testData !== undefined)
      continue;
    const tag = one.tag ?? fact?.recoveredTag;
    const { digest: _, ...image } = withImpliedTag({ registry, repository, ...compact({ tag, digest }) });
    const name = imageName(image);
    const known = byName.get(name) ?? { image, references: [] as ReportedReference[] };
    if (known.references.length === 0) addToGroup(byRepository, repositoryName(image), known);
    known.references.push(one);
    byName.set(name, known);
    if (digest !== undefined) byDigest.set(runningKey({ registry, repository, digest }), known);
  }
  return { byName, byRepository, byDigest };
}

interface Subject {
  readonly first: Container;
  /** The name with its tag in the report; absent: the report has no reference to it. */
  readonly name?: string;
  readonly where: readonly string[];
  readonly pins: ReadonlyMap<Digest, ReportedFact | undefined>;
  /** The image with each of its digests. */
  readonly candidates: readonly (ImageReference & { readonly digest: Digest })[];
  /** Decided without a proof. */
  readonly state?: Pick<RunningImage, 'state' | 'message' | 'digest'>;
}

function subjectOf(group: readonly Container[], written: WrittenImages): Subject {
  const [first] = group as [Container];
  const where = group.map((one) => one.where);
  const { image } = first;
  const match = image === undefined ? undefined : matchOf(image, written);
  const pins = pinsOf(match?.references ?? []);
  const named = match?.image.tag === undefined && image !== undefined ? withImpliedTag(image) : match?.image;
  const digests = digestsOf(first, pins);
  const candidates =
    match === undefined || named === undefined ? [] : digests.map((digest) => ({ ...named, digest }));
  const name = match && imageName(match.image);
  const isOtherTag =
    match === undefined && image !== undefined && written.byRepository.has(repositoryName(image));
  const state = isOtherTag ? otherTag : withoutProof({ ...first, digests }, match, pins);
  return { first, where, pins, candidates, ...compact({ name, state }) };
}

/** Of one digest in several places, the worst fact counts. */
function pinsOf(references: References): Subject['pins'] {
  const pins = new Map<Digest, ReportedFact | undefined>();
  for (const { digest, fact } of references)
    if (digest !== undefined && pins.get(digest)?.status !== 'not-in-history') pins.set(digest, fact);
  return pins;
}

/** A container is started again by the digest that it names: that is what runs, unless it is a pin. */
function digestsOf({ image, digests }: Container, pins: Subject['pins']): readonly Digest[] {
  return image?.digest === undefined || pins.has(image.digest) ? digests : [image.digest];
}

/**
 * What the report has of an image. A pin without a tag is that of any tag; a container without a tag runs the pin that has
 * its digest, or else one of the repository.
 */
function matchOf(
  image: ImageReference,
  { byName, byRepository, byDigest }: WrittenImages,
): WrittenImage | undefined {
  const { tag } = withImpliedTag(image);
  const repository = repositoryName(image);
  if (tag !== undefined) return byName.get(imageName({ ...image, tag })) ?? byName.get(repository);
  const own = byDigest.get(runningKey({ ...image, digest: image.digest as Digest }));
  const all = byRepository.get(repository) ?? [];
  if (own !== undefined || all.length < 2) return own ?? all[0];
  const { registry, repository: path } = image;
  return { image: { registry, repository: path }, references: all.flatMap(({ references }) => references) };
}

const otherTag = { state: 'other-tag', message: 'The report has the repository by other tags only' } as const;

function withoutProof(
  { image, digests, why, isWaiting, isForeign, asked }: Container,
  match: WrittenImage | undefined,
  pins: Subject['pins'],
): Subject['state'] | undefined {
  if (image === undefined)
    return { state: 'unknown', message: `It was started by \`${asked}\`, which names no repository` };
  if (match === undefined) return { state: 'not-in-report', message: 'The report has no reference to it' };
  if (isWaiting === true) return { state: 'not-started', message: 'It has not started' };
  const digest = digests.find((one) => pins.has(one));
  if (digest !== undefined)
    return pins.get(digest)?.status === 'not-in-history' ? never(digest) : ranAsPinned(image, digest);
  const unread = isForeign === true && image.digest === undefined ? foreign : why;
  if (isForeign === true && image.digest !== undefined && pins.has(image.digest))
    return { state: 'unknown', message: `It was started by the pin, but ${foreign}` };
  if (unread === undefined) return undefined;
  if (image.digest === undefined)
    return { state: 'by-tag', message: `It was started by its tag, and its digest is not known: ${unread}` };
  return { state: 'unknown', message: `Its digest is not known: ${unread}` };
}

const foreign = 'its runtime names an image of another repository';

/** Also where it is pinned: a wrong pin that runs is worse than one that is only written. */
function never(digest: Digest): NonNullable<Subject['state']> {
  const message = 'The complete history of the tag does not have the digest that runs';
  return { state: 'never-the-tag', digest, message };
}

function ranAsPinned(asked: ImageReference, digest: Digest, how = ''): NonNullable<Subject['state']> {
  if (asked.digest !== undefined) return { state: 'as-pinned', digest, message: `It runs as pinned${how}` };
  const message = `It has the pinned digest now${how}, but it was started by its tag, which may move`;
  return { state: 'by-tag', digest, message };
}

const order: readonly RunningState[] = ['as-pinned', 'by-tag', 'other-digest', 'unknown', 'never-the-tag'];

/** An engine knows one image under several digests: what one of them proves holds for the image; `never` needs all. */
function judgedSubject(subject: Subject, proofs: ReadonlyMap<string, ReportedFact>): RunningImage {
  const { first, name, where, pins, candidates, state } = subject;
  const shared = { image: name ?? first.asked, pinned: [...pins.keys()], where };
  if (state !== undefined) return { ...shared, ...state };
  const [best] = candidates
    .map((one) => byProof(one.digest, first.image ?? one, pins, proofs.get(runningKey(one))))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || compareSince(b, a));
  return { ...shared, ...(best ?? { state: 'unknown', message: 'Its digest is not known' }) };
}

function compareSince(a: Pick<RunningImage, 'since'>, b: Pick<RunningImage, 'since'>): number {
  return Date.parse(a.since ?? '1970') - Date.parse(b.since ?? '1970');
}

function byProof(
  digest: Digest,
  asked: ImageReference,
  pins: Subject['pins'],
  fact: ReportedFact | undefined,
): Omit<RunningImage, 'image' | 'pinned' | 'where'> {
  const unknown = (message: string) =>
    asked.digest === undefined
      ? ({ state: 'by-tag', digest, message: `It was started by its tag. ${message}` } as const)
      : ({ state: 'unknown', digest, message } as const);
  if (fact?.status === 'not-in-history') return never(digest);
  const index = fact?.indexDigest;
  if (fact?.status === 'one-platform' && index !== undefined && pins.has(index))
    return ranAsPinned(asked, digest, ', by one of its platforms');
  if (asked.digest !== undefined && pins.has(asked.digest))
    return unknown('It was started by the pin, but its runtime names another digest');
  if ([...pins.values()].some((pin) => pin?.indexDigest === digest))
    return unknown('The index runs of which the pin is one platform: it is not known which platform runs');
  const isKnown =
    fact?.status === 'current' || fact?.status === 'superseded' || fact?.status === 'one-platform';
  if (fact === undefined || !isKnown)
    return unknown(`Nothing proves that the tag ever had the digest that runs${whyOf(fact)}`);
  const since = fact.pinnedSince ?? currentSince([...pins.values()], digest);
  const held = heldText(fact, since);
  const known = { digest, ...compact({ since, until: fact.supersededAt }) };
  const [pin] = pins.keys();
  if (pin === undefined)
    return { ...known, state: 'by-tag', message: `The repository does not pin it; ${held}` };
  const relation = relationTo([...pins.values()], fact);
  const message = `The repository pins ${shortDigest(pin)}; ${held}`;
  return { ...known, ...compact({ relation }), state: 'other-digest', message };
}

function whyOf(fact: ReportedFact | undefined): string {
  return fact?.message === undefined ? '' : `: ${fact.message}`;
}

function heldText({ supersededAt, status }: ReportedFact, since: string | undefined): string {
  const from = since === undefined ? '' : ` since ${formatDay(Date.parse(since))}`;
  if (status === 'one-platform') return 'what runs is one platform of another digest of the tag';
  if (supersededAt === undefined) return `the tag has had the digest that runs${from}`;
  return `the tag had the digest that runs until ${formatDay(Date.parse(supersededAt))}`;
}

/** Since when the tag has its digest of today, by what the report says of a pin that is older. */
function currentSince(pins: readonly (ReportedFact | undefined)[], digest: Digest | undefined) {
  return pins.find((pin) => pin?.currentDigest === digest)?.currentSince;
}

function relationTo(
  pins: readonly (ReportedFact | undefined)[],
  fact: ReportedFact,
): RunningImage['relation'] {
  const [pin] = pins;
  if (pin === undefined || pins.length !== 1) return undefined;
  if (fact.status === 'current') return pin.status === 'superseded' ? 'ahead' : undefined;
  if (pin.status === 'current') return fact.status === 'superseded' ? 'behind' : undefined;
  if (pin.pinnedSince === undefined || fact.pinnedSince === undefined) return undefined;
  if (pin.pinnedSince === fact.pinnedSince) return undefined;
  return Date.parse(fact.pinnedSince) > Date.parse(pin.pinnedSince) ? 'ahead' : 'behind';
}

/** Pins of which no container has the name. That is no mistake: most base images are only built with. */
function notRunning({ byName }: WrittenImages, subjects: readonly Subject[]): readonly RunningImage[] {
  const running = new Set(subjects.map(({ name }) => name));
  return [...byName].flatMap(([image, { references }]) => {
    const pinned = references.filter(({ digest }) => digest !== undefined);
    if (pinned.length === 0 || running.has(image)) return [];
    const digests = [...new Set(pinned.flatMap(({ digest }) => digest ?? []))];
    const where = pinned.map(({ file, line }) => `${file}:${line}`);
    return [
      { state: 'not-running', image, pinned: digests, message: 'No container of the file runs it', where },
    ];
  });
}
