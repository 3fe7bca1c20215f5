// The section `signatures` of a policy → ClusterImagePolicy documents of policy-controller, and what they do not say.
import { stringify } from 'yaml';
import type { Digest } from '../../model/images/image.js';
import { publicRoot, type RequiredSigner, type SignatureRule } from '../../model/judgement/signature.js';
import { expressionOf, imageToCluster, isLiteral } from './patterns.js';

/** Writes one document per entry. `keys`: the public keys in PEM. */
export function writeClusterPolicies(
  rules: readonly SignatureRule[],
  keys: ReadonlyMap<Digest, string>,
): { readonly text: string; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const documents = rules.flatMap((rule, position) => {
    const say = (note: string) => void notes.push(`signatures[${position}]: ${note}`);
    const images = rule.images.map(imageToCluster);
    for (const note of images.flatMap((one) => one.notes)) say(note);
    if (rule.except !== undefined)
      say('`except` cannot be expressed, so the document applies to these images too');
    if (rule.sourceTag !== undefined) say('`source-tag` has no meaning there');
    const globs = images.flatMap(({ texts }) => texts);
    const authorities = rule.anyOf.flatMap((signer) => authorityOf(signer, keys, say) ?? []);
    if (globs.length === 0 || authorities.length === 0) {
      say('left out: nothing of it can be expressed');
      return [];
    }
    return [
      {
        apiVersion: 'policy.sigstore.dev/v1beta1',
        kind: 'ClusterImagePolicy',
        metadata: { name: `tagproof-${position}` },
        spec: { images: globs.map((glob) => ({ glob })), authorities },
      },
    ];
  });
  return { text: documents.map((one) => stringify(one, { lineWidth: 0 })).join('---\n'), notes };
}

function authorityOf(
  signer: RequiredSigner,
  keys: ReadonlyMap<Digest, string>,
  say: (note: string) => void,
): object | undefined {
  if (signer.kind === 'key') {
    const data = keys.get(signer.key);
    if (data === undefined) return void say('a key is left out: it could not be read');
    return { key: { data, hashAlgorithm: 'sha256' } };
  }
  const { root, file } = signer;
  if (root !== publicRoot)
    return void say(
      `an identity is left out: the trusted root \`${file ?? root}\` needs a TrustRoot document`,
    );
  return {
    keyless: {
      url: 'https://fulcio.sigstore.dev',
      identities: [clusterIdentity(signer)],
    },
  };
}

/** An identity in the words of Sigstore's own configuration. */
export function clusterIdentity({ issuer, identity }: Extract<RequiredSigner, { kind: 'identity' }>): object {
  return {
    ...(isLiteral(issuer) ? { issuer } : { issuerRegExp: expressionOf(issuer) }),
    ...(isLiteral(identity) ? { subject: identity } : { subjectRegExp: expressionOf(identity) }),
  };
}
