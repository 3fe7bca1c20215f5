// Scripts that read an image out of a file into a variable and then use that otherwise than as an image: take the tag off,
// compare it, or name something by it.
import { folderOf, pathFrom } from '../checkout/mentions.js';
import { wholeUsesIn } from '../languages/shell/image-uses.js';
import { variableUsesIn } from '../languages/shell/read-image.js';
import { usesOf } from '../languages/shell/script.js';
import { commandsOf } from '../languages/syntax/shell.js';
import { valueReads } from '../reasons.js';
import { anyText, lineNamer, type ValueReader } from './value-read.js';

/** `NAME=$(program … file)`. A bracket in quotes ends it too early, and then the file is not found. */
const extraction =
  /(?<![\w$])(?<name>[A-Za-z_]\w*)=["']?(?:\$\(|`)\s{0,9}(?:[ef]?grep|rg|g?awk|g?sed|cut|head|tail|cat|yq|jq)\s(?<args>[^)`\n]{1,500})/g;
const file = /(?<![\w./-])[\w./-]*(?:\.ya?ml|\.json|\.env|(?:Dockerfile|Containerfile)[\w.-]*)(?![\w./-])/g;

export const scriptFiles: ValueReader = {
  title: 'Scripts that read an image out of another file, and use it otherwise than as an image',
  formats: ['shell'],
  find(script) {
    const found = [...script.text.matchAll(extraction)];
    if (found.length === 0) return [];
    const at = lineNamer(script);
    const images = usesOf(commandsOf(script.text)).images.filter(({ noPin }) => noPin === undefined);
    const wholeUses = wholeUsesIn(images);
    return found.flatMap(({ groups, index }) => {
      const { name = '', args = '' } = groups ?? {};
      if (variableUsesIn(script, name) <= (wholeUses.get(name) ?? 0)) return [];
      const why = valueReads.other(at(index));
      const paths = (args.match(file) ?? []).flatMap((one) =>
        [folderOf(script.path), ''].flatMap((folder) => pathFrom(folder, one) ?? []),
      );
      return [...new Set(paths)].map((path) => ({ of: anyText({ path }), effect: { why } }));
    });
  },
};
