// What to do next: the kinds of work that are left, most urgent first. Every channel renders these same steps.

import { compact, groupedBy, smallest } from '../model/collections.js';
import { imageName } from '../model/images/image.js';
import { type CheckText, severities } from '../model/judgement/finding.js';
import { plural } from '../model/text/text.js';
import { type Harm, harms } from '../report/images/harm.js';
import { isEndedByPin, isWaiting } from '../report/images/summaries.js';
import { reportedPlaceKey } from '../report/references.js';
import type { Report, ReportedFinding, ReportedRepository } from '../report/schema/schema.js';
import type { ReportView } from './view.js';
import { changeOf, changesOf, type ShownChange } from './words/change.js';
import { adviceOf, placesInWords } from './words/image-card.js';
import { foreignCheck, stepTexts } from './words/texts.js';

export type Step =
  /** `tagproof pin` does it. */
  | {
      readonly kind: 'pin';
      readonly count: number;
      readonly checks: readonly string[];
      readonly changes: readonly ShownChange[];
    }
  /** A person does it: the check's advice, and the places it applies to. */
  | {
      readonly kind: 'fix';
      readonly count: number;
      readonly check: string;
      readonly advice: string;
      readonly findings: readonly ReportedFinding[];
      /** How many images they are about. */
      readonly images: number;
      /** Where to look first. */
      readonly places: readonly StepPlace[];
    }
  /** In a report of many repositories: one of them, the worst first. */
  | {
      readonly kind: 'repository';
      /** Its findings. */
      readonly count: number;
      readonly origin: string;
      readonly owners: readonly string[];
      /** `2 foreign digests, 3 stale; 4 new and 1 fixed since the last audit`. */
      readonly harm: string;
      readonly advice: string;
      /** Where a foreign digest is. */
      readonly places: readonly StepPlace[];
    }
  /** The gaps by cause: permanent causes before temporary ones, then the most frequent. */
  | {
      readonly kind: 'investigate';
      readonly count: number;
      readonly advice: string;
      readonly causes: readonly { readonly cause: string; readonly count: number; readonly first: string }[];
    };

/** One place of a step. */
export interface StepPlace extends Pick<ReportedFinding, 'origin' | 'file' | 'line'> {
  /** The image there; absent if the finding is about none. */
  readonly name?: string;
  /** The foreign digest that is pinned there, and what is known of the other places of the image. */
  readonly foreign?: { readonly digest: string; readonly others: string };
}

const maxPlaces = 5;

/** Breaks ties between steps of one severity. Checks that are not listed come last, in the order of the documentation. */
const urgency: readonly string[] = [
  foreignCheck,
  'pin',
  'missing-tag',
  'denied-by-policy',
  'deprecated-tag',
  'advisory',
];

/** Groups unpinned references whose current digest is unknown: nothing can be pinned before the gaps are closed. */
const blocked = 'blocked';
/** Starts the group of a check whose findings no pin can end yet. */
const waiting = 'waiting ';

/** One step for everything that can be pinned, one for each other check with findings, and one for the gaps. */
export function stepsOf(report: Report, view: ReportView, checks: readonly CheckText[]): readonly Step[] {
  const { findings } = view;
  if (report.repositories !== undefined) return repositorySteps(report, report.repositories, view);
  const groups = groupFindings(report, findings.filter(needsWork));
  const rank = (group: string) => (urgency.includes(group) ? urgency.indexOf(group) : urgency.length);
  const worst = (found: readonly ReportedFinding[]) =>
    smallest(found.map(({ severity }) => severities.indexOf(severity)));
  const ordered = [...groups]
    .map(([group, found]) => ({ group, found, worst: worst(found), rank: rank(group) }))
    .sort(
      (a, b) =>
        Number(b.group === foreignCheck) - Number(a.group === foreignCheck) ||
        a.worst - b.worst ||
        a.rank - b.rank ||
        Number(a.group === blocked) - Number(b.group === blocked),
    );
  const steps: Step[] = [];
  for (const { group, found } of ordered) steps.push(stepFor(group, found, checks, view));
  if (report.incomplete.length === 0) return steps;
  const firstBlocked = ordered.findIndex(({ group }) => group === blocked);
  const afterForeign = Number(ordered[0]?.group === foreignCheck);
  const index =
    report.verdict === 'incomplete' ? afterForeign : firstBlocked < 0 ? steps.length : firstBlocked;
  return steps.toSpliced(index, 0, investigateStep(report.incomplete));
}

