// Carried audits count only with audits of this night that were made with the same settings.
import { describe, expect, it } from 'vitest';
import { sameInputs } from '../../src/cli/audit/fleet/same-inputs.js';

type Row = Parameters<ReturnType<typeof sameInputs>['add']>[0];
const carried: Row = { inputs: 'one', carried: true };
const audited: Row = { inputs: 'one' };
const failed: Row = {};

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
  ])('hold with %s', (_, rows) => {
    expect([saidOf(rows), saidOf(rows.toReversed())]).toEqual([undefined, undefined]);
  });

  it.each<[string, Row[], string]>([
    ['other settings', [carried, { inputs: 'two' }], 'that had other settings'],
    ['the same settings, if they do not say theirs', [{ carried: true }, audited], 'that had other settings'],
    ['each other, if they differ', [carried, { ...carried, inputs: 'two' }], 'that had other settings'],
    ['audits that all failed before they read them', [carried, failed], 'it is not known whether'],
  ])('do not hold with %s', (_, rows, message) => {
    for (const order of [rows, rows.toReversed()]) expect(saidOf(order)).toContain(message);
  });

  it('are not missed where none are', () => {
    expect(saidOf([audited, { inputs: 'two' }, failed])).toBeUndefined();
  });
});
