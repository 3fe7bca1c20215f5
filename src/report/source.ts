// The sources that a fact rests on → the report document, and back.
import { compact } from '../model/collections.js';
import type { Cause } from '../model/failure.js';
import type { HistoryEvidence } from '../model/judgement/fact.js';
import type { ReportedFact } from './schema/schema.js';
import { isoTime } from './time.js';

type ReportedSource = NonNullable<ReportedFact['evidence']>[number];

/** The sources of a fact as its field `evidence`; nothing where the fact names none. */
export function describeSources(
  evidence: readonly HistoryEvidence[] | undefined,
): Pick<ReportedFact, 'evidence'> {
  return evidence === undefined || evidence.length === 0 ? {} : { evidence: evidence.map(describeSource) };
}

/** One source, with its times as the report writes them. */
export function describeSource({ source, strength, since, readAt, silent }: HistoryEvidence): ReportedSource {
  return {
    source,
    strength,
    ...(since === undefined ? {} : { since: isoTime(since) }),
    readAt: isoTime(readAt),
    ...(silent === undefined ? {} : { silent: { ...silent } }),
  };
}

/** A recorded source. */
export function parseSource({ source, strength, since, readAt, silent }: ReportedSource): HistoryEvidence {
  return {
    source,
    strength,
    readAt: Date.parse(readAt),
    ...compact({
      since: since === undefined ? undefined : Date.parse(since),
      silent: silent && { cause: silent.cause as Cause, message: silent.message },
    }),
  };
}
