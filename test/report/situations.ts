// Five situations that every surface is drawn for, made by the real stages from files and facts.
import { findingsOf } from '../../src/check/index.js';
import { judge } from '../../src/check/verdict.js';
import { readConfig } from '../../src/inputs/index.js';
import type { Advisory } from '../../src/model/advisory.js';
import type { Fact } from '../../src/model/fact.js';
import type { Unknown } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/image.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { reportOf } from '../../src/report/index.js';
import type { Report, ReportedWaiver } from '../../src/report/schema.js';
import { scanCheckout } from '../../src/scan/walk.js';

const dayMs = 86_400_000;
export const now = Date.parse('2026-11-21T12:00:00Z');
export const digest = (letter: string): Digest => `sha256:${letter.repeat(64).slice(0, 64)}`;
const known = (since: number) => ({ currentDigest: digest('c0ffee'), currentSince: now - since * dayMs });

export const current = (days = 3): Fact => ({
  status: 'current',
  pinnedSince: now - days * dayMs,
  ...known(days),
});
export const stale = (days: number, behind = 3): Fact => ({
  status: 'superseded',
  pinnedSince: now - (days + 20) * dayMs,
  supersededAt: now - days * dayMs,
  supersededBy: digest('b00b'),
  behind,
  lagMs: days * dayMs,
  ...known(2),
});
const timeout: Fact = {
  status: 'unknown',
  cause: 'timeout',
  message: 'registry.example.com did not answer in time',
};

/** A waiver of the policy as the report shows it. */
export function waiver(says: Partial<ReportedWaiver>): ReportedWaiver {
  const place = { file: '.github/tagproof.yml', line: 3, column: 5, endLine: 6, endColumn: 1 };
  return { ...place, state: 'active', matched: 1, reason: 'r', ...says };
}

