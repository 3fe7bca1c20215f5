// `signatures`: who signed an image, what else is attached to it, and the policy that would hold it to these signers.
import { connect } from '../../clients/index.js';
import { type Context, linesOf, printFound, readUserFile } from '../../command/context.js';
import { compact } from '../../model/collections.js';
import { type Digest, type ImageReference, imageName, withImpliedTag } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import {
  type DigestSignatures,
  publicKeyName,
  type SignatureFiles,
  trustedRootName,
} from '../../model/judgement/signature.js';
import { plain } from '../../output/escape.js';
import { describeSignatures } from '../../report/signatures.js';
import { builtOf } from '../../signatures/built.js';
import { proposedPolicy } from '../../signatures/propose.js';
import { type Attached, claimLines, readAttached, signedLines } from './attached.js';
import { digestOf, onImages } from './images.js';

/** Prints what is attached to the image. Returns 3 if a part of it could not be read. */
export async function signatures(context: Context): Promise<number> {
  const files = await namedFiles(context);
  return onImages(
    context,
    () => files.issues,
    async ({ context: redacting, host, config }, [named]) => {
      const image = withImpliedTag(named as ImageReference);
      const clients = await connect(host, config);
      const mirrored = originImage(image, config.registries);
      const digest = await digestOf(clients, mirrored, image);
      const options = { source: clients.signatures, files, now: host.clock.now() };
      const attached = await readAttached(options, image, mirrored, digest);
      const shown = { ...attached, policy: policyFor(mirrored, attached.found, files) };
      printFound(redacting, documentOf(shown), () => asText(shown));
      for (const { cause, message } of attached.gaps) redacting.err(`${plain(message)} [${cause}]`);
      return attached.gaps.length > 0 ? 3 : 0;
    },
  );
}

interface NamedFiles extends SignatureFiles {
  readonly issues: readonly string[];
  readonly paths: ReadonlyMap<string, string>;
}

/** The keys and trusted roots of the command line. */
async function namedFiles({ invocation }: Context): Promise<NamedFiles> {
  const keys = new Map<Digest, string>();
  const roots = new Map<string, string>();
  const paths = new Map<string, string>();
  const issues: string[] = [];
  for (const flag of ['key', 'trusted-root'] as const)
    for (const path of linesOf(invocation, flag)) {
      const file = await readUserFile(path, 1024 * 1024);
      const named = 'text' in file ? nameOf(flag, file.text) : file;
      if (!('text' in file) || !('name' in named)) {
        issues.push(
          `\`${plain(path)}\` ${'wrong' in named ? named.wrong : 'is not a file that can be read'}.`,
        );
        continue;
      }
      if (flag === 'key') keys.set(named.name, file.text);
      else roots.set(named.name, file.text);
      paths.set(named.name, path);
    }
  return { keys, roots, paths, issues };
}

function nameOf(flag: 'key' | 'trusted-root', text: string): ReturnType<typeof publicKeyName> {
  return flag === 'key' ? publicKeyName(text) : { name: trustedRootName(text) };
}

interface Shown extends Attached {
  readonly policy: string | undefined;
}

function policyFor(
  { registry, repository }: ImageReference,
  { signed }: DigestSignatures,
  { paths }: NamedFiles,
): string | undefined {
  return proposedPolicy({
    image: `${registry}/${repository}`,
    signers: signed.map(({ signer }) => signer),
    fileOf: (name) => paths.get(name),
  });
}

function documentOf({ image, found, claims: { types, names }, policy }: Shown): object {
  const described = describeSignatures({ ...found, ...compact({ built: builtOf(image, found, []) }) });
  const builtAs = names.length === 0 ? {} : { builtAs: names };
  return { image: imageName(image), ...described, claims: types, ...builtAs, ...compact({ policy }) };
}

function asText(shown: Shown): string {
  const { image, digest, found, policy } = shown;
  const refused = found.refused.map(({ why }) => `does not count: ${plain(why)}`);
  const lines = [...signedLines(shown), ...refused, ...claimLines(shown)].map((line) => `  ${line}`);
  const head = `${imageName(image)}@${digest}`;
  if (policy === undefined)
    return [head, ...lines, ...(found.signed.length === 0 ? ['  not signed'] : [])].join('\n');
  const advice = '# To require these signers, review the lines and add them to the policy in a pull request:';
  return [head, ...lines, '', advice, policy].join('\n');
}
