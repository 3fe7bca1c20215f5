// Seeded libraries and documents of the advisory feed.
import type { StateInput } from '../state.js';
import { fixedVersion } from './sbom.js';

type Seeded = Pick<StateInput, 'artifacts' | 'documents' | 'vulnerabilityMetadata' | 'resolvedVulns'>;

const libraries = [
  ['org.slf4j:slf4j-api', 'ECOSYSTEM_JAVA', ['2.0.16', '2.0.17']],
  ['requests', 'ECOSYSTEM_PYTHON', ['2.32.4', '2.32.5']],
] as const;

/** `hex` derives digits from a name; `iso` returns the time a number of days ago. */
export function seededFeeds(
  hex: (name: string, length: number) => string,
  iso: (daysAgo: number) => string,
): Seeded {
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
