// Images that the repository builds itself. Only a name that nobody can publish becomes local: for every other name a
// program may ask a registry, and then a line such as `docker build -t name .` must not hide what it gets there. Such images
// are verified as all others; but their digest changes with each build, so no digest of a registry is written for them.
import { type ImageReference, impliedTag, parseImage, repositoryName } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import { isOfficial, isUnpublishable } from '../../model/images/official-images.js';
import type { BuiltImage, ImageOccurrence, LocalOccurrence, Occurrence } from '../../model/occurrence.js';
import { notPinnable } from '../reasons.js';
import { withoutNewDigest } from '../undocumented-digests.js';

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
const ofMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
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
function namedImage(
  name: string,
): { readonly image: ImageReference; readonly hasOpenTag: boolean } | undefined {
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const hasOpenTag = colon > 0 && /[$`{%]/.test(name.slice(colon));
  const parsed = parseImage(hasOpenTag ? name.slice(0, colon) : name);
  return parsed.kind === 'image' ? { image: parsed.image, hasOpenTag } : undefined;
}

/** The builds of one repository; of several for the same tag, the first one is told. */
interface Own {
  readonly byTag: Map<string, LocatedBuild>;
  /** Of a tag that only a run knows. If it was pushed, it counts in its own file: elsewhere, other tags may be meant. */
  readonly inFile: Map<string, LocatedBuild>;
  anyTag?: LocatedBuild;
}

/** Returns a function that refuses a new digest for what the builds produce, with the first of them as the reason. */
export function ownImageRefuser(builds: readonly LocatedBuild[]): (one: Occurrence) => Occurrence {
  const owned = new Map<string, Own>();
  for (const build of builds) {
    const behindVariable = variableRegistry.exec(build.name)?.groups?.rest;
    const named = namedImage(behindVariable === undefined ? build.name : `${anyMachine}/${behindVariable}`);
    // Stages and contexts often have the name of the image that they are made from.
    if (named === undefined || (isOfficial(named.image) && named.image.tag === undefined)) continue;
    const key = repositoryName(named.image);
    const own: Own = owned.get(key) ?? { byTag: new Map(), inFile: new Map() };
    owned.set(key, own);
    if (build.isAnyTag || (named.hasOpenTag && !build.isPushed)) own.anyTag ??= build;
    else if (named.hasOpenTag) addOnce(own.inFile, build.file, build);
    else addOnce(own.byTag, named.image.tag ?? impliedTag, build);
  }
  const find = ({ image, at }: ImageOccurrence, name: string) => {
    const own = owned.get(name);
    return own?.anyTag ?? own?.byTag.get(image.tag ?? impliedTag) ?? own?.inFile.get(at.file);
  };
  return (one) => {
    if (one.kind !== 'image') return one;
    const isOnMachine = ofMachine.test(one.image.registry);
    const by =
      find(one, repositoryName(one.image)) ??
      (isOnMachine ? find(one, `${anyMachine}/${one.image.repository}`) : undefined);
    // Podman's name for what it has built; a registry of the machine has a port.
    if (by === undefined && one.image.registry === anyMachine)
      return withoutNewDigest(one, notPinnable.ofMachine);
    return by === undefined ? one : withoutNewDigest(one, notPinnable.builtHere(by.file, by.line));
  };
}

/** A variable in place of the registry: it may be one of the machine, which nobody else fills, or any other, which is another image. */
const variableRegistry = /^(?:\$\w+|\$\{\w+\}|\$\(\w+\)|\$\{\{[^{}]*\}\})\/(?<rest>.+)$/;
const anyMachine = 'localhost';

function addOnce(builds: Map<string, LocatedBuild>, key: string, build: LocatedBuild): void {
  if (!builds.has(key)) builds.set(key, build);
}