interface Setting {
  readonly files: Readonly<Record<string, string>>;
  readonly fact: (occurrence: ImageOccurrence) => Fact;
  readonly advisories?: readonly Advisory[];
  readonly incomplete?: readonly Unknown[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly more?: Partial<Report>;
  readonly change?: (report: Report) => Report;
}

async function situation({ files, fact, advisories = [], incomplete = [], inputs = {}, ...rest }: Setting) {
  const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if ('mistakes' in read) throw new Error(read.mistakes.join(' '));
  const checkout = await scanCheckout(
    {
      list: async () => Object.keys(files).sort(),
      read: async (path) => ({ text: files[path] ?? '' }),
    },
    read.config,
  );
  const { occurrences } = checkout;
  const images = occurrences.filter((one) => one.kind === 'image');
  const facts = new Map(images.map((one) => [one, fact(one)]));
  const evidence = { occurrences, facts, advisories, histories: [] };
  const findings = findingsOf(evidence, {
    ...read.config.policy,
    maxAgeMs: () => read.config.maxAgeMs,
    now,
  });
  const { verdict, exitCode } = judge(findings, incomplete, read.config);
  const requests = { total: 2 + images.length, retried: 0 };
  const report = reportOf({
    config: read.config,
    startedAt: now,
    files: checkout.files,
    evidence,
    artifacts: { asked: 0, answered: 0, unknown: {} },
    inline: [],
    examined: incomplete.length,
    incomplete,
    findings,
    waiverStates: [],
    source: undefined,
    verdict,
    edits: [],
    requests,
  });
  const changed = rest.change === undefined ? report : rest.change(report);
  return { report: { ...changed, ...rest.more } as Report, exitCode };
}

const image = (name: string, tag: string, pin?: string) =>
  `registry.example.com/acme/${name}:${tag}${pin === undefined ? '' : `@${digest(pin)}`}`;

const allWell = () =>
  situation({
    files: {
      Dockerfile: `FROM ${image('node', '22', 'a1')} AS build\nRUN npm ci\n\nFROM ${image('nginx', '1.27', 'a2')}\n`,
      'deploy/web.yaml': workload('web', image('web', '4.2', 'a3')),
    },
    fact: () => current(),
  });

function workload(name: string, ...images: readonly string[]): string {
  const containers = images
    .map((one, index) => `        - name: c${index}\n          image: ${one}\n`)
    .join('');
  return `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\nspec:\n  template:\n    spec:\n      containers:\n${containers}`;
}

const busyFacts: Readonly<Record<string, Fact>> = {
  node: stale(40),
  nginx: current(),
  python: { status: 'unpinned', ...known(6) },
  postgres: { status: 'not-in-history', records: 48, historySince: now - 700 * dayMs, ...known(6) },
  worker: {
    ...current(200),
    endOfLife: { deprecated: true, successors: { nearest: '19', newest: '22' } },
  } as Fact,
  redis: { status: 'one-platform', indexDigest: digest('1dee'), pinnedSince: now - 30 * dayMs, ...known(30) },
  typo: { status: 'missing', what: 'tag' },
  young: { ...current(1), status: 'current', youngUntil: now + 2 * dayMs } as Fact,
  cache: stale(20, 1),
};

const busy = () =>
  situation({
    files: {
      Dockerfile: `FROM ${image('node', '22', 'a1')} AS build\nRUN npm ci\n\nFROM ${image('python', '3.12')}\nCOPY --from=build /app /srv\nCOPY --from=${image('nginx', '1.27', 'a2')} /etc/nginx/mime.types /etc/\n`,
      'compose.yaml': `services:\n  db:\n    image: "${image('postgres', '16', 'bad')}"\n  cache:\n    image: ${image('redis', '7', 'ab')}\n  typo:\n    image: ${image('typo', 'twenty')}\n  cache2:\n    image: ${image('cache', '2', 'dd')}\n`,
      'deploy/worker.yaml': workload('worker', image('worker', '18', 'a4'), image('young', '1', 'a5')),
      'deploy/api.yaml': workload('api', image('nginx', '1.27', 'a6'), image('cache', '2', 'dd')),
      'tools/Dockerfile': 'ARG BASE\nFROM $BASE\n',
    },
    inputs: {
      artifacts: 'openssl',
      'base-url': 'https://api.example.com',
      'registry-url': 'https://registry.example.com',
    },
    fact: ({ image: { repository } }) => busyFacts[repository.replace('acme/', '')] ?? timeout,
    advisories: [
      { uid: 'u1', advisoryId: 'CVE-2026-1234', artifactName: 'openssl', updateTime: '2026-11-01T12:00:00Z' },
    ],
    more: {
      source: { server: 'https://github.example.com', repository: 'acme/shop', sha: 'ab'.repeat(20) },
      histories: [
        {
          registry: 'registry.example.com',
          repository: 'acme/node',
          tag: '22',
          complete: true,
          reigns: [
            { digest: digest('99'), since: at(90), until: at(60) },
            { digest: digest('a1'), since: at(60), until: at(40) },
            { digest: digest('b00b'), since: at(40), until: at(25) },
            { digest: digest('77'), since: at(25), until: at(2) },
            { digest: digest('c0ffee'), since: at(2) },
          ],
        },
      ],
      waivers: [
        waiver({
          check: 'cooling-down',
          image: 'registry.example.com/acme/young',
          reason: 'It holds the fix of the outage',
          expires: '2026-11-25T23:59:59.999Z',
          owner: 'web',
        }),
        waiver({
          check: 'advisory',
          artifact: 'zlib',
          reason: 'Not reachable',
          expires: '2027-06-30T23:59:59.999Z',
        }),
      ],
    },
    change: (report) => ({
      ...report,
      findings: report.findings.map((finding) =>
        finding.check === 'cooling-down'
          ? {
              ...finding,
              waived: {
                reason: 'It holds the fix of the outage',
                expires: '2026-11-25T23:59:59.999Z',
                file: '.github/tagproof.yml',
                line: 3,
              },
            }
          : finding,
      ),
    }),
  });

function at(daysAgo: number): string {
  return new Date(now - daysAgo * dayMs).toISOString();
}

const many = () =>
  situation({
    files: Object.fromEntries(
      Array.from({ length: 500 }, (_, file) => [
        `services/s${String(file).padStart(3, '0')}/deploy.yaml`,
        workload(
          `s${file}`,
          ...Array.from({ length: 10 }, (__, index) =>
            image(`app${file}`, `${index}`, index % 2 ? 'aa' : undefined),
          ),
        ),
      ]),
    ),
    fact: ({ image: { digest: pin, tag } }) =>
      pin === undefined ? { status: 'unpinned', ...known(5) } : stale(15 + Number(tag)),
  });

const outage = () =>
  situation({
    files: {
      Dockerfile: `FROM ${image('node', '22', 'a1')}\n`,
      'deploy/web.yaml': workload('web', image('web', '4.2', 'a3'), image('python', '3.12', 'a7')),
    },
    fact: ({ image: { repository } }) => (repository === 'acme/node' ? current() : timeout),
    incomplete: [
      {
        cause: 'timeout',
        subject: 'registry.example.com/acme/web:4.2',
        message: 'registry.example.com did not answer in time',
      },
      {
        cause: 'timeout',
        subject: 'registry.example.com/acme/python:3.12',
        message: 'registry.example.com did not answer in time',
      },
      {
        cause: 'denied',
        subject: 'advisories of openssl',
        message: 'The identity may not list advisories. Give it the role viewer',
      },
    ],
  });

/** Everything that some channel could take for its own: commands, markup, mentions, control and bidi characters. */
export const hostileText =
  '::error::x %0A ##[group]y\u001b[31m\u001b]8;;http://evil\u0007 |`@everyone` [a](http://b) ![i](http://c/p.png) <img src=x onerror=alert(1)> <!-- --> #1 GH-1 acme/x#2 :tada: ```\u202e\u2066\u200b\u0000\ud800 {0} \\ &amp; http://d.example www.e.example';

const hostile = () =>
  situation({
    files: {
      'a|b`c`@everyone #1/Dockerfile': `FROM ${image('node', '22', 'a1')}\nFROM \${X:?\u001b[31m|<img>@team}\n`,
      '::error::x/%0A/Dockerfile': `FROM ${image('python', '3.12')}\n`,
      'k8s/<script>alert(1)<\u2044script>.yaml': workload(
        'x',
        '"{{ .Values.image }}"',
        image('nginx', '1', 'a2'),
      ),
      'ü/日本語/compose.yaml': 'services:\n  x:\n    image: "[a](http://b)"\n',
    },
    fact: ({ image: { repository } }) =>
      repository === 'acme/node' ? stale(30) : { status: 'unpinned', ...known(5) },
    advisories: [{ uid: 'u', advisoryId: hostileText, artifactName: hostileText, updateTime: hostileText }],
    change: (report) => ({
      ...report,
      edits: [{ file: hostileText, line: 1, before: `  ${hostileText}`, after: `${hostileText}\u001b[2J` }],
      waivers: [waiver({ check: hostileText, reason: hostileText, expires: '2026-11-22T23:59:59.999Z' })],
      histories: [
        {
          registry: 'registry.example.com',
          repository: 'acme/node',
          tag: `22\nclick x href "javascript:alert(1)"`,
          complete: false,
          reigns: [{ digest: digest('a1'), since: at(60) }],
        },
      ],
    }),
  });

export const situations = { 'all-well': allWell, busy, 'five-thousand': many, outage, hostile } as const;
