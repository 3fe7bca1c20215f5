// Trusted roots: certificate authorities, logs and timestamp authorities → what verifies signatures under them; and the newest root
// of Sigstore's public instance, where a run asks for it.

import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toTrustMaterial, Verifier } from '@sigstore/verify';
import { type Gap, gapFrom } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';
import { publicRoot } from '../../model/judgement/signature.js';
import { freshRootUnusable, staleRoot } from '../messages.js';
import publicTrustedRoot from './public-root.json' with { type: 'json' };

/** Verifies under one trusted root; a file of roots has several. */
export interface RootVerifier {
  /** `sigstore`, or the digest of the file. */
  readonly root: string;
  readonly verifier: Verifier;
}

/**
 * The day of the last change of `public-root.json`, so that signatures are verified without asking anybody. A newer root can
 * be given as a file. https://github.com/sigstore/root-signing/blob/main/targets/trusted_root.json
 */
export const publicRootDate = '2025-09-22';

const maxRoots = 10;

/** The verifiers of Sigstore's public instance: under the root of this package, unless there is a fresh one. */
export function publicVerifiers(fresh?: readonly RootVerifier[]): readonly RootVerifier[] {
  return fresh ?? [verifierOf(publicRoot, publicTrustedRoot)];
}

/**
 * The verifiers of a file: one trusted root, or one per line.
 * @returns `undefined` when the text is neither
 */
export function verifiersIn(root: string, text: string): readonly RootVerifier[] | undefined {
  const whole = parseJson(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const documents = whole === undefined ? lines.slice(0, maxRoots + 1).map(parseJson) : [whole];
  if (documents.length === 0 || documents.length > maxRoots) return undefined;
  try {
    return documents.map((document) => verifierOf(root, document));
  } catch {
    return undefined;
  }
}

/** What a root does not have cannot be required: an instance may do without logs, but then it has timestamps. */
function verifierOf(root: string, document: unknown): RootVerifier {
  const trusted = TrustedRoot.fromJSON(document);
  if (trusted.certificateAuthorities.length === 0) throw new TypeError('no certificate authority');
  if (trusted.tlogs.length + trusted.timestampAuthorities.length === 0) throw new TypeError('no time');
  const keys = [...trusted.tlogs, ...trusted.ctlogs].map(({ publicKey }) => publicKey);
  const parts = [...keys, ...trusted.certificateAuthorities, ...trusted.timestampAuthorities];
  // The library takes one that does not say when it begins as valid since ever.
  if (parts.some((part) => part?.validFor?.start === undefined)) throw new TypeError('no start of validity');
  const options = {
    tlogThreshold: Math.min(1, trusted.tlogs.length),
    ctlogThreshold: Math.min(1, trusted.ctlogs.length),
    timestampThreshold: 1,
  };
  return { root, verifier: new Verifier(toTrustMaterial(trusted), options) };
}

const subject = 'the trusted root of Sigstore';

/**
 * Reads the current root. Without it signatures still count under the root of this package, but the run is incomplete:
 * an old root refuses what newer keys signed, and trusts keys that may have been withdrawn since.
 */
export async function readFreshRoot(
  read: () => Promise<string>,
): Promise<{ readonly fresh?: readonly RootVerifier[]; readonly stale?: Gap }> {
  try {
    const fresh = verifiersIn(publicRoot, await read());
    if (fresh !== undefined) return { fresh };
    return { stale: { cause: 'bad-answer', subject, message: staleRoot(publicRootDate, freshRootUnusable) } };
  } catch (error) {
    const { cause, message } = gapFrom(error, subject);
    return { stale: { cause, subject, message: staleRoot(publicRootDate, message) } };
  }
}
