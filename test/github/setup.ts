// What the tests of the CI host's client share: a server, a client on it, and a clock that does not wait.

import type { GitHubApi } from '../../src/clients/github/api.js';
import { ciTransport } from '../../src/clients/http/index.js';
import type { Clock } from '../../src/model/run/host.js';
import { Secret } from '../../src/model/run/secret.js';
import { addresses, type GithubServer } from './server.js';

export const repository = { owner: 'acme', name: 'shop' };

/** Sleeping moves it on. */
export function fakeClock(): Clock & { waited: number } {
  let now = Date.parse('2026-11-21T00:00:00Z');
  const clock = {
    waited: 0,
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
      clock.waited += ms;
    },
    random: () => 0.5,
  };
  return clock;
}

/** A client as a run builds it. */
export function clientOf(
  server: GithubServer,
  token: string | undefined = 'job-token',
  clock = fakeClock(),
): GitHubApi {
  const send = ciTransport({ send: server.transport, clock });
  return { send, addresses, ...(token === undefined ? {} : { token: new Secret(token) }) };
}

/** The first commit of `main`, or a further one. */
export function commitOn(
  server: GithubServer,
  branch: string,
  files: Readonly<Record<string, string | Buffer | null>>,
  {
    login = 'alice',
    from = branch,
    modes = {},
  }: { login?: string; from?: string; modes?: Record<string, string> } = {},
): string {
  const { repository: git } = server.state;
  const parent = git.head(from) ?? git.object(`${from}^{commit}`);
  const author = { login, message: `Change ${Object.keys(files).join(', ')}` };
  const commit = server.state.repository.commit(parent === undefined ? [] : [parent], files, author, modes);
  server.state.repository.setHead(branch, commit);
  server.state.settle();
  return commit;
}
