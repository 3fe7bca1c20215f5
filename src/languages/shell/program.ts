// Finds the program that a shell command starts, behind `sudo`, `time`, `then`, assignments and the like, and its arguments.
import { addToGroup } from '../../model/collections.js';
import type { ShellWord } from './syntax.js';

/** A program as its users call it, whatever its path is, with the words behind it. */
interface ProgramCall {
  readonly program: string;
  readonly args: readonly ShellWord[];
}

const prefixes =
  /^[@+-]*(?:sudo|exec|time|env|command|builtin|shell|nohup|nice|timeout|retry|coproc|chronic|microk8s|k3s|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
/** Programs that start another one behind options of their own. */
const starters =
  /^[@+-]*(?:sudo|doas|gosu|su-exec|env|nice|ionice|time|timeout|nohup|stdbuf|setsid|setpriv|unshare|nsenter|flock|chroot|runuser|xargs|watch|winpty|ssh|lima|colima|tini|dumb-init|catatonit|unbuffer|doppler|op|aws-vault|infisical|chamber|retry(?:[-_]\w+)?)$/;
/** More words than the options of a starter have. */
const maxBehindStarter = 10;
const assignment = /^(?:[:?+!]|::)?=$/;
/** `$(DOCKER)` of a Makefile, `${KUBECTL_BIN}` and `${DOCKER:-docker}` of a script. */
const inVariable = /^\$[({]?(?<name>[A-Za-z_]+)(?::?[-=](?<fallback>[\w./-]{1,100}))?[)}]?$/;
const engines = /^container_?(?:engine|tool|runtime|cli)/;
const redirectionSign = /^(?:\d*|&)(?:<<<|<<-?|>>|>\||[<>])/;

/** The program and its arguments without redirections; `undefined` where the command starts with another word. */
export function programCall(
  words: readonly ShellWord[],
  isKnown: (program: string) => boolean,
): ProgramCall | undefined {
  const all = withoutLead(words);
  let skippable = 0;
  for (const [index, { text }] of all.entries()) {
    const program = index > 0 && text.startsWith('-') ? '' : programOf(text);
    if (isKnown(program)) return { program, args: withoutRedirections(all.slice(index + 1)) };
    if (starters.test(text)) skippable = maxBehindStarter;
    else if (skippable > 0) skippable -= 1;
    else if (!prefixes.test(text)) return undefined;
  }
  return undefined;
}

/** The place of the first word that is no keyword, assignment or prefix such as `sudo`. */
export function programPlace(words: readonly ShellWord[]): number {
  const at = words.findIndex(({ text }) => !prefixes.test(text));
  return at < 0 ? words.length : at;
}

/** The command without the name of a make variable and without redirections in front of its program. */
function withoutLead(words: readonly ShellWord[]): readonly ShellWord[] {
  if (assignment.test(words[1]?.text ?? '')) return words.slice(2);
  const [first] = words;
  return first !== undefined && redirectionIn(first) !== undefined ? withoutRedirections(words) : words;
}

function programOf(text: string): string {
  const bare = text.replace(/^[@+-]{1,3}/, '').replace(/["'\\]/g, '');
  const { name, fallback } = inVariable.exec(bare)?.groups ?? {};
  const written = name === undefined ? bare : fallback;
  if (written !== undefined || name === undefined) return written?.slice(written.lastIndexOf('/') + 1) ?? '';
  const lower = name.toLowerCase();
  return engines.test(lower) ? 'docker' : lower.replace(/_(?:cmd|bin|cli|exe)$/, '');
}

/** The sign of a redirection, as far as the word is one: within quotes, it is a text. */
function redirectionIn({ text, quote }: ShellWord): string | undefined {
  return quote === undefined ? redirectionSign.exec(text)?.[0] : undefined;
}

/** A redirection without a target in its word has it in the next one. */
export function withoutRedirections(words: readonly ShellWord[]): readonly ShellWord[] {
  const kept: ShellWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    const sign = redirectionIn(word);
    if (sign === undefined) kept.push(word);
    else if (sign.length === word.text.length) index += 1;
  }
  return kept;
}

/** The rows of a table by program; the first column has the names of programs with blanks between them. */
export function rowsByProgram<R extends readonly [string, ...unknown[]]>(
  rows: readonly R[],
): ReadonlyMap<string, readonly R[]> {
  const found = new Map<string, R[]>();
  for (const row of rows) for (const program of row[0].split(' ')) addToGroup(found, program, row);
  return found;
}
