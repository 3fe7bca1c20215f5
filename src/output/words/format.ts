// The short texts that every channel shares: verdict line, names, places, and what is known of a reference.

import { hasSameImages, isBound, isByDigestAge } from '../../model/judgement/fact.js';
import { plural, shortDigest } from '../../model/text/text.js';
import { isProved } from '../../report/coverage.js';
import type { Report, ReportedFact, ReportedFinding, ReportedReference } from '../../report/schema/schema.js';
import type { ReportView } from '../view.js';
import { accountText, sameImages } from './account.js';
import { existingTexts, verdictTexts } from './texts.js';

/** The verdict, its numbers, and what is known of the references. */
export function headline(report: Report, view: ReportView): string {
  const account = accountText(report);
  return `${verdictText(report, view)}${account === '' ? '' : `. ${account}`}`;
}

/** The verdict and its numbers. */
export function verdictText(report: Report, view: ReportView): string {
  return `${report.verdict}: ${totalsText(report, view)}`;
}

/** The same without the verdict. */
export function totalsText(report: Report, { totals }: ReportView): string {
  const { local = 0 } = totals;
  const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} across ${plural(totals.files, 'file')}`;
  const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
  const builtHere = local === 0 ? '' : `, ${plural(local, 'reference')} built here`;
  const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
  const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} added to the ledger`;
  const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'item')} not verified`;
  const repositories =
    report.repositories === undefined ? '' : ` of ${plural(report.repositories.length, 'repository')}`;
  return `${counted}${repositories}${waived}${builtHere}${pinned}${recorded}${unknown}`;
}

/** What the verdict means for the reader, in one sentence that claims no more than was verified. */
export function verdictMeaning(report: Report): string {
  const { verdict, references, findings, incomplete, settings } = report;
  if (verdict === 'fail') return verdictTexts.failed(report.mode);
  if (verdict === 'incomplete') return isUntouched(report) ? existingTexts.gaps : verdictTexts.incomplete;
  if (incomplete.length > 0) return verdictTexts.passedWithGaps;
  if (findings.some(({ waived, introduced }) => waived === undefined && introduced === false))
    return existingTexts.findings;
  if (findings.some(({ waived }) => waived === undefined)) {
    const failOn = settings.find(({ name }) => name === 'fail-on')?.value;
    // A report that is read from a file may hold anything, and this text is not escaped.
    return verdictTexts.passedWithFindings(/^[a-z][a-z, -]*$/.test(failOn ?? '') ? failOn : undefined);
  }
  if (findings.length > 0) return verdictTexts.allWaived;
  if (references.length === 0) return verdictTexts.noReferences;
  const open = references.filter(({ fact }) => !isProved(fact)).length;
  if (open > 0) return verdictTexts.notAllProved(open);
  const built = references.filter(({ fact }) => fact?.built !== undefined).length;
  return built === 0 ? verdictTexts.allProved : verdictTexts.someBuilt(built);
}

/** Whether nothing that the change touches needs what is missing, and that is why it does not fail. */
function isUntouched({ incomplete, settings }: Report): boolean {
  const isStrict = settings.some(({ name, value }) => name === 'on-incomplete' && value === 'strict');
  return !isStrict && incomplete.length > 0 && incomplete.every(({ existing }) => existing === true);
}

/** What a gap is about; in a merged report, after the name of its repository. */
export function subjectOf({ origin, subject }: Report['incomplete'][number]): string {
  return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}

/** `file:line`, in a merged report after `owner/name`; empty when the finding is about no file. */
export function formatPlace({
  origin,
  file,
  line,
}: Pick<ReportedFinding, 'origin' | 'file' | 'line'>): string {
  const place = file === undefined ? '' : `${file}:${line}`;
  return [origin, place].filter(Boolean).join(' ');
}

/** What is known of a reference, without its place and its name. */
type KnownReference = Pick<
  ReportedReference,
  'kind' | 'why' | 'detail' | 'fact' | 'builtBy' | 'waivedChecks'
>;

/** What the tag history shows of a reference, in a few words. */
export function historyText({ kind, why, detail, fact, builtBy }: KnownReference): string {
  if (kind === 'opaque') return `not resolved: ${detail === undefined ? why : firstSentence(detail)}`;
  if (kind === 'local') return `built here (${builtBy?.file}:${builtBy?.line}), not verified`;
  switch (fact?.status) {
    case 'current': {
      // Under `min-age`, `currentSince` is of the older digest that counts instead of a young pin.
      const since = fact.youngUntil === undefined ? fact.currentSince : fact.pinnedSince;
      return since === undefined
        ? `current${noHistoryText(fact)}`
        : `current since ${sinceText(since, fact)}`;
    }
    case 'superseded':
      return `${daysText(fact.lagSeconds)} and ${behindText(fact)}`;
    case 'unpinned':
      return fact.currentSince === undefined
        ? `not pinned${noHistoryText(fact)}`
        : `not pinned, tag moved ${sinceText(fact.currentSince, fact)}`;
    case 'not-current':
      return fact.built === undefined
        ? notCurrentText(fact)
        : `${provedBuildText(fact.built)}; no longer current`;
    case 'not-in-history':
      return "digest not in the tag's history";
    case 'one-platform':
      return `single platform of the tag's index${sourceText(fact)}`;
    case 'missing':
      return fact.message ?? 'missing';
    default:
      return fact?.built === undefined
        ? `unknown (${fact?.cause ?? 'not checked'})`
        : `${provedBuildText(fact.built)}; no tag history`;
  }
}

