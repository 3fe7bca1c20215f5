// What Kustomize reads of the images of resources beside setting them: replacements that take a part, variables, and tests.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/replacements/
import { isScalar } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { nodesOf } from '../../languages/yaml/nodes.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import type { SourceFile } from '../../model/text/source.js';
import type { ImagesOfResources, ValueRead } from '../../scan/between/value-reads.js';
import { valueReads } from '../../scan/reasons.js';
import { lineNamer, readsInDocuments, type ValueReader } from './value-reader.js';

export const kustomizeValues: ValueReader = {
  title: 'Replacements, variables and JSON patches of Kustomize that read the image of a resource',
  formats: ['kustomize'],
  find(file) {
    if (!/\b(?:replacements|source|fieldref|test)\b/.test(file.text)) return [];
    const lines = lineNamer(file);
    const of = { includedBy: file.path };
    return readsInDocuments(file, of, (document) => readsInDocument(file, document, lines));
  },
};

function readsInDocument(
  file: SourceFile,
  document: YamlDocument,
  lines: ReturnType<typeof lineNamer>,
): readonly ValueRead[] {
  const { root } = document;
  const at = (node: unknown) => lines((isScalar(node) ? node.range?.[0] : undefined) ?? 0);
  const read = (of: Omit<ImagesOfResources, 'includedBy'>, why: string): ValueRead => ({
    of: { includedBy: file.path, ...of },
    effect: { why },
  });
  const listed = [root, child(document, root, 'replacements')].flatMap((one) => children(document, one));
  const replacements = [root, ...listed];
  return [
    ...replacements.flatMap((one) => replacementReads(document, one, at, read)),
    ...children(document, child(document, root, 'vars')).flatMap((one) => {
      const path = child(document, child(document, one, 'fieldref'), 'fieldpath');
      const chosen = resource(document, child(document, one, 'objref'));
      return isOfImage(path) ? [read(chosen, valueReads.other(at(path)))] : [];
    }),
    ...testedTexts(document).map(({ node, texts }) => read({ texts }, valueReads.tested(at(node)))),
  ];
}

type Read = (of: Omit<ImagesOfResources, 'includedBy'>, why: string) => ValueRead;

/** A part of an image that is taken, or set: in both cases, a digest moves what the delimiter separates. */
function replacementReads(
  document: YamlDocument,
  replacement: unknown,
  at: (node: unknown) => string,
  read: Read,
): readonly ValueRead[] {
  const source = child(document, replacement, 'source');
  const targets = children(document, child(document, replacement, 'targets'));
  const path = child(document, source, 'fieldPath');
  const pathsOf = (target: unknown) => children(document, child(document, target, 'fieldPaths'));
  const delimits = (one: unknown) =>
    child(document, child(document, one, 'options'), 'delimiter') !== undefined;
  const found: ValueRead[] = [];
  if (isOfImage(path)) {
    const chosen = resource(document, source);
    const isPlain = targets.flatMap(pathsOf).every(isOfImage);
    if (delimits(source)) found.push(read(chosen, valueReads.split(at(path))));
    else if (!isPlain) found.push(read(chosen, valueReads.other(at(path))));
  }
  for (const target of targets.filter(delimits)) {
    const image = pathsOf(target).find(isOfImage);
    const chosen = resource(document, child(document, target, 'select'));
    if (image !== undefined) found.push(read(chosen, valueReads.split(at(image))));
  }
  return found;
}

const imageOrHolder =
  /(?:^|[.\]])(?:image|(?:init|ephemeral)?containers(?:\.(?:\[[^\]]*\]|[^.[\]]+))?|spec|template|jobTemplate)$/i;

function isOfImage(path: unknown): boolean {
  return imageOrHolder.test(wordOf(path) ?? '');
}

function resource(document: YamlDocument, selection: unknown): Pick<ImagesOfResources, 'kind' | 'name'> {
  const [kind, name] = ['kind', 'name'].map((key) => wordOf(child(document, selection, key)));
  // A name with other characters is a regular expression.
  const isPlain = name !== undefined && /^[\w.-]+$/.test(name);
  return { ...(kind === undefined ? {} : { kind }), ...(isPlain ? { name } : {}) };
}

interface TestedText {
  readonly node: unknown;
  readonly texts: readonly string[];
}

/** The texts that operations of a JSON patch test for: of the document, and of the patches in it. */
function testedTexts(document: YamlDocument): readonly TestedText[] {
  const { root } = document;
  const patches = ['patches', 'patchesJson6902'].flatMap((key) =>
    children(document, child(document, root, key)),
  );
  const inline = patches.flatMap((one) => {
    const node = child(document, one, 'patch');
    const text = wordOf(node);
    if (text === undefined) return [];
    const { documents } = parseYaml({ path: 'patch.yaml', text });
    return documents.flatMap(operationTexts).map(({ texts }) => ({ node, texts }));
  });
  return [...operationTexts(document), ...inline];
}

function operationTexts(document: YamlDocument): readonly TestedText[] {
  return children(document, document.root).flatMap((operation) => {
    const op = child(document, operation, 'op');
    if (wordOf(op) !== 'test') return [];
    const texts = nodesOf(child(document, operation, 'value') ?? null).flatMap((node) => wordOf(node) ?? []);
    return texts.length === 0 ? [] : [{ node: op, texts }];
  });
}
