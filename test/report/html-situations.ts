// Reports of five situations that every surface must show well: all well, a busy failing pull request, thousands of
// findings, an outage half-way, a hostile repository.
import { createHash } from 'node:crypto';
import type { Report, ReportedFinding, ReportedHistory } from '../../src/report/schema.js';
import { waiver } from './situations.js';

type Reference = Report['references'][number];

const now = Date.parse('2026-11-21T08:30:00.000Z');
const day = 86_400_000;
const registry = 'registry.example.com';
const iso = (instant: number) => new Date(instant).toISOString();

/** A digest that is the same for the same text. */
export function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** A tag that moved at these ages in days, the oldest first. */
function historyOf(repository: string, tag: string, ages: readonly number[]): ReportedHistory {
  const reigns = ages.map((age, index) => {
    const next = ages[index + 1];
    const until = next === undefined ? {} : { until: iso(now - next * day) };
    return { digest: digestOf(`${repository}:${tag}:${index}`), since: iso(now - age * day), ...until };
  });
  return { registry, repository, tag, complete: true, reigns };
}

function place(file: string, line: number, raw: string) {
  return { file, line, column: 6, endLine: line, endColumn: 6 + raw.length };
}

/** A reference pinned `behind` reigns behind the newest; without `behind` it is not pinned. */
function use(file: string, line: number, history: ReportedHistory, behind?: number): Reference {
  const { repository, tag, reigns } = history;
  const name = `${registry}/${repository}:${tag}`;
  const current = reigns.at(-1);
  const pinned = behind === undefined ? undefined : reigns.at(-1 - behind);
  const raw = pinned === undefined ? name : `${name}@${pinned.digest}`;
  const known = { currentDigest: current?.digest, currentSince: current?.since };
  const fact = {
    ...known,
    ...(pinned === undefined
      ? { status: 'unpinned' as const }
      : pinned.until === undefined
        ? { status: 'current' as const, pinnedSince: pinned.since }
        : {
            status: 'superseded' as const,
            pinnedSince: pinned.since,
            supersededAt: pinned.until,
            behind: behind ?? 0,
            lagSeconds: (now - Date.parse(pinned.until)) / 1000,
          }),
    deprecated: false,
  };
  const digest = pinned === undefined ? {} : { digest: pinned.digest };
  return { kind: 'image', ...place(file, line, raw), raw, registry, repository, tag, ...digest, fact };
}

function finding(check: string, severity: ReportedFinding['severity'], at: Reference, message: string) {
  const { file, line, column, endLine, endColumn } = at;
  return { check, severity, file, line, column, endLine, endColumn, message };
}

function withFix(found: ReportedFinding, { raw, registry: host, repository, tag, fact }: Reference) {
  const replacement = `${host}/${repository}:${tag}@${fact?.currentDigest}`;
  return { ...found, fix: { expect: raw, replacement } };
}

function report(changes: Partial<Report>): Report {
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0.1.0' },
    mode: 'verify',
    verdict: 'pass',
    startedAt: iso(now),
    asOf: iso(now),
    references: [],
    findings: [],
    advisories: [],
    incomplete: [],
    settings: [],
    waivers: [],
    requests: { total: 0, retried: 0 },
    edits: [],
    ...changes,
  };
}

const source = {
  server: 'https://git.example.com',
  repository: 'acme/shop',
  sha: '4f1d2c9a7b3e8f60512d4c9a7b3e8f60512d4c9a',
};

const node = historyOf('acme/node', '20', [190, 171, 158, 149, 131, 118, 97, 84, 66, 51, 33, 20, 9, 2]);
const nodeOld = historyOf('acme/node', '18', [420, 400, 371, 352, 330, 301]);
const python = historyOf('acme/python', '3.12', [88, 71, 60, 42, 30, 13]);
const redis = historyOf('acme/redis', '7', [300, 210, 95, 28]);
const nginx = historyOf('acme/nginx', '1.27-alpine', [45, 40, 35, 30, 26, 22, 18, 15, 11, 8, 5, 3, 1]);

/** Everything is pinned, and every pin is proved. */
export function allWell(): Report {
  return report({
    source,
    references: [
      use('Dockerfile', 1, node, 0),
      use('Dockerfile', 14, nginx, 0),
      use('compose.yaml', 4, redis, 0),
      use('compose.yaml', 11, python, 1),
      use('.github/workflows/ci.yml', 9, node, 0),
      use('deploy/worker.yaml', 18, node, 1),
    ],
    histories: [node, nginx, redis, python],
    requests: { total: 9, retried: 0 },
  });
}

