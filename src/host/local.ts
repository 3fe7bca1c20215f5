// The host in a terminal or a script: text on standard output, no annotations, no outputs.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compact } from '../model/compact.js';
import type { Host } from '../model/host.js';
import { apiTokens } from './api-tokens.js';
import { awsFrom } from './aws-environment.js';
import { ciFrom, shownBy, sourceFrom } from './ci.js';
import { systemClock } from './clock.js';
import { machineDocker } from './docker.js';
import { diskFiles } from './files.js';
import { gitOf } from './git.js';
import { workflowOf } from './id-token.js';
import { machineCache } from './lazy-cache.js';
import { maskSecrets } from './masked.js';
import { machineNetwork } from './network.js';
import { repositoryAround } from './repository.js';
import { machineThreads } from './scan-threads.js';

export interface LocalOptions {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Receives text for a person. */
  readonly print: (text: string) => void;
  readonly colour?: boolean;
  /** Columns of the terminal. */
  readonly width?: number;
  /** The terminal supports OSC 8 hyperlinks. */
  readonly links?: boolean;
  /** Shows one line that the next replaces; absent without a terminal. */
  readonly progress?: (text: string) => void;
  readonly temp?: string;
  /** Aborts when the run must stop. */
  readonly stop?: AbortSignal;
  /** Replaces the network of the machine. */
  readonly network?: Pick<Host, 'send' | 'sendBytes'>;
}

/** The host of the command line. It uses a workflow's OIDC variables if they are set in the environment. */
export function localHost({ root, environment, print, temp, network, ...look }: LocalOptions): Host {
  const { send, sendBytes } = network ?? machineNetwork('tagproof');
  const { mask, shown } = maskSecrets();
  const ci = ciFrom(environment);
  const log = (text: string) => print(shown(text));
  return {
    files: diskFiles(root, temp ?? environment.RUNNER_TEMP),
    git: gitOf(root),
    ...compact({ ci, stop: look.stop, repository: repositoryAround(root) }),
    send,
    ...compact({ sendBytes }),
    threads: machineThreads(),
    cache: machineCache(environment, root),
    clock: systemClock,
    workflow: { ...workflowOf(environment, send), ...sourceFrom(environment, root) },
    docker: machineDocker(environment, root),
    apiToken: apiTokens(environment, mask),
    aws: awsFrom(environment),
    sink: {
      mask,
      log,
      colour: look.colour ?? false,
      ...compact({ width: look.width }),
      ...(look.links === true ? { link: (file) => pathToFileURL(path.resolve(root, file)).href } : {}),
      progress: look.progress ?? (() => undefined),
      annotate: () => undefined,
      summary: async () => undefined,
      output: () => undefined,
      ...shownBy(ci, log),
    },
  };
}
