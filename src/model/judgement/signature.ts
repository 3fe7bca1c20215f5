// What is known about the signatures of an image, what a policy requires of them, and whom publishers say that they sign as.
import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { Digest, ImageReference } from '../images/image.js';
import type { Place } from '../text/source.js';

/** The name of Sigstore's public instance, whose trusted root is part of this package. */
export const publicRoot = 'sigstore';

/**
 * Who must have signed: an identity that an issuer confirmed, or a key. `root` names the trusted root under which the
 * identity counts: `sigstore`, or the digest of a file. `file`: its path as the policy writes it.
 */
export type RequiredSigner =
  | {
      readonly kind: 'identity';
      /** Glob over the whole issuer. */
      readonly issuer: string;
      /** Glob over the whole identity. */
      readonly identity: string;
      readonly root: string;
      readonly file?: string;
    }
  | {
      readonly kind: 'key';
      /** `sha256:` of the public key's DER. */
      readonly key: Digest;
      readonly file?: string;
    };

/** An entry of the policy: the images that it names must be signed by one of the signers. */
export interface SignatureRule {
  readonly at: Place;
  readonly images: readonly string[];
  /** Images that `images` matches and that the entry leaves out. */
  readonly except?: readonly string[];
  readonly anyOf: readonly RequiredSigner[];
  /** `any`: the version in the source reference says nothing about the image's tag. */
  readonly sourceTag?: 'any';
}

/** Files that the entries of a policy name, by the name that `RequiredSigner` has for them. */
export interface SignatureFiles {
  /** Public keys in PEM. */
  readonly keys: ReadonlyMap<Digest, string>;
  /** Trusted roots as JSON, or one JSON document per line. */
  readonly roots: ReadonlyMap<string, string>;
}

/** Who did sign. */
export type ImageSigner =
  | { readonly kind: 'identity'; readonly issuer: string; readonly identity: string; readonly root: string }
  | { readonly kind: 'key'; readonly key: Digest };

/** The build that a certificate describes. Everything in it was confirmed by the issuer of the identity. */
export interface SignedBuild {
  /** `https://github.com/acme/app` */
  readonly repository?: string;
  /** `refs/tags/v1.2.3` */
  readonly ref?: string;
  readonly commit?: string;
  /** The workflow with its reference. */
  readonly workflow?: string;
  /** `github-hosted` or `self-hosted`. */
  readonly runner?: string;
  /** The address of the run. */
  readonly run?: string;
}

/** A signature that was verified. */
export interface ImageSignature {
  readonly signer: ImageSigner;
  /** What was signed: the image, or the index that contains it. */
  readonly digest: Digest;
  /** Provenance says how the image was built; a signature says only that the signer vouches for it. */
  readonly form: 'signature' | 'provenance';
  /** Milliseconds since 1970: in the transparency log, or of a timestamp authority. Absent for a key. */
  readonly at?: number;
  /** The position in the transparency log. */
  readonly logIndex?: string;
  readonly build?: SignedBuild;
}

/** A signature that is there and does not count, with the reason as a sentence without its full stop. */
export interface RefusedSignature {
  readonly digest: Digest;
  /** `untrusted`: forged, altered, malformed, or about something else. `unreadable`: it could not be fetched. */
  readonly kind: 'untrusted' | 'unreadable';
  readonly why: string;
}

/** Everything that was found about one digest, or about the index that contains it. */
export interface DigestSignatures {
  readonly digest: Digest;
  readonly signed: readonly ImageSignature[];
  readonly refused: readonly RefusedSignature[];
  /** False: something could not be read, or reading stopped as soon as the policy was satisfied. */
  readonly complete: boolean;
}

/** The build of an image, as its signatures prove it. */
export interface ProvedBuild {
  readonly build: SignedBuild;
  readonly form: ImageSignature['form'];
  readonly at?: number;
  /** The Git tag, without `refs/tags/`; absent for a build of a branch. */
  readonly gitTag?: string;
  /**
   * How the Git tag relates to the tag of the image. `same`: they name one version. `line`: the image's tag names the
   * release line of that version, as `22` does of `v22.1.0`. `other`: they name different versions. Absent if one of
   * them names no version.
   */
  readonly relation?: 'same' | 'line' | 'other';
  /** An entry of the policy, or of the known signers, names the source, and the Git tag is exactly the full version in the tag of the image. */
  readonly provesTag?: true;
  /** An entry of the policy, or of the known signers, names the signer. Otherwise anybody may have signed. */
  readonly isRequired: boolean;
}

/** The signatures of one reference. */
export interface ReferenceSignatures extends DigestSignatures {
  /** The image that this one is a mirror of; entries of the policy may name either. */
  readonly origin?: ImageReference;
  readonly built?: ProvedBuild;
  /** Of the digest that a fix would write, if that is another one. */
  readonly ofCurrent?: DigestSignatures;
  /** Of the digest that the same run replaced by this one. */
  readonly replaced?: DigestSignatures;
  /** Of up to three digests that the tag had before, the newest first. Absent: they were not asked for. */
  readonly before?: readonly DigestSignatures[];
}

/** The name of a public key in PEM, `sha256:` of its DER; or what is wrong with the text, to follow the name of the file. */
export function publicKeyName(text: string): { readonly name: Digest } | { readonly wrong: string } {
  if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text)) return { wrong: 'is not a public key in PEM' };
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    return { wrong: 'is not a public key that can be read' };
  }
  const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
  if (!['ec', 'ed25519', 'rsa'].includes(type))
    return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
  if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
    return { wrong: 'is an RSA key of fewer than 2048 bits' };
  return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}

/** The name of a trusted root, `sha256:` of its text. */
export function trustedRootName(text: string): Digest {
  return sha256(text);
}

function sha256(data: string | Buffer): Digest {
  return `sha256:${createHash('sha256').update(data).digest('hex')}`;
}

/** What cosign writes when it signs in the form of a bundle. */
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;

/**
 * What a statement of this predicate type says of an image; `undefined` for one that does not say that its signer
 * vouches for it. A scan report that the same signer attests says the opposite as easily.
 */
export function formOf(predicateType: string): 'signature' | 'provenance' | undefined {
  if (predicateType === signPredicate) return 'signature';
  return provenance.test(predicateType) ? 'provenance' : undefined;
}

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
