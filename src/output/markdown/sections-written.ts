// The sections about what `pin` wrote: lines that were pinned, and tags that were first seen.

import type { Report } from '../../report/schema.js';
import { type ReportView, shownOf, takeWithin } from '../view.js';
import { fold, type Section, tableSection } from './rows.js';
import { codeLiteral } from './sections.js';
import { diffOf } from './steps.js';

/** More changes than these are folded away. */
const openChanges = 10;
const frameBytes = 400;

/** What `pin` wrote into the files, as a diff. */
export function pinnedSection({ pinned }: ReportView): Section {
  return (room) => {
    const share = takeWithin(pinned, room - frameBytes, (edit) => diffOf([changeOfEdit(edit)]));
    if (share.shown.length === 0) return '';
    const text = diffOf(pinned.slice(0, share.shown.length).map(changeOfEdit));
    const parts = [
      `### Pinned (${pinned.length})\n`,
      share.shown.length > openChanges ? fold('The lines that were changed', text) : `${text}\n`,
      ...(share.shown.length === share.total ? [] : [`${shownOf(share)}.\n`]),
    ];
    return `\n${parts.join('\n')}`;
  };
}

function changeOfEdit({ file, line, before, after }: Report['edits'][number]) {
  return { file, line, before: [before], after: [after] };
}

/** What `pin` wrote into the first-seen ledger. */
export function recordedSection({ recorded }: ReportView): Section {
  return tableSection('First seen', ['', 'Image'], recorded, ({ file, line, after }) => {
    const [, image, digest] = entry.exec(after) ?? [];
    const seen =
      image === undefined ? codeLiteral(after.trim()) : `${codeLiteral(image)} ${codeLiteral(digest ?? '')}`;
    return ['👁️', `${seen}<br>${codeLiteral(`${file}:${line}`)}`];
  });
}

/** A line of the ledger; any other text is shown as it is. */
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;
