// What the commands of a script do with images: the words that name one which is used, and the names that are built.
import { notPinnable } from '../../reasons.js';
import type { ShellWord } from '../syntax/shell.js';
import { dockerPrograms, dockerUses } from './docker.js';
import { type CommandUses, firstImage, type ImageUses, images, type UsedImage } from './image-uses.js';
import { type OptionTable, operandsOf, optionTable, optionValues, partOf } from './options.js';
import { type ProgramCall, programCall } from './program.js';

const scheme = 'docker://';

interface RegistryTool {
  readonly options: OptionTable;
  /** Commands that download the first operand. */
  readonly reads: RegExp;
  /** Commands that ask the registry about the first operand. */
  readonly asks?: RegExp;
  /** Commands that copy the first operand to the second one. */
  readonly copies?: RegExp;
}

const crane = {
  options: optionTable(
    'v verbose insecure allow-nondistributable-artifacts cached full-ref tarball no-clobber a all-tags n',
    'platform format c cache_path o output j jobs',
  ),
  reads: /^(?:export|pull|validate)$/,
  asks: /^(?:digest|manifest|config)$/,
  copies: /^(?:cp|copy)$/,
};

const tools: Readonly<Record<string, RegistryTool>> = {
  crane,
  gcrane: crane,
  regctl: {
    options: optionTable(
      'v force-recursive digest-tags include-external referrers fast list require-list',
      'p platform format host logopt verbosity',
    ),
    reads: /^image export$/,
    asks: /^(?:image (?:digest|manifest|inspect|config|check-base)|manifest (?:get|head|diff))$/,
    copies: /^image (?:copy|cp)$/,
  },
  oras: {
    options: optionTable(
      'd debug v verbose r recursive plain-http insecure k keep-old-files allow-path-traversal no-tty descriptor pretty include-subject',
      'o output u username p password config registry-config platform concurrency format ca-file cert-file key-file oci-layout-path resolve media-type',
    ),
    reads: /^pull$/,
    asks: /^(?:discover|manifest fetch|manifest fetch-config|resolve)$/,
    copies: /^(?:cp|copy)$/,
  },
  cosign: {
    options: optionTable(
      'check-claims insecure-ignore-tlog insecure-ignore-sct local-image offline private-infrastructure new-bundle-format allow-insecure-registry verbose d k8s-keychain',
      'a o t annotations certificate certificate-chain certificate-github-workflow-name certificate-github-workflow-ref certificate-github-workflow-repository certificate-github-workflow-sha certificate-github-workflow-trigger certificate-identity certificate-identity-regexp certificate-oidc-issuer certificate-oidc-issuer-regexp key output output-file policy predicate-type platform registry-password registry-username rekor-url sct signature slot timeout timestamp-certificate-chain trusted-root type max-workers ca-roots ca-intermediates attachment',
    ),
    reads: /^(?:verify|verify-attestation)$/,
    asks: /^(?:triangulate|tree|download (?:sbom|attestation|signature))$/,
  },
  ctr: {
    options: optionTable(
      'rm d t all-platforms k plain-http print-chainid skip-verify net-host tty detach privileged local',
      'n namespace a address user u platform snapshotter hosts-dir env mount cwd runtime label gpus',
    ),
    reads: /^(?:images? pull|i pull|run)$/,
  },
  crictl: { options: optionTable('D debug', 'r c creds auth config runtime-endpoint'), reads: /^pull$/ },
  apptainer: { options: optionTable('', ''), reads: /^$/ },
  singularity: { options: optionTable('', ''), reads: /^$/ },
  skopeo: { options: optionTable('', ''), reads: /^$/ },
};

const registryTools: ReadonlySet<string> = new Set(Object.keys(tools));

/** The images of one command. */
function registryUses({ program, args }: ProgramCall): CommandUses {
  const tool = tools[program];
  if (tool === undefined) return {};
  if (program === 'skopeo') return skopeoUses(args);
  if (program === 'apptainer' || program === 'singularity')
    return { images: images(addresses(args).slice(0, 1)) };
  const { operands, unknownOption } = operandsOf(args, tool.options);
  for (const length of [1, 2]) {
    const verb = operands
      .slice(0, length)
      .map(({ text }) => text)
      .join(' ');
    const rest = operands.slice(length);
    if (tool.reads.test(verb))
      return firstImage(unknownOption === undefined ? { operands: rest } : { operands: rest, unknownOption });
    if (tool.asks?.test(verb) === true) return { images: images(rest.slice(0, 1), notPinnable.asksForTag) };
    if (tool.copies?.test(verb) === true) return copied(rest, notPinnable.copiesTag);
  }
  return {};
}

/** `skopeo inspect|copy|delete docker://…`: behind `copy`, the last address is where the image goes. */
function skopeoUses(args: readonly ShellWord[]): CommandUses {
  const verb = args.find(({ text }) => /^[a-z]+$/.test(text))?.text;
  const all = addresses(args);
  if (verb === 'inspect') return { images: images(all.slice(0, 1), notPinnable.asksForTag) };
  if (verb !== 'copy') return {};
  const isUploaded = args.at(-1)?.text.startsWith(scheme) === true;
  if (!isUploaded) return { images: images(all.slice(0, 1), notPinnable.tagWithDigest('skopeo')) };
  return copied(all.length < 2 ? [undefined, ...all] : all, notPinnable.copiesTag);
}

function copied([from, to]: readonly (ShellWord | undefined)[], noPin: string): CommandUses {
  return { images: images([from], noPin), builds: to === undefined ? [] : [{ word: to, isPushed: true }] };
}

/** The words that begin with `docker://`, without it. */
function addresses(args: readonly ShellWord[]): readonly ShellWord[] {
  return args.flatMap((word) => (word.text.startsWith(scheme) ? partOf(word, scheme.length) : []));
}

const clusterTools: ReadonlySet<string> = new Set([
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
function clusterUses({ program, args }: ProgramCall): CommandUses {
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
