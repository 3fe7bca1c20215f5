// Scripts that remove, tag, save, load or list an image by its name, which another file pulls: by digest, it has no such name.
// https://docs.docker.com/reference/cli/docker/image/pull/#pull-an-image-by-digest-immutable-identifier
import { parseImage } from '../../model/images/image.js';
import { literalValue } from '../languages/shell/interpreter/words.js';
import { nameKey, namesLookedFor } from '../languages/shell/uses.js';
import { commandsOf } from '../languages/syntax/shell.js';
import { valueReads } from '../reasons.js';
import { lineNamer, type ValueReader } from './value-read.js';

/** Words of which such a command has one. */
const evidence =
  /\b(?:rmi|image|images|tag|save|inspect|history|untag|load|import|export|ancestor|reference)\b/;

export const scriptNames: ValueReader = {
  title: 'Commands of scripts that look for an image by its name',
  formats: ['shell'],
  find(file) {
    if (!evidence.test(file.text)) return [];
    const at = lineNamer(file);
    return namesLookedFor(commandsOf(file.text)).flatMap(({ text, span }) => {
      const parsed = parseImage(literalValue(text));
      if (parsed.kind !== 'image') return [];
      const why = valueReads.lookedFor(at(span.start));
      return [{ of: { nameKey: nameKey(text) }, effect: { why } }];
    });
  },
};
