// What commands about single images have in common: their arguments, a host that keeps tokens out of the output, and their digests.

import { guardHost } from '../../clients/http/index.js';
import { type Clients, withPlatformTransport } from '../../clients/index.js';
import { type Context, inputOf, printFailure, printOptionsOf, usageErrors } from '../../command/context.js';
import { readConfig } from '../../config/read.js';
import { localHost } from '../../host/local.js';
import { gapFrom } from '../../model/failure.js';
import { type Digest, type ImageReference, impliedTag, parseImage } from '../../model/images/image.js';
import { presets } from '../../model/images/presets.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import { plain } from '../../output/escape.js';

/** What a command about images runs with: a host for requests, and a context without the tokens that are sent, which a server may repeat. */
interface ImageRun {
  readonly context: Context;
  readonly host: Host;
  readonly config: Config;
}

/**
 * Runs a command whose operands are image references. Every mistake is printed at once, and a `Failure` as one line.
 * @param issuesOf what else is wrong
 */
export async function onImages(
  context: Context,
  issuesOf: (images: readonly ImageReference[]) => readonly string[],
  work: (run: ImageRun, images: readonly ImageReference[]) => Promise<number>,
): Promise<number> {
  const { invocation, environment, out, err } = context;
  const read = readConfig((name) => inputOf(context, name), { presets, checks: [] });
  const parsed = invocation.operands.map((text) => ({ text, ...parseImage(text) }));
  const wrong = parsed.flatMap((one) =>
    one.kind === 'invalid' ? [`\`${plain(one.text)}\` is not an image reference: ${one.why}.`] : [],
  );
  const images = parsed.flatMap((one) => (one.kind === 'image' ? [one.image] : []));
  const issues = [...('issues' in read ? read.issues : []), ...wrong, ...issuesOf(images)];
  if ('issues' in read || issues.length > 0) return usageErrors(context, 'usage', issues);
  const local = localHost({ root: '.', environment, ...printOptionsOf(context), print: err });
  const { host, redact } = guardHost(withPlatformTransport(local, read.config));
  const redacting = {
    ...context,
    out: (text: string) => out(redact(text)),
    err: (text: string) => err(redact(text)),
  };
  try {
    return await work({ context: redacting, host, config: read.config }, images);
  } catch (error) {
    return printFailure(redacting, gapFrom(error, invocation.operands.join(' ')));
  }
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
