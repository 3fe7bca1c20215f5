// Publishers that document how they sign their images, one entry each: a signature that matches proves what a pin was built as,
// without a policy. A missing one says nothing, since publishers begin late and leave old images as they are.
import { publicRoot, type SignatureRule } from '../model/judgement/signature.js';

interface KnownSigner {
  /** Globs over names of images, as narrow as the document is. */
  readonly images: readonly string[];
  readonly issuer: string;
  /** A glob over the whole identity. It names the repository that is built, and only releases of it. */
  readonly identity: string;
  /** Where the publisher says so, and the day on which that was read. */
  readonly document: string;
  readonly read: `${number}-${number}-${number}`;
}

const githubActions = 'https://token.actions.githubusercontent.com';

export const knownSigners: readonly KnownSigner[] = [
  {
    images: ['quay.io/argoproj/argocd'],
    issuer: githubActions,
    identity: 'https://github.com/argoproj/argo-cd/.github/workflows/image-reuse.yaml@refs/tags/v*',
    document: 'https://argo-cd.readthedocs.io/en/release-3.3/operator-manual/signed-release-assets/',
    read: '2026-11-28',
  },
  {
    images: ['quay.io/argoproj/argo-rollouts'],
    issuer: githubActions,
    identity: 'https://github.com/argoproj/argo-rollouts/.github/workflows/image-reuse.yaml@refs/tags/v*',
    document: 'https://github.com/argoproj/argo-rollouts/blob/master/docs/security/signed-release-assets.md',
    read: '2026-11-28',
  },
  {
    images: ['quay.io/cilium/cilium'],
    issuer: githubActions,
    identity: 'https://github.com/cilium/cilium/.github/workflows/build-images-releases.yaml@refs/tags/v*',
    document: 'https://docs.cilium.io/en/stable/configuration/verify-image-signatures/',
    read: '2026-11-28',
  },
  {
    images: ['docker.io/aquasec/trivy', 'ghcr.io/aquasecurity/trivy'],
    issuer: githubActions,
    identity: 'https://github.com/aquasecurity/trivy/.github/workflows/*@refs/tags/v*',
    document: 'https://trivy.dev/docs/latest/getting-started/signature-verification',
    read: '2026-11-28',
  },
  {
    images: ['docker.io/goreleaser/goreleaser'],
    issuer: githubActions,
    identity: 'https://github.com/goreleaser/goreleaser/.github/workflows/release.yml@refs/tags/v*',
    document: 'https://github.com/goreleaser/goreleaser/blob/main/www/content/getting-started/install/oss.md',
    read: '2026-11-28',
  },
];

/** The same as entries of a policy, which no file has. */
export const knownSignerRules: readonly SignatureRule[] = knownSigners.map(
  ({ images, issuer, identity }) => ({
    at: { file: 'known-signers', span: { start: 0, end: 0 } },
    images,
    anyOf: [{ kind: 'identity', issuer, identity, root: publicRoot }],
  }),
);
