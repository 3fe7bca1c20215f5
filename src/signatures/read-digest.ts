// Reads the signatures of one digest, place by place, until the policy is satisfied or there is no other place.
import { append, compact } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Digest, ImageReference } from '../model/images/image.js';
import type { Instant } from '../model/judgement/fact.js';
import type {
  DigestSignatures,
  ImageSignature,
  RefusedSignature,
  SignatureFiles,
  SignatureRule,
} from '../model/judgement/signature.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { satisfies } from './match.js';
import { badRoot, unverifiable } from './messages.js';
import type { SignatureSource } from './ports.js';
import type { VerifySignature } from './verify.js';

/** What was found, and what may have been missed: nothing, once the policy is satisfied. */
export interface Read<T extends DigestSignatures = DigestSignatures> {
  readonly found: T;
  readonly gaps: readonly Gap[];
  /** A fresh root was asked for, and that of this package was used. It counts whatever was found. */
  readonly staleRoot?: Gap;
}

export interface DigestReaderOptions {
  readonly source: SignatureSource;
  readonly files: SignatureFiles;
  readonly now: Instant;
  /** Every place is read, even once the policy is satisfied. */
  readonly isWhole?: true;
}

interface Asked {
  readonly image: ImageReference;
  /** The image that it mirrors, or itself. */
  readonly mirrored: ImageReference;
  readonly own: readonly SignatureRule[];
}

/** Creates a reader that asks for each digest once. The code that verifies is loaded by the first. */
export function digestReader({ source, files, now, isWhole }: DigestReaderOptions) {
  let loaded: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    const [{ signatureVerifier }, { signatureFormats: formats }] = await Promise.all([
      import('./verify.js'),
      import('./formats/index.js'),
    ]);
    if (source.freshRoot === undefined) return { ...signatureVerifier(files, now), formats };
    const { readFreshRoot } = await import('./roots/trust.js');
    const { fresh, stale } = await readFreshRoot(source.freshRoot);
    return { ...signatureVerifier(files, now, fresh), formats, ...compact({ staleRoot: stale }) };
  }

  async function readDigest({ image, mirrored, own }: Asked, digest: Digest): Promise<Read> {
    const subject = `${image.registry}/${image.repository}@${digest}`;
    loaded ??= load();
    const { verify, badRoots, staleRoot, formats } = await loaded;
    const isStale = compact({ staleRoot });
    const signed: ImageSignature[] = [];
    const refused: RefusedSignature[] = [];
    const required = own.flatMap(({ anyOf }) => anyOf);
    const gaps: Gap[] = required.flatMap((one) =>
      one.kind === 'identity' && badRoots.includes(one.root) ? [badRoot(one.file ?? one.root)] : [],
    );
    for (const place of source.places(image, mirrored, digest, required, formats)) {
      try {
        for (const attached of await place()) {
          const result = verify(attached, digest);
          if ('signed' in result) signed.push(result.signed);
          else refused.push(result.refused);
        }
      } catch (error) {
        gaps.push(gapFrom(error, subject));
      }
      if (isWhole === undefined && isEnough(own, signed))
        return { found: { digest, signed, refused, complete: false }, gaps: [], ...isStale };
    }
    append(gaps, unreadable(subject, refused));
    return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
  }

  return memoizeAsync(readDigest, ({ image, own }, digest) =>
    JSON.stringify([image.registry, image.repository, digest, own.length > 0]),
  );
}

interface Loaded {
  readonly verify: VerifySignature;
  readonly badRoots: readonly string[];
  readonly formats: Parameters<SignatureSource['places']>[4];
  readonly staleRoot?: Gap;
}

/** Where no entry names the image, any signature is enough: only who made it is compared. */
function isEnough(own: readonly SignatureRule[], signed: readonly ImageSignature[]): boolean {
  return own.length === 0 ? signed.length > 0 : satisfies(own, { signed });
}

function unreadable(subject: string, refused: readonly RefusedSignature[]): readonly Gap[] {
  const first = refused.find(({ kind }) => kind === 'unreadable');
  if (first === undefined) return [];
  return [{ cause: 'unverifiable-signature', subject, message: unverifiable(subject, first.why) }];
}
