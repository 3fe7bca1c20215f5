// What the commands of a script do with a value that an expression or a variable puts into them, other than use the image.

import { programPlace } from '../../languages/shell/program.js';
import { usesOf } from '../../languages/shell/script.js';
import { commandsOf, type ShellCommand, type ShellWord } from '../../languages/shell/syntax.js';
import { holdsSpan, type Span } from '../../model/text/source.js';

/** Where the text has a value, and what a command does with it. */
export interface ScriptRead extends Span {
  /** Absent for an expression. */
  readonly variable?: string;
  readonly does:
    | { readonly kind: 'command' | 'compared' | 'part' }
    | { readonly kind: 'equals'; readonly text: string; readonly span: Span };
}

interface Values {
  readonly isShell: boolean;
  readonly variables: ReadonlySet<string>;
  /** The places of expressions that give a value. */
  readonly expressions: readonly Span[];
  /** Counts the words that are compared with places. @throws TooManySteps */
  readonly step: (count: number) => void;
}

interface Site extends Span {
  readonly variable?: string;
  /** What is done to the value of a variable, such as `%%:*`. */
  readonly operator: string;
}

const variable = /\$(?:\{(?<braced>[A-Za-z_]\w*)(?<operator>[^{}]*)\}|(?<bare>[A-Za-z_]\w*))/g;

/** The values that a text reads in a way in which a digest would count. */
export function scriptReads(
  text: string,
  { isShell, variables, expressions, step }: Values,
): readonly ScriptRead[] {
  const sites: Site[] = expressions.map(({ start, end }) => ({ start, end, operator: '' }));
  for (const { 0: whole, index, groups } of text.matchAll(variable)) {
    const name = groups?.braced ?? groups?.bare ?? '';
    const site = { start: index, end: index + whole.length, operator: groups?.operator ?? '' };
    if (variables.has(name)) sites.push({ ...site, variable: name });
  }
  if (sites.length === 0) return [];
  const commands = isShell ? commandsOf(text) : [];
  const images = usesOf(commands).images.filter(
    ({ noPin, unknownOption, word }) =>
      noPin === undefined && unknownOption === undefined && word.unknown === undefined,
  );
  const words = commands.reduce((sum, one) => sum + one.words.length, 0);
  step(sites.length * (1 + words));
  return sites.flatMap((site): readonly ScriptRead[] => {
    const { operator, ...read } = site;
    if (isComment(text, site.start)) return [];
    if (operator !== '' && !/^:?[-?=]/.test(operator)) return [{ ...read, does: { kind: 'part' } }];
    const image = images.find(({ word }) => holdsSpan(word.span, site));
    if (image !== undefined) return isAlone(image.word, site) ? [] : [{ ...read, does: { kind: 'part' } }];
    const does = doneBy(commands, site);
    return does === undefined ? [] : [{ ...read, does }];
  });
}

function isComment(text: string, offset: number): boolean {
  return /^\s*#/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
}

/** True where the value is the name: behind a registry, the digest would be that of another repository. */
function isAlone({ text, span }: ShellWord, { start, end }: Span): boolean {
  return end === span.end && /^(?:docker:\/\/)?$/.test(text.slice(0, start - span.start));
}

/** What the innermost command around a value does with it; `undefined` where a digest changes nothing. */
function doneBy(commands: readonly ShellCommand[], site: Site): ScriptRead['does'] | undefined {
  const around = commands.flatMap((command, index) =>
    command.words.flatMap((word) => (holdsSpan(word.span, site) ? [{ command, index, word }] : [])),
  );
  const [own] = around.toSorted((a, b) => lengthOf(a.word) - lengthOf(b.word));
  if (own === undefined) return { kind: 'command' };
  const words = own.command.words.slice(programPlace(own.command.words));
  const program = words[0]?.text.replace(/^@/, '') ?? '';
  if (/^(?:echo|printf)$/.test(program)) {
    const isRead = around.length > 1 || commands[own.index + 1]?.isPiped === true;
    return isRead || words.some(({ text }) => /^\d?>/.test(text)) ? { kind: 'command' } : undefined;
  }
  if (/^(?:test|\[\[?)$/.test(program)) return comparedBy(words, own.word);
  return { kind: 'command' };
}

function comparedBy(words: readonly ShellWord[], word: ShellWord): ScriptRead['does'] | undefined {
  const at = words.indexOf(word);
  if (/^-[nz]$/.test(words[at - 1]?.text ?? '')) return undefined;
  const side = [at - 1, at + 1].find((index) => /^(?:==?|!=)$/.test(words[index]?.text ?? ''));
  const other = side === undefined ? undefined : words[side < at ? side - 1 : side + 1];
  if (other === undefined) return { kind: 'compared' };
  if (other.text === '' || /^(?:""|'')$/.test(other.text)) return undefined;
  const start = /^[\w./:-]+(?=\*$)/.exec(other.text)?.[0];
  if (start !== undefined && side === at + 1) return undefined;
  const isLiteral = /^[\w./:-]+$/.test(other.text);
  return isLiteral ? { kind: 'equals', text: other.text, span: other.span } : { kind: 'compared' };
}

function lengthOf({ span }: ShellWord): number {
  return span.end - span.start;
}
