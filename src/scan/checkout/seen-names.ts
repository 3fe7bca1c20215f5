// The image names that no scanner reads: in scanned files, and in all other text files of the checkout.
import { type ImageReference, parseImage, repositoryName } from '../../model/images/image.js';
import type { Occurrence, SeenName } from '../../model/occurrence.js';
import { compareText } from '../../model/text/text.js';
import type { LocatedBuild } from '../between/local-images.js';

/** More than anybody reads, and little to keep. */
const maxKept = 20_000;
const maxListed = 1000;

/** How many there are, and the first of them. */
export interface SeenNames {
  readonly count: number;
  readonly names: readonly SeenName[];
}

/** Prose and tests come last: what is there is rarely run. */
const rarelyRun =
  /\.(?:mdx?|markdown|rst|adoc|txt|html?)$|(?:^|\/)(?:docs?|tests?|testdata|fixtures|examples?)\/|[._]test\./i;

/** The names that are neither read elsewhere as a reference nor built here, those first that a tool may run. */
export function seenNames(
  all: readonly SeenName[],
  occurrences: readonly Occurrence[],
  builds: readonly LocatedBuild[],
): SeenNames | undefined {
  const known = new Set<string>();
  for (const one of occurrences) if (one.kind !== 'opaque') known.add(nameOf(one.image));
  for (const { name } of builds) {
    const image = imageIn(name.replace(/:[^/]*$/s, ''));
    if (image !== undefined) known.add(repositoryName(image));
  }
  const isKnown = ({ name }: SeenName) => {
    const image = imageIn(name);
    return image !== undefined && (known.has(nameOf(image)) || known.has(repositoryName(image)));
  };
  const kept = all.slice(0, maxKept).filter((one) => !isKnown(one));
  const count = kept.length + Math.max(0, all.length - maxKept);
  if (count === 0) return undefined;
  const names = kept.toSorted(
    (a, b) =>
      Number(rarelyRun.test(a.file)) - Number(rarelyRun.test(b.file)) ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
  return { count, names: names.slice(0, maxListed) };
}

function imageIn(name: string): ImageReference | undefined {
  const parsed = parseImage(name);
  return parsed.kind === 'image' ? parsed.image : undefined;
}

function nameOf(image: ImageReference): string {
  return `${repositoryName(image)}${image.digest === undefined ? `:${image.tag}` : `@${image.digest}`}`;
}
