// Fly.io: the image of an app, and of the builder for buildpacks.
// https://fly.io/docs/reference/configuration/#the-build-section

import { type TomlText, tomlTexts } from '../../languages/syntax/toml.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import { buildMentions } from '../../scan/checkout/mentions.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { isImageArgument } from '../../scan/looks-like-image.js';
import { occurrenceAt } from '../../scan/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

export const fly: Scanner = {
  id: 'fly',
  title: 'Fly.io',
  paths: ['**/fly.toml', '**/fly.*.toml', '**/*.fly.toml'],
  comment: '#',
  scan(file) {
    const texts = tomlTexts(file.text);
    const at = (...path: string[]) =>
      texts.filter((one) => one.value !== '' && one.path.join('\0') === path.join('\0'));
    const read = ({ span, value, exact }: TomlText): Occurrence => occurrenceAt(file, span, value, exact);
    const occurrences = [
      ...at('build', 'image').map((one) => readBy(consumers.fly, read(one))),
      ...at('build', 'builder').map((one) =>
        withoutNewDigest(read(one), notPinnable.notDocumented('Fly.io')),
      ),
      ...texts.filter(isArgument).map(read),
    ];
    const mentions = buildMentions(file, [], at('build', 'dockerfile'));
    return { occurrences, problems: [], mentions };
  },
};

function isArgument({ path, value }: TomlText): boolean {
  return (
    path.length === 3 && path[0] === 'build' && path[1] === 'args' && isImageArgument(path[2] ?? '', value)
  );
}
