// The emulated platform with a state made to measure, and a host whose every request takes a given time longer.
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../lib/config/read.js';
import { startEmulator } from '../lib/emulator/index.js';
import { seededState } from '../lib/emulator/seed.js';
import { localHost } from '../lib/host/local.js';
import { run } from '../lib/run.js';

const minuteMs = 60_000;

export const digestOf = (name) => `sha256:${createHash('sha256').update(name).digest('hex')}`;

/** Records a minute apart, the newest a minute ago. */
export function historyOf(name, records) {
  const now = Date.now();
  return Array.from({ length: records }, (_, index) => ({
    updateTimestamp: new Date(now - (records - index) * minuteMs).toISOString(),
    digest: digestOf(`${name} ${index}`),
  }));
}

/**
 * The seeded state with only these repositories: `{name, tags: [{name, records}]}`; `historyOfTag` makes the records of a tag
 * from its `name:tag` and their number.
 */
export function stateWith(repositories, historyOfTag) {
  const seeded = seededState({ now: Date.now() });
  const root = seeded.groups[0].uid;
  const repos = repositories.map(({ name, tags }) => ({
    ...seeded.repos[0],
    uid: `${root}/${name}`,
    name,
    indexes: [],
    tags: tags.map((tag) => ({
      uid: `${root}/${name}/${tag.name}`,
      name: tag.name,
      deprecated: false,
      history: historyOfTag(`${name}:${tag.name}`, tag.records),
    })),
  }));
  return { ...seeded, repos };
}

/** Starts the emulator with these repositories, whose tags have records a minute apart. */
export async function platformWith(repositories) {
  return startEmulator({ state: stateWith(repositories, historyOf) });
}

/** Verifies a Dockerfile of these lines; every request takes `delayMs` longer. */
export async function verify(emulator, lines, delayMs = 0) {
  const { address } = emulator;
  const root = mkdtempSync(path.join(tmpdir(), 'tagproof-bench-'));
  writeFileSync(path.join(root, 'Dockerfile'), `${lines.join('\n')}\n`);
  const environment = {
    ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
  };
  const host = localHost({ root, environment, print: () => undefined });
  const flight = { now: 0, most: 0 };
  const send = async (request) => {
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    try {
      await sleep(delayMs);
      return await host.send(request);
    } finally {
      flight.now -= 1;
    }
  };
  const asked = emulator.requests.length;
  const started = performance.now();
  const { report } = await run({ ...host, send }, configOf(address));
  const wallMs = performance.now() - started;
  const requests = emulator.requests.slice(asked).filter(({ service }) => service !== 'provider');
  return { report, wallMs, requests, mostInFlight: flight.most };
}

function configOf({ baseUrl, registryUrl, issuerUrl, publicOrganization, identity }) {
  const inputs = {
    'base-url': baseUrl,
    'registry-url': registryUrl,
    'issuer-url': issuerUrl,
    'public-organization': publicOrganization,
    identity,
    'fail-on': 'none',
  };
  return readConfig((name) => inputs[name], { presets: {}, checks: [] }).config;
}

/** One reference: the image, its tag, and the digest of the record at an index; negative counts from the newest. */
export function reference(emulator, name, tag, records, index = -1) {
  const at = index < 0 ? records + index : index;
  const host = new URL(emulator.address.registryUrl).host;
  return `FROM ${host}/acme/${name}:${tag}@${digestOf(`${name}:${tag} ${at}`)}`;
}
