// Values that something reads otherwise than as the name of an image, and what follows for the reference: it is pinned, it is
// pinned together with the texts that it is compared with, or it is left alone with the reason.
import { addToGroup, append } from '../../model/collections.js';
import { imageName, withImpliedTag } from '../../model/images/image.js';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import { lastAtOrBefore } from '../../model/text/position.js';
import { holdsSpan, type SourceFile, type Span } from '../../model/text/source.js';
import { folderOf } from '../checkout/mentions.js';
import { repositoryParts } from '../looks-like-image.js';
import { notPinnable } from '../reasons.js';
import { withoutDigestPlace, withoutNewDigest } from '../undocumented-digests.js';
import { reachedFrom } from './kustomizations.js';

/** A text of a file, without quotes. */
export interface TextOfFile {
  readonly file: string;
  readonly span: Span;
  /** Only the values of these, as in `NAME=value`. */
  readonly variables?: ReadonlySet<string>;
}

/** The images of the resources that a file of Kustomize includes, as far as it chooses some of them. */
export interface ImagesOfResources {
  /** The file of Kustomize: what it includes is chosen, and what those include that name it. */
  readonly includedBy: string;
  readonly kind?: string;
  readonly name?: string;
  /** The texts of the images. */
  readonly texts?: readonly string[];
}

/** The images with a name, in any file of the checkout but Dockerfiles and manifests, whose images the machine does not store by name. */
export interface ImagesNamed {
  /** The same for all spellings. */
  readonly nameKey: string;
}

/** The images, in the same files as {@link ImagesNamed}, of a repository, with or without its registry. */
export interface ImagesListed {
  readonly repository: string;
}

/** A reader of one value, or of those that it chooses. */
export interface ValueRead {
  readonly of: TextOfFile | ImagesOfResources | ImagesNamed | ImagesListed;
  /**
   * What a digest would break and how to pin by hand; it completes "It cannot be pinned automatically: …". The other texts
   * that the reader compares with the value, in the same file: with the same digest there, it finds what it found before.
   */
  readonly effect: { readonly why: string } | { readonly also: readonly Span[] };
}

/** What a file reads, and what it names. */
interface ValueReading {
  readonly path: string;
  readonly mentioned: readonly string[];
  readonly reads: readonly ValueRead[];
}

/** More files than the kustomizations of people include; beyond, a reader counts for every file. */
const maxSteps = 500_000;
/** Images with the readers of their file. Beyond, images in files with readers get no digest. */
const maxComparisons = 10_000_000;

/** Returns a function that gives an image the place of its digest that its readers allow. */
export function readRefuser(
  links: readonly ValueReading[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const ofTexts = new Map<string, ValueRead[]>();
  const choices = new Map<string, ValueRead[]>();
  // The first one is told: those by a name all refuse a digest.
  const named = new Map<string, ValueRead>();
  const listed = new Map<string, ValueRead>();
  for (const one of links.flatMap(({ reads }) => reads))
    if ('file' in one.of) addToGroup(ofTexts, one.of.file, one);
    else if ('includedBy' in one.of) addToGroup(choices, one.of.includedBy, one);
    else {
      const [key, byKey] = 'nameKey' in one.of ? [one.of.nameKey, named] : [one.of.repository, listed];
      if (!byKey.has(key)) byKey.set(key, one);
    }
  const chosen = new Map<string, ValueRead[]>();
  const everywhere: ValueRead[] = [];
  const byPath = new Map(links.map((one) => [one.path, one]));
  const left = { steps: maxSteps };
  const naming = choices.size === 0 ? new Map<string, string[]>() : namersByName(links);
  for (const [path, reads] of choices) {
    // A folder is named for the kustomization in it, such as a component that names the file.
    const namersOf = (paths: Iterable<string>) =>
      new Set(
        [...new Set([...paths].flatMap((one) => [one, folderOf(one)]))].flatMap(
          (one) => naming.get(one) ?? [],
        ),
      );
    const namers = namersOf([path]);
    const above = namersOf(namers);
    left.steps -= above.size;
    const reached = reachedFrom([path, ...namers, ...above], byPath, left);
    for (const read of reads)
      if (reached === undefined) everywhere.push(read);
      else for (const file of reached) addToGroup(chosen, file, read);
  }
  const isManifest = new Set<string>();
  if (named.size + listed.size > 0)
    for (const { path, text } of files.values()) if (apiVersion.test(text)) isManifest.add(path);
  const resources = new Map<string, Resources>();
  let comparisons = 0;
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const { file } = one.at;
    const { span } = one.pin;
    // The machine of a script does not store these: a build keeps its images apart, a cluster has its own.
    const isStoredByName = named.size + listed.size > 0 && !dockerfile.test(file) && !isManifest.has(file);
    const texts = ofTexts.get(file) ?? [];
    const choosing = [chosen.get(file) ?? [], everywhere];
    const work = [texts, ...choosing].reduce((sum, reads) => sum + workOf(reads), 0);
    comparisons += work;
    if (work > 0 && comparisons > maxComparisons) return withoutDigestPlace(one, notPinnable.tooManyReaders);
    // The last part of a path alone may be that of any other image.
    const [repository = '', path = ''] = isStoredByName ? repositoryParts(one.raw) : [];
    const byName = isStoredByName ? [named.get(keyOf(one)), listed.get(repository), listed.get(path)] : [];
    const own = [
      ...byName.filter((read) => read !== undefined),
      ...texts.filter(
        ({ of }) => 'file' in of && holdsSpan(of.span, span) && isOfVariable(of, one, files.get(file)),
      ),
    ];
    if (choosing.some(({ length }) => length > 0)) {
      const known = resources.get(file) ?? resourcesIn(files.get(file)?.text ?? '');
      resources.set(file, known);
      const resource = known.all[lastAtOrBefore(known.starts, one.at.span.start)];
      for (const reads of choosing)
        append(
          own,
          reads.filter(({ of }) => 'includedBy' in of && isChosen(of, one, resource)),
        );
    }
    return own.reduce<Occurrence>((read, by) => (read.kind === 'image' ? readBy(read, by) : read), one);
  };
}

