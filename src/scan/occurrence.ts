// Creates occurrences: from one text as written and as resolved, or from the parts of a reference that is split over keys.
import { parseImage } from '../model/images/image.js';
import type {
  Occurrence,
  OpaqueOccurrence,
  Part,
  PartName,
  PinPlace,
  PinRefused,
} from '../model/occurrence.js';
import type { SourceFile, Span } from '../model/text/source.js';
import { pinPlaceOf, refused } from './pin-place.js';
import { notPinnable, unresolved } from './reasons.js';
import { isTemplated, jinjaText } from './values/templates.js';

/** A value of the file and where it is, without quotes; `exact` is false where escapes or folding changed the text. */
export interface SourceText {
  readonly value: string;
  readonly span: Span;
  readonly exact: boolean;
  /** Why the value is not certain, for a text that YAML takes as a number, a boolean or a date. */
  readonly unclear?: string;
  /** True where the value is certain but not the text: a number as YAML prints it, or the value of a constant. */
  readonly isReread?: true;
}

/** A reference that is split over several keys. */
export interface SplitText {
  readonly registry?: SourceText | undefined;
  readonly repository: SourceText;
  /** Absent or with an empty value where the reference has no tag here. */
  readonly tag?: SourceText | undefined;
  readonly digest?: SourceText | undefined;
  /** How a digest is written into its key. */
  readonly digestForm?: Omit<PinPlace, 'kind' | 'span'>;
  /** Why no digest may be written here; absent where one may. */
  readonly noPlace?: string;
  /** Where the tag comes from when neither tag nor digest is here. */
  readonly tagElsewhere: string;
}

const maxDetailLength = 200;

/**
 * The occurrence at a span. `value` is the image name after variables were expanded or quoting undone; without it
 * the text is the name. Where the value differs from the text, the digest goes behind the text, unless the value has a
 * digest from elsewhere or the text cannot be extended.
 */
export function occurrenceAt(file: SourceFile, span: Span, value?: string, extendable = true): Occurrence {
  const raw = file.text.slice(span.start, span.end);
  const name = value ?? raw;
  if (isTemplated(raw) || isTemplated(name)) return jinjaOccurrence(file, span);
  const parsed = parseImage(name);
  if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
    return opaqueAt(file, span, 'template', unresolved.placeholder(name));
  // Another program fills it in first, such as `envsubst` or Flux: nothing pulls a name with this character.
  if (name.includes('$')) return opaqueAt(file, span, 'variable', unresolved.variable(name));
  if (parsed.kind === 'invalid') return opaqueAt(file, span, 'invalid', parsed.why);
  const pin = extendable ? pinPlaceOf(raw, span, name, parsed.image) : refused(notPinnable.escapes);
  return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}

/** The image that a template of Jinja sets, or names as the default; the place of its text where nothing else is there. */
function jinjaOccurrence(file: SourceFile, span: Span): Occurrence {
  const text = jinjaText(file, span);
  if (text === undefined || isTemplated(text.value) || isPlaceholder(text.value))
    return opaqueAt(file, span, 'template', unresolved.template(file.text.slice(span.start, span.end)));
  return text.only === undefined
    ? resolvedAt(file, span, text.value, notPinnable.rendered)
    : occurrenceAt(file, text.only);
}

/** The occurrence of an image that a name with expressions stands for. No digest can be written there, and `why`. */
export function resolvedAt(file: SourceFile, span: Span, name: string, why: string): Occurrence {
  const parsed = parseImage(name);
  if (parsed.kind === 'invalid') return opaqueAt(file, span, 'invalid', parsed.why);
  const raw = file.text.slice(span.start, span.end);
  const at = { file: file.path, span: { ...span } };
  return { kind: 'image', at, raw, image: parsed.image, pin: refused(why) };
}

/** An occurrence whose image cannot be determined; `detail` completes "Cannot determine the image: …". */
export function opaqueAt(
  file: SourceFile,
  span: Span,
  why: OpaqueOccurrence['why'],
  detail: string,
): OpaqueOccurrence {
  return {
    kind: 'opaque',
    at: { file: file.path, span },
    raw: file.text.slice(span.start, span.end),
    why,
    detail: detail.length > maxDetailLength ? `${detail.slice(0, maxDetailLength)}…` : detail,
  };
}