/** Something of everything that can be wrong. */
export function busyPullRequest(): Report {
  const unpinned = use('Dockerfile', 1, node);
  const stale = use('deploy/api.yaml', 22, python, 3);
  const older = use('services/checkout/images/worker/Dockerfile', 3, nginx, 8);
  const recent = use('compose.yaml', 4, redis, 1);
  const foreignDigest = digestOf('foreign');
  const foreignRaw = `${registry}/acme/redis:7@${foreignDigest}`;
  const foreign: Reference = {
    ...recent,
    ...place('compose.yaml', 31, foreignRaw),
    raw: foreignRaw,
    digest: foreignDigest,
    fact: {
      status: 'not-in-history',
      currentDigest: redis.reigns[3]?.digest,
      currentSince: iso(now - 28 * day),
    },
  };
  const ended = use('tools/Dockerfile', 2, nodeOld, 0);
  const missing: Reference = {
    kind: 'image',
    ...place('tools/lint.yaml', 7, `${registry}/acme/linter:9`),
    raw: `${registry}/acme/linter:9`,
    registry,
    repository: 'acme/linter',
    tag: '9',
    fact: { status: 'missing', message: 'the tag does not exist' },
  };
  const opaque: Reference = {
    kind: 'opaque',
    ...place('tools/Dockerfile', 9, '$' + '{BASE}'),
    raw: '$' + '{BASE}',
    why: 'variable',
  };
  const other: Reference = {
    kind: 'image',
    ...place('compose.yaml', 40, 'postgres:16'),
    raw: 'postgres:16',
    registry: 'docker.io',
    repository: 'library/postgres',
    tag: '16',
    fact: { status: 'unknown', cause: 'other-registry', message: 'docker.io is not the platform’s registry' },
  };
  return report({
    verdict: 'fail',
    source,
    references: [
      use('.github/workflows/ci.yml', 9, node, 0),
      use('.github/workflows/release.yml', 15, node, 2),
      recent,
      foreign,
      other,
      stale,
      unpinned,
      use('deploy/web.yaml', 19, nginx, 0),
      use('deploy/web.yaml', 47, nginx, 4),
      older,
      ended,
      opaque,
      missing,
    ],
    findings: [
      withFix(
        finding(
          'unpinned',
          'error',
          unpinned,
          `${registry}/acme/node:20 has no digest: the tag can move under every build`,
        ),
        unpinned,
      ),
      withFix(
        finding(
          'stale-digest',
          'error',
          stale,
          'The digest was superseded 42 days ago on 2026-10-10 and is 3 digests behind; max-age is 14 days',
        ),
        stale,
      ),
      withFix(
        finding(
          'stale-digest',
          'error',
          older,
          'The digest was superseded 18 days ago on 2026-11-03 and is 8 digests behind; max-age is 14 days',
        ),
        older,
      ),
      finding(
        'digest-not-in-history',
        'error',
        foreign,
        `The pinned digest never was ${registry}/acme/redis:7 in its whole history of 4 records since 2026-01-25`,
      ),
      {
        ...finding(
          'deprecated-tag',
          'error',
          ended,
          `${registry}/acme/node:18 is at its end of life; the nearest living tag is 20, the newest is 22`,
        ),
      },
      finding('missing-tag', 'error', missing, `${registry}/acme/linter:9: the tag does not exist`),
      {
        check: 'advisory',
        severity: 'error',
        message: 'EX-2026-0042 is an advisory for openssl, updated 2026-11-19',
      },
      finding(
        'conflicting-pins',
        'warning',
        recent,
        `${registry}/acme/redis:7 is pinned to 2 different digests in 2 places`,
      ),
      finding(
        'opaque-reference',
        'notice',
        opaque,
        'The image depends on the build argument BASE, which has no default',
      ),
    ],
    advisories: [
      {
        uid: 'a1/9',
        advisoryId: 'EX-2026-0042',
        artifactName: 'openssl',
        updateTime: '2026-11-19T10:00:00Z',
      },
    ],
    histories: [node, nodeOld, python, redis, nginx],
    waivers: [
      waiver({
        check: 'stale-digest',
        paths: ['legacy/**'],
        reason: 'The old cluster goes away in December',
        expires: '2026-12-15',
        owner: '@acme/platform',
      }),
      waiver({
        check: 'advisory',
        artifact: 'zlib',
        advisory: 'EX-2026-0031',
        reason: 'Not reachable from our code',
        expires: '2027-02-01',
        owner: '@acme/security',
      }),
    ],
    requests: { total: 23, retried: 1 },
  });
}