/** `not current since 2026-10-03 or earlier, and not proved to be of this tag`. */
function notCurrentText({ notSince, currentSince, otherTag, compared, ...source }: ReportedFact): string {
  const since = [notSince ?? [], currentSince ?? []].flat().sort()[0];
  const from = since === undefined ? '' : ` since ${formatReportDay(since)} or earlier${sourceText(source)}`;
  const other = otherTag === undefined ? '' : `; the digest of ${otherTag.tag} now`;
  const same = hasSameImages({ compared }) ? `, but with ${sameImages}` : '';
  return `not current${from}, and not proved to have been${other}${same}`;
}

/** Why an image is not known, without what to do about it. */
function firstSentence(detail: string): string {
  return detail.split(/\. (?=[A-Z])/, 1)[0] ?? detail;
}

/** `built as v1.2.3 of https://github.com/acme/app on 2026-10-02`; untrusted text. */
function provedBuildText({ gitTag, repository, at }: NonNullable<ReportedFact['built']>): string {
  return `built as ${gitTag}${repository === undefined ? '' : ` of ${repository}`} on ${formatReportDay(at)}`;
}

/** `3 digests behind, since 2026-10-03`; of a source that may have missed moves, it says so. */
export function behindText({
  behind = 0,
  supersededAt,
  compared,
  ...source
}: Pick<ReportedFact, 'behind' | 'supersededAt' | 'compared' | 'basis' | 'evidence'>): string {
  const atLeast = isBound(source.basis) ? 'at least ' : '';
  return `${atLeast}${plural(behind, 'digest')} behind, since ${dayText(supersededAt, source.basis)}${sourceText(source)}${hasSameImages({ compared }) ? `, with ${sameImages}` : ''}`;
}

function sinceText(since: string, fact: ReportedFact): string {
  return `${dayText(since, fact.basis)}${sourceText(fact)}`;
}

/** The day on which the tag moved, or by which it had. */
export function dayText(timestamp: string | undefined, basis: ReportedFact['basis']): string {
  return `${formatReportDay(timestamp)}${isBound(basis) ? ' or earlier' : ''}`;
}

