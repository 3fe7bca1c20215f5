// What the tree of a commit says about the images of an incident.
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { scanCheckout } from '../formats/index.js';
import { compact } from '../model/collections.js';
import { type ImageReference, parseImage, repositoryName, withImpliedTag } from '../model/images/image.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { CommitFiles } from '../model/run/host.js';
import { onOneLine } from '../model/text/text.js';
import { locator } from '../report/texts.js';
import type { ScanSelection } from '../scan/checkout/index.js';
import type { SuspectWindow } from './incident.js';

/** A reference of a tree that may be to a suspect image. */
export interface NamedImage {
  readonly file: string;
  readonly line: number;
  /** As written. */
  readonly raw: string;
  /** Absent if the image cannot be determined; then `why` says the reason. */
  readonly image?: ImageReference;
  readonly why?: string;
  /** The runner itself pulls it before the first step: the container or a service of a job. */
  readonly byRunner?: true;
}

export interface TreeNames {
  readonly named: readonly NamedImage[];
  /** What could not be read, one sentence each. */
  readonly unread: readonly string[];
}

const selection: ScanSelection = { paths: [], exclude: [], surface: 'terminal' };
type Machine = Parameters<typeof scanCheckout>[2];

/**
 * Scans the files of a commit. A file that the machine remembers is not scanned again, so that of a further commit only
 * changed files are. @throws Failure if the files cannot be listed
 */
export async function namesInTree(
  files: CommitFiles,
  windows: readonly SuspectWindow[],
  machine: Machine,
): Promise<TreeNames> {
  const checkout = await scanCheckout(files, selection, machine);
  const locate = locator(checkout.files);
  const pulled = new Map<string, readonly string[]>();
  const written = new Map<string, number>();
  for (const one of checkout.occurrences) written.set(textKey(one), (written.get(textKey(one)) ?? 0) + 1);
  const named = checkout.occurrences.flatMap((one): readonly NamedImage[] => {
    if (!mayBeSuspect(one, windows)) return [];
    const { file } = one.at;
    const text = checkout.files.get(file)?.text ?? '';
    const images = pulled.get(file) ?? imagesOfRunner(file, text);
    pulled.set(file, images);
    const times = written.get(textKey(one)) ?? 0;
    const byRunner = images.filter((image) => image === one.raw).length >= times || undefined;
    const found = { file, line: locate(one.at).line, raw: onOneLine(one.raw, 300) };
    if (one.kind === 'opaque') return [{ ...found, why: one.detail, ...compact({ byRunner }) }];
    if (!windows.some((window) => isOf(window, one.image)))
      return [{ ...found, why: 'a run may set its variables otherwise' }];
    return [{ ...found, image: withImpliedTag(one.image), ...compact({ byRunner }) }];
  });
  const unread = checkout.problems.map(({ file, message }) => `${file}: ${message}`);
  // Names in programs, such as those of Testcontainers: nothing says that a tool uses them, nor that none does.
  const seen = (checkout.seen?.names ?? []).flatMap(({ file, line, name }): readonly NamedImage[] => {
    const parsed = parseImage(name);
    if (parsed.kind === 'invalid' || !windows.some((window) => isOf(window, parsed.image))) return [];
    return [{ file, line, raw: onOneLine(name, 300), image: withImpliedTag(parsed.image) }];
  });
  return { named: [...named, ...seen], unread };
}

/** The same for the same text in one file. */
function textKey({ at, raw }: Occurrence): string {
  return JSON.stringify([at.file, raw]);
}

/** A name of which only the tag is unknown says which image it is. */
function mayBeSuspect(one: Occurrence, windows: readonly SuspectWindow[]): boolean {
  if (one.kind === 'local') return false;
  if (one.kind === 'image')
    return windows.some((window) => isOf(window, one.image)) || mayBeSet(one, windows);
  if (one.testData !== undefined) return false;
  const [, name] = /^([a-z0-9][\w./:-]*?):[^/:]*[$<{%]/.exec(one.raw) ?? [];
  const parsed = name === undefined ? undefined : parseImage(name);
  return (
    parsed?.kind !== 'image' || windows.some(({ images }) => images.includes(repositoryName(parsed.image)))
  );
}

/** Of a text with variables, the image is that of their defaults, which a run may set otherwise. */
function mayBeSet({ raw, image }: ImageOccurrence, windows: readonly SuspectWindow[]): boolean {
  return (
    /[$`{%]/.test(raw) &&
    image.digest === undefined &&
    windows.some(({ images }) => images.some((name) => name.endsWith(`/${image.repository}`)))
  );
}

/** True for an image of the window, under one of its tags, or by a digest that may be one of them. */
export function isOf({ images, tags, digests }: SuspectWindow, image: ImageReference): boolean {
  const { tag, digest } = withImpliedTag(image);
  // A bad digest is bad under every name: a mirror has it, too.
  if (digest !== undefined && digests.includes(digest)) return true;
  if (!images.includes(repositoryName(image))) return false;
  return digest !== undefined || tags.length === 0 || (tag !== undefined && tags.includes(tag));
}

/** The images of `container`, `services` and the steps `uses: docker://…` of the jobs of a workflow, as written. */
function imagesOfRunner(file: string, text: string): readonly string[] {
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(file)) return [];
  const jobs = parseDocument(text).get('jobs');
  if (!isMap(jobs)) return [];
  return jobs.items.flatMap(({ value: job }) => {
    if (!isMap(job)) return [];
    const services = job.get('services');
    const steps = job.get('steps');
    const all = [job.get('container'), ...(isMap(services) ? services.items.map(({ value }) => value) : [])];
    const containers = all.map((one) => textOf(isMap(one) ? one.get('image') : one));
    const uses = isSeq(steps) ? steps.items.map((one) => textOf(isMap(one) ? one.get('uses') : one)) : [];
    const actions = uses.flatMap((one) =>
      one?.startsWith('docker://') ? [one.slice('docker://'.length)] : [],
    );
    return [...containers, ...actions].filter((one) => one !== undefined);
  });
}

function textOf(node: unknown): string | undefined {
  const value = isScalar(node) ? node.value : node;
  return typeof value === 'string' ? value : undefined;
}