function isOfVariable(
  { variables }: TextOfFile,
  one: ImageOccurrence,
  file: SourceFile | undefined,
): boolean {
  if (variables === undefined) return true;
  const { start } = one.at.span;
  const name = assignment.exec(file?.text.slice(Math.max(0, start - maxAssignment), start) ?? '')?.groups
    ?.name;
  return name !== undefined && variables.has(name);
}

/** `NAME=`, also of make, and of a default of the shell. */
const assignment = /(?<name>[A-Za-z_]\w*)[ \t]*(?::|::|\?)?=[ \t]*["']?(?:\$\{\w+:?-)?$/;
const maxAssignment = 200;

const dockerfile = /(?:^|\/)(?:[\w.-]*\.)?(?:Dockerfile|Containerfile)[\w.-]*$/i;
const apiVersion = /^["']?apiVersion["']?:/m;

function keyOf({ image }: ImageOccurrence): string {
  return imageName(withImpliedTag(image));
}

/** The files that name something, by what they name. */
function namersByName(links: readonly ValueReading[]): ReadonlyMap<string, readonly string[]> {
  const namers = new Map<string, string[]>();
  for (const { path, mentioned } of links)
    for (const name of new Set(mentioned.map((one) => one.replace(/\/$/, ''))))
      addToGroup(namers, name, path);
  return namers;
}

/** A document of a manifest, as far as its text tells. */
interface Resource {
  readonly kind: string | undefined;
  readonly name: string | undefined;
}

interface Resources {
  readonly starts: readonly number[];
  readonly all: readonly Resource[];
}

const kindOfResource = /^kind:[ \t]*["']?(?<kind>\w+)/m;
const nameOfResource = /^metadata:[ \t]*\r?\n(?:[ \t][^\n]*\n)*?[ \t]+name:[ \t]*["']?(?<name>[\w.-]+)/m;

function resourcesIn(text: string): Resources {
  const starts = [0];
  const texts = text.split(/(?<=\n)(?=---)/);
  for (const { length } of texts) starts.push((starts.at(-1) ?? 0) + length);
  const all = texts.map((resource) => ({
    kind: kindOfResource.exec(resource)?.groups?.kind,
    name: nameOfResource.exec(resource)?.groups?.name,
  }));
  return { starts: starts.slice(0, -1), all };
}

function workOf(reads: readonly ValueRead[]): number {
  return reads.reduce((sum, { of }) => sum + 1 + ('texts' in of ? (of.texts?.length ?? 0) : 0), 0);
}

/** True unless the resource is another one. Kustomize may add to its name. */
function isChosen(
  { kind, name, texts }: ImagesOfResources,
  one: ImageOccurrence,
  resource: Resource | undefined,
): boolean {
  if (texts !== undefined && !texts.includes(one.raw)) return false;
  const own = resource?.kind;
  if (kind !== undefined && own !== undefined && own !== kind && !own.endsWith('List')) return false;
  const called = resource?.name;
  return name === undefined || called === undefined || name.includes(called);
}

function readBy(one: ImageOccurrence, { of, effect }: ValueRead): Occurrence {
  if (one.pin.kind === 'refused') return one;
  if ('why' in effect) return withoutNewDigest(one, effect.why);
  const { span, also = [] } = one.pin;
  // The other texts are the same: the digest is at their end too.
  if (!('file' in of) || span.end !== of.span.end) return withoutDigestPlace(one, notPinnable.comparedInPart);
  const length = span.end - span.start;
  const places = new Map<number, Span>(also.map((place) => [place.start, place]));
  for (const { end } of effect.also) places.set(end - length, { start: end - length, end });
  return { ...one, pin: { ...one.pin, also: [...places.values()] } };
}
