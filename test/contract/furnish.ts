// What the default state of the emulator lacks: a history in no order.
import type { State } from '../../src/emulator/state/state.js';

const times = { createTime: '2026-01-01T00:00:00.000Z', updateTime: '2026-01-01T00:00:00.000Z' };

export function furnish(state: State): void {
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
