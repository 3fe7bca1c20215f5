// Seeded advisories and scanner reports: some with the four fields of the specification alone, some with all.
import { packagesOf, zlibFixedDaysAgo, zlibFixedVersion } from './seed-sbom.js';
import type { StateInput } from './state.js';

type Advisory = NonNullable<StateInput['advisories']>[number];

const bare: readonly (readonly [string, string])[] = [
  ['openssl', 'CVE-2026-1001'],
  ['glibc', 'CVE-2026-1002'],
  ['log4j', 'CVE-2021-44228'],
];

/** `hex` gives digits for a name, `iso` the time so many days ago. */
export function seededAdvisories(
  hex: (name: string, length: number) => string,
  iso: (daysAgo: number) => string,
): Advisory[] {
  const named = (artifactName: string, advisoryId: string) => ({
    uid: hex(`advisory ${advisoryId}`, 40),
    advisoryId,
    artifactName,
    createTime: iso(30),
    updateTime: iso(6),
  });
  const approved = (daysAgo: number) => ({ createTime: iso(daysAgo), reviewState: 'REVIEW_STATE_APPROVED' });
  return [
    ...bare.map(([artifactName, advisoryId]) => ({
      ...named(artifactName, advisoryId),
      createTime: iso(20),
    })),
    {
      ...named('zlib', 'CGA-2001-zlib-fixd'),
      artifactType: 'apk',
      aliases: ['CVE-2026-2001', 'GHSA-2001-aaaa-bbbb'],
      severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
      events: [
        { ...approved(26), detection: { manual: {} } },
        { ...approved(zlibFixedDaysAgo), fixed: { fixedVersion: zlibFixedVersion } },
      ],
    },
    {
      ...named('expat', 'CGA-2002-expt-fals'),
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

/** What the scanner says of an image that was built so many days ago. */
export function scannerReport(digest: string, daysAgo: number, lastSeen: string) {
  const zlib = packagesOf('', '', daysAgo).find(({ name }) => name === 'zlib');
  const match = {
    vulnerability: { id: 'CVE-2026-2001', severity: 'High', relatedVulnerabilities: ['GHSA-2001-aaaa-bbbb'] },
    pkg: { name: 'zlib', version: zlib?.version ?? '' },
    fix: { versions: [zlibFixedVersion], state: 'fixed' },
  };
  return { digest, lastSeen, vulnerabilityMatches: zlib?.version === zlibFixedVersion ? [] : [match] };
}
