// The rule `advisory`: which advisories are findings, what they say, and that nothing unknown is ever ignored.
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import type {
  Advisory,
  AdvisoryEvent,
  PackageUse,
  Vulnerability,
} from '../../src/model/judgement/advisory.js';
import type { AdvisoryPolicy } from '../../src/model/judgement/policy.js';
import { parseRiskLevel, severityOf } from '../../src/model/judgement/severity.js';

const base: Advisory = {
  uid: 'u1',
  advisoryId: 'CGA-1',
  artifactName: 'openssl',
  updateTime: '2026-11-01T00:00:00Z',
};
const high = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }];
const event = (status: AdvisoryEvent['status'], day: number, more: Partial<AdvisoryEvent> = {}) => ({
  status,
  at: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  ...more,
});
const fixed = event('fixed', 5, { fixedVersion: '3.1.4-r2' });
const apk = (version?: string, more: Partial<PackageUse> = {}): PackageUse => ({
  name: 'openssl',
  origins: [],
  type: 'apk',
  ...(version === undefined ? {} : { version }),
  ...more,
});

function findings(
  advisories: readonly Advisory[],
  packages?: readonly PackageUse[],
  policy?: AdvisoryPolicy,
  vulnerabilities: readonly Vulnerability[] = [],
) {
  const evidence = { occurrences: [], facts: new Map(), advisories, histories: [], vulnerabilities };
  return findingsOf(packages === undefined ? evidence : { ...evidence, packages }, {
    maxAgeMs: () => 0,
    now: 0,
    ...(policy === undefined ? {} : { advisories: policy }),
  });
}

const messages = (...args: Parameters<typeof findings>) => findings(...args).map(({ message }) => message);

describe('what is a finding', () => {
  it('an older package is a finding and a fixed one is not, whatever status is ignored', () => {
    const advisory = { ...base, severities: high, events: [fixed] };
    const policy = { ignoreStatus: ['fixed'] as const };
    expect(messages([advisory], [apk('3.1.4-r2')])).toEqual([]);
    expect(messages([advisory], [apk('3.1.4-r1')], policy)).toEqual([
      'openssl 3.1.4-r1: CGA-1 (updated 2026-11-01). Severity high (CVSS 7.5); fixed in 3.1.4-r2',
    ]);
  });

  it('matches by name if versions cannot be compared, and says so', () => {
    const advisory = { ...base, severities: high, events: [fixed] };
    expect(messages([advisory], [apk()])).toEqual([
      expect.stringContaining(
        'Possible match by name: severity high (CVSS 7.5); fixed in 3.1.4-r2, but the version in use is unknown',
      ),
    ]);
    expect(messages([advisory], [apk('3.1', { type: 'deb' })])).toEqual([
      expect.stringContaining('fixed in 3.1.4-r2, but the versions cannot be compared'),
    ]);
    expect(messages([advisory], [apk()], { ignoreStatus: ['fixed'] })).toEqual([]);
  });

  it('the four fields alone: a possible match, severity and status not known', () => {
    expect(messages([base])).toEqual([
      'openssl: CGA-1 (updated 2026-11-01). Possible match by name: its severity and status are unknown',
    ]);
  });

  it('the newest event counts: what was fixed and is found again is open', () => {
    const reopened = { ...base, events: [event('true-positive', 9), fixed] };
    expect(messages([reopened], [apk('3.1.4-r2')])).toEqual([
      expect.stringContaining('confirmed by the platform to affect the package'),
    ]);
  });

  it('patched versions are fixed exactly, no others', () => {
    const patched = { ...base, events: [event('patched', 5, { patchedVersions: ['1.0-r1'] })] };
    expect(messages([patched], [apk('1.0-r1')])).toEqual([]);
    expect(messages([patched], [apk('1.0-r2')])).toHaveLength(1);
  });

  it.each([
    ['false-positive', undefined, 1],
    ['false-positive', { ignoreStatus: ['false-positive'] }, 0],
    ['not-planned', undefined, 1],
    ['not-planned', { ignoreStatus: ['not-planned'] }, 0],
    ['pending-upstream-fix', { ignoreStatus: ['not-planned', 'fixed'] }, 1],
    ['analysis-not-planned', { ignoreStatus: ['not-planned'] }, 1],
    ['unknown', { ignoreStatus: ['fixed', 'false-positive', 'not-planned'] }, 1],
  ] as const)('status %s under %j: %i findings', (status, policy, count) => {
    expect(messages([{ ...base, events: [event(status, 1)] }], [apk('1-r0')], policy)).toHaveLength(count);
  });

  it.each([
    [high, 'high', 1],
    [high, 'critical', 0],
    [high, 'low', 1],
    [[], 'critical', 1],
    [undefined, 'critical', 1],
    [[{ type: 'x', score: 'nonsense' }], 'critical', 1],
    [[{ type: 'x', score: '0' }], 'low', 0],
    [[...high, { type: 'x', score: '9.1' }], 'critical', 1],
    [[...high, { type: 'x', score: 'nonsense' }], 'critical', 1],
    [[...high, { type: 'x', score: '' }], 'critical', 0],
  ] as const)('severity %j against a threshold of %s: %i findings', (severities, severity, count) => {
    const advisory = severities === undefined ? base : { ...base, severities };
    expect(messages([advisory], [apk('1-r0')], { severity, ignoreStatus: [] })).toHaveLength(count);
  });
});

