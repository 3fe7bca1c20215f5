// Git in memory, with the real names of blobs: what the CI host's test server needs of it, without a process.
import { createHash } from 'node:crypto';
import { blobName } from '../../src/clients/ci-host/pinned-content.js';
import { type Author, type CommitInfo, Repository, type TreeEntry } from '../github/repository.js';
import { patchOf } from './patch.js';

interface Commit extends CommitInfo {
  /** Path → name of the blob. */
  readonly files: ReadonlyMap<string, string>;
}

const nameOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex');

export class MemoryRepository extends Repository {
  readonly #branches = new Map<string, string>();
  readonly #commits = new Map<string, Commit>();
  readonly #blobs = new Map<string, Buffer>();

  constructor() {
    super('/nowhere');
  }

  override remove(): void {
    this.#commits.clear();
  }

  override branches(): readonly string[] {
    return [...this.#branches.keys()];
  }

  override head(branch: string): string | undefined {
    return this.#branches.get(branch);
  }

  override setHead(branch: string, sha: string | undefined): void {
    if (sha === undefined) this.#branches.delete(branch);
    else this.#branches.set(branch, sha);
  }

  override object(name: string): string | undefined {
    const [, branch] = /^heads\/(.+)\^\{commit\}$/.exec(name) ?? [];
    if (branch !== undefined) return this.head(branch);
    const [, sha = '', file, kind] = /^([0-9a-f]{40})(?::(.*))?(?:\^\{(\w+)\})?$/s.exec(name) ?? [];
    if (file !== undefined) return this.#commits.get(sha)?.files.get(file);
    if (kind === 'blob') return this.#blobs.has(sha) ? sha : undefined;
    return this.#commits.has(sha) ? sha : undefined;
  }

  override commit(
    parents: readonly string[],
    changes: Readonly<Record<string, string | Buffer | null>>,
    { login, message }: Author,
  ): string {
    const files = new Map(this.#commits.get(parents[0] ?? '')?.files);
    for (const [file, content] of Object.entries(changes)) {
      if (content === null) files.delete(file);
      else files.set(file, this.#keep(Buffer.from(content as string)));
    }
    const tree = nameOf([...files].sort());
    const sha = nameOf([tree, parents, login, message]);
    this.#commits.set(sha, { sha, tree, parents, login, message, files });
    return sha;
  }

  /** A commit of exactly these files. */
  snapshot(parents: readonly string[], files: Readonly<Record<string, string>>): string {
    const gone = [...(this.#commits.get(parents[0] ?? '')?.files.keys() ?? [])].map((file) => [file, null]);
    const author = { login: 'alice', message: `Change ${parents.length} ${Object.keys(files).length}` };
    return this.commit(parents, { ...Object.fromEntries(gone), ...files }, author);
  }

  /** Path → text. */
  filesOf(sha: string): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.tree(sha, true).map(({ path, sha: blob }) => [path, this.blob(blob).toString('utf8')]),
    );
  }

  override info(sha: string): CommitInfo {
    return this.#at(sha);
  }

  override tree(sha: string, _recursive: boolean): readonly TreeEntry[] {
    return [...this.#at(sha).files].map(([path, blob]) => ({
      path,
      mode: '100644',
      type: 'blob',
      sha: blob,
      size: this.blob(blob).length,
    }));
  }

  override blob(sha: string): Buffer {
    return this.#blobs.get(sha) ?? Buffer.alloc(0);
  }

  override read(commit: string, file: string): Buffer {
    const sha = this.#commits.get(this.head(commit) ?? commit)?.files.get(file);
    if (sha === undefined) throw new Error(`${commit} has no ${file}`);
    return this.blob(sha);
  }

  override changed(base: string, head: string) {
    const [before, after] = [this.#at(base).files, this.#at(head).files];
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    return names
      .filter((name) => before.get(name) !== after.get(name))
      .map((filename) => {
        const text = (files: Commit['files']) => this.blob(files.get(filename) ?? '').toString('utf8');
        return { filename, sha: after.get(filename) ?? null, patch: patchOf(text(before), text(after)) };
      });
  }

  override mergeBase(one: string, other: string): string {
    const known = new Set(this.#before(one));
    return this.#before(other).find((sha) => known.has(sha)) ?? one;
  }

  override ahead(base: string, head: string): readonly CommitInfo[] {
    const known = new Set(this.#before(base));
    return this.#before(head)
      .filter((sha) => !known.has(sha))
      .map((sha) => this.#at(sha))
      .reverse();
  }

  /** The commit and all before it, newest first. */
  #before(sha: string): readonly string[] {
    return [sha, ...this.#at(sha).parents.flatMap((parent) => this.#before(parent))];
  }

  #at(sha: string): Commit {
    const commit = this.#commits.get(sha);
    if (commit === undefined) throw new Error(`there is no commit ${sha}`);
    return commit;
  }

  #keep(bytes: Buffer): string {
    const name = blobName(bytes, '0'.repeat(40));
    this.#blobs.set(name, bytes);
    return name;
  }
}
