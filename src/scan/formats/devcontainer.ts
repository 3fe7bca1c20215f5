// Development containers (JSON with comments): `image`, base images in build arguments, and build caches.
// https://containers.dev/implementors/json_reference/
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { isImageArgument } from '../looks-like-image.js';
import { folderOf, mentionsFrom } from '../mentions.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';
import { unresolved, unscanned } from '../reasons.js';

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
    const at = (...path: string[]) => (root === undefined ? undefined : findNodeAtLocation(root, path));
    const cache = at('build', 'cacheFrom');
    const nodes = [
      at('image'),
      ...imageArguments(at('build', 'args')),
      ...(cache?.type === 'array' ? (cache.children ?? []) : [cache]),
    ];
    const text = (node: Node | undefined) => (typeof node?.value === 'string' ? [node.value] : []);
    const folder = [folderOf(file.path)];
    const composeFiles = at('dockerComposeFile');
    const mentions = [
      ...[at('build', 'dockerfile'), at('dockerFile')]
        .flatMap(text)
        .flatMap((name) => mentionsFrom(folder, name, 'dockerfile')),
      ...[composeFiles, ...(composeFiles?.children ?? [])]
        .flatMap(text)
        .flatMap((name) => mentionsFrom(folder, name, 'compose')),
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
