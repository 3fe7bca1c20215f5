// A reference split over several keys: one occurrence with several spans.
import { isDigest, parseImage } from '../model/image.js';
import type { Occurrence, Part, PartName, PinPlace, PinRefused } from '../model/occurrence.js';
import type { SourceFile, Span } from '../model/source.js';
import { opaqueAt, refused } from './occurrence.js';
import { isTemplated } from './syntax/templates.js';

/** The text of one key and where it stands, without quotes; `exact` is false where the text is not the value. */
export interface PartText {
  readonly value: string;
  readonly span: Span;
  readonly exact: boolean;
}

export interface SplitText {
  readonly registry?: PartText | undefined;
  readonly repository: PartText;
  /** Absent, or with an empty value: the reference has none here. */
  readonly tag?: PartText | undefined;
  readonly digest?: PartText | undefined;
  /** What stands before a digest that is written into an empty `digest` key. */
  readonly digestLead?: string;
  /** Why no digest may be written here; absent: it may. */
  readonly noPlace?: string;
  /** Where the tag comes from when neither tag nor digest is here. */
  readonly tagElsewhere: string;
}

/** The occurrence, at its repository. A digest goes into the `digest` key if there is one, else behind the tag. */
export function splitOccurrence(file: SourceFile, split: SplitText): Occurrence {
  const { repository, tag, digest } = split;
  const parts = partsOf(split);
  const opaque = (why: 'variable' | 'template' | 'invalid', detail: string): Occurrence => ({
    ...opaqueAt(file, repository.span, why, detail),
    ...(parts.length > 1 ? { parts } : {}),
  });
  const texts = parts.map(({ span }) => file.text.slice(span.start, span.end));
  if (texts.some(isTemplated)) return opaque('template', 'it is filled in by a template');
  const name = nameOf(split);
  if (name.includes('$')) return opaque('variable', 'a variable is a part of it');
  if (digest !== undefined && digest.value !== '' && !isDigest(digest.value))
    return opaque('invalid', 'the digest is not sha256 and 64 hex digits');
  const parsed = parseImage(name);
  if (parsed.kind === 'invalid') return opaque('invalid', parsed.why);
  if (parsed.image.tag === undefined && parsed.image.digest === undefined)
    return opaque('variable', split.tagElsewhere);
  return {
    kind: 'image',
    at: { file: file.path, span: repository.span },
    raw: file.text.slice(repository.span.start, repository.span.end),
    image: parsed.image,
    pin: parts.every(({ exact }) => exact)
      ? pinPlace(split, tag)
      : refused('the text is written with escapes'),
    parts: parts.map(({ part, span }) => ({ part, span })),
  };
}

function partsOf(split: SplitText): readonly (Part & PartText)[] {
  const names: readonly PartName[] = ['registry', 'repository', 'tag', 'digest'];
  return names.flatMap((part) => {
    const text = split[part];
    return text === undefined || text.value === '' ? [] : [{ part, ...text }];
  });
}

function nameOf({ registry, repository, tag, digest }: SplitText): string {
  const host = registry === undefined || registry.value === '' ? '' : `${registry.value}/`;
  const version = tag === undefined || tag.value === '' ? '' : `:${tag.value}`;
  const pin = digest === undefined || digest.value === '' ? '' : `@${digest.value}`;
  return `${host}${repository.value}${version}${pin}`;
}

function pinPlace(split: SplitText, tag: PartText | undefined): PinPlace | PinRefused {
  const { digest, digestLead = '', repository, noPlace } = split;
  if (noPlace !== undefined) return refused(noPlace);
  if (digest !== undefined) return { kind: 'place', span: digest.span, lead: digestLead };
  const carrier = [tag, repository].find((text) => text?.value.includes('@')) ?? tag;
  if (carrier === undefined || carrier.value === '') return refused('the tag is not written here');
  const at = carrier.value.indexOf('@');
  const start = at < 0 ? carrier.span.end : carrier.span.start + at;
  return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}
