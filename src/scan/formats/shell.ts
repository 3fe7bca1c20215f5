// Shell scripts and Makefiles: the images that commands such as `docker run` and `kubectl run` use, and image names with a
// digest. Other words are left alone, since nothing tells whether they are images.
// https://docs.docker.com/reference/cli/docker/container/run/
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { looksLikeImage } from '../looks-like-image.js';
import { makeImages, makeNames } from '../make-variables.js';
import { folderOf } from '../mentions.js';
import { occurrenceAt } from '../occurrence.js';
import { assignedIn } from '../shell/assignments.js';
import { builtImages, wholeUsesIn } from '../shell/builds.js';
import { namesOf, placedValue, readImageWord } from '../shell/read-image.js';
import { evidence, usesOfScripts } from '../shell/uses.js';
import { commandBuilds } from '../shell-builds.js';
import { commandMentions } from '../shell-mentions.js';
import { commandsOf, type ShellWord } from '../syntax/shell.js';

const marker = '@sha256:';

export const shell: Scanner = {
  id: 'shell',
  title: 'Shell scripts, Makefiles',
  paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
  comment: '#',
  scan(file) {
    if (!evidence.test(file.text)) return undefined;
    const commands = commandsOf(file.text);
    const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
    const ofScript = assignedIn(commands, (word) => placedValue(file, word));
    const context = { valuesOf: ofScript, wholeUses: wholeUsesIn(images) };
    const used = images.flatMap((one) => {
      const ofMake = one.unknownOption === undefined ? makeImages(file, one.word) : undefined;
      return ofMake ?? readImageWord(file, one, context);
    });
    const pinned = commands.flat().flatMap((word) => pinnedImage(file, word));
    const taken = new Set(used.map(({ at }) => at.span.start));
    const occurrences = [...pinned.filter(({ at }) => !taken.has(at.span.start)), ...used];
    const folders = [...new Set([folderOf(file.path), ''])];
    const mentions = commandMentions(commands, folders);
    const passes = commandBuilds(commands, file, folders);
    const built = builtImages(file, builds, (word) => makeNames(file, word) ?? namesOf(word, ofScript));
    return { occurrences, problems: [], mentions, builds: built, passes };
  },
};

/** The image name with a digest in a word, such as `--image=org/app:1@sha256:…`. */
function pinnedImage(file: SourceFile, { text, span }: ShellWord): readonly Occurrence[] {
  const at = text.indexOf(marker);
  if (at < 0) return [];
  let start = at;
  while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? '')) start -= 1;
  const name = text.slice(start, at + marker.length + 64);
  if (!looksLikeImage(name)) return [];
  return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}
