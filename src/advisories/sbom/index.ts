// SBOM text → components: SPDX, CycloneDX, apko lock files, each bare or as an attestation.
import type { Component } from '../../model/component.js';
import type { Digest } from '../../model/image.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { isApkoLock, readApkoLock } from './apko.js';
import { componentOf, maxPackages, type SbomEntryReader, type SbomReading } from './component.js';
import { isCycloneDx, readCycloneDx } from './cyclonedx.js';
import { unwrap } from './document.js';
import { sbomPlaces } from './places.js';
import { isSpdx, readSpdx } from './spdx.js';

export type SbomKind = 'spdx' | 'cyclonedx' | 'apko-lock';

export interface ParsedSbom {
  /** `other`: the text was read and is no SBOM, such as an attestation of something else. */
  readonly kind: SbomKind | 'other' | 'unreadable';
  readonly components: readonly Component[];
  /** What could not be read. Without any, `components` is all that the document names. */
  readonly problems: readonly Problem[];
  /** It was read, and lists nothing that is a package: an index of images, or nothing at all. */
  readonly empty: boolean;
  /** The images that an attestation says it is about. */
  readonly subjects: readonly Digest[];
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
 * Reads a document. Never throws: what is wrong is a problem, and a document that names no package is one too, so
 * that an empty document is no clean bill. Names are kept as they stand; they are text from outside.
 */
export function parseSbom({ path, text }: SourceFile): ParsedSbom {
  const failed = (kind: 'other' | 'unreadable', message: string, subjects: readonly Digest[] = []) => ({
    kind,
    components: [],
    problems: [{ file: path, message }],
    empty: false,
    subjects,
  });
  const opened = unwrap(text);
  if ('unreadable' in opened) return failed('unreadable', `The SBOM cannot be read: ${opened.unreadable}`);
  if ('other' in opened) return failed('other', `This is no SBOM: it is ${opened.other}`);
  const format = formats.find(({ is }) => is(opened.document));
  if (format === undefined) {
    return failed('other', 'This is no SBOM: it is neither SPDX, CycloneDX nor an apko lock file as JSON');
  }
  const read = format.read(opened.document);
  if ('unreadable' in read)
    return failed('unreadable', `The SBOM cannot be read: ${read.unreadable}`, opened.subjects);
  return { kind: format.kind, subjects: opened.subjects, ...componentsOf(read.entries, { path, text }) };
}

/** Whether a text is worth reading as an SBOM, and which images it says it is about. One that cannot be read is. */
export function inspectSbom(text: string): Pick<ParsedSbom, 'subjects'> & { readonly isSbom: boolean } {
  const opened = unwrap(text);
  if ('document' in opened) {
    const { document, subjects } = opened;
    return { isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)), subjects };
  }
  return { isSbom: 'unreadable' in opened, subjects: [] };
}

function componentsOf(
  entries: readonly SbomEntryReader[],
  { path, text }: SourceFile,
): Pick<ParsedSbom, 'components' | 'problems' | 'empty'> {
  const placeOf = sbomPlaces(text);
  const components: Component[] = [];
  const wrong: string[] = [];
  entries.slice(0, maxPackages).forEach((entry, index) => {
    const named = entry === undefined || 'why' in entry ? entry : componentOf(entry);
    if (named === undefined) return;
    if ('why' in named) {
      wrong.push(`Package ${index + 1} of the SBOM cannot be asked about: ${named.why}`);
      return;
    }
    const span = (named.purl === undefined ? undefined : placeOf(named.purl)) ?? placeOf(named.name);
    components.push({ ...named, file: path, ...(span === undefined ? {} : { span }) });
  });
  const more = wrong.length - maxProblems;
  const messages = wrong.slice(0, maxProblems);
  if (more > 0) messages.push(`${more} more packages of the SBOM cannot be asked about`);
  if (entries.length > maxPackages) messages.push(`The SBOM names more than ${maxPackages} packages`);
  const empty = components.length === 0 && wrong.length === 0;
  if (empty) messages.push('The SBOM names no package');
  return { components, empty, problems: messages.map((message) => ({ file: path, message })) };
}
