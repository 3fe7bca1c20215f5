// Shell scripts, Makefiles and justfiles: the images that commands such as `docker run` and `kubectl run` use, and image
// names with a digest. Other words are left alone, since nothing tells whether they are images.
// https://docs.docker.com/reference/cli/docker/container/run/

import {
  commandBuilds,
  commandMentions,
  filesElsewhere,
  shellMentions,
} from '../../languages/shell/builds.js';
import { builtImages, wholeUsesIn } from '../../languages/shell/image-uses.js';
import { namesOf, pinnedWords, readImageWord } from '../../languages/shell/read-image.js';
import { scriptOf, usesOf } from '../../languages/shell/script.js';
import { commandsOf, type ShellWord } from '../../languages/shell/syntax.js';
import { evidence } from '../../languages/shell/uses.js';
import { asWritten, withoutExpressions } from '../../languages/shell/yaml-scripts.js';
import { isMakefile, makeImages, makeNames } from '../../languages/syntax/make-variables.js';
import type { Scanner } from '../../model/occurrence.js';
import { folderOf } from '../../scan/checkout/mentions.js';

export const shell: Scanner = {
  id: 'shell',
  title: 'Shell scripts, Makefiles, justfiles',
  paths: [
    '**/*.{sh,bash,zsh,mk,just}',
    '**/{.,}{justfile,Justfile}',
    '**/{Makefile,makefile,GNUmakefile}',
    '**/Makefile.*',
    '**/crontab',
    '**/cron.d/*',
  ],
  hasScripts: true,
  comment: '#',
  scan(file) {
    if (otherLanguage.test(file.text)) return { occurrences: [], problems: [] };
    const folders = [...new Set([folderOf(file.path), ''])];
    const isMake = isMakefile(file);
    if (!evidence.test(file.text))
      return { occurrences: [], problems: [], mentions: shellMentions(file.text, folders, isMake) };
    const isJust = /just(?:file)?$/i.test(file.path);
    const written = commandsOf(isJust ? withoutExpressions(file.text) : file.text);
    const { commands, nested, unknown, valuesOf } = scriptOf(file, written, () => [], isMake);
    const { images, builds } = usesOf(commands);
    const context = { valuesOf, wholeUses: wholeUsesIn(images) };
    const used = images.flatMap((one) => {
      const isClear = one.unknownOption === undefined && one.word.unknown === undefined;
      const ofMake = isMake && isClear ? makeImages(file, one.word) : undefined;
      return ofMake ?? readImageWord(file, one, context);
    });
    const allNames = (word: ShellWord) => (isMake ? makeNames(file, word) : namesOf(word, valuesOf));
    const elsewhere = filesElsewhere(file, commands, allNames);
    const all = [...pinnedWords(file, written, used), ...used, ...unknown, ...elsewhere];
    const mentions = commandMentions(commands, folders, allNames, file.path);
    const passes = commandBuilds(commands, file, folders);
    const built = builtImages(file, builds, allNames);
    const occurrences = isJust ? all.map((one) => asWritten(file, one)) : all;
    return { occurrences, problems: [], mentions, builds: built, passes, nested };
  },
};

/** The first line of a program that a script starts, and that no shell reads. */
const otherLanguage =
  /^#!\s*(?:\S*\/)?(?:env\s+(?:-S\s*)?)?(?:\S*\/)?(?:python|node|deno|bun|ruby|perl|php|lua|Rscript|tclsh|expect|g?awk|pwsh)/;
