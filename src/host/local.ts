// A person's terminal or a plain script: text on standard output, no annotations, no outputs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../model/failure.js';
import type { Host, Workflow } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { Secret } from '../model/secret.js';
import { ciFrom } from './ci.js';
import { systemClock } from './clock.js';
import { machineDocker } from './docker.js';
import { diskFiles } from './files.js';
import { gitOf } from './git.js';
import { requestIdToken, tokenRefusal } from './id-token.js';
import { sourceFrom } from './source.js';
import { networkTransport } from './transport.js';

export interface LocalOptions {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where text for a person goes. */
  readonly print: (text: string) => void;
  readonly colour?: boolean;
  /** Columns of the terminal. */
  readonly width?: number;
  /** The terminal shows OSC 8 hyperlinks. */
  readonly links?: boolean;
  /** Draws one line that the next replaces; absent where nobody looks. */
  readonly progress?: (text: string) => void;
  readonly temp?: string;
  /** Aborts when the run is to stop. */
  readonly stop?: AbortSignal;
}

/** The host of the command line. A workflow's OIDC variables in the environment are used where they are set. */
export function localHost({ root, environment, print, temp, ...look }: LocalOptions): Host {
  const send = networkTransport('tagproof');
  const secrets: string[] = [];
  const ci = ciFrom(environment);
  const masked = (text: string) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
  return {
    files: diskFiles(root, temp ?? environment.RUNNER_TEMP),
    git: gitOf(root),
    ...(ci === undefined ? {} : { ci }),
    send,
    clock: systemClock,
    workflow: { ...workflowFrom(environment, send), ...sourceFrom(environment, root) },
    docker: machineDocker(environment),
    ...(look.stop === undefined ? {} : { stop: look.stop }),
    sink: {
      mask: (secret) => void secrets.push(secret.expose()),
      log: (text) => print(masked(text)),
      colour: look.colour ?? false,
      ...(look.width === undefined ? {} : { width: look.width }),
      ...(look.links === true ? { link: (file) => pathToFileURL(path.resolve(root, file)).href } : {}),
      progress: look.progress ?? (() => undefined),
      annotate: () => undefined,
      summary: async () => undefined,
      output: () => undefined,
    },
  };
}

function workflowFrom(environment: LocalOptions['environment'], send: Transport): Workflow {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
  const refusal = () => tokenRefusal(environment);
  if (!url || !token) {
    const nowhere = new Failure('sign-in', 'There is no OIDC token to ask for');
    return { refusal, idToken: () => Promise.reject(nowhere) };
  }
  const requestToken = new Secret(token);
  return { refusal, idToken: (audience) => requestIdToken(send, { url, requestToken }, audience) };
}
