// What `docker`, `podman`, `nerdctl`, `buildah` and Kaniko do with images.
// https://docs.docker.com/reference/cli/docker/
import { isImageArgument } from '../../looks-like-image.js';
import { notPinnable } from '../../reasons.js';
import type { ShellWord } from '../syntax/shell.js';
import { type BuiltName, type CommandUses, firstImage, images, type UsedImage } from './image-uses.js';
import { operandsOf, optionTable, optionValues, partOf } from './options.js';
import type { ProgramCall } from './program.js';

/** Of the program itself, in front of the command. */
const globalOptions = optionTable(
  'D debug tls tlsverify v version r remote debug-full insecure-registry syslog',
  'H c l a n host context config log-level connection url root runroot namespace address identity storage-driver storage-opt tlscacert tlscert tlskey cgroup-manager data-root snapshotter hosts-dir',
);

/** Of `run` and `create`. */
const runOptions = optionTable(
  `d i t P q rm detach interactive tty privileged init quiet read-only publish-all no-healthcheck oom-kill-disable
  sig-proxy disable-content-trust use-api-socket help
  replace rmi tls-verify no-hosts no-hostname http-proxy env-host passwd read-only-tmpfs rootfs unsetenv-all`,
  `a c e h l m p u v w add-host annotation attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent
  cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus cpuset-cpus
  cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops
  dns dns-option dns-opt dns-search domainname entrypoint env env-file expose gpus group-add health-cmd health-interval
  health-retries health-start-interval health-start-period health-timeout hostname io-maxbandwidth io-maxiops ip ip6 ipc
  isolation kernel-memory label label-file link link-local-ip log-driver log-opt mac-address memory memory-reservation
  memory-swap memory-swappiness mount name net net-alias network network-alias oom-score-adj pid pids-limit platform
  publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit user userns
  uts volume volume-driver volumes-from workdir
  arch authfile cert-dir cgroup-conf cgroups chrootdirs conmon-pidfile creds decryption-key env-merge gidmap group-entry
  hostuser image-volume init-ctr init-path os passwd-entry personality pidfile pod pod-id-file preserve-fd preserve-fds
  rdt-class requires retry retry-delay sdnotify seccomp-policy secret shm-size-systemd subgidname subuidname systemd
  timeout tz uidmap umask unsetenv variant
  snapshotter cosign-key verify ipfs-address label-file umask`,
);

/** Of `pull`, and of Buildah's `from`. */
const pullOptions = optionTable(
  'a q all-tags quiet disable-content-trust tls-verify help unpack pull pull-always pull-never',
  'name platform arch os variant authfile cert-dir creds decryption-key retry retry-delay policy snapshotter verify cosign-key policy-name',
);

/** Of `tag`, `push`, `commit`, and of `imagetools`: what stands in front of names there. */
const nameOptions = optionTable(
  'a q p all-tags quiet disable-content-trust raw dry-run append prefer-index pause tls-verify remove-signatures help',
  'm c f t o platform author message change format tag file annotation builder progress authfile cert-dir creds compression-format sign-by digestfile output metadata-file',
);

/** The program of Kaniko, `/kaniko/executor`. */
const kaniko = 'executor';

export const dockerPrograms = new Set(['docker', 'podman', 'nerdctl', 'buildah', 'docker-buildx', kaniko]);

const nouns = new Set(['container', 'image', 'builder']);
const imageScheme = 'docker-image://';

/** The images of one command. */
export function dockerUses({ program, args }: ProgramCall): CommandUses {
  const { operands } = operandsOf(args, globalOptions, true);
  const words = nouns.has(operands[0]?.text ?? '') ? operands.slice(1) : operands;
  const [verb, ...rest] = words;
  if (program === kaniko) return { builds: built(optionValues(args, ['d', 'destination']), true) };
  if (program === 'docker-buildx') return buildxUses(words);
  switch (verb?.text) {
    case 'run':
    case 'create':
      return program === 'buildah' ? {} : firstImage(operandsOf(rest, runOptions, true));
    case 'pull':
      return pullUses(rest);
    case 'from':
      return program === 'buildah' ? firstImage(operandsOf(rest, pullOptions)) : {};
    case 'build':
    case 'bud':
      return buildUses(rest);
    case 'buildx':
      return buildxUses(rest);
    case 'tag':
    case 'commit':
    case 'import':
      return renamed(operandsOf(rest, nameOptions).operands);
    case 'push':
      return { pushed: operandsOf(rest, nameOptions).operands };
    case 'inspect':
    case 'history':
    case 'save':
      return { looksFor: operandsOf(rest, nameOptions).operands };
    default:
      return {};
  }
}

