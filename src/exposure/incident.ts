// The incident file: which images were bad under which tags, when, and the digests that are known. All mistakes at once.
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type Digest, imageName, isDigest, isTag, parseImage } from '../model/images/image.js';
import type { Instant } from '../model/judgement/fact.js';
import { isDay, parseInstant } from '../model/text/time.js';

/** Images that were bad for some time. */
export interface SuspectWindow {
  /** `registry/repository`, normalized. */
  readonly images: readonly string[];
  /** Empty: every tag. */
  readonly tags: readonly string[];
  /** The first instant at which a tag was bad, and the first at which none was any more. */
  readonly from: Instant;
  readonly to: Instant;
  readonly digests: readonly Digest[];
  /** Digests that are known to be harmless. */
  readonly good: readonly Digest[];
}

export interface Incident {
  readonly id: string;
  readonly aliases: readonly string[];
  /** Where its facts come from. */
  readonly sources: readonly string[];
  readonly windows: readonly SuspectWindow[];
}

type Read = { readonly incident: Incident } | { readonly issues: readonly string[] };

/** Bytes of an incident file. */
export const maxIncidentBytes = 256 * 1024;
const most = 1000;

const image = z.string().transform((raw, context) => {
  const parsed = parseImage(raw);
  if (parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined)
    return imageName(parsed.image);
  const why = parsed.kind === 'invalid' ? parsed.why : 'tags and digests have lists of their own';
  context.addIssue({ code: 'custom', message: `must be the name of an image: ${why}` });
  return z.NEVER;
});
const tag = z.string().refine(isTag, 'must be a tag');
const digest = z.custom<Digest>(
  (value) => typeof value === 'string' && isDigest(value),
  'must be `sha256:` followed by 64 lower-case hexadecimal digits',
);

/** A day means its start in `from` and its end in `to`. */
const instant = (isEnd: boolean) =>
  z.string().transform((text, context) => {
    const at = parseInstant(isDay(text) ? `${text}T00:00:00Z` : text);
    if (at !== undefined) return isDay(text) && isEnd ? at + 86_400_000 : at;
    context.addIssue({
      code: 'custom',
      message: 'must be a time with its zone, such as 2026-03-19T18:22:00Z',
    });
    return z.NEVER;
  });

const windowSchema = z
  .strictObject({
    images: z.array(image).min(1).max(most),
    tags: z.array(tag).max(most).default([]),
    from: instant(false),
    to: instant(true),
    digests: z.array(digest).max(most).default([]),
    good: z.array(digest).max(most).default([]),
  })
  .superRefine(({ from, to, digests, good }, context) => {
    if (from >= to) context.addIssue({ code: 'custom', path: ['to'], message: 'must be later than `from`' });
    for (const one of digests)
      if (good.includes(one))
        context.addIssue({ code: 'custom', path: ['good'], message: `${one} is in \`digests\`, too` });
  });

const incidentSchema = z.strictObject({
  id: z.string().min(1).max(200),
  aliases: z.array(z.string().max(200)).max(100).default([]),
  sources: z.array(z.string().max(2000)).max(100).default([]),
  windows: z.array(windowSchema).min(1).max(100),
});

/** Reads the text of an incident file. @param name how the issues name the file */
export function parseIncident(name: string, text: string): Read {
  const document = parseDocument(text, { uniqueKeys: true, schema: 'core' });
  const wrong = document.errors.map(({ message }) => `${name}: ${message.split('\n', 1)[0]}`);
  if (wrong.length > 0) return { issues: wrong };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    return { issues: [`${name}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  return checked(value, (path) => `${name}: ${path === '' ? 'the document' : `\`${path}\``} `);
}

/** What the flags of the command say, each by its name; the lists are repeatable flags. */
export interface IncidentFlags {
  readonly image: readonly string[];
  readonly tag: readonly string[];
  readonly digest: readonly string[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The incident that the flags describe, with one window. */
export function incidentOfFlags({
  image: images,
  tag: tags,
  digest: digests,
  from,
  to,
}: IncidentFlags): Read {
  const missing = Object.entries({ image: images[0], from, to }).filter(([, value]) => value === undefined);
  if (missing.length > 0) {
    const names = missing.map(([name]) => `\`--${name}\``).join(', ');
    return {
      issues: [
        `${names} ${missing.length === 1 ? 'is' : 'are'} missing: name an incident file, or set --image, --from and --to.`,
      ],
    };
  }
  const flagOf: Readonly<Record<string, string>> = { images: 'image', tags: 'tag', digests: 'digest' };
  return checked({ id: 'unnamed', windows: [{ images, tags, digests, from, to }] }, (path) => {
    const [, , field = ''] = path.split('.');
    return `\`--${flagOf[field] ?? field}\` `;
  });
}

function checked(value: unknown, where: (path: string) => string): Read {
  const parsed = incidentSchema.safeParse(value);
  if (parsed.success) return { incident: parsed.data };
  return { issues: parsed.error.issues.map(({ path, message }) => `${where(path.join('.'))}${message}.`) };
}
