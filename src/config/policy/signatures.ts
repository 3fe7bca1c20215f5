// The section `signatures` → rules: presets are replaced by their identities, and the files that it names are read.
import { compact } from '../../model/collections.js';
import type { Digest } from '../../model/images/image.js';
import {
  publicKeyName,
  publicRoot,
  type RequiredSigner,
  type SignatureFiles,
  type SignatureRule,
  signerPresets,
  trustedRootName,
} from '../../model/judgement/signature.js';
import type { Place } from '../../model/text/source.js';
import { many } from './document.js';
import type { SignatureEntry } from './schema/signature-schema.js';

/** An entry as written, with the places of the files that it names. */
export interface WrittenSignature {
  readonly entry: SignatureEntry;
  readonly at: Place;
}

/** The text of a file that an entry names; `undefined` when that was reported. */
type ReadNamedFile = (path: string, at: Place) => Promise<string | undefined>;

interface LoadedSignatures {
  readonly rules: readonly SignatureRule[];
  readonly files: SignatureFiles;
}

type SignerEntry = Omit<SignatureEntry, 'images' | 'except' | 'any' | 'source-tag'>;

/** Loads the entries of one policy file. `wrong` is called for each file that is not what it should be. */
export async function loadSignatures(
  written: readonly WrittenSignature[],
  read: ReadNamedFile,
  wrong: (message: string, at: Place) => void,
): Promise<LoadedSignatures> {
  const keys = new Map<Digest, string>();
  const roots = new Map<string, string>();

  async function keyOf(path: string, at: Place): Promise<readonly RequiredSigner[]> {
    const isInline = path.startsWith('-----BEGIN');
    const text = isInline ? path : await read(path, at);
    if (text === undefined) return [];
    const key = publicKeyName(text);
    if ('wrong' in key) {
      wrong(`\`${isInline ? 'key' : path}\` ${key.wrong}.`, at);
      return [];
    }
    keys.set(key.name, text);
    return [{ kind: 'key', key: key.name, ...(isInline ? {} : { file: path }) }];
  }

  async function rootOf(path: string | undefined, at: Place): Promise<string | undefined> {
    if (path === undefined) return publicRoot;
    const text = await read(path, at);
    if (text === undefined) return undefined;
    const name = trustedRootName(text);
    roots.set(name, text);
    return name;
  }

  async function signersOf(entry: SignerEntry, at: Place): Promise<readonly RequiredSigner[]> {
    if (entry.key !== undefined)
      return (await Promise.all(many(entry.key).map((path) => keyOf(path, at)))).flat();
    if (entry.preset !== undefined)
      return (signerPresets[entry.preset] ?? []).map(({ issuer, identity }) => ({
        kind: 'identity',
        issuer,
        identity,
        root: publicRoot,
      }));
    const file = entry['trusted-root'];
    const root = await rootOf(file, at);
    const { issuer } = entry;
    if (root === undefined || issuer === undefined) return [];
    return many(entry.identity).map((identity) => ({
      kind: 'identity',
      issuer,
      identity,
      root,
      ...compact({ file }),
    }));
  }

  const rules = await Promise.all(
    written.map(async ({ entry, at }): Promise<SignatureRule> => {
      const { images, except, any: several = [entry], 'source-tag': sourceTag } = entry;
      return {
        at,
        ...compact({ sourceTag }),
        images: many(images),
        anyOf: (await Promise.all(several.map((one) => signersOf(one, at)))).flat(),
        ...compact({ except: except === undefined ? undefined : many(except) }),
      };
    }),
  );
  return { rules, files: { keys, roots } };
}
