// Which audits hold until the next night, and until when: nothing that can change by itself is carried.
import { describe, expect, it } from 'vitest';
import { type EffectiveSetting, noPolicy } from '../../src/model/judgement/policy.js';
import { inputsOf, reuseConditionsOf } from '../../src/organization/plan/reuse-conditions.js';
import { dayMs, digest } from '../build.js';

const startedAt = '2026-11-22T12:00:00.000Z';
const platform = 'r.example';
const config = { policy: noPolicy, maxAgeMs: 14 * dayMs, endOfLife: 'snapshot' } as const;

const reference = (column: number, supersededAt: string | undefined, registry = platform) => ({
  ...{ kind: 'image', file: 'run.sh', line: 3, column, registry, repository: 'acme/node', tag: '20' },
  fact: {
    ...(supersededAt === undefined
      ? { status: 'current', basis: registry === platform ? undefined : 'present' }
      : { status: 'superseded', supersededAt }),
    currentDigest: digest('a'),
  },
});

function carried(references: readonly object[], findings: readonly object[] = [], change: object = {}) {
  const report = {
    ...{ verdict: 'pass', incomplete: [], source: {}, references, findings, advisories: [] },
    ...{ settings: [], waivers: [], startedAt },
  };
  return reuseConditionsOf(report as never, { ...config, ...change }, platform);
}

describe('an audit with pins that are behind', () => {
  const [stale, soon] = ['2026-10-01T00:00:00.000Z', '2026-11-10T00:00:00.000Z'];
  const until = '2026-11-24T00:00:00.000Z';

  it('holds until the first of them has been behind for too long', () => {
    expect(carried([reference(1, soon), reference(80, '2026-11-12T00:00:00.000Z')])?.until).toBe(until);
  });

  it('holds no longer for a finding that is about another pin in the same line', () => {
    const finding = { check: 'stale-digest', file: 'run.sh', line: 3, column: 1, waived: { reason: 'r' } };
    expect(carried([reference(1, stale)], [finding])).toMatchObject({ images: [{ tag: '20' }] });
    expect(carried([reference(1, stale)], [finding])?.until).toBeUndefined();
    expect(carried([reference(1, stale), reference(80, soon)], [finding])?.until).toBe(until);
  });
});

describe('an audit with images of other registries', () => {
  const others = [reference(1, undefined, 'docker.io')];

  it('holds while their digests are the same, unless somebody can announce their end in the meantime', () => {
    expect(carried(others)?.images).toHaveLength(1);
    expect(carried(others, [], { endOfLife: 'off' })?.images).toHaveLength(1);
    expect(carried(others, [], { endOfLife: 'online' })).toBeUndefined();
    expect(carried([reference(1, undefined)], [], { endOfLife: 'online' })?.images).toHaveLength(1);
  });
});

describe('the fingerprint of the settings', () => {
  const place = { file: '.github/tagproof.yml', span: { start: 0, end: 1 } };
  const setting = (name: string, value: string, from: EffectiveSetting['from']) => ({ name, value, from });
  const inputsWith = (...settings: readonly EffectiveSetting[]) => inputsOf({ settings });
  const none = inputsWith(setting('max-age', '14d', 'default'));

  it('is the same for a repository that has settings of its own', () => {
    expect(inputsWith(setting('max-age', '3d', place))).toBe(none);
  });

  it('is another one if the command has a setting, which comes before that of a repository', () => {
    const inputs = ['3d', '14d'].map((value) => inputsWith(setting('max-age', value, 'input')));
    expect(new Set([...inputs, none]).size).toBe(3);
    expect(inputsWith(setting('cache', '/tmp', 'input'))).toBe(none);
  });
});
