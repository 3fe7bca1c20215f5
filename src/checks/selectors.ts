// Does a waiver or an override mean this finding? Every selector that is given must match.
import type { About, Finding } from '../model/finding.js';
import { matchesName, pathMatcher } from '../model/glob.js';
import type { ImageReference } from '../model/image.js';
import type { Selectors } from '../model/policy.js';

export type Matches = (finding: Finding) => boolean;

/** Tells of findings whether all selectors match. A selector of what a finding is not about does not match it. */
export function selectorMatcher({ check, image, tag, paths, artifact, advisory }: Selectors): Matches {
  const tests: readonly (Matches | undefined)[] = [
    check === undefined ? undefined : (finding) => finding.check === check,
    image === undefined ? undefined : ({ about }) => imageMatches([image], about?.image),
    tag === undefined ? undefined : ({ about }) => tagMatches(tag, about?.image),
    paths === undefined ? undefined : inPaths(paths),
    artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
    advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
  ];
  const given = tests.filter((test) => test !== undefined);
  return (finding) => given.length > 0 && given.every((test) => test(finding));
}

/** Tells of findings whether they stand in a file that one of the globs matches. */
export function inPaths(globs: readonly string[]): Matches {
  const matches = pathMatcher(globs);
  return ({ at }) => at !== undefined && matches(at.file);
}

/** True when one of the globs is the image's `registry/repository` or its short spelling. Host names know no case. */
export function imageMatches(globs: readonly string[], image: ImageReference | undefined): boolean {
  return (
    image !== undefined &&
    globs.map(withPlainHost).some((glob) => spellings(image).some((name) => matchesName(glob, name)))
  );
}

function withPlainHost(glob: string): string {
  const [host = '', ...path] = glob.split('/');
  return path.length > 0 && /[.:]/.test(host) ? [host.toLowerCase(), ...path].join('/') : glob;
}

function tagMatches(glob: string, image: ImageReference | undefined): boolean {
  return image?.tag !== undefined && matchesName(glob, image.tag);
}

/** Docker Hub's images are also known without the registry, and its own without `library/`. */
function spellings({ registry, repository }: ImageReference): readonly string[] {
  const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
  return [`${registry}/${repository}`, ...short];
}

function advisoryMatches(wanted: string, advisory: About['advisory']): boolean {
  if (advisory === undefined) return false;
  const same = (id: string) => id.toLowerCase() === wanted.toLowerCase();
  return same(advisory.id) || advisory.aliases.some(same);
}
