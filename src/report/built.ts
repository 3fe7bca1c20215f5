// The build that proves the version of a pin whose tag has no history; it says nothing of what the tag pointed to.
import { compact } from '../model/collections.js';
import type { ImageReference } from '../model/images/image.js';
import type { Fact, Instant } from '../model/judgement/fact.js';
import type { ReferenceSignatures } from '../model/judgement/signature.js';
import type { ReportedFact } from './schema/schema.js';
import { isoTime } from './time.js';

/**
 * The part of the reported fact. Empty unless the only thing unknown is the history of the tag: a timeout or a
 * contradiction stays what it is, and so does a build that is later than `asOf`.
 */
export function describeBuilt(
  fact: Fact,
  { digest }: Pick<ImageReference, 'digest'>,
  signatures: ReferenceSignatures | undefined,
  asOf: Instant,
): Pick<ReportedFact, 'built'> {
  if (fact.status !== 'unknown' || fact.cause !== 'no-history') return {};
  const { built } = signatures ?? {};
  if (digest === undefined || signatures?.digest !== digest || built?.provesTag !== true) return {};
  const { gitTag, at, build } = built;
  if (gitTag === undefined || at === undefined || at > asOf) return {};
  return { built: { gitTag, at: isoTime(at), ...compact({ repository: build.repository }) } };
}
