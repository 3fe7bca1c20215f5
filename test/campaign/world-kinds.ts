// What was special about the world of a run, as the table of docs/measurements/campaign.md names it.
import { repeatsCredentials } from './faults.js';
import { rulesFor } from './rules.js';
import type { Scene } from './run-once.js';
import { isFalse } from './sourced-window.js';

type Planned = Pick<Scene, 'world' | 'faults'>;

const kinds: readonly (readonly [string, (scene: Planned) => boolean])[] = [
  ['A registry whose every answer takes 4 to 30 seconds', ({ world }) => world.ordeal?.kind === 'slow'],
  [
    'Answers of the platform that never come',
    ({ world: { ordeal } }) => ordeal?.kind === 'endless' && !ordeal.isSlow,
  ],
  [
    'Answers of the platform that take 50 seconds each',
    ({ world: { ordeal } }) => ordeal?.kind === 'endless' && ordeal.isSlow,
  ],
  ['Sockets on which an answer never ends', ({ world }) => world.ordeal?.kind === 'socket'],
  ['Lists and histories that contradict themselves', ({ world }) => world.ordeal?.kind === 'contradiction'],
  ['Files that blow up', ({ world }) => Object.keys(world.checkout).some((file) => file.startsWith('huge/'))],
  [
    'Files in hostile spellings',
    ({ world }) => Object.keys(world.checkout).some((file) => spelled.test(file)),
  ],
  ['Images that only the right reader sees', ({ world }) => world.disguised.length > 0],
  ['Hostile names and texts', ({ world }) => world.hostile],
  ['Errors that repeat a credential, in any spelling', ({ faults }) => repeatsCredentials(faults)],
  ['A wrong clock', ({ faults }) => faults.skewMs !== 0],
  [
    'A full or read-only disk, unreadable files',
    ({ faults }) => faults.disk.size + faults.unreadable.size > 0,
  ],
  ['A stop in the middle', ({ faults }) => faults.stopAt !== undefined],
  [
    'A ledger that the change rewrites',
    ({ world }) => world.change !== undefined && world.ledgers?.isRewritten === true,
  ],
  ['Tags with histories in other places than the platform', ({ world }) => world.sourced.length > 0],
  [
    'Several sources of histories for one tag',
    ({ world }) => world.sourced.some(({ tellers, sightings }) => tellers.length + sightings.length > 1),
  ],
  [
    'A source of histories, or a ledger, that does not tell the truth',
    ({ world }) => world.sourced.some(isFalse),
  ],
  ['A merge commit that the host did not make', ({ world }) => world.change?.checkout === 'forged'],
  ['A job of GitHub Actions', ({ world }) => world.change?.system === 'github'],
  ['A job of GitLab CI', ({ world }) => world.change?.system === 'gitlab'],
  ['A job of Azure Pipelines', ({ world }) => world.change?.system === 'azure'],
  ['A job of Buildkite', ({ world }) => world.change?.system === 'buildkite'],
  ['A job that does not say what it judges', ({ world }) => world.change?.system === 'other'],
  [
    'A job whose rules nobody knows',
    ({ world: { change } }) => change !== undefined && rulesFor(change) === 'nobody',
  ],
];

const spelled = /\/\d\/(?:pod\.yaml|compose\.yaml|Dockerfile)$/;

/** All that a run is about, in the order of the table. */
export function kindsOf(scene: Planned): readonly string[] {
  return kinds.filter(([, isIt]) => isIt(scene)).map(([name]) => name);
}

export const kindNames: readonly string[] = kinds.map(([name]) => name);