describe('names', () => {
  it('an origin matches, and the package is named', () => {
    const [message] = messages([base], [apk('1-r0', { name: 'libssl3', origins: ['openssl'] })]);
    expect(message).toContain('openssl 1-r0 (as libssl3): CGA-1');
  });

  it('the same name in another ecosystem does not match, but one of unknown type does', () => {
    const advisory = { ...base, artifactType: 'apk' };
    expect(messages([advisory], [apk('1.0.0', { type: 'npm' })])).toEqual([]);
    expect(messages([{ ...base, artifactType: 'library' }], [apk('1.0.0', { type: 'npm' })])).toHaveLength(1);
    expect(messages([advisory], [{ name: 'openssl', origins: [] }])).toHaveLength(1);
  });

  it('packages of one version at one place are one finding; another place is another', () => {
    const at = (file: string) => ({ at: { file, span: { start: 0, end: 1 } } });
    const uses = ['libssl3', 'libcrypto3'].map((name) =>
      apk('1-r0', { name, origins: ['openssl'], ...at('a') }),
    );
    const found = findings([base], [...uses, apk('1-r0', at('b')), apk('2-r0', at('b'))]);
    expect(found.map(({ at: place, message }) => [place?.file, message.split(':')[0]])).toEqual([
      ['a', 'openssl 1-r0 (as libssl3, libcrypto3)'],
      ['b', 'openssl 1-r0'],
      ['b', 'openssl 2-r0'],
    ]);
    expect(found[0]?.about).toEqual({
      artifact: 'openssl',
      advisory: { id: 'CGA-1', aliases: [], updatedAt: Date.parse(base.updateTime) },
    });
  });

  it('a package of another type is judged for itself, though name and version are the same', () => {
    const advisory = { ...base, events: [event('fixed', 5, { fixedVersion: '1.2.0' })] };
    const [npm, pypi] = ['npm', 'pypi'].map((type) => apk('1.2.3', { type }));
    expect(
      messages(
        [advisory],
        [npm, pypi].flatMap((use) => use ?? []),
      ),
    ).toEqual([expect.stringContaining('fixed in 1.2.0, but the versions cannot be compared')]);
  });

  it.each(['fixed', 'patched'] as const)(
    'a fork has its own versions: %s of its origin says nothing',
    (status) => {
      const latest = { fixed: { fixedVersion: '2.0.0' }, patched: { patchedVersions: ['5.0.0'] } }[status];
      const advisory = { ...base, events: [event(status, 5, latest)] };
      const fork = apk('5.0.0', { name: '@acme/openssl', origins: ['openssl'], type: 'npm' });
      expect(messages([advisory], [apk('5.0.0', { type: 'npm' }), fork])).toEqual([
        expect.stringContaining('openssl 5.0.0 (as @acme/openssl): CGA-1'),
      ]);
    },
  );

  it('text from outside stays on one line and short', () => {
    const name = `a\n::error::x\u202e${'y'.repeat(300)}`;
    const [message] = messages(
      [{ ...base, artifactName: name, aliases: ['b\r\nc'] }],
      [{ name, origins: [] }],
    );
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(message?.length).toBeLessThan(400);
  });
});

