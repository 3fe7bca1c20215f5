// What is made of advisories and scanner reports in the platform's format: events, their states, and what they may lack.
import { describe, expect, it } from 'vitest';
import { platformAdvisorySchema, vulnerabilityReportSchema } from '../../src/clients/platform/advisories.js';

const least = { uid: 'u', advisoryId: 'CGA-1', artifactName: 'node', updateTime: '2026-11-01T00:00:00Z' };
const eventsOf = (...events: readonly unknown[]) => platformAdvisorySchema.parse({ ...least, events }).events;

describe('an advisory', () => {
  it('has only what the platform says', () => {
    expect(platformAdvisorySchema.parse({ ...least, artifactType: '' })).toEqual(least);
    const more = {
      artifactType: 'APK',
      aliases: ['CVE-2026-1'],
      severities: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N' }],
    };
    expect(platformAdvisorySchema.parse({ ...least, ...more })).toEqual({ ...least, ...more });
    expect(platformAdvisorySchema.parse({ ...least, severities: [{}] }).severities).toEqual([
      { type: 'TYPE_UNSPECIFIED', score: '' },
    ]);
  });

  it.each(['uid', 'advisoryId', 'artifactName'])('is refused without %s', (name) => {
    expect(platformAdvisorySchema.safeParse({ ...least, [name]: '' }).success).toBe(false);
    expect(platformAdvisorySchema.safeParse({ ...least, [name]: undefined }).success).toBe(false);
  });
});

describe('an event', () => {
  const createTime = '2026-11-02T00:00:00Z';

  it.each([
    ['detection', 'detected'],
    ['truePositiveDetermination', 'true-positive'],
    ['falsePositiveDetermination', 'false-positive'],
    ['pendingUpstreamFix', 'pending-upstream-fix'],
    ['fixNotPlanned', 'not-planned'],
    ['analysisNotPlanned', 'analysis-not-planned'],
    ['somethingNew', 'unknown'],
  ])('of the kind %s is %s', (kind, status) => {
    expect(eventsOf({ createTime, [kind]: {} })).toEqual([{ status, at: createTime }]);
  });

  it('has the versions of its own kind alone', () => {
    expect(eventsOf({ fixed: { fixedVersion: '1.2-r0' } })).toEqual([
      { status: 'fixed', fixedVersion: '1.2-r0' },
    ]);
    expect(eventsOf({ fixed: { fixedVersion: '' } }, { fixed: {} })).toEqual([
      { status: 'fixed' },
      { status: 'fixed' },
    ]);
    expect(eventsOf({ patched: { patchedVersions: ['1', '2'] } })).toEqual([
      { status: 'patched', patchedVersions: ['1', '2'] },
    ]);
    const detected = { detection: {}, fixed: { fixedVersion: '1' }, patched: { patchedVersions: ['1'] } };
    expect(eventsOf(detected)).toEqual([{ status: 'detected' }]);
  });

  it('with an empty kind is of the kind that is not empty', () => {
    expect(eventsOf({ detection: null, fixed: null, patched: null, fixNotPlanned: {} })).toEqual([
      { status: 'not-planned' },
    ]);
    expect(eventsOf({})).toEqual([{ status: 'unknown' }]);
  });

  it('counts once it is approved, or where the platform has no reviews', () => {
    const reviewed = (reviewState: unknown) => eventsOf({ detection: {}, reviewState })?.length;
    for (const state of ['REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED', '', undefined])
      expect([state, reviewed(state)]).toEqual([state, 1]);
    for (const state of ['REVIEW_STATE_PENDING', 'REVIEW_STATE_REJECTED', 'approved'])
      expect([state, reviewed(state)]).toEqual([state, 0]);
  });
});

describe('a report of a scanner', () => {
  const matchOf = (match: object) =>
    vulnerabilityReportSchema.parse({ id: 'r', vulnerabilityMatches: [match] }).vulnerabilityMatches[0];

  it('has matches with severity, package and fix in the words of scanners', () => {
    expect(
      matchOf({
        vulnerability: {
          id: 'GHSA-1',
          displayId: 'CVE-2026-1',
          severity: 'HIGH',
          relatedVulnerabilities: ['CVE-2026-1', { id: 'CVE-2026-2', more: 1 }],
        },
        pkg: { name: 'node', version: '20.1' },
        fix: { versions: ['20.2', '21.0'], state: 'WONT_FIX' },
      }),
    ).toEqual({
      vulnerability: {
        id: 'GHSA-1',
        displayId: 'CVE-2026-1',
        severity: 'high',
        relatedVulnerabilities: ['CVE-2026-1', 'CVE-2026-2'],
      },
      pkg: { name: 'node', version: '20.1' },
      fix: { versions: ['20.2', '21.0'], state: 'wont-fix' },
    });
  });

  it('may lack everything but the id, and a match without one is refused', () => {
    expect(
      matchOf({ vulnerability: { id: 'A', displayId: '', severity: 'UNKNOWN' }, pkg: { name: '' }, fix: {} }),
    ).toEqual({
      vulnerability: { id: 'A', severity: '', relatedVulnerabilities: [] },
      pkg: {},
      fix: { versions: [], state: '' },
    });
    expect(vulnerabilityReportSchema.parse({ id: 'r' })).toEqual({ id: 'r', vulnerabilityMatches: [] });
    expect(() => matchOf({ vulnerability: { id: '' } })).toThrow();
  });
});
