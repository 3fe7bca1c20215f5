// A report → the images that it proves, the references that it does not, and the signature rules of its policy: what every
// engine gets.

import { addToGroup, compact } from '../model/collections.js';
import { type Digest, type ImageReference, imageName, isTag, parseImage } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import type { SignatureRule } from '../model/judgement/signature.js';
import { compareText } from '../model/text/text.js';
import { disputingChecks, isProved } from '../report/coverage.js';
import type { Report, ReportedReference } from '../report/schema/schema.js';
import { satisfies, signatureRulesFor } from '../signatures/match.js';

/** An image that was proved: its names are normalized, and can be written into any document as they are. */
export interface ProvedImage {
  /** `docker.io/library/node` */
  readonly repository: string;
  /** Absent where the reference has only a digest. */
  readonly tag?: string;
  readonly digest: Digest;
  /** It is the manifest of one platform of the tag's index, so the tag cannot be replaced by it. */
  readonly isPart?: true;
  /** When the tag had it first, as ISO 8601, or `now` for what it has; absent: not known. */
  readonly since?: string;
}

/** A reference that does not become a rule, and why in a few words that do not change from day to day. */
export interface NotProved {
  readonly name: string;
  readonly why: string;
  /** Sorted, each once. */
  readonly files: readonly string[];
}

export interface Enforced {
  /** Sorted by repository, tag and digest, each once. */
  readonly images: readonly ProvedImage[];
  /** References that are not proved. */
  readonly rest: readonly NotProved[];
  readonly rules: readonly SignatureRule[];
  /** References that no signature rule names, or that are not signed as it says. */
  readonly unsigned: readonly NotProved[];
  /** The public keys of the rules in PEM. */
  readonly keys: ReadonlyMap<Digest, string>;
}

export interface Target {
  readonly id: string;
  /** As messages name it. */
  readonly title: string;
  /** How a comment begins; absent: the format has none. */
  readonly comment?: '#';
  /** It says who must have signed, and not which digests are allowed. */
  readonly isBySigner?: true;
  /** The whole document without its head, and one sentence for everything that it cannot say, or says otherwise. */
  readonly write: (enforced: Enforced) => Written | { readonly refused: string };
}

interface Written {
  readonly text: string;
  readonly notes: readonly string[];
}

const disputed: ReadonlySet<string> = new Set(disputingChecks);

/** @param keys the public keys that the rules name, in PEM */
export function enforcedBy(report: Report, keys: ReadonlyMap<Digest, string>): Enforced {
  const rules: readonly SignatureRule[] = report.record?.policy.signatures ?? [];
  const disputes = disputesIn(report);
  const images = new Map<string, ProvedImage>();
  const rest: [ReportedReference, string][] = [];
  const unsigned: [ReportedReference, string][] = [];
  for (const reference of report.references) {
    const image = imageOf(reference);
    const dispute = image && disputes.get(nameOf(reference));
    const why = dispute ?? whyNot(reference, image) ?? (image && whyUnsigned(report, reference, image));
    if (why !== undefined) rest.push([reference, why]);
    else if (image !== undefined) keep(images, provedImage(reference, image));
    const unruled = dispute ?? (image && signatureRulesFor(rules, image).length > 0 ? undefined : 'no rule');
    if (unruled !== undefined) unsigned.push([reference, unruled]);
  }
  const sorted = [...images].sort(([a], [b]) => compareText(a, b)).map(([, image]) => image);
  return { images: sorted, rest: leftOut(rest), rules, unsigned: leftOut(unsigned), keys };
}

/** Findings that nobody has accepted, by the name of their image. */
function disputesIn({ findings }: Report): ReadonlyMap<string, string> {
  return new Map(
    findings.flatMap(({ check, image, waived }) =>
      image !== undefined && waived === undefined && disputed.has(check) ? [[imageName(image), check]] : [],
    ),
  );
}

