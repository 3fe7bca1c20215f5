// SBOM files of the checkout → packages with their lines.
import type { PackageUse } from '../model/advisory.js';
import { compact } from '../model/compact.js';
import type { Gap } from '../model/failure.js';
import { pathMatcher } from '../model/glob.js';
import type { Files } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import { noSbomFile, sbomNotRead } from './messages.js';
import { maxDocumentBytes } from './sbom/document.js';
import { parseSbom } from './sbom/index.js';

export interface LocalSboms {
  readonly packages: readonly PackageUse[];
  /** The documents, for the lines of findings. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly gaps: readonly Gap[];
}

/** Reads the SBOMs that the globs match. A glob that matches no file, and a file that cannot be read, are gaps. */
export async function localSboms(files: Files, globs: readonly string[]): Promise<LocalSboms> {
  const packages: PackageUse[] = [];
  const sources = new Map<string, SourceFile>();
  const gaps: Gap[] = [];
  for (const match of await matchingFiles(files, globs)) {
    if ('glob' in match) {
      gaps.push({ cause: 'no-sbom', subject: match.glob, message: noSbomFile });
      continue;
    }
    const { path } = match;
    const unreadable = (message: string) => gaps.push({ cause: 'unreadable-file', subject: path, message });
    const read = await files.read(path, maxDocumentBytes);
    if ('unreadable' in read) {
      unreadable(sbomNotRead(read.unreadable));
      continue;
    }
    const source = { path, text: read.text };
    const { components, problems } = parseSbom(source);
    sources.set(path, source);
    for (const { message } of problems) unreadable(message);
    for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
      packages.push({ name, ...compact({ version, type }), origins, at: { file: path, span } });
  }
  return { packages, files: sources, gaps };
}

/** The globs that match no file, then the matching files in order. */
async function matchingFiles(
  files: Files,
  globs: readonly string[],
): Promise<readonly ({ readonly glob: string } | { readonly path: string })[]> {
  if (globs.length === 0) return [];
  const matchesAny = pathMatcher(globs);
  // The list also contains folders that could not be read.
  const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
  const unmatched = globs.filter((glob) => !paths.some(pathMatcher([glob])));
  return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}
