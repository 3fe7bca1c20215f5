// Finds the SBOMs attached to an image, for every platform: BuildKit attestations, referrers, cosign's tags.
import type { AttachedDocument, AttachedSboms, FindSboms, InspectDocument } from '../../advisories/ports.js';
import { append } from '../../model/collections.js';
import { Failure, orGap } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import {
  attestedBy,
  type ContentSource,
  type Descriptor,
  mayBeSbom,
  platformName,
  type RegistryContent,
  readManifest,
  referrerPages,
} from './attached-manifests.js';

/** An image whose SBOMs are searched for. */
interface SearchSubject {
  readonly digest: Digest;
  readonly platform?: string;
  readonly ofIndex?: true;
}

const maxSbomBytes = 64 * 1024 * 1024;
/** Of all documents of one index, in UTF-16 units. */
const maxTotalBytes = 256 * 1024 * 1024;
const maxCandidates = 100;
const maxPages = 10;

interface Search {
  readonly source: ContentSource;
  readonly repository: string;
  readonly inspect: InspectDocument;
  /** How much more text may be read. */
  readonly budget: { left: number };
}

/**
 * Creates a search that returns the documents of the first place that has any. `attestations` are BuildKit's manifests
 * about the subject.
 * @throws Failure if something that is named cannot be fetched or used
 */
export function createSearcher(options: Omit<Search, 'budget'>) {
  const search: Search = { ...options, budget: { left: maxTotalBytes } };
  const { source, repository } = options;
  return async (
    subject: SearchSubject,
    attestations: readonly Descriptor[],
  ): Promise<readonly AttachedDocument[]> => {
    const hex = subject.digest.slice('sha256:'.length);
    const tagged = async (tag: string) => {
      const content = await source.manifest(repository, tag);
      return content === undefined ? [] : readManifest(`${repository}:${tag}`, content).layers;
    };
    const places: readonly (() => Promise<readonly Descriptor[]>)[] = [
      () => layersOf(search, attestations),
      async () => layersOf(search, await referrersOf(search, subject.digest)),
      () => tagged(`sha256-${hex}.att`),
      () => tagged(`sha256-${hex}.sbom`),
    ];
    for (const place of places) {
      const documents = await documentsOf(search, subject, (await place()).filter(mayBeSbom));
      if (documents.length > 0) return documents;
    }
    return [];
  };
}

async function referrersOf({ source, repository }: Search, digest: Digest): Promise<readonly Descriptor[]> {
  const what = `Referrers of ${repository}@${digest}`;
  const pages: Descriptor[] = [];
  let count = 0;
  for await (const page of referrerPages(source, repository, digest)) {
    append(pages, readManifest(what, page).children ?? []);
    count += 1;
    if (page.next !== undefined && count >= maxPages)
      throw new Failure('bad-answer', `${what}: the list has more than ${maxPages} pages`);
  }
  return bounded(what, pages.filter(mayBeSbom));
}

/** The layers of attached manifests: the document is the layer. */
async function layersOf(
  { source, repository }: Search,
  manifests: readonly Descriptor[],
): Promise<readonly Descriptor[]> {
  const layers = await Promise.all(
    manifests.map(async ({ digest, artifactType, annotations }) => {
      const what = `Manifest ${digest} of ${repository}`;
      const content = requirePresent(what, await source.manifest(repository, digest));
      return readManifest(what, content).layers.map((layer) => ({
        ...layer,
        artifactType,
        annotations: { ...annotations, ...layer.annotations },
      }));
    }),
  );
  return bounded(repository, layers.flat());
}

async function documentsOf(
  { source, repository, inspect, budget }: Search,
  subject: SearchSubject,
  layers: readonly Descriptor[],
): Promise<readonly AttachedDocument[]> {
  const read = await Promise.all(
    layers.map(async ({ digest, size = 0 }) => {
      const what = `SBOM ${digest} of ${repository}`;
      if (size > maxSbomBytes)
        throw new Failure('bad-answer', `${what} is larger than ${maxSbomBytes} bytes`);
      const { text } = requirePresent(what, await source.blob(repository, digest, maxSbomBytes));
      budget.left -= text.length;
      if (budget.left < 0)
        throw new Failure(
          'bad-answer',
          `${what}: the SBOMs of the image exceed ${maxTotalBytes} characters in total`,
        );
      const { isSbom, subjects } = inspect(text);
      if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
        throw new Failure(
          'contradiction',
          `${what} is attached to ${subject.digest}, but describes another image`,
        );
      return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }),
  );
  return read.flat();
}

function requirePresent(what: string, content: RegistryContent | undefined): RegistryContent {
  if (content === undefined)
    throw new Failure('bad-answer', `${what}: the registry lists it, but does not have it`);
  return content;
}

function bounded(what: string, descriptors: readonly Descriptor[]): readonly Descriptor[] {
  if (descriptors.length <= maxCandidates) return descriptors;
  throw new Failure('bad-answer', `${what}: more than ${maxCandidates} documents are attached`);
}

const maxPlatforms = 64;

/**
 * The search for the SBOMs of an image, by the digest of an index or of one platform's image. It looks in each place
 * until one has an SBOM: attestation manifests in the index
 * (https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md), the referrers API and its tag
 * (https://github.com/opencontainers/distribution-spec/blob/main/spec.md#listing-referrers), cosign's `.att` and
 * `.sbom` tags. Content is verified against its digest, and an attestation must be about the image. Signatures are
 * not verified. A failure is a gap of the whole image, because an incomplete list of packages would hide findings.
 */
export function sbomFinder(source: ContentSource): FindSboms {
  return (repository, digest, inspect) => {
    const name = `${repository}@${digest}`;
    return orGap(findSboms(name, source, repository, digest, inspect), name);
  };
}

async function findSboms(
  name: string,
  source: ContentSource,
  ...[repository, digest, inspect]: Parameters<FindSboms>
): Promise<AttachedSboms> {
  const found = await source.manifest(repository, digest);
  if (found === undefined) throw new Failure('not-found', `The registry has no image ${name}`);
  const { children } = readManifest(name, found);
  const images = (children ?? []).filter((child) => attestedBy(child) === undefined);
  if (images.length > maxPlatforms)
    throw new Failure('bad-answer', `${name} has more than ${maxPlatforms} platforms`);
  const platforms = images.map((child) => ({ digest: child.digest, platform: platformName(child) }));
  const whole: SearchSubject = children === undefined ? { digest } : { digest, ofIndex: true };
  const subjects: readonly SearchSubject[] = [whole, ...platforms];
  const search = createSearcher({ source, repository, inspect });
  const documents = await Promise.all(
    subjects.map((subject) => {
      const attestations = (children ?? []).filter((child) => attestedBy(child) === subject.digest);
      return search(subject, attestations);
    }),
  );
  const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
    const needsSbom = ofIndex === undefined || platforms.length === 0;
    return needsSbom && documents[at]?.length === 0 ? [platform ?? name] : [];
  });
  return { documents: documents.flat(), missing };
}
