// A change, held against pushes of what is after it and before it under the policy that must be in force: what it
// waives itself has no effect, and only what the base has in the same file may count as existing.
import type { Report } from '../../src/report/schema/schema.js';
import type { Change } from './change.js';
import { gateOf } from './gate.js';
import { homesIn, type PinTargets } from './homes.js';
import type { Ended, Verdict } from './judge.js';
import { placeOf } from './judge-findings.js';
import { judgeOldGaps } from './judge-gaps.js';
import { aboutTheLedger, rewriting } from './judge-ledger.js';
import { countsAnywhere, exitOf, verdictOf } from './judge-verdict.js';
import type { Placed } from './layout.js';
import { joined, pulledName } from './names.js';
import { policyFile } from './settings.js';
import type { World } from './world.js';

type Finding = Report['findings'][number];
type Reference = Report['references'][number];

export interface Held {
  readonly world: World;
  /** The run over the change, without faults. */
  readonly clean: Ended;
  readonly after: Ended;
  readonly before: Ended;
}

export function judgeChange({ world, clean, after, before }: Held): readonly Verdict[] {
  const [change, now, old] = [clean.report, after.report, before.report];
  if (change === undefined || now === undefined || old === undefined) return [];
  if (change.incomplete.some(({ cause }) => cause === 'policy-unread')) return [];
  return [
    ...sameFindings(world, change, now),
    ...(gateOf(world).isNewOnly ? introduced(change, old, homesIn(world)) : allCounting(change)),
    ...alwaysCounting(change),
    ...judgeOldGaps(world, change, old),
    ...verdictOf(world, change),
    ...exitOf(world, clean, change),
    ...rewriting(world, change),
  ];
}

/** What is said about waivers differs: one that is not in force yet is not said to be unused. */
const aboutWaivers = new Set(['expired-waiver', 'unused-waiver']);
const plain = ({ findings }: Report) =>
  findings.filter(({ check }) => !aboutWaivers.has(check) && check !== aboutTheLedger);
/** An error where the change introduces it, and a warning elsewhere. A push introduces nothing. */
const graverIfNew = 'not-current';
const keyOf = (finding: Finding) =>
  `${finding.check} ${finding.check === graverIfNew ? '' : finding.severity} ${placeOf(finding)}`;

function sameFindings(world: World, change: Report, now: Report): readonly Verdict[] {
  const { change: set, inputs } = world;
  const ownWaivers = inputs['policy-from'] === 'head' || set === undefined ? undefined : set;
  const homes = homesIn(world);
  const said = new Set(
    plain(change)
      .filter(({ waived }) => !waived)
      .map(keyOf),
  );
  const must = new Set<string>();
  const either = new Set<string>();
  const references = new Map(now.references.map((one) => [placeOf(one), one]));
  for (const finding of plain(now)) {
    const reference = references.get(placeOf(finding));
    const waives =
      finding.waived && (ownWaivers === undefined || stood(ownWaivers, finding, reference, homes));
    if (waives === 'unclear') either.add(keyOf(finding));
    else if (waives !== true) must.add(keyOf(finding));
  }
  const known = new Set([...must, ...either]);
  return [
    ...[...must].filter((key) => !said.has(key)).map((what) => ({ harm: 'wrong pass' as const, what })),
    ...[...said].filter((key) => !known.has(key)).map((what) => ({ harm: 'false finding' as const, what })),
  ];
}

/**
 * True when what waives the finding was in force before the change: a waiver next to it must have been there, next to
 * the same tag of the same image.
 */
function stood(
  { placed }: Change,
  { check, file = '', waived }: Finding,
  reference: Reference | undefined,
  homes: PinTargets,
): boolean | 'unclear' {
  if (waived?.file === policyFile) return true;
  const isIt = (one: Placed) =>
    one.waiver?.trim() === `${check}] ${waived?.reason}`.trim() && isSame(one.reference, reference);
  const home = homes.now(file);
  const before = placed.before.filter((one) => isIt(one) && homes.before(one.file) === home);
  const now = placed.after.filter((one) => isIt(one) && homes.now(one.file) === home);
  if (before.length === 0) return false;
  return before.length >= now.length ? true : 'unclear';
}

