// The section `signatures` of a policy file: who must have signed which images.
import type { z } from 'zod';
import { signerPresets } from '../../../model/judgement/signature.js';
import { asNonEmpty, imageGlob, list, map, oneOrMany, textSchema, word } from './setting-schema.js';

/** Printable characters without spaces; `*`, `**` and `?` are globs. */
const signerGlob = (expected: string) => textSchema(expected, (text) => /^[\x21-\x7e]{1,1000}$/.test(text));

function isFile(text: string): boolean {
  return /^[^\0\r\n\\]{1,1024}$/.test(text) && !text.includes('@') && !text.startsWith('-');
}

const file = textSchema('the path of a file in the repository', isFile);

const keyText = textSchema(
  'the path of a file with a public key in PEM, or the key itself',
  (text) =>
    /^-----BEGIN [A-Z ]{1,30}-----[A-Za-z0-9+/=\s]{1,8000}-----END [A-Z ]{1,30}-----\s*$/.test(text) ||
    isFile(text),
);

const signer = {
  issuer: signerGlob('the issuer of the identity, such as `https://token.actions.githubusercontent.com`')
    .optional()
    .describe('Who confirmed the identity: the whole issuer of the certificate, or a glob over it'),
  identity: oneOrMany(
    signerGlob('an identity, such as `https://github.com/acme/*/.github/workflows/release.yml@refs/tags/*`'),
    'a list of identities',
  )
    .optional()
    .describe('The whole identity of the certificate, or a glob over it'),
  key: oneOrMany(keyText, 'a list of files or keys')
    .optional()
    .describe('Public keys in PEM: the path of a file, or the key itself'),
  preset: word(...asNonEmpty(Object.keys(signerPresets)))
    .optional()
    .describe("The publisher's own identities"),
  'trusted-root': file.optional().describe('The `trusted_root.json` of a private Sigstore'),
};

const oneSigner = 'an entry that names who signs: set `issuer` and `identity`, or `key`, or `preset`';

type SignerKeys = { readonly [K in keyof typeof signer]?: unknown };

/** Exactly one way to name a signer, and all of it. */
function namesSigner(value: SignerKeys): boolean {
  const ways = [value.issuer ?? value.identity, value.key, value.preset];
  const isWhole = (value.issuer === undefined) === (value.identity === undefined);
  const hasRoot = value['trusted-root'] === undefined || value.identity !== undefined;
  return ways.filter((way) => way !== undefined).length === 1 && isWhole && hasRoot;
}

const whenKnown = ({ value, issues }: z.core.ParsePayload) =>
  typeof value === 'object' && value !== null && issues.length === 0;

const alternative = map(signer, 'a map with `issuer` and `identity`, `key`, or `preset`').refine(
  (value) => namesSigner(value),
  { error: oneSigner, when: whenKnown },
);

const entry = map(
  {
    images: oneOrMany(imageGlob, 'a list of globs over image names'),
    except: oneOrMany(imageGlob, 'a list of globs over image names')
      .optional()
      .describe('Images that the entry leaves out'),
    ...signer,
    any: list(alternative, 'a list of signers').optional().describe('Signers of whom one is enough'),
    'source-tag': word('any')
      .optional()
      .describe('`any`: the Git tag of the build says nothing about the tag of the image'),
  },
  'a map with `images` and who must have signed them',
).refine(
  ({ any: several, ...value }) =>
    several === undefined ? namesSigner(value) : isEmpty(value) && several.length > 0,
  { error: `${oneSigner}, or a list \`any\` of these`, when: whenKnown },
);

function isEmpty(value: SignerKeys): boolean {
  return (Object.keys(signer) as readonly (keyof SignerKeys)[]).every((key) => value[key] === undefined);
}

export const signaturesSchema = list(entry, 'a list of images and who must have signed them')
  .nullish()
  .describe('Who must have signed which images. Every entry that names an image must be satisfied');

export type SignatureEntry = z.infer<typeof entry>;
