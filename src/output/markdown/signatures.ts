// The section about signatures in summary, comment and pull request: one row per digest, old and new side by side.
import type { Report } from '../../report/schema/schema.js';
import { code, cut, markdown } from '../escape.js';
import { type SignatureRow, signatureRows } from '../words/signatures.js';
import { type Section, tableSection } from './rows.js';

const maxTextBytes = 800;

/** Empty if nothing asked for signatures. */
export function signaturesSection(report: Pick<Report, 'images'>): Section {
  return tableSection('Signatures', ['Image', 'Digest', 'Signer'], signatureRows(report), cellsOf);
}

function cellsOf({ image, digest, text, links }: SignatureRow): readonly string[] {
  const linked = links.map(({ label, url }) => ` [${label}](<${url}>)`).join(',');
  const shown = markdown(cut(text, maxTextBytes));
  return [code(cut(image, maxTextBytes)), code(digest), `${shown}${linked === '' ? '' : `:${linked}`}`];
}