/** The same after the tag's end of life, because a pin to a tag that ended stays current forever. */
export function referenceText(reference: KnownReference, asOf: string): string {
  const ended = endOfLifeText(reference.fact, asOf);
  return ended === '' ? historyText(reference) : `${ended}; ${historyText(reference)}`;
}

/** What an audit shows of a reference: its history, age, current digest, end of life, and the checks that are waived. */
export function auditText(reference: KnownReference, asOf: string): string {
  const { fact, waivedChecks: waived = [] } = reference;
  const parts = [
    historyText(reference),
    ageText(fact, asOf),
    currentDigestText(fact),
    endOfLifeText(fact, asOf),
    announcedEndText(fact),
    waived.length === 0 ? '' : `waived: ${waived.join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** The age of the pin; of an unpinned reference, the time since the tag last moved. */
function ageText(fact: ReportedFact | undefined, asOf: string): string {
  const since = fact?.pinnedSince ?? fact?.currentSince;
  if (since === undefined) return '';
  const age = wholeDays((Date.parse(asOf) - Date.parse(since)) / 1000);
  return age < 0 ? `dated ${formatReportDay(since)}` : `${plural(age, 'day')} old`;
}

/** The digest that `tagproof pin` would write. */
function currentDigestText(fact: ReportedFact | undefined): string {
  const outdated = ['superseded', 'not-current', 'unpinned', 'one-platform'].includes(fact?.status ?? '');
  return outdated && fact?.currentDigest !== undefined ? `now ${shortDigest(fact.currentDigest)}` : '';
}

/** That the tag has reached its end of life, or when it does; empty otherwise. */
export function endOfLifeText(fact: ReportedFact | undefined, asOf: string): string {
  if (fact?.deprecated !== true) return '';
  const day = fact.endOfLife?.date;
  if (day === undefined) return 'end-of-life';
  return `end-of-life ${Date.parse(day) > Date.parse(asOf) ? 'on' : 'since'} ${formatReportDay(day)}`;
}

/** When a tag that is still supported ends, or that it is in its grace period; empty if that is not announced. */
function announcedEndText(fact: ReportedFact | undefined): string {
  if (fact?.deprecated !== false || fact.endOfLife === undefined) return '';
  const { date, grace } = fact.endOfLife;
  if (grace === undefined) return date === undefined ? '' : `supported until ${date}`;
  return grace.until === undefined
    ? 'in its grace period'
    : `in its grace period until ${formatReportDay(grace.until)}`;
}

/** Why nobody knows since when a digest is current. */
function noHistoryText(fact: ReportedFact): string {
  if (fact.basis !== 'timestamps')
    return fact.ageUnknown === undefined ? ' (no tag history)' : ' (no tag history, so its age is not known)';
  const accepted = isByDigestAge(fact) ? ', old enough by `digest-age: accepted`' : '';
  return `${accepted}${sourceText(fact)}`;
}

/** The source of a fact that does not rest on the platform's history, from when on that knows, and when it was read. */
export function sourceText({ basis, evidence }: Pick<ReportedFact, 'basis' | 'evidence'>): string {
  if (basis === 'first-seen') return ' (per ledger)';
  const judge = evidence?.find(({ silent }) => silent === undefined);
  if (judge === undefined || basis === undefined || basis === 'present') return '';
  const since = judge.since === undefined ? '' : ` since ${formatReportDay(judge.since)}`;
  return ` (by ${judge.source}${since}, read ${formatReportDay(judge.readAt)})`;
}

/** `3 days`, and never `0 days`. */
export function daysText(seconds: number | undefined): string {
  const days = wholeDays(seconds);
  return days < 1 ? 'less than a day' : plural(days, 'day');
}

/** Seconds as whole days. */
function wholeDays(seconds: number | undefined): number {
  return Math.floor((seconds ?? 0) / 86_400);
}

/** The day of an RFC 3339 timestamp. */
export function formatReportDay(timestamp: string | undefined): string {
  return timestamp?.slice(0, 10) ?? 'an unknown day';
}
