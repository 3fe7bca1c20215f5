// Scripts that remove, tag, save, load or list an image by its name, which another file pulls: by digest, it has no such name.
// https://docs.docker.com/reference/cli/docker/image/pull/#pull-an-image-by-digest-immutable-identifier

import { literalValue } from '../../languages/shell/interpreter/words.js';
import { listedTokens, nameKey, namesLookedFor } from '../../languages/shell/uses.js';
import { parseImage } from '../../model/images/image.js';
import { valueReads } from '../../scan/reasons.js';
import { scriptsIn } from './script-files.js';
import { lineNamer, type ValueReader } from './value-reader.js';

/** Words of which such a command has one. */
const evidence =
  /\b(?:rmi|image|images|tag|save|inspect|history|untag|load|import|export|ancestor|reference)\b/;

export const scriptNames: ValueReader = {
  title: 'Commands of scripts, and of pipelines, that look for an image by its name',
  formats: 'scripts',
  find(file) {
    if (!evidence.test(file.text)) return [];
    const at = lineNamer(file);
    const scripts = scriptsIn(file);
    return [
      ...scripts.flatMap(namesLookedFor).flatMap(({ text, span }) => {
        if (parseImage(literalValue(text)).kind !== 'image') return [];
        return [{ of: { nameKey: nameKey(text) }, effect: { why: valueReads.lookedFor(at(span.start)) } }];
      }),
      ...[...listedTokens(scripts)].map(([repository, { start }]) => ({
        of: { repository },
        effect: { why: valueReads.lookedFor(at(start)) },
      })),
    ];
  },
};
