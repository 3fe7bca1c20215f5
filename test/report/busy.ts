// A busy failing pull request: something of everything that can be wrong, new and old, with a policy that it changes.
import type { Advisory } from '../../src/model/judgement/advisory.js';
import { dayMs } from '../build.js';
import { digestOf, factsFrom, historyOf, image, now, workload } from './histories.js';
import { situation } from './stages.js';

const node = historyOf('acme/node', '22', [190, 171, 149, 118, 90, 60, 40, 25, 2]);
const python = historyOf('acme/python', '3.12', [88, 71, 60, 42, 30, 6]);
const nginx = historyOf('acme/nginx', '1.27', [45, 36, 30, 26, 18, 11, 5, 3]);
const postgres = historyOf('acme/postgres', '16', [300, 210, 95, 28]);
const redis = historyOf('acme/redis', '7', [120, 80, 30]);
const worker = historyOf('acme/worker', '18', [420, 371, 330, 301]);
const young = historyOf('acme/young', '1', [40, 1]);
const cache = historyOf('acme/cache', '2', [110, 70, 20]);
const app = historyOf('acme/app', '7.20', [60, 15]);
const shared = historyOf('acme/shared', 'v1', [50, 9]);
const batch = historyOf('acme/batch', '5', [200, 26, 4]);
const alpine = { ...historyOf('library/alpine', '3.20', [80, 33]), registry: 'docker.io' };
const histories = [node, python, nginx, postgres, redis, worker, young, cache, app, shared, batch, alpine];

const policy = (waivers: string) => `# What this repository accepts.
max-age: 14d
new-only: true
overrides:
  - paths: batch/**
    max-age: 7d
advisories:
  severity: low
waivers:
  - check: cooling-down
    image: registry.example.com/acme/young
    reason: It holds the fix of the outage
    expires: 2026-11-25
    owner: team-web
  - check: advisory
    artifact: zlib
    reason: Not reachable from our code
    expires: 2027-06-30
    acknowledged: 2026-10-05T12:00:00Z
    owner: team-security
  - check: advisory
    artifact: curl
    reason: Only called with fixed addresses
    acknowledged: 2026-09-01T12:00:00Z
  - check: stale-digest
    image: registry.example.com/acme/cache
    reason: The cache moves next sprint
    expires: 2026-11-10
${waivers}`;

const added = `  - check: stale-digest
    paths: batch/**
    reason: The batch jobs are rewritten anyway
    expires: 2026-12-31
`;
const taken = `  - check: opaque-reference
    paths: tools/**
    reason: The base is chosen by hand
`;

const old = {
  '.github/tagproof.yml': policy(taken),
  'batch/Dockerfile': `FROM ${image(batch, 2)}\n`,
  'deploy/worker.yaml': workload('worker', image(worker, 0), image(young, 0)),
  'tools/Dockerfile': 'ARG BASE\nFROM $BASE\n',
};

const files = {
  ...old,
  '.github/tagproof.yml': policy(added),
  Dockerfile: `# The shop
FROM ${image(node, 3)} AS build
RUN npm ci

FROM ${image(python)}
COPY --from=build /app /srv
COPY --from=${image(nginx, 0)} /etc/nginx/mime.types /etc/
`,
  'charts/shop/values.yaml': `replicas: 2
image:
  registry: registry.example.com
  repository: acme/app
  pullPolicy: IfNotPresent
  tag: "7.20"
`,
  'compose.yaml': `services:
  db:
    image: "${image(postgres, digestOf('foreign'))}"
  cache:
    image: ${image(redis, digestOf('one platform'))}
  typo:
    image: registry.example.com/acme/typo:twenty
  cache2:
    image: ${image(cache, 1)}
  jobs:
    image: &shared ${image(shared)}
  mails:
    image: *shared
  tool:
    image: alpine:3.20@${alpine.intervals[0]?.digest}
`,
  'scripts/build.sh': 'docker build -t shop-tools:dev tools\n',
  'tools/Tools.Dockerfile': 'FROM shop-tools:dev\n',
  'test/testdata/Dockerfile': `FROM ${image(nginx)}\n`,
  'tools/Dockerfile': `ARG BASE
ARG DIGEST=${node.intervals[2]?.digest}
FROM $BASE
FROM registry.example.com/acme/node:22@\${DIGEST} AS one
FROM registry.example.com/acme/node:22@\${DIGEST} AS two
`,
  'deploy/api.yaml': workload('api', image(nginx, 2), image(cache, 1)),
};

const at = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString();

export const advisories: readonly Advisory[] = [
  {
    uid: 'u1',
    advisoryId: 'EX-2026-0042',
    artifactName: 'openssl',
    artifactType: 'apk',
    updateTime: at(2),
    aliases: ['CVE-2026-1234', 'GHSA-aaaa-bbbb-cccc'],
    severities: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
    events: [
      { status: 'detected', at: at(9) },
      { status: 'fixed', at: at(2), fixedVersion: '3.3.2-r1' },
    ],
  },
  {
    uid: 'u2',
    advisoryId: 'EX-2026-0031',
    artifactName: 'zlib',
    updateTime: at(50),
    aliases: ['CVE-2026-0777'],
    severities: [{ type: 'CVSS_V3', score: '7.5' }],
    events: [{ status: 'pending-upstream-fix', at: at(50) }],
  },
  {
    uid: 'u3',
    advisoryId: 'EX-2026-0038',
    artifactName: 'curl',
    updateTime: at(12),
    severities: [{ type: 'word', score: 'medium' }],
    events: [{ status: 'true-positive', at: at(12) }],
  },
  { uid: 'u4', advisoryId: 'CVE-2026-4321', artifactName: 'busybox', updateTime: at(1) },
];

export const busy = () =>
  situation({
    files,
    base: old,
    inputs: {
      artifacts: 'openssl\nzlib\ncurl\nbusybox',
      'base-url': 'https://api.example.com',
      'registry-url': 'https://registry.example.com',
      'min-age': '3d',
    },
    fact: factsFrom(histories, {
      'acme/redis': { status: 'one-platform', indexDigest: redis.intervals[2]?.digest ?? digestOf('') },
      'acme/typo': { status: 'missing', what: 'tag' },
      'acme/young': { youngUntil: now + 2 * dayMs },
      'acme/worker': {
        endOfLife: { deprecated: true, successors: { nearest: '19', newest: '22' }, date: '2026-04-30' },
      },
      'library/alpine': { basis: 'first-seen' },
    }),
    histories,
    advisories,
    requests: { total: 31, retried: 1 },
    source: {
      server: 'https://git.example.com',
      repository: 'acme/shop',
      sha: 'ab'.repeat(20),
      workflow: '.github/workflows/images.yml',
    },
  });
