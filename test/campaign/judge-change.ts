// A change, held against pushes of what is after it and before it under the policy that must be in force: what it
// waives itself has no effect, and only what the base has may count as existing.
import type { Report } from '../../src/report/schema.js';
import type { Change } from './change.js';
import type { Ended, Verdict } from './judge.js';
import { placeOf } from './judge-findings.js';
import { aboutTheLedger, rewriting } from './judge-ledger.js';
import { verdictOf } from './judge-verdict.js';
import type { Files, Placed } from './layout.js';
import { pulledName } from './names.js';
import { policyFile } from './settings.js';
import type { World } from './world.js';

type Finding = Report['findings'][number];

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
    ...(world.inputs['new-only'] === 'true' ? introduced(change, old, world.checkout) : []),
    ...verdictOf(change),
    ...rewriting(world, change),
  ];
}

/** What is said about waivers differs: one that is not in force yet is not said to be unused. */
const aboutWaivers = new Set(['expired-waiver', 'unused-waiver']);
const plain = ({ findings }: Report) =>
  findings.filter(({ check }) => !aboutWaivers.has(check) && check !== aboutTheLedger);
const keyOf = (finding: Finding) => `${finding.check} ${finding.severity} ${placeOf(finding)}`;

function sameFindings({ change: set, inputs }: World, change: Report, now: Report): readonly Verdict[] {
  const ownWaivers = inputs['policy-from'] === 'head' || set === undefined ? undefined : set;
  const said = new Set(
    plain(change)
      .filter(({ waived }) => !waived)
      .map(keyOf),
  );
  const must = new Set<string>();
  const either = new Set<string>();
  const nameOf = subjectsIn(now);
  for (const finding of plain(now)) {
    const waives =
      finding.waived && (ownWaivers === undefined || stood(ownWaivers, finding, nameOf(finding)));
    if (waives === 'unclear') either.add(keyOf(finding));
    else if (waives !== true) must.add(keyOf(finding));
  }
  const known = new Set([...must, ...either]);
  return [
    ...[...must].filter((key) => !said.has(key)).map((what) => ({ harm: 'wrong pass' as const, what })),
    ...[...said].filter((key) => !known.has(key)).map((what) => ({ harm: 'false finding' as const, what })),
  ];
}

/** True when what waives the finding was in force before the change: a waiver next to it must have been there. */
function stood({ waivers }: Change, { check, file, waived }: Finding, subject: string): boolean | 'unclear' {
  if (waived?.file === policyFile) return true;
  const isIt = ({ reference, waiver }: Placed) =>
    waiver?.trim() === `${check}] ${waived?.reason}`.trim() && subject.includes(` ${nameIn(reference)}`);
  const [before, now] = [waivers.before.filter(isIt), waivers.after.filter(isIt)];
  const inFile = (placed: readonly Placed[]) => placed.filter((one) => one.file === file).length;
  if (before.length === 0) return false;
  return inFile(before) >= inFile(now) ? true : 'unclear';
}

const nameIn = (reference: string) =>
  (pulledName(reference) ?? reference).replace(/@.*$/, '').replace(/:[^:/]*$/, '');

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

/** `files`: the paths of the checkout. What stood in a file that is gone may stand anywhere. */
function introduced(change: Report, old: Report, files: Files): readonly Verdict[] {
  const relevant = plain(change).filter(({ check, file }) => !fromAfar.has(check) && file !== undefined);
  const asOld = relevant.filter((finding) => finding.introduced === false);
  const asNew = relevant.filter((finding) => finding.introduced === true);
  const gone = plain(old).filter(({ file }) => file !== undefined && !(file in files));
  const [all, allInFile] = [countBy(change, relevant, false), countBy(change, relevant, true)];
  const [had, hadInFile] = [countBy(old, plain(old), false), countBy(old, plain(old), true)];
  const moved = countBy(old, gone, false);
  const passed = [...countBy(change, asOld, false)].filter(([key, count]) => count > (had.get(key) ?? 0));
  const more = (isNew: Counts, now: Counts, before: Counts) =>
    [...isNew].filter(([key, count]) => count > Math.max(0, (now.get(key) ?? 0) - (before.get(key) ?? 0)));
  const accused = [
    ...more(countBy(change, asNew, true), allInFile, hadInFile),
    ...more(countBy(change, asNew, false), all, moved),
  ];
  return [
    ...passed.map(([key]) => ({ harm: 'wrong pass' as const, what: `not old: ${key}` })),
    ...accused.map(([key]) => ({ harm: 'false finding' as const, what: `not new: ${key}` })),
  ];
}

type Counts = ReadonlyMap<string, number>;

/** How many of the findings are about the same, in the same file if that is asked. */
function countBy(report: Report, findings: readonly Finding[], inFile: boolean): Counts {
  const subjectOf = subjectsIn(report);
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const subject = subjectOf(finding).replace(/@.*$/, (pin, _at, all: string) =>
      aboutTheTag.has(finding.check) && !all.includes(':undefined@') ? '' : pin,
    );
    const key = inFile ? `${finding.file} ${subject}` : subject;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
