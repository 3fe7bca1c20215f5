// What this folder requests from the platform and from registries. The clients implement these interfaces.
import type { RequestHistory } from '../history/reader.js';
import type { HistoryRecord } from '../model/fact.js';
import type { Digest, ImageReference } from '../model/image.js';
import type { ListRepositories, Repository } from '../model/repository.js';

export interface RepositoryTag {
  readonly name: string;
  readonly deprecated: boolean;
  /** What the tag points to, if the platform returns it. */
  readonly digest?: Digest | undefined;
}

/** Every method may throw a Failure. */
export interface PlatformSources {
  /** Absent without a platform token. */
  readonly catalogue?: {
    readonly listRepositories: ListRepositories;
    listTags(repository: Repository): Promise<readonly RepositoryTag[]>;
    /** The day a tag reaches or reached its end of life; `undefined` if the platform has none. Absent if not supported. */
    endOfLifeDate?(repository: Repository, tag: string): Promise<string | undefined>;
  };
  /** The history of a tag; `repository` is `<org>/<image>`. A Failure `missing-tag` means that the tag does not exist. */
  history(repository: string, tag: string): RequestHistory;
  /** The manifests of an index by digest, empty for an image; `undefined` if the registry does not return them. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
}

/** A repository as image names spell it. */
export type RegistryRepository = Pick<ImageReference, 'registry' | 'repository'>;

/** The registries that keep no tag history. Every method may throw a Failure. */
export interface Registries {
  /** The current digest of a tag. Failure `missing-tag` or `missing-repository` if the registry reports that. */
  digestOf(name: RegistryRepository, tag: string): Promise<Digest>;
  /** The kind of a manifest; `undefined` if the registry reports that it does not exist. */
  manifest(name: RegistryRepository, digest: Digest): Promise<{ readonly isIndex: boolean } | undefined>;
  /** The manifests of an index by digest, empty for an image; `undefined` if the index does not exist. */
  children(name: RegistryRepository, digest: Digest): Promise<readonly Digest[] | undefined>;
}

/** The records of this repository's ledger by image name (`registry/repository:tag`). */
export type FirstSeen = ReadonlyMap<string, readonly HistoryRecord[]>;
