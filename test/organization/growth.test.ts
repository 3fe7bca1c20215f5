// What it costs to decide that an audit holds until the next one: counted reads, not time.
import { expect, it } from 'vitest';
import { noPolicy } from '../../src/model/judgement/policy.js';
import { reuseConditionsOf } from '../../src/organization/plan/reuse-conditions.js';
import { dayMs, digest } from '../build.js';
import { counted } from '../counted.js';

it('findings are looked through once for all pins that are behind', () => {
  const readsFor = (number: number) => {
    const lines = Array.from({ length: number }, (_, index) => index + 1);
    const references = lines.map((line) => ({
      ...{ kind: 'image', file: 'Dockerfile', line, registry: 'r.example', repository: `a${line}`, tag: '1' },
      fact: { status: 'superseded', currentDigest: digest('a'), supersededAt: '2026-01-01T00:00:00Z' },
    }));
    const findings = lines.map((line) => ({ check: 'stale-digest', file: 'Dockerfile', line }));
    const { counter, watched } = counted(findings, 'check');
    const report = {
      ...{ verdict: 'fail', incomplete: [], source: {}, references, findings: watched, advisories: [] },
      ...{ settings: [], waivers: [], startedAt: '2026-11-22T12:00:00.000Z' },
    };
    const held = reuseConditionsOf(
      report as never,
      { policy: noPolicy, maxAgeMs: 14 * dayMs, endOfLife: 'snapshot' },
      'r.example',
    );
    expect(held?.images).toHaveLength(number);
    expect(held?.until).toBeUndefined();
    return counter.reads;
  };
  expect(readsFor(200)).toBe(2 * readsFor(100));
});
