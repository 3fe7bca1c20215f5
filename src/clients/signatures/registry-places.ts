// Reads what may be a signature from a registry: referrers, and cosign's tags. Everything is bounded.
// https://github.com/sigstore/cosign/blob/main/specs/BUNDLE_SPEC.md

import { z } from 'zod';
import { append } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import { formOf } from '../../model/judgement/signature.js';
import type { AttachedSignature, SignaturePlace, SignatureSource } from '../../signatures/ports.js';
import { decodeJson } from '../http/json.js';
import { type ContentSource, type RegistryContent, referrerPages } from '../registry/attached-manifests.js';
import { missingContent, tooLarge, tooManyPages, tooManySignatures } from './messages.js';

/** Signatures of one image that are read from one place; if there are more, only the newest few are. */
const maxSignatures = 50;
const fewSignatures = 20;
/** What is listed; most of it may be of other kinds. */
const maxListed = 20_000;
const maxPages = 10;
const predicateNames = ['dev.sigstore.bundle.predicateType', 'predicateType', 'in-toto.io/predicate-type'];

const text = z.string().max(1000);
const descriptor = z.object({
  mediaType: text.default(''),
  artifactType: text.nullish(),
  digest: z.string().refine(isDigest, 'not a sha256 digest'),
  size: z.number().default(0),
  annotations: z.record(z.string(), z.string()).nullish(),
});
type Descriptor = z.infer<typeof descriptor>;
const manifest = z.object({
  manifests: z.array(descriptor).max(maxListed).nullish(),
  layers: z.array(descriptor).max(maxListed).nullish(),
});

/** The places of one digest in a registry. `open` may throw a Failure, which is then that of the place. */
export function registryPlaces(
  open: () => ContentSource,
  repository: string,
  digest: Digest,
  formats: Parameters<SignatureSource['places']>[4],
): readonly SignaturePlace[] {
  const name = `${repository}@${digest}`;
  const tag = digest.replace(':', '-');

  async function referrers(format: Format): Promise<readonly AttachedSignature[]> {
    const listed: Descriptor[] = [];
    const source = open();
    let count = 0;
    for await (const page of referrerPages(source, repository, digest)) {
      append(listed, decode(name, page).manifests ?? []);
      count += 1;
      if (page.next !== undefined && (count >= maxPages || listed.length > maxListed))
        throw new Failure('unverifiable-signature', tooManyPages(name, maxPages));
    }
    const own = listed.filter(
      (one) => format.mediaType.test(one.artifactType ?? one.mediaType) && mayVouch(one, format),
    );
    return newest(name, own, async (one) => {
      const found = await source.manifest(repository, one.digest);
      const layer =
        found && decode(one.digest, found).layers?.find(({ mediaType }) => format.mediaType.test(mediaType));
      if (layer === undefined) return { kind: 'unreadable', why: missingContent(one.digest) };
      return read(source, layer, format);
    });
  }

  async function tagged(suffix: string, format: Format) {
    const source = open();
    const content = await source.manifest(repository, `${tag}${suffix}`);
    if (content === undefined) return [];
    const layers = (decode(`${name} ${suffix}`, content).layers ?? []).filter(
      (layer) => format.mediaType.test(layer.mediaType) && mayVouch(layer, format),
    );
    return newest(name, layers, (layer) => read(source, layer, format));
  }

  async function read(
    source: ContentSource,
    layer: Descriptor,
    { id: kind, maxBytes }: Format,
  ): Promise<AttachedSignature> {
    if (layer.size > maxBytes) return { kind: 'unreadable', why: tooLarge(layer.digest, maxBytes) };
    const found = await source.blob(repository, layer.digest, maxBytes);
    if (found === undefined) return { kind: 'unreadable', why: missingContent(layer.digest) };
    return { kind, text: found.text, annotations: layer.annotations ?? {} };
  }

  return formats.map(
    (format) => () => (format.suffix === undefined ? referrers(format) : tagged(format.suffix, format)),
  );
}

type Format = Parameters<SignatureSource['places']>[4][number];

/** False if the annotations say that the content is of a kind that never says that its signer vouches for the image. */
function mayVouch({ annotations }: Descriptor, { hasPredicate }: Format): boolean {
  if (hasPredicate !== true) return true;
  const predicate = predicateNames.map((one) => annotations?.[one]).find((value) => value !== undefined);
  return predicate === undefined || formOf(predicate) !== undefined;
}

function decode(operation: string, { text: body }: RegistryContent) {
  return decodeJson(operation, { body }, manifest);
}

/**
 * Reads what is listed, or the last few if that is too much: the newest are at the end. One that cannot be read does not
 * hide the others.
 */
async function newest(
  name: string,
  found: readonly Descriptor[],
  read: (one: Descriptor) => Promise<AttachedSignature>,
): Promise<readonly AttachedSignature[]> {
  const isWhole = found.length <= maxSignatures;
  const all = await Promise.all(
    (isWhole ? found : found.slice(-fewSignatures)).map((one) =>
      read(one).catch((error: unknown): AttachedSignature => {
        if (!(error instanceof Failure) || error.reason === 'stopped') throw error;
        return { kind: 'unreadable', why: error.message };
      }),
    ),
  );
  const why = tooManySignatures(name, found.length, fewSignatures);
  return isWhole ? all : [{ kind: 'unreadable', why }, ...all];
}
