// The new digests that the findings of a run would write, each once.
import type { Bump } from '../forecast/index.js';
import { smallest } from '../model/extremes.js';
import type { Evidence, TagHistory } from '../model/fact.js';
import type { JudgedFinding } from '../model/finding.js';
import { type Digest, imageName } from '../model/image.js';
import { mirroredImage } from '../model/mirror.js';
import type { ImageOccurrence } from '../model/occurrence.js';
import { answerAbout, pullVerdict, type ReferencePolicies } from '../model/pull-policy.js';
import { placeKey } from '../model/source.js';
import { compareText } from '../model/text.js';

export interface PlannedBump extends Bump {
  /** Whether pull policies allow a digest; one that they were not asked about is not allowed. */
  readonly mayPull: (digest: Digest) => boolean;
}

interface Judged {
  readonly findings: readonly JudgedFinding[];
  readonly evidence: Evidence;
}

/** Those of findings that no waiver accepts, by name. A reference without a digest is no bump: nothing is replaced. */
export function bumpsOf(
  { findings, evidence }: Judged,
  mirrors: Readonly<Record<string, string>>,
): readonly PlannedBump[] {
  const fixes = new Map(
    findings.flatMap(({ at, fix, about, waived }) =>
      at && fix && about?.image && waived === undefined
        ? [[`${placeKey(at)} ${imageName(about.image)}`, fix.digest] as const]
        : [],
    ),
  );
  const bumps = new Map<string, PlannedBump>();
  const historyOf = historyFinder(evidence.histories);
  for (const one of evidence.occurrences) {
    if (one.kind !== 'image') continue;
    const to = fixes.get(`${placeKey(one.at)} ${imageName(one.image)}`);
    const from = one.image.digest;
    if (to === undefined || from === undefined || from === to) continue;
    const key = `${imageName(one.image)} ${from} ${to}`;
    if (!bumps.has(key)) bumps.set(key, bumpOf(one, { from, to }, { ...evidence, historyOf }, mirrors));
  }
  return [...bumps.values()].sort((a, b) => compareText(imageName(a.image), imageName(b.image)));
}

function bumpOf(
  occurrence: ImageOccurrence,
  digests: Pick<Bump, 'from' | 'to'>,
  { facts, historyOf, pullPolicies }: Evidence & { readonly historyOf: FindHistory },
  mirrors: Readonly<Record<string, string>>,
): PlannedBump {
  const { image } = occurrence;
  const fact = facts.get(occurrence);
  const origin = mirroredImage(image, mirrors);
  const tag = image.tag ?? (fact !== undefined && 'recoveredTag' in fact ? fact.recoveredTag : undefined);
  const names = [image, origin].map((one) => imageName({ ...one, ...(tag === undefined ? {} : { tag }) }));
  const history = historyOf(names);
  const policies = pullPolicies?.get(occurrence);
  return {
    ...{ image, origin, history, ...digests },
    mayPull: (digest) => policies === undefined || isAllowed(policies, digest),
  };
}

type FindHistory = (names: readonly string[]) => TagHistory | undefined;

/** Finds the first history that has one of the names. */
function historyFinder(histories: readonly TagHistory[]): FindHistory {
  const positions = new Map(histories.map((one, position) => [imageName(one), position] as const).reverse());
  return (names) => histories[smallest(names.flatMap((name) => positions.get(name) ?? []))];
}

function isAllowed(policies: ReferencePolicies, digest: Digest): boolean {
  const answer = answerAbout(policies, digest);
  return answer !== undefined && pullVerdict(answer) === 'allowed';
}
