// SBOM text → components: SPDX, CycloneDX and apko lock files, each bare or in an attestation.

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import type { Digest } from '../../model/images/image.js';
import { parseJson } from '../../model/json.js';
import type { Component } from '../../model/judgement/advisory.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import { componentOf, maxPackages, type ReadEntry, type SbomReading } from './component.js';
import { isCycloneDx, readCycloneDx } from './cyclonedx.js';
import { type UnwrappedDocument, unwrap } from './document.js';
import { isSpdx, readSpdx } from './spdx.js';

const documentSchema = z.object({
  version: z.string(),
  contents: z.object({ packages: z.array(z.unknown()), repositories: z.unknown() }),
});
const packageSchema = z.object({ name: z.string(), version: z.string(), origin: z.string().optional() });

function isApkoLock(json: unknown): boolean {
  return documentSchema.safeParse(json).success;
}

/** The locked apk packages of all architectures. */
function readApkoLock(json: unknown): SbomReading {
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) return { unreadable: 'its packages are not a list' };
  return {
    entries: parsed.data.contents.packages.map((raw) => {
      const { data } = packageSchema.safeParse(raw);
      if (data === undefined) return { why: 'it has no name or no version' };
      const { name, version, origin } = data;
      return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
    }),
  };
}

type SbomKind = 'spdx' | 'cyclonedx' | 'apko-lock';

interface ParsedSbom {
  /** `other`: the text could be read but is not an SBOM, for example an attestation about something else. */
  readonly kind: SbomKind | 'other' | 'unreadable';
  readonly components: readonly Component[];
  /** What could not be read. If empty, `components` is complete. */
  readonly problems: readonly Problem[];
  /** The document was read and lists no package: an index of images, or nothing at all. */
  readonly empty: boolean;
  /** The images that an attestation is about. */
  readonly subjects: readonly Digest[];
}

/** What a caller knows or can do without. */
interface SbomOpening {
  /** The opened document, if it was opened before. */
  readonly unwrapped?: UnwrappedDocument | undefined;
  /** False: nobody needs to know where the text lists a component. */
  readonly hasSpans?: boolean;
}

interface Format {
  readonly kind: SbomKind;
  readonly is: (json: unknown) => boolean;
  readonly read: (json: unknown) => SbomReading;
}

const formats: readonly Format[] = [
  { kind: 'spdx', is: isSpdx, read: readSpdx },
  { kind: 'cyclonedx', is: isCycloneDx, read: readCycloneDx },
  { kind: 'apko-lock', is: isApkoLock, read: readApkoLock },
];
const maxProblems = 20;

/**
 * Parses a document. Never throws: whatever is wrong becomes a problem. A document that lists no package is a problem
 * too, because it would look like an image without advisories. Names are not escaped.
 */
export function parseSbom({ path, text }: SourceFile, opened: SbomOpening = {}): ParsedSbom {
  const failed = (kind: 'other' | 'unreadable', message: string, subjects: readonly Digest[] = []) => ({
    kind,
    components: [],
    problems: [{ file: path, message }],
    empty: false,
    subjects,
  });
  const { unwrapped = unwrap(text), hasSpans = true } = opened;
  if ('unreadable' in unwrapped)
    return failed('unreadable', `The SBOM cannot be read: ${unwrapped.unreadable}`);
  if ('other' in unwrapped) return failed('other', `This file is not an SBOM: it is ${unwrapped.other}`);
  const format = formats.find(({ is }) => is(unwrapped.document));
  if (format === undefined) {
    return failed(
      'other',
      'This file is not an SBOM: it is neither SPDX, CycloneDX nor an apko lock file in JSON',
    );
  }
  const read = format.read(unwrapped.document);
  if ('unreadable' in read)
    return failed('unreadable', `The SBOM cannot be read: ${read.unreadable}`, unwrapped.subjects);
  const components = componentsOf(read.entries, { path, text: hasSpans ? text : '' });
  return { kind: format.kind, subjects: unwrapped.subjects, ...components };
}

/**
 * Whether a text should be parsed as an SBOM, and which images it is about. Text that cannot be read should be, so that
 * the problem is reported.
 */
export function inspectSbom(
  text: string,
  unwrapped: UnwrappedDocument = unwrap(text),
): Pick<ParsedSbom, 'subjects'> & { readonly isSbom: boolean } {
  if ('document' in unwrapped) {
    const { document, subjects } = unwrapped;
    return { isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)), subjects };
  }
  return { isSbom: 'unreadable' in unwrapped, subjects: [] };
}

function componentsOf(
  entries: readonly ReadEntry[],
  { path, text }: SourceFile,
): Pick<ParsedSbom, 'components' | 'problems' | 'empty'> {
  const spanOf = indexSpans(text);
  const components: Component[] = [];
  const issues: string[] = [];
  entries.slice(0, maxPackages).forEach((entry, index) => {
    const component = entry === undefined || 'why' in entry ? entry : componentOf(entry);
    if (component === undefined) return;
    if ('why' in component) {
      issues.push(`Package ${index + 1} of the SBOM cannot be checked: ${component.why}`);
      return;
    }
    const span =
      (component.purl === undefined ? undefined : spanOf(component.purl)) ?? spanOf(component.name);
    components.push({ ...component, file: path, ...compact({ span }) });
  });
  const more = issues.length - maxProblems;
  const messages = issues.slice(0, maxProblems);
  if (more > 0) messages.push(`${more} more packages of the SBOM cannot be checked`);
  if (entries.length > maxPackages)
    messages.push(`The SBOM lists more than ${maxPackages} packages; the rest was not read`);
  const empty = components.length === 0 && issues.length === 0;
  if (empty) messages.push('The SBOM lists no packages');
  return { components, empty, problems: messages.map((message) => ({ file: path, message })) };
}

const namedPattern = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;

/**
 * Indexes the text in one pass, because a parsed JSON document has no positions. The result finds the first span of a
 * purl or name, without its quotes.
 */
function indexSpans(text: string): (value: string) => Span | undefined {
  const spans = new Map<string, Span>();
  for (const match of text.matchAll(namedPattern)) {
    const literal = match[1] ?? '';
    const value = parseJson(literal);
    const end = match.index + match[0].length - 1;
    if (typeof value === 'string' && !spans.has(value))
      spans.set(value, { start: end - literal.length + 2, end });
  }
  return (value) => spans.get(value);
}
