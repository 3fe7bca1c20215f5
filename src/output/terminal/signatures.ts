// The signatures in a terminal: one row per digest.
import type { Report } from '../../report/schema.js';
import { cut, plain } from '../escape.js';
import { signatureRows } from '../signatures.js';
import { shownText } from '../texts.js';
import { viewLimits } from '../view.js';
import { terminalTable } from './columns.js';
import type { Look } from './paint.js';

const maxTextBytes = 400;

/** Empty if nothing asked for signatures. */
export function signatureTable(report: Pick<Report, 'images'>, { width }: Look): string {
  const rows = signatureRows(report);
  const shown = rows.slice(0, viewLimits.terminalFindings);
  if (shown.length === 0) return '';
  const cell = (text: string) => plain(cut(text, maxTextBytes));
  const table = terminalTable(
    [
      ['SIGNATURES', 'DIGEST', ''],
      ...shown.map(({ image, digest, text }) => [cell(image), cell(digest), cell(text)]),
    ],
    width,
  );
  const left = shownText({ shown, total: rows.length });
  return left === '' ? table : `${table}\n\n${left}`;
}
