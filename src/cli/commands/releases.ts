// `releases`: the tags of images with their digests and times, as Renovate's custom datasources read them.
// https://docs.renovatebot.com/modules/datasource/custom/
import { type Clients, connect, historyLimit, presetRegistries, registryHost } from '../../clients/index.js';
import { type Context, failureText } from '../../command/context.js';
import { openLedger } from '../../history/ledger.js';
import { compact } from '../../model/collections.js';
import { distinctGaps, type Gap, gapFrom, isOutage } from '../../model/failure.js';
import { type ImageReference, imageName } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import type { Fact } from '../../model/judgement/fact.js';
import type { ImageOccurrence } from '../../model/occurrence.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import { compareText, plural } from '../../model/text/text.js';
import { formatDuration } from '../../model/text/time.js';
import { plain } from '../../output/escape.js';
import { isoIfKnown } from '../../report/time.js';
import { createResolver } from '../../resolve/index.js';
import { compareTags, versionOf } from '../../resolve/successor.js';
import { createTagCatalogue } from '../../resolve/tag-list.js';
import { onImages } from './images.js';

/** Each costs a request to its registry, and some to the sources of its history. */
const maxTags = 200;
const maxNames = 5;

/** As Renovate's schema names the fields. Under `minimumReleaseAge` a release without a time stays pending. */
interface Release {
  readonly version: string;
  readonly digest: string;
  readonly releaseTimestamp?: string;
  readonly isDeprecated?: true;
}

interface ImageReleases {
  readonly releases: readonly Release[];
  /** What could not be read, so that a tag or its time is missing. */
  readonly gaps: readonly Gap[];
  /** Sentences about tags that are left out on purpose. */
  readonly notes: readonly string[];
}

/** Prints the document. Returns 3 if something could not be read: a tag or its time is then left out. */
export async function releases(context: Context): Promise<number> {
  const { operands } = context.invocation;
  const issuesOf = (images: readonly ImageReference[]) => [
    ...images
      .filter(({ tag, digest }) => tag !== undefined || digest !== undefined)
      .map((one) => `\`${plain(imageName(one))}\` must be the name of an image without a tag or digest.`),
    ...(operands.length === 0 ? ['`releases` requires IMAGE, such as `quay.io/prometheus/prometheus`.'] : []),
  ];
  return onImages(context, issuesOf, async ({ context: { out, err }, host, config }, images) => {
    const read = await openReleases(host, config);
    const found = await Promise.all(images.map(read));
    const document = found.map(({ releases }, index) => [operands[index], { releases }]);
    out(JSON.stringify(Object.fromEntries(document), null, 2));
    for (const note of found.flatMap(({ notes }) => notes)) err(`note: ${plain(note)}`);
    const gaps = distinctGaps(found.flatMap((one) => one.gaps));
    for (const gap of gaps) err(plain(`${gap.subject}: ${failureText(gap)}`));
    return gaps.length === 0 ? 0 : 3;
  });
}

async function openReleases(
  host: Host,
  config: Config,
): Promise<(image: ImageReference) => Promise<ImageReleases>> {
  const clients = await connect(host, config);
  const now = host.clock.now();
  const { firstSeen, gaps: unread } = await openLedger({ files: host.files, file: config.ledger, now });
  const { sources, registries, histories } = clients;
  const { minAgeMs, surface } = config;
  const resolverAt = (ageMs: number) =>
    createResolver({
      ...config.platform,
      ...registryHost(config.platform),
      ...compact({ firstSeen, group: config.group }),
      ...{ registries, histories, historyLimit, surface },
      sources: 'cause' in sources ? sources : compact({ ...sources, pullPolicies: undefined }),
      needPlatform: presetRegistries,
      mirrors: config.registries,
      view: { now, minAgeMs: ageMs },
    });
  // Without an age to reach, nobody is asked since when a tag has the digest that it has now.
  const resolveToday = resolverAt(1);
  const resolveOld = minAgeMs > 1 ? resolverAt(minAgeMs) : resolveToday;

  return async (image) => {
    const tags = await tagsOf(clients, config, originImage(image, config.registries)).catch(
      (error: unknown) => gapFrom(error, imageName(image)),
    );
    if ('cause' in tags) return { releases: [], gaps: [tags], notes: [] };
    const ordered = versionsIn(tags);
    const occurrences = ordered.slice(0, maxTags).map((tag) => occurrenceOf({ ...image, tag }));
    const today = await resolveToday(occurrences);
    const old = await resolveOld(occurrences);
    const found: Release[] = [];
    const gaps = [...unread, ...today.gaps, ...old.gaps.filter(({ cause }) => isOutage(cause))];
    const unproved: string[] = [];
    for (const one of occurrences) {
      const { tag: version = '' } = one.image;
      const [present, target] = [
        today.evidence.facts.get(one),
        releaseIn(old.evidence.facts.get(one), minAgeMs <= 1),
      ];
      if (target !== undefined) found.push({ version, ...target, ...deprecation(present) });
      else if (releaseIn(present, true) !== undefined) unproved.push(version);
      else gaps.push(gapIn(present, imageName(one.image)));
    }
    const age = `nothing proves that they have had a digest for ${formatDuration(minAgeMs)}`;
    const notes = [
      ...leftOut(image, unproved, age),
      ...leftOut(image, ordered.slice(maxTags), `a list has ${maxTags} tags at most`),
    ];
    return { releases: found, gaps, notes };
  };
}

