// The one thing to do about an image: what its worst finding asks for.
import { compact } from '../../model/collections.js';
import type { ReportedFinding } from '../schema/schema.js';
import type { ImageAction, ImagePin, ReportedImage } from './schema.js';

/** Checks whose fix is to pin the current digest, where it is known. */
const pinned: ReadonlySet<string> = new Set([
  'stale-digest',
  'unpinned',
  'digest-of-one-platform',
  'conflicting-pins',
]);

/** The digests that are wrong in the way that each thing to do ends. */
const wrong: Readonly<Partial<Record<ImageAction['do'], ReadonlySet<ImagePin['status']>>>> = {
  investigate: new Set(['not-in-history']),
  pin: new Set(['superseded', 'one-platform']),
};

/**
 * @param image without its action
 * @param findings those of the image that are not waived
 */
export function actionFor(
  image: Pick<ReportedImage, 'checks' | 'current' | 'endOfLife' | 'pins' | 'harm'>,
  findings: readonly ReportedFinding[],
): ImageAction | undefined {
  const open = image.checks.filter((one) => one.findings > 0).map(({ check }) => check);
  const [worst] = open;
  if (worst === undefined) return undefined;
  const act = actFor(worst, image);
  const from = image.pins.flatMap(({ digest, status }) =>
    digest !== undefined && wrong[act]?.has(status) === true ? [digest] : [],
  );
  const isAutomatic = act === 'pin' && isPinnable(findings);
  return {
    do: act,
    ...(from.length === 0 ? {} : { from }),
    ...(act === 'investigate' || act === 'pin' ? compact({ to: image.current?.currentDigest }) : {}),
    ...(act === 'switch' ? compact({ tag: image.endOfLife?.nearest }) : {}),
    ...(isAutomatic ? { automatic: true } : {}),
  };
}

function actFor(
  worst: string,
  { checks, current, harm }: Pick<ReportedImage, 'checks' | 'current' | 'harm'>,
): ImageAction['do'] {
  if (worst === 'digest-not-in-history') return 'investigate';
  if (worst === 'missing-tag') return 'correct';
  if (worst === 'deprecated-tag') return 'switch';
  const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
  const isKnown = current?.currentDigest !== undefined;
  // A newer digest is the usual way to a fixed package, and the only one that a reference can take.
  if (isKnown && (pinned.has(worst) || (worst === 'advisory' && isOutdated))) return 'pin';
  return harm === 'fixable-advisory' ? 'update' : 'review';
}

/** Every open finding that a new pin ends can be fixed by writing it. */
function isPinnable(findings: readonly ReportedFinding[]): boolean {
  const ended = findings.filter(
    ({ check, testData }) => check !== 'conflicting-pins' && pinned.has(check) && testData === undefined,
  );
  return ended.length > 0 && ended.every(({ fix }) => fix !== undefined);
}
