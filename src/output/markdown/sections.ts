// The sections about the gate in summary and comment. At most two columns and short digests, for small screens.
import { plural } from '../../model/text.js';
import { causeName, coverageIn, coverageKinds } from '../../report/coverage.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { code, cut, markdown, shortDigests, uriOf } from '../escape.js';
import { formatPlace, formatReportDay, subjectOf } from '../format.js';
import { existingLabel } from '../texts.js';
import type { ReportView } from '../view.js';
import { notableWaivers, waiverScope } from '../waivers.js';
import { type Section, tableSection } from './rows.js';

const maxTextBytes = 600;

export const verdictIcons = { pass: '✅', fail: '❌', incomplete: '⚠️' } as const;
const severityIcons = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

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

export function findingsSection({ source }: Report, { findings, totals }: ReportView): Section {
  const cells = (one: ReportedFinding) => findingCells(one, source);
  return tableSection('Findings', ['', 'Finding'], findings, cells, totals.findings);
}

/** Waived findings, with the reason. */
export function waivedSection({ source }: Report, { waived }: ReportView): Section {
  return tableSection('Waived', ['', 'Finding'], waived, (finding) => {
    const { reason = '', expires } = finding.waived ?? {};
    const until = expires === undefined ? '' : ` (until ${markdown(formatReportDay(expires))})`;
    const [, cell] = findingCells(finding, source);
    return ['➖', `${cell}<br>Waived: ${untrusted(reason)}${until}`];
  });
}

function findingCells(finding: ReportedFinding, source: Report['source']): readonly [string, string] {
  const { severity, check, message } = finding;
  const existing = existingLabel(finding);
  const label = existing === '' ? '' : ` (${existing})`;
  const place = formatPlace(finding) === '' ? '' : ` ${linked(finding, source)}`;
  return [severityIcons[severity], `**${codeLiteral(check)}**${place}${label}<br>${untrusted(message)}`];
}

/** The place of a finding, linked to its line at the commit of the run. */
function linked(finding: ReportedFinding, source: Report['source']): string {
  const { file, line } = finding;
  const text = codeLiteral(formatPlace(finding));
  if (file === undefined || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server)) return text;
  const path = [source.repository, 'blob', source.sha, file].map(uriOf).join('/');
  return `[${text}](<${source.server}/${path}#L${line}>)`;
}

export function gapsSection({ incomplete }: Report, { totals }: ReportView): Section {
  const cells = (one: Report['incomplete'][number]) => [
    '❔',
    `**${codeLiteral(one.cause)}** ${codeLiteral(subjectOf(one))}<br>${untrusted(one.message)}`,
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
      verdictIcons[verdict],
      `${codeLiteral(origin)}<br>${missing === true ? 'no report' : `${plural(findings, 'finding')}${unknown === 0 ? '' : `, ${plural(unknown, 'item')} not verified`}`}`,
    ],
  );
}

const coverageLabels = {
  references: 'References',
  histories: 'Tag histories',
  artifacts: 'Artifacts',
} as const;

export function coverageSection(report: Report): Section {
  const coverage = coverageIn(report);
  const kinds = coverageKinds.filter((kind) => coverage[kind].asked > 0);
  return (maxBytes) => {
    const rows = kinds.map((kind) => {
      const { asked, answered, unknown } = coverage[kind];
      const causes = Object.entries(unknown).map(
        ([cause, number]) => `<br>${codeLiteral(causeName(cause))}: ${number}`,
      );
      return `| ${coverageLabels[kind]} | ${answered} of ${asked}${causes.join('')} |\n`;
    });
    const text = `\n### Coverage\n\n| Looked up | Verified |\n| --- | --- |\n${rows.join('')}`;
    return rows.length === 0 || Buffer.byteLength(text) > maxBytes ? '' : text;
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
