// The incident of `demo --incident`: a stolen token moves a tag for a night. It has happened to real images; names are invented.

import { seededImage } from '../../emulator/seed/images.js';
import { digestAt } from '../../emulator/seed.js';
import { type State, stateSchema } from '../../emulator/state/state.js';
import { isDigest } from '../../model/images/image.js';
import type { Mode } from '../../model/run/config.js';
import { dayMs } from '../../model/text/time.js';

/** File paths with their texts. */
export type Folder = Readonly<Record<string, string>>;

/** One thing that a demo shows: what is in the folder, and what a run says of it. */
export interface DemoStep {
  readonly title: string;
  /** Printed before the run. */
  readonly note?: string;
  /** The files to write first. */
  readonly files?: (folder: Folder) => Folder;
  /** Absent: nothing is run. */
  readonly mode?: Mode;
  readonly inputs?: Readonly<Record<string, string>>;
}

const [name, tag] = ['python', '3.12'];
/** When the thief moved the tag, in days before now. */
const stolen = 0.2;

/** Points the tag at an image of the thief's, which the registry then serves. */
export function plantIncident(state: State, now: number): State {
  const at = new Date(now - stolen * dayMs).toISOString();
  const path = `${state.organization}/${name}`;
  const image = seededImage({ path, tag: 'stolen', daysAgo: stolen, created: at, seed: 1 });
  const root = state.groups.find((group) => group.name === state.organization)?.uid;
  const repos = state.repos.map((repo) => {
    if (repo.name !== name || !repo.uid.startsWith(`${root}/`)) return repo;
    const tags = repo.tags.map((one) =>
      one.name === tag
        ? { ...one, history: [...one.history, { updateTimestamp: at, digest: image.digest }] }
        : one,
    );
    return {
      ...repo,
      tags,
      indexes: [...repo.indexes, image.index],
      content: [...repo.content, ...image.content],
    };
  });
  return stateSchema.parse({ ...state, repos });
}

/** What the tag was yesterday and in the night, for the question which runs have pulled it. */
export function nightOf(state: State, registry: string, now: number) {
  const path = `${state.organization}/${name}`;
  const [good, bad] = [1, 0].map((daysAgo) => digestAt(state, path, tag, now - daysAgo * dayMs));
  if (good === undefined || bad === undefined || !isDigest(good) || !isDigest(bad)) return undefined;
  return { image: `${registry}/${path}`, tag, good, bad, now };
}

/** What a team sees of it, from the night to the morning after. */
export function incidentSteps(state: State, registry: string, now: number): readonly DemoStep[] {
  const path = `${state.organization}/${name}`;
  const [good, bad] = [1, 0].map((daysAgo) => digestAt(state, path, tag, now - daysAgo * dayMs));
  const foreign = digestAt(state, `${state.organization}/nginx`, 'latest', now);
  const pin = (digest: string | undefined) => `FROM ${registry}/${path}:${tag}@${digest}\n`;
  const inputs = { 'min-age': '12h', 'fail-on': 'warning' };
  return [
    {
      title: '1. The night: somebody with a stolen token points the tag at an image of their own',
      note: 'Builds without a digest run it from now on. Those that pin the digest of yesterday do not:',
      files: () => ({ 'web/Dockerfile': pin(good), 'jobs/Dockerfile': pin(good) }),
      ...{ mode: 'verify', inputs },
    },
    {
      title: '2. An update tool that knows only the present proposes the newest digest',
      note: 'The tag really points to it, but only for five hours, and `min-age` is twelve:',
      files: () => ({ 'web/Dockerfile': pin(bad) }),
      ...{ mode: 'verify', inputs },
    },
    {
      title: '3. A pull request "pins" a digest that the tag never had',
      note: 'Nobody compares 64 hex digits, and a runtime pulls what the digest says:',
      files: () => ({ 'web/Dockerfile': pin(good), 'jobs/Dockerfile': pin(foreign) }),
      ...{ mode: 'verify', inputs },
    },
    {
      title: '4. The morning after: `tagproof pin` does not take the digest of the thief',
      note: 'It takes the newest digest that the tag has had for long enough:',
      files: () => ({ 'jobs/Dockerfile': `FROM ${registry}/${path}:${tag}\n` }),
      ...{ mode: 'pin', inputs },
    },
  ];
}
