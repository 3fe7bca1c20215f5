// The account of a report in words: one sentence for every channel, and the rows of its tables.
import { addToGroup } from '../../model/collections.js';
import { hasSameImages } from '../../model/judgement/fact.js';
import { capitalized, plural } from '../../model/text/text.js';
import { coverageIn, nothingCounted } from '../../report/coverage.js';
import type { Counted, Report, ReportedCoverage } from '../../report/schema/schema.js';

type Covered = Pick<Report, 'coverage' | 'references' | 'seen'>;

/** The questions that the sentence names by a noun; `proof` and `freshness` are about pins only. */
const nouns = {
  endOfLife: 'end of life',
  pullPolicy: 'pull policies',
  advisories: 'advisories',
  signature: 'signatures',
} as const;

type Named = keyof typeof nouns;
const named = Object.keys(nouns) as readonly Named[];

/** The pins that are left where they are, because the digest to pin has the same images. */
export function sameImagesCount({ references }: Pick<Report, 'references'>): number {
  return references.filter(({ fact }) => fact !== undefined && hasSameImages(fact)).length;
}

/**
 * What is known of the references: `12 of 14 pins proved, 2 not current; end of life known for 9 of 14`, then what was not
 * asked. Without its full stop; empty if there is nothing to account for.
 */
export function accountText(report: Covered): string {
  const { questions, references, artifacts, vendored, besideTag } = coverageIn(report);
  if (questions === undefined) return '';
  const { proof, freshness } = questions;
  const { opaque = 0 } = references.unknown;
  const { unpinned = 0 } = proof.notAsked ?? {};
  const same = sameImagesCount(report);
  const isNews = freshness.answered !== proof.answered - (proof.disproved ?? 0);
  const lookups = questions.advisories.asked === 0 ? artifacts : nothingCounted;
  const known = named.map((one) => [nouns[one], questions[one]] as const);
  const notAsked = named.filter((one) => notAskedWhy(questions[one]) !== undefined);
  const left: readonly (readonly [number, string])[] = [
    [unpinned, 'not pinned'],
    [opaque, 'not resolved'],
  ];
  const noPins = left.filter(([number]) => number > 0);
  const text = [
    ...proofText(proof),
    ...noPins.map(([number, what]) => `${plural(number, 'reference')} ${what}`),
    ...(same === 0 ? [] : [`${plural(same, 'pin')} left at another digest with ${sameImages}`]),
    ...knownTexts(isNews ? [['freshness', freshness], ...known] : known),
    ...(lookups.asked === 0
      ? []
      : [`${lookups.answered} of ${plural(lookups.asked, 'advisory lookup')} answered`]),
    ...notAskedText(
      questions,
      lookups.asked === 0 ? notAsked : notAsked.filter((one) => one !== 'advisories'),
    ),
    ...(vendored === undefined ? [] : [`${plural(vendored, 'file')} in ${vendoredWhere}`]),
    ...(besideTag === undefined
      ? []
      : [`${plural(besideTag, 'reference')} with the tag beside the digest, where no comment can keep it`]),
    ...(report.seen === undefined
      ? []
      : [`${plural(report.seen.count, 'image name')} ${seenWhere}, not verified`]),
  ].join('; ');
  return capitalized(text);
}

export const sameImages = 'the same images for the platforms in use';
const vendoredWhere = '`node_modules`, `vendor` or `third_party` not read, because no other file names them';
const seenWhere = 'in text that no scanner reads';
export const seenTitle = `Image names ${seenWhere}`;
/** As many are shown; the JSON report has more. */
const maxSeen = 50;

/** The names of images that no scanner reads, with their places. */
export function seenRows({ seen }: Pick<Report, 'seen'>): {
  readonly shown: NonNullable<Report['seen']>['names'];
  readonly total: number;
} {
  return { shown: seen?.names.slice(0, maxSeen) ?? [], total: seen?.count ?? 0 };
}

