// One run of the whole action in a world, under faults, in virtual time.
import { action } from '../../src/action.js';
import { createEmulator } from '../../src/emulator/index.js';
import { addressInputs } from '../e2e/workflow.js';
import type { GithubServer } from '../github/server.js';
import { ciHostOf, serverOf, shownOn } from './ci.js';
import { drippingRegistry } from './dripping.js';
import { type Faults, repeatsCredentials } from './faults.js';
import { hostOf } from './host.js';
import { jobToken } from './jobs.js';
import { type Ended, reportIn } from './judge.js';
import type { Reachable } from './network.js';
import type { Suffered } from './ordeal-network.js';
import { reordered, start } from './platform.js';
import { sourcedTokens } from './sourced-use.js';
import { virtualTime } from './time.js';
import type { World } from './world.js';

/** Far more than the `timeout` of a run, so that the judge can tell how late it was. */
const longestRunMs = 4 * 3_600_000;

export interface Circumstances {
  /** The CI host as an earlier run left it. */
  readonly server?: GithubServer | undefined;
  /** The platform's lists come in another order and on pages of this size. */
  readonly pageSize?: number;
  readonly detour?: Reachable['detour'];
}

export async function act(world: World, faults: Faults, { server, pageSize, detour }: Circumstances = {}) {
  const time = virtualTime(start);
  const state = pageSize === undefined ? world.state : reordered(world.state);
  const emulator = await createEmulator({ state, now: time.now, faults: faults.platform });
  const { change } = world;
  const ciHost = change && ciHostOf(change, server ?? serverOf(change));
  const token = change === undefined ? {} : { 'github-token': jobToken };
  const inputs = { ...addressInputs(emulator), ...token, ...world.inputs };
  const paged = pageSize === undefined ? {} : { pageSize };
  const suffered: Suffered = { times: 0 };
  const { ordeal } = faults;
  const dripping = ordeal?.kind === 'socket' ? await drippingRegistry(ordeal.sends) : undefined;
  const socket = dripping?.send;
  const { host, trace } = hostOf({
    world,
    emulator,
    faults,
    time,
    ciHost,
    inputs,
    suffered,
    socket,
    detour,
    ...paged,
  });
  const settled = await time.settle(
    action(host).then(() => 'done' as const),
    longestRunMs,
  );
  const ended: Ended = {
    trace,
    report: reportIn(trace),
    hung: settled === 'hang',
    elapsedMs: time.now() - start,
    suffered: suffered.times,
    heldConnections: (await dripping?.close()) ?? 0,
    skewed: faults.skewMs !== 0,
    repeats: repeatsCredentials(faults),
    tokens: [
      ...emulator.tokens,
      ...(change === undefined ? [] : [jobToken]),
      ...Object.values(sourcedTokens(world.sourced)),
    ],
    ...(ciHost === undefined ? {} : { ci: leftOn(ciHost.server) }),
  };
  return { ended, requests: emulator.requests, server: ciHost?.server };
}

const leftOn = (server: GithubServer) => ({
  shown: shownOn(server),
  // Some commit was really listed to the run.
  readBase: server.log.some((line) => line.includes('/git/trees/')),
  wasAsked: server.log.length > 0,
});
