// The sections about the gate in summary and comment. At most two columns and short digests, for small screens.

import { plural } from '../../model/text/text.js';
import { checkUrl, errorUrl, type LinkPlace, placeLinks } from '../../report/images/links.js';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { sourcesLine } from '../../report/sources-used.js';
import { code, cut, markdown, shortDigests } from '../escape.js';
import type { ReportView } from '../view.js';
import { accountRows, seenRows, seenTitle } from '../words/account.js';
import { formatPlace, formatReportDay, subjectOf } from '../words/format.js';
import { type SignatureRow, signatureRows } from '../words/signatures.js';
import { existingLabel, notableWaivers, shownText, waiverScope } from '../words/texts.js';
import { moodIcon, severityIcons } from './head.js';
import { linkTo } from './places.js';
import { fold, type Section, tableSection } from './rows.js';

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
export function othersSection(report: Report, { otherCauses, images }: ReportView): Section {
  const link = placeLinks(report);
  const title = images.some(({ findings }) => findings > 0) ? 'Other findings' : 'Findings';
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
