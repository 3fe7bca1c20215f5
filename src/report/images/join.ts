// The same images in the reports of several repositories → one card for each, with exact counts and the worst places.
import { compact } from '../../model/collections.js';
import { compareText } from '../../model/text/text.js';
import type { Report } from '../schema/schema.js';
import { worstAdvisoryFirst } from './advisories.js';
import { harmRank } from './harm.js';
import { placeLinks } from './links.js';
import { longestBehindFirst, severityOrder, worstImageFirst } from './order.js';
import { mostUsedFirst, worstPlaceFirst } from './places.js';
import type { ImageCheck, ImageSummary } from './schema.js';
import { imageSummaries } from './summaries.js';

/** How much of the joined images is kept; all of it is counted. */
const joinedLimits = { images: 5000, places: 200 };

/** A join without any image yet. Memory is bounded by the limits: beyond four times as many images, the best are dropped. */
export function imageJoin(limits = joinedLimits) {
  let joined = new Map<string, ImageSummary>();
  let dropped = 0;
  const sorted = () => [...joined.values()].sort(worstImageFirst);
  const withFindings = (images: readonly ImageSummary[]) =>
    images.filter(({ findings }) => findings > 0).length;
  const drop = () => {
    const images = sorted();
    dropped += withFindings(images.slice(2 * limits.images));
    joined = new Map(images.slice(0, 2 * limits.images).map((image) => [image.name, image]));
  };
  return {
    /** Takes the reports of repositories one at a time. */
    add(origin: string, report: Report): void {
      const link = placeLinks(report);
      for (const image of report.images ?? imageSummaries(report)) {
        const places = image.places.map((place) => ({ ...compact({ url: link(place) }), ...place, origin }));
        const known = joined.get(image.name);
        const own = cutPlaces({ ...image, places }, limits.places);
        joined.set(image.name, known === undefined ? own : merged(known, own, limits.places));
      }
      if (joined.size > 4 * limits.images) drop();
    },
    /** The worst first. */
    images: () => sorted().slice(0, limits.images),
    /** How many images have findings. */
    total: () => withFindings([...joined.values()]) + dropped,
  };
}

/** One image of two summaries. What both know is taken from the worse one. */
function merged(a: ImageSummary, b: ImageSummary, maxPlaces: number): ImageSummary {
  const [worse, other] = worstImageFirst(a, b) <= 0 ? [a, b] : [b, a];
  const order = longestBehindFirst(worse, other);
  // Of the same instant, the longer duration was measured later.
  const isOther = order > 0 || (order === 0 && (other.lagSeconds ?? 0) > (worse.lagSeconds ?? 0));
  const oldest = isOther ? other : worse;
  const isIntroduced = worse.introduced ?? other.introduced;
  const severity =
    severityOrder(other.severity) < severityOrder(worse.severity) ? other.severity : worse.severity;
  return cutPlaces(
    {
      ...other,
      ...worse,
      harm: harmRank(other.harm) < harmRank(worse.harm) ? other.harm : worse.harm,
      ...compact({
        severity,
        introduced: isIntroduced,
        since: oldest.since,
        behind: oldest.behind,
        lagSeconds: oldest.lagSeconds,
      }),
      findings: a.findings + b.findings,
      waived: a.waived + b.waived,
      references: a.references + b.references,
      checks: joinChecks(worse.checks, other.checks),
      pins: joinPins(worse, other),
      places: [...a.places, ...b.places],
      placesTotal: placesCount(a) + placesCount(b),
      advisories: joinAdvisories(worse, other),
      ...compact({ action: joinActions(worse, other) }),
    },
    maxPlaces,
  );
}

function placesCount({ places, placesTotal }: ImageSummary): number {
  return placesTotal ?? places.length;
}

function cutPlaces(image: ImageSummary, max: number): ImageSummary {
  const { placesTotal: _, ...rest } = image;
  const total = placesCount(image);
  const places = [...image.places].sort(worstPlaceFirst).slice(0, max);
  return { ...rest, places, ...(places.length < total ? { placesTotal: total } : {}) };
}

function joinChecks(first: readonly ImageCheck[], second: readonly ImageCheck[]): ImageCheck[] {
  const checks = new Map(first.map((one) => [one.check, one]));
  for (const one of second) {
    const known = checks.get(one.check);
    if (known === undefined) {
      checks.set(one.check, one);
      continue;
    }
    checks.set(one.check, {
      ...(severityOrder(one.severity) < severityOrder(known.severity) ? one : known),
      findings: known.findings + one.findings,
      waived: known.waived + one.waived,
    });
  }
  // Checks whose findings are all waived stay behind the others.
  return [...checks.values()].sort((a, b) => Number(a.findings === 0) - Number(b.findings === 0));
}

function joinPins(a: ImageSummary, b: ImageSummary): ImageSummary['pins'] {
  const pins = new Map<string, ImageSummary['pins'][number]>();
  for (const pin of [...a.pins, ...b.pins]) {
    const known = pins.get(pin.digest ?? '');
    pins.set(pin.digest ?? '', { ...(known ?? pin), references: (known?.references ?? 0) + pin.references });
  }
  return [...pins.values()].sort(mostUsedFirst);
}

function joinAdvisories(a: ImageSummary, b: ImageSummary): ImageSummary['advisories'] {
  const advisories = new Map<string, ImageSummary['advisories'][number]>();
  for (const advisory of [...a.advisories, ...b.advisories]) {
    const key = JSON.stringify([advisory.id, advisory.artifact]);
    const known = advisories.get(key);
    // Waived only if it is waived in every repository.
    if (known === undefined || known.waived === true) advisories.set(key, advisory);
  }
  return [...advisories.values()].sort(worstAdvisoryFirst);
}

/** What the worse one asks for; with the digests of both if they ask for the same. */
function joinActions({ action }: ImageSummary, { action: other }: ImageSummary): ImageSummary['action'] {
  if (action === undefined || other === undefined) return action ?? other;
  if (action.do !== other.do) return action;
  const { automatic: _, from: __, ...rest } = action;
  const from = [...new Set([...(action.from ?? []), ...(other.from ?? [])])].sort(compareText);
  const isAutomatic = action.automatic === true && other.automatic === true;
  return { ...rest, ...(from.length === 0 ? {} : { from }), ...(isAutomatic ? { automatic: true } : {}) };
}
