// What tools for clusters do with images: the image of a node (kind, k3d, minikube) or of a workload (kubectl, oc).
// https://kubernetes.io/docs/reference/kubectl/generated/
import type { ShellWord } from '../syntax/shell.js';
import { type CommandUses, images } from './image-uses.js';
import { optionValues, partOf } from './options.js';
import type { ProgramCall } from './program.js';

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
