// Statements that BuildKit puts into an index. Nobody has signed them, so they are claims of whoever pushed the image.
// https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md
import { z } from 'zod';
import { type Digest, imageName, isDigest, parseImage } from '../../model/images/image.js';
import { parseJson } from '../../model/json.js';
import type { ImageClaims } from '../../signatures/ports.js';
import {
  attestedBy,
  type ContentSource,
  type Descriptor,
  type Manifest,
  readManifest,
} from '../registry/attached-manifests.js';

const prefix = 'pkg:docker/';

/** `pkg:docker/ghcr.io/acme/app@1.2?platform=linux%2Famd64` → `ghcr.io/acme/app:1.2`; `undefined` if it is no such name. */
export function claimedName(purl: string): string | undefined {
  if (!purl.startsWith(prefix)) return undefined;
  const [path = ''] = purl.slice(prefix.length).split(/[?#]/, 1);
  const at = path.lastIndexOf('@');
  const [repository, tag] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
  // An image that was pushed by its digest alone has no tag.
  const name = tag === '' ? decoded(repository) : decoded(`${repository}:${tag}`);
  const parsed = name === undefined ? undefined : parseImage(name);
  return parsed === undefined || parsed.kind === 'invalid' ? undefined : imageName(parsed.image);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const maxManifests = 64;
const maxClaims = 20;
const maxTypeLength = 200;
/** Each platform has its own statement, usually with the names of all of them. */
const maxStatements = 4;
const maxStatementBytes = 1024 * 1024;
const maxSubjects = 100;
const predicateName = 'in-toto.io/predicate-type';

const statement = z.object({
  subject: z
    .array(z.object({ name: z.string().max(1000), digest: z.record(z.string(), z.string()) }))
    .max(maxSubjects),
});

/** What an index claims about itself or its platforms, each claim once. @throws Failure */
export async function readClaims(
  source: ContentSource,
  repository: string,
  digest: Digest,
): Promise<ImageClaims> {
  const read = async (one: Digest): Promise<Manifest | undefined> => {
    const content = await source.manifest(repository, one);
    return content && readManifest(`Manifest ${one} of ${repository}`, content);
  };
  const children = (await read(digest))?.children ?? [];
  const attestations = children.flatMap((child) => {
    const about = attestedBy(child);
    return about !== undefined && isDigest(child.digest) ? [{ about, digest: child.digest }] : [];
  });
  const described = await Promise.all(
    attestations
      .slice(0, maxManifests)
      .map(async ({ about, digest: one }) => ({ about, layers: (await read(one))?.layers ?? [] })),
  );
  const types = described.flatMap(({ layers }) => layers.flatMap((layer) => predicateOf(layer) ?? []));
  const names = await Promise.all(
    described.slice(0, maxStatements).map(({ about, layers }) => namesIn(source, repository, about, layers)),
  );
  return {
    types: [...new Set(types)].slice(0, maxClaims),
    names: [...new Set(names.flat())].slice(0, maxClaims),
  };
}

/** The names in one statement about an image: all statements of a build have the same, so the smallest is read. */
async function namesIn(
  source: ContentSource,
  repository: string,
  about: Digest,
  layers: readonly Descriptor[],
): Promise<readonly string[]> {
  const [layer] = layers
    .filter((one) => predicateOf(one) !== undefined && (one.size ?? 0) <= maxStatementBytes)
    .sort((a, b) => (a.size ?? maxStatementBytes) - (b.size ?? maxStatementBytes));
  if (layer === undefined || !isDigest(layer.digest)) return [];
  const content = await source.blob(repository, layer.digest, maxStatementBytes);
  const parsed = statement.safeParse(parseJson(content?.text ?? ''));
  if (!parsed.success) return [];
  return parsed.data.subject.flatMap(({ name, digest }) =>
    `sha256:${digest.sha256}` === about ? (claimedName(name) ?? []) : [],
  );
}

function predicateOf({ annotations }: Descriptor): string | undefined {
  return annotations?.[predicateName]?.slice(0, maxTypeLength);
}
