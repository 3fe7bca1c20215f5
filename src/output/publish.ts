// The report document → its files, and every channel drawn from it by one plan.
import type { CheckText } from '../model/check-text.js';
import type { Config } from '../model/config.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Files, Host } from '../model/host.js';
import type { Report } from '../report/schema.js';
import { type Links, type ReportPaths, writeOutputs } from './action-outputs.js';
import { annotationsOf } from './annotations.js';
import { summaryOf } from './markdown/summary.js';
import { terminalText } from './terminal/index.js';
import { shownOf, viewOf } from './view.js';

export interface Publication {
  readonly exitCode: number;
  /** The texts of all checks: advice in the summary, help in SARIF. */
  readonly checks: readonly CheckText[];
}

/** What became of the documents: their paths, and those that could not be written. */
export interface Saved {
  readonly paths: ReportPaths;
  readonly refused: readonly Gap[];
  readonly sarif: SarifDocument | undefined;
}

interface Documents extends Pick<Publication, 'checks'> {
  readonly config: Pick<Config, 'report' | 'sarif' | 'html'>;
}

/** Writes the report file, and SARIF and HTML where they are asked for. What the disk refuses is an Unknown. */
export async function saveDocuments(
  report: Report,
  { config, checks }: Documents,
  files: Pick<Files, 'save'>,
): Promise<Saved> {
  const refused: Gap[] = [];
  const save = async (path: string | undefined, name: string, text: string) => {
    try {
      return await files.save(path, name, text);
    } catch (error) {
      refused.push(gapFrom(error, path ?? name));
      return undefined;
    }
  };
  // Loaded where they are asked for: most runs write neither.
  const sarif =
    config.sarif === undefined
      ? undefined
      : (await import('./sarif/index.js')).sarifOf(report, viewOf(report), checks);
  const paths = {
    report: await save(config.report, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`),
    sarif:
      sarif === undefined || 'refused' in sarif
        ? undefined
        : await save(config.sarif, 'tagproof.sarif', sarif.text),
    html:
      config.html === undefined
        ? undefined
        : await save(
            config.html,
            'tagproof-report.html',
            (await import('./html/index.js')).htmlOf(report, viewOf(report), checks),
          ),
  };
  return { paths, refused, sarif };
}

/** Draws the log, annotations, summary and outputs from the report, all by one plan. */
export async function publish(
  report: Report,
  { exitCode, checks }: Publication,
  { sink }: Pick<Host, 'sink'>,
  { paths, sarif }: Saved,
  links: Links = {},
): Promise<void> {
  const plan = viewOf(report);
  const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
  sink.log(terminalText(report, plan, sink, checks));
  for (const line of [...refused, ...sarifRest(sarif)]) sink.log(line);
  for (const annotation of annotationsOf(report, plan, refused)) sink.annotate(annotation);
  await sink.summary(summaryOf(report, plan, checks));
  writeOutputs(report, plan, exitCode, paths, sink, links);
}

type SarifDocument = ReturnType<typeof import('./sarif/index.js').sarifOf>;

/** Code scanning takes only so much; what it does not get is said. */
function sarifRest(sarif: SarifDocument | undefined): readonly string[] {
  if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total) return [];
  return [`SARIF: ${shownOf(sarif)}`];
}
