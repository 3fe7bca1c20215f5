// mass-move: reports repositories of which many version tags moved within an hour.

import { imageName } from '../../../model/images/image.js';
import type { CheckInput, Instant, TagHistory } from '../../../model/judgement/fact.js';
import { plural } from '../../../model/text/text.js';
import { hourMs } from '../../../model/text/time.js';
import { type Check, perImage } from '../../check.js';
import { staysByRule } from './moved-version-tag.js';

/** As many tags of one repository are more than a correction. */
const many = 3;

export const massMove: Check = {
  id: 'mass-move',
  summary: 'Many version tags of a repository moved within an hour',
  severity: 'warning',
  example: {
    bad: 'FROM quay.io/acme/app:1.4.2',
    good: 'FROM quay.io/acme/app:1.4.2@sha256:<a digest from before the move>',
  },
  why: 'Whoever takes over a publisher’s account can point every version tag to one image of theirs at once. A publisher rarely has a reason to move several tags that name full versions at the same time. Only tags whose histories were read in this run are compared; images of the platform and official images of Docker Hub are left out, because their tags are rebuilt as a rule.',
  fix: 'Do not pin the new digests before the publisher has explained the move. Pins of the digests from before are not affected.',
  waive: { when: 'Waive it if the publisher has announced the move. Say where.', where: 'line' },
  run(input) {
    const moved = massMoves(input);
    return perImage(input, ({ image }) => {
      const move = moved.get(imageName(image));
      if (move === undefined) return undefined;
      const when = new Date(move.from).toISOString().slice(0, 16).replace('T', ' ');
      const name = `${image.registry}/${image.repository}`;
      return {
        message: `${plural(move.tags, 'version tag')} of ${name} moved within an hour of ${when} UTC, ${imageName(image)} among them. Do not pin the new digests before the publisher has explained this`,
      };
    });
  },
};

interface MassMove {
  readonly from: Instant;
  /** How many tags moved within the hour. */
  readonly tags: number;
}

interface Move {
  readonly name: string;
  readonly at: Instant;
}

/** The names of the tags that took part in a mass move, each with the largest one, or the first of those. */
function massMoves({ histories }: CheckInput): ReadonlyMap<string, MassMove> {
  const moves = new Map<string, Move[]>();
  for (const history of histories.filter(staysByRule)) {
    const repository = `${history.registry}/${history.repository}`;
    const known = moves.get(repository) ?? [];
    moves.set(repository, known);
    for (const at of movesIn(history)) known.push({ name: imageName(history), at });
  }
  const found = new Map<string, MassMove>();
  for (const all of moves.values()) {
    const sorted = all.sort((a, b) => a.at - b.at);
    for (const [index, largest] of largestAround(sorted).entries()) {
      const { name } = sorted[index] ?? {};
      if (name !== undefined && largest.tags >= many && largest.tags > (found.get(name)?.tags ?? 0))
        found.set(name, largest);
    }
  }
  return found;
}

/** For each move, the hour with the most tags of those that it is in; of equal ones the first. */
function largestAround(sorted: readonly Move[]): readonly MassMove[] {
  const hours = hoursFrom(sorted);
  /** Indices of hours that may still be the largest of one that comes, the largest first. */
  const candidates: number[] = [];
  let first = 0;
  return sorted.map(({ at }, index) => {
    const own = hours[index] ?? { from: at, tags: 0 };
    while (candidates.length > first && (hours[candidates.at(-1) ?? 0]?.tags ?? 0) < own.tags)
      candidates.pop();
    candidates.push(index);
    while ((hours[candidates[first] ?? 0]?.from ?? 0) < at - hourMs) first += 1;
    return hours[candidates[first] ?? 0] ?? own;
  });
}

/** The hour that begins with each move, and how many tags moved in it. */
function hoursFrom(sorted: readonly Move[]): readonly MassMove[] {
  const inHour = new Map<string, number>();
  const count = (name: string, more: number) => {
    const number = (inHour.get(name) ?? 0) + more;
    if (number === 0) inHour.delete(name);
    else inHour.set(name, number);
  };
  let end = 0;
  return sorted.map(({ name, at }) => {
    for (let next = sorted[end]; next !== undefined && next.at <= at + hourMs; next = sorted[end]) {
      count(next.name, 1);
      end += 1;
    }
    const hour = { from: at, tags: inHour.size };
    count(name, -1);
    return hour;
  });
}

/** When a tag was pointed to another digest than before; its first digest is no move. */
function movesIn({ intervals }: TagHistory): readonly Instant[] {
  return intervals.flatMap(({ digest, since }, index) => {
    const before = intervals[index - 1];
    return before !== undefined && before.digest !== digest ? [since] : [];
  });
}
