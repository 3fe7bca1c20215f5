// Compares the images that a judge saw used with what the scan says: each is a reference, or something opaque or a
// problem stands where it is used, or its name is listed as seen.
import { parseImage } from '../../../src/model/images/image.js';
import { scanTexts } from '../checkout-files.js';
import type { Piece, Text } from './grammar.js';

export type Said = 'reference' | 'opaque' | 'problem' | 'seen' | 'nothing';

/** One image that is used, and what the scan says of it. */
export interface Verdict {
  readonly image: string;
  readonly said: Said;
  readonly piece: Piece;
  readonly text: Text;
}

export interface Judged {
  readonly text: Text;
  readonly verdicts: readonly Verdict[];
  /** References to what nothing used. */
  readonly noise: readonly { readonly raw: string; readonly piece: Piece | undefined }[];
}

const marked = /[\w.:/@-]*k\d+[\w.:/@-]*/g;
const scheme = /^(?:docker|docker-image|oci|registry|docker-daemon):(?:\/\/)?/;

function keyOf(name: string): string {
  const parsed = parseImage(name);
  if (parsed.kind === 'invalid') return name;
  const { registry, repository, tag, digest } = parsed.image;
  return `${registry}/${repository}:${tag ?? 'latest'}@${digest ?? ''}`;
}

/** The image names in what the judge recorded, by their marks. */
export function imagesByMark(record: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const word of record.flatMap((part) => part.match(marked) ?? [])) {
    const image = word.replace(scheme, '');
    const mark = /k\d+/.exec(image)?.[0] ?? '';
    // Paths of files that belong to the piece are no images.
    if (!/:[\w.-]+(?:@sha256:[0-9a-f]{64})?$/.test(image) || parseImage(image).kind === 'invalid') continue;
    found.set(mark, (found.get(mark) ?? new Set()).add(image));
  }
  return found;
}

type Scanned = Awaited<ReturnType<typeof scanTexts>>;

/** What the scan says of an image that the piece uses. */
function saidOf(image: string, piece: Piece, scan: Scanned): Said {
  const key = keyOf(image);
  const isHere = (file: string, span?: { readonly start: number; readonly end: number }) =>
    piece.places.some(
      (place) =>
        place.file === file && (span === undefined || (span.start < place.end && span.end > place.start)),
    );
  const isReference = scan.occurrences.some(
    (one) =>
      one.kind !== 'opaque' &&
      `${one.image.registry}/${one.image.repository}:${one.image.tag ?? 'latest'}@${one.image.digest ?? ''}` ===
        key,
  );
  if (isReference) return 'reference';
  if (scan.occurrences.some((one) => one.kind === 'opaque' && isHere(one.at.file, one.at.span)))
    return 'opaque';
  if (scan.problems.some((one) => isHere(one.file, one.span))) return 'problem';
  return scan.seen?.names.some(({ name }) => keyOf(name.replace(scheme, '')) === key) ? 'seen' : 'nothing';
}

/** @param used the images that the judge saw, by mark */
export async function judge(text: Text, used: ReadonlyMap<string, ReadonlySet<string>>): Promise<Judged> {
  const scan = await scanTexts(text.files);
  const verdicts = text.pieces.flatMap((piece) =>
    [...(used.get(piece.mark) ?? [])].map((image) => ({
      image,
      said: saidOf(image, piece, scan),
      piece,
      text,
    })),
  );
  const all = new Set(text.pieces.flatMap(({ mark }) => [...(used.get(mark) ?? [])].map(keyOf)));
  const noise = scan.occurrences.flatMap((one) => {
    if (one.kind !== 'image') return [];
    const { registry, repository, tag, digest } = one.image;
    if (all.has(`${registry}/${repository}:${tag ?? 'latest'}@${digest ?? ''}`)) return [];
    const mark = /[kn](\d+)/.exec(repository)?.[1];
    return [{ raw: one.raw, piece: text.pieces.find((piece) => piece.mark === `k${mark}`) }];
  });
  return { text, verdicts, noise };
}

interface MissingClass {
  readonly entry: string;
  readonly count: number;
  readonly image: string;
  readonly files: Readonly<Record<string, string>>;
}

const sizeOf = ({ text }: Verdict) => Object.values(text.files).join('').length;

/** How often each entry occurs in the pieces. */
function countsOf(verdicts: readonly Verdict[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of verdicts.flatMap(({ piece }) => [...new Set(piece.made)])) {
    counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return counts;
}

/** The entry that most often is missing where it occurs explains its texts; then the next one explains those left. */
export function classesOf(verdicts: readonly Verdict[]): readonly MissingClass[] {
  const heard = countsOf(verdicts.filter(({ said }) => said !== 'nothing'));
  const classes: MissingClass[] = [];
  let left = verdicts.filter(({ said }) => said === 'nothing');
  while (left.length > 0) {
    const missed = countsOf(left);
    const shareOf = (entry: string) => {
      const count = missed.get(entry) ?? 0;
      return count / (count + (heard.get(entry) ?? 0) + 0.5);
    };
    const [entry = ''] = [...missed.keys()].sort((a, b) => shareOf(b) - shareOf(a));
    const own = left.filter(({ piece }) => piece.made.includes(entry)).sort((a, b) => sizeOf(a) - sizeOf(b));
    const [smallest] = own;
    if (smallest === undefined) break;
    classes.push({ entry, count: own.length, image: smallest.image, files: smallest.text.files });
    left = left.filter(({ piece }) => !piece.made.includes(entry));
  }
  return classes.sort((a, b) => b.count - a.count);
}
