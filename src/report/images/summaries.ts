// The report's references and findings → one card for each image, the worst first: what people fix is images, not lines.
import { compact } from '../../model/collections.js';
import type { ImageReference } from '../../model/images/image.js';
import { uriOf } from '../../model/text/text.js';
import type { Report, ReportedFinding, ReportedReference } from '../schema/schema.js';
import { type AdvisoryOf, advisoryLookup, hasFix, worstAdvisoryFirst } from './advisories.js';
import { type ImageGroup, imageGroups } from './group.js';
import { type Harm, harmRank } from './harm.js';
import { checkUrl, type LinkPlace, placeLinks } from './links.js';
import { harmOfFinding, longestBehindFirst, severityOrder, worstImageFirst } from './order.js';
import { introducedIn, pinsIn, placesIn, worstSeverity } from './places.js';
import type { ImageAction, ImageAdvisory, ImageCheck, ImagePin, ImageSummary } from './schema.js';
import { signatureSummaries } from './signatures.js';

/** Checks whose fix is to pin the current digest, where it is known. */
const pinned: ReadonlySet<string> = new Set([
  'stale-digest',
  'not-current',
  'digest-of-other-tag',
  'unpinned',
  'digest-of-one-platform',
  'conflicting-pins',
]);

/** The digests that are wrong in the way that each thing to do ends. */
const wrong: Readonly<Partial<Record<ImageAction['do'], ReadonlySet<ImagePin['status']>>>> = {
  investigate: new Set(['not-in-history']),
  pin: new Set(['superseded', 'not-current', 'one-platform']),
};

/**
 * @param image without its action
 * @param findings those of the image that are not waived
 */
function actionFor(
  image: Pick<ImageSummary, 'checks' | 'current' | 'endOfLife' | 'pins' | 'harm'>,
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
  { checks, current, harm, pins }: Pick<ImageSummary, 'checks' | 'current' | 'harm' | 'pins'>,
): ImageAction['do'] {
  if (worst === 'digest-not-in-history') return 'investigate';
  if (worst === 'missing-tag') return 'correct';
  if (worst === 'deprecated-tag') return 'switch';
  const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
  const isKnown = current?.currentDigest !== undefined && !pins.every(isWaiting);
  // A newer digest is the usual way to a fixed package, and the only one that a reference can take.
  if (isKnown && (pinned.has(worst) || (worst === 'advisory' && isOutdated))) return 'pin';
  return harm === 'fixable-advisory' ? 'update' : 'review';
}

/** Whether pinning the current digest is the fix of a check. */
export function isEndedByPin(check: string): boolean {
  return pinned.has(check);
}

/** No digest of the tag is known to be old enough to be pinned. */
export function isWaiting({
  status,
  cause,
  noTarget,
}: Pick<ImagePin, 'status' | 'cause' | 'noTarget'>): boolean {
  return noTarget !== undefined || (status === 'unknown' && cause === 'no-history');
}

/** Every open finding that a new pin ends can be fixed by writing it. */
function isPinnable(findings: readonly ReportedFinding[]): boolean {
  const ended = findings.filter(
    ({ check, testData }) => check !== 'conflicting-pins' && pinned.has(check) && testData === undefined,
  );
  return ended.length > 0 && ended.every(({ fix }) => fix !== undefined);
}

type Named = Pick<ImageReference, 'repository'> & { readonly tag?: string | undefined };
type Pages = ImageSummary['links'];

/** Registry → its pages of an image. A repository that has none there has no links. */
const pagesAt: Readonly<Record<string, (image: Named) => Pages>> = {
  'docker.io': dockerHub,
  'quay.io': ({ repository }) =>
    bothOf(`https://quay.io/repository/${uriOf(repository)}`, '?tab=info', '?tab=history'),
  // The registry itself redirects a browser to the page of the package.
  'ghcr.io': ({ repository }) => ({ page: `https://ghcr.io/${uriOf(repository)}` }),
  'cgr.dev': chainguard,
  'public.ecr.aws': ({ repository }) => ({ page: `https://gallery.ecr.aws/${uriOf(repository)}` }),
  'mcr.microsoft.com': ({ repository }) =>
    bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${uriOf(repository)}`, '/about', '/tags'),
  // The registry has no pages; its documentation names this one.
  'registry.k8s.io': ({ repository }) => ({
    page: `https://explore.ggcr.dev/?repo=${encodeURIComponent('registry.k8s.io/')}${encodeURIComponent(wellFormed(repository))}`,
  }),
};

/** The pages of an image; none at registries whose addresses are not known. */
export function pagesOf({ registry, repository, tag }: Named & Pick<ImageReference, 'registry'>): Pages {
  return Object.hasOwn(pagesAt, registry) ? (pagesAt[registry]?.({ repository, tag }) ?? {}) : {};
}

function dockerHub({ repository, tag }: Named): Pages {
  const [folder, ...name] = repository.split('/');
  const page =
    folder === 'library' && name.length === 1
      ? `https://hub.docker.com/_/${uriOf(name.join('/'))}`
      : name.length === 1
        ? `https://hub.docker.com/r/${uriOf(repository)}`
        : undefined;
  if (page === undefined) return {};
  const filter = tag === undefined ? '' : `?name=${encodeURIComponent(wellFormed(tag))}`;
  return bothOf(page, '', `/tags${filter}`);
}

/** Only the public images have a page that everybody can open. */
function chainguard({ repository }: Named): Pages {
  const [organization, name, ...more] = repository.split('/');
  if (organization !== 'chainguard' || name === undefined || more.length > 0) return {};
  const page = `https://images.chainguard.dev/directory/image/${uriOf(name)}`;
  return bothOf(page, '/overview', '/versions');
}