/** Nothing has to be done about test data, and about images that are built here. */
function needsWork({ check, testData }: ReportedFinding): boolean {
  return testData === undefined && check !== 'built-here';
}

/** Findings by `pin`, `blocked` or their check. */
function groupFindings(
  { references }: Report,
  findings: readonly ReportedFinding[],
): ReadonlyMap<string, readonly ReportedFinding[]> {
  const unknown = new Set<string>();
  const young = new Set<string>();
  const current = new Set<string>();
  for (const one of references) {
    if (one.fact === undefined) continue;
    if (isWaiting(one.fact)) young.add(reportedPlaceKey(one));
    else if (one.fact.status === 'unknown') unknown.add(reportedPlaceKey(one));
    else if (one.fact.status === 'current') current.add(reportedPlaceKey(one));
  }
  const inConflict = (one: ReportedFinding) => one.check === 'conflicting-pins' && one.image !== undefined;
  const left = new Set(
    findings
      .filter((one) => inConflict(one) && changeOf(one) === undefined && !current.has(reportedPlaceKey(one)))
      .map(nameOf),
  );
  const pinned = new Set(findings.filter((one) => changeOf(one) !== undefined).map(nameOf));
  const groupOf = (finding: ReportedFinding) => {
    if (changeOf(finding) !== undefined) return 'pin';
    // Once `pin` has moved the others, the places that are current are in conflict with nothing.
    const name = nameOf(finding);
    if (inConflict(finding) && !left.has(name) && pinned.has(name)) return 'pin';
    if (isEndedByPin(finding.check) && young.has(reportedPlaceKey(finding))) return waiting + finding.check;
    return finding.check === 'unpinned' && unknown.has(reportedPlaceKey(finding)) ? blocked : finding.check;
  };
  const groups = groupedBy(findings, groupOf);
  return groups;
}

function stepFor(
  group: string,
  findings: readonly ReportedFinding[],
  checks: readonly CheckText[],
  view: ReportView,
): Step {
  if (group === 'pin') return pinStep(findings);
  const check = group === blocked ? 'unpinned' : group.replace(waiting, '');
  const advice =
    group === blocked ? stepTexts.blocked : group === check ? adviceOf(check, checks) : stepTexts.waiting;
  const images = new Set(findings.flatMap((finding) => nameOf(finding) ?? [])).size;
  const places = findings.filter(({ file }) => file !== undefined).slice(0, maxPlaces);
  return {
    kind: 'fix',
    count: findings.length,
    check,
    advice,
    findings,
    images,
    places: places.map((finding) => stepPlace(finding, view)),
  };
}

function nameOf({ image }: ReportedFinding): string | undefined {
  return image && imageName(image);
}

function stepPlace(finding: ReportedFinding, { images }: ReportView): StepPlace {
  const { origin, file, line, column, check } = finding;
  const name = nameOf(finding);
  const place = compact({ origin, file, line, name });
  const image = check === foreignCheck ? images.find((one) => one.name === name) : undefined;
  const digest = image?.places.find(
    (one) => one.file === file && one.line === line && one.column === column && one.origin === origin,
  )?.digest;
  if (image === undefined || digest === undefined) return place;
  return { ...place, foreign: { digest, others: placesInWords(image).others } };
}