function proofText({ asked, answered, built = 0, disproved = 0, unknown }: Counted): readonly string[] {
  if (asked === 0) return [];
  const { 'not-current': notCurrent = 0, missing = 0, ...others } = unknown;
  const rest = Object.values(others).reduce((sum, number) => sum + number, 0);
  const parts = [
    [disproved, 'disproved'],
    [notCurrent, 'not current'],
    [missing, 'missing'],
    [rest, `not known (${Object.keys(others).map(whyText).join(', ')})`],
  ] as const;
  const notProved = parts.flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`]));
  const byBuild = built === 0 ? '' : ` (${built} by a signed build)`;
  return [[`${answered - disproved} of ${plural(asked, 'pin')} proved${byBuild}`, ...notProved].join(', ')];
}

/** Questions that are known of equally many images are named together. */
function knownTexts(asked: readonly (readonly [noun: string, counted: Counted])[]): readonly string[] {
  const byCount = new Map<string, string[]>();
  for (const [noun, { answered, asked: number }] of asked)
    if (number > 0) addToGroup(byCount, `${answered} of ${number}`, noun);
  return [...byCount].map(([count, names]) => `${names.join(', ')} known for ${count}`);
}

/** Why nothing of it was asked; `undefined` if something was, or there is no image. */
function notAskedWhy({ asked, notAsked = {} }: Counted): string | undefined {
  return asked > 0 ? undefined : Object.keys(notAsked)[0];
}

function notAskedText(
  questions: NonNullable<ReportedCoverage['questions']>,
  notAsked: readonly Named[],
): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const one of notAsked) {
    const why = whyText(notAskedWhy(questions[one]) ?? '');
    addToGroup(byReason, why, nouns[one]);
  }
  const parts = [...byReason].map(([why, names]) => `${names.join(', ')} (${why})`);
  return parts.length === 0 ? [] : [`not asked: ${parts.join(', ')}`];
}

const labels = [
  ['proof', 'Pin proved'],
  ['freshness', 'Freshness of pins'],
  ['endOfLife', 'End of life'],
  ['pullPolicy', 'Pull policies'],
  ['advisories', 'Advisories of the image'],
  ['signature', 'Signatures'],
] as const;

interface AccountRow {
  readonly label: string;
  readonly counted: Counted;
  /** How many have the answer that one hopes for: a pin that is disproved has not. */
  readonly known: number;
  /** Of the answered ones, what is particular about them; then the causes, and the reasons of what was not asked. */
  readonly notes: readonly (readonly [
    label: string,
    number: number,
    kind: 'answered' | 'unknown' | 'skipped',
  ])[];
}

/** Every question that concerns something in the report, then references, tag histories and advisory lookups. */
export function accountRows(report: Covered): readonly AccountRow[] {
  const { questions, ...counts } = coverageIn(report);
  const asked = questions === undefined ? [] : labels.map(([one, label]) => [label, questions[one]] as const);
  const all = [
    ...asked,
    ['All references', counts.references],
    ['Tag histories', counts.histories],
    ['Advisory lookups (packages, SBOMs, scanner reports)', counts.artifacts],
  ] as const;
  return all
    .filter(([, { asked: number, notAsked }]) => number > 0 || notAsked !== undefined)
    .map(([label, counted]) => ({
      label,
      counted,
      known: counted.answered - (counted.disproved ?? 0),
      notes: notesOf(counted),
    }));
}

function notesOf({ built = 0, disproved = 0, unknown, notAsked = {} }: Counted): AccountRow['notes'] {
  const notes: AccountRow['notes'] = [
    ['by a signed build', built, 'answered'],
    ['disproved', disproved, 'answered'],
    ...Object.entries(unknown).map(([cause, number]) => [whyText(cause), number, 'unknown'] as const),
    ...Object.entries(notAsked).map(
      ([why, number]) => [`not asked: ${whyText(why)}`, number, 'skipped'] as const,
    ),
  ];
  return notes.filter(([, number]) => number > 0);
}

const whys: Readonly<Record<string, string>> = {
  opaque: 'not resolved',
  local: 'built here',
  unpinned: 'not pinned',
  'not-current': 'not current',
  'not-in-history': 'not in the history',
  'not-listed': 'not listed',
  'not-configured': 'not configured',
  'no-sign-in': 'no sign-in',
};

/** A cause or a reason as a reader sees it; one that has a page keeps its name. */
function whyText(why: string): string {
  return (Object.hasOwn(whys, why) ? whys[why] : undefined) ?? why;
}