/** Thousands of findings in thousands of files. */
export function thousands(many = 5000, tagCount = 150): Report {
  const tags = Array.from({ length: tagCount }, (_, index) =>
    historyOf(
      `acme/service-${index}`,
      `1.${index % 20}`,
      Array.from({ length: 40 }, (_, age) => 400 - age * 9 - (index % 7)),
    ),
  );
  const references = Array.from({ length: many }, (_, index) =>
    use(
      `services/team-${index % 40}/app-${index}/Dockerfile`,
      1 + (index % 60),
      tags[index % tagCount] ?? node,
      index % 3 === 0 ? undefined : 1 + (index % 25),
    ),
  );
  const findings = references.map((reference, index) =>
    reference.fact?.status === 'unpinned'
      ? withFix(
          finding(
            'unpinned',
            'error',
            reference,
            `${reference.raw} has no digest: the tag can move under every build`,
          ),
          reference,
        )
      : withFix(
          finding(
            'stale-digest',
            index % 5 === 0 ? 'warning' : 'error',
            reference,
            `The digest is ${reference.fact?.behind} digests behind; max-age is 14 days`,
          ),
          reference,
        ),
  );
  return report({
    verdict: 'fail',
    source,
    references,
    findings,
    histories: tags,
    requests: { total: 812, retried: 14 },
  });
}

/** Half of the questions were answered, then the registry was gone. */
export function outage(): Report {
  const lost = ['acme/python', 'acme/nginx', 'acme/ruby', 'acme/go', 'acme/jdk'].map(
    (repository, index): Reference => {
      const raw = `${registry}/${repository}:1`;
      const cause = index < 3 ? 'unreachable' : 'rate-limited';
      return {
        kind: 'image',
        ...place('deploy/all.yaml', 10 + index * 7, raw),
        raw,
        registry,
        repository,
        tag: '1',
        fact: { status: 'unknown', cause, message: `${registry} did not answer` },
      };
    },
  );
  const unpinned = use('Dockerfile', 1, node);
  return report({
    verdict: 'incomplete',
    source,
    references: [unpinned, use('compose.yaml', 4, redis, 0), use('compose.yaml', 9, node, 0), ...lost],
    findings: [
      withFix(
        finding(
          'unpinned',
          'notice',
          unpinned,
          `${unpinned.raw} has no digest: the tag can move under every build`,
        ),
        unpinned,
      ),
    ],
    histories: [{ ...node, complete: false }, redis],
    incomplete: lost.map(({ raw, fact }) => ({
      cause: fact?.cause ?? '',
      subject: raw,
      message: `${registry} did not answer after 4 attempts in 60 seconds. Look at its status page and run again`,
    })),
    requests: { total: 41, retried: 24 },
  });
}

/** Texts that try to break out of every channel. */
export const hostileTexts: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '</style></title></textarea><svg onload=alert(1)>',
  ']]><!-- --!> -->',
  '"><a href="javascript:alert(1)">\' onmouseover=\'alert(1)',
  '&lt;b&gt; &amp; &#60;i&#62; &notit;',
  'safe\u202egpj.exe\u2066 \u200bzero\u0000nul\u001b[31mred\r\nnew\u0007\u009b',
  '\ud800 lone \udc00 \ufeff\ufffe \u2028\u2029',
  '::error::x %0A `@everyone` #1 [a](http://b) | $(id) {{x}} \\',
  'x'.repeat(300),
  '../../../etc/passwd#L1?a=b%2f',
  'مرحبا/שלום/👩‍👩‍👧/ƎǝꙄ',
];

/** Every text that comes from outside is hostile. */
export function hostileRepository(): Report {
  const references = hostileTexts.map((text, index): Reference => {
    const { digest, ...base } = use(text, index + 1, historyOf(text, text, [30, 10]), 1);
    return { ...base, raw: text, ...(digest === undefined ? {} : { digest }) };
  });
  const opaque = hostileTexts.map(
    (text, index): Reference => ({
      kind: 'opaque',
      ...place(text, index + 1, text),
      raw: text,
      why: 'invalid',
    }),
  );
  return report({
    verdict: 'fail',
    source,
    references: [...references, ...opaque],
    findings: references.map((one, index) => ({
      ...finding(index % 2 === 0 ? 'unpinned' : one.raw, 'error', one, one.raw),
      fix: { expect: one.raw, replacement: one.raw },
    })),
    advisories: hostileTexts.map((text) => ({
      uid: text,
      advisoryId: text,
      artifactName: text,
      updateTime: text,
    })),
    histories: hostileTexts.map((text) => historyOf(text, text, [30, 10])),
    incomplete: hostileTexts.map((text) => ({ cause: text, subject: text, message: text })),
    waivers: hostileTexts.map((text) =>
      waiver({ check: text, image: text, reason: text, expires: text, owner: text }),
    ),
    edits: hostileTexts.map((text) => ({ file: text, line: 1, before: text, after: text })),
  });
}

export const situations: Readonly<Record<string, () => Report>> = {
  'all-well': allWell,
  'busy-pull-request': busyPullRequest,
  'five-thousand-findings': thousands,
  'outage-half-way': outage,
  'hostile-repository': hostileRepository,
};
