// A text of YAML that is an image at one place and something else at another, which takes it by an alias.
// https://yaml.org/spec/1.2.2/#71-alias-nodes
import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { sourceOf, wordOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';
import { addToGroup } from '../../model/collections.js';
import type { SourceFile } from '../../model/text/source.js';
import type { ValueRead } from '../../scan/between/value-reads.js';
import { valueReads } from '../../scan/reasons.js';
import { anyText, lineNamer, readsInDocuments, type ValueReader } from './value-reader.js';

export const sharedAnchors: ValueReader = {
  title: 'Aliases of YAML that use the text of an image for something else',
  formats: 'all',
  find(file) {
    const hasAliases = /(?:^|[\s[,{])\*[\w-]/.test(file.text) && /&[\w-]/.test(file.text);
    if (!hasAliases || !/\.ya?ml$/.test(file.path)) return [];
    const at = lineNamer(file);
    return readsInDocuments(file, anyText(file), (document) => readsInDocument(file, document, at));
  },
};

/** A place that has the text of an anchored scalar. */
interface Use {
  readonly node: Node;
  readonly kind: 'image' | 'definition' | 'other';
}

function readsInDocument(
  file: SourceFile,
  document: YamlDocument,
  at: ReturnType<typeof lineNamer>,
): readonly ValueRead[] {
  const uses = new Map<Node, Use[]>();
  const waiting: { readonly node: unknown; readonly path: readonly string[]; readonly label: string }[] = [
    { node: document.root, path: [], label: '' },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, path, label } = next;
    document.step(1 + path.length);
    if (isMap(node)) {
      const own = ['name', 'key'].map((key) => wordOf(child(document, node, key)) ?? '').join(' ');
      for (const pair of node.items)
        waiting.push({ node: pair.value, path: [...path, String(keyTextOf(pair))], label: own });
    } else if (isSeq(node)) for (const item of node.items) waiting.push({ node: item, path, label });
    else if (isAlias(node) || (isScalar(node) && node.anchor !== undefined)) {
      const target = document.follow(node);
      if (isScalar(target)) addToGroup(uses, target, { node, kind: kindOf(path, label) });
    }
  }
  return [...uses].flatMap(([target, all]) => {
    const other = all.find(({ kind }) => kind === 'other');
    const text = sourceOf(document, target);
    if (other === undefined || text === undefined || all.every(({ kind }) => kind !== 'image')) return [];
    const why = valueReads.other(at(other.node.range?.[0] ?? 0));
    return [{ of: { file: file.path, span: text.span }, effect: { why } }];
  });
}

/** By the keys around a text, and by the name of the entry that it is the value of. */
function kindOf(path: readonly string[], label: string): Use['kind'] {
  if (/image/i.test(label) || path.some((key) => /image|container|^uses$|^from$/i.test(key))) return 'image';
  return /^(?:x-|\.)/.test(path[0] ?? '') || path.some((key) => /anchor|definition|^variables$/i.test(key))
    ? 'definition'
    : 'other';
}
