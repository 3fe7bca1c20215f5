// The order of images, of their checks and of their places in every channel: by the harm of their findings.
import { smallest } from '../../model/collections.js';
import { severities } from '../../model/judgement/finding.js';
import { compareText } from '../../model/text/text.js';
import type { ReportedFinding } from '../schema/schema.js';
import { type Harm, harmRank } from './harm.js';
import type { ImageSummary } from './schema.js';

/** Checks that are not listed are `other`; an advisory is only harmful in a way that can be ended if it has a fix. */
const harmOfCheck: Readonly<Record<string, Harm>> = {
  'digest-not-in-history': 'foreign-digest',
  'missing-tag': 'dead-tag',
  'deprecated-tag': 'dead-tag',
  'stale-digest': 'stale',
  'not-current': 'stale',
  'digest-of-other-tag': 'stale',
  unpinned: 'unpinned',
};

/** The harm of one finding. Test data is never deployed, so nothing in it is worse than `other`. */
export function harmOfFinding(
  { check, testData, waived }: Pick<ReportedFinding, 'check' | 'testData' | 'waived'>,
  hasFix: boolean,
): Harm {
  if (waived !== undefined) return 'none';
  if (testData !== undefined) return 'other';
  if (check === 'advisory' && hasFix) return 'fixable-advisory';
  return Object.hasOwn(harmOfCheck, check) ? (harmOfCheck[check] ?? 'other') : 'other';
}

/** How bad what was found at a place is, for sorting: the lower, the worse. */
export function checksRank(checks: readonly string[]): number {
  const ranks = checks.map((check) =>
    harmRank(check === 'advisory' ? 'fixable-advisory' : harmOfFinding({ check }, false)),
  );
  return smallest(ranks, harmRank('none'));
}

/** A number for sorting: the lower, the worse; without a severity last. */
export function severityOrder(severity: ImageSummary['severity']): number {
  return severity === undefined ? severities.length : severities.indexOf(severity);
}

/** How far a pin or the oldest pin of an image is behind. */
type Behind = Pick<ImageSummary, 'since' | 'lagSeconds'>;

/**
 * The order by how long they have been behind; what is not behind is last. Instants are compared where they are known,
 * not durations: an audit that was carried over has measured its durations on an earlier day.
 */
export function longestBehindFirst(a: Behind, b: Behind): number {
  const [from, other] = [behindFrom(a), behindFrom(b)];
  if (from !== unknownStart || other !== unknownStart) return from - other;
  return (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0);
}

/** Finite, so that the difference of two is a number. */
const notBehind = Number.MAX_VALUE;
const unknownStart = Number.MAX_SAFE_INTEGER;

function behindFrom({ since, lagSeconds }: Behind): number {
  if (lagSeconds === undefined) return notBehind;
  return since === undefined ? unknownStart : Date.parse(since);
}

/** The order of images: what the change introduces, then by harm, severity, lag and number of findings. */
export function worstImageFirst(a: ImageSummary, b: ImageSummary): number {
  return (
    Number(a.findings === 0) - Number(b.findings === 0) ||
    Number(a.introduced === false) - Number(b.introduced === false) ||
    harmRank(a.harm) - harmRank(b.harm) ||
    severityOrder(a.severity) - severityOrder(b.severity) ||
    longestBehindFirst(a, b) ||
    b.findings - a.findings ||
    compareText(a.name, b.name)
  );
}
