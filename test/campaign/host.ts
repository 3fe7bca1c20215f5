// The world of one run: a checkout in memory, the emulated services behind faults, and all that the run writes.

import { createFaultLine, type Service, spoiled } from '../../src/emulator/faults.js';
import type { Emulator } from '../../src/emulator/index.js';
import type { ActionsHost } from '../../src/host/actions.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse } from '../../src/model/http.js';
import { Secret } from '../../src/model/secret.js';
import { noDocker } from '../registry/no-docker.js';
import type { Faults } from './faults.js';
import type { VirtualTime } from './time.js';
import { otherHost, type World } from './world.js';

const wholeAnswerMs = 60_000;

/** All that a run left behind. */
export interface Trace {
  readonly files: Record<string, string>;
  readonly documents: Record<string, string>;
  readonly outputs: Record<string, string>;
  readonly shown: string[];
  readonly failures: string[];
  readonly masked: string[];
}

interface Stage {
  readonly world: World;
  readonly emulator: Emulator;
  readonly faults: Faults;
  readonly time: VirtualTime;
  readonly inputs: Readonly<Record<string, string>>;
}

export function hostOf({ world, emulator, faults, time, inputs }: Stage) {
  const trace: Trace = {
    files: { ...world.checkout },
    documents: {},
    outputs: {},
    shown: [],
    failures: [],
    masked: [],
  };
  const stop = new AbortController();
  const send = network({ world, emulator, faults, time }, () => stop.abort());
  const disk = diskOf(trace, faults);
  const host: ActionsHost = {
    send,
    stop: stop.signal,
    clock: { now: () => time.now() + faults.skewMs, sleep: time.sleep, random: () => 0.5 },
    files: disk,
    docker: noDocker,
    workflow: {
      refusal: async () => faults.refusal,
      idToken: (audience) => workflowToken(send, emulator, audience),
    },
    sink: {
      mask: (secret) => void trace.masked.push(secret.expose()),
      log: (text) => void trace.shown.push(text),
      colour: false,
      progress: () => undefined,
      annotate: (annotation) => void trace.shown.push(JSON.stringify(annotation)),
      summary: async (text) => void trace.shown.push(text),
      output(name, value) {
        trace.outputs[name] = value;
      },
    },
    input: (name) => inputs[name] ?? '',
    fail: (message) => void trace.failures.push(message),
  };
  return { host, trace };
}

function network({ world, emulator, faults, time }: Omit<Stage, 'inputs'>, stop: () => void) {
  const otherFaults = createFaultLine(() => faults.other);
  let asked = 0;
  async function answer(request: HttpRequest, body: string) {
    const url = new URL(request.url);
    const incoming = { method: request.method, url, headers: {}, body };
    if (url.host === otherHost)
      return spoiled(world.other.answer(request), otherFaults('registry', incoming));
    const origins = Object.entries(emulator.origins) as [Service, string][];
    const service = origins.find(([, origin]) => origin === url.origin)?.[0];
    if (service === undefined) throw new Failure('unreachable', `${url.host} cannot be reached`);
    const { authorization } = request;
    const sent = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(sent === undefined ? {} : { authorization: sent }) };
    return emulator.answer(service, { ...incoming, headers });
  }
  return async (request: HttpRequest): Promise<HttpResponse> => {
    asked += 1;
    if (asked === faults.stopAt) stop();
    if (faults.echoes.has(asked)) return echo(request, asked);
    const reply = await time.working(answer(request, request.body ?? ''));
    await time.sleep(Math.min(reply.delayMs + 20, wholeAnswerMs));
    const { host } = new URL(request.url);
    if (reply.delayMs >= wholeAnswerMs) throw new Failure('timeout', `${host} did not answer in time`);
    if (reply.breaksAfter !== undefined) throw new Failure('unreachable', `${host} cannot be reached`);
    return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
  };
}

/** As careless services do: the error shows the very credentials. */
function echo({ authorization, body }: HttpRequest, asked: number): HttpResponse {
  const said = `cannot accept ${authorization?.credential.expose()} with ${body}`;
  const shapes = [
    { code: 16, message: said },
    { errors: [{ code: 'DENIED', message: said }] },
    {
      code: 3,
      message: 'bad',
      details: [
        { '@type': 'x/google.rpc.BadRequest', fieldViolations: [{ field: said, description: said }] },
      ],
    },
  ];
  const status = [401, 403, 500][asked % 3] ?? 500;
  return { status, headers: {}, body: JSON.stringify(shapes[asked % shapes.length]) };
}

async function workflowToken(send: ActionsHost['send'], { address }: Emulator, audience: string) {
  const url = `${address.oidcRequestUrl}&audience=${encodeURIComponent(audience)}`;
  const credential = new Secret(address.oidcRequestToken);
  const authorization = { scheme: 'Bearer', credential } as const;
  const given = await send({ method: 'GET', url, headers: {}, authorization }).catch(() => undefined);
  const value = given?.status === 200 ? /^\{"value":"([^"]+)"\}$/.exec(given.body)?.[1] : undefined;
  if (value === undefined)
    throw new Failure('sign-in', 'The CI did not give an OIDC token. Run the job again');
  return new Secret(value);
}

function diskOf({ files, documents }: Trace, faults: Faults): ActionsHost['files'] {
  let writes = 0;
  let reads = 0;
  const refusal = () => {
    writes += 1;
    return faults.disk.get(writes);
  };
  return {
    list: async (wanted = () => true) => Object.keys(files).filter(wanted).sort(),
    async read(path) {
      reads += 1;
      if (faults.unreadable.has(reads)) return { unreadable: 'EACCES' };
      const text = files[path];
      return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
    },
    async replace(path, before, after) {
      const refused = refusal() ?? (files[path] === before ? undefined : 'it has changed');
      if (refused !== undefined) return { refused };
      files[path] = after;
      return {};
    },
    async save(path, name, text) {
      const refused = refusal();
      delete documents[path ?? name];
      if (refused !== undefined) throw new Failure('not-written', `It was not written: ${refused}`);
      documents[path ?? name] = text;
      return `/out/${path ?? name}`;
    },
  };
}
