// The programs that use images: one row for each command, with how it names them.
import { consumers } from '../../scan/consumers.js';
import { notPinnable } from '../../scan/reasons.js';
import {
  allImages,
  asked,
  buildUses,
  built,
  builtOperand,
  copied,
  firstAddress,
  firstImageOf,
  images,
  loaded,
  loadsFile,
  lookedFor,
  named,
  nodeImage,
  onlyImage,
  pulled,
  pushed,
  ran,
  ranByName,
  renamed,
  skopeoCopy,
  type UsesReader,
  unpinnable,
} from './image-uses.js';
import { operandsOf, optionTable, optionValues, partOf } from './options.js';
import { rowsByProgram } from './program.js';
import type { ShellWord } from './syntax.js';
import {
  builderImages,
  chartImages,
  computedArgument,
  contextImage,
  driverImages,
  jsonImages,
  pairImage,
  type UsedImage,
} from './values.js';

/** Of the program itself, in front of the command. */
const engineOptions = optionTable(
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

/** Of commands that list or remove what is on the machine. */
const storeOptions = optionTable(
  'a d f i n q r u all digests force ignore no-prune no-trunc noheading notruncate quiet sync help',
  'filter format sort last',
);

/** Of s2i, https://github.com/openshift/source-to-image/blob/master/docs/cli.md */
const buildOptions = optionTable(
  'c q copy quiet incremental force-pull rm run use-config save-temp-dir ignore-submodules',
  'e E p r s v loglevel env environment-file exclude pull-policy ref scripts-url volume context-dir network as-dockerfile image-scripts-url incremental-pull-policy runtime-image runtime-artifact assemble-user callback-url destination',
);

const crane = optionTable(
  'v verbose insecure allow-nondistributable-artifacts cached full-ref tarball no-clobber a all-tags n',
  'platform format c cache_path o output j jobs',
);

const regctl = optionTable(
  'v force-recursive digest-tags include-external referrers fast list require-list',
  'p platform format host logopt verbosity',
);

const oras = optionTable(
  'd debug v verbose r recursive plain-http insecure k keep-old-files allow-path-traversal no-tty descriptor pretty include-subject',
  'o output u username p password config registry-config platform concurrency format ca-file cert-file key-file oci-layout-path resolve media-type',
);

const cosign = optionTable(
  'check-claims insecure-ignore-tlog insecure-ignore-sct local-image offline private-infrastructure new-bundle-format allow-insecure-registry verbose d k8s-keychain y yes r recursive',
  'a o t annotations certificate certificate-chain certificate-github-workflow-name certificate-github-workflow-ref certificate-github-workflow-repository certificate-github-workflow-sha certificate-github-workflow-trigger certificate-identity certificate-identity-regexp certificate-oidc-issuer certificate-oidc-issuer-regexp key output output-file policy predicate-type predicate type platform registry-password registry-username rekor-url sct signature slot timeout timestamp-certificate-chain trusted-root max-workers ca-roots ca-intermediates attachment',
);

const ctr = optionTable(
  'rm d t all-platforms k plain-http print-chainid skip-verify net-host tty detach privileged local',
  'n namespace a address user u platform snapshotter hosts-dir env mount cwd runtime label gpus',
);

const serviceOptions = optionTable(
  'd q t detach quiet tty init read-only no-healthcheck no-resolve-image with-registry-auth',
  `e l p u w name env env-file label publish user workdir mode mount network replicas constraint config secret host
  hostname limit-cpu limit-memory reserve-cpu reserve-memory restart-condition restart-delay restart-max-attempts
  update-delay update-parallelism update-failure-action update-order rollback-order endpoint-mode log-driver log-opt
  container-label dns cap-add cap-drop health-cmd health-interval health-retries health-timeout stop-signal
  stop-grace-period entrypoint group ulimit sysctl placement-pref isolation generic-resource`,
);

const scanner =
  'severity s f format o output t template exit-code timeout cache-dir scanners vuln-type pkg-types ignorefile username password platform server db-repository java-db-repository config c c profile scope file fail-on only-severity key org project-name severity-threshold policy-path d registry-auth image-src removed-pkgs from-namespace input catalogers name add-cpes-if-none by-cve distro e exclude i v';
const cluster = optionTable(
  'A all-namespaces v',
  'n namespace context kubeconfig cluster user server s token as as-group request-timeout certificate-authority p profile loglevel name',
);
const cloud = optionTable(
  'quiet q verbose debug no-cli-pager',
  'project region zone account configuration profile output subscription a app c config',
);

const packOptions = optionTable(
  'clear-cache publish trust-builder trust-extra-buildpacks sparse interactive no-color q quiet timestamps v verbose',
  'B builder b buildpack extension e env env-file d descriptor network p path pull-policy P post-buildpack pre-buildpack previous-image run-image lifecycle-image volume workspace t tag cache cache-image creation-time default-process D docker-host gid uid insecure-registry mac-address platform report-output-dir sbom-output-dir',
);

export const engines = 'docker podman nerdctl finch buildah podman-remote';

/** Options in front of the command, by program. */
export const globalOptions: Readonly<Record<string, ReturnType<typeof optionTable>>> = {
  ...Object.fromEntries(`${engines} docker-buildx depot`.split(' ').map((one) => [one, engineOptions])),
  ...Object.fromEntries(
    ['kubectl', 'oc', 'helm', 'k3d', 'kind', 'minikube', 'talosctl'].map((one) => [one, cluster]),
  ),
  ...Object.fromEntries(['gcloud', 'az', 'aws', 'fly', 'flyctl'].map((one) => [one, cloud])),
  ...{ crane, gcrane: crane, regctl, oras, cosign, ctr },
  crictl: optionTable('D debug', 'r c creds auth config runtime-endpoint image-endpoint i'),
};

/** Programs, the commands by their first words, and what is read of the words behind them. */
type Row = readonly [programs: string, commands: string, ...readers: readonly UsesReader[]];

const rows: readonly Row[] = [
  // https://docs.docker.com/reference/cli/docker/ · https://docs.podman.io/en/latest/Commands.html
  ['docker podman nerdctl finch podman-remote', 'run|create|container run|container create', ran(runOptions)],
  [engines, 'load|image load', loadsFile],
  [engines, 'pull|image pull', pulled(pullOptions)],
  ['buildah', 'from', firstImageOf(pullOptions)],
  [`${engines} depot`, 'build|bud|image build|builder build|buildx build|buildx b', buildUses],
  ['docker-buildx', 'build|b', buildUses],
  ['docker podman docker-buildx', 'buildx create|create', named(['driver-opt'], driverImages)],
  [
    'docker nerdctl docker-buildx',
    'buildx imagetools inspect|imagetools inspect|manifest inspect',
    asked(nameOptions),
  ],
  [
    'docker docker-buildx',
    'buildx imagetools create|imagetools create',
    allImages(nameOptions, notPinnable.copiesTag),
    built(['t', 'tag'], true),
  ],
  [engines, 'tag|commit|import|image tag|container commit|image import', renamed(nameOptions)],
  [engines, 'push|image push', pushed(nameOptions)],
  [engines, 'inspect|history|save|image inspect|image history|image save', lookedFor(nameOptions)],
  [
    engines,
    'rmi|image rm|image remove|untag|image untag|images|image ls|image list|image exists|image tree|image trust|image unmount|image mount',
    lookedFor(storeOptions),
    filtered,
  ],
  [`${engines} crictl`, 'ps|container ls|container list', filtered],
  [
    'ctr',
    'images tag|image tag|i tag|images rm|image rm|i rm|images export|image export|i export',
    lookedFor(ctr),
  ],
  ['crictl', 'rmi|inspecti|images', lookedFor(storeOptions)],
  ['docker', 'service create', firstImageOf(serviceOptions)],
  ['docker', 'service update', named(['image'])],
  [
    'docker',
    'scout cves|scout quickview|scout recommendations|scout compare|scout sbom|sbom',
    onlyImage(scanner),
  ],
  ['executor', '', built(['d', 'destination'], true), named(['build-arg'], computedArgument)],
  [engines, 'manifest create|manifest add', added],
  ['podman', 'pod create', named(['infra-image'])],
  ['docker docker-buildx depot', 'buildx bake|bake', named(['set'], bakeImages)],
  ['img', 'pull|run|create', firstImageOf(runOptions)],
  ['udocker', 'pull|run|create', unpinnable(consumers.udocker.why, firstImageOf(runOptions))],
  ['docker', 'debug', onlyImage('shell c command host platform')],
  ['podman', 'machine init', named(['image'])],
  ['distrobox toolbox distrobox-create', 'create|', named(['image', 'i'])],
  // https://kubernetes.io/docs/reference/kubectl/ · https://docs.redhat.com/en/documentation/openshift_container_platform
  ['kubectl oc', 'run|debug', named(['image']), named(['overrides'], jsonImages)],
  ['kubectl oc', 'create deployment|create deploy|create job|create cronjob|create cj', named(['image'])],
  ['kubectl oc', 'set image', setImages],
  ['kustomize', 'edit set image', setImages],
  ['kubectl', 'argo rollouts set image', setImages],
  ['oc', 'image mirror', copied(cluster)],
  ['oc', 'image extract', firstImageOf(cluster)],
  ['kn', 'service create|service update|service apply|container add|source container', named(['image'])],
  ['s2i', 'build', secondImage],
  ['kubectl oc', 'patch', named(['p', 'patch'], jsonImages)],
  ['oc', 'new-app|new-build', newApp, named(['docker-image', 'image'])],
  ['oc', 'import-image', named(['from'])],
  ['helm', 'install|upgrade|template', chartValues],
  ['kind', 'create cluster', named(['image'])],
  ['kind', 'build node-image', nodeImage],
  ['k3d', 'cluster create|node create|create', named(['image', 'i'])],
  ['minikube', 'start', named(['base-image'])],
  ['minikube', 'image pull', firstImageOf(nameOptions)],
  [
    'kind k3d minikube',
    'load docker-image|image import|images import|image load|cache add',
    loaded(nameOptions),
  ],
  ['gke-deploy', 'prepare|run', named(['image', 'i'])],
  ['talosctl', 'upgrade|cluster create', named(['image', 'i', 'install-image'])],
  ['gitlab-runner', 'register|exec', named(['docker-image', 'docker-helper-image', 'kubernetes-image'])],
  // https://cloud.google.com/sdk/gcloud/reference/run/deploy · https://learn.microsoft.com/cli/azure/ · https://docs.aws.amazon.com/cli/
  ['gcloud', 'run deploy|run jobs|run services|run worker-pools', named(['image'])],
  ['gcloud', 'builds submit', named(['pack'], builderImages)],
  ['gcloud', 'compute instances|compute instance-templates', named(['container-image'])],
  [
    'az',
    'container create|containerapp create|containerapp update|containerapp up|containerapp job',
    named(['image', 'i']),
  ],
  [
    'az',
    'webapp create|functionapp create',
    named(['deployment-container-image-name', 'container-image-name', 'image', 'i']),
  ],
  [
    'az',
    'webapp config|functionapp config',
    named(['docker-custom-image-name', 'container-image-name', 'image', 'i']),
  ],
  ['az', 'acr import', named(['source'])],
  ['az', 'acr build', named(['build-arg'], computedArgument)],
  ['gcloud', 'container images describe|artifacts docker images describe', asked(cloud)],
  ['aws', 'lambda', ofAws(named(['image-uri'])), ofAws(named(['code'], jsonImages))],
  [
    'aws',
    'ecs|apprunner|lightsail|batch|sagemaker',
    ofAws(
      named(
        [
          'container-definitions',
          'cli-input-json',
          'containers',
          'container-properties',
          'source-configuration',
          'primary-container',
        ],
        jsonImages,
      ),
    ),
  ],
  [
    'fly flyctl',
    'deploy|launch|machine run|machine update|m run',
    unpinnable(consumers.fly.why, named(['image', 'i'])),
  ],
  ['fly flyctl', 'machine run|m run', unpinnable(consumers.fly.why, firstImageOf(cloud))],
  // https://github.com/google/go-containerregistry/tree/main/cmd/crane · https://regclient.org/cli/ · https://oras.land/docs/
  ['crane gcrane', 'export|pull|validate|mutate|flatten|rebase', firstImageOf(crane)],
  ['crane gcrane', 'append', named(['b', 'base'])],
  ['crane gcrane', 'digest|manifest|config', asked(crane)],
  ['crane gcrane', 'cp|copy', copied(crane)],
  ['regctl', 'image export|image get-file|image mod', firstImageOf(regctl)],
  [
    'regctl',
    'image digest|image manifest|image inspect|image config|image check-base|manifest get|manifest head|manifest diff',
    asked(regctl),
  ],
  ['regctl', 'image copy|image cp', copied(regctl)],
  ['oras', 'pull', firstImageOf(oras)],
  ['oras', 'discover|manifest fetch|manifest fetch-config|resolve', asked(oras)],
  ['oras', 'cp|copy', copied(oras)],
  ['skopeo', 'inspect', firstAddress(notPinnable.asksForTag)],
  ['skopeo', 'copy', skopeoCopy],
  [
    'skopeo',
    'sync',
    onlyImage(
      's d src dest authfile src-creds dest-creds src-cert-dir dest-cert-dir format retry-times',
      true,
    ),
  ],
  ['cosign', 'verify|verify-attestation', firstImageOf(cosign)],
  [
    'cosign',
    'sign|attest|triangulate|tree|download sbom|download attestation|download signature',
    asked(cosign),
  ],
  ['cosign', 'copy', copied(cosign)],
  ['notation', 'verify|inspect|list', onlyImage('u p username password d m o output')],
  ['ctr', 'images pull|image pull|i pull', firstImageOf(ctr)],
  ['ctr', 'run', ranByName(ctr)],
  ['crictl', 'pull', firstImageOf(optionTable('', 'creds auth pod-config annotation'))],
  ['apptainer singularity', 'build|create|import|', firstAddress(consumers.apptainer.why)],
  ['enroot', 'build|create|import|', firstAddress(consumers.enroot.why)],
  ['gh', 'attestation verify', firstAddress()],
  // https://trivy.dev/latest/docs/ · https://github.com/anchore/grype · https://github.com/anchore/syft · https://docs.snyk.io/snyk-cli
  ['trivy', 'image|i', onlyImage(scanner)],
  ['grype', '', onlyImage(scanner)],
  ['syft', 'scan|packages|attest|', onlyImage(scanner)],
  ['dive dockle', '', onlyImage(scanner)],
  ['snyk', 'container test|container monitor', onlyImage(scanner)],
  ['kubescape', 'scan image', onlyImage(scanner)],
  ['container-structure-test', 'test', named(['image', 'i'])],
  ['copa', 'patch', named(['image', 'i'])],
  [
    'slim docker-slim mint',
    'build|xray|profile',
    named(['target']),
    onlyImage('target tag http-probe-cmd exec'),
  ],
  ['dagger', '', named(['from', 'address'])],
  ['imgpkg', 'pull|copy|describe', named(['i', 'image', 'b', 'bundle'])],
  // https://buildpacks.io/docs/for-platform-operators/how-to/integrate-ci/pack/cli/pack/ · https://nektosact.com/usage/runners.html · https://docs.earthly.dev
  ['pack', 'config default-builder|config lifecycle-image|builder inspect', onlyImage('')],
  ['pack', 'config run-image-mirrors add', onlyImage('m mirror')],
  ['pack', 'build|rebase|config|', named(['B', 'builder', 'run-image', 'lifecycle-image'])],
  ['pack', 'build', builtOperand(packOptions, '--publish'), built(['t', 'tag'], false)],
  ['gradle gradlew', '', built(['image', 'imageName'], false)],
  ['act', '', named(['P', 'platform'], pairImage)],
  ['earthly', '', named(['buildkit-image']), named(['build-arg'], computedArgument)],
  ['ch-image podman-hpc sarus dgoss', 'pull|run', firstImageOf(runOptions)],
  ['ch-run undock', '', firstImageOf(runOptions)],
  ['bootc', 'switch', firstImageOf(runOptions)],
  ['ansible-navigator', '', named(['eei', 'execution-environment-image'])],
];

const byProgram = rowsByProgram(rows);

export const programsWithImages: readonly string[] = [...byProgram.keys()];

/** The rows of a program; none for one that is not known to use images. */
export function rowsOf(program: string): readonly Row[] {
  return byProgram.get(program) ?? [];
}

/** Subcommands of programs whose rows have no command. */
export const otherCommands =
  /^(?:db|version|completion|explain|config|login|logout|convert|cataloger|help|build|cache|remote|key|plugin|delete|push|search|create|list|bundle|setup)$/;

function ofAws(read: UsesReader): UsesReader {
  return unpinnable(consumers.aws.why, read);
}

/** What the values of `--filter` compare with the names of images. */
function filtered(words: Parameters<UsesReader>[0]): ReturnType<UsesReader> {
  return {
    looksFor: optionValues(words, ['f', 'filter']).flatMap((word) => {
      const lead = /^(?:ancestor|reference|before|since)=/.exec(word.text)?.[0].length;
      return lead === undefined ? [] : partOf(word, lead);
    }),
  };
}

function setImages(words: Parameters<UsesReader>[0]): ReturnType<UsesReader> {
  return { images: words.filter(({ text }) => !text.startsWith('-')).flatMap(pairImage) };
}

/** `SOURCE BUILDER [NAME]` */
function secondImage(words: Parameters<UsesReader>[0]): ReturnType<UsesReader> {
  const [, builder, name] = operandsOf(words, buildOptions).operands;
  return { images: images([builder]), builds: name === undefined ? [] : [{ word: name, isPushed: false }] };
}

/** `image~repository`, or an image. */
function newApp(words: Parameters<UsesReader>[0]): ReturnType<UsesReader> {
  const { images = [] } = onlyImage('name l labels e env o output')(words, 'oc');
  return {
    images: images.map(({ word, ...rest }) => {
      const length = word.text.indexOf('~');
      const span = { start: word.span.start, end: word.span.start + length };
      return length < 0
        ? { ...rest, word }
        : { ...rest, word: { ...word, text: word.text.slice(0, length), span } };
    }),
  };
}

/** `LIST IMAGE…`: the list is built. */
function added(words: Parameters<UsesReader>[0]): ReturnType<UsesReader> {
  const [list, ...rest] = operandsOf(words, nameOptions).operands;
  const builds = list === undefined ? [] : [{ word: list, isPushed: false }];
  return { images: images(rest, notPinnable.copiesTag), builds };
}

/** The image of `target.args.BASE=image` and of `target.contexts.name=docker-image://image`. */
function bakeImages(word: ShellWord): readonly UsedImage[] {
  const lead = /^["']?[^=]*\.args\./.exec(word.text)?.[0].length;
  return lead === undefined ? contextImage(word) : computedArgument(partOf(word, lead));
}

function chartValues(words: Parameters<UsesReader>[0]): ReturnType<UsesReader> {
  return { images: chartImages(optionValues(words, ['set', 'set-string'])) };
}
