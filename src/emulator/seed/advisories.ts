// Seeded advisories and scanner reports.
import type { StateInput } from '../state/state.js';
import { fixedDaysAgo, fixedVersion, packagesOf } from './sbom.js';

type Advisory = NonNullable<StateInput['advisories']>[number];

const bare: readonly (readonly [string, string])[] = [
  ['openssl', 'CVE-2026-1001'],
  ['glibc', 'CVE-2026-1002'],
  ['log4j', 'CVE-2021-44228'],
];

const author = 'advisories@example.com';

/** `hex` derives digits from a name; `iso` returns the time a number of days ago. */
export function seededAdvisories(
  hex: (name: string, length: number) => string,
  iso: (daysAgo: number) => string,
): Advisory[] {
  const named = (artifactName: string, advisoryId: string) => ({
    uid: hex(`advisory ${advisoryId}`, 40),
    advisoryId,
    artifactName,
    // The description requires these, also where they are not known.
    ...{ author, artifactType: '', artifactArchitecture: '' },
    ...{ componentName: '', componentLocation: '', componentType: '' },
    createTime: iso(30),
    updateTime: iso(6),
  });
  const approved = (daysAgo: number) => ({
    author,
    createTime: iso(daysAgo),
    reviewState: 'REVIEW_STATE_APPROVED',
  });
  return [
    ...bare.map(([artifactName, advisoryId]) => ({
      ...named(artifactName, advisoryId),
      createTime: iso(20),
    })),
    {
      ...named('expat', 'CGA-2001-expt-fixd'),
      artifactType: 'apk',
      aliases: ['CVE-2026-2001', 'GHSA-2001-aaaa-bbbb'],
      severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
      events: [
        { ...approved(26), detection: { manual: {} } },
        { ...approved(fixedDaysAgo), fixed: { fixedVersion } },
      ],
    },
    {
      ...named('krb5', 'CGA-2002-krb5-fals'),
      artifactType: 'apk',
      aliases: ['CVE-2026-2002'],
      severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
      events: [
        { ...approved(15), detection: { manual: {} } },
        {
          ...approved(10),
          falsePositiveDetermination: { type: 'TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE', note: '' },
        },
      ],
    },
  ];
}

/** The scanner's matches in an image that was built a number of days ago. */
export function scannerReport(digest: string, daysAgo: number, lastSeen: string) {
  const { version = '' } = packagesOf('', '', daysAgo).find(({ name }) => name === 'libexpat1') ?? {};
  const match = {
    vulnerability: {
      id: 'CVE-2026-2001',
      severity: 'HIGH',
      relatedVulnerabilities: [{ id: 'GHSA-2001-aaaa-bbbb', source: 'github' }],
    },
    pkg: { name: 'libexpat1', version },
    fix: { versions: [fixedVersion], state: 'FIXED' },
  };
  return { digest, lastSeen, vulnerabilityMatches: version === fixedVersion ? [] : [match] };
}
