// What this stage asks of the outside. The clients of the platform and of the registries fit these shapes.

import type { RequestHistory } from '../history/reader.js';
import type { HistoryRecord } from '../model/fact.js';
import type { Digest, ImageReference } from '../model/image.js';

export interface Repository {
  readonly uid: string;
  readonly name: string;
}

export interface RepositoryTag {
  readonly name: string;
  readonly deprecated: boolean;
  /** What the tag points to, where the platform says so. */
  readonly digest?: Digest | undefined;
}

/** Every method may throw a Failure. */
export interface PlatformSources {
  /** Absent without a platform token. */
  readonly catalogue?: {
    listRepositories(query: {
      readonly name: string;
      readonly group?: string;
    }): Promise<readonly Repository[]>;
    listTags(repository: Repository): Promise<readonly RepositoryTag[]>;
    /** The day a tag ends or ended; `undefined` when the platform gives none. Absent: it cannot be asked. */
    endOfLifeDate?(repository: Repository, tag: string): Promise<string | undefined>;
  };
  /** The history of a tag; `repository` is `<org>/<image>`. A Failure `not-found` means that the tag does not exist. */
  history(repository: string, tag: string): RequestHistory;
  /** The manifests of an index by digest, none for an image; `undefined`: the registry does not give it. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
}

/** A repository as it stands in image names. */
export type RegistryRepository = Pick<ImageReference, 'registry' | 'repository'>;

/** The registries that keep no history. Every method may throw a Failure. */
export interface Registries {
  /** What the tag is now. A Failure `missing-tag` or `missing-repository` is the registry's own word. */
  digestOf(name: RegistryRepository, tag: string): Promise<Digest>;
  /** What a digest is; `undefined`: the registry says that it does not have it. */
  manifest(name: RegistryRepository, digest: Digest): Promise<{ readonly isIndex: boolean } | undefined>;
  /** The manifests of an index by digest, none for an image; `undefined`: the registry does not have it. */
  children(name: RegistryRepository, digest: Digest): Promise<readonly Digest[] | undefined>;
}

/** What this repository has seen of tags: records by image name (`registry/repository:tag`). */
export type FirstSeen = ReadonlyMap<string, readonly HistoryRecord[]>;
