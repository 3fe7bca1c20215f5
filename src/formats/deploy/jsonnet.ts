// Jsonnet: names of images. They are listed and never pinned, since a program may take any text apart.
// https://jsonnet.org/ref/spec.html

import { JsonnetValues, jsonnetFields, upToEnd } from '../../languages/syntax/jsonnet-values.js';
import { type CodeToken, jsonnetTokens } from '../../languages/syntax/literals.js';
import { parseImage } from '../../model/images/image.js';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import { holdsSpan, type SourceFile } from '../../model/text/source.js';
import { folderOf, mentionsFrom } from '../../scan/checkout/mentions.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { occurrenceAt, opaqueAt, resolvedAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

export const jsonnet: Scanner = {
  id: 'jsonnet',
  title: 'Jsonnet',
  paths: ['**/*.{jsonnet,libsonnet}'],
  comment: '//',
  scan(file) {
    const tokens = jsonnetTokens(file.text);
    const mentions = importsIn(tokens).flatMap((name) =>
      mentionsFrom([folderOf(file.path)], name, 'jsonnet'),
    );
    if (!/image|container/i.test(file.text))
      return mentions.length === 0 ? undefined : { occurrences: [], problems: [], mentions };
    const named = imagesAmong(tokens);
    const computed = computedImages(file, tokens, new Set(named.map(({ token }) => token.text)));
    const literals = named.filter(({ token }) => !computed.some(({ at }) => holdsSpan(at.span, token.span)));
    const occurrences = literals.map(({ token, isPart, lacksTag }) => {
      const why = isPart ? unresolved.partOfExpression : lacksTag && unresolved.noTagOrDigest;
      return why === undefined
        ? withoutNewDigest(occurrenceAt(file, token.span, token.text, token.exact), notPinnable.jsonnet)
        : opaqueAt(file, token.span, 'variable', why);
    });
    return { occurrences: [...occurrences, ...computed], problems: [], mentions };
  },
};

/** The files that a program takes values from, whatever their names are. */
function importsIn(tokens: readonly CodeToken[]): readonly string[] {
  return tokens.flatMap((token, index) =>
    token.kind === 'text' && tokens[index - 1]?.text === 'import' ? [token.text] : [],
  );
}

/**
 * What is computed under a field that is an image, or as the image of a new container. A name for one of the `written` images
 * is told there.
 */
function computedImages(
  file: SourceFile,
  tokens: readonly CodeToken[],
  written: ReadonlySet<string>,
): readonly Occurrence[] {
  const fields = jsonnetFields(tokens);
  const values = new JsonnetValues(fields);
  const ofFields = fields.filter(({ name }) => /image$/i.test(name));
  const ofContainers = tokens.flatMap((token, index) => {
    const isNew = /(?:^|\.)container\.new$/.test(token.text) && tokens[index + 1]?.text === '(';
    const name = isNew ? upToEnd(tokens, index + 2) : [];
    if (name.length === 0) return [];
    return [{ name: 'image', outer: [], value: upToEnd(tokens, index + 3 + name.length) }];
  });
  return [...ofFields, ...ofContainers].flatMap(({ name, outer, value }) => {
    const [first, last] = [value[0], value.at(-1)];
    if (first === undefined || last === undefined || !isComputed(value)) return [];
    const span = { start: first.span.start - first.quotes.length, end: last.span.end + last.quotes.length };
    const texts = values.textsOf(value, outer);
    if (texts !== undefined)
      return [...new Set(texts)]
        .filter((text) => text !== '' && !(value.length === 1 && written.has(text)))
        .filter((text) => /^image$/i.test(name) || looksLikeImage(text))
        .map((text) => resolvedAt(file, span, text, notPinnable.jsonnet));
    const isImage =
      /^image$/i.test(name) || value.some(({ kind, text }) => kind === 'text' && nameStart.test(text));
    return isImage ? [opaqueAt(file, span, 'variable', unresolved.expression)] : [];
  });
}

