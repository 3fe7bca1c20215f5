// What all YAML formats share: from the nodes that name an image to occurrences.

import { isNode, isScalar, type Scalar } from 'yaml';
import {
  joinedScans,
  type Occurrence,
  type Scan,
  type ScanLists,
  type Told,
} from '../../model/occurrence.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import {
  occurrenceAt,
  opaqueAt,
  type SourceText,
  type SplitText,
  splitOccurrence,
} from '../../scan/occurrence.js';
import { distinctOccurrences } from '../../scan/overlaps.js';
import { unresolved, unscanned } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { expand, wholeVariable } from '../../scan/values/variables.js';
import { TooManySteps, type YamlDocument, type YamlFile } from './document.js';
import { lacksNeedles, lacksRootKeys } from './lacking.js';
import { nodesOf } from './nodes.js';
import { parseYaml } from './parse.js';
import { hasOwnTag, textOf } from './text.js';

export interface YamlGrammar {
  /** Words that files of the format contain; a file without one of them is not parsed, unless it may spell them with escapes. */
  readonly needles: readonly string[];
  /** Keys that every document of the format has at its root; a file of JSON without them is not parsed as YAML. */
  readonly rootKeys?: readonly string[];
  /** True where `!reset` or `!reference` mean something; other readers ignore them and take the value. */
  readonly hasOwnTags?: boolean;
  /** How the file is parsed; by default as a stream of YAML documents. */
  parse?(file: SourceFile): YamlFile;
  /**
   * The nodes that hold an image name (others among them are skipped), split references, and occurrences that the
   * format creates itself. `undefined` for a document of another format. What else the file says is added to `told`.
   */
  find(document: YamlDocument, file: SourceFile, told: Told): readonly Candidate[] | undefined;
  /** Reads one name; by default it is taken literally. */
  read?(
    file: SourceFile,
    text: SourceText,
    document: YamlDocument,
  ): Occurrence | readonly Occurrence[] | undefined;
}

/** A node, or `{ split }`, `{ text }` (a part of a scalar, with its own `read` if it needs one) or `{ found }`. */
export type Candidate = unknown;

interface SpecialCandidate {
  readonly split?: SplitText;
  readonly text?: SourceText;
  readonly read?: NonNullable<YamlGrammar['read']>;
  readonly found?: readonly Occurrence[];
}

/** Every use of every occurrence is in the report, so they cost more than reading them. */
const stepsPerUse = 20;

/** True for a file that is dismissed unparsed: no document in it can be one of the format. */
export function lacksFormat(
  file: SourceFile,
  { needles, rootKeys = [] }: Pick<YamlGrammar, 'needles' | 'rootKeys'>,
): boolean {
  return lacksNeedles(file, needles) || (rootKeys.length > 0 && lacksRootKeys(file, rootKeys));
}

/** Scans a file by a grammar. A node that several places use by alias is one occurrence, with its uses. */
export function scanYaml(file: SourceFile, grammar: YamlGrammar): ScanLists | undefined {
  if (lacksFormat(file, grammar)) return undefined;
  const { hasOwnTags = false, find, parse = parseYaml, read = literalText } = grammar;
  const { documents, problems } = parse(file);
  const told = joinedScans([]);
  const finding = { find: (one: YamlDocument) => find(one, file, told), read, hasOwnTags };
  const found = documents.map((document) => scanDocument(file, document, finding));
  // What makes the file one of the format may be in the part that cannot be read.
  if (problems.length === 0 && found.every((scan) => scan === undefined)) return undefined;
  const all = joinedScans([{ problems }, ...found.flatMap((scan) => scan ?? []), told]);
  return { ...all, occurrences: distinctOccurrences(all.occurrences) };
}

function scanDocument(
  file: SourceFile,
  document: YamlDocument,
  {
    find,
    read,
    hasOwnTags,
  }: Required<Pick<YamlGrammar, 'read' | 'hasOwnTags'>> & {
    find(document: YamlDocument): ReturnType<YamlGrammar['find']>;
  },
): Scan | undefined {
  try {
    const candidates = find(document);
    if (candidates === undefined) return undefined;
    const found = withSameKeys(document, candidates).flatMap((candidate) =>
      occurrencesOf(file, document, candidate, read),
    );
    // Places with many uses may have found the same text many times.
    const occurrences = distinctOccurrences(found).map((one) => withUses(one, document));
    return { occurrences, problems: hasOwnTags ? [] : foreignTags(file, document) };
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return { occurrences: [], problems: [{ file: file.path, message: unscanned.yaml(error.message) }] };
  }
}

