// A whole run against the embedded platform, in this process: the checkout is an object, no socket is opened.
import { checks } from '../../src/checks/index.js';
import { readConfig } from '../../src/config/read.js';
import type { Emulator } from '../../src/emulator/index.js';
import { requestIdToken } from '../../src/host/ci/id-token.js';
import { Failure } from '../../src/model/failure.js';
import { noPolicy } from '../../src/model/judgement/policy.js';
import type { Host } from '../../src/model/run/host.js';
import type { Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import type { Outcome } from '../../src/pipeline/conclude.js';
import { run } from '../../src/run.js';
import { noDocker } from '../registry/no-docker.js';
import { expectSameAgain } from '../replay/again.js';
import { platformInputs } from './workflow.js';

/** Paths with their texts. */
export type Checkout = Readonly<Record<string, string>>;

/** Runs over a checkout as a job with `id-token: write` would. Nothing waits: retries follow each other at once. */
export async function runInProcess(...args: Parameters<typeof runWithoutReplay>): Promise<Outcome> {
  const outcome = await runWithoutReplay(...args);
  expectSameAgain(outcome);
  return outcome;
}

export async function runWithoutReplay(
  emulator: Emulator,
  checkout: Checkout,
  inputs: Readonly<Record<string, string>>,
  policy = noPolicy,
): Promise<Outcome> {
  const given: Readonly<Record<string, string>> = { ...platformInputs(emulator), ...inputs };
  const known = { presets: {}, checks: checks.map(({ id }) => id) };
  const read = readConfig((name) => given[name], known, policy);
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  return run(hostOf(emulator, { ...checkout }), read.config);
}

/** The host of such a run. */
export function hostOf(emulator: Emulator, files: Record<string, string>): Host {
  const send: Transport = async (request) => {
    try {
      return await emulator.transport(request);
    } catch (cause) {
      throw new Failure('unreachable', `${new URL(request.url).host} cannot be reached`, { cause });
    }
  };
  return {
    send,
    clock: { now: () => Date.now(), sleep: async () => undefined, random: () => 0.5 },
    files: {
      list: async (wanted = () => true) => Object.keys(files).filter(wanted).sort(),
      async read(path) {
        const text = files[path];
        return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
      },
      async replace(path, _before, after) {
        files[path] = after;
        return {};
      },
      save: async () => undefined,
    },
    docker: noDocker,
    workflow: {
      refusal: async () => undefined,
      idToken(audience) {
        const { oidcRequestUrl: url, oidcRequestToken } = emulator.address;
        return requestIdToken(send, { url, requestToken: new Secret(oidcRequestToken) }, audience);
      },
    },
    sink: {
      mask: () => undefined,
      log: () => undefined,
      colour: false,
      progress: () => undefined,
      annotate: () => undefined,
      summary: async () => undefined,
      output: () => undefined,
    },
  };
}
