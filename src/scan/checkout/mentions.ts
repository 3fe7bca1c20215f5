// The paths of a checkout, and those to which names of files lead that a scanned file mentions, such as `build.dockerfile`.
import { posix } from 'node:path';
import { addToGroup, compact } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import type { CheckoutPaths, Mention, Occurrence, ScanLists } from '../../model/occurrence.js';
import { type Place, placeKey, type SourceFile } from '../../model/text/source.js';
import { compareText } from '../../model/text/text.js';
import { opaqueAt, type SourceText } from '../occurrence.js';
import { unresolved } from '../reasons.js';

const maxPathLength = 1000;
/** Of contexts and of names: their combinations are paths to look for. */
const maxFolders = 200;
/** URLs, scp-like addresses of repositories, and what only another program can expand. */
const notAPath = /[\0-\x1f:*?<>|$`\\]|\{\{|^\//;

/** The files that names lead to, and an opaque occurrence for each name that leads to none of this checkout. */
export type NamedFiles = Pick<ScanLists, 'mentions' | 'occurrences'>;

export function joinedFiles(all: readonly NamedFiles[]): NamedFiles {
  return {
    mentions: all.flatMap(({ mentions }) => mentions),
    occurrences: all.flatMap(({ occurrences }) => occurrences),
  };
}

/** The folder of a file, empty for the root of the checkout. */
export function folderOf(file: string): string {
  const folder = posix.dirname(file);
  return folder === '.' ? '' : folder;
}

/**
 * The path in the checkout that a name has from a folder. `undefined` for what is no relative path, such as a URL, and
 * for a path that leads out of the checkout.
 */
export function pathFrom(folder: string, name: string): string | undefined {
  if (name === '' || name.length > maxPathLength || notAPath.test(name)) return undefined;
  const joined = posix.join(folder, name);
  return joined === '..' || joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}

/** Mentions of a name from each of the folders; which of them exist is decided by the scan of the checkout. */
export function mentionsFrom(
  folders: readonly (string | undefined)[],
  name: string | undefined,
  as: string,
  at?: Place,
): readonly Mention[] {
  return [...new Set(folders)].flatMap((folder) => {
    const found = folder === undefined || name === undefined ? undefined : pathFrom(folder, name);
    return found === undefined ? [] : [{ path: found, as, ...compact({ at }) }];
  });
}

/** URLs, addresses of repositories as git and Terraform write them, and those that Kustomize takes without a scheme. */
const remote =
  /^(?:[\w.+-]+:(?:\/\/|:)|[\w.-]+@[\w.-]+:|(?:github\.com|gitlab\.com|bitbucket\.org|gist\.github\.com)[/:])|[?&]ref=/;
/** What only the program that reads the name expands. */
const computed = /[$`<>|]|\{\{|\{%|%\{|\[\[/;
/** The standard input, and what is no name of a file. */
const noFile = /^(?:-|\/dev\/.*|)$/;

const composeFile = /\bCOMPOSE_FILE["']?[ \t]{0,20}[:=][ \t]{0,20}["']?([^\s"'#}]{1,1000})/g;
/** Another sign between the names, which a file with the name sets beside it. */
const separator = /\bCOMPOSE_PATH_SEPARATOR["']?[ \t]{0,20}[:=][ \t]{0,20}["']?([^\s"'\w])/;

/**
 * The files that Compose reads instead of those with its default names, where a `.env` or an environment says so.
 * https://docs.docker.com/compose/how-tos/environment-variables/envvars/#compose_file
 */
export function composeFilesIn({ path, text }: SourceFile): readonly Mention[] {
  if (!text.includes('COMPOSE_FILE')) return [];
  const folders = [folderOf(path), ''];
  const sign = separator.exec(text)?.[1] ?? ':';
  return [...text.matchAll(composeFile)]
    .flatMap(([, names = '']) => names.split(sign === ':' ? /[:;,]/ : sign))
    .flatMap((name) => mentionsFrom(folders, name, 'compose'));
}

/** Why no file of the checkout can be read for a name; `undefined` for a relative path. */
function whyNotHere(name: string, folders: readonly (string | undefined)[]): string | undefined {
  if (remote.test(name)) return unresolved.remoteFile;
  if (computed.test(name)) return unresolved.computedFile;
  const isInside = folders.some((folder) => folder !== undefined && pathFrom(folder, name) !== undefined);
  return isInside ? undefined : unresolved.outsideFile;
}

/**
 * The files that a name in a text makes a tool read as a format: mentions from each of the folders that it may be relative
 * to, or an opaque occurrence where the name leads to another repository or is computed. What the standard input is, the
 * caller knows. `value` is the name without quotes, with its variables expanded where they are known.
 */
export function filesNamed(
  file: SourceFile,
  { value, span }: Pick<SourceText, 'value' | 'span'>,
  as: string,
  folders: readonly (string | undefined)[],
): NamedFiles {
  const name = value.trim().slice(0, maxPathLength);
  if (noFile.test(name)) return { mentions: [], occurrences: [] };
  const why = whyNotHere(name.replace(/[*?]/g, 'x'), folders);
  if (why !== undefined)
    return { mentions: [], occurrences: [opaqueAt(file, span, 'variable', unresolved.path(name, why))] };
  return { mentions: fileMentions(folders, name, as, { file: file.path, span }), occurrences: [] };
}

/** Mentions of a name, which may be a glob, from each of the folders. */
export function fileMentions(
  folders: readonly (string | undefined)[],
  name: string,
  as: string,
  at?: Place,
): readonly Mention[] {
  if (!/[*?]/.test(name)) return mentionsFrom(folders, name, as, at);
  const globs = mentionsFrom(folders, name.replaceAll('*', wildcards[0]).replaceAll('?', wildcards[1]), as);
  const pathOf = (path: string) => path.replaceAll(wildcards[0], '*').replaceAll(wildcards[1], '?');
  return globs.map((one) => ({ ...one, path: pathOf(one.path), isGlob: true }));
}

/** Stand for `*` and `?` while a path is normalized. */
const wildcards = ['\u{F0000}', '\u{F0001}'] as const;

/** What a tool reads where a name is that of a folder. */
const filesOfFolder: Readonly<Record<string, RegExp>> = {
  dockerfile: /^(?:Dockerfile|Containerfile)$/,
  compose: /^(?:docker-)?compose(?:\.override)?\.ya?ml$/,
  kustomize: /^(?:kustomization\.ya?ml|Kustomization)$/,
  workflow: /^action\.ya?ml$/,
  kubernetes: /\.(?:ya?ml|json)$/,
  shell: /^(?:GNUm|[Mm])akefile$/,
  terraform: /\.tf(?:\.json)?$/,
};

/** Extensions of templates that a build makes a file of. */
const templates = ['.in', '.j2', '.tmpl', '.tpl', '.template', '.gotmpl', '.erb'];

/**
 * The existing files that the mentions of one name lead to. A tool may run in a folder that is above the file: names are
 * relative to that one only where they lead nowhere from the folders that are known.
 */
export function mentionedFiles(mentions: readonly Mention[], paths: OrderedPaths): readonly string[] {
  const found = mentions.flatMap((one) => filesAt(one, paths));
  const isKnown = found.length > 0 || mentions.some((one) => isFolder(one, paths));
  return isKnown ? found : mentions.flatMap((one) => fromAbove(one)).flatMap((one) => filesAt(one, paths));
}

const maxAbove = 12;

/** A name that follows a context, which is relative as well, is behind the folders that the path shares with that of the file. */
function fromAbove({ path, as, at }: Mention): readonly Mention[] {
  const folder = at === undefined ? '' : folderOf(at.file);
  if (folder === '') return [];
  const parts = folder.split('/').slice(0, maxAbove);
  const names = path.split('/');
  const shared = names.findIndex((part, index) => part !== parts[index]);
  const name = names.slice(shared).join('/');
  return parts.map((_, index) => ({ path: [...parts.slice(0, index), name].join('/'), as }));
}

/** The file itself, its template, or what the tool reads in a folder; of symlinks, what they lead to. */
function filesAt({ path: written, as }: Mention, paths: OrderedPaths): readonly string[] {
  const path = realPathOf(written, paths);
  if (paths.has(path)) return [path];
  const folder = folderPath(path);
  if (!paths.hasFolder(folder && `${folder}/`))
    return templates.map((one) => path + one).filter((one) => paths.has(one));
  const isRead = filesOfFolder[as];
  return paths.inFolder(folder).filter((one) => isRead?.test(posix.basename(one)));
}

/** Symlinks are listed as files are, also those to folders. */
function realPathOf(path: string, paths: OrderedPaths): string {
  const parts = path.split('/');
  const mayBeLinked = parts.some((_, index) => paths.has(parts.slice(0, index + 1).join('/')));
  return (mayBeLinked ? paths.realPath(path) : undefined) ?? path;
}

/** A path as that of a folder, empty for the root of the checkout. */
function folderPath(path: string): string {
  return path.replace(/^\.\/?$|\/$/, '');
}

/** True where a folder exists in which the tool reads whatever is there, and below a submodule, whose files are not listed. */
function isFolder({ path: written, as }: Mention, paths: OrderedPaths): boolean {
  const path = realPathOf(written, paths);
  const folder = folderPath(path);
  const isWhole = as !== 'dockerfile' && as !== 'workflow' && paths.hasFolder(folder && `${folder}/`);
  const parts = path.split('/');
  return isWhole || parts.some((_, index) => paths.has(`${parts.slice(0, index).join('/')}/`));
}

/** The mentions of each name as each format; one without a place is a name of its own. */
export function mentionsByName(mentions: readonly Mention[]): Iterable<readonly Mention[]> {
  const names = new Map<string, Mention[]>();
  for (const one of mentions) {
    if (one.isGlob) continue;
    addToGroup(names, `${one.as} ${one.at === undefined ? `* ${one.path}` : placeKey(one.at)}`, one);
  }
  return names.values();
}

/** One opaque occurrence for each name of a file to which no file of the checkout belongs, at the first place of the name. */
export function missingFiles(
  sources: readonly SourceFile[],
  mentions: readonly Mention[],
  { paths, isNamed }: { readonly paths: OrderedPaths; isNamed(path: string): boolean },
): readonly Occurrence[] {
  const missing = new Map<string, Occurrence>();
  const made = new Map<SourceFile, ReadonlySet<string>>();
  const isMadeIn = (source: SourceFile, name: string) => {
    const known = made.get(source) ?? madeIn(source.text);
    made.set(source, known);
    return known.has(posix.basename(name));
  };
  for (const all of mentionsByName(mentions)) {
    const [first] = all;
    if (first?.at === undefined || first.mayBeMade === true) continue;
    const { at } = first;
    const files = mentionedFiles(all, paths);
    // What the selection leaves out is the choice of who selects; but an image that only stands there is not known here.
    if (files.length > 0 && (first.as !== 'helm-values' || files.some(isNamed))) continue;
    if (files.length === 0 && all.some((one) => isFolder(one, paths))) continue;
    const source = sources.find((one) => one.path === at.file);
    if (source === undefined) continue;
    const name = source.text.slice(at.span.start, at.span.end);
    const key = `${at.file}\n${name}`;
    if (missing.has(key)) continue;
    const notThere = isMadeIn(source, name) ? unresolved.generatedFile : unresolved.missingFile;
    const why = files.length > 0 ? unresolved.leftOutFile : notThere;
    missing.set(key, opaqueAt(source, at.span, 'variable', unresolved.path(first.path, why)));
  }
  return [...missing.values()];
}

/** What a command writes to; the names behind one that copies, after the first; and the target of a rule. */
const written = /(?:>{1,2}|\s(?:-o|--output|-O)|\btee)[\s=]{0,20}["']?(?<path>[\w./-]+)/g;
const copied = /\b(?:cp|mv|install|ln|envsubst|touch)\s(?<args>[^\n;&|]{1,200})/g;
const target = /^(?<path>[\w./-]+):/gm;

/** The names of the files that commands and rules of a text make. */
function madeIn(text: string): ReadonlySet<string> {
  const behind = [...text.matchAll(copied)].flatMap(({ groups }) =>
    [...(groups?.args ?? '').matchAll(/(?<=.)(?<![\w./-])[\w./-]+/g)].map(([path]) => path),
  );
  const others = [written, target].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.path ?? ''),
  );
  return new Set([...behind, ...others].map((path) => posix.basename(path)));
}

/**
 * The Dockerfiles of a tool that runs in a folder which the file does not tell: its own or the root of the checkout.
 * Names are relative to a context or to that folder. A file that two of these paths lead to is read once.
 */
export function buildMentions(
  { path: file }: SourceFile,
  contexts: readonly string[],
  names: readonly Pick<SourceText, 'value' | 'span'>[],
): readonly Mention[] {
  const bases = [...new Set([folderOf(file), ''])];
  const inContexts = bases.flatMap((base) => contexts.map((context) => pathFrom(base, context)));
  if (names.length === 0) return mentionsFrom(inContexts.slice(0, maxFolders), 'Dockerfile', 'dockerfile');
  const folders = [...new Set([...bases, ...inContexts])].slice(0, maxFolders);
  return names
    .slice(0, maxFolders)
    .flatMap(({ value, span }) => mentionsFrom(folders, value, 'dockerfile', { file, span }));
}

/** More globs than any project has; each is compared with every path of the checkout. */
const maxGlobs = 200;

export class MentionedGlobs {
  /** True once globs were left out. */
  isTooMuch = false;
  private readonly known = new Map<string, readonly string[]>();
  private added = new Map<string, Mention>();

  constructor(private readonly paths: CheckoutPaths) {}

  add(mention: Mention): void {
    this.added.set(`${mention.as} ${mention.path}`, mention);
  }

  /** The globs that were added since they were asked for last. */
  waiting(): readonly Mention[] {
    const mentions = [...this.added.values()];
    this.added = new Map();
    return mentions;
  }

  matching({ path: glob }: Mention): readonly string[] {
    const known = this.known.get(glob);
    if (known !== undefined) return known;
    this.isTooMuch ||= this.known.size >= maxGlobs;
    if (this.isTooMuch) return [];
    const folder = /^(?:[\w-][\w.-]*\/)*/.exec(glob)?.[0] ?? '';
    const found = this.paths.below(folder).filter(pathMatcher([glob]));
    this.known.set(glob, found);
    return found;
  }
}

export interface OrderedPaths extends CheckoutPaths {
  readonly all: ReadonlySet<string>;
  /** The paths directly in a folder, without a slash at its end; empty for the root of the checkout. */
  inFolder(folder: string): readonly string[];
  /** The path that symlinks lead to; `undefined` for nothing and what is outside of the checkout. */
  realPath(path: string): string | undefined;
  /** Whether files are below a folder, which ends in `/` or is empty. */
  hasFolder(folder: string): boolean;
}

/** More names than lead through symlinks anywhere; each is looked up on the disk. */
const maxLinks = 20_000;

/** Ordered by folders, so that those of one folder are found without a look at the others. */
export function orderedPaths(
  all: ReadonlySet<string>,
  realPath: OrderedPaths['realPath'] = (path) => path,
): OrderedPaths {
  const ordered = [...all].toSorted(compareText);
  const known = new Map<string, string | undefined>();
  const realPathOnce = (path: string) => {
    if (!known.has(path)) known.set(path, known.size < maxLinks ? realPath(path) : path);
    return known.get(path);
  };
  const folders = new Map<string, string[]>();
  const isBelow = (folder: string) => ordered[firstFrom(ordered, folder)]?.startsWith(folder) === true;
  for (const path of ordered) {
    addToGroup(folders, folderOf(path), path);
  }
  return {
    all,
    realPath: realPathOnce,
    has: (path) => all.has(path),
    below: (folder) => ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`)),
    inFolder: (folder) => folders.get(folder) ?? [],
    hasFolder: isBelow,
  };
}

/** The index of the first path that is not before the text. */
function firstFrom(ordered: readonly string[], text: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(ordered[middle] ?? '', text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
