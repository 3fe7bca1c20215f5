// What programs make of a tag together with a digest, and with it how a digest is written where they read the name.
import type { Occurrence } from '../model/occurrence.js';
import { withoutNewDigest } from './undocumented-digests.js';

/** What becomes of a name: it is pulled by its digest or by its tag, is an error, is taken for something else, or nobody says. */
type Treatment = 'by digest' | 'by tag' | 'error' | 'misread' | 'not documented';

/** A program, or several that read names in the same way. */
interface Consumer {
  /** Markdown, with the places where it reads names. */
  readonly title: string;
  /** `name:tag@sha256:…` */
  readonly both: Treatment;
  /** `name@sha256:…` */
  readonly alone: Treatment;
  /** The key or argument that is only for a digest. */
  readonly field?: string;
  /** `key`: only in the key for digests; `tag`: in place of the tag, which a comment keeps. */
  readonly written: 'behind' | 'key' | 'tag' | 'never';
  /** Completes "It cannot be pinned: …", with what to do by hand, where there is no such key or comment. */
  readonly why?: string;
  /** Addresses where this is documented, or was reported to the maintainers. */
  readonly sources: readonly [string, ...string[]];
}

/** What reads both as they are meant. */
const byDigest = (title: string, ...sources: Consumer['sources']) =>
  ({ title, both: 'by digest', alone: 'by digest', written: 'behind', sources }) as const;

