// The host in a workflow: inputs, outputs, annotations, summary and OIDC token, through @actions/core.

import * as core from '@actions/core';
import { compact } from '../model/collections.js';
import type { Host, Sink } from '../model/run/host.js';
import { ciFrom, sourceFrom } from './ci/ci.js';
import { workflowOf } from './ci/id-token.js';
import { apiTokens, awsFrom, machineDocker } from './docker.js';
import { stopSignal, systemClock } from './exit.js';
import { machineCache } from './files/cache-folder.js';
import { diskFiles } from './files/files.js';
import { gitOf } from './git/git.js';
import { outputsNotWritten, summaryNotWritten } from './messages.js';
import { runnerFileFailure } from './network/deadline.js';
import { machineNetwork } from './network/transport.js';
import { machineThreads } from './scan-threads.js';

export interface ActionsHost extends Host {
  input(name: string): string | undefined;
  /** Fails the step with one error annotation. The first exit code stays. */
  fail(message: string, exitCode?: 1 | 3): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The host of a workflow step, from the runner's environment. */
export function actionsHost(environment: Environment): ActionsHost {
  const root = environment.GITHUB_WORKSPACE ?? process.cwd();
  const ci = ciFrom(environment);
  const network = machineNetwork('tagproof');
  const sink = actionsSink(environment);
  return {
    files: diskFiles(root, environment.RUNNER_TEMP),
    git: gitOf(root),
    ...compact({ ci }),
    ...network,
    threads: machineThreads(),
    sink,
    clock: systemClock,
    workflow: { ...workflowOf(environment, network.send), ...sourceFrom(environment) },
    docker: machineDocker(environment, root),
    apiToken: apiTokens(environment, sink.mask),
    aws: awsFrom(environment),
    cache: machineCache(environment, root),
    stop: stopSignal(),
    input: (name) => core.getInput(name),
    fail(message, exitCode = 1) {
      const before = process.exitCode;
      core.setFailed(message);
      process.exitCode = before ?? exitCode;
    },
  };
}

const annotators = { error: core.error, warning: core.warning, notice: core.notice };

export function actionsSink(environment: Environment): Sink {
  return {
    mask: (secret) => core.setSecret(secret.expose()),
    log: (text) => core.info(withoutCommands(text)),
    colour: false,
    progress: () => undefined,
    annotate({ severity, title, message, place }) {
      const properties = {
        title,
        ...(place === undefined
          ? {}
          : {
              file: place.file,
              startLine: place.line,
              endLine: place.endLine,
              ...(place.line === place.endLine
                ? { startColumn: place.column, endColumn: place.endColumn }
                : {}),
            }),
      };
      annotators[severity](message, properties);
    },
    async summary(markdown) {
      try {
        if (environment.GITHUB_STEP_SUMMARY) await core.summary.addRaw(markdown, true).write();
      } catch (error) {
        throw runnerFileFailure(summaryNotWritten, error);
      }
    },
    output(name, value) {
      try {
        core.setOutput(name, value);
      } catch (error) {
        throw runnerFileFailure(outputsNotWritten, error);
      }
    },
  };
}

/** Prevents the runner from executing a line of the log as a workflow command, in either syntax. */
function withoutCommands(text: string): string {
  return text.replace(/##\[/g, '#\u200b#[').replace(/^([^\S\r\n\u2028\u2029]*)::/gm, '$1:\u200b:');
}
