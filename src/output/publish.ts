// Writes the report's files, and renders it in every channel from one view.

import { compact } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { CheckText } from '../model/judgement/finding.js';
import type { Config } from '../model/run/config.js';
import type { Files, Host, Sink } from '../model/run/host.js';
import type { Report } from '../report/schema/schema.js';
import { type Links, type ReportPaths, writeOutputs } from './action-outputs.js';
import { annotationsOf } from './annotations.js';
import { channels, type ShownReport } from './channels.js';
import { summaryOf } from './markdown/summary.js';
import { terminalText } from './terminal/index.js';
import { type ReportView, viewOf } from './view.js';

interface Publication {
  readonly exitCode: number;
  /** The explanations of all checks: advice in the summary, rule help in SARIF. */
  readonly checks: readonly CheckText[];
}

/** The paths of the documents, and the gaps for those that could not be written. */
interface Saved {
  readonly paths: ReportPaths;
  readonly refused: readonly Gap[];
  readonly sarif: SarifNotes;
}

/** What the log says of the SARIF document: why there is none, or what it leaves out. The document itself is not kept. */
interface SarifNotes {
  readonly missing?: string;
  readonly cut?: string;
}

interface Documents extends Pick<Publication, 'checks'> {
  readonly config: Pick<Config, 'report' | 'sarif' | 'codeQuality' | 'junit' | 'html'>;
}

/** Writes the JSON report, and the others that are configured. A file that cannot be written becomes a gap. */
export async function saveDocuments(
  report: Report,
  { config, checks }: Documents,
  files: Pick<Files, 'save'>,
): Promise<Saved> {
  const refused: Gap[] = [];
  const paths: Record<string, string | undefined> = {};
  let sarif: SarifNotes = {};
  const shown: ShownReport = { report, view: viewOnDemand(report), checks };
  for (const { file, load } of channels) {
    if (file === undefined || (config[file.input] === undefined && file.input !== 'report')) continue;
    const render = await load();
    const rendered = render(shown);
    if ('missing' in rendered) {
      sarif = rendered;
      continue;
    }
    try {
      paths[file.input] = await files.save(config[file.input], file.name, rendered.parts);
    } catch (error) {
      refused.push(gapFrom(error, config[file.input] ?? file.name));
    }
    if (rendered.cut !== undefined) sarif = { cut: rendered.cut };
  }
  return { paths: compact({ report: paths.report, sarif: paths.sarif, html: paths.html }), refused, sarif };
}

function viewOnDemand(report: Report): () => ReportView {
  let made: ReportView | undefined;
  return () => {
    made ??= viewOf(report);
    return made;
  };
}

/**
 * Writes the reports of a run. When a file is refused, the run is concluded again, so that the others say so.
 * @param conclude the outcome with these gaps in addition
 */
export async function saveReports<T extends { readonly report: Report }>(
  conclude: (refused: readonly Gap[]) => Promise<T>,
  documents: Documents,
  files: Pick<Files, 'save'>,
): Promise<{ readonly outcome: T; readonly saved: Saved }> {
  const outcome = await conclude([]);
  const saved = await saveDocuments(outcome.report, documents, files);
  if (saved.refused.length === 0) return { outcome, saved };
  const again = await conclude(saved.refused);
  return { outcome: again, saved: await saveDocuments(again.report, documents, files) };
}

/** A summary that cannot be written is a warning: the log and the report say the same. */
async function showSummary(markdown: string, sink: Sink): Promise<void> {
  try {
    await sink.summary(markdown);
  } catch (error) {
    const { message } = gapFrom(error, 'summary');
    sink.log(message);
    sink.annotate({ severity: 'warning', title: 'tagproof', message });
  }
}

/**
 * Renders the log, the annotations, the job summary and the outputs of the action, if anybody reads them.
 * @throws Failure `not-written` if the outputs cannot be written
 */
export async function publish(
  report: Report,
  { exitCode, checks }: Publication,
  { sink }: Pick<Host, 'sink'>,
  { paths, sarif }: Saved,
  links: Links = {},
): Promise<void> {
  if (sink.isSilent === true) return;
  const view = viewOf(report);
  const refused = [sarif.missing ?? []].flat();
  sink.log(terminalText(report, view, sink, checks));
  for (const line of [...refused, sarif.cut ?? []].flat()) sink.log(line);
  for (const annotation of annotationsOf(report, view, refused)) sink.annotate(annotation);
  await showSummary(summaryOf(report, view, checks), sink);
  writeOutputs(report, view, exitCode, paths, sink, links);
}
