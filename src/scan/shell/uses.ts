// What the commands of a script do with images: the words that name one which is used, and the names that are built.
import { notPinnable } from '../reasons.js';
import type { ShellWord } from '../syntax/shell.js';
import { clusterTools, clusterUses } from './cluster-tools.js';
import { dockerPrograms, dockerUses } from './docker.js';
import type { CommandUses, ImageUses, UsedImage } from './image-uses.js';
import { programCall } from './program.js';
import { registryTools, registryUses } from './registry-tools.js';

type Commands = readonly (readonly ShellWord[])[];

const readers = [
  { programs: dockerPrograms, read: dockerUses },
  { programs: clusterTools, read: clusterUses },
  { programs: registryTools, read: registryUses },
];

/** Words of which a script that uses images has one. */
export const evidence =
  /docker|podman|nerdctl|buildah|kaniko|container|kubectl|\boc\b|kind|k3d|minikube|skopeo|crane|regctl|oras|cosign|\bctr\b|crictl|apptainer|singularity|@sha256:/i;

/** The uses of scripts that run on one machine: what one of them pushes or names counts for all. */
export function usesOfScripts(scripts: readonly Commands[]): readonly ImageUses[] {
  const found = scripts.map((commands) => commands.flatMap(usesOfCommand));
  const all = found.flat();
  const pushed = new Set(all.flatMap((one) => one.pushed ?? []).map(({ text }) => text));
  const named = new Set([
    ...pushed,
    ...all.flatMap(({ looksFor = [], builds = [] }) =>
      [...looksFor, ...builds.map(({ word }) => word)].map(({ text }) => text),
    ),
  ]);
  return found.map((uses) => ({
    images: withoutPullsByTag(
      uses.flatMap((one) => one.images ?? []),
      named,
    ),
    builds: uses.flatMap((one) => [
      ...(one.builds ?? []).map((build) => ({
        ...build,
        isPushed: build.isPushed || pushed.has(build.word.text),
      })),
      ...(one.pushed ?? []).map((word) => ({ word, isPushed: true })),
    ]),
  }));
}

function usesOfCommand(words: Commands[number]): readonly CommandUses[] {
  const call = programCall(words, (program) => readers.some(({ programs }) => programs.has(program)));
  const reader = readers.find(({ programs }) => programs.has(call?.program ?? ''));
  return call === undefined || reader === undefined ? [] : [reader.read(call)];
}

/** What was pulled by its digest has no name: where another command looks for the name, no digest is written. */
function withoutPullsByTag(images: readonly UsedImage[], named: ReadonlySet<string>): readonly UsedImage[] {
  return images.map((one) =>
    one.noPin === undefined && named.has(one.word.text) ? { ...one, noPin: notPinnable.alsoByTag } : one,
  );
}