/** With `--all-tags`, a name is a whole repository. */
function pullUses(words: readonly ShellWord[]): CommandUses {
  const { images: found = [] } = firstImage(operandsOf(words, pullOptions));
  const isWhole = words.some(({ text }) => /^(?:-q?aq?|--all-tags(?:=true)?)$/.test(text));
  return { images: isWhole ? found.map((one) => ({ ...one, noPin: notPinnable.allTags })) : found };
}

function renamed([from, to]: readonly (ShellWord | undefined)[]): CommandUses {
  return to === undefined || from === undefined ? {} : { looksFor: [from], builds: built([to], false) };
}

function buildxUses([verb, ...rest]: readonly ShellWord[]): CommandUses {
  if (verb?.text === 'build' || verb?.text === 'b') return buildUses(rest);
  if (verb?.text === 'create')
    return { images: images(optionValues(rest, ['driver-opt']).flatMap(driverImages)) };
  return verb?.text === 'imagetools' ? imagetoolsUses(rest) : {};
}

function imagetoolsUses([verb, ...rest]: readonly ShellWord[]): CommandUses {
  const { operands } = operandsOf(rest, nameOptions);
  if (verb?.text === 'inspect') return { images: images(operands.slice(0, 1), notPinnable.asksForTag) };
  if (verb?.text !== 'create') return {};
  return {
    images: images(operands, notPinnable.copiesTag),
    builds: built(optionValues(rest, ['t', 'tag']), true),
  };
}

function buildUses(words: readonly ShellWord[]): CommandUses {
  const isPushed =
    words.some(({ text }) => text === '--push' || text === '--push=true') ||
    optionValues(words, ['o', 'output']).some(({ text }) => /type=registry|push=true/.test(text));
  return {
    images: [
      ...optionValues(words, ['build-arg']).flatMap(argumentImage),
      ...optionValues(words, ['build-context']).flatMap(contextImage),
      ...optionValues(words, ['sbom', 'attest']).flatMap(generatorImage),
    ],
    builds: built(optionValues(words, ['t', 'tag']), isPushed),
  };
}

/** The image of `image=moby/buildkit:v0.12,network=host`. */
export function driverImages(word: ShellWord): readonly ShellWord[] {
  const found = /(?:^|,)"?image=(?<image>[^,"]*)/.exec(word.text);
  if (found === null) return [];
  const start = found.index + found[0].length - (found.groups?.image?.length ?? 0);
  const end = found.index + found[0].length;
  return [
    {
      text: word.text.slice(start, end),
      span: { start: word.span.start + start, end: word.span.start + end },
    },
  ];
}

/** The value of `BASE=golang:1.26`, where it is an image without doubt. */
export function argumentImage(word: ShellWord): readonly UsedImage[] {
  const equals = word.text.indexOf('=');
  if (equals <= 0) return [];
  const value = partOf(word, equals + 1);
  return !value.text.includes('$') && isImageArgument(word.text.slice(0, equals), value.text)
    ? [{ word: value, noPin: notPinnable.inDockerfile }]
    : [];
}

/** The image of `name=docker-image://alpine:3`. */
export function contextImage(word: ShellWord): readonly UsedImage[] {
  const at = word.text.indexOf(`=${imageScheme}`);
  return at <= 0 ? [] : [{ word: partOf(word, at + 1 + imageScheme.length) }];
}

/** The image of `generator=docker/buildkit-syft-scanner`, which makes the SBOM of a build. */
export function generatorImage(word: ShellWord): readonly UsedImage[] {
  const lead = /^"?(?:[^,]*,)*?"?generator=/.exec(word.text)?.[0].length;
  if (lead === undefined) return [];
  const rest = partOf(word, lead);
  const length = /^[^,"]*/.exec(rest.text)?.[0].length ?? 0;
  const span = { start: rest.span.start, end: rest.span.start + length };
  return [{ word: { text: rest.text.slice(0, length), span } }];
}

function built(words: readonly ShellWord[], isPushed: boolean): readonly BuiltName[] {
  return words.map((word) => ({ word, isPushed }));
}
