// The account of a report: its numbers; which questions about its references are answered, which were not asked, and which are
// not known; and which sources of tag histories the answers rest on.
import { isByDigestAge } from '../model/judgement/fact.js';
import { plural } from '../model/text/text.js';
import type {
  Counted,
  Report,
  ReportedCoverage,
  ReportedFact,
  ReportedReference,
  ReportedTotals,
} from './schema/schema.js';

/** A report rarely has more; the others are counted together. */
const maxSources = 8;

/** The sources that decided, the most used first. What only rests on the digest of today has none. */
function sourcesUsed({ references }: Pick<Report, 'references'>) {
  const counts = new Map<string, number>();
  for (const { fact } of references) {
    if (fact === undefined || fact.status === 'unknown' || fact.basis === 'present') continue;
    const judge = fact.evidence?.find(({ silent }) => silent === undefined);
    if (judge !== undefined) counts.set(judge.source, (counts.get(judge.source) ?? 0) + 1);
  }
  const uses = [...counts].map(([source, number]) => ({ source, references: number }));
  uses.sort((a, b) => b.references - a.references);
  if (uses.length <= maxSources) return uses;
  const others = uses.slice(maxSources - 1);
  const rest = others.reduce((sum, one) => sum + one.references, 0);
  return [...uses.slice(0, maxSources - 1), { source: `${others.length} other sources`, references: rest }];
}

/** `Tags were checked against the tag history of quay.io (2 references), …`; empty without a source. */
export function sourcesLine(report: Pick<Report, 'references'>): string {
  const uses = sourcesUsed(report).map(({ source, references }, index) => {
    const noun = index > 0 ? '' : references === 1 ? ' reference' : ' references';
    return `${source} (${references}${noun})`;
  });
  const aged = report.references.filter(({ fact }) => fact !== undefined && isByDigestAge(fact)).length;
  const age =
    aged === 0 ? '' : `; ${plural(aged, 'digest')} counted by its own age (\`digest-age: accepted\`)`;
  return uses.length === 0 ? '' : `Tags were checked against ${uses.join(', ')}${age}`;
}

type References = Report['references'];
type Covered = Pick<Report, 'coverage' | 'references'>;
type Questions = NonNullable<ReportedCoverage['questions']>;

type Question = keyof Questions;

/** Why a question about an image has no answer: nobody was to ask, or nobody could say. */
export type Unanswered = { readonly notAsked: string } | { readonly unknown: string };

/** What only the run knows of the questions about an image; a question without an entry is answered by the report. */
export type OpenQuestions = Partial<Record<Question, Unanswered>>;

type Answer = 'yes' | 'no' | 'by build' | Unanswered;

/** Counts the references, and the tags that they name. */
export function coverageOf(references: References): Pick<ReportedCoverage, 'references' | 'histories'> {
  const tags = new Map<string, string | undefined>();
  for (const { kind, registry, repository, tag, fact } of references) {
    if (kind !== 'image') continue;
    const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
    tags.set(name, tags.get(name) ?? historyCause(fact));
  }
  const answers = references.map(({ kind, fact }): Answer => {
    if (kind !== 'image') return { unknown: kind };
    if (fact?.built !== undefined) return 'by build';
    const cause = causeOf(fact);
    return cause === undefined ? 'yes' : { unknown: cause };
  });
  return { references: counted(answers), histories: countByOutcome([...tags.values()]) };
}

/** Counts the answers about all images. @param openOf of the reference with this index */
export function questionsOf(references: References, openOf: (index: number) => OpenQuestions): Questions {
  const answers = references.flatMap((reference, index) =>
    reference.kind === 'image' ? [answersAbout(reference, openOf(index))] : [],
  );
  return ofEachQuestion((question) => counted(answers.map((one) => one[question])));
}

export function ofEachQuestion(count: (question: Question) => Counted): Questions {
  return {
    proof: count('proof'),
    freshness: count('freshness'),
    endOfLife: count('endOfLife'),
    pullPolicy: count('pullPolicy'),
    advisories: count('advisories'),
    signature: count('signature'),
  };
}

/** Of something that there is nothing of. */
export const nothingCounted: Counted = { asked: 0, answered: 0, unknown: {} };

function answersAbout(reference: ReportedReference, open: OpenQuestions): Record<Question, Answer> {
  const { digest, fact, pullPolicies, signatures } = reference;
  const unpinned = digest === undefined ? { notAsked: 'unpinned' } : undefined;
  const policies = [...(pullPolicies?.newest ?? []), ...(pullPolicies?.others ?? [])];
  const silent = policies.find(({ verdict }) => verdict === 'unknown');
  return {
    proof: unpinned ?? proofOf(fact),
    freshness: unpinned ?? freshnessOf(fact),
    endOfLife: fact?.deprecated === undefined ? (open.endOfLife ?? { unknown: endCause(fact) }) : 'yes',
    pullPolicy:
      silent === undefined ? (open.pullPolicy ?? 'yes') : { unknown: silent.unknown?.cause ?? 'pull-policy' },
    advisories: open.advisories ?? 'yes',
    signature:
      signatures === undefined ? (open.signature ?? { notAsked: 'not-configured' }) : signedBy(signatures),
  };
}

