// What pins change, for a reader: by image for the pull request, and by line for suggestions.

import { addToGroup, compact } from '../model/collections.js';
import { type Digest, imageName } from '../model/images/image.js';
import type { CheckInput, Fact, Instant, TagHistory } from '../model/judgement/fact.js';
import type { Finding, JudgedFinding } from '../model/judgement/finding.js';
import type { FileChange, PinChange } from '../model/run/delivery.js';
import { positionsOf } from '../model/text/position.js';
import { type Place, placeKey } from '../model/text/source.js';
import { compareText } from '../model/text/text.js';

/** The images whose pins the files change, by name; the same change in several places is listed once, with all places. */
export function pinChanges(
  findings: readonly Finding[],
  { occurrences, facts, histories }: CheckInput,
  files: readonly FileChange[],
): readonly PinChange[] {
  const changed = new Set(files.map(({ path }) => path));
  const sinceWhen = lastTimes(histories);
  const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[placeKey(at), fix] as const] : [])));
  const changes = new Map<string, PinChange>();
  const places = new Map<string, Place[]>();
  for (const occurrence of occurrences) {
    const fix = fixes.get(placeKey(occurrence.at));
    if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file)) continue;
    const { image, at } = occurrence;
    const fact = facts.get(occurrence);
    if (fact === undefined || !('currentSince' in fact)) continue;
    const name = imageName(image);
    const key = `${name} ${image.digest} ${fix.digest}`;
    const ownPlaces = places.get(key) ?? [];
    places.set(key, ownPlaces);
    ownPlaces.push(at);
    const older = fix.digest === fact.currentDigest ? undefined : sinceWhen(name, fix.digest);
    changes.set(key, {
      name,
      ...compact({ from: image.digest }),
      to: fix.digest,
      ...(older === undefined ? { toSince: fact.currentSince, ...lagOf(fact) } : { toSince: older }),
      places: ownPlaces,
    });
  }
  return [...changes.values()].sort((a, b) => compareText(a.name, b.name));
}

/** When tags began to point to a digest the last time. Where a policy holds the newest one back, an older one is written. */
function lastTimes(histories: readonly TagHistory[]) {
  const historyOf = new Map(histories.toReversed().map((one) => [imageName(one), one]));
  const known = new Map<string, Instant | undefined>();
  return (name: string, wanted: Digest): Instant | undefined => {
    const key = `${name} ${wanted}`;
    const since = () => historyOf.get(name)?.intervals.findLast(({ digest }) => digest === wanted)?.since;
    if (!known.has(key)) known.set(key, since());
    return known.get(key);
  };
}

function lagOf(fact: Fact): Pick<PinChange, 'supersededAt' | 'behind'> {
  return fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {};
}

/** The lines of the changed files, each with a message about the findings that it fixes. */
export function suggestedChanges(
  findings: readonly JudgedFinding[],
  changes: readonly FileChange[],
  describe: (fixed: readonly Finding[]) => string,
): readonly FileChange[] {
  const byFile = new Map<string, JudgedFinding[]>();
  for (const finding of findings) {
    if (finding.fix !== undefined) addToGroup(byFile, finding.fix.file, finding);
  }
  return changes.map((change) => {
    const positionOf = positionsOf(change.before);
    const fixed = new Map<number, Finding[]>();
    for (const finding of byFile.get(change.path) ?? []) {
      const { span, also = [] } = finding.fix ?? {};
      if (span === undefined) continue;
      const lines = new Set([span, ...also].map((one) => positionOf(one).line));
      for (const line of lines) addToGroup(fixed, line, finding);
    }
    const lines = change.lines.map((line) => ({ ...line, message: describe(fixed.get(line.line) ?? []) }));
    return { ...change, lines };
  });
}
