// The sections about what `pin` wrote: lines that were pinned, and tags that were first seen.

import type { Report } from '../../report/schema.js';
import { fill, type Plan, shownOf } from '../view.js';
import { fold, type Section, tableSection } from './rows.js';
import { literal } from './sections.js';
import { diffOf } from './steps.js';

/** More changes than these are folded away. */
const openChanges = 10;
const frameBytes = 400;

/** What `pin` wrote into the files, as a diff. */
export function pinnedSection({ pinned }: Plan): Section {
  return (room) => {
    const share = fill(pinned, room - frameBytes, (edit) => diffOf([changeOfEdit(edit)]));
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
export function recordedSection({ recorded }: Plan): Section {
  return tableSection('First seen', ['', 'Image'], recorded, ({ file, line, after }) => {
    const [, image, digest] = entry.exec(after) ?? [];
    const seen = image === undefined ? literal(after.trim()) : `${literal(image)} ${literal(digest ?? '')}`;
    return ['👁️', `${seen}<br>${literal(`${file}:${line}`)}`];
  });
}

/** A line of the ledger; any other text is shown as it is. */
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;
