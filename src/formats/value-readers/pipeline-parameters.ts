// Parameters of pipelines that are an image at one place and a part of a longer text, or of a command, at another.
// https://tekton.dev/docs/pipelines/tasks/#using-variable-substitution
// https://argo-workflows.readthedocs.io/en/latest/variables/ · https://circleci.com/docs/pipeline-variables/
import { isMap, isScalar } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf, nodesOf } from '../../languages/yaml/nodes.js';
import { sourceOf, wordOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';
import type { SourceFile } from '../../model/text/source.js';
import type { ValueRead } from '../../scan/between/value-reads.js';
import { valueReads } from '../../scan/reasons.js';
import { anyText, lineNamer, readsInDocuments, type ValueReader } from './value-reader.js';

const parameter =
  /\$\((?:inputs\.)?params(?:\.|\[["'])(?<tekton>[\w.-]+)(?:["']\])?\)|\{\{ {0,9}(?:inputs|workflow)\.parameters\.(?<argo>[\w-]+) {0,9}\}\}|<< {0,9}(?:pipeline\.)?parameters\.(?<circle>[\w-]+) {0,9}>>/g;
/** Of the line around a parameter. */
const maxAround = 300;
const wholeBefore = /^[ \t]*(?:- +)*(?:[\w-]+: +)?["']?$|[{,[][ \t]*(?:[\w-]+: +)?["']?$/;
const wholeAfter = /^["']?[ \t]*(?:#.*|[,}\]].*)?\r?$/;
/** A comment, what is printed, an option for an image, and a command that pulls or runs it. */
const harmless =
  /^[ \t]*(?:- +)*(?:#|description:)|\b(?:echo|printf) [^|>`]*$|--?[\w-]*image[\w-]*[= ]["']?$|\b(?:pull|run) (?:[^\n|;&]* )?["']?$/i;
const readsOutput = /[|>`]/;

export const pipelineParameters: ValueReader = {
  title: 'Parameters of Tekton, Argo Workflows and CircleCI that are a part of a longer text or of a command',
  formats: ['tekton', 'argo', 'circleci'],
  find(file) {
    const others = otherUses(file.text);
    if (others.size === 0) return [];
    const at = lineNamer(file);
    return readsInDocuments(file, anyText(file), (document) =>
      readsInDocument(file, document, others).map(({ of, start }) => ({
        of,
        effect: { why: valueReads.other(at(start)) },
      })),
    );
  },
};

/** The parameters that a digest could harm, each with the first such place. */
function otherUses(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { 0: whole, index, groups } of text.matchAll(parameter)) {
    const name = groups?.tekton ?? groups?.argo ?? groups?.circle ?? '';
    const before = lastLine(text.slice(Math.max(0, index - maxAround), index));
    const end = index + whole.length;
    const [after = ''] = text.slice(end, end + maxAround).split('\n');
    const isWhole = wholeBefore.test(before) && wholeAfter.test(after);
    if (isWhole || (harmless.test(before) && !readsOutput.test(after)) || found.has(name)) continue;
    found.set(name, index);
  }
  return found;
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Where the values of these parameters stand: `name: … default: …`, and `name: …` alone or with a default. */
function readsInDocument(
  file: SourceFile,
  document: YamlDocument,
  others: ReadonlyMap<string, number>,
): readonly { readonly of: ValueRead['of']; readonly start: number }[] {
  return [...nodesOf(document.root)].flatMap((node) => {
    if (!isMap(node)) return [];
    document.step(1 + node.items.length);
    const own = others.get(wordOf(child(document, node, 'name')) ?? '');
    const values = ['default', 'value'].map((key) => [child(document, node, key), own] as const);
    const keyed = node.items.map((pair) => {
      const value = isScalar(pair.value) ? pair.value : child(document, pair.value, 'default');
      return [value, others.get(String(keyTextOf(pair)))] as const;
    });
    return [...values, ...keyed].flatMap(([value, start]) => {
      const text = start === undefined ? undefined : sourceOf(document, value);
      return text === undefined || start === undefined
        ? []
        : [{ of: { file: file.path, span: text.span }, start }];
    });
  });
}
