// All that a run can reach: the emulated services, a second registry and the CI host, each behind its faults.
import { createFaultMatcher, type Service, withResponseFaults } from '../../src/emulator/faults.js';
import type { Emulator } from '../../src/emulator/index.js';
import type { ActionsHost } from '../../src/host/actions.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { addresses, type CiHost } from './ci.js';
import { faultyCi } from './ci-faults.js';
import type { Faults } from './faults.js';
import { type Suffered, undergoing } from './ordeal-network.js';
import { slowImages } from './ordeals.js';
import { otherHost, publicRegistry } from './platform.js';
import { sourcedNetwork } from './sourced-network.js';
import { type Echo, echoed } from './spellings.js';
import type { VirtualTime } from './time.js';
import type { World } from './world.js';

const wholeAnswerMs = 60_000;

export interface Reachable {
  readonly world: World;
  readonly emulator: Emulator;
  readonly faults: Faults;
  readonly time: VirtualTime;
  readonly ciHost: CiHost | undefined;
  /** What an ordeal did. */
  readonly suffered: Suffered;
  /** A registry of real sockets, for the ordeal that needs one. */
  readonly socket?: Transport | undefined;
  /** Records on a page of the platform's lists, if they are other ones than are asked for. */
  readonly pageSize?: number;
  /** What each request waits for before it is answered, so that answers come in another order; absent: nothing. */
  readonly detour?: (() => Promise<void>) | undefined;
}

/** `stop` is called when the run is to be stopped. */
export function network(reachable: Reachable, stop: () => void): Transport {
  const { faults, time, ciHost, detour } = reachable;
  const services = answering(reachable);
  const api = new URL(addresses.api).host;
  const ci = ciHost && faultyCi((one) => time.working(ciHost.server.transport(one)), faults.ci, time.sleep);
  const undergone = undergoing(reachable);
  let asked = 0;
  return async (request) => {
    asked += 1;
    if (asked === faults.stopAt) stop();
    if (detour !== undefined) await time.working(detour());
    const { host } = new URL(request.url);
    if (host === api && ci !== undefined) return ci(request);
    const echo = faults.echoes.get(asked);
    if (echo !== undefined) return repeated(request, asked, echo);
    const reply = await undergone(request, asked, (one) => time.working(services(one)));
    await time.sleep(Math.min(reply.delayMs + 20, wholeAnswerMs));
    if (reply.delayMs >= wholeAnswerMs) throw new Failure('timeout', `${host} did not answer in time`);
    if (reply.breaksAfter !== undefined) throw new Failure('unreachable', `${host} cannot be reached`);
    return { status: reply.status, headers: reply.headers ?? {}, body: reply.body };
  };
}

function answering({ world, emulator, faults, pageSize }: Reachable) {
  const otherFaults = createFaultMatcher(() => faults.other);
  const publicly = publicRegistry([...world.pulled.map(({ name }) => name), ...slowImages(world.ordeal)]);
  const origins = Object.entries(emulator.origins) as [Service, string][];
  const sourced = sourcedNetwork(world.sourced, faults.histories, pageSize);
  return async (request: HttpRequest) => {
    const told = await sourced(request);
    if (told !== undefined) return told;
    const url = new URL(request.url);
    const incoming = { method: request.method, url, headers: {}, body: request.body ?? '' };
    const service = origins.find(([, origin]) => origin === url.origin)?.[0];
    const registry = url.host === otherHost ? world.other : publicly.hosts.has(url.host) && publicly.registry;
    if (service === undefined && registry)
      return withResponseFaults(registry.answer(request), otherFaults('registry', incoming));
    if (service === undefined) throw new Failure('unreachable', `${url.host} cannot be reached`);
    if (pageSize !== undefined && url.searchParams.has('page_size'))
      url.searchParams.set('page_size', String(pageSize));
    const { authorization } = request;
    const sent = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(sent === undefined ? {} : { authorization: sent }) };
    return emulator.answer(service, { ...incoming, headers });
  };
}

/** As careless services do: the error shows the very credentials. */
function repeated({ authorization, body }: HttpRequest, asked: number, echo: Echo): HttpResponse {
  const sent = authorization?.credential.expose();
  const said = `${echoed(echo, sent ?? '')} with ${sent === undefined ? echoed(echo, body ?? '') : body}`;
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

/** As the runner gives it. */
export async function workflowToken(send: ActionsHost['send'], { address }: Emulator, audience: string) {
  const url = `${address.oidcRequestUrl}&audience=${encodeURIComponent(audience)}`;
  const credential = new Secret(address.oidcRequestToken);
  const authorization = { scheme: 'Bearer', credential } as const;
  const given = await send({ method: 'GET', url, headers: {}, authorization }).catch(() => undefined);
  const value = given?.status === 200 ? /^\{"value":"([^"]+)"\}$/.exec(given.body)?.[1] : undefined;
  if (value === undefined)
    throw new Failure('sign-in', 'The CI did not give an OIDC token. Run the job again');
  return new Secret(value);
}
