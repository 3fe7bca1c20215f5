// Variables of Compose that are an image at one place and a part of something else at another.
// https://docs.docker.com/reference/compose-file/interpolation/
import { isMap, isScalar } from 'yaml';
import { dotenvValues } from '../../languages/syntax/dotenv.js';
import { nodesOf } from '../../languages/yaml/nodes.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import type { SourceFile } from '../../model/text/source.js';
import { valueReads } from '../../scan/reasons.js';
import { isDotenv } from '../compose/layers.js';
import { lineNamer, type ValueReader } from './value-reader.js';

const variable = /\$(?:\{(?<braced>[A-Za-z_]\w*)|(?<bare>[A-Za-z_]\w*))/g;

export const composeVariables: ValueReader = {
  title: 'Keys of a Compose file, other than `image`, that use a variable of `.env`',
  formats: ['compose'],
  find(file, { companions }) {
    const settings = companions.filter(({ path }) => isDotenv(path));
    if (settings.length === 0 || !file.text.includes('$')) return [];
    const at = lineNamer(file);
    const uses = otherUses(file);
    return settings.flatMap((one) =>
      [...dotenvValues(one)].flatMap(([name, { source }]) => {
        const start = uses.get(name);
        if (start === undefined || source === undefined) return [];
        return [{ of: { file: one.path, span: source.span }, effect: { why: valueReads.other(at(start)) } }];
      }),
    );
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
