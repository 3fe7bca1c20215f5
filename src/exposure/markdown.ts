// The answer of `exposure` as Markdown, to paste as an issue: first what to know, then each run with its reason.
import { numberText, plural } from '../model/text/text.js';
import { code, markdown } from '../output/escape.js';
import type { ExposureAnswer, ExposureReport, RunRow } from './report.js';

/** How people call the answers. */
export const answerText: Readonly<Record<ExposureAnswer, string>> = {
  exposed: 'exposed',
  'possibly-exposed': 'possibly exposed',
  unknown: 'unknown',
  'not-exposed': 'not exposed',
};

/** An issue may have 65,536 characters. */
const maxRows = 100;
const maxCommits = 50;

/** The whole text, which ends in a line end. */
export function exposureMarkdown(report: ExposureReport): string {
  const { incident, repository, answer, runs, commits, gaps, notes } = report;
  const known = [incident.id, ...incident.aliases].map(markdown).join(', ');
  const parts = [
    `## ${markdown(repository)}: ${answerText[answer]}`,
    `Incident ${known}: ${incident.images.map(code).join(', ')} from ${incident.from} to ${incident.to}.`,
    `${sentence(report)}${incident.sources.length === 0 ? '' : ` Sources: ${incident.sources.map(markdown).join(', ')}.`}`,
    ...(gaps.length === 0 ? [] : ['### What could not be read', list(gaps)]),
    ...(runs.length === 0
      ? []
      : ['### Runs', table(['Answer', 'Run', 'Commit', 'Why'], runs.slice(0, maxRows).map(rowOf))]),
    ...(runs.length > maxRows
      ? [`${plural(runs.length - maxRows, 'further run')}: see the JSON report.`]
      : []),
    ...(commits.length === 0
      ? []
      : [
          '### Commits of the window that name the image',
          table(['Commit', 'Branch', 'At', 'References', 'Run'], commits.slice(0, maxCommits).map(commitOf)),
        ]),
    ...(commits.length > maxCommits
      ? [`${plural(commits.length - maxCommits, 'further commit')}: see the JSON report.`]
      : []),
    '### What this does not cover',
    list(notes),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What was read, and how the runs are distributed over the answers. */
export function sentence({ asked, runs }: ExposureReport): string {
  const counts = (Object.keys(answerText) as ExposureAnswer[]).flatMap((answer) => {
    const count = runs.filter((run) => run.answer === answer).length;
    return count === 0 ? [] : [`${numberText(count)} ${answerText[answer]}`];
  });
  const of = counts.length === 0 ? 'None of them names the image.' : `By run: ${counts.join(', ')}.`;
  const unread = asked.logsUnread === 0 ? '' : ` ${plural(asked.logsUnread, 'log')} could not be read.`;
  return `${plural(asked.runs, 'run')}, ${plural(asked.trees, 'tree')} and ${plural(asked.logs, 'log')} were read with ${plural(asked.requests, 'request')}.${unread} ${asked.runs === 0 ? 'There was no run within the window.' : of}`;
}

function rowOf(run: RunRow): readonly string[] {
  const where = run.branch === undefined ? '' : ` on ${markdown(run.branch)}`;
  const pulls = (run.pullRequests ?? []).map((number) => `, pull request ${number}`).join('');
  const attempts = run.attempts === 1 ? '' : `, ${plural(run.attempts, 'attempt')}`;
  const lines = run.evidence.map(
    ({ job, line, text }) => `<br>${markdown(job)}, line ${line}: ${code(text)}`,
  );
  return [
    answerText[run.answer],
    `${linked(String(run.id), run.url)}, ${markdown(run.workflow)}, ${markdown(run.event)}${where}${pulls}${attempts}, ${run.created}`,
    code(run.commit.slice(0, 12)),
    `${run.reasons.map(markdown).join('; ')}${lines.join('')}`,
  ];
}

function commitOf({
  commit,
  branch,
  at,
  references,
  hasRun,
}: ExposureReport['commits'][number]): readonly string[] {
  const named = references.map(({ file, line, raw }) => `${markdown(`${file}:${line}`)} ${code(raw)}`);
  return [code(commit.slice(0, 12)), markdown(branch), at, named.join('<br>'), hasRun ? 'yes' : 'no'];
}

function linked(text: string, url: string): string {
  return /^https:\/\/[\w.:/-]+$/.test(url) ? `[${markdown(text)}](${url})` : markdown(text);
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${markdown(item)}`).join('\n');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
