// What the build of an image was, as its certificate says, and whether it was a build of the version that the tag names.
import { compact } from '../model/compact.js';
import type { DigestSignatures, ProvedBuild, SignatureRule } from '../model/signature.js';
import { acceptedBy } from './match.js';
import { provesTag, type TaggedName } from './proves-tag.js';

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
      { build, form, isRequired: rules.length > 0, ...compact({ at, gitTag, relation, provesTag: proves }) },
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
