// Compares what runs with what a report says is written: the pin, another digest of its tag, or what never was the tag.
import { addToGroup, compact } from '../model/collections.js';
import { type Digest, type ImageReference, imageName, withImpliedTag } from '../model/images/image.js';
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
  const groups = new Map<string, Container[]>();
  for (const container of containers) {
    const { asked, digests, why, isWaiting } = container;
    addToGroup(groups, JSON.stringify([asked, digests, why, isWaiting]), container);
  }
  return { written, subjects: [...groups.values()].map((group) => subjectOf(group, written)) };
}

interface RunningSubjects {
  readonly written: ReadonlyMap<string, WrittenImage>;
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
  readonly image: ImageReference;
  readonly references: References;
}

/** What the report pins or names, by the name with its tag. */
function writtenImages(references: References): ReadonlyMap<string, WrittenImage> {
  const groups = new Map<string, ReportedReference[]>();
  const images = new Map<string, ImageReference>();
  for (const one of references) {
    const { kind, registry, repository, tag, digest, testData } = one;
    if (kind !== 'image' || registry === undefined || repository === undefined || testData !== undefined)
      continue;
    const { digest: _, ...image } = withImpliedTag({ registry, repository, ...compact({ tag, digest }) });
    addToGroup(groups, imageName(image), one);
    images.set(imageName(image), image);
  }
  return new Map([...images].map(([name, image]) => [name, { image, references: groups.get(name) ?? [] }]));
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

function subjectOf(group: readonly Container[], written: ReadonlyMap<string, WrittenImage>): Subject {
  const [first] = group as [Container];
  const where = group.map((one) => one.where);
  const { image, digests } = first;
  const match = image === undefined ? undefined : matchOf(image, written);
  const pins = new Map(
    (match?.references ?? []).flatMap(({ digest, fact }) => (digest === undefined ? [] : [[digest, fact]])),
  );
  const candidates = match === undefined ? [] : digests.map((digest) => ({ ...match.image, digest }));
  const name = match && imageName(match.image);
  return { first, where, pins, candidates, ...compact({ name, state: withoutProof(first, match, pins) }) };
}

/** One without a tag is the reference that has its digest. */
function matchOf(
  image: ImageReference,
  written: ReadonlyMap<string, WrittenImage>,
): WrittenImage | undefined {
  const { digest, ...named } = withImpliedTag(image);
  if (named.tag !== undefined) return written.get(imageName(named));
  return [...written.values()].find(
    ({ image: { registry, repository }, references }) =>
      registry === named.registry &&
      repository === named.repository &&
      references.some((one) => one.digest === digest),
  );
}

function withoutProof(
  { image, digests, why, isWaiting, asked }: Container,
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
  return why === undefined ? undefined : { state: 'unknown', message: `Its digest is not known: ${why}` };
}

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
  const unknown = (message: string) => ({ state: 'unknown', digest, message }) as const;
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
function notRunning(
  written: ReadonlyMap<string, WrittenImage>,
  subjects: readonly Subject[],
): readonly RunningImage[] {
  const running = new Set(subjects.map(({ name }) => name));
  return [...written].flatMap(([image, { references }]) => {
    const pinned = references.filter(({ digest }) => digest !== undefined);
    if (pinned.length === 0 || running.has(image)) return [];
    const digests = [...new Set(pinned.flatMap(({ digest }) => digest ?? []))];
    const where = pinned.map(({ file, line }) => `${file}:${line}`);
    return [
      { state: 'not-running', image, pinned: digests, message: 'No container of the file runs it', where },
    ];
  });
}
