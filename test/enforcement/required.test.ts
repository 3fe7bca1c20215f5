// A proved pin whose image must be signed enters only if its signature is known.
import { expect, it } from 'vitest';
import { enforcedBy } from '../../src/enforcement/proved.js';
import { isProved } from '../../src/report/coverage.js';
import type { ReportedFact } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { recordOf, reference, reportOf } from './reports.js';

const [A, B] = ['a', 'b'].map(digest) as [`sha256:${string}`, `sha256:${string}`];
const current: ReportedFact = { status: 'current', currentDigest: A };
const rule = { images: ['ghcr.io/acme/*'], anyOf: [{ kind: 'key', key: digest('1') }] };
const by = (key: string) =>
  ({ signer: { kind: 'key', key: digest(key) }, digest: A, form: 'signature' }) as const;
const found = (more: object = {}) => ({ digest: A, signed: [], refused: [], complete: true, ...more });

function enforced(raw: string, more: object, mirrors: Readonly<Record<string, string>> = {}) {
  const record = { ...recordOf([rule]), mirrors };
  const { images, rest } = enforcedBy(reportOf([reference(raw, current, more)], { record }), new Map());
  return images.length === 1 ? 'allowed' : rest.map(({ why }) => why).join();
}

const unknown = 'its signature is not known';
const unsigned = 'not signed as the policy requires';

it.each([
  ['was not asked for', {}, unknown],
  ['could not be read', { signatures: found({ complete: false }) }, unknown],
  [
    'could not be read beside that of another',
    { signatures: found({ complete: false, signed: [by('2')] }) },
    unknown,
  ],
  ['is of another digest', { signatures: found({ digest: B, signed: [by('1')] }) }, unknown],
  ['is not there, and no check says so', { signatures: found() }, unsigned],
  ['is of another signer, and no check says so', { signatures: found({ signed: [by('2')] }) }, unsigned],
  [
    'is not there, and a waiver accepts that',
    { signatures: found(), waivedChecks: ['unsigned-image'] },
    'allowed',
  ],
  ['could not be read, whatever is waived', { waivedChecks: ['unsigned-image'] }, unknown],
  ['is the required one', { signatures: found({ signed: [by('2'), by('1')] }) }, 'allowed'],
  [
    'is the required one of several to read',
    { signatures: found({ complete: false, signed: [by('1')] }) },
    'allowed',
  ],
])('an image whose required signature %s: %#', (_, more, wanted) => {
  expect(enforced(`ghcr.io/acme/app:1@${A}`, more)).toBe(wanted);
});

it('a mirror of an image is held to the signers of the image', () => {
  const mirror = `mirror.example.com/acme/app:1@${A}`;
  expect(enforced(mirror, {}, { 'mirror.example.com': 'ghcr.io' })).toBe(unknown);
  const origin = { registry: 'ghcr.io', repository: 'acme/app', tag: '1' };
  expect(enforced(mirror, { signatures: found({ complete: false, origin }) })).toBe(unknown);
  expect(enforced(mirror, {})).toBe('allowed');
});

it('a build proves no pin that the history of its tag denies', () => {
  const built = { gitTag: 'v1.0.0', at: '2026-10-01T00:00:00Z' };
  expect(isProved({ status: 'unknown', cause: 'no-history', built })).toBe(true);
  expect(isProved({ status: 'not-in-history', currentDigest: A, built })).toBe(false);
});