/** The tags that the platform or the registry lists; a gap says why they are not known. @throws Failure */
async function tagsOf(
  { sources, tagLists }: Clients,
  config: Config,
  origin: ImageReference,
): Promise<readonly string[] | Gap> {
  if (origin.registry !== registryHost(config.platform).registry)
    return (await tagLists.tagsOf(origin, '')).map(({ tag }) => tag);
  if ('cause' in sources) return sources;
  const scope = { ...config.platform, ...compact({ group: config.group }) };
  const listed = await createTagCatalogue(sources, scope).listTags(origin.repository);
  if (listed === undefined)
    return {
      cause: 'no-credential',
      subject: imageName(origin),
      message: 'The platform lists no tags of the image',
    };
  return 'cause' in listed ? listed : listed.all.map(({ name }) => name);
}

/** The newest first. Renovate reads no tag that names no version: https://docs.renovatebot.com/modules/versioning/docker/ */
function versionsIn(tags: readonly string[]): readonly string[] {
  const versions = [...new Set(tags)].sort(compareText).flatMap((tag) => versionOf(tag) ?? []);
  return versions.sort((a, b) => compareTags(b, a)).map(({ name }) => name);
}

function occurrenceOf(image: ImageReference): ImageOccurrence {
  const at = { file: '', span: { start: 0, end: 0 } };
  return {
    kind: 'image',
    image,
    at,
    raw: imageName(image),
    pin: { kind: 'refused', why: 'it is in no file' },
  };
}

/** What the tag points to. `mayBeNew`: also where nobody knows since when, as the digest of today. */
function releaseIn(fact: Fact | undefined, mayBeNew: boolean): Omit<Release, 'version'> | undefined {
  if (fact?.status === 'unpinned')
    return { digest: fact.currentDigest, ...compact({ releaseTimestamp: isoIfKnown(fact.currentSince) }) };
  const isUndated = mayBeNew && fact?.status === 'unknown' && fact.cause === 'no-history';
  return isUndated && fact.currentDigest !== undefined ? { digest: fact.currentDigest } : undefined;
}

function deprecation(fact: Fact | undefined): Pick<Release, 'isDeprecated'> {
  return fact !== undefined && 'endOfLife' in fact && fact.endOfLife?.deprecated === true
    ? { isDeprecated: true }
    : {};
}

function gapIn(fact: Fact | undefined, subject: string): Gap {
  const { cause, message } =
    fact?.status === 'unknown'
      ? fact
      : ({ cause: 'missing-tag', message: 'the registry lists the tag and does not have it' } as const);
  return { cause, subject, message };
}

function leftOut(image: ImageReference, tags: readonly string[], why: string): readonly string[] {
  if (tags.length === 0) return [];
  const more = tags.length > maxNames ? ', …' : '';
  const names = tags.slice(0, maxNames).join(', ');
  return [`${imageName(image)}: ${plural(tags.length, 'tag')} left out, because ${why}: ${names}${more}`];
}
