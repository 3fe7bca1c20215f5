// Point 5: exceptions that were accepted for one place, moved to another.
import type { Attack, Ended, Honest } from './attack.js';
import * as ci from './ci.js';
import { type Checked, checkOut, type Edits } from './repository.js';
import type { Stage } from './stage.js';
import { digestOf } from './world.js';

interface Sides {
  readonly base: Edits;
  readonly head: Edits;
}

const from = ({ world }: Stage, image: string, tag = '20') => `FROM ${world.registry.host}/${image}:${tag}\n`;
const pinned = (stage: Stage, image: string) =>
  `FROM ${stage.world.registry.host}/${image}:20@${digestOf(`${image}:20`)}\n`;
const accepted = '# tagproof: ignore[unpinned] it is never deployed\n';
const strict = { '.github/tagproof.yml': 'fail-on: error\n' };
const newOnly = { '.github/tagproof.yml': 'fail-on: error\nnew-only: true\n' };
const steps = Array.from({ length: 12 }, (_, at) => `RUN step ${at}\n`).join('');

type System = (stage: Stage, checked: Checked) => Promise<Ended>;

const github: System = async (stage, checked) =>
  stage.start({ action: true, cwd: checked.folder, env: await ci.githubPullRequest(stage, checked) });
const buildkite: System = async (stage, checked) =>
  stage.start({ cwd: checked.folder, args: ['verify', '.'], env: ci.buildkite(checked) });

/** In the control the change brings the same image, and no exception exists. */
function attack(
  name: string,
  before: Attack['before'],
  sides: (stage: Stage, accepted: string) => Sides,
  run: System = github,
  control: (stage: Stage) => Sides = (stage) => sides(stage, ''),
): Attack {
  return {
    point: 5,
    name,
    control: 'fail',
    before,
    async play(stage, attacked) {
      const change = attacked ? sides(stage, accepted) : control(stage);
      return run(stage, checkOut(stage, change, { at: run === github ? 'merge' : 'head' }));
    },
  };
}

export const exceptions: readonly Attack[] = [
  attack(
    'Moving a file with its inline waiver from `sandbox` to `production`, with another line changed',
    'broken',
    (stage, waived) => ({
      base: { ...strict, 'sandbox/Dockerfile': `${waived}${from(stage, 'acme/node')}${steps}` },
      head: {
        'sandbox/Dockerfile': null,
        'production/Dockerfile': `${waived}${from(stage, 'acme/node')}${steps}RUN deploy\n`,
      },
    }),
  ),
  attack('Changing the tag under an inline waiver', 'broken', (stage, waived) => ({
    base: { ...strict, Dockerfile: `${waived}${from(stage, 'acme/node')}${steps}` },
    head: { Dockerfile: `${waived}${from(stage, 'acme/node', '22')}${steps}` },
  })),
  attack(
    'Moving an old finding under `new-only` from `examples` to `production`, with another line changed',
    'broken',
    (stage) => ({
      base: { ...newOnly, 'examples/Dockerfile': `${from(stage, 'acme/node')}${steps}` },
      head: {
        'examples/Dockerfile': null,
        'production/Dockerfile': `${from(stage, 'acme/node')}${steps}RUN deploy\n`,
      },
    }),
    github,
    (stage) => ({
      base: newOnly,
      head: { 'production/Dockerfile': `${from(stage, 'acme/node')}${steps}RUN deploy\n` },
    }),
  ),
  attack(
    'Taking an image out of one file and adding it to a different one in the same change, under `new-only`',
    'broken',
    (stage) => ({
      base: {
        ...newOnly,
        'examples/Dockerfile': from(stage, 'acme/node'),
        'production/compose.yaml': `services:\n  web:\n    image: ${pinned(stage, 'acme/web').slice(5)}`,
      },
      head: {
        'examples/Dockerfile': null,
        'production/compose.yaml': `services:\n  web:\n    image: ${from(stage, 'acme/node').slice(5)}`,
      },
    }),
    github,
    (stage) => ({
      base: newOnly,
      head: {
        'production/compose.yaml': `services:\n  web:\n    image: ${from(stage, 'acme/node').slice(5)}`,
      },
    }),
  ),
  attack(
    'Copying a file with its inline waiver to `production`, while the original stays',
    'held',
    (stage, waived) => ({
      base: { ...strict, 'sandbox/Dockerfile': `${waived}${from(stage, 'acme/node')}${steps}` },
      head: { 'production/Dockerfile': `${waived}${from(stage, 'acme/node')}${steps}` },
    }),
  ),
  attack(
    'Swapping two files, so that the waived content is in `production`, on Buildkite',
    'broken',
    (stage, waived) => ({
      base: {
        ...strict,
        'sandbox/Dockerfile': `${waived}${from(stage, 'acme/node')}${steps}`,
        'production/Dockerfile': `${pinned(stage, 'acme/web')}RUN web\n`,
      },
      head: {
        'production/Dockerfile': `${waived}${from(stage, 'acme/node')}${steps}`,
        'sandbox/Dockerfile': `${pinned(stage, 'acme/web')}RUN web\n`,
      },
    }),
    buildkite,
  ),
];

/** A pure rename keeps what was accepted, and a pinned image needs no exception. */
export const honestMoves: readonly Honest[] = [
  {
    name: 'a file renamed without any change keeps its inline waiver',
    codes: [0],
    play: (stage) => {
      const text = `${accepted}${from(stage, 'acme/node')}${steps}`;
      const head = { 'sandbox/Dockerfile': null, 'trial/Dockerfile': text };
      return github(
        stage,
        checkOut(stage, { base: { ...strict, 'sandbox/Dockerfile': text }, head }, { at: 'merge' }),
      );
    },
  },
  {
    name: 'a file renamed without any change has no new finding under `new-only`',
    codes: [0],
    play: (stage) => {
      const text = `${from(stage, 'acme/node')}${steps}`;
      const head = { 'examples/Dockerfile': null, 'trial/Dockerfile': text };
      return github(
        stage,
        checkOut(stage, { base: { ...newOnly, 'examples/Dockerfile': text }, head }, { at: 'merge' }),
      );
    },
  },
  {
    name: 'a line next to an inline waiver is changed',
    codes: [0],
    play: (stage) => {
      const text = `${accepted}${from(stage, 'acme/node')}${steps}`;
      const change = { base: { ...strict, Dockerfile: text }, head: { Dockerfile: `${text}RUN one more\n` } };
      return github(stage, checkOut(stage, change, { at: 'merge' }));
    },
  },
];
