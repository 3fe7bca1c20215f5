// What the default state of the emulator lacks: an advisory feed, reviewed advisories, libraries, and a history in no order.
import type { State } from '../../src/emulator/state/state.js';

const times = { createTime: '2026-01-01T00:00:00.000Z', updateTime: '2026-01-01T00:00:00.000Z' };

const approved = { author: 'a@example.com', reviewState: 'REVIEW_STATE_APPROVED' };

/** With authors and reviewers, and with events that are not in the order of their times. */
const reviewedAdvisories: State['advisories'] = [
  {
    uid: 'advisory-zlib',
    advisoryId: 'CGA-zlib-zlib-zlib',
    artifactName: 'zlib-static',
    origin: 'zlib',
    aliases: ['CVE-2026-9001', 'GHSA-zlib-zlib-zlib'],
    componentName: 'Inflate',
    events: [
      { createTime: '2026-03-01T00:00:00.000Z', ...approved, fixed: { fixedVersion: '2' } },
      { createTime: '2026-02-01T00:00:00.000Z', ...approved, detection: { manual: {} } },
      {
        createTime: '2026-04-01T00:00:00.000Z',
        author: 'b@example.com',
        reviewer: 'r@example.com',
        reviewState: 'REVIEW_STATE_PENDING',
        pendingUpstreamFix: { note: '' },
      },
    ],
    ...times,
  },
  {
    uid: 'advisory-xz',
    advisoryId: 'CGA-xzxz-xzxz-xzxz',
    artifactName: 'xz',
    events: [{ createTime: '2026-02-01T00:00:00.000Z', ...approved, detection: { manual: {} } }],
    ...times,
  },
];

export function furnish(state: State): void {
  for (const name of ['curl', 'krb5'])
    state.documents.push({ id: name, advisories: [{ id: `CGA-${name}`, aliases: [`CVE-${name}`] }] });
  state.vulnerabilityMetadata.push({ id: 'CVE-2026-1' }, { id: 'CVE-2026-2' });
  for (const day of ['2026-01-01', '2026-01-02', '2026-01-03'])
    state.resolvedVulns.push({ date: `${day}T00:00:00Z` });
  const versionOf = (name: string) => (version: string) => ({
    uid: `${name}-${version}`,
    name,
    version,
    sizeBytes: '1',
    ...times,
  });
  for (const [name, ecosystem] of [
    ['left', 'ECOSYSTEM_JAVA'],
    ['right', 'ECOSYSTEM_JAVA'],
    ['up', 'ECOSYSTEM_PYTHON'],
  ] as const)
    state.artifacts.push({
      uid: name,
      name,
      description: '',
      ecosystem,
      versions: ['1', '2', '10'].map(versionOf(name)),
      ...times,
    });
  state.advisories.push(...reviewedAdvisories);
  const root = state.groups[0]?.uid ?? '';
  const history = ['2026-03-01T00:00:00Z', '2026-01-01T00:00:00.500Z', '2026-02-01T02:00:00+02:00'].map(
    (updateTimestamp, at) => ({ updateTimestamp, digest: `sha256:${String(at).repeat(64)}` }),
  );
  state.repos.push({
    uid: `${root}/unsorted`,
    name: 'unsorted',
    description: '',
    tags: [{ uid: `${root}/unsorted/1`, name: '1', deprecated: false, history }],
    indexes: [],
    content: [],
    readme: '',
    vulnerabilityReports: [],
    ...times,
  });
}