/** The image, if its parts are what a normalized name is made of: a report can be written by anybody. */
function imageOf({ kind, registry, repository, tag, digest }: ReportedReference): ImageReference | undefined {
  if (kind !== 'image' || registry === undefined || repository === undefined) return undefined;
  const parsed = parseImage(
    `${imageName({ registry, repository, tag })}${digest === undefined ? '' : `@${digest}`}`,
  );
  if (parsed.kind !== 'image') return undefined;
  const { image } = parsed;
  return image.registry === registry && image.repository === repository ? image : undefined;
}

/** Words that stay the same as long as the reference does. */
function whyNot(reference: ReportedReference, image: ImageReference | undefined): string | undefined {
  const { kind, why, digest, testData, fact } = reference;
  if (kind !== 'image') return kind === 'opaque' ? `not resolved (${why ?? 'opaque'})` : 'built here';
  if (image === undefined) return 'not the name of an image';
  if (digest === undefined) return 'not pinned';
  if (testData !== undefined) return 'test data';
  if (isProved(fact)) return undefined;
  return fact?.status === 'unknown'
    ? `unknown (${fact.cause ?? 'no cause'})`
    : (fact?.status ?? 'not checked');
}

/** The check of a signature that the policy requires can be off, or may not have got an answer: then nobody has reported the image. */
function whyUnsigned(
  { record }: Report,
  { digest, signatures, waivedChecks = [] }: ReportedReference,
  image: ImageReference,
): string | undefined {
  const mirrored = signatures?.origin ?? originImage(image, record?.mirrors ?? {});
  const rules = signatureRulesFor(record?.policy.signatures ?? [], image, mirrored);
  if (rules.length === 0) return undefined;
  if (signatures === undefined || signatures.digest !== digest) return 'its signature is not known';
  if (satisfies(rules, signatures)) return undefined;
  if (!signatures.complete) return 'its signature is not known';
  const isAccepted = waivedChecks.some((check) => check === 'unsigned-image' || check === 'wrong-signer');
  return isAccepted ? undefined : 'not signed as the policy requires';
}

function provedImage({ fact }: ReportedReference, image: ImageReference): ProvedImage {
  const isNow = fact?.status === 'current';
  const recovered = fact?.recoveredTag;
  const tag = image.tag ?? (recovered !== undefined && isTag(recovered) ? recovered : undefined);
  return {
    repository: imageName({ registry: image.registry, repository: image.repository }),
    digest: image.digest as Digest,
    ...compact({
      tag,
      isPart: fact?.status === 'one-platform' ? (true as const) : undefined,
      since: isNow ? 'now' : fact?.pinnedSince,
    }),
  };
}

/** Two references to one digest of a tag say the same of it, or the one says more. */
function keep(images: Map<string, ProvedImage>, image: ProvedImage): void {
  const key = JSON.stringify([image.repository, image.tag ?? '', image.digest]);
  const { isPart, since, ...rest } = images.get(key) ?? image;
  const times = [since, image.since].flatMap((one) => one ?? []).sort(compareText);
  const isWhole = isPart === undefined || image.isPart === undefined;
  images.set(key, { ...rest, ...compact({ isPart: isWhole ? undefined : isPart, since: times.at(-1) }) });
}

function nameOf({ kind, raw, registry = '', repository = '', tag }: ReportedReference): string {
  if (kind === 'opaque' || repository === '') return raw;
  return imageName({ registry, repository, tag });
}

function leftOut(references: readonly (readonly [ReportedReference, string])[]): readonly NotProved[] {
  const groups = new Map<string, ReportedReference[]>();
  for (const [reference, why] of references) {
    const pin = reference.digest === undefined ? '' : `@${reference.digest}`;
    addToGroup(groups, JSON.stringify([`${nameOf(reference)}${pin}`, why]), reference);
  }
  return [...groups]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, all]) => {
      const [name, why] = JSON.parse(key) as [string, string];
      return { name, why, files: [...new Set(all.map(fileOf))].sort(compareText) };
    });
}

function fileOf({ origin, file }: ReportedReference): string {
  return origin === undefined ? file : `${origin} ${file}`;
}
