// The sections about the gate in summary and comment. At most two columns and short digests, for small screens.

import { plural } from '../../model/text/text.js';
import { sourcesLine } from '../../report/coverage.js';
import { advisoryUrl, checkUrl, errorUrl, type LinkPlace, placeLinks } from '../../report/images/links.js';
import type { ImageAdvisory } from '../../report/images/schema.js';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { code, cut, markdown, shortDigests } from '../escape.js';
import { type ReportView, takeWithin } from '../view.js';
import { accountRows, seenRows, seenTitle } from '../words/account.js';
import { advisoriesOf, severityText } from '../words/advisories.js';
import { formatPlace, formatReportDay, subjectOf } from '../words/format.js';
import { riskText } from '../words/image-card.js';
import { type SignatureRow, signatureRows } from '../words/signatures.js';
import { existingLabel, notableWaivers, shownText, waiverScope } from '../words/texts.js';
import { moodIcon, severityIcons } from './head.js';
import { diffOf } from './next-steps.js';
import { linkTo } from './places.js';
import { fold, type Section, tableSection } from './rows.js';

const riskIcons = {
  none: '⚪',
  low: '⚪',
  medium: '🟡',
  unknown: '❔',
  high: '🟠',
  critical: '🔴',
} as const;

/** An advisory of an image with its severity and the version that has the fix, linked to its page. */
export function advisoryLinks(advisory: ImageAdvisory): string {
  const { level = 'unknown', id, url, artifact, waived } = advisory;
  const of = artifact === undefined ? '' : `${codeLiteral(artifact)}: `;
  const note = waived === true ? ', waived' : '';
  return `${riskIcons[level]} ${linkTo(url, codeLiteral(id))} ${of}${untrusted(riskText(advisory))}${note}`;
}

/** All advisories: those with findings first, then the most severe. */
export function advisoriesSection(report: Report): Section {
  return tableSection(
    'Advisories',
    ['', 'Advisory'],
    advisoriesOf(report),
    ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
      const also = aliases.length === 0 ? '' : ` ${untrusted(aliases.join(', '))}`;
      const fix = fixedIn.length === 0 ? '' : ` in ${codeLiteral(fixedIn.join(', '))}`;
      const name = linkTo(advisoryUrl(id, aliases), codeLiteral(id));
      return [
        riskIcons[risk?.level ?? 'unknown'],
        `**${name}**${also}<br>${codeLiteral(artifact)}: severity ${severityText(risk)}; ${untrusted(status)}${fix}; updated ${untrusted(formatReportDay(updated))}; ${outcome}`,
      ];
    },
  );
}

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

const maxTextBytes = 600;
const maxSignatureBytes = 800;

const waiverIcons = {
  active: '⏳',
  expired: '❌',
  lapsed: '❌',
  unused: 'ℹ️',
  unknown: '❔',
  removed: '➖',
  pending: '🆕',
} as const;

/** Untrusted text. */
export const untrusted = (text: string) => markdown(shortDigests(cut(text, maxTextBytes)));
/** An untrusted name. */
export const codeLiteral = (text: string) => code(shortDigests(cut(text, maxTextBytes)));

/** The findings that are about no image. */
export function othersSection(report: Report, { otherCauses, flagged }: ReportView): Section {
  const link = placeLinks(report);
  const title = flagged.length > 0 ? 'Other findings' : 'Findings';
  return tableSection(title, ['', 'Finding'], otherCauses, (one) => findingCells(one, link));
}

/** Waived findings, with the reason. */
export function waivedSection(report: Report, { waived }: ReportView): Section {
  const link = placeLinks(report);
  return tableSection('Waived', ['', 'Finding'], waived, (finding) => {
    const { reason = '', expires } = finding.waived ?? {};
    const until = expires === undefined ? '' : ` (until ${markdown(formatReportDay(expires))})`;
    const [, cell] = findingCells(finding, link);
    return ['➖', `${cell}<br>Waived: ${untrusted(reason)}${until}`];
  });
}

