// Carried audits count only with audits of this night that were made with the same settings.
import { describe, expect, it } from 'vitest';
import { sameInputs } from '../../src/organization/merge/merged.js';

type Row = Parameters<ReturnType<typeof sameInputs>['add']>[0];
const reportOf = (startedAt: string) => ({ report: { startedAt } });
const carried: Row = {
  ...{ repository: 'acme/old', inputs: 'one', carried: true },
  ...reportOf('2026-11-14T03:00:00.000Z'),
};
const audited: Row = { repository: 'acme/new', inputs: 'one', ...reportOf('2026-11-20T04:00:00.000Z') };
const later: Row = { ...audited, ...reportOf('2026-11-21T04:00:00.000Z') };
const failed: Row = { repository: 'acme/failed' };

function saidOf(rows: readonly Row[]): string | undefined {
  const inputs = sameInputs();
  for (const row of rows) inputs.add(row);
  return inputs.contradiction()?.message;
}

describe('carried audits', () => {
  it.each<[string, Row[]]>([
    ['the same settings', [carried, audited]],
    ['the same settings, and one that failed before it read them', [carried, audited, failed]],
    ['nothing of this night', [carried]],
    [
      'audits of hours after that',
      [{ ...carried, carry: { images: [], until: '2026-11-20T03:00:00.000Z' } }, audited],
    ],
    ['each other, whatever their age', [carried, { ...later, carried: true }]],
  ])('hold with %s', (_, rows) => {
    expect([saidOf(rows), saidOf(rows.toReversed())]).toEqual([undefined, undefined]);
  });

  it.each<[string, Row[], string]>([
    ['other settings', [carried, { ...audited, inputs: 'two' }], 'that had other settings'],
    [
      'the same settings, if they do not say theirs',
      [{ repository: 'acme/old', carried: true }, audited],
      'that had other settings',
    ],
    ['each other, if they differ', [carried, { ...carried, inputs: 'two' }], 'that had other settings'],
    [
      'audits of a day after a pin had been behind for too long',
      [{ ...carried, carry: { images: [], until: '2026-11-19T03:00:00.000Z' } }, audited],
      'although it held until 2026-11-19, and the newest audit is of 2026-11-20',
    ],
    [
      'audits of more than a week later',
      [carried, audited, later],
      'The audit of acme/old was carried over although it held until 2026-11-20',
    ],
    ['audits that all failed before they read them', [carried, failed], 'it is not known whether'],
  ])('do not hold with %s', (_, rows, message) => {
    for (const order of [rows, rows.toReversed()]) expect(saidOf(order)).toContain(message);
  });

  it('are not missed where none are', () => {
    expect(saidOf([audited, { ...audited, inputs: 'two' }, failed])).toBeUndefined();
  });
});
