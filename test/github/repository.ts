// A bare repository with real git objects, behind the verbs that the test server needs. It is in memory, and in a folder as
// soon as somebody asks for one, from then on with all that is added: git reads the same there.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { patchOf } from './patch.js';

export interface Author {
  readonly login: string;
  readonly message: string;
  /** Seconds; by default a minute after the commit before. */
  readonly at?: number;
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

export interface CommitInfo {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly login: string;
  readonly message: string;
  readonly at: number;
}

interface GitObject {
  readonly type: 'blob' | 'tree' | 'commit';
  readonly content: Buffer;
}

/** What a tree says of a name in it. */
interface Entry {
  readonly mode: string;
  readonly sha: string;
}

type Folder = ReadonlyMap<string, Entry>;
/** Path → what is there from now on; `null`: nothing. */
type Changes = readonly (readonly [string, Entry | null])[];

const folderMode = '40000';
const noFiles: Folder = new Map();

export class Repository {
  readonly #objects = new Map<string, GitObject>();
  readonly #folders = new Map<string, Folder>();
  /** In the order in which they were made, so that parents come first. */
  readonly #commits = new Map<string, CommitInfo>();
  readonly #branches = new Map<string, string>();
  #time = 1_790_000_000;
  #folder: string | undefined;
  #checkout: string | undefined;

