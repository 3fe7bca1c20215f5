// A bare repository with real git objects, behind the verbs that the test server needs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

export interface Author {
  readonly login: string;
  readonly message: string;
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
}

/** What `git init` writes is the same each time. */
let template: string | undefined;
function emptyRepository(): string {
  if (template === undefined) {
    const made = mkdtempSync(path.join(tmpdir(), 'tagproof-git-'));
    execFileSync('git', ['init', '--bare', '--quiet', '--template=', '--initial-branch=main', made]);
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    template = made;
  }
  return template;
}

export class Repository {
  readonly folder: string;
  readonly #answers = new Map<string, Buffer>();
  #time = 1_790_000_000;

  /** A new one, or the view of one that is there. */
  constructor(folder?: string) {
    this.folder = folder ?? mkdtempSync(path.join(tmpdir(), 'tagproof-git-'));
    if (folder === undefined) cpSync(emptyRepository(), this.folder, { recursive: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A folder with its git, and without the files. */
  checkout(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-checkout-'));
    writeFileSync(path.join(folder, '.git'), `gitdir: ${this.folder}\n`);
    return folder;
  }

  git(
    args: readonly string[],
    input: string | Buffer = '',
    environment: Record<string, string> = {},
  ): Buffer {
    return execFileSync('git', [...args], {
      cwd: this.folder,
      input,
      env: { PATH: process.env.PATH ?? '', HOME: this.folder, ...environment },
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }

  /** What git says of objects by their own names is the same for ever, and asked once. */
  #once(names: readonly string[], args: readonly string[]): Buffer {
    if (!names.every((name) => /^[0-9a-f]{40}$/.test(name))) return this.git(args);
    const key = args.join('\0');
    const answer = this.#answers.get(key) ?? this.git(args);
    this.#answers.set(key, answer);
    return answer;
  }

  text(
    args: readonly string[],
    input: string | Buffer = '',
    environment: Record<string, string> = {},
  ): string {
    return this.git(args, input, environment).toString('utf8').trim();
  }

  branches(): readonly string[] {
    return this.text(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads'])
      .split('\n')
      .filter((name) => name !== '');
  }

  /** `undefined` when there is none. */
  head(branch: string): string | undefined {
    const file = path.join(this.folder, 'refs/heads', branch);
    const isPlain = /^\w[\w/-]*$/.test(branch);
    if (!isPlain || existsSync(path.join(this.folder, 'packed-refs')))
      return this.object(`refs/heads/${branch}^{commit}`);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8').trim() : undefined;
  }

  object(name: string): string | undefined {
    const [, sha = '', kind] = /^([0-9a-f]{40})(?::|\^\{(\w+)\}$)/.exec(name) ?? [];
    if (kind !== undefined && this.#loose(sha)?.type === kind) return sha;
    try {
      return this.#once([sha], ['rev-parse', '--verify', '--quiet', '--end-of-options', name])
        .toString('utf8')
        .trim();
    } catch {
      return undefined;
    }
  }

  setHead(branch: string, sha: string | undefined): void {
    if (sha === undefined) this.git(['update-ref', '-d', `refs/heads/${branch}`]);
    else this.git(['update-ref', `refs/heads/${branch}`, sha]);
  }

  /** Commits on top of `parent`; `null` deletes a file. Modes are the file's own, `100644` for new ones. */
  commit(
    parents: readonly string[],
    changes: Readonly<Record<string, string | Buffer | null>>,
    { login, message }: Author,
    modes: Readonly<Record<string, string>> = {},
  ): string {
    const index = { GIT_INDEX_FILE: path.join(this.folder, `index-${this.#time}`) };
    this.#time += 60;
    const [first] = parents;
    this.git(first === undefined ? ['read-tree', '--empty'] : ['read-tree', first], '', index);
    const lines = Object.entries(changes).map(([file, content]) =>
      content === null
        ? `0 ${'0'.repeat(40)}\t${file}\0`
        : `${modes[file] ?? '100644'} ${this.#writeBlob(content)}\t${file}\0`,
    );
    if (lines.length > 0) this.git(['update-index', '-z', '--index-info'], lines.join(''), index);
    const tree = this.text(['write-tree'], '', index);
    rmSync(index.GIT_INDEX_FILE, { force: true });
    const who = { NAME: login, EMAIL: `${login}@users.noreply.example`, DATE: `${this.#time} +0000` };
    const environment = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) =>
        Object.entries(who).map(([key, value]) => [`GIT_${role}_${key}`, value]),
      ),
    );
    const onto = parents.flatMap((parent) => ['-p', parent]);
    return this.text(['commit-tree', tree, ...onto, '-F', '-'], message, environment);
  }

  /** An object that is not in a pack. */
  #loose(sha: string): { readonly type: string; readonly content: Buffer } | undefined {
    const file = path.join(this.folder, 'objects', sha.slice(0, 2), sha.slice(2));
    if (!/^[0-9a-f]{40}$/.test(sha) || !existsSync(file)) return undefined;
    const bytes = inflateSync(readFileSync(file));
    const end = bytes.indexOf(0);
    return { type: bytes.toString('latin1', 0, end).split(' ')[0] ?? '', content: bytes.subarray(end + 1) };
  }

  /** As `git hash-object -w` does. */
  #writeBlob(content: string | Buffer): string {
    const object = Buffer.concat([
      Buffer.from(`blob ${Buffer.byteLength(content)}\0`),
      typeof content === 'string' ? Buffer.from(content) : content,
    ]);
    const sha = createHash('sha1').update(object).digest('hex');
    const file = path.join(this.folder, 'objects', sha.slice(0, 2), sha.slice(2));
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, deflateSync(object, { level: 1 }));
    }
    return sha;
  }

  info(sha: string): CommitInfo {
    const text = this.#once([sha], ['log', '-1', '--format=%H%n%T%n%P%n%an%n%B', sha])
      .toString('utf8')
      .trim();
    const [hash = '', tree = '', parents = '', login = '', ...message] = text.split('\n');
    return {
      sha: hash,
      tree,
      parents: parents.split(' ').filter(Boolean),
      login,
      message: message.join('\n'),
    };
  }

  tree(sha: string, recursive: boolean): readonly TreeEntry[] {
    const listed = this.#once(
      [sha],
      ['ls-tree', '-z', '-l', ...(recursive ? ['-r', '-t'] : []), sha],
    ).toString('utf8');
    return listed
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const head = line.split('\t', 1)[0] ?? '';
        const file = line.slice(head.length + 1);
        const [mode = '', type = '', name = '', size = '-'] = head.split(/ +/);
        return { path: file, mode, type, sha: name, ...(size === '-' ? {} : { size: Number(size) }) };
      });
  }

  blob(sha: string): Buffer {
    const loose = this.#loose(sha);
    return loose?.type === 'blob' ? loose.content : this.#once([sha], ['cat-file', 'blob', sha]);
  }

  read(commit: string, file: string): Buffer {
    return this.#once([commit], ['cat-file', 'blob', `${commit}:${file}`]);
  }

  /** Files that differ, with the patch as the host shows it: hunks without the header. */
  changed(base: string, head: string) {
    const names = this.#once(
      [base, head],
      ['diff', '--name-only', '-z', '--no-renames', base, head],
    ).toString('utf8');
    return names
      .split('\0')
      .filter(Boolean)
      .map((filename) => {
        const patch = this.#once([base, head], ['diff', '--no-renames', base, head, '--', filename]).toString(
          'utf8',
        );
        const hunks = patch.indexOf('\n@@');
        const sha = this.object(`${head}:${filename}`) ?? null;
        return { filename, sha, patch: hunks < 0 ? undefined : patch.slice(hunks + 1).replace(/\n$/, '') };
      });
  }

  mergeBase(one: string, other: string): string {
    return this.#once([one, other], ['merge-base', one, other]).toString('utf8').trim();
  }

  /** Commits of `head` that `base` does not have, oldest first. */
  ahead(base: string, head: string): readonly CommitInfo[] {
    const names = this.#once([base, head], ['rev-list', '--reverse', `${base}..${head}`])
      .toString('utf8')
      .trim();
    return names === '' ? [] : names.split('\n').map((sha) => this.info(sha));
  }
}
