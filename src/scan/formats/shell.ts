// Shell scripts and Makefiles: the image of `docker|podman|nerdctl run|pull|create`, and image names with a digest. Other
// words are left alone, since nothing tells whether they are images.
// https://docs.docker.com/reference/cli/docker/container/run/
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { builtByCommands } from '../built-names.js';
import { looksLikeImage } from '../looks-like-image.js';
import { makeImages } from '../make-variables.js';
import { folderOf } from '../mentions.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';
import { unresolved } from '../reasons.js';
import { commandMentions } from '../shell-mentions.js';
import { commandsOf, type ShellWord } from '../syntax/shell.js';

const programs =
  /^[@+-]*(?:docker|podman|nerdctl|\$[({]?(?:DOCKER|PODMAN|NERDCTL|CONTAINER_?(?:ENGINE|TOOL|RUNTIME|CLI))(?:_(?:CMD|BIN))?[)}]?)$/;
const prefixes =
  /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const verbs = new Set(['run', 'pull', 'create']);
const nouns = new Set(['container', 'image']);
/** Options without a value, long and short; every other one takes the next word unless it has `=`. */
const flagsWithoutValue =
  /^--(?:rm|detach|interactive|tty|privileged|init|quiet|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|all-tags|disable-content-trust|replace|rmi|tls-verify|help|no-hosts|http-proxy)$|^-[ditPq]+$/;
/** Options of the program itself that take the next word. */
const globalOptions =
  /^(?:-[Hclna]|--(?:host|context|config|log-level|connection|url|root|namespace|address))$/;
/** Words that the shell expands to options, or to nothing. */
const expandedOptions = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?\w*(?:OPT|ARG|FLAG|PARAM|TTY)\w*[)}]?$/i;
const assignment = /^(?:[:?+!]|::)?=$/;
const marker = '@sha256:';

export const shell: Scanner = {
  id: 'shell',
  title: 'Shell scripts, Makefiles',
  paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
  comment: '#',
  scan(file) {
    if (!/docker|podman|nerdctl|buildah|container|@sha256:/i.test(file.text)) return undefined;
    const commands = commandsOf(file.text);
    const started = commands
      .flatMap((words) => imageOf(words) ?? [])
      .flatMap((word) => makeImages(file, word) ?? [readImage(file, word)]);
    const pinned = commands.flat().flatMap((word) => pinnedImage(file, word));
    const taken = new Set(started.map(({ at }) => at.span.start));
    const occurrences = [...pinned.filter(({ at }) => !taken.has(at.span.start)), ...started];
    const mentions = commandMentions(commands, [...new Set([folderOf(file.path), ''])]);
    return { occurrences, problems: [], mentions, builds: builtByCommands(file, commands) };
  },
};

function imageOf(all: readonly ShellWord[]): ShellWord | undefined {
  const words = assignment.test(all[1]?.text ?? '') ? all.slice(2) : all;
  const program = words.findIndex(({ text }) => programs.test(text));
  if (program < 0 || !words.slice(0, program).every(({ text }) => prefixes.test(text))) return undefined;
  let index = program + 1;
  while (words[index]?.text.startsWith('-')) index += globalOptions.test(words[index]?.text ?? '') ? 2 : 1;
  if (nouns.has(words[index]?.text ?? '')) index += 1;
  const verb = words[index]?.text ?? '';
  if (!verbs.has(verb)) return undefined;
  for (index += 1; isOption(words[index]?.text ?? ''); index += 1) {
    const { text = '' } = words[index] ?? {};
    if (text === '--') {
      index += 1;
      break;
    }
    const hasNoValue = flagsWithoutValue.test(text) || (verb === 'pull' && text === '-a');
    if (text.startsWith('-') && !hasNoValue && !/^--[^=]*=|^-[A-Za-z]./.test(text)) index += 1;
  }
  const word = words[index];
  return word === undefined || /^\d*[<>]|^\W*$/.test(word.text) ? undefined : word;
}

function isOption(text: string): boolean {
  return text.startsWith('-') || expandedOptions.test(text);
}

function readImage(file: SourceFile, { text, span }: ShellWord): Occurrence {
  if (/[$`*?]/.test(text)) return opaqueAt(file, span, 'variable', whyExpanded(text));
  const scheme = text.startsWith('docker://') ? 'docker://'.length : 0;
  return occurrenceAt(file, { start: span.start + scheme, end: span.end });
}

function whyExpanded(text: string): string {
  if (/\$\w|\$\{|\$\([\w.]+\)/.test(text)) return unresolved.shellVariable(text);
  return /[$`]/.test(text) ? unresolved.shellCommand(text) : unresolved.shellWildcard(text);
}

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