/** How each kind of harm is counted. */
const harmTexts: Readonly<Record<Harm, (count: number) => string>> = {
  'foreign-digest': (count) => plural(count, 'foreign digest'),
  'dead-tag': (count) => `${count} at the end of life or gone`,
  'fixable-advisory': (count) => plural(count, 'advisory'),
  stale: (count) => `${count} stale`,
  unpinned: (count) => `${count} not pinned`,
  other: (count) => plural(count, 'other finding'),
  none: () => '',
};

/** One step for each repository with findings, in the order of the report; the gaps after those with a foreign digest. */
function repositorySteps(
  { incomplete }: Report,
  repositories: readonly ReportedRepository[],
  view: ReportView,
): readonly Step[] {
  const foreign = new Map<string, ReportedFinding>();
  for (const one of view.findings)
    if (one.check === foreignCheck && one.origin !== undefined && !foreign.has(one.origin))
      foreign.set(one.origin, one);
  const steps = repositories
    .filter(({ findings }) => findings > 0)
    .map((one) => repositoryStep(one, foreign.get(one.origin), view));
  if (incomplete.length === 0) return steps;
  const first = repositories.filter(({ harm }) => harm?.['foreign-digest'] !== undefined).length;
  return steps.toSpliced(first, 0, investigateStep(incomplete));
}

const maxKinds = 3;

function repositoryStep(
  repository: ReportedRepository,
  foreign: ReportedFinding | undefined,
  view: ReportView,
): Step {
  const { origin, findings: count, owners = [], harm: counts = {}, pinnable = 0 } = repository;
  const found = harms.filter((kind) => (counts[kind] ?? 0) > 0);
  const shown = found.slice(0, maxKinds);
  const left = found.slice(maxKinds).reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const kinds = [
    ...shown.map((kind) => harmTexts[kind](counts[kind] ?? 0)),
    ...(left === 0 ? [] : [`${left} more`]),
  ];
  const since =
    repository.new === undefined
      ? ''
      : `; ${repository.new} new, ${repository.fixed ?? 0} fixed since the last audit`;
  const places = foreign === undefined ? [] : [stepPlace(foreign, view)];
  const advice = [
    ...(places.length === 0 ? [] : [stepTexts.blame]),
    ...(pinnable === 0 ? [] : [stepTexts.pinThere(pinnable)]),
  ].join(' ');
  const harm = `${kinds.join(', ') || plural(count, 'finding')}${since}`;
  return { kind: 'repository', count, origin, owners, harm, advice, places };
}

function pinStep(findings: readonly ReportedFinding[]): Step {
  const changes = changesOf(findings);
  const checks = [...new Set(findings.map(({ check }) => check))];
  return { kind: 'pin', count: changes.length, checks, changes };
}

/** Causes that usually go away without any action. */
const temporary: ReadonlySet<string> = new Set([
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'stopped',
]);

function investigateStep(incomplete: Report['incomplete']): Step {
  const byCause = new Map<string, { readonly cause: string; count: number; readonly first: string }>();
  for (const { cause, message } of incomplete) {
    const known = byCause.get(cause);
    if (known === undefined) byCause.set(cause, { cause, count: 1, first: message });
    else known.count += 1;
  }
  const causes = [...byCause.values()].sort(
    (a, b) => Number(temporary.has(a.cause)) - Number(temporary.has(b.cause)) || b.count - a.count,
  );
  const { length: count } = incomplete;
  const passing = causes.filter(({ cause }) => temporary.has(cause)).length;
  const advice =
    passing === causes.length
      ? stepTexts.temporary(count)
      : passing === 0
        ? stepTexts.permanent
        : stepTexts.mixed;
  return { kind: 'investigate', count, causes, advice };
}

/** `4 lines`, `1 image`, `3 items`, `2 findings`; `2 places` if no image is involved. */
export function sizeOf(step: Step): string {
  if (step.kind !== 'fix')
    return plural(step.count, { pin: 'line', investigate: 'item', repository: 'finding' }[step.kind]);
  return step.images === 0 ? plural(step.count, 'place') : plural(step.images, 'image');
}
