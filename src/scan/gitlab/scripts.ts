// The scripts of GitLab jobs, read as shell scripts: each entry is a command or several lines.
// https://docs.gitlab.com/ci/yaml/#script
import { isSeq, type Node } from 'yaml';
import type { Occurrence, Scan, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { offsetBy, opaqueAt, refused } from '../occurrence.js';
import { notPinnable } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanNestedFile } from '../yaml/nested-file.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

const keys = ['before_script', 'script', 'after_script'];
/** GitLab's own maximum for lists in lists. */
const maxDepth = 10;

/** What the scripts of a job, of `default` or of the file use and name. */
export function scanScripts(
  file: SourceFile,
  document: YamlDocument,
  holder: unknown,
  shell: Pick<Scanner, 'scan'>,
): readonly Scan[] {
  const holders = [holder, ...children(document, child(document, holder, 'hooks'))];
  const scripts = holders.flatMap((one) =>
    [...keys, 'pre_get_sources_script'].map((key) => child(document, one, key)),
  );
  return scripts
    .flatMap((script) => (script === undefined ? [] : document.sameKey(script)))
    .flatMap((script) => commandsAt(document, script, 0))
    .flatMap((node) => scanCommand(file, document, node, shell) ?? []);
}

function commandsAt(document: YamlDocument, node: Node, depth: number): readonly Node[] {
  if (!isSeq(node)) return [node];
  if (depth >= maxDepth || node.tag === '!reference') return [];
  return children(document, node).flatMap((one) => commandsAt(document, one, depth + 1));
}

function scanCommand(
  file: SourceFile,
  document: YamlDocument,
  node: Node,
  shell: Pick<Scanner, 'scan'>,
): Scan | undefined {
  const text = textOf(document, node);
  if (text === undefined) return undefined;
  document.step(text.value.length);
  const { path } = file;
  const { span, value, exact } = text;
  const scan = shell.scan({ path, text: value });
  if (scan === undefined) return undefined;
  if ('type' in node && node.type === 'BLOCK_LITERAL') {
    const { occurrences, problems } = scanNestedFile(file, node, shell);
    return { ...scan, occurrences, problems };
  }
  const moved = exact
    ? scan.occurrences.map((one) => offsetBy(one, span.start))
    : scan.occurrences.map((one) => atWhole(file, one, span));
  return { ...scan, occurrences: moved };
}

/** Escapes and folded lines leave no place for a single word. */
function atWhole(
  file: SourceFile,
  one: Occurrence,
  span: { readonly start: number; readonly end: number },
): Occurrence {
  if (one.kind === 'opaque') return opaqueAt(file, span, one.why, one.detail);
  if (one.kind === 'local') return one;
  const raw = file.text.slice(span.start, span.end);
  return { ...one, at: { file: file.path, span }, raw, pin: refused(notPinnable.escapes) };
}
