// Waivers beside references where the base commit's policy holds: a change waives nothing for itself by a comment either.
import { connectCi, openBase } from './ci.js';
import type { Config } from './model/config.js';
import { Failure, type Unknown, unknownFrom } from './model/failure.js';
import type { CommitFiles, Host } from './model/host.js';
import type { Occurrence } from './model/occurrence.js';
import type { InlineWaiver } from './model/policy.js';
import type { Span } from './model/source.js';
import { type FileScan, scanFile } from './scan/index.js';
import type { ScannedCheckout } from './scan/walk.js';

export interface HeldCheckout extends ScannedCheckout {
  /** Why it is not known which of the waivers count. */
  readonly unread: readonly Unknown[];
}

/**
 * Marks the waivers that the change adds as `pending`. One is the base's when its file has it there with the same check
 * and reason, over the same images; as many equal ones as the base has are old. The base is opened only for waivers.
 */
export function holdingWaivers(
  host: Host,
  config: Pick<Config, 'githubToken' | 'heldToBase'>,
): (checkout: ScannedCheckout) => Promise<HeldCheckout> {
  let base: ReturnType<typeof openBase> | undefined;
  return async (checkout) => {
    const { waivers } = checkout;
    if (config.heldToBase !== true || waivers.length === 0) return { ...checkout, unread: [] };
    try {
      base ??= connectCi(host, config).then((ci) => openBase(host, ci));
      const files = (await base)?.files;
      const paths = [...new Set(waivers.map(({ at }) => at.file))];
      const scans = await Promise.all(paths.map((path) => scanOf(files, path)));
      return { ...checkout, waivers: marked(checkout, scans), unread: [] };
    } catch (error) {
      const { subject, message } = unknownFrom(error, 'base commit');
      const sentence = `Which waivers beside references count is not known: ${message}`;
      return { ...checkout, unread: [{ cause: 'policy-unread', subject, message: sentence }] };
    }
  };
}

type Waived = Pick<FileScan, 'waivers' | 'occurrences'>;

async function scanOf(files: CommitFiles | undefined, path: string): Promise<Waived> {
  const read = await files?.read(path);
  if (read === undefined || ('unreadable' in read && read.absent === true))
    return { waivers: [], occurrences: [] };
  if ('unreadable' in read) throw new Failure('unreadable-file', `${path} of the base: ${read.unreadable}`);
  return scanFile({ path, text: read.text });
}

function marked(checkout: Waived, old: readonly Waived[]): readonly InlineWaiver[] {
  const left = new Map<string, number>();
  for (const key of old.flatMap(keysOf)) left.set(key, (left.get(key) ?? 0) + 1);
  const keys = keysOf(checkout);
  return checkout.waivers.map((waiver, index) => {
    const key = keys[index] ?? '';
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0 ? waiver : { ...waiver, pending: true };
  });
}

/** What each waiver says, wherever in its file it stands. A new tag or digest of the same image leaves it as it was. */
function keysOf({ waivers, occurrences }: Waived): readonly string[] {
  const byFile = new Map<string, Occurrence[]>();
  for (const one of occurrences) {
    const known = byFile.get(one.at.file);
    if (known === undefined) byFile.set(one.at.file, [one]);
    else known.push(one);
  }
  const names = new Map<string, readonly string[]>();
  return waivers.map(({ check, reason, covers: { file, span } }) => {
    const place = `${span.start} ${file}`;
    const covered = names.get(place) ?? namesIn(byFile.get(file) ?? [], span);
    names.set(place, covered);
    return JSON.stringify([file, check, reason, covered]);
  });
}

function namesIn(occurrences: readonly Occurrence[], { start, end }: Span): readonly string[] {
  return occurrences.flatMap((one) => {
    if (one.at.span.start < start || one.at.span.start >= end) return [];
    return one.kind === 'opaque' ? one.raw : `${one.image.registry}/${one.image.repository}`;
  });
}
