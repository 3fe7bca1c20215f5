// `unpin`: takes the digests that pins have written away again, offline.

import { type Context, linesOf, printJson, usageErrors } from '../../command/context.js';
import { printPatch } from '../../command/printing/patch.js';
import { scanCheckout } from '../../formats/index.js';
import { diskFiles, previewFiles } from '../../host/files/files.js';
import { machineThreads } from '../../host/scan-threads.js';
import { imageMatcher, isNameGlob } from '../../model/globs/name-glob.js';
import { type ImageReference, imageName } from '../../model/images/image.js';
import type { ImageOccurrence } from '../../model/occurrence.js';
import { plural, shortDigest } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import { filesWith, writePlanned } from '../../pin/pinner.js';
import { planRemovals } from '../../pin/unpin.js';
import { describeProblem } from '../../report/scanned.js';
import { locator } from '../../report/texts.js';
import { selectionIn } from './scan.js';

/** Returns 0 if no pin of the wanted images is left, 1 if one has to stay, and 3 if a file could not be read or written. */
export async function unpin(context: Context): Promise<number> {
  const { operands, switches, json } = context.invocation;
  const { selection, issues } = selectionIn(context);
  const globs = linesOf(context.invocation, 'image');
  const wrong = [...issues, ...globs.filter((glob) => !isRepositoryGlob(glob)).map(notAName)];
  if (wrong.length > 0) return usageErrors(context, 'usage', wrong);
  const [root, isPreview] = [operands[0] ?? '.', switches.has('dry-run')];
  const disk = diskFiles(root, undefined);
  const preview = previewFiles(root, disk);
  const machine = { threads: machineThreads() };
  const checkout = await scanCheckout(disk, selection, machine);
  const isWanted: (image: ImageReference) => boolean = globs.length === 0 ? () => true : imageMatcher(globs);
  const planned = await planRemovals(checkout, isWanted, (texts) =>
    scanCheckout(filesWith(disk, texts), selection, machine),
  );
  const files = isPreview ? preview.files : disk;
  const { changes, refused } = await writePlanned(files, planned, 'The digests were not removed');
  const written = new Set(changes.map(({ path }) => path));
  const before = locator(checkout.files);
  const after = locator(planned.after?.files ?? checkout.files);
  const described = ({ at, image }: ImageOccurrence, locate = before) => ({
    file: at.file,
    ...locate(at),
    image: imageName(image),
    digest: image.digest,
  });
  const removed = planned.removed.filter(({ at }) => written.has(at.file)).map((one) => described(one));
  const kept = planned.kept.map(({ occurrence, why }) => ({ ...described(occurrence, after), why }));
  const problems = checkout.problems.map((problem) => describeProblem(problem, before));
  if (json) await printJson(context, { removed, kept, refused, problems });
  else {
    // A patch is the only text on standard output.
    const say = isPreview ? context.err : context.out;
    const lines = [
      ...removed.map((one) => `${placeOf(one)}  without ${shortDigest(one.digest ?? '')}`),
      ...kept.map((one) => `${placeOf(one)}  kept: ${plain(one.why)}`),
      ...refused.map(({ subject, message }) => `${plain(subject)}  ${plain(message)}`),
      ...problems.map(({ file, message }) => `not read  ${plain(file)}  ${plain(message)}`),
    ];
    const total = `${plural(removed.length, 'digest')} ${isPreview ? 'would be removed' : 'removed'} from ${plural(changes.length, 'file')}, ${kept.length} kept`;
    say([...lines, total].join('\n'));
    if (isPreview) printPatch(context, preview.changed());
  }
  if (problems.length > 0 || refused.length > 0) return 3;
  return kept.length > 0 ? 1 : 0;
}

interface Described {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly image: string;
}

function placeOf({ file, line, column, image }: Described): string {
  return `${plain(file)}:${line}:${column}  ${plain(image)}`;
}

/** A name of a registry may have a port, but what stands behind the last slash has no tag. */
function isRepositoryGlob(glob: string): boolean {
  return isNameGlob(glob) && !glob.slice(glob.lastIndexOf('/') + 1).includes(':');
}

function notAName(glob: string): string {
  return `\`${plain(glob)}\` is not a glob over image names without a tag, such as \`docker.io/library/node\` or \`ghcr.io/acme/*\`.`;
}