/** False for a literal, an object or a list, whose own fields are read, and for what stands for no image. */
function isComputed([first, second]: readonly CodeToken[]): boolean {
  if (
    first === undefined ||
    /^[[{]$/.test(first.text) ||
    /^(?:null|true|false|error|function)$/.test(first.text)
  )
    return false;
  return second !== undefined || first.kind === 'word';
}

interface Named {
  readonly token: CodeToken;
  /** True where the program adds something to the text. */
  readonly isPart: boolean;
  /** True for a name to which another field adds the tag. */
  readonly lacksTag?: true;
}

/**
 * Texts that are the value of a field or an argument: any versioned name under `image`, and elsewhere names that
 * look like an image below a field whose name contains `image`. `'org/app:' + version` is a part of one.
 */
function imagesAmong(tokens: readonly CodeToken[]): readonly Named[] {
  const found: Named[] = [];
  /** The field around each open bracket. */
  const fields: FieldAround[] = [];
  let field = '';
  tokens.forEach((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind === 'sign') {
      if (/[{[(]/.test(token.text)) {
        fields.push({ field, namesImage: namesImage(field, fields) });
        field = '';
      } else if (/[}\])]/.test(token.text)) field = fields.pop()?.field ?? '';
      else if (/[,;]/.test(token.text)) field = '';
      return;
    }
    if (isField(next, tokens[index + 2])) field = token.text;
    else if (token.kind === 'text' && isStart(before)) {
      const isNamed =
        isImage(token.text, field, fields) ||
        isContainer(tokens.slice(index - 4, index)) ||
        (before?.text === '(' && setsImage(tokens[index - 2]) && looksLikeImage(token.text));
      if (isEnd(next) && isNamed) found.push({ token, isPart: false });
      else if (isEnd(next) && isUntagged(token.text, field))
        found.push({ token, isPart: false, lacksTag: true });
      else if (isAddedTo(next) && namesImage(field, fields) && nameStart.test(token.text))
        found.push({ token, isPart: true });
    }
  });
  return found;
}

/** `name:`, `name::`, `name+:`, and `local name =`. */
function isField(next: CodeToken | undefined, second: CodeToken | undefined): boolean {
  if (next?.kind !== 'sign') return false;
  return /^[:=]$/.test(next.text) || (next.text === '+' && second?.text === ':');
}

/** The text behind these tokens is the second argument of `container.new(name, image)`, from a library for Kubernetes. */
function isContainer([callee, bracket, name, comma]: readonly CodeToken[]): boolean {
  return (
    /(?:^|\.)container\.new$/.test(callee?.text ?? '') &&
    bracket?.text === '(' &&
    name?.kind === 'text' &&
    comma?.text === ','
  );
}

/** True for a function such as `withImage`. */
function setsImage(callee: CodeToken | undefined): boolean {
  return callee?.kind === 'word' && /image$/i.test(callee.text);
}

/** The beginning of a name with a slash, such as `org/app:`. */
const nameStart = /^[a-z0-9][\w.-]*(?::\d+)?\/[\w./%-]*:?[\w.%-]*$/;

/** A name under `image` that begins with a registry or has no path, in a program that may add a tag. */
function isUntagged(text: string, field: string): boolean {
  const name = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[a-z0-9._/-]+|[a-z0-9]+(?:[_-][a-z0-9]+)*)$/;
  return /^image$/i.test(field) && name.test(text);
}

function isStart(before: CodeToken | undefined): boolean {
  return before?.kind === 'sign' && /^[:=,([]$/.test(before.text);
}

function isEnd(next: CodeToken | undefined): boolean {
  return next === undefined || (next.kind === 'sign' && /^[,;}\])]$/.test(next.text));
}

function isAddedTo(next: CodeToken | undefined): boolean {
  return next?.kind === 'sign' && /^[+%]$/.test(next.text);
}

function isImage(text: string, field: string, fields: readonly FieldAround[]): boolean {
  if (/^image$/i.test(field)) {
    const parsed = parseImage(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
  }
  return namesImage(field, fields) && looksLikeImage(text);
}

interface FieldAround {
  readonly field: string;
  /** True where it, or one around it, is about images. */
  readonly namesImage: boolean;
}

function namesImage(field: string, fields: readonly FieldAround[]): boolean {
  return fields.at(-1)?.namesImage === true || /image/i.test(field);
}
