// What commands about single images have in common: their arguments, a host that keeps tokens out of the output, and their digests.

import { guardHost } from '../../clients/http/index.js';
import { type Clients, withPlatformTransport } from '../../clients/index.js';
import { type Context, inputOf, printOptionsOf } from '../../command/context.js';
import { readConfig } from '../../config/read.js';
import { localHost } from '../../host/local.js';
import { type Digest, type ImageReference, impliedTag, parseImage } from '../../model/images/image.js';
import { presets } from '../../model/images/presets.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import { plain } from '../../output/escape.js';

interface ImageArguments {
  /** Absent if an input is invalid. */
  readonly config?: Config;
  /** The operands that are image references. */
  readonly images: readonly ImageReference[];
  readonly issues: readonly string[];
}

/** Reads the inputs of a command whose operands are image references. */
export function readImageArguments(context: Context): ImageArguments {
  const read = readConfig((name) => inputOf(context, name), { presets, checks: [] });
  const parsed = context.invocation.operands.map((text) => ({ text, ...parseImage(text) }));
  const wrong = parsed.flatMap((one) =>
    one.kind === 'invalid' ? [`\`${plain(one.text)}\` is not an image reference: ${one.why}.`] : [],
  );
  const images = parsed.flatMap((one) => (one.kind === 'image' ? [one.image] : []));
  if ('issues' in read) return { images, issues: [...read.issues, ...wrong] };
  return { config: read.config, images, issues: wrong };
}

/** A host for requests, and the context without the tokens that are sent: a server may repeat them. */
export function guardedHost(
  context: Context,
  config: Config,
): { readonly host: Host; readonly context: Context } {
  const { environment, out, err } = context;
  const local = localHost({ root: '.', environment, ...printOptionsOf(context), print: err });
  const { host, redact } = guardHost(withPlatformTransport(local, config));
  const redacting = {
    ...context,
    out: (text: string) => out(redact(text)),
    err: (text: string) => err(redact(text)),
  };
  return { host, context: redacting };
}

/**
 * The digest that a reference names, or that its tag has now.
 * @param origin where the image is read, if that is a mirror
 * @throws Failure if the registry does not return the digest
 */
export async function digestOf(
  { contentIn }: Pick<Clients, 'contentIn'>,
  origin: ImageReference,
  image: ImageReference,
): Promise<Digest> {
  return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? impliedTag);
}
