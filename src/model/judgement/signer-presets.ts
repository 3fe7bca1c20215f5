// Identities that publishers sign their images with, as they publish them. `preset:` of an entry of `signatures:`.

interface SignerPreset {
  readonly issuer: string;
  readonly identity: string;
  /** Where the publisher says so. */
  readonly source: string;
}

export const signerPresets: Readonly<Record<string, readonly SignerPreset[]>> = {
  chainguard: [
    {
      issuer: 'https://token.actions.githubusercontent.com',
      identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
      source:
        'https://edu.chainguard.dev/chainguard/chainguard-images/how-to-use/verifying-chainguard-images-and-metadata-signatures-with-cosign/',
    },
  ],
  distroless: [
    {
      issuer: 'https://accounts.google.com',
      identity: 'keyless@distroless.iam.gserviceaccount.com',
      source: 'https://github.com/GoogleContainerTools/distroless#how-do-i-verify-distroless-images',
    },
  ],
  kubernetes: [
    {
      issuer: 'https://accounts.google.com',
      identity: 'krel-trust@k8s-releng-prod.iam.gserviceaccount.com',
      source: 'https://kubernetes.io/docs/tasks/administer-cluster/verify-signed-artifacts/',
    },
  ],
};
