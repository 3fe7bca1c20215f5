// The sections about the gate that summary and comment are made of. Two columns at most, short digests: they are read on phones too.
import { plural } from '../../model/text.js';
import { causeName, coverageIn, coverageKinds } from '../../report/coverage.js';
import type { Report, ReportedFinding } from '../../report/schema.js';
import { code, cut, markdown, shortDigests, uriOf } from '../escape.js';
import { formatPlace, formatReportDay, subjectOf } from '../format.js';
import type { ReportView } from '../view.js';
import { notableWaivers, waivedBy } from '../waivers.js';
import { type Section, tableSection } from './rows.js';

const longest = 600;

export const verdictSigns = { pass: '✅', fail: '❌', incomplete: '⚠️' } as const;
const severitySigns = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

const waiverSigns = {
  active: '⏳',
  expired: '❌',
  lapsed: '❌',
  unused: 'ℹ️',
  unknown: '❔',
  removed: '➖',
  pending: '🆕',
} as const;

/** Words from outside. */
export const verdictWords = (text: string) => markdown(shortDigests(cut(text, longest)));
/** A name from outside. */
export const codeLiteral = (text: string) => code(shortDigests(cut(text, longest)));

export function findingsSection({ source }: Report, { findings, totals }: ReportView): Section {
  const cells = (one: ReportedFinding) => findingCells(one, source);
  return tableSection('Findings', ['', 'Finding'], findings, cells, totals.findings);
}

/** Findings that a waiver accepts, with its reason. */
export function waivedSection({ source }: Report, { waived }: ReportView): Section {
  return tableSection('Waived', ['', 'Finding'], waived, (finding) => {
    const { reason = '', expires } = finding.waived ?? {};
    const until = expires === undefined ? '' : ` (until ${markdown(formatReportDay(expires))})`;
    const [, cell] = findingCells(finding, source);
    return ['➖', `${cell}<br>Waived: ${verdictWords(reason)}${until}`];
  });
}

function findingCells(finding: ReportedFinding, source: Report['source']): readonly [string, string] {
  const { severity, check, message, introduced } = finding;
  const old = introduced === false ? ' (was there before)' : '';
  const place = formatPlace(finding) === '' ? '' : ` ${linked(finding, source)}`;
  return [severitySigns[severity], `**${codeLiteral(check)}**${place}${old}<br>${verdictWords(message)}`];
}

/** The place of a finding, linked to its line at the commit that was looked at. */
function linked(finding: ReportedFinding, source: Report['source']): string {
  const { file, line } = finding;
  const text = codeLiteral(formatPlace(finding));
  if (file === undefined || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server)) return text;
  const path = [source.repository, 'blob', source.sha, file].map(uriOf).join('/');
  return `[${text}](<${source.server}/${path}#L${line}>)`;
}

export function unknownSection({ incomplete }: Report, { totals }: ReportView): Section {
  const cells = (one: Report['incomplete'][number]) => [
    '❔',
    `**${codeLiteral(one.cause)}** ${codeLiteral(subjectOf(one))}<br>${verdictWords(one.message)}`,
  ];
  return tableSection('Not verified', ['', 'What'], incomplete, cells, totals.unknown);
}

/** Of a merged report: every repository that is not a clean pass. */
export function repositoriesSection({ repositories = [] }: Report): Section {
  const wanting = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
  return tableSection(
    'Repositories with findings or without a verdict',
    ['', 'Repository'],
    wanting,
    ({ origin, verdict, findings, unknown, missing }) => [
      verdictSigns[verdict],
      `${codeLiteral(origin)}<br>${missing === true ? 'no report' : `${plural(findings, 'finding')}, ${plural(unknown, 'thing')} not verified`}`,
    ],
  );
}

const covered = { references: 'References', histories: 'Tag histories', artifacts: 'Artifacts' } as const;

export function coverageSection(report: Report): Section {
  const coverage = coverageIn(report);
  const kinds = coverageKinds.filter((kind) => coverage[kind].asked > 0);
  return (room) => {
    const rows = kinds.map((kind) => {
      const { asked, answered, unknown } = coverage[kind];
      const causes = Object.entries(unknown).map(
        ([cause, number]) => `<br>${codeLiteral(causeName(cause))}: ${number}`,
      );
      return `| ${covered[kind]} | ${answered} of ${asked}${causes.join('')} |\n`;
    });
    const text = `\n### Coverage\n\n| Asked | Answered |\n| --- | --- |\n${rows.join('')}`;
    return rows.length === 0 || Buffer.byteLength(text) > room ? '' : text;
  };
}

/** Waivers that somebody should look at. */
export function waiversSection(report: Report): Section {
  return tableSection('Waivers to look at', ['', 'Waiver'], notableWaivers(report), (waiver) => {
    const { state, reason, notice = '', owner, file, line } = waiver;
    const answers = owner === undefined ? '' : `, ${codeLiteral(owner)}`;
    return [
      waiverSigns[state],
      `${codeLiteral(waivedBy(waiver))}${answers}<br>${verdictWords(reason)}<br>${verdictWords(notice)} (${codeLiteral(`${file}:${line}`)})`,
    ];
  });
}
