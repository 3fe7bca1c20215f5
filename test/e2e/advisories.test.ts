// Image → packages → advisories through the whole run, for every way in which an SBOM is attached, and every fault on the way.
import { beforeEach, describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { noPolicy } from '../../src/model/judgement/policy.js';
import { dayMs } from '../build.js';
import { runInProcess } from './in-process.js';

const ask = { 'sbom-from-registry': 'true', 'max-age': '365d' };

let emulator: Emulator;
beforeEach(async () => {
  emulator = await createEmulator();
});

const hostName = () => new URL(emulator.address.registryUrl).host;

function from(image: string, tag: string, daysAgo = 0): string {
  const digest = digestAt(emulator.state, `acme/${image}`, tag, Date.now() - daysAgo * dayMs);
  return `FROM ${hostName()}/acme/${image}:${tag}@${digest}\n`;
}

const found = (report: Awaited<ReturnType<typeof runInProcess>>['report']) =>
  report.findings.filter(({ check }) => check === 'advisory').map(({ line, message }) => [line, message]);

describe('an image whose package is older than the fix', () => {
  it.each([
    ['node', '20', 40, 'cosign attestation'],
    ['python', '3.12', 40, 'Sigstore bundle among the referrers'],
    ['nginx', '1.27', 60, 'BuildKit attestation'],
    ['postgres', '16', 60, 'cosign SBOM'],
    ['redis', '7', 60, 'CycloneDX among the referrers'],
  ])('%s: fails at the reference (%s)', async (image, tag, daysAgo) => {
    const { report, exitCode } = await runInProcess(
      emulator,
      { Dockerfile: `# base\n${from(image, tag, daysAgo)}` },
      ask,
    );
    expect(report.incomplete).toEqual([]);
    expect(found(report)).toEqual([
      [
        2,
        `expat 2.7.1-r4 (as libexpat1) in ${hostName()}/acme/${image}:${tag} (linux/amd64, linux/arm64): CGA-2001-expt-fixd = CVE-2026-2001, GHSA-2001-aaaa-bbbb (updated ${emulator.state.advisories[0]?.updateTime.slice(0, 10)}). Severity high (CVSS 7.5); fixed in 2.7.1-r5`,
      ],
    ]);
    expect([report.verdict, exitCode]).toEqual(['fail', 1]);
  });
});

it('passes if every platform has the fix, and requests all names at once', async () => {
  const checkout = {
    Dockerfile: ['node:20', 'python:3.12', 'nginx:1.27', 'postgres:16', 'redis:7']
      .map((name) => from(name.split(':')[0] ?? '', name.split(':')[1] ?? ''))
      .join(''),
  };
  const { report } = await runInProcess(emulator, checkout, ask);
  expect([report.verdict, report.findings, report.incomplete]).toEqual(['pass', [], []]);
  const asked = emulator.requests.filter(({ path }) => path.startsWith('/vulnerabilities/'));
  expect(asked).toHaveLength(1);
  for (const name of ['zlib', 'expat', 'libexpat1', 'redis'])
    expect(asked[0]?.path).toContain(`artifactNames=${name}&`);
});

it.each(['sbom-from-registry', 'vulnerability-reports'])(
  "%s looks into a mirror's copy as into the image",
  async (input) => {
    const own = from('nginx', '1.27', 60);
    const settings = { [input]: 'true', 'max-age': '365d' };
    const policy = {
      ...noPolicy,
      registries: new Map([['mirror.example.com/hub', { mirrorOf: hostName() }]]),
    };
    const direct = await runInProcess(emulator, { Dockerfile: own }, settings);
    const copy = own.replace(hostName(), 'mirror.example.com/hub');
    const mirrored = await runInProcess(emulator, { Dockerfile: copy }, settings, policy);
    const results = ({ report: { verdict, findings, incomplete } }: typeof direct) => [
      verdict,
      findings.length,
      incomplete.length,
    ];
    expect(results(direct)).not.toEqual(['pass', 0, 0]);
    expect(results(mirrored)).toEqual(results(direct));
  },
);

it('is incomplete where an image has no SBOM, and names each platform', async () => {
  const { report, exitCode } = await runInProcess(emulator, { Dockerfile: from('busybox', 'nightly') }, ask);
  expect(report.incomplete.map(({ cause, message }) => [cause, message])).toEqual([
    ['no-sbom', 'The registry has no SBOM for linux/amd64, so its packages are not known'],
    ['no-sbom', 'The registry has no SBOM for linux/arm64, so its packages are not known'],
  ]);
  expect([report.verdict, exitCode]).toEqual(['incomplete', 3]);
});

it('a pin fixes the advisory, and the second evaluation requests only what is new', async () => {
  const { report } = await runInProcess(
    emulator,
    { Dockerfile: from('nginx', '1.27', 60) },
    { ...ask, mode: 'pin', 'max-age': '14d', forecast: 'false' },
  );
  expect(report.edits).toHaveLength(1);
  expect([report.verdict, found(report)]).toEqual(['pass', []]);
  const asked = emulator.requests.filter(({ path }) => path.startsWith('/vulnerabilities/'));
  expect(asked).toHaveLength(1);
});

it.each([
  ['high', 'fail'],
  ['critical', 'pass'],
] as const)('the policy decides: severity %s, verdict %s', async (severity, verdict) => {
  const policy = { ...noPolicy, advisories: { severity, ignoreStatus: [] } };
  const inputs = { ...ask, 'vulnerability-reports': 'true' };
  const { report } = await runInProcess(emulator, { Dockerfile: from('nginx', '1.27', 60) }, inputs, policy);
  expect([report.verdict, report.findings.length]).toEqual([verdict, verdict === 'fail' ? 2 : 0]);
});

describe('faults on the way', () => {
  const cases: readonly (readonly [string, Parameters<typeof createEmulator>[0] & object, string])[] = [
    [
      'the manifest',
      { faults: [{ match: { path: '/manifests/sha256:' }, effect: { status: 500 } }] },
      'server-error',
    ],
    ['the referrers', { faults: [{ match: { path: '/referrers/' }, effect: { status: 403 } }] }, 'denied'],
    ['the blob', { faults: [{ match: { path: '/blobs/' }, effect: { status: 503 } }] }, 'server-error'],
    [
      'the bytes of the blob',
      { faults: [{ match: { path: '/blobs/' }, effect: { garbage: true } }] },
      'digest-mismatch',
    ],
    [
      'the blob that is gone',
      { faults: [{ match: { path: '/blobs/' }, effect: { status: 404 } }] },
      'bad-answer',
    ],
    ['the connection', { faults: [{ match: { path: '/blobs/' }, effect: { reset: true } }] }, 'unreachable'],
    ['the advisories', { faults: [{ match: { path: '/advisories' }, effect: { status: 403 } }] }, 'denied'],
    [
      'the list of advisories',
      { faults: [{ match: { path: '/advisories' }, effect: { garbage: true } }] },
      'bad-answer',
    ],
  ];
  it.each(cases)('%s: incomplete with its cause, never a pass', async (_name, options, cause) => {
    emulator.faults = options.faults ?? [];
    for (const reference of [from('redis', '7'), from('redis', '7', 60)]) {
      const { report, exitCode } = await runInProcess(emulator, { Dockerfile: reference }, ask);
      expect(report.incomplete.map((unknown) => unknown.cause)).toContain(cause);
      expect([report.verdict, exitCode]).toEqual(['incomplete', 3]);
    }
  });

  it('whichever request to the registry fails: never a pass, never an accusation', async () => {
    const checkout = { Dockerfile: from('redis', '7') };
    const clean = await runInProcess(emulator, checkout, ask);
    expect(clean.report.verdict).toBe('pass');
    const total = emulator.requests.filter(({ service }) => service === 'registry').length;
    expect(total).toBeGreaterThan(8);
    for (let nth = 1; nth <= total; nth += 1) {
      emulator.faults = [{ match: { service: 'registry', nth }, effect: { status: 500 } }];
      const { report } = await runInProcess(emulator, checkout, ask);
      expect([nth, report.verdict, report.findings]).toEqual([nth, 'incomplete', []]);
    }
  });
});

describe('SBOMs of the checkout', () => {
  const lock = (version: string) =>
    JSON.stringify(
      { version: 'v1', contents: { repositories: [], packages: [{ name: 'expat', version }] } },
      null,
      2,
    );

  it('a finding is at the line of the package', async () => {
    const checkout = { 'image/apko.lock.json': lock('2.7.1-r4') };
    const { report } = await runInProcess(emulator, checkout, { sbom: '**/*.lock.json' });
    expect(report.findings).toMatchObject([{ file: 'image/apko.lock.json', line: 7, column: 18 }]);
    expect(report.findings[0]?.message).toContain('expat 2.7.1-r4: CGA-2001-expt-fixd');
    expect(report.advisories[0]?.events).toMatchObject([{ status: 'detected' }, { status: 'fixed' }]);
    expect(report.verdict).toBe('fail');
  });

  it('a package with the fix gives no finding', async () => {
    const { report } = await runInProcess(
      emulator,
      { 'apko.lock.json': lock('2.7.1-r5') },
      { sbom: '*.json' },
    );
    expect([report.verdict, report.findings]).toEqual(['pass', []]);
  });

  it.each([
    [{ 'a.json': '{' }, 'a.json', 'unreadable-file', 'The SBOM cannot be read: it is not JSON'],
    [{ 'a.json': '{}' }, 'a.json', 'unreadable-file', 'neither SPDX, CycloneDX nor an apko lock file'],
    [{ 'a.json': '{"spdxVersion":"SPDX-2.3"}' }, 'a.json', 'unreadable-file', 'The SBOM lists no packages'],
    [{}, 'a.json', 'no-sbom', 'No file in the checkout matches'],
  ])('%j is incomplete, never a pass', async (checkout, sbom, cause, message) => {
    const { report } = await runInProcess(emulator, checkout as Record<string, string>, { sbom });
    expect(report.incomplete).toEqual([
      { cause, subject: 'a.json', message: expect.stringContaining(message) },
    ]);
    expect(report.verdict).toBe('incomplete');
  });
});

describe('what the scanner found', () => {
  it('fails at the reference, by digest', async () => {
    const { report } = await runInProcess(
      emulator,
      { Dockerfile: from('nginx', '1.27', 60) + from('node', '22') },
      { 'vulnerability-reports': 'true', 'max-age': '365d' },
    );
    expect(found(report)).toEqual([
      [
        1,
        `libexpat1 2.7.1-r4 in ${hostName()}/acme/nginx:1.27: CVE-2026-2001 (GHSA-2001-aaaa-bbbb), found by the platform's scanner. Severity high; fixed in 2.7.1-r5`,
      ],
    ]);
    expect(report.verdict).toBe('fail');
  });

  it('a digest without a report is incomplete', async () => {
    for (const repo of emulator.state.repos) repo.vulnerabilityReports = [];
    const inputs = { 'vulnerability-reports': 'true' };
    const { report } = await runInProcess(emulator, { Dockerfile: from('node', '22') }, inputs);
    expect(report.incomplete).toMatchObject([{ cause: 'not-found' }]);
    expect(report.verdict).toBe('incomplete');
  });
});

it('names an artifact with the four fields alone as a possible match by name', async () => {
  const { report } = await runInProcess(emulator, {}, { artifacts: 'openssl' });
  expect(report.findings).toEqual([
    {
      check: 'advisory',
      severity: 'error',
      artifact: 'openssl',
      advisory: expect.any(String),
      message: `openssl: CVE-2026-1001 (updated ${emulator.state.advisories[0]?.updateTime.slice(0, 10)}). Possible match by name: its severity and status are unknown`,
    },
  ]);
});

describe("a tag's end of life", () => {
  const day = () => new Date(Date.now() - 100 * dayMs).toISOString().slice(0, 10);

  it('is shown with its date', async () => {
    const { report } = await runInProcess(emulator, { Dockerfile: from('node', '18') }, {});
    expect(report.findings[0]?.message).toContain(`reached its end of life on ${day()}. Switch to`);
  });

  it('is shown without where the platform does not say, and with why where it fails', async () => {
    emulator.faults = [{ match: { path: '/eoltags' }, effect: { status: 404 } }];
    const silent = await runInProcess(emulator, { Dockerfile: from('node', '18') }, {});
    expect(silent.report.findings[0]?.message).toContain('has reached its end of life. Switch to');
    emulator.faults = [{ match: { path: '/eoltags' }, effect: { status: 500 } }];
    const failed = await runInProcess(emulator, { Dockerfile: from('node', '18') }, {});
    expect(failed.report.findings[0]?.message).toContain(
      '(date unknown: List end-of-life tags named 18: HTTP 500)',
    );
  });
});
