// The world of one run as its host, and all that the run writes.
import type { ActionsHost } from '../../src/host/actions.js';
import { apiTokens } from '../../src/host/docker.js';
import type { Annotation } from '../../src/model/run/host.js';
import { noDocker } from '../registry/no-docker.js';
import { diskOf } from './disk.js';
import { network, type Reachable, workflowToken } from './network.js';
import { sourcedTokens } from './sourced-use.js';
import { stdoutOf } from './stdout.js';

/** All that a run left behind. */
export interface Trace {
  readonly files: Record<string, string>;
  readonly documents: Record<string, string>;
  readonly outputs: Record<string, string>;
  /** What the runner reads, as the real sink writes it. */
  readonly stdout: string[];
  readonly annotations: Annotation[];
  readonly summaries: string[];
  readonly failures: string[];
  readonly masked: string[];
}

interface Stage extends Reachable {
  readonly inputs: Readonly<Record<string, string>>;
}

export function hostOf({ inputs, ...reachable }: Stage) {
  const { world, emulator, faults, time, ciHost } = reachable;
  const trace: Trace = {
    files: { ...world.checkout },
    documents: {},
    outputs: {},
    stdout: [],
    annotations: [],
    summaries: [],
    failures: [],
    masked: [],
  };
  const stop = new AbortController();
  const send = network(reachable, () => stop.abort());
  const host: ActionsHost = {
    send,
    stop: stop.signal,
    clock: { now: () => time.now() + faults.skewMs, sleep: time.sleep, after: time.after, random: () => 0.5 },
    files: diskOf(trace, faults, world.hidden),
    docker: noDocker,
    apiToken: apiTokens(sourcedTokens(world.sourced), (secret) => void trace.masked.push(secret.expose())),
    ...(ciHost === undefined ? {} : { ci: ciHost.ci }),
    ...(ciHost?.git === undefined ? {} : { git: ciHost.git }),
    workflow: {
      refusal: async () => faults.refusal,
      idToken: (audience) => workflowToken(send, emulator, audience),
    },
    sink: {
      mask: (secret) => void trace.masked.push(secret.expose()),
      log: (text) => void trace.stdout.push(stdoutOf((sink) => sink.log(text))),
      colour: false,
      progress: () => undefined,
      annotate(annotation) {
        trace.annotations.push(annotation);
        trace.stdout.push(stdoutOf((sink) => sink.annotate(annotation)));
      },
      summary: async (text) => void trace.summaries.push(text),
      output(name, value) {
        trace.outputs[name] = value;
      },
    },
    input: (name) => inputs[name] ?? '',
    fail: (message) => void trace.failures.push(message),
  };
  return { host, trace };
}
