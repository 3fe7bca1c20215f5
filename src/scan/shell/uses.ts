// What the commands of a script do with images: the words that name one which is used, and the names that are built.
import { notPinnable } from '../reasons.js';
import type { ShellWord } from '../syntax/shell.js';
import { dockerPrograms, dockerUses } from './docker.js';
import { type CommandUses, type ImageUses, images, type UsedImage } from './image-uses.js';
import { optionValues, partOf } from './options.js';
import { type ProgramCall, programCall } from './program.js';
import { registryTools, registryUses } from './registry-tools.js';

export const clusterTools: ReadonlySet<string> = new Set([
  ...['kubectl', 'oc', 'kind', 'k3d', 'minikube', 'gke-deploy'],
]);

/** Commands by tool, as the first words that are no options, and the options that name an image. */
const commands: Readonly<Record<string, readonly (readonly [RegExp, readonly string[]])[]>> = {
  kubectl: [
    [/(?:^| )(?:run|debug) /, ['image']],
    [/(?:^| )create (?:deployment|deploy|job|cronjob|cj) /, ['image']],
  ],
  kind: [[/^create cluster /, ['image']]],
  k3d: [[/^(?:cluster create|node create|create) /, ['image', 'i']]],
  'gke-deploy': [[/^(?:prepare|run) /, ['image', 'i']]],
  minikube: [[/^start /, ['base-image']]],
};

/** Commands that copy an image of the machine into a cluster. */
const loads = /^(?:load docker-image|image import|images import|image load|cache add) /;

/** The images of one command. */
export function clusterUses({ program, args }: ProgramCall): CommandUses {
  const end = args.findIndex(({ text }) => text === '--');
  const words = end < 0 ? args : args.slice(0, end);
  const plain = words.filter(({ text }) => !text.startsWith('-'));
  const spelled = `${plain.map(({ text }) => text).join(' ')} `;
  const isKubectl = program === 'kubectl' || program === 'oc';
  if (isKubectl && /(?:^| )set image /.test(spelled)) return { images: images(setImages(plain)) };
  if (loads.test(spelled)) return { looksFor: plain };
  const found = commands[isKubectl ? 'kubectl' : program]?.find(([command]) => command.test(spelled));
  return found === undefined ? {} : { images: images(optionValues(words, found[1])) };
}

/** The images of `set image deployment/app app=nginx:1 sidecar=busybox:2`. */
function setImages(words: readonly ShellWord[]): readonly ShellWord[] {
  const from = words.findIndex(({ text }, index) => text === 'image' && words[index - 1]?.text === 'set');
  return words.slice(from + 1).flatMap((word) => {
    const equals = word.text.indexOf('=');
    return equals <= 0 ? [] : [partOf(word, equals + 1)];
  });
}

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
