// What a card says of an image in words, the same in every channel: its checks, what is wrong, and the one thing to do.

import { compact } from '../../model/collections.js';
import type { CheckText, Severity } from '../../model/judgement/finding.js';
import { capitalized, plural } from '../../model/text/text.js';
import type { ImageAdvisory, ImageCheck, ImageSummary } from '../../report/images/schema.js';
import { isEndedByPin, isWaiting } from '../../report/images/summaries.js';
import type { Report } from '../../report/schema/schema.js';
import { severityText } from './advisories.js';
import {
  auditText,
  behindText,
  daysText,
  dayText,
  formatPlace,
  referenceText,
  sourceText,
} from './format.js';
import { cardTexts, foreignCheck, stepTexts } from './texts.js';

/** The checks that found something that is not waived, the worst first. */
export function openChecks({ checks }: ImageSummary): readonly ImageCheck[] {
  return checks.filter(({ findings }) => findings > 0);
}

/** The places of an image that have findings, the worst first, how many at most, as a merged report may not list all, and a sentence about the others. */
export function placesInWords({ places, placesTotal = places.length, pins }: ImageSummary) {
  const found = places.filter(({ checks }) => checks.length > 0);
  const good = places.filter(({ checks, waived }) => checks.length === 0 && waived === undefined);
  const statuses = new Map(pins.map(({ digest, status }) => [digest, status]));
  const known = new Set(good.map(({ digest }) => statuses.get(digest)));
  const [status] = known.size === 1 ? known : [];
  const pinned = status === 'current' ? 'current' : status === 'superseded' ? 'earlier' : undefined;
  const isWhole = placesTotal === places.length;
  const others =
    found.length === 0 || good.length === 0 || !isWhole ? '' : cardTexts.good(good.length, pinned);
  // Places with findings come first, so that all of them are listed if one without is.
  return { found, total: found.length < places.length ? found.length : placesTotal, others };
}

/** How often a check found something: ` × 3`. Conflicting pins are one finding of the image, so it gives its digests. */
export function countText({ check, findings }: ImageCheck, { pins }: ImageSummary): string {
  if (check === 'conflicting-pins') {
    const digests = digestsOf(pins);
    return digests < 2 ? '' : ` (${plural(digests, 'digest')})`;
  }
  return findings === 1 ? '' : ` × ${findings}`;
}

/**
 * Its checks with how often each found something, and how many findings are waived: `stale-digest × 3, notice unpinned, 2 waived`.
 * A check has its severity only where that is not the one of the image.
 */
export function checksText(
  image: ImageSummary,
  name: (check: string) => string = String,
  sign: (severity: Severity) => string = String,
): string {
  const { severity = 'notice', waived } = image;
  const counts = openChecks(image).map((one) => {
    const own = one.severity === severity ? '' : `${sign(one.severity)} `;
    return `${own}${name(one.check)}${countText(one, image)}`;
  });
  return [...counts, ...(waived === 0 ? [] : [`${waived} waived`])].join(', ');
}

/** What is wrong with an image, as sentences without a full stop, the worst first. */
export function wrongTexts(image: ImageSummary): readonly string[] {
  const [worst] = openChecks(image);
  if (worst === undefined) return [];
  const lag = lagText(image);
  if (worst.check === foreignCheck) return foreignTexts(worst, image);
  const isBehind = lag !== '' && openChecks(image).some(({ check }) => check === 'stale-digest');
  if (worst.check === 'stale-digest' && isBehind) return [lag];
  // The check says it all.
  const isOpen = image.pins.some(({ cause }) => cause === 'no-history');
  if (worst.check === 'unpinned' && image.since === undefined && !isOpen) return isBehind ? [lag] : [];
  const own = worst.check === 'advisory' ? advisoryText(image) : ownText(worst, image);
  return isBehind ? [own, lag] : [own];
}

/** Where the foreign digest is, and that the other places are good: one bad pin is no fault of its neighbours. */
function foreignTexts(worst: ImageCheck, image: ImageSummary): readonly string[] {
  const { found, others } = placesInWords(image);
  const foreign = found.filter(({ checks }) => checks.includes(foreignCheck));
  const [first] = foreign;
  const own = ownText(worst, image).replace(/^Has never/, 'The tag has never');
  if (first === undefined) return [own];
  const more = foreign.length === 1 ? '' : ` and ${plural(foreign.length - 1, 'other place')}`;
  const text = `${formatPlace(first)}${more}: ${own.slice(0, 1).toLowerCase()}${own.slice(1)}`;
  return others === '' ? [text] : [text, others];
}

/** `40 days and 3 digests behind, since 2026-10-12`; empty if no pin is superseded. */
function lagText({ lagSeconds, behind = 0, since, pins }: ImageSummary): string {
  if (lagSeconds === undefined) return '';
  const lagging = pins.filter((pin) => pin.lagSeconds !== undefined);
  const upTo = lagging.length > 1 ? 'Up to ' : '';
  const [first] = lagging;
  const behindSince = behindText({ ...first, ...compact({ behind, supersededAt: since }) });
  const text = `${daysText(lagSeconds)} and ${behindSince}`;
  return upTo === '' ? capitalized(text) : `${upTo}${text}`;
}

