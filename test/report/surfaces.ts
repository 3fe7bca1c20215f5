// Every surface of a report as text, as the golden files keep it. Whole lists of checks and of settings are left out:
// test/report/whole-lists.test.ts holds them, so that a new check or input changes no golden file.
import { checks } from '../../src/checks/index.js';
import type { Annotation, Sink } from '../../src/model/run/host.js';
import { writeOutputs } from '../../src/output/action-outputs.js';
import { annotationsOf } from '../../src/output/annotations.js';
import { htmlOf } from '../../src/output/html/index.js';
import { commentOf, summaryOf } from '../../src/output/markdown/summary.js';
import { sarifOf } from '../../src/output/sarif/index.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { viewOf } from '../../src/output/view.js';
import type { Report } from '../../src/report/schema/schema.js';
import { stdoutOf } from '../campaign/stdout.js';
import { outlineOf } from './page.js';

/** The workflow commands that the real sink writes for the annotations. */
export function commandsOf(annotations: readonly Annotation[]): string {
  return stdoutOf((sink) => {
    for (const annotation of annotations) sink.annotate(annotation);
  });
}

/** The log as the real sink of a job writes it. */
export function loggedOf(text: string): string {
  return stdoutOf((sink) => sink.log(text));
}

export function outputsOf(report: Report, exitCode: number): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const sink: Pick<Sink, 'output'> = {
    output: (name, value) => {
      outputs[name] = value;
    },
  };
  writeOutputs(report, viewOf(report), exitCode, { report: '/tmp/tagproof-report.json' }, sink as Sink);
  return outputs;
}

/** The settings that a user chose, and those that channels show. */
function withoutDefaults(report: Report): Report {
  return {
    ...report,
    settings: report.settings.filter(
      ({ name, from }) => from !== 'default' || name === 'max-age' || name === 'fail-on',
    ),
  };
}

interface SarifDocument {
  readonly runs: readonly {
    readonly tool: { readonly driver: { rules: readonly { readonly id: string }[] } };
    readonly results: readonly { readonly ruleId: string; ruleIndex?: number }[];
  }[];
}

/** The document with the rules that its results name, by id alone. */
function withoutRules(text: string): SarifDocument {
  const document: SarifDocument = JSON.parse(text);
  for (const { tool, results } of document.runs) {
    const named = new Set(results.map(({ ruleId }) => ruleId));
    tool.driver.rules = tool.driver.rules.filter(({ id }) => named.has(id)).map(({ id }) => ({ id }));
    for (const result of results) delete result.ruleIndex;
  }
  return document;
}

/** Surface → text. There is no SARIF where it is refused: the golden file holds the sentence instead. */
export function surfacesOf(whole: Report, exitCode: number) {
  const report = withoutDefaults(whole);
  const plan = viewOf(report);
  const sarif = sarifOf(report, plan, checks);
  return {
    annotations: commandsOf(annotationsOf(report, plan)),
    'summary.md': summaryOf(report, plan, checks),
    'comment.md': commentOf(report, plan, checks),
    'terminal.txt': `${terminalText(report, plan, { colour: false, width: 100 }, checks)}\n`,
    'terminal-80.txt': `${terminalText(report, plan, { colour: false, width: 80 }, checks)}\n`,
    'page.txt': outlineOf(htmlOf(report, plan, checks)),
    outputs: `${JSON.stringify(outputsOf(report, exitCode), null, 2)}\n`,
    'sarif.json':
      'refused' in sarif
        ? `${sarif.refused}\n`
        : `${JSON.stringify(withoutRules(sarif.parts.join('')), null, 2)}\n`,
  };
}
