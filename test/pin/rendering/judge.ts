// Pins a case against a registry that knows every tag, renders it before and after, and says what is harmful.
import { pinTo } from '../../../src/checks/check.js';
import { scanCheckout } from '../../../src/formats/index.js';
import { parseImage } from '../../../src/model/images/image.js';
import type { JudgedFinding } from '../../../src/model/judgement/finding.js';
import { filesWith } from '../../../src/pin/pinner.js';
import { type ChangeJudge, planChanges } from '../../../src/pin/plan.js';
import { currentDigestOf } from '../../scan/pinning.js';
import type { Case, Files } from './cases.js';
import type { Rendering, Value } from './programs.js';

/** What is wrong with a pin: nothing; or the program fails, something is another, or a digest is where no image is used. */
type Harm = 'none' | 'fails' | 'differs' | 'digest elsewhere';

export interface Judged {
  readonly one: Case;
  /** False where the program does not even render it without pins. */
  readonly isValid: boolean;
  /** A digest was written. */
  readonly isPinned: boolean;
  readonly harm: Harm;
  /** What was pinned, and the first difference. */
  readonly shown: string;
}

/** The texts of the files that pins change, for a registry that knows every tag. */
async function pinned(files: Files, has?: ChangeJudge): Promise<Files> {
  const disk = {
    list: async () => Object.keys(files).sort(),
    read: async (path: string) => ({ text: files[path] ?? '' }),
  };
  const everything = { paths: [], exclude: [] };
  const read = await scanCheckout(disk, everything);
  const findings = read.occurrences.flatMap((one): JudgedFinding[] => {
    if (one.kind !== 'image') return [];
    const { fix } = pinTo(one, currentDigestOf(one.image));
    const about = {
      check: 'unpinned',
      severity: 'error',
      message: '',
      at: one.at,
      waived: undefined,
    } as const;
    return fix === undefined ? [] : [{ ...about, fix }];
  });
  const checkout = { ...read, evidence: read, findings };
  const { changes } = await planChanges(
    checkout,
    (texts) => scanCheckout(filesWith(disk, texts), everything),
    has,
  );
  return Object.fromEntries(changes.map(({ path, after }) => [path, after]));
}

const digest = /@sha256:[0-9a-f]{64}/g;
const pinnedName = /([\w./-]+(?::\d+\/[\w./-]+)?(?::[\w.-]+)?)@(sha256:[0-9a-f]{64})/g;

/** Without the digests of images, each of which has to be that of its name. A pin gives a name without a tag the one that it means. */
function stripped({ isImage, text }: Value): string {
  if (!isImage) return text;
  const isOwn = (name: string, found: string) => {
    const parsed = parseImage(name);
    return parsed.kind !== 'invalid' && currentDigestOf(parsed.image) === found;
  };
  return text
    .replace(pinnedName, (whole, name: string, found: string) =>
      isOwn(name, found) ? name : `${whole} of another`,
    )
    .replace(/^(image\.tag=.*)@sha256:[0-9a-f]{64}$/, '$1')
    .replace(/:latest(?![\w.-])/, '');
}

function harmOf(before: readonly Value[], after: Rendering): readonly [Harm, string] {
  if ('failed' in after) return ['fails', after.failed];
  // What is at a place may have moved, such as the key of a map: values are compared in their order.
  const length = Math.max(before.length, after.values.length);
  for (let index = 0; index < length; index += 1) {
    const [old, now] = [before[index], after.values[index]];
    if (old === undefined || now === undefined) return ['differs', (old ?? now)?.text ?? ''];
    if (
      stripped(old) === stripped({ ...now, isImage: old.isImage || now.isImage }) &&
      old.isImage === now.isImage
    )
      continue;
    if (stripped(old) === stripped(now)) continue;
    const isElsewhere = !now.isImage && now.text.replace(digest, '') === old.text;
    return [isElsewhere ? 'digest elsewhere' : 'differs', `${now.at}: ${old.text} → ${now.text}`];
  }
  return ['none', ''];
}

/**
 * A case that is not pinned is not rendered.
 * @param has has a say in what is written
 */
export async function judge(
  one: Case,
  render: (files: Files) => Promise<Rendering>,
  has?: ChangeJudge,
): Promise<Judged> {
  const changed = await pinned(one.files, has);
  const isPinned = Object.keys(changed).length > 0;
  const result = { one: { ...one, files: { ...one.files, ...changed } }, isValid: true, isPinned };
  if (!isPinned) return { ...result, harm: 'none', shown: '' };
  const before = await render(one.files);
  if ('failed' in before) return { ...result, isValid: false, harm: 'none', shown: before.failed };
  const [harm, shown] = harmOf(before.values, await render(result.one.files));
  return { ...result, harm, shown };
}
