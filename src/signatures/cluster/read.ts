// ClusterImagePolicy documents of policy-controller → the section `signatures` of a policy, and what it does not say.
// https://docs.sigstore.dev/policy-controller/overview/

import { type Document, parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';
import { append } from '../../model/collections.js';
import { globOf, imageFromCluster, isLiteral } from './patterns.js';

/** The text of a policy, and one sentence for everything that it does not say, or says otherwise. */
interface ReadCluster {
  readonly text: string;
  readonly notes: readonly string[];
}

const maxBytes = 1024 * 1024;
const maxDocuments = 200;
const text = z.string().max(20_000);
const identity = z.strictObject({
  issuer: text.optional(),
  subject: text.optional(),
  issuerRegExp: text.optional(),
  subjectRegExp: text.optional(),
});
const authority = z.looseObject({
  name: text.optional(),
  key: z.looseObject({ data: text.optional(), hashAlgorithm: text.optional() }).optional(),
  keyless: z.looseObject({ url: text.optional(), identities: z.array(identity).default([]) }).optional(),
  ctlog: z.looseObject({ url: text.optional() }).optional(),
  signatureFormat: text.optional(),
});
const cluster = z.object({
  kind: z.literal('ClusterImagePolicy'),
  metadata: z.object({ name: text }).optional(),
  spec: z.looseObject({
    images: z.array(z.looseObject({ glob: text })).min(1),
    authorities: z.array(authority).default([]),
    mode: z.enum(['enforce', 'warn']).default('enforce'),
  }),
});
type Cluster = z.infer<typeof cluster>;
type Authority = z.infer<typeof authority>;
type Signer = Readonly<Record<string, string>>;

/** Reads every ClusterImagePolicy of a file. @throws Error, as a sentence, when a document cannot be read */
export function readClusterPolicies(source: string): ReadCluster {
  if (Buffer.byteLength(source) > maxBytes) throw new Error(`The file is larger than ${maxBytes} bytes.`);
  const documents = parseAllDocuments(source, { prettyErrors: false, logLevel: 'error' });
  if (!Array.isArray(documents) || documents.length > maxDocuments)
    throw new Error('The file holds no document, or too many.');
  const notes: string[] = [];
  const entries: object[] = [];
  const warned: string[] = [];
  for (const [position, document] of documents.entries()) {
    const [wrong] = document.errors;
    if (wrong !== undefined) throw new Error(`Document ${position + 1} is not YAML: ${wrong.message}.`);
    const parsed = cluster.safeParse(followed(document, position));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      notes.push(`Document ${position + 1} is left out: ${issue?.path.join('.')}: ${issue?.message}`);
      continue;
    }
    const read = entryOf(parsed.data);
    append(
      notes,
      read.notes.map((note) => `${parsed.data.metadata?.name ?? position + 1}: ${note}`),
    );
    if (read.entry === undefined) continue;
    entries.push(read.entry);
    if (parsed.data.spec.mode === 'warn') append(warned, read.entry.images);
  }
  const levels = { 'unsigned-image': 'warning', 'wrong-signer': 'warning' };
  const policy = {
    signatures: entries,
    ...(warned.length === 0 ? {} : { overrides: [{ images: warned, checks: levels }] }),
  };
  return { text: stringify(policy, { lineWidth: 0 }), notes };
}

function followed(document: Document, position: number): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new Error(`Document ${position + 1} has aliases that cannot be followed, or too many.`);
  }
}

interface ClusterEntry {
  readonly images: readonly string[];
}

function entryOf({ spec }: Cluster): { readonly entry?: ClusterEntry; readonly notes: readonly string[] } {
  const images = spec.images.map(({ glob }) => imageFromCluster(glob));
  const signers = spec.authorities.map(signersOf);
  const all = signers.flatMap(({ own }) => own);
  const notes = [
    ...images.flatMap((one) => one.notes),
    ...unknownKeys(spec, ['images', 'authorities', 'mode']),
    ...signers.flatMap((one) => one.notes),
  ];
  if (all.length === 0)
    return { notes: [...notes, 'left out: none of its authorities can be expressed here'] };
  const [only] = all;
  const names = [...new Set(images.flatMap(({ texts }) => texts))];
  return { entry: { images: names, ...(all.length === 1 ? only : { any: all }) }, notes };
}

function signersOf(one: Authority, position: number) {
  const name = one.name ?? `authority ${position}`;
  const { key, keyless } = one;
  const notes = unknownKeys(one, ['name', 'key', 'keyless', 'ctlog', 'signatureFormat']);
  const own: Signer[] = [];
  if (one.signatureFormat !== undefined) notes.push('`signatureFormat`: both formats are read here');
  if (key !== undefined && one.ctlog !== undefined)
    notes.push('`ctlog`: a signature by a key needs no log here, which is less strict');
  if (one.ctlog?.url !== undefined && !/^https:\/\/rekor\.sigstore\.dev\/?$/.test(one.ctlog.url))
    notes.push('`ctlog`: only the logs of the trusted root count here');
  if (key?.data !== undefined) {
    if ((key.hashAlgorithm ?? 'sha256') === 'sha256') own.push({ key: `${key.data.trim()}\n` });
    else notes.push('the key is left out: only SHA-256 is supported');
  } else if (key !== undefined) notes.push('the key is left out: only `data` can be expressed');
  if (keyless !== undefined) {
    const others = unknownKeys(keyless, ['url', 'identities']);
    const isPublic = /^https:\/\/fulcio\.sigstore\.dev\/?$/.test(
      keyless.url ?? 'https://fulcio.sigstore.dev',
    );
    if (others.length > 0 || !isPublic)
      append(notes, others, [
        'its identities are left out: set `trusted-root` to the trusted root of that instance',
      ]);
    else
      for (const identity of keyless.identities) {
        const read = identityOf(identity);
        if ('signer' in read) own.push(read.signer);
        append(notes, read.notes);
      }
  }
  return { own, notes: notes.map((note) => `${name}: ${note}`) };
}

function identityOf({ issuer, issuerRegExp, subject, subjectRegExp }: z.infer<typeof identity>) {
  const parts = [
    { label: 'issuer', exact: issuer, expression: issuerRegExp },
    { label: 'subject', exact: subject, expression: subjectRegExp },
  ].map(({ label, exact, expression }) => {
    if (exact !== undefined && exact !== '')
      return isLiteral(exact)
        ? { glob: exact, notes: [] }
        : { why: `the ${label} \`${exact}\` would be a glob here` };
    if (expression === undefined) return { why: `an identity without ${label} is left out` };
    return (
      globOf(expression) ?? {
        why: `\`${expression}\` cannot be written as a glob, so the identity is left out`,
      }
    );
  });
  const [first, second] = parts;
  if (first === undefined || second === undefined || 'why' in first || 'why' in second)
    return { notes: parts.flatMap((part) => ('why' in part ? [part.why] : [])) };
  return { signer: { issuer: first.glob, identity: second.glob }, notes: [...first.notes, ...second.notes] };
}

function unknownKeys(value: object, known: readonly string[]): string[] {
  const others = Object.keys(value).filter((key) => !known.includes(key));
  return others.map((key) => `\`${key.slice(0, 100)}\` cannot be expressed here and is left out`);
}
