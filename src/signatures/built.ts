// What the build of an image was, as its certificate says, and whether it was a build of the version that the tag names.
import { compact } from '../model/collections.js';
import { type ImageReference, isFullVersion } from '../model/images/image.js';
import type {
  DigestSignatures,
  ImageSignature,
  ProvedBuild,
  SignatureRule,
} from '../model/judgement/signature.js';
import { acceptedBy, isSigner } from './match.js';

/** The image whose tag is in question; without a repository, only an entry that names the source exactly counts. */
type TaggedName = Pick<ImageReference, 'tag'> & Partial<Pick<ImageReference, 'repository'>>;

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

/**
 * The build of an image, by the signatures that the policy accepts, or by any if no entry names the image. One that fits
 * the tag comes first, since one digest may be released under several versions.
 */
export function builtOf(
  image: TaggedName,
  found: Pick<DigestSignatures, 'signed'>,
  rules: readonly SignatureRule[],
): ProvedBuild | undefined {
  const { tag } = image;
  const accepted = found.signed.filter((signature) =>
    rules.every((rule) => acceptedBy(rule, { signed: [signature] }) !== undefined),
  );
  const builds = accepted.flatMap((signature): readonly ProvedBuild[] => {
    const { build } = signature;
    if (build === undefined) return [];
    const gitTag = build.ref?.startsWith('refs/tags/') ? build.ref.slice('refs/tags/'.length) : undefined;
    const relation = gitTag === undefined || tag === undefined ? undefined : relationOf(gitTag, tag);
    const { form, at } = signature;
    const proves = relation === 'same' && provesTag(signature, image, rules) ? (true as const) : undefined;
    return [
      { build, form, isRequired: rules.length > 0, ...compact({ gitTag, relation, provesTag: proves, at }) },
    ];
  });
  const order: readonly ProvedBuild['relation'][] = ['same', 'line', 'other', undefined];
  const rank = ({ relation, form, provesTag: proves }: ProvedBuild) =>
    order.indexOf(relation) * 4 + (proves ? 0 : 2) + (form === 'provenance' ? 0 : 1);
  return builds.sort((a, b) => rank(a) - rank(b))[0];
}

interface Version {
  readonly numbers: readonly number[];
  /** What follows the numbers, without its separator. */
  readonly rest: string;
}

const numbers = String.raw`(\d{1,5}(?:\.\d{1,9}){0,3})`;
const imageTag = new RegExp(`^v?${numbers}(?:[-_.+](.*))?$`);
/** A prefix such as `release-` may come before it; without a `v`, one number alone is no version. */
const gitVersion = new RegExp(`^(?:[A-Za-z][A-Za-z0-9_/-]*[-_/])?(v)?${numbers}(?:[-_+](.*))?$`);
const preRelease = /^(?:a|alpha|b|beta|c|rc|pre|preview|dev|snapshot|nightly|canary)(?![a-z])/i;

/** `undefined`: at least one of the tags names no version, or neither is more exact than the other. */
export function relationOf(gitTag: string, tag: string): ProvedBuild['relation'] {
  const built = versionIn(gitVersion.exec(gitTag)?.slice(1));
  const [, claimedNumbers = '', claimedRest = ''] = imageTag.exec(tag) ?? [];
  if (built === undefined || claimedNumbers === '') return undefined;
  const claimed: Version = { numbers: claimedNumbers.split('.').map(Number), rest: claimedRest };
  const shared = Math.min(built.numbers.length, claimed.numbers.length);
  const isPrefix = built.numbers.slice(0, shared).every((number, index) => number === claimed.numbers[index]);
  if (!isPrefix) return 'other';
  if (claimed.numbers.length < built.numbers.length) return 'line';
  if (claimed.numbers.slice(shared).some((number) => number !== 0)) return undefined;
  return sameRelease(built.rest, claimed.rest) ? 'same' : 'other';
}

function versionIn([v, written = '', rest = '']: readonly (string | undefined)[] = []): Version | undefined {
  if (written === '' || (v === undefined && !written.includes('.'))) return undefined;
  return { numbers: written.split('.').map(Number), rest };
}

/** A release candidate is not the release, but `alpine` is a variant of it. */
function sameRelease(built: string, claimed: string): boolean {
  if (preRelease.test(built)) {
    const next = claimed[built.length];
    return claimed.startsWith(built) && (next === undefined || /[-_.+]/.test(next));
  }
  return !preRelease.test(claimed);
}
