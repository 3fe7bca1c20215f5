// Nodes that name an image → occurrences; and the part that every YAML format shares.
import { isNode, isScalar, type Scalar } from 'yaml';
import type { Occurrence, Scan } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/source.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';
import { type SplitText, splitOccurrence } from '../split.js';
import { expand, wholeVariable } from '../syntax/variables.js';
import { parseYaml, TooManySteps, type YamlDocument, type YamlFile } from './document.js';
import { hasOwnTag, type ScalarText, textOf } from './text.js';

export interface YamlGrammar {
  /** Words without which a file is not of the format: it is dismissed before it is parsed, unless it may spell them otherwise. */
  readonly needles: readonly string[];
  /** How the file is parsed; by default as a stream of YAML documents. */
  parse?(file: SourceFile): YamlFile;
  /**
   * The nodes that hold an image name (others among them are passed over), split references, and occurrences that
   * the format reads itself. `undefined`: not a document of the format.
   */
  find(document: YamlDocument, file: SourceFile): readonly Candidate[] | undefined;
  /** Reads one name; by default it is taken as it stands. */
  read?(file: SourceFile, text: ScalarText, document: YamlDocument): Occurrence | undefined;
}

/** A node, or `{ split }`, `{ text }` (a part of a scalar, with a `read` of its own) or `{ found }`. */
export type Candidate = unknown;

interface Special {
  readonly split?: SplitText;
  readonly text?: ScalarText;
  readonly read?: NonNullable<YamlGrammar['read']>;
  readonly found?: readonly Occurrence[];
}

/** What can spell a word so that its letters are not in the text: escapes, an escaped line end, base64. */
const disguise = /\\[xuU\r\n\x85\u2028\u2029]|binary|!<|%TAG/;

/** Scans by a grammar. A node that several places use by alias is one occurrence, with its uses. */
export function scanYaml(
  file: SourceFile,
  { needles, find, parse = parseYaml, read = literalText }: YamlGrammar,
): Scan | undefined {
  if (!needles.every((needle) => file.text.includes(needle)) && !disguise.test(file.text)) return undefined;
  const { documents, problems } = parse(file);
  const found = documents.map((document) => scanDocument(file, document, { find, read }));
  // Behind what cannot be read may stand what makes the file one of the format.
  if (found.every((scan) => scan === undefined))
    return problems.length === 0 ? undefined : { occurrences: [], problems };
  const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
  const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
  return {
    occurrences: [...new Map(occurrences.map((one) => [one.at.span.start, one])).values()],
    problems: all,
  };
}

function scanDocument(
  file: SourceFile,
  document: YamlDocument,
  { find, read }: Required<Pick<YamlGrammar, 'find' | 'read'>>,
): Scan | undefined {
  try {
    const candidates = find(document, file);
    if (candidates === undefined) return undefined;
    const occurrences = withTwins(document, candidates)
      .flatMap((candidate) => occurrencesOf(file, document, candidate, read))
      .map((one) => withUses(one, document));
    return { occurrences, problems: [] };
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    const message = `The YAML cannot be read: ${error.message}`;
    return { occurrences: [], problems: [{ file: file.path, message }] };
  }
}

/** Each node once, with all that stand under the same key. */
function withTwins(document: YamlDocument, candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<Candidate>();
  for (const candidate of candidates) {
    if (seen.has(candidate)) continue;
    for (const one of isNode(candidate) ? document.twins(candidate) : [candidate]) seen.add(one);
  }
  return [...seen];
}

function withUses(one: Occurrence, document: YamlDocument): Occurrence {
  const uses = document.usesOf(one.at.span);
  return uses.length === 0 ? one : { ...one, uses };
}

function occurrencesOf(
  file: SourceFile,
  document: YamlDocument,
  candidate: Candidate,
  read: NonNullable<YamlGrammar['read']>,
): readonly Occurrence[] {
  const special = isNode(candidate) ? {} : ((candidate ?? {}) as Special);
  if (special.split !== undefined) return [splitOccurrence(file, special.split)];
  if (special.found !== undefined) return special.found;
  if (isScalar(candidate) && candidate.tag !== '!reset' && hasOwnTag(candidate))
    return candidate.value === '' ? [] : [tagged(file, candidate)];
  const text = special.text ?? textOf(document, candidate);
  const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
  return one === undefined ? [] : [one];
}

function tagged(file: SourceFile, { range, tag = '' }: Scalar): Occurrence {
  const [start, end] = range ?? [0, 0];
  return opaqueAt(file, { start, end }, 'template', `its tag ${tag} may give it another value`);
}

/** A name that the format takes as it stands. */
export function literalText(file: SourceFile, { span, value, exact }: ScalarText): Occurrence {
  return occurrenceAt(file, span, value, exact);
}

/** A name behind a scheme such as `docker://`; `undefined` without it. The scheme stays when nothing follows it. */
export function behind(scheme: string, text: ScalarText): ScalarText | undefined {
  if (!text.value.startsWith(scheme)) return undefined;
  if (text.value === scheme || !text.exact) return { ...text, value: text.value.slice(scheme.length) };
  const span = { start: text.span.start + scheme.length, end: text.span.end };
  return { ...text, value: text.value.slice(scheme.length), span };
}

/** Reads names in which the format expands `$NAME` and `${NAME:-default}`; what `lookup` does not know is opaque. */
export function interpolated(lookup: (name: string) => string | undefined = () => undefined) {
  return (file: SourceFile, text: ScalarText): Occurrence => {
    const { span, value, exact } = text;
    if (!value.includes('$')) return literalText(file, text);
    const expansion = expand(value, lookup);
    if (expansion.kind === 'unknown') return opaqueAt(file, span, 'variable', expansion.detail);
    const home = exact ? homeOfDefault(value, span, lookup) : undefined;
    return home === undefined ? occurrenceAt(file, span, expansion.value, exact) : occurrenceAt(file, home);
  };
}

function homeOfDefault(
  value: string,
  { start }: Span,
  lookup: (name: string) => string | undefined,
): Span | undefined {
  const whole = wholeVariable(value);
  if (whole?.fallback === undefined || whole.fallback.text.includes('$')) return undefined;
  if (lookup(whole.name) !== undefined) return undefined;
  const { offset, text } = whole.fallback;
  return { start: start + offset, end: start + offset + text.length };
}
