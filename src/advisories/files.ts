// SBOMs of the checkout → packages at their lines.

import type { PackageUse } from '../model/advisory.js';
import type { Gap } from '../model/failure.js';
import { pathMatcher } from '../model/glob.js';
import type { Files } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import { parseSbom } from './sbom/index.js';

export interface LocalSboms {
  readonly packages: readonly PackageUse[];
  /** The documents, for the lines of findings. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly gaps: readonly Gap[];
}

const largest = 64 * 1024 * 1024;

/** Reads the SBOMs that the globs name. A glob without a file and a file that cannot be read are unknown. */
export async function localSboms(files: Files, globs: readonly string[]): Promise<LocalSboms> {
  const packages: PackageUse[] = [];
  const sources = new Map<string, SourceFile>();
  const gaps: Gap[] = [];
  if (globs.length === 0) return { packages, files: sources, gaps };
  const picked = pathMatcher(globs);
  const paths = await files.list((path) => picked(path));
  const chosen = new Set<string>();
  for (const glob of globs) {
    const matches = pathMatcher([glob]);
    const matched = paths.filter((path) => matches(path));
    for (const path of matched) chosen.add(path);
    if (matched.length === 0)
      gaps.push({
        cause: 'no-sbom',
        subject: glob,
        message: 'No file of the checkout matches this glob of `sbom`',
      });
  }
  for (const path of [...chosen].sort()) {
    const read = await files.read(path, largest);
    if ('unreadable' in read) {
      const message = `The SBOM was not read: ${read.unreadable}`;
      gaps.push({ cause: 'unreadable-file', subject: path, message });
      continue;
    }
    const source = { path, text: read.text };
    const { components, problems } = parseSbom(source);
    sources.set(path, source);
    for (const { message } of problems) gaps.push({ cause: 'unreadable-file', subject: path, message });
    for (const { name, version, type, origins, span } of components) {
      packages.push({
        name,
        ...(version === undefined ? {} : { version }),
        ...(type === undefined ? {} : { type }),
        origins,
        at: { file: path, span: span ?? { start: 0, end: 0 } },
      });
    }
  }
  return { packages, files: sources, gaps };
}
