// Point 4: work that a change can make. CPU time is compared with a control of the same size that is harmless.
import type { Attack } from './attack.js';
import * as ci from './ci.js';
import { checkOut, type Edits } from './repository.js';
import type { Stage } from './stage.js';

const policy = '.github/tagproof.yml';
const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');
const images = (stage: Stage, count: number, name: (at: number) => string) =>
  times(count, (at) => `FROM ${stage.world.registry.host}/acme/${name(at)}:20\n`);

/** CPU seconds after which a run is ended. */
const cpuLimit = 7;

/** A pull request of GitHub, whose head is hostile in one thing; or that head in a terminal. */
function attack(
  name: string,
  before: Attack['before'],
  head: (stage: Stage, attacked: boolean) => Edits,
  { terminal = false } = {},
): Attack {
  return {
    point: 4,
    name,
    control: terminal ? 'fail or incomplete' : 'fail',
    before,
    async play(stage, attacked) {
      const base = { [policy]: 'fail-on: error\n' };
      const checked = checkOut(stage, { base, head: head(stage, attacked) }, { at: 'merge' });
      const args = ['verify', '.', '--timeout', '10s'];
      if (terminal) return stage.start({ cwd: checked.folder, args, cpuLimit });
      const env = await ci.githubPullRequest(stage, checked, ci.inputs({ timeout: '10s' }));
      return stage.start({ action: true, cwd: checked.folder, env, cpuLimit });
    },
  };
}

const waiver = (selector: string) =>
  `  - check: unpinned\n    ${selector}\n    reason: it is only for a test\n`;
const stars = `**${'*a'.repeat(60)}`;
const repository = (at: number) => `${'a'.repeat(110)}${at}`;

export const work: readonly Attack[] = [
  attack(
    'Adding 130 waivers of stars, which backtrack over 130 long names of images',
    'broken',
    (stage, attacked) => ({
      Dockerfile: images(stage, 130, repository),
      [policy]: `waivers:\n${times(130, (at) => waiver(`image: "${attacked ? stars : 'none'}${at}b"`))}`,
    }),
  ),
  attack(
    'Overrides of stars in a repository that is checked in a terminal, which backtrack over long names of images',
    'broken',
    (stage, attacked) => ({
      Dockerfile: images(stage, 90, repository),
      [policy]: `overrides:\n${times(90, (at) => `  - images: "${attacked ? stars : 'none'}${at}b"\n    max-age: 7d\n`)}`,
    }),
    { terminal: true },
  ),
  attack('Adding 3,000 waivers against 400 images', 'broken', (stage, attacked) => ({
    Dockerfile: images(stage, 400, (at) => `node${at}`),
    [policy]: `waivers:\n${times(attacked ? 3000 : 30, (at) => waiver(`image: "**/acme/other${at}*"`))}`,
  })),
  attack('Writing thousands of inline waivers next to thousands of images', 'broken', (stage, attacked) => ({
    Dockerfile: times(
      attacked ? 4000 : 1000,
      (at) => `# tagproof: ignore[unpinned] number ${at}\n${images(stage, 1, () => 'node')}`,
    ),
  })),
  attack(
    'Moving thousands of equal references between files under `new-only`',
    'held',
    (stage, attacked) => ({
      'one/Dockerfile': images(stage, attacked ? 3000 : 800, () => 'node'),
      'two/Dockerfile': images(stage, attacked ? 3000 : 800, () => 'node'),
      [policy]: 'new-only: true\n',
    }),
  ),
  {
    point: 4,
    name: 'Writing a file that a busy runner gives up, so that its finding is not seen under `on-incomplete: warn`',
    control: 'fail',
    before: 'broken',
    async play(stage, attacked) {
      const services = times(16_000, (at) => `  s${at}: {build: ./s${at}, environment: {A: "1", B: "2"}}\n`);
      const image = `services:\n  web: {image: "${images(stage, 1, () => 'node')
        .slice(5)
        .trim()}"}\n`;
      const checked = checkOut(stage, { base: {}, head: { 'compose.yaml': `${image}${services}` } });
      const args = ['verify', '.', '--on-incomplete', 'warn'];
      return stage.start({ cwd: checked.folder, args, ...(attacked ? { freezeAt: 0.6 } : {}) });
    },
  },
];
