// A safety net for the scanners: text that is clearly an image name must be an occurrence or be explained, else the file has a
// problem. It looks at lines and shares no code with the scanners, so a trick that misleads them does not mislead it.
import type { BuiltImage, Occurrence, ScanLists, SeenName } from '../../model/occurrence.js';
import { positionsOf } from '../../model/text/position.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import { unscanned } from '../reasons.js';
import { evidentNames, isInComment, isWholeValue, namesUnderImage } from './names.js';
import { unexplainedInYaml } from './yaml-lines.js';

const maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;

/** JSON: whole strings, unless their key holds text. Without a format's consumer, only those whose key names an image. */
function isUnexplainedInJson(text: string, span: Span, hasConsumer: boolean): boolean {
  if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
    return false;
  if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//)) return false;
  const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
    ?.key;
  if (!isWholeValue(text, span)) return false;
  // The ledger of first-seen digests, which no tool pulls from.
  if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20))) return false;
  return hasConsumer
    ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
    : /image$/i.test(key ?? '');
}

/** HCL, TOML, Starlark: whole strings outside of comments. Texts of several lines hold other languages. */
function isUnexplainedInCode(text: string, span: Span): boolean {
  if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/)) return false;
  const line = lineBefore(text, span.start);
  if (/^output\s/.test(blockAround(text, span.start))) return false;
  if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line)) return false;
  return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}

/** Units of systemd: `Image=` and no other key. */
function isUnexplainedInUnit(text: string, span: Span): boolean {
  return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}

const started =
  /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;

/** Shell: what follows `docker run`, `pull` or `create` and flags with their values joined. Other words may be anything. */
function isUnexplainedInShell(text: string, span: Span): boolean {
  const line = lookBack(text, span.start).slice(-500);
  return started.test(line) && !isInComment(text, span.start);
}

/** The text from the last line that is not indented; an `output` of Terraform only shows values. */
function blockAround(text: string, at: number): string {
  const lines = lookBack(text, at).split('\n');
  const head = lines.findLastIndex((line) => /^\w/.test(line));
  return lines.slice(Math.max(head, 0)).join('\n');
}

function lineBefore(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLookBack), at);
}

function lookBack(text: string, at: number): string {
  return text.slice(Math.max(0, at - maxLookBack), at);
}

const pulls =
  /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const maxLineLength = 2000;

/** The names of FROM, `--from=` and `from=` at the beginning of an instruction, in the order of the text. */
function unexplainedInDockerfile(text: string, names: readonly Span[]): readonly Span[] {
  const lines = linesOf(text);
  const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
  const found: Span[] = [];
  let next = 0;
  let isContinued = false;
  let open: string[] = [];
  for (const { start, end, line } of lines) {
    const isText = isContinued || open.length > 0;
    for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
      if (!isText && pulls.test(text.slice(Math.max(start, name.start - maxLineLength), name.start)))
        found.push(name);
      next += 1;
    }
    if (open.length > 0) {
      if (line.trim() === open[0]) open = open.slice(1);
      continue;
    }
    if (/^\s*#/.test(line)) continue;
    isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
    // A heredoc that never ends explains nothing: it may be text that only looks like one.
    open = heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
  }
  return found;
}

interface Line extends Span {
  readonly line: string;
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length + 1;
    const one = { start, end, line };
    start = end;
    return one;
  });
}

