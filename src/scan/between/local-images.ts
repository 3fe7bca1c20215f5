// Images that the repository builds itself. Only a name that nobody can publish becomes local: for every other name a
// program may ask a registry, and then a line such as `docker build -t name .` must not hide what it gets there.
import { type ImageReference, impliedTag, parseImage, repositoryName } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import { isUnpublishable } from '../../model/images/official-images.js';
import type { BuiltImage, LocalOccurrence, Occurrence } from '../../model/occurrence.js';

export interface LocatedBuild extends Pick<BuiltImage, 'name' | 'isPushed' | 'isAnyTag'> {
  readonly file: string;
  readonly line: number;
}

interface NamedBuild {
  readonly build: LocatedBuild;
  /** Absent where the build sets none, or one that only a run knows: then it may be any. */
  readonly tag?: string;
}

/** Where Podman keeps what it has built, and registries of the machine: what is there, the machine has put there. */
export const ofMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const maxBuildsPerName = 100;

/** Returns a function that makes references to what the builds produce local ones, and leaves all others as they are. */
export function localizer(
  builds: readonly LocatedBuild[],
  mirrors: Readonly<Record<string, string>> = {},
): (one: Occurrence) => Occurrence {
  const byName = new Map<string, NamedBuild[]>();
  const pushed = new Set<string>();
  const services = new Map(builds.map((build) => [build.name, build]));
  for (const build of builds) {
    const image = namedImage(build.name)?.image;
    if (image === undefined) continue;
    const name = repositoryName(image);
    if (build.isPushed && !ofMachine.test(image.registry)) pushed.add(name);
    const known = byName.get(name) ?? [];
    const { tag } = image;
    if (known.length < maxBuildsPerName)
      byName.set(name, [...known, tag === undefined ? { build } : { build, tag }]);
  }
  return (one) => {
    if (one.kind !== 'image' || !mayBeLocal(one.image) || originImage(one.image, mirrors) !== one.image)
      return one;
    const name = repositoryName(one.image);
    const found = pushed.has(name)
      ? undefined
      : (byName.get(name)?.find(({ tag }) => tag === undefined || tag === one.image.tag)?.build ??
        serviceOf(services, one.image));
    return found === undefined ? one : localOf(one, found);
  };
}

/** What Compose builds for a service without `image`: it is named after the project and the service, with a hyphen, once a low line. */
function serviceOf(
  services: ReadonlyMap<string, LocatedBuild>,
  { repository, tag = impliedTag }: ImageReference,
): LocatedBuild | undefined {
  if (tag !== impliedTag) return undefined;
  const [, ...ends] = repository.split(/[-_]/);
  const names = ends.map((_, from) => `*-${repository.slice(-ends.slice(from).join('-').length)}`);
  return names.flatMap((name) => services.get(name) ?? [])[0];
}

/** A digest is given by a registry, so a name with one is never that of a local build. */
function mayBeLocal(image: ImageReference): boolean {
  return image.digest === undefined && (isUnpublishable(image) || ofMachine.test(image.registry));
}

function localOf(
  { pin: _, ...one }: Extract<Occurrence, { kind: 'image' }>,
  { file, line }: LocatedBuild,
): LocalOccurrence {
  return { ...one, kind: 'local', builtBy: { file, line } };
}

/** The image of a build. A tag with variables is left out; a repository with variables names no image. */
export function namedImage(
  name: string,
): { readonly image: ImageReference; readonly hasOpenTag: boolean } | undefined {
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const hasOpenTag = colon > 0 && /[$`{%]/.test(name.slice(colon));
  const parsed = parseImage(hasOpenTag ? name.slice(0, colon) : name);
  return parsed.kind === 'image' ? { image: parsed.image, hasOpenTag } : undefined;
}
