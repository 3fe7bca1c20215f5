// Shell scripts, Makefiles and justfiles: the images that commands such as `docker run` and `kubectl run` use, and image names with a
// digest. Other words are left alone, since nothing tells whether they are images.
// https://docs.docker.com/reference/cli/docker/container/run/
import type { Scanner } from '../../../model/occurrence.js';
import { commandBuilds, commandMentions } from '../../between/shell-builds.js';
import { folderOf } from '../../checkout/mentions.js';
import { assignedIn } from '../../languages/shell/assignments.js';
import { builtImages, wholeUsesIn } from '../../languages/shell/image-uses.js';
import { namesOf, pinnedWords, placedValue, readImageWord } from '../../languages/shell/read-image.js';
import { evidence, usesOfScripts } from '../../languages/shell/uses.js';
import { withVariables } from '../../languages/shell/yaml-scripts.js';
import { commandsOf } from '../../languages/syntax/shell.js';
import { makeImages, makeNames } from '../../values/make-variables.js';

export const shell: Scanner = {
  id: 'shell',
  title: 'Shell scripts, Makefiles, justfiles',
  paths: [
    '**/*.{sh,bash,zsh,mk,just}',
    '**/{.,}{justfile,Justfile}',
    '**/{Makefile,makefile,GNUmakefile}',
    '**/Makefile.*',
  ],
  comment: '#',
  scan(file) {
    if (!evidence.test(file.text)) return undefined;
    const commands = commandsOf(/just(?:file)?$/i.test(file.path) ? withVariables(file.text) : file.text);
    const { images = [], builds = [] } = usesOfScripts([commands])[0] ?? {};
    const ofScript = assignedIn(commands, (word) => placedValue(file, word));
    const context = { valuesOf: ofScript, wholeUses: wholeUsesIn(images) };
    const used = images.flatMap((one) => {
      const ofMake = one.unknownOption === undefined ? makeImages(file, one.word) : undefined;
      return ofMake ?? readImageWord(file, one, context);
    });
    const occurrences = [...pinnedWords(file, commands, used), ...used];
    const folders = [...new Set([folderOf(file.path), ''])];
    const mentions = commandMentions(commands, folders);
    const passes = commandBuilds(commands, file, folders);
    const built = builtImages(file, builds, (word) => makeNames(file, word) ?? namesOf(word, ofScript));
    return { occurrences, problems: [], mentions, builds: built, passes };
  },
};