function heredocsOf(line: string): string[] {
  return [...line.slice(0, maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}

/** Bounds the work for a file that consists of names: further ones count as not explained. */
const maxNames = 10_000;

const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code =
  /\.(?:tf|tofu|hcl|toml|nomad|bzl|bazel|jsonnet|libsonnet|[jJ]enkinsfile)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE|Jenkinsfile[^/]*)$/;

/** What no scanner found in a file: names at places where tools read images, which are a problem, and all others. */
interface Unclaimed {
  readonly problems: readonly Problem[];
  readonly seen: readonly SeenName[];
}

/**
 * The evident image names of a scanned file which no scanner found.
 * @param path the file's path without the extension of a template engine, which tells the syntax
 * @param hasConsumer false where no scanner recognised the file's format
 * @param hosts registries of the policy
 */
export function unclaimedNames(
  file: SourceFile,
  path: string,
  { occurrences, builds }: Pick<ScanLists, 'occurrences' | 'builds'>,
  hasConsumer: boolean,
  hosts: readonly string[],
): Unclaimed {
  const { text } = file;
  const claimed = claimedIn(file.path, occurrences, builds);
  const evident = withoutFound([...evidentNames(text, hosts)], claimed);
  const underImage = hasConsumer ? withoutFound([...namesUnderImage(text)], claimed) : [];
  const missed = withoutParts([...evident, ...underImage]);
  const open = [
    ...unexplained(text, path, missed.slice(0, maxNames), hasConsumer),
    ...missed.slice(maxNames),
  ];
  if (evident.length + open.length === 0) return { problems: [], seen: [] };
  const isExample = isSchema.test(text);
  const starts = new Set(open.map(({ start }) => start));
  const others = evident.filter(({ start }) => !starts.has(start));
  return {
    problems: isExample && !hasConsumer ? [] : problemOf(file, open),
    seen: isExample ? [] : seenNames(file, others),
  };
}

function problemOf({ path: file, text }: SourceFile, open: readonly Span[]): readonly Problem[] {
  const [first, ...others] = open;
  if (first === undefined) return [];
  const message = unscanned.unexplained(text.slice(first.start, first.end), others.length);
  return [{ file, message, span: first }];
}

/** What describes documents: names in it are examples. */
const isSchema =
  /"\$schema"\s{0,9}:\s{0,9}"https?:\/\/json-schema\.org\/|(?:^|[{,])[ \t]*["']?(?:openAPIV3Schema|openapi|swagger)["']?[ \t]?:/m;

/** More different names than a file shows to people. */
const maxSeen = 1000;

/** The image names in a text that no scanner reads, each of them once. */
export function namesUnread(file: SourceFile, hosts: readonly string[]): readonly SeenName[] {
  return seenNames(file, evidentNames(file.text, hosts));
}

function seenNames({ path: file, text }: SourceFile, spans: Iterable<Span>): readonly SeenName[] {
  const places = new Map<string, Span>();
  for (const span of spans) {
    // A sentence may end behind a name.
    const name = text.slice(span.start, span.end).replace(/\.+$/, '');
    if (!places.has(name) && !ledgerEntry.test(text.slice(span.end, span.end + 20))) places.set(name, span);
    if (places.size >= maxSeen) break;
  }
  if (places.size === 0) return [];
  const position = positionsOf(text);
  return [...places].map(([name, span]) => {
    const { line, column } = position(span);
    return { file, line, column, name };
  });
}

/** In the order of the text, without those that are a part of another. */
function withoutParts(names: readonly Span[]): readonly Span[] {
  let end = 0;
  return names
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((name) => {
      const isNew = name.start >= end;
      if (isNew) end = name.end;
      return isNew;
    });
}

/** The places of references and of names of what is built, in the order of the text. */
function claimedIn(
  path: string,
  occurrences: readonly Occurrence[],
  builds: readonly BuiltImage[],
): readonly Span[] {
  const built = builds.flatMap(({ at }) => (at.file === path ? [at.span] : []));
  return occurrences
    .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
    .concat(built)
    .sort((a, b) => a.start - b.start);
}

/** The names that are no part of a claimed place. */
function withoutFound(names: readonly Span[], found: readonly Span[]): readonly Span[] {
  let next = 0;
  let end = 0;
  return names.filter((name) => {
    for (; (found[next]?.start ?? name.end) < name.end; next += 1) end = Math.max(end, found[next]?.end ?? 0);
    return end <= name.start;
  });
}

function unexplained(
  text: string,
  path: string,
  names: readonly Span[],
  hasConsumer: boolean,
): readonly Span[] {
  if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
    return [...unexplainedInYaml(text, names)]
      .filter(({ key }) => hasConsumer || /image$/i.test(key))
      .map(({ span }) => span);
  if (path.endsWith('.json')) return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
  if (units.test(path)) return names.filter((name) => isUnexplainedInUnit(text, name));
  if (scripts.test(path)) return names.filter((name) => isUnexplainedInShell(text, name));
  if (code.test(path)) return names.filter((name) => isUnexplainedInCode(text, name));
  return unexplainedInDockerfile(text, names);
}