/** The first tag of another format, whose readers do not take the value that this format's readers take. */
function foreignTags(file: SourceFile, { root }: YamlDocument): readonly Problem[] {
  if (!file.text.includes('!')) return [];
  const tagged = nodesOf(root).find((node) => isScalar(node) && hasOwnTag(node));
  if (tagged?.tag === undefined || tagged.range == null) return [];
  const [start, end] = tagged.range;
  return [{ file: file.path, message: unscanned.foreignTag(tagged.tag), span: { start, end } }];
}

/** Each candidate once, with all values of the same key. */
function withSameKeys(document: YamlDocument, candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<Candidate>();
  for (const candidate of candidates) {
    if (seen.has(candidate)) continue;
    for (const one of isNode(candidate) ? document.sameKey(candidate) : [candidate]) seen.add(one);
  }
  return withoutRepeats([...seen]);
}

/** A text that several places use gives them the same list of occurrences. */
function withoutRepeats(candidates: readonly Candidate[]): readonly Candidate[] {
  const lists = new Set<unknown>();
  return candidates.filter((candidate) => {
    const { found } = isNode(candidate) ? {} : ((candidate ?? {}) as SpecialCandidate);
    if (found === undefined) return true;
    const isNew = !lists.has(found);
    lists.add(found);
    return isNew;
  });
}

function withUses(one: Occurrence, document: YamlDocument): Occurrence {
  const uses = document.usesOf(one.at.span);
  document.step(stepsPerUse * uses.length);
  return uses.length === 0 ? one : { ...one, uses };
}

function occurrencesOf(
  file: SourceFile,
  document: YamlDocument,
  candidate: Candidate,
  read: NonNullable<YamlGrammar['read']>,
): readonly Occurrence[] {
  const special = isNode(candidate) ? {} : ((candidate ?? {}) as SpecialCandidate);
  if (special.split !== undefined) return [splitOccurrence(file, special.split)];
  if (special.found !== undefined) return special.found;
  if (isScalar(candidate) && candidate.tag !== '!reset' && hasOwnTag(candidate))
    return candidate.value === '' ? [] : [taggedScalar(file, candidate)];
  const text = special.text ?? textOf(document, candidate);
  const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
  return one === undefined ? [] : [one].flat();
}

/** A scalar whose tag makes its value differ from its text. */
function taggedScalar(file: SourceFile, { range, tag = '' }: Scalar): Occurrence {
  const [start, end] = range ?? [0, 0];
  return opaqueAt(file, { start, end }, 'template', unresolved.yamlTag(tag));
}

/** A name that the format takes literally. */
export function literalText(file: SourceFile, { span, value, exact }: SourceText): Occurrence {
  return occurrenceAt(file, span, value, exact);
}

/** A candidate that is reported as `read` reads it, with `why` no digest may be written there. */
export function listedText(text: SourceText | undefined, why: string, read = literalText): Candidate {
  const readListed = (file: SourceFile, one: SourceText) => withoutNewDigest(read(file, one), why);
  return text && { text, read: readListed };
}

/** The text behind a prefix such as `docker://`, in any case; `undefined` without it. Where nothing follows, the span keeps the prefix. */
export function withoutPrefix(prefix: string, text: SourceText): SourceText | undefined {
  if (text.value.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) return undefined;
  if (text.value.length === prefix.length || !text.exact)
    return { ...text, value: text.value.slice(prefix.length) };
  const span = { start: text.span.start + prefix.length, end: text.span.end };
  return { ...text, value: text.value.slice(prefix.length), span };
}

/** Reads names in which the format expands `$NAME` and `${NAME:-default}`. A variable without a value is opaque. */
export function interpolated(lookup: (name: string) => string | undefined = () => undefined) {
  return (file: SourceFile, text: SourceText): Occurrence => {
    const { span, value, exact } = text;
    if (!value.includes('$')) return literalText(file, text);
    const expansion = expand(value, lookup);
    if (expansion.kind === 'unknown') return opaqueAt(file, span, 'variable', expansion.detail);
    const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
    if (inlineDefault !== undefined) return occurrenceAt(file, inlineDefault);
    return occurrenceAt(file, span, expansion.value, exact);
  };
}

/** The span of the literal default where the whole name is one variable, or several in each other, without another value. */
function spanOfDefault(
  value: string,
  { start }: Span,
  lookup: (name: string) => string | undefined,
): Span | undefined {
  const whole = wholeVariable(value);
  if (whole?.fallback === undefined || lookup(whole.name) !== undefined) return undefined;
  const { offset, text } = whole.fallback;
  const span = { start: start + offset, end: start + offset + text.length };
  return text.includes('$') ? spanOfDefault(text, span, lookup) : span;
}
