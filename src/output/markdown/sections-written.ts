// The sections about what `pin` wrote: pinned lines, and tags added to the ledger.

import type { Report } from '../../report/schema/schema.js';
import { type ReportView, takeWithin } from '../view.js';
import { shownText } from '../words/texts.js';
import { diffOf } from './next-steps.js';
import { fold, type Section, tableSection } from './rows.js';
import { codeLiteral } from './sections.js';

/** Longer lists of changes are folded. */
const openChanges = 10;
const frameBytes = 400;

/** The lines that `pin` changed, as a diff. */
export function pinnedSection({ pinned }: ReportView): Section {
  return (maxBytes) => {
    const part = takeWithin(pinned, maxBytes - frameBytes, (edit) => diffOf([changeOfEdit(edit)]));
    if (part.shown.length === 0) return '';
    const text = diffOf(pinned.slice(0, part.shown.length).map(changeOfEdit));
    const parts = [
      `### Pinned (${pinned.length})\n`,
      part.shown.length > openChanges ? fold('Changed lines', text) : `${text}\n`,
      ...(part.shown.length === part.total ? [] : [`${shownText(part)}.\n`]),
    ];
    return `\n${parts.join('\n')}`;
  };
}

function changeOfEdit({ file, line, before, after }: Report['edits'][number]) {
  return { file, line, before: [before], after: [after] };
}

/** The tags that `pin` added to the ledger. */
export function recordedSection({ recorded }: ReportView): Section {
  return tableSection('Added to the ledger', ['', 'Image'], recorded, ({ file, line, after }) => {
    const [, image, digest] = entry.exec(after) ?? [];
    const seen =
      image === undefined ? codeLiteral(after.trim()) : `${codeLiteral(image)} ${codeLiteral(digest ?? '')}`;
    return ['👁️', `${seen}<br>${codeLiteral(`${file}:${line}`)}`];
  });
}

/** A line of the ledger. Other text is shown unchanged. */
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;
