// Whether a signature proves that an image is the build of exactly the version that its tag names.
import type { ImageReference } from '../model/image.js';
import type { ImageSignature, SignatureRule } from '../model/signature.js';
import { isFullVersion } from '../model/version-tag.js';
import { isSigner } from './match.js';

/** The image whose tag is in question; without a repository, only an entry that names the source exactly counts. */
export type TaggedName = Pick<ImageReference, 'tag'> & Partial<Pick<ImageReference, 'repository'>>;

/**
 * True if an entry of the policy names the source that was built, and the Git tag is the version in the tag. `rules` are
 * the entries that name the image. A signer that may sign for any source proves nothing, nor does a floating tag.
 */
export function provesTag(
  { build, signer, at }: ImageSignature,
  image: TaggedName,
  rules: readonly SignatureRule[],
): boolean {
  const { repository, ref = '' } = build ?? {};
  if (at === undefined || repository === undefined || !ref.startsWith('refs/tags/')) return false;
  if (rules.some(({ sourceTag }) => sourceTag === 'any')) return false;
  if (!isSpelledAs(ref.slice('refs/tags/'.length), image.tag ?? '')) return false;
  return rules.some(({ anyOf }) =>
    anyOf.some(
      (required) =>
        required.kind === 'identity' &&
        isSigner(required, signer) &&
        !/[*?]/.test(required.issuer) &&
        namesSource(required.identity, repository, image.repository),
    ),
  );
}

/** A variant such as `alpine`; a number or `r5` says that the same version was packaged again. */
const variant = /^[-_](?!r\d)[a-z]/i;

/** The same full version, with or without `v`; a variant may follow it in the tag of the image. */
function isSpelledAs(gitTag: string, tag: string): boolean {
  if (!isFullVersion(gitTag) || !isFullVersion(tag)) return false;
  const [built, claimed] = [gitTag.replace(/^v/, ''), tag.replace(/^v/, '')];
  return claimed === built || (claimed.startsWith(built) && variant.test(claimed.slice(built.length)));
}

const sourceAddress = /^(https:\/\/[^/]+\/)([^/]+)\/([^/]+)$/;

/**
 * Whether the part of the glob before its first wildcard names the repository that was built. If it names only the owner,
 * the image must have the name of that repository. A workflow that others may call is an identity of its own, and
 * names none of the repositories that call it.
 */
function namesSource(identity: string, repository: string, imageRepository: string | undefined): boolean {
  const literal = identity.split(/[*?]/, 1)[0] ?? '';
  if (literal.startsWith(`${repository}/`)) return true;
  const [, host = '', owner = '', name = ''] = sourceAddress.exec(repository) ?? [];
  if (name === '' || imageRepository === undefined || !literal.startsWith(`${host}${owner}/`)) return false;
  const path = `${owner}/${name}`.toLowerCase();
  return imageRepository === path || imageRepository.startsWith(`${path}/`);
}