/** The occurrence, at its repository. A digest goes into the `digest` key if there is one, else behind the tag. */
export function splitOccurrence(file: SourceFile, split: SplitText): Occurrence {
  const { span } = split.repository;
  const parts = partsOf(split);
  const spans = parts.map((one) => ({ part: one.part, span: one.span }));
  const opaque = (why: OpaqueOccurrence['why'], detail: string): Occurrence => ({
    ...opaqueAt(file, span, why, detail),
    ...(parts.length > 1 ? { parts: spans } : {}),
  });
  const templated = parts.map((part) => file.text.slice(part.span.start, part.span.end)).find(isTemplated);
  if (templated !== undefined) return opaque('template', unresolved.template(templated));
  const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
  if (unclear !== undefined) return opaque('template', unclear);
  const name = nameOf(split);
  if (name.includes('$')) return opaque('variable', unresolved.variable(name));
  const parsed = parseImage(name);
  if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
    return opaque('template', unresolved.placeholder(name));
  if (parsed.kind === 'invalid') return opaque('invalid', parsed.why);
  if (parsed.image.tag === undefined && parsed.image.digest === undefined)
    return opaque('variable', split.tagElsewhere);
  const inexact = parts.some(({ isReread }) => isReread) ? notPinnable.number : notPinnable.escapes;
  // A number stays one where the digest has a key of its own; behind it, the number would become text.
  const isWritable = parts.every((one) => one.exact || (one.isReread && split.digest !== undefined));
  const pin = isWritable ? splitPinPlace(split) : refused(split.noPlace ?? inexact);
  const at = { file: file.path, span };
  const raw = file.text.slice(span.start, span.end);
  return { kind: 'image', at, raw, image: parsed.image, pin, parts: spans };
}

/** The occurrence with every span moved by an offset. */
export function offsetBy(one: Occurrence, by: number): Occurrence {
  const move = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  const at = { ...one.at, span: move(one.at.span) };
  const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
  if (one.kind !== 'image') return { ...one, ...uses, at };
  const pin = one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) };
  return { ...one, ...uses, at, pin };
}

function splitPinPlace({
  digest,
  digestForm = { lead: '' },
  repository,
  tag,
  noPlace,
}: SplitText): PinPlace | PinRefused {
  if (noPlace !== undefined) return refused(noPlace);
  const pinned = [tag, repository].find((text) => text?.value.includes('@'));
  if (digest !== undefined && (pinned === undefined || digest.value !== ''))
    return { kind: 'place', span: digest.span, ...digestForm };
  const carrier = pinned ?? tag;
  if (carrier === undefined || carrier.value === '') return refused(notPinnable.noTag);
  const at = carrier.value.indexOf('@');
  const start = at < 0 ? carrier.span.end : carrier.span.start + at;
  return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}

function partsOf(split: SplitText): readonly (Part & SourceText)[] {
  const names: readonly PartName[] = ['registry', 'repository', 'tag', 'digest'];
  return names.flatMap((part) => {
    const text = split[part];
    return text === undefined || text.value === '' ? [] : [{ part, ...text }];
  });
}

function nameOf({ registry, repository, tag, digest, digestForm }: SplitText): string {
  const behind = (sign: string, text?: SourceText) => (text?.value ? sign + text.value : '');
  const host = registry?.value ? `${registry.value}/` : '';
  return `${host}${repository.value}${behind(':', tag)}${behind(digestForm?.isBare ? '@sha256:' : '@', digest)}`;
}

/** `<image>`, `{IMAGE}`, `@IMAGE@`, `%IMAGE%`, `[YOUR ALIAS]`, `YOUR ID`, and the import path of a Go program, which ko and Skaffold replace. */
const marked =
  /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\/|\[[A-Z][A-Z _-]*\]|\b[A-Z]{2,} [A-Z]{2,}\b|^[Pp]laceholder /;
/** `REPLACE_ME`, also as a part of a path or as the tag: programs reject upper-case letters in a repository. */
const shouted =
  /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:[A-Z]*IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
/**
 * Words for "an image" that are names of no repository that anyone can publish. `auto` is where Istio injects the image
 * of the proxy. A longer name, such as `your-org/app`, may belong to somebody, so it counts as an image.
 * https://istio.io/latest/docs/setup/additional-setup/gateway/#deploying-a-gateway
 */
const word =
  /^(?:auto|placeholder|(?:image[-_]?)?(?:replace|change)[-_]?me|to-be-replaced|your[-_]?image(?:[-_]?name)?|image[-_]?name)(?::[\w.-]*)?$/;
const maxLength = 1000;

/** True for a text without variables that no program could pull: an empty one or a placeholder. */
export function isPlaceholder(text: string): boolean {
  const searched = text.slice(0, maxLength);
  if (searched.includes('$')) return false;
  return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}

/** True for a valid name that stands for an image and that no registry has. */
function isPlaceholderName(name: string): boolean {
  return word.test(name.slice(0, maxLength));
}
