// The lines of a policy that would hold an image to the signers that it has now.
import type { ImageSigner } from '../model/judgement/signature.js';

interface Proposal {
  /** `registry/repository` */
  readonly image: string;
  readonly signers: readonly ImageSigner[];
  /** The path of a file by the name that signers have for it: a key, or the trusted root of a private instance. */
  readonly fileOf: (name: string) => string | undefined;
}

/** `signatures:` with one entry, or `undefined` if nobody signed. Text from outside is quoted. */
export function proposedPolicy({ image, signers, fileOf }: Proposal): string | undefined {
  const entries = distinctLines(signers.map((signer) => linesOf(signer, fileOf)));
  const [first] = entries;
  if (first === undefined) return undefined;
  const head = ['signatures:', `  - images: ${scalar(image)}`];
  if (entries.length === 1) return [...head, ...first.map((line) => `    ${line}`)].join('\n');
  const items = entries.flatMap((lines) =>
    lines.map((line, position) => `      ${position === 0 ? '- ' : '  '}${line}`),
  );
  return [...head, '    any:', ...items].join('\n');
}

function linesOf(signer: ImageSigner, fileOf: Proposal['fileOf']): readonly string[] {
  if (signer.kind === 'key') return [`key: ${scalar(fileOf(signer.key) ?? signer.key)}`];
  const { issuer, identity, root } = signer;
  const file = root === 'sigstore' ? undefined : fileOf(root);
  return [
    `issuer: ${scalar(issuer)}`,
    `identity: ${scalar(anyRelease(identity))}`,
    ...(file === undefined ? [] : [`trusted-root: ${scalar(file)}`]),
  ];
}

/** Every release has another tag; a branch stays. */
function anyRelease(identity: string): string {
  return identity.replace(
    /@refs\/tags\/(.+)$/,
    (_, tag: string) => `@refs/tags/${tag.includes('/') ? '**' : '*'}`,
  );
}

function distinctLines(entries: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(entries.map((lines) => [lines.join('\n'), lines])).values()];
}

/** Plain if YAML reads it as that very text, else quoted. */
function scalar(text: string): string {
  return /^[A-Za-z][\w./@+*-]*(?::[\w./@+*-]+)*$/.test(text) && /[./@]/.test(text)
    ? text
    : JSON.stringify(text);
}
