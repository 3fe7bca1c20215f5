// Names that anybody may publish and that the repository builds, loads or pushes itself: their digest changes with each build,
// so no digest of a registry is written for them. They stay images, and are verified as all others.
import { impliedTag, repositoryName } from '../../model/images/image.js';
import { isOfficial } from '../../model/images/official-images.js';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import { notPinnable } from '../reasons.js';
import { withoutNewDigest } from '../undocumented-digests.js';
import { type LocatedBuild, namedImage, ofMachine } from './local-images.js';

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
