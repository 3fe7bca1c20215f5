// What the commands of a script do with images: the words that name one which is used, and the names that are built.
import { notPinnable } from '../reasons.js';
import type { ShellWord } from '../syntax/shell.js';
import { clusterTools, clusterUses } from './cluster-tools.js';
import { dockerPrograms, dockerUses } from './docker.js';
import type { ImageUses, UsedImage } from './image-uses.js';
import { programCall } from './program.js';
import { registryTools, registryUses } from './registry-tools.js';

const readers = [
  { programs: dockerPrograms, read: dockerUses },
  { programs: clusterTools, read: clusterUses },
  { programs: registryTools, read: registryUses },
];

/** Words of which a script that uses images has one. */
export const evidence =
  /docker|podman|nerdctl|buildah|container|kubectl|\boc\b|kind|k3d|minikube|skopeo|crane|regctl|oras|cosign|\bctr\b|crictl|apptainer|singularity|@sha256:/i;

/** The uses of all commands. A name that the script pushes is pushed wherever it is built. */
export function usesOfCommands(commands: readonly (readonly ShellWord[])[]): ImageUses {
  const found = commands.flatMap((words) => {
    const known = (program: string) => readers.some(({ programs }) => programs.has(program));
    const call = programCall(words, known);
    const reader = readers.find(({ programs }) => programs.has(call?.program ?? ''));
    return call === undefined || reader === undefined ? [] : [reader.read(call)];
  });
  const pushed = new Set(found.flatMap((one) => one.pushed ?? []).map(({ text }) => text));
  const builds = found.flatMap((one) => one.builds ?? []);
  const looksFor = [...found.flatMap((one) => one.looksFor ?? []), ...builds.map(({ word }) => word)];
  return {
    images: withoutPullsByTag(
      found.flatMap((one) => one.images ?? []),
      new Set([...pushed, ...looksFor.map(({ text }) => text)]),
    ),
    builds: builds.map((one) => ({ ...one, isPushed: one.isPushed || pushed.has(one.word.text) })),
  };
}

/** What was pulled by its digest has no name: where another command looks for the name, no digest is written. */
function withoutPullsByTag(images: readonly UsedImage[], named: ReadonlySet<string>): readonly UsedImage[] {
  return images.map((one) =>
    one.noPin === undefined && named.has(one.word.text) ? { ...one, noPin: notPinnable.alsoByTag } : one,
  );
}
