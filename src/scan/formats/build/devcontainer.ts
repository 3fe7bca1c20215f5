// Development containers (JSON with comments): `image`, base images in build arguments, and build caches.
// https://containers.dev/implementors/json_reference/
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { folderOf, mentionsFrom } from '../../checkout/mentions.js';
import { isImageArgument } from '../../looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../../occurrence.js';
import { unresolved, unscanned } from '../../reasons.js';

export const devcontainer: Scanner = {
  id: 'devcontainer',
  title: 'Development containers',
  paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
  comment: '//',
  scan(file) {
    const errors: ParseError[] = [];
    const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
    if (root === 'too deep') {
      const message = unscanned.json(unscanned.tooDeep);
      return { occurrences: [], problems: [{ file: file.path, message }] };
    }
    const at = (...path: string[]) => nodesAt(root, path);
    const nodes = [
      ...at('image'),
      ...at('build', 'args').flatMap(imageArguments),
      ...at('build', 'cacheFrom').flatMap(itemsOf),
    ];
    const folder = [folderOf(file.path)];
    const mentioned = (nodes: readonly Node[], as: string) =>
      nodes.flatMap(({ value }) => (typeof value === 'string' ? mentionsFrom(folder, value, as) : []));
    const mentions = [
      ...mentioned([...at('build', 'dockerfile'), ...at('dockerFile')], 'dockerfile'),
      ...mentioned(at('dockerComposeFile').flatMap(itemsOf), 'compose'),
    ];
    return {
      mentions,
      occurrences: nodes.flatMap((node) => readImage(file, node)),
      problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
        file: file.path,
        message: unscanned.json(printParseErrorCode(error)),
        span: { start: offset, end: offset + length },
      })),
    };
  },
};

function treeOf(text: string, errors: ParseError[]): Node | undefined | 'too deep' {
  try {
    return parseTree(text, errors, { allowTrailingComma: true });
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** The values at a path. Readers disagree which of two equal keys counts, so both do. */
function nodesAt(root: Node | undefined, path: readonly string[]): readonly Node[] {
  return path.reduce<readonly Node[]>(
    (nodes, key) =>
      nodes.flatMap((node) =>
        (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [name, value] = [] }) =>
          name?.value === key && value !== undefined ? [value] : [],
        ),
      ),
    root === undefined ? [] : [root],
  );
}

function itemsOf(node: Node): readonly Node[] {
  return node.type === 'array' ? (node.children ?? []) : [node];
}

function imageArguments(args: Node | undefined): readonly Node[] {
  return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    value?.type === 'string' && isImageArgument(String(name?.value), String(value.value)) ? [value] : [],
  );
}

function readImage(file: SourceFile, node: Node | undefined): readonly Occurrence[] {
  if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value)) return [];
  const whole = { start: node.offset, end: node.offset + node.length };
  const closed = node.length > 2 && file.text[whole.end - 1] === '"';
  const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
  if (node.value.includes('${'))
    return [opaqueAt(file, span, 'variable', unresolved.editorVariable(node.value))];
  return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}
