// Development containers: `image`, base images given as arguments, what the build takes its cache from, in JSON with comments.
// https://containers.dev/implementors/json_reference/
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { isImageArgument } from '../looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';

export const devcontainer: Scanner = {
  id: 'devcontainer',
  title: 'Development containers',
  paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
  comment: '//',
  scan(file) {
    const errors: ParseError[] = [];
    const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
    if (root === 'too deep') {
      const message = 'The JSON cannot be read: it is nested too deeply';
      return { occurrences: [], problems: [{ file: file.path, message }] };
    }
    const at = (...path: string[]) => (root === undefined ? undefined : findNodeAtLocation(root, path));
    const cache = at('build', 'cacheFrom');
    const nodes = [
      at('image'),
      ...imageArguments(at('build', 'args')),
      ...(cache?.type === 'array' ? (cache.children ?? []) : [cache]),
    ];
    return {
      occurrences: nodes.flatMap((node) => named(file, node)),
      problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
        file: file.path,
        message: `The JSON cannot be read: ${printParseErrorCode(error)}`,
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

function named(file: SourceFile, node: Node | undefined): readonly Occurrence[] {
  if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value)) return [];
  const whole = { start: node.offset, end: node.offset + node.length };
  const closed = node.length > 2 && file.text[whole.end - 1] === '"';
  const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
  if (node.value.includes('${'))
    return [opaqueAt(file, span, 'variable', 'a variable of the editor is a part of it')];
  return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}
