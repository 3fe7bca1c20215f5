// Seeded resources of which every list has something to show: IAM, libraries, advisories and scanner reports.
import type { StateInput } from '../state/state.js';
import { fixedDaysAgo, fixedVersion, packagesOf } from './sbom.js';

type SeededFeeds = Pick<StateInput, 'artifacts' | 'documents' | 'vulnerabilityMetadata' | 'resolvedVulns'>;

const libraries = [
  ['org.slf4j:slf4j-api', 'ECOSYSTEM_JAVA', ['2.0.16', '2.0.17']],
  ['requests', 'ECOSYSTEM_PYTHON', ['2.32.4', '2.32.5']],
] as const;

/** `hex` derives digits from a name; `iso` returns the time a number of days ago. */
export function seededFeeds(
  hex: (name: string, length: number) => string,
  iso: (daysAgo: number) => string,
): SeededFeeds {
  return {
    artifacts: libraries.map(([name, ecosystem, versions]) => ({
      uid: hex(`artifact ${name}`, 40),
      name,
      ecosystem,
      createTime: iso(120),
      updateTime: iso(20),
      versions: versions.map((version, at) => ({
        uid: hex(`artifact ${name} ${version}`, 40),
        name,
        version,
        sizeBytes: String(65_536 * (at + 1)),
        createTime: iso(120 - 100 * at),
        updateTime: iso(120 - 100 * at),
      })),
    })),
    documents: [
      {
        id: 'expat',
        advisories: [
          {
            id: 'CGA-2001-expt-fixd',
            aliases: ['CVE-2026-2001', 'GHSA-2001-aaaa-bbbb'],
            packageNamespace: 'wolfi',
            events: [{ timestamp: iso(21), fixed: { fixedVersion } }],
          },
        ],
      },
    ],
    vulnerabilityMetadata: [
      {
        id: 'CVE-2026-2001',
        summary: 'A document can make the parser of expat stop',
        details: 'The emulator made this vulnerability up.',
        references: [{ type: 'TYPE_ADVISORY', url: 'https://example.com/CVE-2026-2001' }],
        severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
      },
    ],
    resolvedVulns: [
      {
        date: iso(21),
        resolvedVulns: [{ id: 'CGA-2001-expt-fixd', aliases: ['CVE-2026-2001'], cvssSeverities: [] }],
      },
    ],
  };
}

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

interface Seeding {
  /** uid of the organization. */
  readonly root: string;
  /** uid of an identity that accepts terms. */
  readonly owner: string;
  /** Derives digits from a name. */
  readonly hex: (name: string, length: number) => string;
  /** The time a number of days ago; of a negative number, ahead. */
  readonly iso: (daysAgo: number) => string;
}

type Seeded = Pick<
  StateInput,
  | 'identityProviders'
  | 'accountAssociations'
  | 'groupInvites'
  | 'externalGroupRoleMappings'
  | 'termsAcceptances'
  | 'subscriptions'
>;

export function seededIam({ root, owner, hex, iso }: Seeding): Seeded {
  const times = { createTime: iso(200), updateTime: iso(200) };
  const below = (parent: string, name: string) => `${parent}/${hex(name, 16)}`;
  const viewer = hex('role viewer', 40);
  const provider = below(root, 'identity provider');
  return {
    identityProviders: [
      {
        uid: provider,
        name: 'acme sign-in',
        defaultRole: viewer,
        oidc: {
          issuer: 'https://id.acme.example.com',
          clientId: 'acme-console',
          clientSecret: hex('client secret', 32),
          groupsClaim: 'groups',
        },
        ...times,
      },
    ],
    externalGroupRoleMappings: ['engineering', 'support'].map((externalGroupId) => ({
      uid: below(provider, `mapping ${externalGroupId}`),
      externalGroupId,
      roleUid: viewer,
      scope: root,
      createTime: times.createTime,
    })),
    accountAssociations: [
      {
        uid: below(root, 'account association'),
        name: 'production accounts',
        amazon: { account: '123456789012' },
        google: { projectId: 'acme-production', projectNumber: '123456789012' },
        ...times,
      },
    ],
    groupInvites: [
      {
        uid: below(root, 'group invite'),
        roleUid: viewer,
        email: 'new.colleague@acme.example.com',
        singleUse: true,
        keyId: hex('invite key', 16),
        expirationTime: iso(-30),
        createTime: iso(5),
      },
    ],
    termsAcceptances: [
      { docId: 'terms-of-service-2026', acceptedBy: owner, orgUid: root, createTime: iso(300) },
    ],
    subscriptions: [
      { uid: below(root, 'subscription'), sink: 'https://events.acme.example.com/images', ...times },
    ],
  };
}
