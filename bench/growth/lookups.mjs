// The dimensions of what is looked up for each image: histories of its tag, mirrors, groups, skips, credentials.
import { markNewInlineWaivers } from '../../lib/checks/waivers/inline-waivers.js';
import { withoutSkipped } from '../../lib/pin/skips.js';
import { bundlesOf } from '../../lib/ci/pull-requests/bundles.js';
import { SecretSearch } from '../../lib/clients/http/secrets/secret-search.js';
import { dockerCredentials } from '../../lib/clients/registry/docker-config.js';
import { readPolicy } from '../../lib/config/policy/read.js';
import { allTime } from '../../lib/history/coverage.js';
import { intervalsOf } from '../../lib/history/intervals.js';
import { rewriteOf } from '../../lib/history/ledger.js';
import { imageName } from '../../lib/model/images/image.js';
import { mirrorsOfImage, originImage } from '../../lib/model/images/mirror.js';
import { createResolver } from '../../lib/resolve/index.js';
import { proveAgain, recordedHistories } from '../../lib/resolve/reprove.js';
import { digestOf } from '../platform.mjs';
import { evidenceFor, now, policyWith, referencesTo } from './evidence.mjs';

const numbers = (n) => Array.from({ length: n }, (_, index) => index);
const image = { registry: 'registry.example.com', repository: 'acme/app', tag: '1' };
const recordsOf = (n) =>
  numbers(n).map((index) => ({ at: now - (n - index) * 60_000, digest: digestOf(`${index}`) }));

/** n different pins of one tag with n moves, of which its registry and a ledger know. */
function resolved(n) {
  const records = recordsOf(Math.max(n, 1));
  const source = {
    ...{ id: 'one', title: 'One', strength: 'complete' },
    ask: async () => ({ readAt: now, records, known: [allTime] }),
  };
  const { occurrences } = referencesTo(n, (index) => `${imageName(image)}@${records[index].digest}`);
  const resolve = () =>
    createResolver({
      sources: { cause: 'no-credential', subject: 'platform', message: 'none' },
      registries: {
        digestOf: async () => records.at(-1).digest,
        manifest: async () => ({ isIndex: true }),
        children: async () => undefined,
      },
      histories: { sourcesOf: () => [source] },
      firstSeen: new Map([[imageName(image), records]]),
      ...{ needPlatform: [], mirrors: {}, historyLimit: 1000, view: { now }, surface: 'terminal' },
    })(occurrences);
  return async () => {
    const { facts } = await resolve();
    if ([...facts.values()].filter(({ status }) => status === 'superseded').length < n - 1)
      throw new Error('not proved');
    return facts;
  };
}

function provedAgain(n) {
  const intervals = intervalsOf(recordsOf(n));
  const history = { ...image, complete: true, intervals };
  const known = recordedHistories([history], now + 1);
  const fact = { status: 'current', currentDigest: digestOf('0') };
  return () =>
    intervals.map(({ digest }) => proveAgain({ ...image, digest }, image, fact, known, { now: now + 1 }));
}

function grouped(n) {
  const { evidence } = evidenceFor.unpinned(500);
  const findings = evidence.occurrences.map((one) => ({
    ...{ check: 'unpinned', severity: 'error', message: '', introduced: 'unknown', at: one.at },
    ...{ about: { image: one.image }, fix: { file: one.at.file, span: one.pin.span, digest: digestOf('a') } },
  }));
  const groups = numbers(n).map((index) => ({
    name: `group${index}`,
    images: [`registry.example.com/acme/app${index}`],
  }));
  const policy = policyWith({ pullRequests: { groups } });
  return async () =>
    bundlesOf({
      desk: { pulls: new Map(), abandoned: [], notices: [] },
      config: { policy },
      settings: { branch: 'pins' },
      found: { findings, evidence },
      ...{ now, plan: async (own) => own },
    });
}

const inlineOf = ({ evidence }) => ({
  occurrences: evidence.occurrences,
  waivers: evidence.occurrences.map(({ at }) => ({ check: 'unpinned', reason: 'accepted', at, covers: at })),
});

const entriesOf = (n, name) =>
  numbers(n).map((index) => ({
    ...{ image: `${name}${index}:1`, at: now - (n - index) * 60_000, digest: digestOf('a') },
  }));

export const lookupDimensions = [
  {
    name: 'pins of one tag, with as many records of its registry and a ledger',
    n: 4000,
    prepare: resolved,
  },
  { name: 'replay: pins of one tag, with as many records', n: 20_000, prepare: provedAgain },
  { name: 'pull requests: groups of a policy, 500 findings', n: 2000, prepare: grouped },
  {
    name: 'policy: skips, 100 findings',
    n: 4000,
    prepare: (n) => {
      const findings = numbers(100).map((index) => ({
        ...{ check: 'unpinned', about: { image: { ...image, repository: `other/app${index}` } }, fix: {} },
      }));
      const skips = numbers(n).map((index) => ({
        image: `registry.example.com/acme/app${index}`,
        reason: '',
      }));
      return () => withoutSkipped(findings, skips, now);
    },
  },
  {
    name: 'policy: mirrors, with as many references',
    n: 20_000,
    prepare: (n) => {
      const mirrors = Object.fromEntries(
        numbers(n).map((index) => [`mirror.example.com/m${index}`, `registry.example.com/app${index}`]),
      );
      const images = numbers(n).map((index) => ({
        registry: 'mirror.example.com',
        repository: `m${index}/x`,
      }));
      return () => images.map((one) => mirrorsOfImage(originImage(one, mirrors), mirrors));
    },
  },
  {
    name: 'policy: waivers in a file',
    n: 2000,
    prepare: (n) => {
      const entry = (index) =>
        `  - {check: unpinned, image: registry.example.com/acme/app${index}, reason: accepted}\n`;
      const text = `waivers:\n${numbers(n).map(entry).join('')}`;
      const names = { checks: ['unpinned'], presets: [], inputs: [] };
      return () => readPolicy({ path: 'policy.yml', text }, names);
    },
  },
  {
    name: 'base commit: inline waivers',
    n: 20_000,
    prepare: (n) => {
      const [base, change] = [inlineOf(evidenceFor.unpinned(n)), inlineOf(evidenceFor.unpinned(n))];
      return () => markNewInlineWaivers(base, change, new Map());
    },
  },
  {
    name: 'base commit: ledger entries that differ',
    n: 40_000,
    prepare: (n) => {
      const [base, change] = [entriesOf(n, 'app'), entriesOf(n, 'other')];
      return () => rewriteOf('ledger.json', base, change) ?? 'nothing';
    },
  },
  {
    name: 'credentials of registries, and texts without them',
    n: 4000,
    prepare: (n) => {
      const auths = Object.fromEntries(
        numbers(n).map((index) => [
          `r${index}.example.com`,
          { auth: btoa(`user:${digestOf(`password ${index}`)}`) },
        ]),
      );
      const config = JSON.stringify({ auths });
      const docker = { config: async () => ({ path: 'config.json', text: config }) };
      const text = numbers(2000)
        .map((index) => digestOf(`${index}`))
        .join('\n');
      return async () => {
        const search = new SecretSearch();
        const find = dockerCredentials(docker, (secret) => search.add(secret.expose()));
        for (const index of numbers(n)) await find(`r${index}.example.com`);
        return search.clean(text);
      };
    },
  },
];
