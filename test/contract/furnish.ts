// What the default state of the emulator lacks: an advisory feed, libraries, and a history in no order.
import type { State } from '../../src/emulator/state.js';

const times = { createTime: '2026-01-01T00:00:00.000Z', updateTime: '2026-01-01T00:00:00.000Z' };

export function furnish(state: State): void {
  for (const name of ['curl', 'krb5'])
    state.documents.push({ id: name, advisories: [{ id: `CGA-${name}`, aliases: [`CVE-${name}`] }] });
  state.vulnerabilityMetadata.push({ id: 'CVE-2026-1' }, { id: 'CVE-2026-2' });
  state.resolvedVulns.push({ date: '2026-01-01' }, { date: '2026-01-02' }, { date: '2026-01-03' });
  const versionOf = (name: string) => (version: string) => ({
    uid: `${name}-${version}`,
    name,
    version,
    sizeBytes: '1',
    ...times,
  });
  for (const [name, ecosystem] of [
    ['left', 'javascript'],
    ['right', 'javascript'],
    ['up', 'python'],
  ] as const)
    state.artifacts.push({
      uid: name,
      name,
      description: '',
      ecosystem,
      versions: ['1', '2'].map(versionOf(name)),
      ...times,
    });
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
