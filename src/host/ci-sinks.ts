// What other CI systems than GitHub Actions show of a run: Azure Pipelines by commands in the log, Buildkite by its agent.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Annotation, Sink } from '../model/host.js';
import { plain } from '../model/plain.js';
import { findProgram } from './programs.js';

type Shown = Partial<Pick<Sink, 'log' | 'annotate' | 'summary'>>;

/** Annotations accept a megabyte: https://buildkite.com/docs/agent/cli/reference/annotate */
const buildkiteBytes = 1024 * 1024;
const programMs = 30_000;

/** The parts of the sink that the CI system of a job replaces; none elsewhere. `log` prints a text. */
export function ciSink(
  environment: Readonly<Record<string, string | undefined>>,
  log: (text: string) => void,
): Shown {
  if (environment.TF_BUILD) return azureSink(environment, log);
  return environment.BUILDKITE ? buildkiteSink(log) : {};
}

/** https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands */
function azureSink(
  { AGENT_TEMPDIRECTORY: temp }: Readonly<Record<string, string | undefined>>,
  log: (text: string) => void,
): Shown {
  return {
    log: (text) => log(withoutAzureCommands(text)),
    annotate: (annotation) => log(azureIssue(annotation)),
    async summary(markdown) {
      if (!temp) return;
      const file = path.join(temp, 'tagproof-summary.md');
      await writeFile(file, markdown);
      log(`##vso[task.uploadsummary]${file}`);
    },
  };
}

/** An issue in the list of the job. Azure knows errors and warnings only, so a notice is left to the log and summary. */
function azureIssue({ severity, title, message, place }: Annotation): string {
  if (severity === 'notice') return `${title}: ${message}`;
  const properties = {
    type: severity,
    ...(place === undefined
      ? {}
      : { sourcepath: place.file, linenumber: String(place.line), columnnumber: String(place.column) }),
    code: title,
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${azureValue(value)};`);
  return `##vso[task.logissue ${list.join('')}]${azureText(message)}`;
}

/** https://github.com/microsoft/azure-pipelines-agent/blob/master/src/Agent.Sdk/CommandStringConvertor.cs */
function azureText(text: string): string {
  return withoutAzureCommands(text).replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function azureValue(text: string): string {
  return azureText(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}

/** The agent looks for `##vso[` and `##[` anywhere in a line. */
function withoutAzureCommands(text: string): string {
  return text.replace(/##(?=\[|vso\[)/gi, '#\u200b#');
}

function buildkiteSink(log: (text: string) => void): Shown {
  return {
    summary: (markdown) =>
      new Promise((resolve) => {
        const program = findProgram('buildkite-agent');
        if (program === undefined) {
          log(
            'The annotation was not made: the program `buildkite-agent` is not in PATH outside the checkout',
          );
          return resolve();
        }
        const args = ['annotate', '--context', 'tagproof', '--style', 'info'];
        const child = execFile(program.file, args, { timeout: programMs, env: program.env }, (error) => {
          if (error !== null) log(`The annotation was not made: ${plain(error.message)}`);
          resolve();
        });
        // The callback reports a program that ends before it has read everything.
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(withinBytes(markdown));
      }),
  };
}

/** Whole lines of a text, as many as fit. */
function withinBytes(text: string): string {
  if (Buffer.byteLength(text) <= buildkiteBytes) return text;
  const cut = Buffer.from(text).subarray(0, buildkiteBytes).toString();
  return cut.slice(0, cut.lastIndexOf('\n') + 1);
}
