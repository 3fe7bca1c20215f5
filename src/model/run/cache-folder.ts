// The folder of the cache as the cache sees it; several runs may use it at once.

export interface CacheFolder {
  /** The whole file; `undefined` if there is none, or it cannot be read. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Writes the file at once or not at all. False if the disk refuses, which never fails a run. */
  write(name: string, bytes: Uint8Array): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Every file of the cache, in any order. `usedAt` is when it was last written or read. */
  list(): Promise<readonly CachedFile[]>;
}

export interface CachedFile {
  /** With forward slashes. */
  readonly name: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** The folder, or in one sentence why it is not used. */
export type OpenedFolder = CacheFolder | { readonly refused: string };
