// An organization at night: plan, audit and merge in this process, with every request counted, delayed and, if asked, failing.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInRoles, pullCapability } from '../lib/emulator/iam/capabilities.js';
import { startEmulator } from '../lib/emulator/index.js';
import { audit } from '../lib/organization/audit.js';
import { merge } from '../lib/organization/merge.js';
import { plan } from '../lib/organization/plan.js';
import { githubEnvironment, githubWith } from './github.mjs';
import { digestOf, stateWith } from './platform.mjs';

const hourMs = 3_600_000;

/**
 * `images`: `{name, tags: [{name, records}]}`, with records six hours apart, the newest three days ago. `files` makes the
 * repositories, `{name: {path: text}}`, with a function that writes a reference. `start` makes the platform of a state and a clock.
 */
export async function organizationWith(images, files, start = startEmulator) {
  const newest = Date.now() - 72 * hourMs;
  const historyOfTag = (name, records) =>
    Array.from({ length: records }, (_, index) => ({
      updateTimestamp: new Date(newest - (records - 1 - index) * 6 * hourMs).toISOString(),
      digest: digestOf(`${name} ${index}`),
    }));
  const state = stateWith(images, historyOfTag);
  const lister = addLister(state);
  const emulator = await start({ state, now: () => Date.now() });
  const host = new URL(emulator.address.registryUrl).host;
  const reference = (name, tag, back = 0) => {
    const history = emulator.state.repos
      .find((repo) => repo.name === name)
      .tags.find((one) => one.name === tag).history;
    return `${host}/acme/${name}:${tag}@${history.at(-1 - back).digest}`;
  };
  const github = await (emulator.github ?? githubWith)(files(reference));
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-nights-'));
  const { address } = emulator;
  const environment = {
    ...githubEnvironment,
    ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
  };
  const platform = {
    'base-url': address.baseUrl,
    'registry-url': address.registryUrl,
    'issuer-url': address.issuerUrl,
    'public-organization': address.publicOrganization,
    identity: address.identity,
  };
  /** `policy`: inputs of every audit; `identity`: who asks. */
  const world = { delayMs: 0, fault: undefined, failures: 0, policy: {}, identity: {} };

  async function send(request) {
    if (world.delayMs > 0) await sleep(world.delayMs);
    const fail = world.fault?.(request);
    if (fail !== undefined) {
      world.failures += 1;
      return fail();
    }
    return github.serves(request.url) ? github.transport(request) : emulator.transport(request);
  }

  async function command(start, name, operands, flags, switches = []) {
    const [out, err] = [[], []];
    const invocation = {
      ...{ command: name, operands, json: false, noColour: true, help: false },
      flags: new Map(Object.entries(flags)),
      switches: new Set(switches),
    };
    const streams = { out: (text) => void out.push(text), err: (text) => void err.push(text), colour: false };
    const exitCode = await start({ invocation, environment, ...streams, network: { send } });
    return { exitCode, out: out.join('\n'), err: err.join('\n') };
  }

  /** One night. `since`: the night before; `cache`: a folder; `shards`: how many. */
  async function night(name, { since, cache, shards = 4, full = false } = {}) {
    const at = (file) => path.join(folder, `${name}-${file}`);
    const before = { github: github.requests.length, platform: emulator.requests.length };
    const started = performance.now();
    const cpu = process.cpuUsage();
    const carried =
      since === undefined
        ? {}
        : { since: path.join(folder, `${since}-all.jsonl`), output: at('carried'), known: at('known') };
    const caching = cache === undefined ? { cache: 'off' } : { cache };
    const planFlags = {
      shards: String(shards),
      ...carried,
      ...(since === undefined ? {} : { ...platform, ...world.identity }),
    };
    const planned = await command(plan, 'plan', ['acme'], planFlags, full ? ['full'] : []);
    if (planned.exitCode !== 0) return { exitCode: planned.exitCode, err: planned.err };
    writeFileSync(at('plan'), planned.out);
    const { include, carried: kept = [] } = JSON.parse(planned.out);
    const said = [];
    const results = since === undefined || full ? [] : [at('carried')];
    for (const [index, { shard, repositories }] of include.entries()) {
      const flags = {
        repository: repositories,
        shard,
        jobs: '1',
        report: at(`shard-${index}`),
        ...platform,
        ...world.identity,
        ...world.policy,
        ...caching,
        ...(since === undefined ? {} : { known: at('known') }),
      };
      const audited = await command(audit, 'audit', [], flags);
      said.push(audited.out, audited.err);
      results.push(at(`shard-${index}`));
    }
    const outputs = { report: at('report'), output: at('all.jsonl') };
    const { exitCode, err } = await command(merge, 'merge', results, { plan: at('plan'), ...outputs });
    const used = process.cpuUsage(cpu);
    const wallMs = performance.now() - started;
    return {
      exitCode,
      err,
      report: JSON.parse(readFileSync(at('report'), 'utf8')),
      planErr: planned.err,
      said: said.join('\n'),
      planned: include.flatMap(({ repositories }) => repositories.split('\n')).length,
      carried: kept,
      wallMs,
      cpuMs: (used.user + used.system) / 1000,
      github: github.requests.slice(before.github),
      platform: emulator.requests
        .slice(before.platform)
        .map(({ method, path: asked }) => `${method} ${asked}`),
    };
  }

  /** The tag points to a new digest from now on, or since some time ago. */
  async function moveTag(image, tag, agoMs = 0) {
    const { history } = emulator.state.repos
      .find(({ name }) => name === image)
      .tags.find((one) => one.name === tag);
    const record = {
      updateTimestamp: new Date(Date.now() - agoMs).toISOString(),
      digest: digestOf(`${image}:${tag} ${history.length}`),
    };
    history.push(record);
    await emulator.move?.(image, tag, record);
  }

  return {
    world,
    night,
    moveTag,
    lister,
    github,
    emulator,
    reference,
    folder,
    close: () => emulator.close(),
  };
}

/** Adds an identity that can be assumed as the first one is, and may list everything but pull nothing. */
function addLister({ identities, roles, roleBindings }) {
  const uid = `${identities[0].uid}b`;
  const group = path.dirname(uid);
  const capabilities = builtInRoles.viewer.filter((name) => name !== pullCapability);
  identities.push({ ...identities[0], uid, name: 'lister' });
  roles.push({ ...roles[0], uid: 'b'.repeat(40), name: 'lister', capabilities });
  roleBindings.push({
    ...roleBindings[0],
    uid: `${group}/${'b'.repeat(16)}`,
    identityUid: uid,
    roleUid: 'b'.repeat(40),
  });
  return uid;
}

/** The report without what says when and how something was learned. */
export function comparable(report) {
  // Images that differ only in how long they are behind are in the order of that.
  const images = [...report.images].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = JSON.stringify({ ...report, images }, (key, value) => {
    const isTime = ['requests', 'startedAt', 'asOf', 'auditedAt', 'shard', 'lagSeconds', 'readAt'].includes(
      key,
    );
    return isTime ? undefined : value;
  });
  return texts.replace(
    /\b(?:\d+(?:\.\d+)?|an?|one) (?:second|minute|hour|day|week|month|year)s?\b/g,
    'a while',
  );
}

/** The comparable text of a report without how many digests are newer than a pin, and how many a tag has had. */
export function withoutCounts(text) {
  return text
    .replace(/"(?:behind|records)":\d+/g, '"count":0')
    .replace(/\b\d+ (newer digest|entries)/g, 'some $1');
}
