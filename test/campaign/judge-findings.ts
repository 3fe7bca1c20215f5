// Findings and verdict of a run: against a run without faults, and that one against the emulator's state.
import type { Report } from '../../src/report/schema/schema.js';
import type { Ended, Verdict } from './judge.js';
import { verdictOf } from './judge-verdict.js';
import { sourcedOf } from './sourced-use.js';
import { trueLag, trueStatus } from './truth.js';
import type { World } from './world.js';

type Finding = Report['findings'][number];
type Reference = Report['references'][number];

const keyOf = ({ check, file, line, column, severity }: Finding) =>
  [check, severity, file, line, column].join(' ');

export function placeOf({ file, line, column }: Partial<Finding>): string {
  return [file, line, column].join(' ');
}

/** What every reference is, by the state alone; only of worlds in which "now" is the time that counts. */
export function againstState(world: World, { report }: Ended): readonly Verdict[] {
  const found: Verdict[] = [];
  const plain = !('min-age' in world.inputs) && !('as-of' in world.inputs);
  for (const reference of plain ? (report?.references ?? []) : []) {
    const expected = trueStatus(world.state, reference);
    const status = reference.fact?.status;
    const place = `${reference.file}:${reference.line} is ${status}, and must be ${expected}`;
    if (expected === undefined || status === expected) continue;
    const accuses = status === 'not-in-history' || status === 'missing';
    found.push({ harm: accuses ? 'false finding' : 'wrong pass', what: place });
  }
  for (const { file, line, fact, ...reference } of plain ? (report?.references ?? []) : []) {
    if (fact?.status !== 'superseded' || fact.lagSeconds === undefined) continue;
    if (trueStatus(world.state, { file, line, ...reference }) !== 'superseded') continue;
    const lag = Math.floor(trueLag(world.state, { file, line, ...reference }) / 1000);
    if (Math.abs(lag - fact.lagSeconds) > 1)
      found.push({ harm: 'false finding', what: `${file}:${line} lags ${fact.lagSeconds}s, not ${lag}s` });
  }
  return found;
}

export function againstClean(
  world: World,
  { report, hung, skewed }: Ended,
  clean: Ended,
): readonly Verdict[] {
  if (report === undefined || hung || clean.report === undefined) return [];
  const known = new Set(clean.report.findings.map(keyOf));
  const otherwise = differentlyProved(world, report, clean.report);
  const isOtherwise = (finding: Finding) => otherwise.has(placeOf(finding));
  // That a reference has no digest is true of the file, also where the truth has something graver to say.
  const bare = new Set(report.references.filter(({ digest }) => digest === undefined).map(placeOf));
  const isBare = (finding: Finding) => finding.check === 'unpinned' && bare.has(placeOf(finding));
  // That pull policies may not be read is said at no place, and accuses nothing.
  const isUnread = ({ check, severity, file }: Finding) =>
    check === 'denied-by-policy' && severity === 'notice' && file === undefined;
  const isConflict = hiddenConflicts(report, clean.report);
  // Severities are the policy's, and without it nobody is accused.
  const hasPolicy = report.incomplete.every(({ cause }) => cause !== 'policy-unread');
  const accused = report.findings.filter(
    (finding) =>
      !skewed &&
      hasPolicy &&
      !known.has(keyOf(finding)) &&
      !isBare(finding) &&
      !isUnread(finding) &&
      !isConflict(finding) &&
      !isOtherwise(finding),
  );
  const wrong: Verdict[] = accused.map((finding) => ({ harm: 'false finding', what: keyOf(finding) }));
  // … unless the truth is that this very finding is accepted, or was there before.
  const accepted = new Set(clean.report.findings.filter((one) => !counts(one)).map(keyOf));
  const excused = report.findings.some(
    (finding) =>
      counts(finding) && (isOtherwise(finding) || (isBare(finding) && !accepted.has(keyOf(finding)))),
  );
  const left = new Set(report.findings.map(keyOf));
  const missing = clean.report.findings.filter((one) => !left.has(keyOf(one)));
  const isForgiven =
    missing.length > 0 && missing.every(isOtherwise) && verdictOf(world, report).length === 0;
  if (report.verdict === 'fail' && clean.report.verdict !== 'fail' && !excused)
    wrong.push({ harm: 'false finding', what: `fail, the truth is ${clean.report.verdict}` });
  if (report.verdict === 'pass' && clean.report.verdict !== 'pass' && !isForgiven)
    wrong.push({ harm: 'wrong pass', what: `pass, the truth is ${clean.report.verdict}` });
  return wrong;
}

/**
 * The places of tags about which another source decided than in the clean run, because that one was silent: what is said
 * of them is held against the truth alone.
 */
function differentlyProved(world: World, report: Report, clean: Report): ReadonlySet<string> {
  const facts = new Map(clean.references.map((one) => [placeOf(one), JSON.stringify(one.fact)]));
  // What is said of the present digest names no source that is silent.
  const isUnheard = ({ fact }: Reference) =>
    fact?.basis === 'present' || fact?.evidence?.some(({ silent }) => silent !== undefined) === true;
  const isOtherwise = (one: Reference) =>
    facts.get(placeOf(one)) !== JSON.stringify(one.fact) && isUnheard(one);
  const sourced = report.references.filter((one) => sourcedOf(world, one) !== undefined);
  const tags = new Set(sourced.filter(isOtherwise).map(tagOf));
  return new Set(sourced.filter((one) => tags.has(tagOf(one))).map(placeOf));
}

const tagOf = ({ registry, repository, tag }: Partial<Reference>) => `${registry}/${repository}:${tag}`;

/**
 * That two digests of one tag are pinned is true of the files. It is not said where the truth is graver: one of the two never
 * was the tag's, or does not exist.
 */
function hiddenConflicts(report: Report, clean: Report): (finding: Finding) => boolean {
  const truth = new Map(clean.references.map((one) => [placeOf(one), one]));
  const isWrong = (one: Reference) => {
    const { digest, fact } = truth.get(placeOf(one)) ?? {};
    return digest === one.digest && (fact?.status === 'not-in-history' || fact?.status === 'missing');
  };
  return ({ check, ...finding }) =>
    check === 'conflicting-pins' &&
    report.references
      .filter((one) => placeOf(one) === placeOf(finding) && one.digest !== undefined)
      .some((one) => {
        const others = report.references.filter(
          ({ digest, ...other }) =>
            digest !== undefined && digest !== one.digest && tagOf(other) === tagOf(one),
        );
        return others.length > 0 && (isWrong(one) || others.every(isWrong));
      });
}

/** The finding can fail a gate: nobody accepts it, and it is not known to be an old one. */
function counts({ waived, introduced = true }: Finding): boolean {
  return waived === undefined && introduced === true;
}
