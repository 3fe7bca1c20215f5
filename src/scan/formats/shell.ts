// Shell scripts and Makefiles, narrowly: the image of `docker|podman|nerdctl run|pull|create`, and texts that already
// carry a digest.
// https://docs.docker.com/reference/cli/docker/container/run/
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { looksLikeImage } from '../looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';
import { commandsOf, type ShellWord } from '../syntax/shell.js';

const programs =
  /^[@+-]*(?:docker|podman|nerdctl|\$[({]?(?:DOCKER|PODMAN|NERDCTL|CONTAINER_?(?:ENGINE|TOOL|RUNTIME|CLI))(?:_(?:CMD|BIN))?[)}]?)$/;
const prefixes =
  /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const verbs = new Set(['run', 'pull', 'create']);
const nouns = new Set(['container', 'image']);
/** Options without a value, long and short; every other one takes the next word unless it has `=`. */
const bare =
  /^--(?:rm|detach|interactive|tty|privileged|init|quiet|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|all-tags|disable-content-trust|replace|rmi|tls-verify|help|no-hosts|http-proxy)$|^-[ditPq]+$/;
/** Options of the program itself that take the next word. */
const globals = /^(?:-[Hclna]|--(?:host|context|config|log-level|connection|url|root|namespace|address))$/;
/** Words that the shell makes options of, or nothing. */
const options = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?\w*(?:OPT|ARG|FLAG|PARAM|TTY)\w*[)}]?$/i;
const assignment = /^(?:[:?+!]|::)?=$/;
const marker = '@sha256:';

export const shell: Scanner = {
  id: 'shell',
  title: 'Shell scripts, Makefiles',
  paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
  comment: '#',
  scan(file) {
    if (!/docker|podman|nerdctl|container|@sha256:/i.test(file.text)) return undefined;
    const commands = commandsOf(file.text);
    const started = commands.flatMap((words) => imageOf(words) ?? []).map((word) => named(file, word));
    const pinned = commands.flat().flatMap((word) => withDigest(file, word));
    const byStart = new Map([...pinned, ...started].map((one) => [one.at.span.start, one]));
    return { occurrences: [...byStart.values()], problems: [] };
  },
};

function imageOf(all: readonly ShellWord[]): ShellWord | undefined {
  const words = assignment.test(all[1]?.text ?? '') ? all.slice(2) : all;
  const program = words.findIndex(({ text }) => programs.test(text));
  if (program < 0 || !words.slice(0, program).every(({ text }) => prefixes.test(text))) return undefined;
  let index = program + 1;
  while (words[index]?.text.startsWith('-')) index += globals.test(words[index]?.text ?? '') ? 2 : 1;
  if (nouns.has(words[index]?.text ?? '')) index += 1;
  const verb = words[index]?.text ?? '';
  if (!verbs.has(verb)) return undefined;
  for (index += 1; isOption(words[index]?.text ?? ''); index += 1) {
    const { text = '' } = words[index] ?? {};
    if (text === '--') {
      index += 1;
      break;
    }
    const isBare = bare.test(text) || (verb === 'pull' && text === '-a');
    if (text.startsWith('-') && !isBare && !/^--[^=]*=|^-[A-Za-z]./.test(text)) index += 1;
  }
  const word = words[index];
  return word === undefined || /^\d*[<>]|^\W*$/.test(word.text) ? undefined : word;
}

function isOption(text: string): boolean {
  return text.startsWith('-') || options.test(text);
}

function named(file: SourceFile, { text, span }: ShellWord): Occurrence {
  if (/[$`*?]/.test(text)) return opaqueAt(file, span, 'variable', 'the shell fills a part of it in');
  const scheme = text.startsWith('docker://') ? 'docker://'.length : 0;
  return occurrenceAt(file, { start: span.start + scheme, end: span.end });
}

/** The reference that ends in a digest somewhere in a word, such as `--image=org/app:1@sha256:…`. */
function withDigest(file: SourceFile, { text, span }: ShellWord): readonly Occurrence[] {
  const at = text.indexOf(marker);
  if (at < 0) return [];
  let start = at;
  while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? '')) start -= 1;
  const name = text.slice(start, at + marker.length + 64);
  if (!looksLikeImage(name)) return [];
  return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}
