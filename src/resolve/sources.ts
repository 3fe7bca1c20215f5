// What this stage asks of the outside. The clients of the platform and the registry fit these shapes.
import type { Digest } from '../model/image.js';
import type { AskHistory } from './walk.js';

export interface Repository {
  readonly uid: string;
  readonly name: string;
}

export interface Tag {
  readonly name: string;
  readonly deprecated: boolean;
  /** What the tag points to, where the platform says so. */
  readonly digest?: Digest | undefined;
}

/** Every method may throw a Failure. */
export interface Sources {
  /** Absent without a platform token. */
  readonly catalogue?: {
    listRepositories(query: {
      readonly name: string;
      readonly group?: string;
    }): Promise<readonly Repository[]>;
    listTags(repository: Repository): Promise<readonly Tag[]>;
    /** The day a tag ends or ended; `undefined` when the platform gives none. Absent: it cannot be asked. */
    endOfLifeDate?(repository: Repository, tag: string): Promise<string | undefined>;
  };
  /** The history of a tag; `repository` is `<org>/<image>`. A Failure `not-found` means that the tag does not exist. */
  history(repository: string, tag: string): AskHistory;
  /** The manifests of an index by digest, none for an image; `undefined`: the registry does not give it. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
}
