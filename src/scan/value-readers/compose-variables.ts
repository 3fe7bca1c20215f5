// Variables of Compose that are an image at one place and a part of something else at another.
// https://docs.docker.com/reference/compose-file/interpolation/
import { isMap, isScalar } from 'yaml';
import { positionsOf } from '../../model/text/position.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { isDotenv } from '../formats/compose/layers.js';
import { nodesOf } from '../languages/yaml/nodes.js';
import { parseYaml } from '../languages/yaml/parse.js';
import { valueReads } from '../reasons.js';
import type { ValueReader } from './value-read.js';

const variable = /\$(?:\{(?<braced>[A-Za-z_]\w*)|(?<bare>[A-Za-z_]\w*))/g;

export const composeVariables: ValueReader = {
  title: 'Keys of a Compose file, other than `image`, that use a variable of `.env`',
  formats: ['compose'],
  find(file, { companions }) {
    const settings = companions.filter(({ path }) => isDotenv(path));
    if (settings.length === 0 || !file.text.includes('$')) return [];
    const lineOf = positionsOf(file.text);
    return [...otherUses(file)].flatMap(([name, start]) => {
      const why = valueReads.other(`${file.path}:${lineOf({ start, end: start }).line}`);
      return settings.flatMap((one) =>
        valuesIn(one.text, name).map((span) => ({ of: { file: one.path, span }, effect: { why } })),
      );
    });
  },
};

/** The variables in texts under keys that are no image, each with its first place. Comments of the file are left out. */
function otherUses(file: SourceFile): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { root } of parseYaml(file).documents) {
    const images = new Set<unknown>();
    for (const node of nodesOf(root)) {
      if (isMap(node))
        for (const { key, value } of node.items)
          if (isScalar(key) && /image|^(?:args|build|x-.*)$/i.test(String(key.value)))
            for (const inner of nodesOf(isScalar(value) || isMap(value) ? value : null)) images.add(inner);
      if (!isScalar(node) || images.has(node) || typeof node.value !== 'string') continue;
      for (const { groups } of node.value.matchAll(variable)) {
        const name = groups?.braced ?? groups?.bare ?? '';
        if (!found.has(name)) found.set(name, node.range?.[0] ?? 0);
      }
    }
  }
  return found;
}

/** The places of the values of a variable in a file such as `.env`, without quotes. */
function valuesIn(text: string, name: string): readonly Span[] {
  const setting = new RegExp(`^(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*(?<value>[^\\r\\n]*)`, 'gm');
  return [...text.matchAll(setting)].map(({ 0: whole, index }) => {
    const end = index + whole.length;
    return { start: text.indexOf('=', index) + 1, end };
  });
}