describe('what the scanner found', () => {
  const image = { registry: 'r.example.com', repository: 'acme/node', tag: '20' };
  const match: Vulnerability = {
    at: { file: 'Dockerfile', span: { start: 5, end: 9 } },
    image,
    id: 'CVE-1',
    aliases: ['GHSA-1'],
    severity: 'High',
    package: { name: 'zlib', version: '1' },
    fixState: 'fixed',
    fixVersions: ['2'],
  };
  const scanned = (more: Partial<Vulnerability>, policy?: AdvisoryPolicy) =>
    findings([], [], policy, [{ ...match, ...more }]);

  it('is a finding at the reference', () => {
    expect(scanned({})).toEqual([
      {
        check: 'advisory',
        severity: 'error',
        at: match.at,
        about: { image, artifact: 'zlib', advisory: { id: 'CVE-1', aliases: ['GHSA-1'] } },
        message:
          "zlib 1 in r.example.com/acme/node:20: CVE-1 (GHSA-1), found by the platform's scanner. Severity high; fixed in 2",
      },
    ]);
  });

  it.each([
    [{ severity: 'Low' }, { severity: 'high', ignoreStatus: [] }, 0],
    [{ severity: 'Negligible' }, { severity: 'low', ignoreStatus: [] }, 1],
    [{ severity: 'Unknown' }, { severity: 'critical', ignoreStatus: [] }, 1],
    [{ severity: '' }, { severity: 'critical', ignoreStatus: [] }, 1],
    [{ fixState: 'wont-fix', fixVersions: [] }, { ignoreStatus: ['not-planned'] }, 0],
    [{ fixState: 'fixed' }, { ignoreStatus: ['fixed'] }, 1],
    [{ fixState: 'constructor' }, { ignoreStatus: ['fixed', 'not-planned'] }, 1],
  ] as const)('%j under %j: %i findings', (more, policy, count) => {
    expect(scanned(more, policy)).toHaveLength(count);
  });
});

describe('severity', () => {
  it.each([
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 'critical', 9.8],
    ['CVSS:3.0/AV:L/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N', 'low', 1.8],
    ['AV:N/AC:L/Au:N/C:P/I:P/A:P', 'high', 7.5],
    ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 'critical', 9.3],
    ['6.9', 'medium', 6.9],
    ['HIGH', 'high', undefined],
    ['moderate', 'medium', undefined],
  ])('%s is %s', (score, level, value) => {
    expect(severityOf([{ type: '', score }])).toEqual({
      level,
      ...(value === undefined ? {} : { score: value }),
    });
  });

  it.each([
    '',
    'CVSS:3.1/AV:N',
    'CVSS:9/AV:N',
    '11',
    '-1',
    '1e3',
    'NaN',
    'A'.repeat(100_000),
    'CVSS:3.1/'.repeat(30),
  ])('%.20s is not known', (score) => {
    expect(severityOf([{ type: '', score }])).toBeUndefined();
  });

  it('is at least what can be read where another score cannot', () => {
    const severities = [{ type: '', score: 'CVSS:9/AV:N' }, ...high];
    expect(severityOf(severities)).toEqual({ level: 'high', score: 7.5, orWorse: true });
    expect(messages([{ ...base, severities }], [apk('1-r0')])).toEqual([
      expect.stringContaining('severity high (CVSS 7.5) or worse (another score could not be read)'),
    ]);
  });

  it('ignores a score that is not a vector', () => {
    const said: string[] = [];
    const { warn } = console;
    console.warn = (...texts: readonly unknown[]) => void said.push(texts.join(' '));
    try {
      expect(severityOf([{ type: '', score: 'AV:N/\n::error::x:y' }])).toBeUndefined();
    } finally {
      console.warn = warn;
    }
    expect(said).toEqual([]);
  });

  it('does not read a property of Object as a level', () => {
    expect(parseRiskLevel('constructor')).toBeUndefined();
  });
});