function bothOf(base: string, page: string, history: string): Pages {
  return compact({ page: `${base}${page}`, history: `${base}${history}` });
}

/** Lone surrogates cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** The images of a report. What is in `images` already is not used. */
export function imageSummaries(report: Report): ImageSummary[] {
  const advisoryOf = advisoryLookup(report);
  const link = placeLinks(report);
  // Thousands of images have the same checks, whose addresses are held once.
  const urls = new Map<string, string | undefined>();
  const urlOf = (check: string) => {
    if (!urls.has(check)) urls.set(check, checkUrl(check));
    return urls.get(check);
  };
  const groups = imageGroups(report);
  const images = groups.map((group) => imageOf(group, advisoryOf, link, urlOf));
  return images.sort(worstImageFirst);
}

function imageOf(
  group: ImageGroup,
  advisoryOf: AdvisoryOf,
  link: LinkPlace,
  urlOf: (check: string) => string | undefined,
): ImageSummary {
  const { name, registry, repository, tag, references, findings } = group;
  const rated = findings
    .map((finding) => ({ finding, harm: harmOf(finding, advisoryOf) }))
    .sort(worstFindingFirst);
  const open = rated.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
  const harm = rated[0]?.harm ?? 'none';
  const checks = checksOf(
    rated.map(({ finding }) => finding),
    urlOf,
  );
  const pins = pinsIn(references);
  const known = { checks, pins, ...tagOf(references) };
  return {
    name,
    registry,
    repository,
    ...compact({ tag }),
    harm,
    ...compact({ severity: worstSeverity(open), introduced: introducedIn(open) }),
    findings: open.length,
    waived: findings.length - open.length,
    references: references.length,
    ...oldestLag(pins, known.current),
    ...known,
    ...compact({ action: actionFor({ harm, ...known }, open) }),
    places: placesIn(group, link),
    advisories: advisoriesOf(findings, advisoryOf),
    ...signaturesOfImage(references),
    links: pagesOf({ registry, repository, tag }),
  };
}

function harmOf(finding: ReportedFinding, advisoryOf: AdvisoryOf): Harm {
  return harmOfFinding(finding, hasFix(advisoryOf(finding) ?? {}));
}

interface RatedFinding {
  readonly finding: ReportedFinding;
  readonly harm: Harm;
}

function worstFindingFirst(a: RatedFinding, b: RatedFinding): number {
  return (
    harmRank(a.harm) - harmRank(b.harm) ||
    severityOrder(a.finding.severity) - severityOrder(b.finding.severity) ||
    Number(a.finding.introduced === false) - Number(b.finding.introduced === false)
  );
}

function signaturesOfImage(references: readonly ReportedReference[]): Pick<ImageSummary, 'signatures'> {
  const signatures = signatureSummaries(references);
  return signatures.length === 0 ? {} : { signatures: [...signatures] };
}

/** One entry per check, in the order of the findings. */
function checksOf(
  findings: readonly ReportedFinding[],
  urlOf: (check: string) => string | undefined,
): ImageCheck[] {
  const checks = new Map<string, ImageCheck>();
  for (const { check, severity, message, waived } of findings) {
    const known = checks.get(check);
    const isOpen = waived === undefined;
    // Open findings come first, so a waived one never makes an open check worse.
    const isWorse =
      known === undefined || (isOpen && severityOrder(severity) < severityOrder(known.severity));
    checks.set(check, {
      check,
      severity: isWorse ? severity : known.severity,
      message: known?.message ?? message,
      ...compact({ url: known?.url ?? urlOf(check) }),
      findings: (known?.findings ?? 0) + Number(isOpen),
      waived: (known?.waived ?? 0) + Number(!isOpen),
    });
  }
  return [...checks.values()];
}

/** What is known of the tag, from the first reference that knows it. */
function tagOf(
  references: readonly ReportedReference[],
): Pick<ImageSummary, 'current' | 'deprecated' | 'endOfLife'> {
  const facts = references.flatMap(({ fact }) => (fact === undefined ? [] : [fact]));
  const { currentDigest, currentSince, basis, evidence } =
    facts.find((fact) => fact.currentDigest !== undefined) ?? {};
  const current =
    currentDigest === undefined ? undefined : compact({ currentDigest, currentSince, basis, evidence });
  const { deprecated, endOfLife } = facts.find((fact) => fact.deprecated !== undefined) ?? {};
  return compact({ current, deprecated, endOfLife });
}

/** Since when the oldest pin has been wrong, and how far it is behind; without one, since when the tag has been where it is. */
function oldestLag(
  pins: readonly ImagePin[],
  current: ImageSummary['current'],
): Pick<ImageSummary, 'since' | 'behind' | 'lagSeconds'> {
  const [oldest] = pins
    .map(({ supersededAt, behind, lagSeconds }) => compact({ since: supersededAt, behind, lagSeconds }))
    .sort(longestBehindFirst);
  if (oldest?.lagSeconds !== undefined) return oldest;
  const isUnpinned = pins.some(({ status }) => status === 'unpinned');
  return compact({ since: isUnpinned ? current?.currentSince : undefined });
}

function advisoriesOf(findings: readonly ReportedFinding[], advisoryOf: AdvisoryOf): ImageAdvisory[] {
  const found = new Map<string, ImageAdvisory & { isOpen: boolean }>();
  for (const finding of findings) {
    const advisory = advisoryOf(finding);
    if (advisory === undefined) continue;
    const key = JSON.stringify([advisory.id, advisory.artifact]);
    const isOpen = finding.waived === undefined || found.get(key)?.isOpen === true;
    found.set(key, { ...advisory, isOpen });
  }
  return [...found.values()]
    .map(({ isOpen, ...advisory }) => (isOpen ? advisory : { ...advisory, waived: true as const }))
    .sort(worstAdvisoryFirst);
}
