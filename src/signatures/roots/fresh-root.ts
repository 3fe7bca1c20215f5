// The current root of Sigstore's public instance where a run asks for it, or what to say where there is none.
import { type Gap, gapFrom } from '../../model/failure.js';
import { publicRoot } from '../../model/judgement/signature.js';
import { freshRootUnusable, staleRoot } from '../messages.js';
import { publicRootDate } from './public-root.js';
import { type RootVerifier, verifiersIn } from './trust.js';

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