/** The first sentence of the finding's message, without the name, which the card shows already. */
function ownText({ check, message }: ImageCheck, { name, current, since, pins }: ImageSummary): string {
  if (check === 'unpinned' && since !== undefined)
    return cardTexts.unpinned(dayText(since, current?.basis), sourceText(current ?? {}));
  if (check === 'conflicting-pins') return cardTexts.conflicting(digestsOf(pins));
  const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
  // Which tag is meant is in the name of the card.
  const [first = ''] = rest
    .replace(/^\(no tag is written: [^)]{1,200}\) /, '')
    .split(/(?<=\w|\))\. (?=[A-Z])/, 1);
  return capitalized(first);
}

function digestsOf(pins: ImageSummary['pins']): number {
  return pins.filter(
    ({ digest, status }) => digest !== undefined && status !== 'not-in-history' && status !== 'missing',
  ).length;
}

/** The worst advisory, and how many more there are. */
function advisoryText({ advisories, checks }: ImageSummary): string {
  const open = advisories.filter(({ waived }) => waived === undefined);
  const [worst, ...others] = open;
  if (worst === undefined) return checks[0]?.message ?? '';
  const more = others.length === 0 ? '' : `, and ${plural(others.length, 'more advisory')}`;
  return `${advisoryLine(worst)}${more}`;
}

/** `openssl: CVE-2026-0001, severity high (CVSS 7.5), fixed in 3.3.2`. */
function advisoryLine(advisory: ImageAdvisory): string {
  const { id, artifact } = advisory;
  return `${artifact === undefined ? '' : `${artifact}: `}${id}, ${riskText(advisory)}`;
}

/** `severity high (CVSS 7.5), fixed in 3.3.2`. */
export function riskText({ level, score, fixedIn = [] }: ImageAdvisory): string {
  const rating = level === undefined ? undefined : { level, ...(score === undefined ? {} : { score }) };
  const fix = fixedIn.length === 0 ? 'no fix is known' : `fixed in ${fixedIn.join(', ')}`;
  return `severity ${severityText(rating)}, ${fix}`;
}

/** What is known of an image in a few words: of each pin, the most used first. */
export function stateText(image: ImageSummary, report: Pick<Report, 'mode' | 'asOf'>): string {
  return [...new Set(pinTexts(image, report).map(({ text }) => text))].join('; ');
}

/** What is known of each pin of an image, the most used first. */
export function pinTexts(
  { pins, current, deprecated, endOfLife }: ImageSummary,
  { mode, asOf }: Pick<Report, 'mode' | 'asOf'>,
): readonly { readonly digest: string | undefined; readonly text: string }[] {
  const textOf = mode === 'audit' ? auditText : referenceText;
  return pins.map((pin) => ({
    digest: pin.digest,
    text: textOf({ kind: 'image', fact: { ...pin, ...current, deprecated, endOfLife } }, asOf),
  }));
}

/** Trusted text, in which backticks mark code, and names from outside, which every channel shows as code. */
export type Phrase = readonly (string | { readonly code: string })[];

/** The one thing to do about an image, in a sentence; empty if there is nothing to do. */
export function actionPhrase(image: ImageSummary, checks: readonly CheckText[]): Phrase {
  const { action } = image;
  switch (action?.do) {
    case undefined:
      return [];
    case 'pin':
      return ['Pin ', { code: action.to ?? '' }, action.automatic === true ? '' : cardTexts.byHand];
    case 'switch':
      return switchPhrase(image);
    case 'update':
      return updatePhrase(image);
    default:
      return [openAdvice(image, checks)];
  }
}

function openAdvice(image: ImageSummary, checks: readonly CheckText[]): string {
  const check = openChecks(image)[0]?.check ?? '';
  if (image.pins.some(isWaiting) && isEndedByPin(check)) return stepTexts.waiting;
  return check === 'unpinned' && image.current === undefined ? stepTexts.blocked : adviceOf(check, checks);
}

function switchPhrase({ action, endOfLife }: ImageSummary): Phrase {
  const { tag } = action ?? {};
  const [ended] = endOfLife?.releases?.ends ?? [];
  if (ended?.nearest !== undefined)
    return ['Switch from ', ended.name, ' to ', { code: ended.nearest }, ' or newer'];
  if (ended !== undefined) return [cardTexts.noRelease(ended.name)];
  if (tag === undefined) return [cardTexts.noSuccessor];
  const newest = endOfLife?.newest ?? tag;
  const far: Phrase = newest === tag ? [] : [', or to the newest tag, ', { code: `:${newest}` }];
  return ['Switch to ', { code: `:${tag}` }, ...far];
}

function updatePhrase({ advisories }: ImageSummary): Phrase {
  const fixed = advisories.find(({ fixedIn, waived }) => fixedIn !== undefined && waived === undefined);
  const { artifact, fixedIn = [] } = fixed ?? {};
  const [version] = fixedIn;
  if (artifact === undefined || version === undefined) return [cardTexts.updateImage];
  return ['Use an image that has ', { code: `${artifact} ${version}` }];
}

/** The first sentence of the check's own advice. */
export function adviceOf(check: string, checks: readonly CheckText[]): string {
  return checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
}
