// What this folder requests from the platform and from registries. The clients implement these interfaces.
import type { ReadPurpose } from '../history/prove.js';
import type { RequestHistory } from '../history/reader.js';
import type { HistorySource } from '../history/source.js';
import type { Digest, ImageReference } from '../model/images/image.js';
import type {
  OrganizationImage,
  PlatformEndOfLife,
  RepositoryTag,
  TagsInUse,
} from '../model/images/listed-tag.js';
import type { PolicyDecision, PolicyOverride } from '../model/images/pull-policy.js';
import type { ListRepositories, Repository } from '../model/images/repository.js';
import type { EndOfLife, HistoryRecord, Instant } from '../model/judgement/fact.js';

/** Every method may throw a Failure. */
export interface PlatformSources {
  /** Absent without a platform token. */
  readonly catalogue?: {
    readonly listRepositories: ListRepositories;
    listTags(repository: Repository): Promise<readonly RepositoryTag[]>;
    /** What the platform says of a tag's end of life; `undefined` if that is nothing. Absent if not supported. */
    endOfLife?(repository: Repository, tag: string): Promise<PlatformEndOfLife | undefined>;
    /**
     * All images of an organization by name, in few requests. Absent if not supported.
     * @param inUse what is of interest; it may take a while to know
     */
    organization?(
      group: string,
      inUse: () => Promise<TagsInUse>,
    ): Promise<ReadonlyMap<string, OrganizationImage>>;
  };
  /** The tags of an image with their ends, if they were listed a short time ago. Absent if nothing was. */
  readonly listed?: (path: string) => OrganizationImage | undefined;
  /** Absent without a platform token. */
  readonly pullPolicies?: PullPolicySource;
  /**
   * The history of a tag; `repository` is `<org>/<image>`. A Failure `missing-tag` means that the tag does not exist.
   * @param question what it is read for, so that only that has to be asked again; absent: everything may matter
   */
  history(repository: string, tag: string, question?: ReadPurpose): RequestHistory;
  /** The manifests of an index by digest, empty for an image; `undefined` if the registry does not return them. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
}

/**
 * What a public list of release cycles says of an image that the platform does not have; `undefined`: it does not know
 * the image or the release, which says nothing about either. It never throws a Failure.
 */
export type AskForReleaseEnd = (
  image: RegistryRepository & { readonly tag: string },
) => Promise<EndOfLife | undefined>;

/** Every method may throw a Failure. */
export interface PullPolicySource {
  /** True if these requests take another way than the others, so that only they may be unable to reach the platform. */
  readonly isApart?: boolean;
  /**
   * The policies that apply to images; `undefined` if the platform has no pull policies. A Failure `denied` means that the
   * permission is missing, and nothing else.
   */
  bindings(): Promise<readonly PolicyBinding[] | undefined>;
  overrides(): Promise<readonly BoundOverride[]>;
  /** Evaluates every policy that applies to the repository for one digest. */
  check(repository: Repository, digest: Digest): Promise<readonly CheckedPolicy[]>;
  /** The build time that the image states; `undefined` if it states none. */
  builtAt(repository: Repository, digest: Digest): Promise<Instant | undefined>;
}

export interface PolicyBinding {
  readonly uid: string;
  readonly mode: PolicyDecision['mode'];
  readonly parameters: PolicyDecision['parameters'];
}

export interface BoundOverride extends PolicyOverride {
  readonly uid: string;
  readonly policyUid: string;
  readonly digest: string;
}

export interface CheckedPolicy extends Pick<PolicyDecision, 'policy' | 'mode' | 'result' | 'parameters'> {
  readonly policyUid: string;
  readonly bindingUid: string;
}

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

/** Which tags a repository has now; asked only about pins that their tags do not have. Every method may throw a Failure. */
export interface TagLists {
  /**
   * The tags in a few requests, with their digests where the same answer has them. Of a long list a part: where the
   * registry searches, the tags with `part` in their names, otherwise the first thousands.
   */
  tagsOf(name: RegistryRepository, part: string): Promise<readonly NamedTag[]>;
  digestOf(name: RegistryRepository, tag: string): Promise<Digest>;
}

export interface NamedTag {
  readonly tag: string;
  readonly digest?: Digest;
}

/** The sources of tag histories apart from the platform and the ledger. */
export interface HistorySources {
  /**
   * Those that may know something about a tag, in the order in which people should read them; empty if none does. Asks
   * nothing by itself, and returns the same sources for the same tag.
   */
  sourcesOf(name: RegistryRepository, tag: string): readonly HistorySource[];
}

/** The records of this repository's ledger by image name (`registry/repository:tag`). */
export type FirstSeen = ReadonlyMap<string, readonly HistoryRecord[]>;
