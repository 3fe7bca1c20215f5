// The change to the policy file by which a pull request keeps what it holds.
import { appendEntry } from '../../config/policy/append.js';
import { removeSkips } from '../../config/policy/remove-entry.js';
import { readSkips } from '../../config/policy/updates.js';
import type { FileChange } from '../../model/file-change.js';
import type { Files } from '../../model/host.js';
import type { Skip } from '../../model/policy.js';
import { policySchemaLine } from '../../model/project.js';
import { formatDay } from '../../model/time.js';
import { keyOfSkip } from './keys.js';

/** `refused`: why the file cannot be changed. No change is needed without either. */
export interface PolicyChange {
  readonly change?: FileChange;
  readonly refused?: string;
}

/**
 * The policy file of the checkout with the skips that the branch adds, and without those that a person ended.
 */
export async function policyChange(
  file: string,
  added: readonly Skip[],
  released: ReadonlySet<string>,
  files: Pick<Files, 'read'>,
): Promise<PolicyChange> {
  if (added.length === 0 && released.size === 0) return {};
  const read = await files.read(file);
  if ('unreadable' in read && !read.absent) return { refused: read.unreadable };
  const before = 'text' in read ? read.text : '';
  const parsed = readSkips({ path: file, text: before });
  if ('issue' in parsed) return { refused: parsed.issue };
  const ended = parsed.skips.flatMap((skip, index) => (released.has(keyOfSkip(skip)) ? [index] : []));
  const removed = removeSkips(before, new Set(ended));
  if ('refused' in removed) return removed;
  let text = before === '' && added.length > 0 ? policySchemaLine : removed.text;
  for (const skip of added) {
    const appended = appendEntry(text, 'skips', entryOf(skip));
    if ('refused' in appended) return appended;
    text = appended.text;
  }
  return text === before ? {} : { change: { path: file, before, after: text, lines: [] } };
}

function entryOf({ image, tag, until, reason, owner }: Skip): Readonly<Record<string, string>> {
  return {
    image,
    ...(tag === undefined ? {} : { tag }),
    ...(until === undefined ? {} : { until: formatDay(until) }),
    reason,
    ...(owner === undefined ? {} : { owner }),
  };
}