/** Whether the pin is, or was, the tag's. */
function proofOf(fact: ReportedFact | undefined): Answer {
  if (fact?.status === 'not-in-history') return 'no';
  if (fact?.built !== undefined) return 'by build';
  const cause = fact?.status === 'missing' ? 'missing' : causeOf(fact);
  return cause === undefined ? 'yes' : { unknown: cause };
}

const proved: ReadonlySet<ReportedFact['status']> = new Set(['current', 'superseded', 'one-platform']);

/** Whether it is known of a pin that it is, or was, its tag's: by the tag's history, or by the build of its version if the history does not deny it. */
export function isProved(fact: ReportedFact | undefined): boolean {
  if (fact === undefined || fact.status === 'not-in-history') return false;
  return proved.has(fact.status) || fact.built !== undefined;
}

/** Checks that say of a proved digest that somebody else may have made it, or that its proof is disputed. */
export const disputingChecks = [
  'history-contradiction',
  'built-as-other-tag',
  'unsigned-image',
  'wrong-signer',
] as const;

/** Whether it is known how far the pin is behind its tag, or at least how far. */
function freshnessOf(fact: ReportedFact | undefined): Answer {
  switch (fact?.status) {
    case 'current':
      return fact.ageUnknown === undefined ? 'yes' : { unknown: 'no-history' };
    case 'superseded':
      return 'yes';
    case 'one-platform':
      return fact.indexDigest === fact.currentDigest || fact.lagSeconds !== undefined
        ? 'yes'
        : { unknown: 'no-history' };
    case 'not-current':
      return (fact.notSince ?? fact.currentSince) === undefined ? { unknown: 'not-current' } : 'yes';
    default:
      return { unknown: causeOf(fact) ?? fact?.status ?? 'no-result' };
  }
}

/** Of an image that was looked up, the platform or the list of release cycles does not have the release. */
function endCause(fact: ReportedFact | undefined): string {
  if (fact?.endUnread !== undefined) return fact.endUnread;
  const cause = fact?.status === 'missing' ? 'missing' : causeOf(fact);
  return cause === undefined || ['no-history', 'not-current'].includes(cause) ? 'not-listed' : cause;
}

function signedBy({ signed, complete }: NonNullable<ReportedReference['signatures']>): Answer {
  return complete || signed.length > 0 ? 'yes' : { unknown: 'unverifiable-signature' };
}

/** The coverage of a report; computed for a report of an older version, which has none. */
export function coverageIn({ coverage, references }: Covered): ReportedCoverage {
  return coverage ?? { ...coverageOf(references), artifacts: nothingCounted };
}

/** Counts by cause. @param causes for each thing why it is not known; `undefined` for what is */
export function countByOutcome(causes: readonly (string | undefined)[]): Counted {
  return counted(causes.map((cause) => (cause === undefined ? 'yes' : { unknown: cause })));
}

function counted(answers: readonly Answer[]): Counted {
  const [unknown, notAsked] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, why: string) => counts.set(why, (counts.get(why) ?? 0) + 1);
  let [answered, built, disproved] = [0, 0, 0];
  for (const answer of answers) {
    if (typeof answer !== 'string') {
      if ('unknown' in answer) count(unknown, answer.unknown);
      else count(notAsked, answer.notAsked);
      continue;
    }
    answered += 1;
    if (answer === 'by build') built += 1;
    if (answer === 'no') disproved += 1;
  }
  const left = [...notAsked.values()].reduce((sum, number) => sum + number, 0);
  return {
    asked: answers.length - left,
    answered,
    ...(built === 0 ? {} : { built }),
    ...(disproved === 0 ? {} : { disproved }),
    unknown: Object.fromEntries(unknown),
    ...(left === 0 ? {} : { notAsked: Object.fromEntries(notAsked) }),
  };
}

/** That the registry serves another digest now does not say whether the pin ever was the tag's. */
function causeOf(fact: ReportedFact | undefined): string | undefined {
  if (fact?.status === 'not-current') return fact.status;
  return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'no-result');
}

/** What a registry returns for a tag now is not a history. */
function historyCause(fact: ReportedFact | undefined): string | undefined {
  if (fact?.basis === 'present') return 'no-history';
  return fact?.status === 'not-current' ? undefined : causeOf(fact);
}

/** Counts what the lists of a report hold, in the order of its findings. Waived findings count as waived alone. */
export function totalsOf({
  findings,
  references,
  incomplete,
  edits,
}: Pick<Report, 'findings' | 'references' | 'incomplete' | 'edits'>) {
  const open = findings.filter(({ waived }) => waived === undefined);
  const pinned = edits.filter(({ before }) => before !== '').length;
  return {
    findings: open.length,
    waived: findings.length - open.length,
    references: references.length,
    files: new Set(references.map(({ file }) => file)).size,
    current: references.filter(({ fact }) => fact?.status === 'current').length,
    unknown: incomplete.length,
    local: references.filter(({ kind }) => kind === 'local').length,
    pinned,
    recorded: edits.length - pinned,
    bySeverity: countEach(open.map(({ severity }) => severity)),
    byCheck: countEach(open.map(({ check }) => check)),
  };
}

function countEach(keys: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** The numbers that a report begins with. */
export function countsOf(totals: ReportedTotals): NonNullable<Report['counts']> {
  const { findings, bySeverity, waived, references, files, unknown: notVerified, pinned } = totals;
  const { error = 0, warning = 0, notice = 0 } = bySeverity;
  return { findings, error, warning, notice, waived, references, files, notVerified, pinned };
}
