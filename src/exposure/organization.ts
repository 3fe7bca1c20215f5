// Counts the answers of many repositories: what `merge` does with the documents of `exposure --json`.
import { type Context, printJson, readUserFile, usageErrors } from '../command/context.js';
import { parseJson } from '../model/json.js';
import { numberText, plural } from '../model/text/text.js';
import { code, markdown } from '../output/escape.js';
import { answerText } from './markdown.js';
import {
  answers,
  type ExposureAnswer,
  type ExposureReport,
  exposureExitCode,
  exposureSchema,
  worst,
} from './report.js';

const maxBytes = 256 * 1024 * 1024;
type Read = { readonly report: ExposureReport } | { readonly issue: string };

/**
 * Prints one row for each repository, the worst first, and returns the common exit code.
 * @param planned the repositories of a plan: one without a document is unknown
 */
export async function mergeExposures(context: Context, planned: readonly string[]): Promise<number> {
  const rows: {
    repository: string;
    incident?: string;
    answer: ExposureAnswer;
    exposed: number;
    runs: number;
    gaps: number;
  }[] = [];
  const issues: string[] = [];
  const incidents = new Set<string>();
  for (const file of context.invocation.operands) {
    const read = await readExposure(file);
    if ('issue' in read) issues.push(read.issue);
    else {
      const { repository, incident, answer, runs, asked, gaps } = read.report;
      const exposed = runs.filter((run) => run.answer === 'exposed').length;
      incidents.add(JSON.stringify([incident.id, incident.from, incident.to, incident.images]));
      rows.push({ repository, incident: incident.id, answer, exposed, runs: asked.runs, gaps: gaps.length });
    }
  }
  if (incidents.size > 1) issues.push('The documents are about different incidents.');
  if (issues.length > 0) return usageErrors(context, 'usage', issues);
  const seen = new Set(rows.map(({ repository }) => repository.toLowerCase()));
  for (const repository of planned)
    if (!seen.has(repository.toLowerCase()))
      rows.push({ repository, answer: 'unknown', exposed: 0, runs: 0, gaps: 1 });
  rows.sort((a, b) => answers.indexOf(a.answer) - answers.indexOf(b.answer));
  const answer = worst(rows.map((row) => row.answer));
  if (context.invocation.json)
    await printJson(context, { kind: 'tagproof-exposures', version: 1, answer, repositories: rows });
  else {
    const counts = answers.map((one) => [rows.filter((row) => row.answer === one).length, one] as const);
    const text = counts
      .filter(([count]) => count > 0)
      .map(([count, one]) => `${numberText(count)} ${answerText[one]}`);
    const lines = rows.map(
      (row) =>
        `| ${code(row.repository)} | ${row.incident === undefined ? 'no document' : answerText[row.answer]} | ${numberText(row.exposed)} of ${plural(row.runs, 'run')} |`,
    );
    context.out(
      `## ${markdown(rows[0]?.incident ?? 'Incident')}: ${answerText[answer]}\n\n${plural(rows.length, 'repository')}: ${text.join(', ')}.\n\n| Repository | Answer | Exposed |\n| --- | --- | --- |\n${lines.join('\n')}\n`,
    );
  }
  return exposureExitCode({ answer });
}

async function readExposure(file: string): Promise<Read> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) return { issue: `${file}: ${read.unreadable}.` };
  const parsed = exposureSchema.safeParse(parseJson(read.text));
  return parsed.success
    ? { report: parsed.data }
    : { issue: `${file}: is no document of \`exposure --json\`.` };
}