/** Whether a reference as it is written is this one, whatever the digest; without a tag, with the same digest. */
function isSame(written: string, reference: Reference | undefined): boolean {
  const [name = '', pin] = written.split('@');
  const hasTag = /:[^/]*$/.test(name);
  if (reference?.kind === 'opaque') return reference.raw.startsWith(name.replace(/:[^/]*$/, ''));
  const { registry, repository, tag, digest } = reference ?? {};
  const isBare = tag === undefined && digest !== undefined;
  if (pulledName(written) !== joined(registry, repository, tag)) return false;
  return isBare ? !hasTag && pin === digest : hasTag || pin === undefined;
}

/** What a finding is about, independent of its position: the reference as the report has it, or the file. */
function subjectsIn(report: Report): (finding: Finding) => string {
  const references = new Map(report.references.map((one) => [placeOf(one), one]));
  return (finding) => {
    const one = references.get(placeOf(finding));
    const { registry, repository, tag, digest, raw } = one ?? {};
    const name = registry === undefined ? raw : `${registry}/${repository}:${tag}@${digest}`;
    return `${finding.check} ${name ?? finding.file}`;
  };
}

/** A conflict is reported at both ends, and only one of them need be new. */
const fromAfar = new Set(['conflicting-pins']);
/** They judge the tag, if there is one: another digest of it is the same finding. */
const aboutTheTag = new Set(['deprecated-tag', 'nearing-end-of-life']);

function introduced(change: Report, old: Report, { before, now }: PinTargets): readonly Verdict[] {
  const relevant = plain(change).filter(({ check, file }) => !fromAfar.has(check) && file !== undefined);
  const asOld = relevant.filter((finding) => finding.introduced === false);
  const asNew = relevant.filter((finding) => finding.introduced === true);
  const [has, had] = [countBy(change, relevant, now), countBy(old, plain(old), before)];
  const passed = [...countBy(change, asOld, now)].filter(([key, count]) => count > (had.get(key) ?? 0));
  const accused = [...countBy(change, asNew, now)].filter(
    ([key, count]) => count > Math.max(0, (has.get(key) ?? 0) - (had.get(key) ?? 0)),
  );
  const misrated = [...asOld, ...asNew].filter(
    ({ check, severity, introduced: isNew, testData }) =>
      check === graverIfNew && testData === undefined && severity !== (isNew === true ? 'error' : 'warning'),
  );
  return [
    ...misrated.map((one) => ({
      harm: one.introduced === true ? ('wrong pass' as const) : ('false finding' as const),
      what: `${one.severity} where the change introduces it: ${one.introduced}: ${keyOf(one)}`,
    })),
    ...passed.map(([key]) => ({ harm: 'wrong pass' as const, what: `not old: ${key}` })),
    ...accused.map(([key]) => ({ harm: 'false finding' as const, what: `not new: ${key}` })),
  ];
}

/** Without a comparison, no finding is an old one. */
function allCounting({ findings }: Report): readonly Verdict[] {
  return findings
    .filter(({ introduced: isNew = true }) => isNew !== true)
    .map((one) => ({ harm: 'wrong pass', what: `all findings count, and one does not: ${keyOf(one)}` }));
}

function alwaysCounting({ findings }: Report): readonly Verdict[] {
  return findings
    .filter(({ check, introduced: isNew = true }) => countsAnywhere.has(check) && isNew !== true)
    .map((one) => ({ harm: 'wrong pass', what: `counts wherever it is, and does not: ${keyOf(one)}` }));
}

type Counts = ReadonlyMap<string, number>;

/** How many of the findings are about the same in the same file. */
function countBy(report: Report, findings: readonly Finding[], homeOf: (file: string) => string): Counts {
  const subjectOf = subjectsIn(report);
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const subject = subjectOf(finding).replace(/@.*$/, (pin, _at, all: string) =>
      aboutTheTag.has(finding.check) && !all.includes(':undefined@') ? '' : pin,
    );
    const key = `${homeOf(finding.file ?? '')} ${subject}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
