// The answer of `exposure` as an HTML page: the runs over time, and the same rows as the Markdown.
import { createHash } from 'node:crypto';
import { largest, smallest } from '../model/collections.js';
import { numberText, plural } from '../model/text/text.js';
import { formatMinute, percent } from '../output/html/format.js';
import { attributes, html, Markup } from '../output/html/markup.js';
import { pageStyle } from '../output/html/style.js';
import { answerText, sentence } from './markdown.js';
import type { ExposureAnswer, ExposureReport, RunRow } from './report.js';

/** Rows and marks of the page. */
const maxRows = 2000;
const markOf: Readonly<Record<ExposureAnswer, string>> = {
  exposed: 'foreign',
  'possibly-exposed': 'behind',
  unknown: 'even',
  'not-exposed': 'current',
};

/** One document that loads nothing; every text of others is only ever text. */
export function exposurePage(report: ExposureReport): string {
  const { incident, repository, answer, runs, commits, gaps, notes } = report;
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'; base-uri 'none'; form-action 'none'`;
  const title = `${repository}: ${answerText[answer]}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header class="top"><p class="brand">Tagproof</p>
<p class="about"><span>incident ${[incident.id, ...incident.aliases].join(', ')}</span></p></header>
<main id="main">
<h1>${title}</h1>
<p class="lead">${incident.images.join(', ')}, ${formatMinute(incident.from)} to ${formatMinute(incident.to)}</p>
<p class="lead">${sentence(report)}</p>
${sectionOf('Not read', gaps)}
<section><h2>Timeline</h2>${timeline(report)}</section>
<section><h2>Runs</h2>${table(['Answer', 'Run', 'Created', 'Commit', 'Why'], runs, runCells)}</section>
<section><h2>Commits that name the image</h2>${table(['Commit', 'Branch', 'At', 'References'], commits, commitCells)}</section>
${sectionOf('What this does not cover', notes)}
</main>
</body>
</html>
`.text;
}

function sectionOf(title: string, items: readonly string[]): Markup | undefined {
  if (items.length === 0) return undefined;
  return html`<section><h2>${title}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`;
}

/** The window as a bar, and each run as a mark in the row of its answer. */
function timeline({ incident, runs }: ExposureReport): Markup {
  if (runs.length === 0) return html`<p class="none">No run names the image.</p>`;
  const [from, to] = [Date.parse(incident.from), Date.parse(incident.to)];
  const times = runs.map(({ created }) => Date.parse(created));
  const [start, end] = [smallest(times, from), largest(times, to)];
  const scale = (at: number) => percent(((at - start) / Math.max(1, end - start)) * 100);
  const bar = attributes({
    x: scale(from),
    y: 0,
    height: 12,
    width: percent(((to - from) / Math.max(1, end - start)) * 100),
  });
  return html`${(Object.keys(markOf) as ExposureAnswer[]).map((answer) => {
    const own = runs.filter((run) => run.answer === answer);
    if (own.length === 0) return undefined;
    const label = `${plural(own.length, 'run')} ${answerText[answer]}`;
    const marks = own.slice(0, maxRows).map(({ id, created }) => {
      const at = scale(Date.parse(created));
      return html`<line class="pin ${markOf[answer]}"${attributes({ x1: at, x2: at, y1: 0, y2: 12 })}><title>${id}, ${formatMinute(created)}</title></line>`;
    });
    return html`<p>${label}</p><svg class="plot" width="100%" height="14" role="img" aria-label="${label}"><rect class="odd"${bar}/>${marks}</svg>`;
  })}`;
}

function table<T>(
  heads: readonly string[],
  rows: readonly T[],
  cells: (row: T) => readonly (Markup | string)[],
): Markup {
  if (rows.length === 0) return html`<p class="none">None.</p>`;
  const shown = rows
    .slice(0, maxRows)
    .map((row) => html`<tr>${cells(row).map((cell) => html`<td>${cell}</td>`)}</tr>\n`);
  const more =
    rows.length > maxRows
      ? html`<p>${numberText(rows.length - maxRows)} more are in the JSON report.</p>`
      : undefined;
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${shown}</tbody></table>${more}`;
}

function runCells(run: RunRow): readonly (Markup | string)[] {
  const isLink = /^https:\/\/[\w.:/-]+$/.test(run.url);
  const id = isLink ? html`<a href="${run.url}">${run.id}</a>` : html`${run.id}`;
  const lines = run.evidence.map(
    ({ job, line, text }) => html`<br>${job}, line ${line}: <code>${text}</code>`,
  );
  return [
    answerText[run.answer],
    html`${id} ${run.workflow}, ${run.event}${run.branch === undefined ? '' : ` on ${run.branch}`}`,
    formatMinute(run.created),
    html`<code>${run.commit.slice(0, 12)}</code>`,
    html`${run.reasons.join('; ')}${lines}`,
  ];
}

function commitCells({
  commit,
  branch,
  at,
  references,
}: ExposureReport['commits'][number]): readonly (Markup | string)[] {
  const named = references.map(({ file, line, raw }) => html`${file}:${line} <code>${raw}</code><br>`);
  return [html`<code>${commit.slice(0, 12)}</code>`, branch, formatMinute(at), html`${named}`];
}