function findingCells(finding: ReportedFinding, link: LinkPlace): readonly [string, string] {
  const { severity, check, message, origin, file, line } = finding;
  const existing = existingLabel(finding);
  const label = existing === '' ? '' : ` (${existing})`;
  const text = codeLiteral(formatPlace(finding));
  const url = file === undefined ? undefined : link({ origin, file, line });
  const place = formatPlace(finding) === '' ? '' : ` ${linkTo(url, text)}`;
  const name = linkTo(checkUrl(check), codeLiteral(check));
  return [severityIcons[severity], `**${name}**${place}${label}<br>${untrusted(message)}`];
}

export function gapsSection({ incomplete }: Report, { totals }: ReportView): Section {
  const cells = (one: Report['incomplete'][number]) => [
    '❔',
    `**${linkTo(errorUrl(one.cause), codeLiteral(one.cause))}** ${codeLiteral(subjectOf(one))}<br>${untrusted(one.message)}`,
  ];
  return tableSection('Not verified', ['', 'Item'], incomplete, cells, totals.unknown);
}

/** In a merged report: every repository without a clean pass. */
export function repositoriesSection({ repositories = [] }: Report): Section {
  const notClean = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
  return tableSection(
    'Repositories that need attention',
    ['', 'Repository'],
    notClean,
    ({ origin, verdict, findings, unknown, missing }) => [
      moodIcon(verdict === 'pass' && findings > 0 ? 'attention' : verdict),
      `${codeLiteral(origin)}<br>${missing === true ? 'no report' : `${plural(findings, 'finding')}${unknown === 0 ? '' : `, ${plural(unknown, 'item')} not verified`}`}`,
    ],
  );
}

/** The same account as in the first sentences, with causes. */
export function coverageSection(report: Report): Section {
  return (maxBytes) => {
    const rows = accountRows(report).map(({ label, counted: { asked }, known, notes }) => {
      const lines = notes.map(([note, number]) => `${untrusted(note)}: ${number}`);
      const lead = asked === 0 ? [] : [`${known} of ${asked}`];
      return `| ${label} | ${[...lead, ...lines].join('<br>')} |\n`;
    });
    const sources = sourcesLine(report);
    const by = sources === '' ? '' : `\n${untrusted(sources)}.\n`;
    const text = `\n### Coverage\n\n| Question | Known |\n| --- | --- |\n${rows.join('')}${by}`;
    return rows.length === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
  };
}

/** The names of images that no scanner reads, folded. */
export function seenSection(report: Report): Section {
  const { shown, total } = seenRows(report);
  const link = placeLinks(report);
  return (maxBytes) => {
    const lines = shown.map(({ file, line, name }) => {
      const place = linkTo(link({ file, line }), codeLiteral(`${file}:${line}`));
      return `- ${codeLiteral(name)} at ${place}\n`;
    });
    const left = shown.length === total ? '' : `\n${shownText({ shown, total })}.\n`;
    const text = `\n${fold(`${seenTitle} (${total})`, `${lines.join('')}${left}`)}`;
    return total === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
  };
}

/** Waivers that need attention. */
export function waiversSection(report: Report): Section {
  return tableSection('Waivers that need attention', ['', 'Waiver'], notableWaivers(report), (waiver) => {
    const { state, reason, notice = '', owner, file, line } = waiver;
    const ownedBy = owner === undefined ? '' : `, ${codeLiteral(owner)}`;
    return [
      waiverIcons[state],
      `${codeLiteral(waiverScope(waiver))}${ownedBy}<br>${untrusted(reason)}<br>${untrusted(notice)} (${codeLiteral(`${file}:${line}`)})`,
    ];
  });
}

/** Empty if nothing asked for signatures. */
export function signaturesSection(report: Pick<Report, 'images'>): Section {
  return tableSection('Signatures', ['Image', 'Digest', 'Signer'], signatureRows(report), cellsOf);
}

function cellsOf({ image, digest, text, links }: SignatureRow): readonly string[] {
  const linked = links.map(({ label, url }) => ` [${label}](<${url}>)`).join(',');
  const shown = markdown(cut(text, maxSignatureBytes));
  return [code(cut(image, maxSignatureBytes)), code(digest), `${shown}${linked === '' ? '' : `:${linked}`}`];
}
