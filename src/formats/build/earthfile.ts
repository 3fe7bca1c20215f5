// Earthfiles: `FROM` and the images that `WITH DOCKER --pull` fetches. A name with `+` is a target, and `SAVE IMAGE` names
// what is built.
// https://docs.earthly.dev/docs/earthfile

import { append } from '../../model/collections.js';
import type { BuiltImage, Mention, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { buildMentions } from '../../scan/checkout/mentions.js';
import { consumers, readBy } from '../../scan/consumers.js';
import { occurrenceAt, opaqueAt, resolvedAt } from '../../scan/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';
import { expand } from '../../scan/values/variables.js';

/** Flags that take the next word as their value where none is joined to them with `=`. */
const flagsWithValue: ReadonlySet<string> = new Set([
  ...['platform', 'build-arg', 'f', 'target', 'pull', 'load', 'compose', 'service', 'cache-id', 'cache-from'],
]);

export const earthfile: Scanner = {
  id: 'earthfile',
  title: 'Earthfile',
  paths: ['**/Earthfile'],
  comment: '#',
  scan(file) {
    const builds: BuiltImage[] = [];
    const mentions: Mention[] = [];
    const values = new Map<string, string>();
    const occurrences = earthfileCommands(file.text).flatMap((command) => {
      const [name, more] = command.words;
      if (name?.text === 'ARG') setArgument(values, command);
      if (name?.text === 'SAVE' && more?.text === 'IMAGE') append(builds, savedImages(file, command));
      const lookup = (variable: string) =>
        values.get(`${command.target}\0${variable}`) ?? values.get(`\0${variable}`);
      if (name?.text === 'WITH' && more?.text === 'DOCKER')
        return readFlags(command.words.slice(2))
          .flags.filter(({ flag }) => flag === 'pull')
          .flatMap(({ value }) => imageAt(file, value, lookup) ?? [])
          .map((one) => readBy(consumers.earthly, one));
      if (name?.text !== 'FROM') return [];
      const { flags, rest } = readFlags(command.words.slice(more?.text === 'DOCKERFILE' ? 2 : 1));
      const [image] = rest;
      if (more?.text === 'DOCKERFILE') {
        const names = flags.flatMap(({ flag, value }) =>
          flag === 'f' ? [{ value: value.text, span: value.span }] : [],
        );
        append(mentions, buildMentions(file, image === undefined ? [] : [image.text], names));
        return [];
      }
      return image === undefined ? [] : (imageAt(file, image, lookup) ?? []);
    });
    return { occurrences, problems: [], builds, mentions };
  },
};

interface Flag {
  readonly flag: string;
  readonly value: EarthfileWord;
}

function readFlags(words: readonly EarthfileWord[]): {
  readonly flags: readonly Flag[];
  readonly rest: readonly EarthfileWord[];
} {
  const flags: Flag[] = [];
  const rest: EarthfileWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const one = words[at];
    if (one === undefined) break;
    const [lead, flag = '', joined] = /^--?(?<flag>[a-z-]+)(?:=(?<joined>.*))?$/.exec(one.text) ?? [];
    if (lead === undefined) rest.push(one);
    else if (joined !== undefined) flags.push({ flag, value: behind(one, joined) });
    else if (flagsWithValue.has(flag) && words[at + 1] !== undefined) {
      at += 1;
      flags.push({ flag, value: words[at] ?? one });
    }
  }
  return { flags, rest };
}

/** The end of a word, without quotes around it. */
function behind({ span }: EarthfileWord, value: string): EarthfileWord {
  const quoted = /^(["']).*\1$/.test(value) && value.length > 1 ? 1 : 0;
  const text = value.slice(quoted, value.length - quoted);
  const end = span.end - quoted;
  return { text, span: { start: end - text.length, end } };
}

/** Arguments of the base recipe are also set in targets. */
function setArgument(values: Map<string, string>, { target, words }: EarthfileCommand): void {
  const { rest } = readFlags(words.slice(1));
  const assignment = rest.map(({ text }) => text).join(' ');
  const { name, value } = /^(?<name>\w+)\s*=\s*(?<value>.*)$/.exec(assignment)?.groups ?? {};
  if (name === undefined || value === undefined) return;
  values.set(`${target}\0${name}`, value.replace(/^(["'])(.*)\1$/, '$2'));
}

/** The image of a word; `undefined` for the name of a target and for the empty image. */
function imageAt(
  file: SourceFile,
  { text, span }: EarthfileWord,
  lookup: (name: string) => string | undefined,
): Occurrence | undefined {
  if (!text.includes('$'))
    return text.includes('+') || text === 'scratch' ? undefined : occurrenceAt(file, span, text);
  const expansion = expand(text, lookup);
  if (expansion.kind === 'unknown') return opaqueAt(file, span, 'variable', expansion.detail);
  return expansion.value.includes('+') || expansion.value === 'scratch'
    ? undefined
    : resolvedAt(file, span, expansion.value, notPinnable.fromParameter);
}

function savedImages(file: SourceFile, { words }: EarthfileCommand): readonly BuiltImage[] {
  const { rest } = readFlags(words.slice(2));
  const isPushed = words.some(({ text }) => text === '--push');
  return rest.flatMap(({ text: name, span }) =>
    name.includes('$') ? [] : [{ name, at: { file: file.path, span }, isPushed }],
  );
}

interface EarthfileWord {
  /** Without the quotes around it. */
  readonly text: string;
  readonly span: Span;
}

interface EarthfileCommand {
  /** The name of the target around it; empty in the base recipe. */
  readonly target: string;
  readonly words: readonly EarthfileWord[];
}

const word = /"[^"\n]*"|'[^'\n]*'|[^\s"']+(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*/g;

/** Every command in the order of the text. */
function earthfileCommands(text: string): readonly EarthfileCommand[] {
  const commands: EarthfileCommand[] = [];
  let target = '';
  let words: EarthfileWord[] = [];
  let isContinued = false;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    // Comments and blank lines do not end a continued command.
    if (/^\s*(?:#|$)/.test(line)) continue;
    const label = isContinued ? undefined : /^(?<name>[A-Za-z][\w.-]*):\s*(?:#.*)?$/.exec(line)?.groups?.name;
    if (label !== undefined) {
      target = label;
      continue;
    }
    const end = endOfLine(line);
    isContinued = end < line.trimEnd().length;
    append(words, wordsOf(line.slice(0, end), index));
    if (isContinued) continue;
    if (words.length > 0) commands.push({ target, words });
    words = [];
  }
  return words.length > 0 ? [...commands, { target, words }] : commands;
}

/** The offset of the backslash that continues a line, or its length. */
function endOfLine(line: string): number {
  const trimmed = line.trimEnd();
  return trimmed.endsWith('\\') ? trimmed.length - 1 : trimmed.length;
}

/** The words in front of a comment. */
function wordsOf(line: string, offset: number): readonly EarthfileWord[] {
  const words: EarthfileWord[] = [];
  for (const { 0: found, index } of line.matchAll(word)) {
    if (found.startsWith('#')) break;
    const quoted = /^(["']).*\1$/.test(found) && found.length > 1 ? 1 : 0;
    const start = offset + index + quoted;
    const text = found.slice(quoted, found.length - quoted);
    words.push({ text, span: { start, end: start + text.length } });
  }
  return words;
}
