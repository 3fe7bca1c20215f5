// What is said about waivers that have expired, were removed or are inherited: which one, and what follows from it.
import { expect, it } from 'vitest';
import { applyPolicy } from '../../src/checks/apply-policy.js';
import { noPolicy, type Waiver } from '../../src/model/judgement/policy.js';
import { finding } from '../build.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = { file: 'policy.yml', span: { start: 0, end: 5 } };
const waiver: Waiver = {
  check: 'unpinned',
  reason: 'later',
  at,
  expires: Date.parse('2026-01-01T00:00:00Z'),
};
const found = (count: number) =>
  Array.from({ length: count }, () => finding('unpinned', { at: { ...at, file: 'Dockerfile' } }));

function expired(count: number, one: Waiver = waiver) {
  const { findings } = applyPolicy(found(count), { ...noPolicy, waivers: [one] }, { now, complete: true });
  return findings.filter(({ check }) => check === 'expired-waiver').map(({ message }) => message);
}

it.each([
  [0, 'It no longer matches any finding. Remove it'],
  [1, 'The finding it covered is active again. Fix it, or renew or remove the waiver'],
  [2, 'The 2 findings it covered are active again. Fix them, or renew or remove the waiver'],
])('an expired waiver of %i findings', (count, consequence) => {
  expect(expired(count)).toEqual([`The waiver expired on 2026-01-01 (reason: later). ${consequence}`]);
});

it('an inherited waiver is named by its file, at the place that inherits it', () => {
  const inheritedAt = { file: '.github/tagproof.yml', span: { start: 3, end: 4 } };
  const inherited = { ...waiver, at: { ...at, file: 'acme/policies/base.yml' }, inheritedAt };
  expect(expired(1, inherited)[0]).toMatch(/^A waiver in acme\/policies\/base\.yml expired on 2026-01-01/);
  expect(expired(0, inherited)).toEqual([]);
});

it('a removed waiver still accepts, until the merge unless it has expired', () => {
  const of = (removed: Waiver) =>
    applyPolicy(found(1), { ...noPolicy, removed: [removed] }, { now, complete: true });
  const { expires: _, ...lasting } = waiver;
  expect(of(lasting).findings).toMatchObject([{ waived: { reason: 'later' } }]);
  expect(of(lasting).waiverStates).toMatchObject([
    {
      state: 'removed',
      matched: 1,
      notice: 'This pull request removes the waiver; it applies until the merge',
    },
  ]);
  expect(of(waiver).findings).toMatchObject([{ waived: undefined }]);
  expect(of(waiver).waiverStates).toMatchObject([{ notice: 'This pull request removes the waiver' }]);
});

it('a waiver with an owner and an end gives both to the finding', () => {
  const full = { ...waiver, owner: 'team', expires: now };
  const of = (one: Waiver) =>
    applyPolicy(found(1), { ...noPolicy, waivers: [one] }, { now, complete: true }).findings[0]?.waived;
  expect(of(full)).toEqual({ at, reason: 'later', owner: 'team', expires: now });
  const { expires: _, ...bare } = waiver;
  expect(of(bare)).toEqual({ at, reason: 'later' });
});

it('a waiver that acknowledges an update says what has changed since', () => {
  const seen = Date.parse('2026-11-01T00:00:00Z');
  const { expires: _, check: __, ...rest } = waiver;
  const acknowledging: Waiver = { ...rest, check: 'advisory', acknowledged: seen };
  const of = (updatedAt: number | undefined) =>
    applyPolicy(
      [
        finding('advisory', {
          message: 'm',
          about: {
            advisory: { id: 'CGA-1', aliases: [], ...(updatedAt === undefined ? {} : { updatedAt }) },
          },
        }),
      ],
      { ...noPolicy, waivers: [acknowledging] },
      { now, complete: true },
    );
  expect(of(seen).findings[0]?.waived?.reason).toBe('later');
  const later = of(seen + 1);
  expect(later.findings[0]).toMatchObject({
    waived: undefined,
    message: expect.stringContaining('Its waiver has lapsed'),
  });
  expect(later.waiverStates).toMatchObject([
    { state: 'lapsed', matched: 1, notice: expect.stringContaining('lapsed') },
  ]);
  expect(of(undefined).findings[0]?.waived).toBeUndefined();
  const elsewhere = applyPolicy(
    [finding('advisory')],
    { ...noPolicy, waivers: [acknowledging] },
    { now, complete: true },
  );
  expect(elsewhere.findings.map(({ check, waived }) => [check, waived])).toContainEqual([
    'advisory',
    undefined,
  ]);
});
