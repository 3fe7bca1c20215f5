// Digests that replace the tag: a comment at the end of the line keeps it, as in `image: node@sha256:… # 22.1`.
import { type ImageReference, parseImage } from '../model/images/image.js';
import type { ImageOccurrence, Occurrence, PinPlace } from '../model/occurrence.js';
import { endOfLine } from '../model/text/position.js';
import type { SourceFile } from '../model/text/source.js';

interface CommentSyntax {
  readonly path: RegExp;
  readonly comment: '#' | '//';
  /** What may precede a name that is the whole value on its line. */
  readonly before: RegExp;
  /** A file with this may have texts over several lines, in which the comment would be a part of the text. */
  readonly hasTexts?: RegExp;
}

/** Formats with comments behind a value. */
const syntaxes: readonly CommentSyntax[] = [
  {
    path: /\.ya?ml$/,
    comment: '#',
    before: /^ *(?:- +)*(?:["']?[\w./$-]+["']? *: +)?(?:[&!]\S+ +)?["']?(?:(?:docker|oci):\/\/)?$/,
  },
  { path: /\.toml$/, comment: '#', before: /^\s*[\w."-]+\s*=\s*["']$/, hasTexts: /"""|'''/ },
  { path: /\.(?:hcl|tf|tofu|nomad)$/, comment: '#', before: /^\s*(?:[\w."-]+\s*[=:]\s*)?"$/, hasTexts: /<</ },
  { path: /(?:^|\/)\.?devcontainer\.json$/, comment: '//', before: /^\s*"image"\s*:\s*"$/ },
];
/** Behind the name: the end of the value, and a comment that is nothing but a tag. */
const behind =
  /^(?<end>["']?,?)(?:(?<gap>[ \t]+(?:#|\/\/)[ \t]*)(?<mark>tag=)?(?<tag>\w[\w.-]{0,127}))?[ \t]*\r?\n/;
/** Of what precedes a name on its line, and of what follows it. */
const maxLength = 300;
/** What cannot be another remark than a version, such as the name of a platform, a date or a word. */
const version = /^v?\d(?!\d{3}-\d\d-\d\d$)[\w.-]*$/;

/** The occurrences of a file, with the tags in comments and with the places of digests that replace a tag. */
export function withTagsInComments(file: SourceFile, found: readonly Occurrence[]): readonly Occurrence[] {
  const syntax = syntaxes.find(({ path }) => path.test(file.path));
  if (syntax === undefined) return found;
  return found.map((one) =>
    one.kind === 'image' && one.parts === undefined ? atEndOfLine(file, one, syntax) : one,
  );
}

/** The occurrence with the place of its digest in the form that is asked for. */
export function inForm(one: Occurrence, form: 'tag-and-digest' | 'digest' = 'tag-and-digest'): Occurrence {
  if (one.kind !== 'image' || one.pin.kind === 'refused' || one.pin.alone === undefined) return one;
  const { alone, ...pin } = one.pin;
  return { ...one, pin: form === 'digest' && pin.also === undefined ? alone : pin };
}

function atEndOfLine(file: SourceFile, one: ImageOccurrence, syntax: CommentSyntax): Occurrence {
  const { text } = file;
  const { image, pin, raw } = one;
  const { start, end } = one.at.span;
  const following = `${text.slice(end, end + maxLength)}${end + maxLength < text.length ? '' : '\n'}`;
  const rest = behind.exec(following)?.groups;
  if (rest === undefined || parseImage(raw).kind === 'invalid') return one;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(line, start);
  if (before.length > maxLength || !syntax.before.test(before)) return one;
  const { end: closing = '', gap = '', mark = '', tag } = rest;
  if (tag !== undefined) {
    if (image.tag !== undefined || image.digest === undefined) return one;
    if ((mark === '' && !version.test(tag)) || !raw.endsWith(image.digest)) return one;
    const tail = `${closing}${gap}${mark}${tag}`;
    const tagged: ImageReference = { ...image, tag };
    if (pin.kind === 'refused' || pin.lead !== '@') return { ...one, image: tagged };
    const span = { start: pin.span.start, end: end + tail.length };
    return { ...one, image: tagged, pin: { ...pin, span, tail, unset: `:${tag}${closing}` } };
  }
  const written = `:${image.tag}${image.digest === undefined ? '' : `@${image.digest}`}`;
  const isBehind = pin.kind === 'place' && pin.lead === '@' && pin.span.end === end;
  if (!raw.endsWith(written) || !(isBehind || (pin.kind === 'refused' && pin.replacesTag))) return one;
  const quote = /["']?(?=(?:\w+:\/\/)?$)/.exec(before)?.[0] ?? '';
  if (!closing.startsWith(quote) || isInText(file, line, syntax)) return one;
  const alone: PinPlace = {
    kind: 'place',
    span: { start: end - written.length, end: end + closing.length },
    lead: '@',
    tail: `${closing} ${syntax.comment} ${version.test(image.tag ?? '') ? '' : 'tag='}${image.tag}`,
    unset: `:${image.tag}${closing}`,
    ...(image.digest === undefined ? {} : { text: `${written}${closing}` }),
  };
  return { ...one, pin: pin.kind === 'place' ? { ...pin, alone } : alone };
}

const knownTexts = new WeakMap<SourceFile, ReadonlySet<number>>();

/** True where the line may be in a text over several lines. */
function isInText(file: SourceFile, line: number, { hasTexts }: CommentSyntax): boolean {
  if (hasTexts !== undefined) return hasTexts.test(file.text);
  const lines = knownTexts.get(file) ?? linesOfBlocks(file.text);
  knownTexts.set(file, lines);
  return lines.has(line);
}

const opensBlock = /^(?<lead> *(?:- +)*)(?:.*: +(?:[&!]\S+ +)*)?[|>][-+\d]{0,2}(?: +#.*)?\s*$/;

/** Where the lines begin that are in the block scalars of a YAML file. */
function linesOfBlocks(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  let column: number | undefined;
  for (let at = 0; at < text.length; at = endOfLine(text, at) + 1) {
    const line = text.slice(at, endOfLine(text, at));
    const indent = line.length - line.trimStart().length;
    if (column !== undefined && (line.trim() === '' || indent > column)) {
      lines.add(at);
      continue;
    }
    const lead = opensBlock.exec(line)?.groups?.lead;
    const isItem = lead !== undefined && /[|>]/.test(line[lead.length] ?? '');
    column = lead === undefined ? undefined : isItem ? lead.trimEnd().length - 1 : lead.length;
  }
  return lines;
}