/** By the id that scanners use. */
export const consumers = {
  docker: byDigest(
    'Docker, Compose, Swarm, BuildKit, and the CI systems that start containers with them (`docker pull` may refuse both together one day: that is proposed)',
    'https://github.com/docker/cli/issues/4545',
    'https://github.com/docker/cli/pull/7181',
  ),
  podman: byDigest(
    'Podman and Buildah, without `docker://`',
    'https://github.com/podman-container-tools/skopeo/issues/2745',
  ),
  kubernetes: byDigest(
    'Kubernetes: containers, and most operators, which copy the name into one',
    'https://kubernetes.io/docs/concepts/containers/images/#image-names',
  ),
  knative: byDigest('Knative', 'https://github.com/knative/serving/issues/3865'),
  containerd: byDigest(
    'containerd: `ctr`, nerdctl, k3s, Talos',
    'https://github.com/containerd/containerd/issues/2321',
  ),
  goContainerregistry: byDigest(
    '`crane`, `cosign`, ko, Tekton bundles and Kaniko',
    'https://pkg.go.dev/github.com/google/go-containerregistry/pkg/name#NewDigest',
  ),
  oras: byDigest(
    '`oras`, `regctl`',
    'https://pkg.go.dev/oras.land/oras-go/v2/registry#Reference',
    'https://pkg.go.dev/github.com/regclient/regclient/types/ref#Ref',
  ),
  cloudRun: byDigest('Google Cloud Run', 'https://github.com/ko-build/terraform-provider-ko/issues/205'),
  azure: byDigest('`az containerapp`', 'https://github.com/microsoft/azure-container-apps/issues/803'),
  devcontainer: byDigest(
    'Development containers: `image` (the log has an error of the registry, then Docker pulls it)',
    'https://github.com/devcontainers/cli/issues/1307',
  ),
  terraformDocker: byDigest(
    'The Docker provider of Terraform (both together: an error in version 2.11)',
    'https://github.com/kreuzwerker/terraform-provider-docker/issues/52',
  ),
  kustomize: {
    ...byDigest('Kustomize: `images`', 'https://github.com/kubernetes-sigs/kustomize/issues/5664'),
    field: '`digest`',
  },
  helmValues: {
    ...byDigest(
      'Values of Helm charts (a tag that the chart also writes to a label, where `@` and `:` are invalid, has no digest)',
      'https://kubernetes.io/docs/concepts/overview/working-with-objects/labels/#syntax-and-character-set',
    ),
    field: '`digest`, if the templates of the chart use it',
  },
  containersImage: {
    title: 'skopeo, and other programs in commands with `docker://`',
    both: 'error',
    alone: 'by digest',
    written: 'never',
    why: 'the program does not accept a tag together with a digest: write the digest instead of the tag',
    sources: ['https://github.com/containers/image/issues/1736'],
  },
  apptainer: {
    title: 'Apptainer and Singularity',
    both: 'error',
    alone: 'by digest',
    written: 'never',
    why: 'Apptainer and Singularity do not accept a tag together with a digest: write the digest instead of the tag',
    sources: ['https://github.com/PacificBiosciences/HiFi-human-WGS-WDL/pull/23'],
  },
  enroot: {
    title: 'Enroot',
    both: 'error',
    alone: 'not documented',
    written: 'never',
    why: 'Enroot reads `@` as the end of a user name: import the image in another way, or accept the tag',
    sources: ['https://github.com/SemiAnalysisAI/InferenceX/pull/3346'],
  },
  udocker: {
    title: 'udocker',
    both: 'error',
    alone: 'error',
    written: 'never',
    why: 'udocker does not accept a digest: compare the image with a digest after the pull, or accept the tag',
    sources: ['https://github.com/indigo-dc/udocker/issues/112'],
  },
  crossplane: {
    title: 'The package manager of Crossplane: `spec.package`, `dependsOn`',
    both: 'misread',
    alone: 'misread',
    written: 'never',
    why: "Crossplane's package manager takes the digest for the version, and packages that depend on a version are no longer installed. If none does, write the digest instead of the tag",
    sources: [
      'https://github.com/crossplane/crossplane/issues/7458',
      'https://github.com/crossplane/crossplane/issues/7006',
    ],
  },
  nomad: {
    title: 'The Docker driver of Nomad',
    both: 'error',
    alone: 'by digest',
    written: 'tag',
    why: "Nomad's Docker driver fails on some names with a tag and a digest: replace the tag with the digest",
    sources: [
      'https://github.com/hashicorp/nomad/issues/11821',
      'https://github.com/hashicorp/nomad/pull/4298',
    ],
  },
  aws: {
    title: 'AWS: ECS, Batch, Lambda, App Runner, CodeBuild',
    both: 'error',
    alone: 'by digest',
    written: 'tag',
    why: 'AWS documents a tag or a digest, not both: replace the tag with the digest',
    sources: [
      'https://docs.aws.amazon.com/AmazonECS/latest/APIReference/API_ContainerDefinition.html',
      'https://github.com/serverless/serverless/issues/8636',
    ],
  },
  fly: {
    title: 'Fly.io: `build.image`, `--image`',
    both: 'by tag',
    alone: 'by digest',
    written: 'tag',
    why: 'Fly.io deploys the tag and ignores the digest after it: replace the tag with the digest',
    sources: ['https://github.com/superfly/flyctl/pull/5010'],
  },
  flux: {
    title: 'Flux: `OCIRepository`',
    both: 'error',
    alone: 'error',
    field: '`ref.digest`',
    written: 'key',
    why: 'Flux reads the digest from a separate key: add the line `digest: ""` under `ref`',
    sources: ['https://github.com/fluxcd/source-controller/issues/1471'],
  },
  concourse: {
    title: 'Concourse: `registry-image`',
    both: 'not documented',
    alone: 'error',
    field: '`version.digest`',
    written: 'key',
    why: 'Concourse takes the digest from `version`: add `version: {digest: ""}` next to `source`',
    sources: ['https://github.com/concourse/registry-image-resource#use-in-tasks'],
  },
  bazel: {
    title: 'Bazel: `oci.pull`, `container_pull`',
    both: 'not documented',
    alone: 'not documented',
    field: '`digest`',
    written: 'key',
    why: 'Bazel takes the digest as a separate argument: add `digest = ""`',
    sources: ['https://github.com/bazel-contrib/rules_oci/blob/main/docs/pull.md'],
  },
  earthly: {
    title: 'Earthly: `WITH DOCKER --pull`',
    both: 'not documented',
    alone: 'not documented',
    written: 'never',
    why: 'Earthly names the pulled image by its tag: write the digest in a `FROM`',
    sources: ['https://docs.earthly.dev/docs/earthfile#with-docker'],
  },
  feature: {
    title: 'Features of development containers',
    both: 'error',
    alone: 'by digest',
    field: '`devcontainer-lock.json`',
    written: 'never',
    why: 'the digest of a feature belongs in `devcontainer-lock.json`, which `devcontainer upgrade` writes',
    sources: ['https://github.com/devcontainers/cli/issues/825'],
  },
  chart: {
    title: 'Charts in registries: Argo CD, Kustomize, `Chart.yaml`',
    both: 'error',
    alone: 'not documented',
    written: 'never',
    why: 'the version of a chart is compared with those of the registry, and no digest is documented there: accept the version',
    sources: ['https://github.com/argoproj/argo-cd/pull/25079'],
  },
} as const satisfies Readonly<Record<string, Consumer>>;

/** The occurrence with a place for a digest only where the consumer reads it as it is meant. */
export function readBy({ written, why = '' }: Consumer, one: Occurrence): Occurrence {
  if (written === 'behind') return one;
  const read = withoutNewDigest(one, why);
  if (written !== 'tag' || read === one || read.kind !== 'image' || read.pin.kind === 'place') return read;
  return { ...read, pin: { ...read.pin, replacesTag: true } };
}
