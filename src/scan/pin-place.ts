// Where the digest of a name that is written in one text is, or would be.
import { digestLead, type ImageReference } from '../model/images/image.js';
import type { PinPlace, PinRefused } from '../model/occurrence.js';
import type { Span } from '../model/text/source.js';
import { notPinnable } from './reasons.js';

/** No place for a digest; `why` completes "It cannot be pinned: …". */
export function refused(why: string): PinRefused {
  return { kind: 'refused', why };
}

/**
 * The place of the digest of `raw`, a text that stands for the name `value`. A digest behind a variable would stay when
 * the variable has another value, and then the new tag is ignored without a word: it goes behind a path and a tag that are
 * written out, or into the default of the tag.
 */
export function pinPlaceOf(
  raw: string,
  span: Span,
  value: string,
  image: ImageReference,
): PinPlace | PinRefused {
  const at = raw.indexOf('@');
  const [rawName, name] = [withoutDigest(raw), withoutDigest(value)];
  const inDefault = defaultTag.exec(raw)?.groups;
  if (inDefault !== undefined && name.endsWith(`${inDefault.path}:${inDefault.tag}`)) {
    const end = span.end - 1;
    const start = end - (inDefault.digest ?? '').length;
    return { kind: 'place', span: { start, end }, lead: '@' };
  }
  const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
  if (!literal && value.includes('@')) return refused(notPinnable.digestFromVariable);
  const lead = digestLead(image);
  if (lead !== '@' && lastPart(raw) !== lastPart(value)) return refused(notPinnable.tagFromVariable);
  if (!hasLiteralEnd(rawName, name)) return refused(notPinnable.afterVariable(name, literal));
  return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead };
}

/** `name:${TAG:-default}`, with the digest in the default if it has one. */
const defaultTag =
  /(?<path>(?:^|[/}])[\w.-]+):\$\{\w+:?-(?<tag>\w[\w.-]*)(?<digest>@sha256:[0-9a-f]{64})?\}$/;

/** The end of a variable or an expression. */
const variableEnd = /\$[A-Za-z_]\w*|[})\]]/g;

/** True where the last part of the path and the tag are written out. Variables before them choose a registry. */
function hasLiteralEnd(raw: string, name: string): boolean {
  if (raw === name) return true;
  const ends = [...raw.matchAll(variableEnd)].map((found) => found.index + found[0].length);
  return raw.slice(ends.at(-1) ?? 0).endsWith(lastPart(name));
}

function withoutDigest(text: string): string {
  const at = text.indexOf('@');
  return at < 0 ? text : text.slice(0, at);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
