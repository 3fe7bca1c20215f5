// The host in a terminal or a script: text on standard output without secrets, no annotations, no outputs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compact } from '../model/collections.js';
import type { Host } from '../model/run/host.js';
import type { Secret } from '../model/run/secret.js';
import { occurrencesOf, withHidden } from '../model/text/text.js';
import { ciFrom, shownBy, sourceFrom } from './ci/ci.js';
import { workflowOf } from './ci/id-token.js';
import { apiTokens, awsFrom, machineDocker } from './docker.js';
import { systemClock } from './exit.js';
import { machineCache } from './files/cache-folder.js';
import { diskFiles } from './files/files.js';
import { gitOf, repositoryAround } from './git/git.js';
import { machineNetwork } from './network/transport.js';
import { machineThreads } from './scan-threads.js';

interface Masked {
  readonly mask: (secret: Secret) => void;
  /** The text with `***` for each secret that was masked so far, or for several that overlap. */
  readonly shown: (text: string) => string;
}

/** Remembers each secret once: the runs of an audit of many repositories mask the same ones again. */
export function maskSecrets(): Masked {
  const secrets = new Set<string>();
  return {
    mask(secret) {
      const value = secret.expose();
      if (value !== '') secrets.add(value);
    },
    // All are looked for in the same text: where one was replaced, another one that holds it would not be found.
    shown: (text) =>
      withHidden(
        text,
        [...secrets].flatMap((secret) => occurrencesOf(secret, text)),
      ),
  };
}

interface LocalOptions {
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