  remove(): void {
    for (const folder of [this.#folder, this.#checkout])
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }

  /** As `git init --bare` makes it. */
  get folder(): string {
    if (this.#folder === undefined) {
      this.#folder = mkdtempSync(path.join(tmpdir(), 'tagproof-git-'));
      this.#save('HEAD', 'ref: refs/heads/main\n');
      this.#save('config', '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n');
      mkdirSync(path.join(this.#folder, 'refs'));
      for (const [sha, object] of this.#objects) this.#saveObject(sha, object);
      for (const [branch, sha] of this.#branches) this.#save(`refs/heads/${branch}`, `${sha}\n`);
    }
    return this.#folder;
  }

  /** A folder with its git at the commit, and without the files. */
  checkout(commit?: string): string {
    const { folder } = this;
    if (commit !== undefined) this.#save('HEAD', `${commit}\n`);
    if (this.#checkout === undefined) {
      this.#checkout = mkdtempSync(path.join(tmpdir(), 'tagproof-checkout-'));
      writeFileSync(path.join(this.#checkout, '.git'), `gitdir: ${folder}\n`);
    }
    return this.#checkout;
  }

  branches(): readonly string[] {
    return [...this.#branches.keys()].sort();
  }

  /** `undefined` when there is none. */
  head(branch: string): string | undefined {
    return this.#branches.get(branch);
  }

  setHead(branch: string, sha: string | undefined): void {
    if (sha === undefined) this.#branches.delete(branch);
    else this.#branches.set(branch, this.info(sha).sha);
    if (this.#folder === undefined) return;
    if (sha === undefined) rmSync(path.join(this.#folder, 'refs/heads', branch), { force: true });
    else this.#save(`refs/heads/${branch}`, `${sha}\n`);
  }

  /** The name of `COMMIT:PATH` or of `NAME^{KIND}`, where a name is a branch or that of an object. */
  object(name: string): string | undefined {
    const [, from = '', kind] = /^(.*)\^\{(\w+)\}$/s.exec(name) ?? [];
    if (kind === undefined) {
      const [commit = '', ...file] = name.split(':');
      return this.#commit(commit) && this.#files(commit).get(file.join(':'))?.sha;
    }
    if (kind === 'commit') return this.#commit(from)?.sha;
    if (kind === 'tree' && this.#commit(from) !== undefined) return this.#commit(from)?.tree;
    return this.#objects.get(from)?.type === kind ? from : undefined;
  }

  /** Commits on top of `parents`; `null` deletes a file. A file that changes has the mode `100644` if none is given. */
  commit(
    parents: readonly string[],
    changes: Readonly<Record<string, string | Buffer | null>>,
    { login, message, at }: Author,
    modes: Readonly<Record<string, string>> = {},
  ): string {
    this.#time += 60;
    const entries: Changes = Object.entries(changes).map(([file, content]) => [
      file,
      content === null
        ? null
        : { mode: modes[file] ?? '100644', sha: this.#write('blob', Buffer.from(content as string)) },
    ]);
    const [first] = parents;
    const from = first === undefined ? undefined : this.info(first).tree;
    const tree = this.#changed(from, entries) ?? this.#writeFolder(noFiles);
    const seconds = at ?? this.#time;
    const who = `${login} <${login}@users.noreply.example> ${seconds} +0000`;
    const header = [`tree ${tree}`, ...parents.map((one) => `parent ${one}`), `author ${who}`];
    const sha = this.#write('commit', Buffer.from([...header, `committer ${who}`, '', message].join('\n')));
    if (!this.#commits.has(sha))
      this.#commits.set(sha, { sha, tree, parents, login, message: message.trimEnd(), at: seconds });
    return sha;
  }

  info(name: string): CommitInfo {
    const commit = this.#commit(name);
    if (commit === undefined) throw new Error(`there is no commit ${name}`);
    return commit;
  }

  /** What a commit or a tree has; with `recursive` also what is in its folders. */
  tree(name: string, recursive: boolean, prefix = ''): readonly TreeEntry[] {
    return [...this.#entries(name)].flatMap(([file, { mode, sha }]) => {
      const found = this.#objects.get(sha);
      const type = found?.type ?? 'commit';
      const listed = { path: `${prefix}${file}`, mode: mode.padStart(6, '0'), type, sha };
      if (type === 'blob') return [{ ...listed, size: found?.content.length ?? 0 }];
      return type === 'tree' && recursive ? [listed, ...this.tree(sha, true, `${prefix}${file}/`)] : [listed];
    });
  }

  blob(sha: string): Buffer {
    const found = this.#objects.get(sha);
    if (found?.type !== 'blob') throw new Error(`there is no blob ${sha}`);
    return found.content;
  }

  read(commit: string, file: string): Buffer {
    return this.blob(this.object(`${commit}:${file}`) ?? `${commit}:${file}`);
  }

  /** Path → text. */
  texts(commit: string): Readonly<Record<string, string>> {
    const files = [...this.#files(commit)];
    return Object.fromEntries(files.map(([file, { sha }]) => [file, this.blob(sha).toString('utf8')]));
  }

  /** Files that differ, with the patch as the host shows it: hunks without the header. */
  changed(base: string, head: string) {
    const [before, after] = [this.#files(base), this.#files(head)];
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    const bytes = (entry: Entry | undefined) =>
      this.#objects.get(entry?.sha ?? '')?.content ?? Buffer.alloc(0);
    return names.flatMap((filename) => {
      const [old, now] = [before.get(filename), after.get(filename)];
      if (old?.sha === now?.sha && old?.mode === now?.mode) return [];
      return [{ filename, sha: now?.sha ?? null, patch: patchOf(bytes(old), bytes(now)) }];
    });
  }

  /** The paths of the files that differ. */
  changedFiles(base: string, head: string): readonly string[] {
    return this.changed(base, head).map(({ filename }) => filename);
  }

  mergeBase(one: string, other: string): string {
    const known = this.#before(one);
    const common = [...this.#before(other)].filter((sha) => known.has(sha));
    const best = common.find((sha) => !common.some((later) => later !== sha && this.#before(later).has(sha)));
    if (best === undefined) throw new Error(`${one} and ${other} have nothing in common`);
    return best;
  }

  /** Commits of `head` that `base` does not have, oldest first. */
  ahead(base: string, head: string): readonly CommitInfo[] {
    const [known, wanted] = [this.#before(base), this.#before(head)];
    return [...this.#commits.values()].filter(({ sha }) => wanted.has(sha) && !known.has(sha));
  }

  /** The newest commit of a branch that is not younger than so many seconds. */
  until(branch: string, at: number): string | undefined {
    const before = [...this.#before(branch)].map((sha) => this.info(sha)).filter((one) => one.at <= at);
    return before.sort((a, b) => b.at - a.at)[0]?.sha;
  }

  /** The commit and all before it. */
  #before(name: string): ReadonlySet<string> {
    const found = new Set([this.info(name).sha]);
    for (const sha of found) for (const parent of this.info(sha).parents) found.add(parent);
    return found;
  }

  #commit(name: string): CommitInfo | undefined {
    const branch = name === 'HEAD' ? 'main' : name.replace(/^(?:refs\/)?heads\//, '');
    return this.#commits.get(this.head(branch) ?? name);
  }

  /** Path → entry of each file of a commit. */
  #files(commit: string): Folder {
    const listed = this.tree(commit, true).filter(({ type }) => type !== 'tree');
    return new Map(listed.map(({ path: file, mode, sha }) => [file, { mode, sha }]));
  }

  #entries(name: string): Folder {
    const folder = this.#folders.get(this.#commit(name)?.tree ?? name);
    if (folder === undefined) throw new Error(`there is no tree ${name}`);
    return folder;
  }

  /** The name of the tree with the changes; `undefined` if nothing is left in it. */
  #changed(tree: string | undefined, changes: Changes): string | undefined {
    const entries = new Map(tree === undefined ? noFiles : this.#entries(tree));
    const below = new Map<string, [string, Entry | null][]>();
    for (const [file, entry] of changes) {
      const [name = '', ...rest] = file.split('/');
      if (rest.length > 0) below.set(name, [...(below.get(name) ?? []), [rest.join('/'), entry]]);
      else if (entry === null) entries.delete(name);
      else entries.set(name, entry);
    }
    for (const [name, inner] of below) {
      const old = entries.get(name);
      const sha = this.#changed(old?.mode === folderMode ? old.sha : undefined, inner);
      if (sha === undefined) entries.delete(name);
      else entries.set(name, { mode: folderMode, sha });
    }
    return entries.size === 0 ? undefined : this.#writeFolder(entries);
  }

  /** Git sorts the name of a folder as if a slash followed. */
  #writeFolder(entries: Folder): string {
    const sorted = [...entries]
      .map(([name, entry]) => ({
        name,
        entry,
        key: Buffer.from(entry.mode === folderMode ? `${name}/` : name),
      }))
      .sort((a, b) => Buffer.compare(a.key, b.key));
    const lines = sorted.map(({ name, entry: { mode, sha } }) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]),
    );
    const tree = this.#write('tree', Buffer.concat(lines));
    this.#folders.set(tree, new Map(sorted.map(({ name, entry }) => [name, entry])));
    return tree;
  }

  #write(type: GitObject['type'], content: Buffer): string {
    const sha = createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
    if (this.#objects.has(sha)) return sha;
    this.#objects.set(sha, { type, content });
    if (this.#folder !== undefined) this.#saveObject(sha, { type, content });
    return sha;
  }

  #saveObject(sha: string, { type, content }: GitObject): void {
    const object = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    this.#save(`objects/${sha.slice(0, 2)}/${sha.slice(2)}`, deflateSync(object, { level: 1 }));
  }

  #save(name: string, content: string | Buffer): void {
    const file = path.join(this.#folder ?? '', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
