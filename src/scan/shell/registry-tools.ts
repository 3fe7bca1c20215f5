// What the clients of registries do with images: skopeo, crane, regctl, oras, cosign, ctr, crictl and Apptainer.
// https://github.com/google/go-containerregistry/blob/main/cmd/crane/doc/crane.md
import { notPinnable } from '../reasons.js';
import type { ShellWord } from '../syntax/shell.js';
import { type CommandUses, firstImage, images } from './image-uses.js';
import { type OptionTable, operandsOf, optionTable, partOf } from './options.js';
import type { ProgramCall } from './program.js';

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

export const registryTools: ReadonlySet<string> = new Set(Object.keys(tools));

/** The images of one command. */
export function registryUses({ program, args }: ProgramCall): CommandUses {
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
