// Parses YAML files to documents, each file once: as one stream, or as Kubernetes' tools split them.
import { type Alias, CST, Lexer, type Node, parseAllDocuments } from 'yaml';
import { withoutStacks } from '../../model/stackless.js';
import type { SourceFile } from '../../model/text/source.js';
import { unscanned } from '../../scan/reasons.js';
import { coversLines, coverTemplates, templateEngineOf } from '../../scan/values/templates.js';
import { parseDocuments } from './definitions.js';
import { documentOf, stepsFor, type YamlFile } from './document.js';
import type { ParsedStream } from './libyaml/parser.js';
import { followKeys, targetsOf, type UsesOf, usesIn } from './nodes.js';

/** True where brackets, indentation, dashes and question marks open more levels than this at some place. */
export function isNestedDeeper(text: string, most: number): boolean {
  const columns: number[] = [];
  let brackets = 0;
  let column = 0;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    if (type === 'flow-map-start' || type === 'flow-seq-start') brackets += 1;
    else if (type === 'flow-map-end' || type === 'flow-seq-end') brackets = Math.max(0, brackets - 1);
    else if (type === 'doc-start' || type === 'doc-end') columns.length = 0;
    if (brackets === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (columns.length + brackets > most) return true;
    const lineEnd = token.lastIndexOf('\n');
    column = lineEnd < 0 ? column + token.length : token.length - lineEnd - 1;
  }
  return false;
}

const parsed = new WeakMap<SourceFile, YamlFile>();
const parsedAsManifest = new WeakMap<SourceFile, YamlFile>();

/** Files that are not YAML as they are written, before a template engine fills them in. */
const notPlainYaml = new WeakSet<SourceFile>();

/** The tolerant parser calls itself for each level. */
const maxTolerantDepth = 200;

/** Quickly found; what precedes it is not. */
const mayBeAlias = /\*[\w-]/;

/** What an alias looks like; in most texts an asterisk is only a character. */
const alias = /(?:^|[\s\x85,[\]{}:?-])\*[\w-]/;

/** Kubernetes splits at every line that begins with this, whatever precedes it, and drops the rest of the line. */
const manifestSeparator = /\n---[^\n]*/g;

/** Parses a file once for all scanners. Aliases are not expanded, so an alias bomb costs no more than its text. */
export function parseYaml(file: SourceFile): YamlFile {
  const known = parsed.get(file) ?? wholeFileOf(file);
  parsed.set(file, known);
  return known;
}

const jsonComment = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const parsedAsJson = new WeakMap<SourceFile, YamlFile>();

/** Parses JSON that may have comments and trailing commas: without the comments it is YAML, at the same places. */
export function parseJsonWithComments(file: SourceFile): YamlFile {
  const known = parsedAsJson.get(file) ?? parseYaml(withoutComments(file));
  parsedAsJson.set(file, known);
  return known;
}

function withoutComments(file: SourceFile): SourceFile {
  const text = file.text.replace(jsonComment, (found) =>
    found.startsWith('"') ? found : found.replace(/[^\r\n]/g, ' '),
  );
  return text === file.text ? file : { path: file.path, text };
}

function wholeFileOf(file: SourceFile): YamlFile {
  const read = readStream(file);
  const { documents, problems } = fileOf(file, read);
  const engine = templateEngineOf(file.path);
  // The file may not be a template, whatever its folder is: then the covered lines count.
  const hasTwoReadings = read.text !== file.text && !notPlainYaml.has(file) && coversLines(file.text, engine);
  const plain = hasTwoReadings
    ? fileOf(file, { text: file.text, stream: parseDocuments(file.text) })
    : undefined;
  return { documents: [...documents, ...(plain?.documents ?? [])], problems };
}

/**
 * Parses a file as Kubernetes' tools do, which split it into documents before they parse them. The documents that only a
 * parser of the whole file sees are included.
 */
export function parseManifests(file: SourceFile): YamlFile {
  const known = parsedAsManifest.get(file) ?? manifestsOf(file);
  parsedAsManifest.set(file, known);
  return known;
}

interface ReadText {
  /** The text that was parsed; it has the file's length. */
  readonly text: string;
  readonly stream: ParsedStream;
}

/** Reads the text with template directives covered where the file is a template, or is not YAML without that. */
function readStream(file: SourceFile): ReadText {
  const { path, text } = file;
  const engine = templateEngineOf(path);
  const plain = { text, stream: parseDocuments(text) };
  if (plain.stream.error !== undefined) notPlainYaml.add(file);
  if (engine === undefined && plain.stream.error === undefined) return plain;
  const covered = coverTemplates(text, engine);
  if (covered === text) return plain;
  const filled = { text: covered, stream: parseDocuments(covered) };
  return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}

function manifestsOf(file: SourceFile): YamlFile {
  const { text } = file;
  const separators = [...text.matchAll(manifestSeparator)];
  const whole = parseYaml(file);
  const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
  if (separators.length === 0 || (!differ && !notPlainYaml.has(file))) return whole;
  const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
  const ends = [...separators.map(({ index }) => index), text.length];
  const streams = starts.map((start, part) => parseDocuments(text, start, ends[part] ?? text.length));
  const documents = streams.flatMap((stream) => stream.documents);
  const split = fileOf(file, { text, stream: { documents } });
  const isRead = streams.every(({ error }) => error === undefined);
  // Where both find the same place, the last one decides what stands there.
  return { documents: [...whole.documents, ...split.documents], problems: isRead ? [] : whole.problems };
}

function fileOf(file: SourceFile, { text, stream: { documents: read, error } }: ReadText): YamlFile {
  const documents = error === undefined ? read : [...read, ...parseTolerantly(text)];
  const hasAliases = mayBeAlias.test(text) && alias.test(text);
  // Some readers forget anchors at the end of a document and refuse the alias, others do not.
  const targets = hasAliases ? targetsOf(documents) : new Map<Alias, Node>();
  followKeys(documents, targets);
  const problem = error && {
    file: file.path,
    message: unscanned.yaml(error.message),
    span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
  };
  let uses: UsesOf | undefined;
  const usesOf: UsesOf = (span) => {
    uses ??= usesIn(targets);
    return uses(span);
  };
  const step = stepsFor(text);
  return {
    documents: documents.map((root) => documentOf(root, text, targets, usesOf, step)),
    problems: problem === undefined ? [] : [problem],
  };
}

/** The documents that a tolerant parser finds in invalid YAML: the problem is reported, and nothing visible is left out. */
function parseTolerantly(text: string): readonly (Node | null)[] {
  if (isNestedDeeper(text, maxTolerantDepth)) return [];
  const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false } as const;
  try {
    const documents = withoutStacks(() => parseAllDocuments(text, options));
    return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}
