// The sections that summary and comment are made of. Two columns at most, short digests: they are read on phones too.
import { coverageOf } from './coverage.js';
import { code, cut, fenced, markdown, shortDigests, uriOf } from './escape.js';
import { imagesOf } from './freshness.js';
import type { Plan } from './plan.js';
import { fold, type Section, tableSection } from './rows.js';
import type { Report, ReportedFinding } from './schema.js';
import { barOf, chartOf, stretchesOf } from './timeline.js';
import { expiringWaivers } from './waivers.js';
import { day, placeOf, plural } from './words.js';

const longest = 600;
const mostCharts = 3;

export const verdictSigns = { pass: '✅', fail: '❌', incomplete: '⚠️' } as const;
const severitySigns = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;
const freshnessSigns = { wrong: '❌', stale: '🔴', loose: '🟡', unknown: '❔', fresh: '🟢' } as const;

const words = (text: string) => markdown(shortDigests(cut(text, longest)));
const literal = (text: string) => code(shortDigests(cut(text, longest)));

export function findingsSection({ source }: Report, { findings, totals }: Plan): Section {
  const cells = (one: ReportedFinding) => findingCells(one, source);
  return tableSection('Findings', ['', 'Finding'], findings, cells, totals.findings);
}

/** Findings that a waiver accepts, with its reason. */
export function waivedSection({ source }: Report, { waived }: Plan): Section {
  return tableSection('Waived', ['', 'Finding'], waived, (finding) => {
    const { reason = '', expires } = finding.waived ?? {};
    const until = expires === undefined ? '' : ` (until ${markdown(day(expires))})`;
    const [, cell] = findingCells(finding, source);
    return ['➖', `${cell}<br>Waived: ${words(reason)}${until}`];
  });
}

function findingCells(finding: ReportedFinding, source: Report['source']): readonly [string, string] {
  const { severity, check, message } = finding;
  const place = placeOf(finding) === '' ? '' : ` ${linked(finding, source)}`;
  return [severitySigns[severity], `**${literal(check)}**${place}<br>${words(message)}`];
}

/** The place of a finding, linked to its line at the commit that was looked at. */
function linked(finding: ReportedFinding, source: Report['source']): string {
  const { file = '', line } = finding;
  const text = literal(placeOf(finding));
  if (file === '' || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server)) return text;
  const path = [source.repository, 'blob', source.sha, file].map(uriOf).join('/');
  return `[${text}](<${source.server}/${path}#L${line}>)`;
}

export function unknownSection({ incomplete }: Report, { totals }: Plan): Section {
  return tableSection(
    'Not verified',
    ['Cause', 'What'],
    incomplete,
    ({ cause, subject, message, origin }) => [
      literal(cause),
      `${literal(origin === undefined || origin === subject ? subject : `${origin} ${subject}`)}<br>${words(message)}`,
    ],
    totals.unknown,
  );
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
      `${literal(origin)}<br>${missing === true ? 'no report' : `${plural(findings, 'finding')}, ${plural(unknown, 'thing')} not verified`}`,
    ],
  );
}

/** Every image with a bar of its tag's timeline, and charts of the stalest few. */
export function freshnessSection(report: Report): Section {
  const now = Date.parse(report.asOf);
  const rows = imagesOf(report).map((row) => ({ ...row, stretches: stretchesOf(row, now) }));
  const table = tableSection(
    'Freshness',
    ['', 'Image'],
    rows,
    ({ name, digest, uses, verdict, says, stretches }) => {
      const pin = digest === undefined ? '' : ` ${literal(digest)}`;
      const used = uses === 1 ? '' : ` × ${uses}`;
      const bar = barOf(stretches, now);
      return [
        freshnessSigns[verdict],
        `${literal(name)}${pin}${used}<br>${bar === '' ? '' : `${code(bar)} `}${words(says)}`,
      ];
    },
  );
  const charts = rows
    .filter(({ verdict, stretches }) => verdict !== 'fresh' && stretches.length > 1)
    .slice(0, mostCharts)
    .map((row) => fenced('mermaid', chartOf(row, row.stretches)));
  const legend =
    'The bar runs from the first known day to now: `█` pinned, `░` newer, `▒` current, `·` before.';
  return (room) => {
    const pictures = charts.length === 0 ? '' : `\n${fold('Timelines of the stalest', charts.join('\n\n'))}`;
    const text = table(room - Buffer.byteLength(pictures + legend) - 4);
    return text === '' ? '' : `${text}\n${legend}\n${pictures}`;
  };
}

export function advisoriesSection({ advisories }: Report): Section {
  return tableSection(
    'Advisories',
    ['Advisory', 'Artifact'],
    advisories,
    ({ advisoryId, artifactName, updateTime }) => [
      literal(advisoryId),
      `${literal(artifactName)}<br>updated ${words(day(updateTime))}`,
    ],
  );
}

export function coverageSection(report: Report): Section {
  const { asked, answered, unknown } = coverageOf(report);
  return (room) => {
    const rows = [...unknown].map(([cause, count]) => `| unknown: ${literal(cause)} | ${count} |\n`);
    const text = `\n### Coverage\n\n| References | ${asked} |\n| --- | --- |\n| answered | ${answered} |\n${rows.join('')}`;
    return asked === 0 || Buffer.byteLength(text) > room ? '' : text;
  };
}

export function waiversSection(report: Report): Section {
  return tableSection(
    'Waivers that run out soon',
    ['Ends', 'Waiver'],
    expiringWaivers(report),
    ({ subject, reason, expires, owner }) => [
      words(day(expires)),
      `${literal(subject)}${owner === undefined ? '' : `, ${literal(owner)}`}<br>${words(reason)}`,
    ],
  );
}
