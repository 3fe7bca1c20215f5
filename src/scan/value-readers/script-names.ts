// Scripts that remove, tag, save, load or list an image by its name, which another file pulls: by digest, it has no such name.
// https://docs.docker.com/reference/cli/docker/image/pull/#pull-an-image-by-digest-immutable-identifier
import { parseImage } from '../../model/images/image.js';
import { positionsOf } from '../../model/text/position.js';
import type { Span } from '../../model/text/source.js';
import { literalValue } from '../languages/shell/interpreter/words.js';
import { listedTokens, nameKey, namesLookedFor } from '../languages/shell/uses.js';
import { commandsOf } from '../languages/syntax/shell.js';
import { valueReads } from '../reasons.js';
import type { ValueReader } from './value-read.js';

/** Words of which such a command has one. */
const evidence =
  /\b(?:rmi|image|images|tag|save|inspect|history|untag|load|import|export|ancestor|reference)\b/;

export const scriptNames: ValueReader = {
  title: 'Commands of scripts that look for an image by its name',
  formats: ['shell'],
  find(file) {
    if (!evidence.test(file.text)) return [];
    const lineOf = positionsOf(file.text);
    const commands = commandsOf(file.text);
    const at = (span: Span) => valueReads.lookedFor(`${file.path}:${lineOf(span).line}`);
    return [
      ...namesLookedFor(commands).flatMap(({ text, span }) => {
        if (parseImage(literalValue(text)).kind !== 'image') return [];
        return [{ of: { nameKey: nameKey(text) }, effect: { why: at(span) } }];
      }),
      ...[...listedTokens([commands])].map(([repository, span]) => ({
        of: { repository },
        effect: { why: at(span) },
      })),
    ];
  },
};
