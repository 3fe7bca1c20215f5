// Parses image names by the grammar of distribution/reference, and normalises them as Docker does; and which tags say by their
// names that they are meant to stay as they are: a full version, a date or a commit.
// https://github.com/distribution/reference/blob/main/reference.go
import { canonicalRegistry } from './registry-host.js';

export type Digest = `sha256:${string}`;

export interface ImageReference {
  /** Lower case, with the port if any: `docker.io`, `localhost:5000`. */
  readonly registry: string;
  /** Without the registry, with Docker's implied `library/`. */
  readonly repository: string;
  readonly tag?: string;
  readonly digest?: Digest;
}

type ParsedImage =
  | { readonly kind: 'image'; readonly image: ImageReference }
  | { readonly kind: 'invalid'; readonly why: string };

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain =
  /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;

/** True for what may be the tag of an image. */
export function isTag(text: string): boolean {
  return tagPattern.test(text);
}

/** True for `sha256:` and 64 lower-case hex digits. Tag histories use no other algorithm. */
export function isDigest(text: string): text is Digest {
  return digestPattern.test(text);
}

/** Parses an image name as written, without surrounding white space. Never throws: an invalid name is returned with the reason. */
export function parseImage(raw: string): ParsedImage {
  if (raw === '') return invalid('the name is empty');
  if (raw.length > maxReferenceLength)
    return invalid(`the name is longer than ${maxReferenceLength} characters`);
  const at = raw.indexOf('@');
  const named = at < 0 ? raw : raw.slice(0, at);
  const digest = at < 0 ? undefined : raw.slice(at + 1);
  if (digest !== undefined && !isDigest(digest))
    return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
  const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
  const tag = colon < 0 ? undefined : named.slice(colon + 1);
  if (tag !== undefined && !tagPattern.test(tag))
    return invalid('the tag contains characters that are not allowed in a tag');
  const name = splitName(colon < 0 ? named : named.slice(0, colon));
  if (typeof name === 'string') return invalid(name);
  const { registry, repository } = name;
  return {
    kind: 'image',
    image: {
      registry,
      repository,
      ...(tag === undefined ? {} : { tag }),
      ...(digest === undefined ? {} : { digest }),
    },
  };
}

function invalid(why: string): ParsedImage {
  return { kind: 'invalid', why };
}

function splitName(name: string): { registry: string; repository: string } | string {
  const slash = name.indexOf('/');
  const first = slash < 0 ? '' : name.slice(0, slash);
  const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
  if (hasRegistry && !domain.test(first)) return 'the registry is not a host name';
  const host = hasRegistry ? canonicalRegistry(first) : { registry: 'docker.io' };
  if ('issue' in host) return host.issue;
  const { registry } = host;
  const path = hasRegistry ? name.slice(slash + 1) : name;
  if (path.length > maxNameLength) return `the repository is longer than ${maxNameLength} characters`;
  if (!path.split('/').every((part) => component.test(part)))
    return 'the repository is not a lower-case path';
  const implied = registry === 'docker.io' && !path.includes('/');
  return { registry, repository: implied ? `library/${path}` : path };
}

interface NamedImage {
  readonly registry: string;
  readonly repository: string;
  readonly tag?: string | undefined;
}

/** `registry/repository:tag` in its normalized spelling, without the digest: the key of a tag's history. */
export function imageName({ registry, repository, tag }: NamedImage): string {
  return `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}

/** The name without its tag, in its normalized spelling. */
export function repositoryName({
  registry,
  repository,
}: Pick<ImageReference, 'registry' | 'repository'>): string {
  return `${registry}/${repository}`;
}

/** The tag that runtimes and builders read where a name has neither a tag nor a digest. */
export const impliedTag = 'latest';

/** The name with the tag that it means. One with a digest and no tag means no tag. */
export function withImpliedTag<T extends Pick<ImageReference, 'tag' | 'digest'>>(image: T): T {
  return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}

/** The text between a name and the digest that pins it. A name without a tag gets the tag that it means. */
export function digestLead(image: Pick<ImageReference, 'tag' | 'digest'>): string {
  return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}

const fullVersion = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-_+.][\w.-]*)?$/;
const date = /^(?:.*[-_.])?20\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_.T].*)?$/;
const commit = /^(?:.*[-_.])?(?:sha-?)?(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{7,64}$/;

/** Whether a tag names a full version: `22.3.1`, `v1.2.3-alpine`, but not `22`, `22.3` or `latest`. */
export function isFullVersion(tag: string): boolean {
  return tag.length <= 128 && fullVersion.test(tag);
}

/** Whether a tag looks as if it stayed as it is. */
export function looksImmutable(tag: string): boolean {
  return isFullVersion(tag) || (tag.length <= 128 && (date.test(tag) || commit.test(tag)));
}
