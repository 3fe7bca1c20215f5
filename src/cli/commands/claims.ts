// What an image says about itself, and who has signed that, below its tag's history. It proves nothing about the tag.

import { paragraph } from '../../command/history/side-by-side.js';
import type { TagRead } from '../../command/history/tag-readings.js';
import { type Gap, gapFrom } from '../../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../../model/images/image.js';
import type { Config } from '../../model/run/config.js';
import { shortDigest } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import type { Attached } from './attached.js';

interface TagClaims {
  readonly digest: Digest;
  /** The names under which it was built, by unsigned provenance. */
  readonly builtAs: readonly string[];
  /** Sentences about signatures that were verified; escaped. */
  readonly signed: readonly string[];
  /** What could not be read. */
  readonly gaps: readonly Gap[];
}

interface Asked {
  readonly image: ImageReference;
  /** The image that it mirrors, or itself. */
  readonly mirrored: ImageReference;
  readonly digest: Digest;
}

/** Reads them; what cannot be read is a gap, and never fails the command. The code that verifies is loaded for it. */
export async function claimsAbout(
  { clients, now }: TagRead,
  { image, mirrored, digest }: Asked,
  { policy }: Pick<Config, 'policy'>,
): Promise<TagClaims> {
  const { readAttached, signedLines } = await import('./attached.js');
  try {
    const options = { source: clients.signatures, files: policy.signatureFiles, now };
    const attached: Attached = await readAttached(options, image, mirrored, digest);
    const { claims, gaps } = attached;
    return { digest, builtAs: claims.names, signed: signedLines(attached), gaps };
  } catch (error) {
    return { digest, builtAs: [], signed: [], gaps: [gapFrom(error, imageName(image))] };
  }
}

/** The section of the table. */
export function claimsText(
  { digest, builtAs, signed, gaps }: TagClaims,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines = [
    ...builtAs.map((name) => `built as ${plain(name)}: its own claim, not signed`),
    ...signed.map((line) => `signed statement, ${line}`),
    ...gaps.map(({ cause, message }) => `could not be read: ${plain(message)} [${cause}]`),
  ];
  if (lines.length === 0) return [];
  const head = `claims: what ${shortDigest(digest)} says about itself; no proof of what the tag pointed to`;
  return [paragraph(head, width), ...lines.map((line) => indented(line, width))];
}

function indented(line: string, width: number): string {
  return `  ${paragraph(line, width - 2).replaceAll('\n', '\n  ')}`;
}

/** The same for `--json`. */
export function describeClaims({ digest, builtAs, signed, gaps }: TagClaims): object {
  const notRead = gaps.map(({ cause, message }) => ({ cause, message }));
  return {
    digest,
    unsigned: { builtAs },
    signed,
    ...(notRead.length === 0 ? {} : { notRead }),
  };
}
