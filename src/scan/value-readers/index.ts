// Everything that reads a value in which a digest would be written, and what follows for the reference: it is pinned, it is
// pinned together with the texts that it is compared with, or it is left alone with the reason.
import { addToGroup } from '../../model/collections.js';
import { imageName, withImpliedTag } from '../../model/images/image.js';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { reachedFrom } from '../between/kustomizations.js';
import { tokensOf } from '../languages/shell/uses.js';
import { notPinnable } from '../reasons.js';
import { withoutDigestPlace, withoutNewDigest } from '../undocumented-digests.js';
import { chartNames } from './chart-names.js';
import { composeVariables } from './compose-variables.js';
import { kustomizeValues } from './kustomize-values.js';
import { scriptFiles } from './script-files.js';
import { scriptNames } from './script-names.js';
import { sharedAnchors } from './shared-anchors.js';
import type { ImagesOfResources, ReadingContext, ValueRead, ValueReader } from './value-read.js';
import { workflowValues } from './workflow-values.js';

/** One object for each kind of readers. */
export const valueReaders: readonly ValueReader[] = [
  workflowValues,
  kustomizeValues,
  chartNames,
  sharedAnchors,
  scriptNames,
  scriptFiles,
  composeVariables,
];

/** The reads of values by what is in a file of these formats. */
export function valueReadsIn(
  file: SourceFile,
  formats: ReadonlySet<string>,
  context: ReadingContext,
): readonly ValueRead[] {
  return valueReaders.flatMap((reader) =>
    reader.formats === 'all' || reader.formats.some((one) => formats.has(one))
      ? reader.find(file, context)
      : [],
  );
}

/** What a file reads, and what it names. */
interface Reading {
  readonly path: string;
  readonly mentioned: readonly string[];
  readonly reads: readonly ValueRead[];
}

/** More files than the kustomizations of people include; beyond, a reader counts for every file. */
const maxSteps = 500_000;

/** Returns a function that gives an image the place of its digest that its readers allow. */
export function readRefuser(
  clues: readonly Reading[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const ofTexts = new Map<string, ValueRead[]>();
  const choices = new Map<string, ValueRead[]>();
  const named = new Map<string, ValueRead[]>();
  const listed = new Map<string, ValueRead[]>();
  for (const one of clues.flatMap(({ reads }) => reads))
    if ('file' in one.of) addToGroup(ofTexts, one.of.file, one);
    else if ('nameKey' in one.of) addToGroup(named, one.of.nameKey, one);
    else if ('repository' in one.of) addToGroup(listed, one.of.repository, one);
    else addToGroup(choices, one.of.includedBy, one);
  const chosen = new Map<string, ValueRead[]>();
  const everywhere: ValueRead[] = [];
  const byPath = new Map(clues.map((one) => [one.path, one]));
  const left = { steps: maxSteps };
  for (const [path, reads] of choices) {
    const naming = clues.filter(({ mentioned }) => mentioned.some((one) => isNamed(path, one)));
    const reached = reachedFrom([path, ...naming.map((one) => one.path)], byPath, left);
    for (const read of reads)
      if (reached === undefined) everywhere.push(read);
      else for (const file of reached) addToGroup(chosen, file, read);
  }
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused') return one;
    const { file } = one.at;
    const { span } = one.pin;
    const own = [
      ...(named.size + listed.size === 0 || !isStoredByName(file, files.get(file)?.text ?? '')
        ? []
        : [
            ...(named.get(keyOf(one)) ?? []),
            // The last part of a path alone may be that of any other image.
            ...tokensOf(one.raw).flatMap((name, index) => (index < 2 ? (listed.get(name) ?? []) : [])),
          ]),
      ...(ofTexts.get(file) ?? []).filter(({ of }) => 'file' in of && holds(of.span, span)),
      ...[...(chosen.get(file) ?? []), ...everywhere].filter(
        ({ of }) => 'includedBy' in of && isChosen(of, one, files.get(file)?.text ?? ''),
      ),
    ];
    return own.reduce<Occurrence>((read, by) => (read.kind === 'image' ? readBy(read, by) : read), one);
  };
}

const dockerfile = /(?:^|\/)(?:[\w.-]*\.)?(?:Dockerfile|Containerfile)[\w.-]*$/i;

/** False for a file whose images are not pulled to the machine of a script: a build keeps them apart, a cluster has its own. */
function isStoredByName(file: string, text: string): boolean {
  return !dockerfile.test(file) && !/^["']?apiVersion["']?:/m.test(text);
}

function keyOf({ image }: ImageOccurrence): string {
  return imageName(withImpliedTag(image));
}

/** A folder is named for the kustomization in it. */
function isNamed(path: string, name: string): boolean {
  return name === path || path.slice(0, path.lastIndexOf('/')) === name.replace(/\/$/, '');
}

function holds({ start, end }: Span, inner: Span): boolean {
  return start <= inner.start && inner.end <= end;
}

const kindOfResource = /^kind:[ \t]*["']?(?<kind>\w+)/m;
const nameOfResource = /^metadata:[ \t]*\r?\n(?:[ \t]+[^\n]*\n)*?[ \t]+name:[ \t]*["']?(?<name>[\w.-]+)/m;

/** True unless the resource, as far as its text tells, is another one. Kustomize may add to its name. */
function isChosen({ kind, name, texts }: ImagesOfResources, one: ImageOccurrence, text: string): boolean {
  if (texts !== undefined && !texts.includes(one.raw)) return false;
  const start = text.lastIndexOf('\n---', one.at.span.start) + 1;
  const end = text.indexOf('\n---', one.at.span.start);
  const resource = text.slice(start, end < 0 ? text.length : end + 1);
  const own = kindOfResource.exec(resource)?.groups?.kind;
  if (kind !== undefined && own !== undefined && own !== kind && !own.endsWith('List')) return false;
  const called = nameOfResource.exec(resource)?.groups?.name;
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
