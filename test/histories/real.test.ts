// The same promises held against a real registry, if one is named:
// TAGPROOF_HISTORY_SERVER='harbor harbor.example.com/project/name:tag' and, if it needs one, TAGPROOF_HISTORY_TOKEN.
// GitLab takes the login of Docker, Amazon ECR the variables of AWS: TAGPROOF_HISTORY_SERVER='gitlab registry.gitlab.com/…'.
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import { retryingTransport } from '../../src/clients/http/index.js';
import { dockerCredentials } from '../../src/clients/registry/docker-config.js';
import { registriesClient, registryOrigin } from '../../src/clients/registry/registries.js';
import { awsFrom, machineDocker } from '../../src/host/docker.js';
import { systemClock } from '../../src/host/exit.js';
import { networkTransport } from '../../src/host/network/transport.js';
import { historyKinds } from '../../src/model/images/source-strength.js';
import { Secret } from '../../src/model/run/secret.js';
import { image } from '../build.js';

const { TAGPROOF_HISTORY_SERVER: server = '', TAGPROOF_HISTORY_TOKEN: token } = process.env;
const [kind = '', name = 'none/none:none'] = server.split(' ');

describe.runIf(server !== '')(`the API of ${name}`, () => {
  const named = image(name);
  const tagged = { ...named, tag: named.tag ?? 'latest' };
  const send = retryingTransport(networkTransport('tagproof'), systemClock);
  const own = historyKinds.find((one) => one === kind);
  const credentials = dockerCredentials(machineDocker(process.env, process.cwd()), () => undefined);
  const registries = registriesClient({ send, credentials, onSecret: () => undefined });
  const histories = openHistories({
    selection: { wellKnown: true, hosts: own === undefined ? {} : { [named.registry]: own } },
    send,
    clock: systemClock,
    github: {
      api: 'https://api.github.com',
      graphql: 'https://api.github.com/graphql',
      raw: 'https://raw.githubusercontent.com',
    },
    tokenOf: () => (token === undefined ? undefined : new Secret(token)),
    originOf: registryOrigin,
    pullFrom: registries.sessionOf,
    aws: awsFrom(process.env),
  });

  it('knows the digest of today, and nothing of the future', async () => {
    const current = await registries.digestOf(tagged, tagged.tag);
    const sources = histories.sourcesOf(tagged, tagged.tag);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      const now = systemClock.now();
      const view = { now, minAgeMs: 1 };
      const answer = await source.ask({ image: tagged, current, pins: [], view, isAnswered: () => false });
      if (answer === undefined) continue;
      const entries = [...answer.records, ...(answer.pushes ?? [])];
      expect(entries.map(({ digest }) => digest)).toContain(current);
      for (const { at } of entries) expect(at).toBeLessThanOrEqual(now + 60_000);
      for (const { from } of answer.known ?? []) expect(answer.records.map(({ at }) => at)).toContain(from);
    }
  });
});
