// The places where the SBOMs of one image can be attached, asked one after the other.
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/image.js';
import { type Descriptor, mayBeSbom, readManifest } from './attached-manifests.js';
import { type ContentSource, type RegistryContent, verifiedContent } from './content.js';

/** What a document turns out to be; told by the stage that reads SBOMs. */
export type Inspect = (text: string) => {
  readonly isSbom: boolean;
  /** The images that an attestation says it is about; none for a bare document. */
  readonly subjects: readonly Digest[];
};

export interface AttachedDocument {
  /** The platform's image that it is about, or the index. */
  readonly subject: Digest;
  /** `linux/amd64`; absent when the image is of one platform alone. */
  readonly platform?: string;
  /** It is about the whole index, and says of no platform what it holds. */
  readonly ofIndex?: true;
  /** The blob. */
  readonly digest: Digest;
  readonly text: string;
}

/** An image whose SBOMs are looked for. */
export interface SearchSubject {
  readonly digest: Digest;
  readonly platform?: string;
  readonly ofIndex?: true;
}

const maxSbomBytes = 64 * 1024 * 1024;
/** All documents of one index together, in UTF-16 units. */
const maxTotalBytes = 256 * 1024 * 1024;
const maxCandidates = 100;
const maxPages = 10;

interface Search {
  readonly source: ContentSource;
  readonly repository: string;
  readonly inspect: Inspect;
  readonly room: { left: number };
}

/**
 * Gives the documents of the first place that holds any; `attestations` are BuildKit's manifests about the subject.
 * @throws Failure for everything that is named and cannot be had or used
 */
export function createSearcher(options: Omit<Search, 'room'>) {
  const search: Search = { ...options, room: { left: maxTotalBytes } };
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

/** Descriptors of what refers to the digest: by the API, else by the tag of the referrers' index. */
async function referrersOf({ source, repository }: Search, digest: Digest): Promise<readonly Descriptor[]> {
  const what = `Referrers of ${repository}@${digest}`;
  const pages: Descriptor[] = [];
  let content = await source.referrers(repository, digest);
  content ??= await source.manifest(repository, digest.replace(':', '-'));
  for (let page = 1; content !== undefined; page += 1) {
    pages.push(...(readManifest(what, content).children ?? []));
    if (content.next === undefined) break;
    if (page >= maxPages)
      throw new Failure('bad-answer', `${what}: the list has more than ${maxPages} pages`);
    content = await source.referrers(repository, digest, content.next);
  }
  return bounded(what, pages.filter(mayBeSbom));
}

/** The layers of manifests: what is attached is a manifest, and the document is its layer. */
async function layersOf(
  { source, repository }: Search,
  manifests: readonly Descriptor[],
): Promise<readonly Descriptor[]> {
  const layers = await Promise.all(
    manifests.map(async ({ digest, artifactType, annotations }) => {
      const what = `Manifest ${digest} of ${repository}`;
      const content = found(what, await source.manifest(repository, digest));
      const own = readManifest(what, verifiedContent(what, digest, content)).layers;
      return own.map((layer) => ({
        ...layer,
        artifactType,
        annotations: { ...annotations, ...layer.annotations },
      }));
    }),
  );
  return bounded(repository, layers.flat());
}

async function documentsOf(
  { source, repository, inspect, room }: Search,
  subject: SearchSubject,
  layers: readonly Descriptor[],
): Promise<readonly AttachedDocument[]> {
  const read = await Promise.all(
    layers.map(async ({ digest, size = 0 }) => {
      const what = `SBOM ${digest} of ${repository}`;
      if (size > maxSbomBytes)
        throw new Failure('bad-answer', `${what} is larger than ${maxSbomBytes} bytes`);
      const { text } = verifiedContent(
        what,
        digest,
        found(what, await source.blob(repository, digest, maxSbomBytes)),
      );
      room.left -= text.length;
      if (room.left < 0)
        throw new Failure('bad-answer', `${what}: the SBOMs of the image are too large together`);
      const { isSbom, subjects } = inspect(text);
      if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
        throw new Failure(
          'contradiction',
          `${what} is attached to ${subject.digest}, but says that it is about another image`,
        );
      return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }),
  );
  return read.flat();
}

function found(what: string, content: RegistryContent | undefined): RegistryContent {
  if (content === undefined)
    throw new Failure('bad-answer', `${what}: the registry names it, and does not have it`);
  return content;
}

function bounded(what: string, descriptors: readonly Descriptor[]): readonly Descriptor[] {
  if (descriptors.length <= maxCandidates) return descriptors;
  throw new Failure('bad-answer', `${what}: more than ${maxCandidates} documents are attached`);
}
