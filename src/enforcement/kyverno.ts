// The signature rules as Kyverno's ImageValidatingPolicy.
// https://kyverno.io/docs/policy-types/image-validating-policy/
import { stringify } from 'yaml';
import { globsAfter, withRegistry } from '../model/globs/name-glob.js';
import { publicRoot, type RequiredSigner } from '../model/judgement/signature.js';
import { expressionOf } from '../signatures/cluster/patterns.js';
import { clusterIdentity } from '../signatures/cluster/write.js';
import type { Enforced, Target } from './proved.js';

export const kyverno: Target = {
  id: 'kyverno',
  title: "Kyverno's ImageValidatingPolicy",
  comment: '#',
  isBySigner: true,
  write({ rules, keys }) {
    const notes: string[] = [];
    const documents = rules.flatMap(({ images, except = [], anyOf, sourceTag }, position) => {
      const say = (note: string) => void notes.push(`signatures[${position}]: ${note}`);
      if (sourceTag !== undefined) say('`source-tag` has no meaning there');
      for (const glob of [...images, ...except])
        if (/^[^/]*[*?]/.test(withRegistry(glob)))
          say(`\`${glob}\` is compared with names as they are written: not with short ones of Docker Hub`);
      const attestors = anyOf.flatMap(
        (signer, index) => attestorOf(signer, `signer${index}`, keys, say) ?? [],
      );
      if (attestors.length > 0) return [policyOf(position, images, except, attestors)];
      say('left out: none of its signers can be expressed');
      return [];
    });
    return { text: documents.map((one) => stringify(one, { lineWidth: 0 })).join('---\n'), notes };
  },
};

interface Attestor {
  readonly name: string;
  readonly cosign: object;
}

function policyOf(
  position: number,
  images: readonly string[],
  except: readonly string[],
  attestors: readonly Attestor[],
): object {
  const signers = attestors.map(({ name }) => `attestors.${name}`).join(', ');
  return {
    apiVersion: 'policies.kyverno.io/v1',
    kind: 'ImageValidatingPolicy',
    metadata: { name: `tagproof-${position}` },
    spec: {
      failurePolicy: 'Fail',
      validationActions: ['Warn', 'Audit'],
      matchConstraints: {
        resourceRules: [
          { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['pods'] },
        ],
      },
      matchImageReferences: images.map((glob) => ({
        expression: [named(glob), ...except.map((one) => `!${named(one)}`)].join(' && '),
      })),
      validationConfigurations: { mutateDigest: false, verifyDigest: false, required: true },
      attestors,
      validations: ['containers', 'initContainers', 'ephemeralContainers'].map((list) => ({
        expression: `images.${list}.map(image, verifyImageSignatures(image, [${signers}])).all(count, count > 0)`,
        message: 'not signed as the policy requires',
      })),
    },
  };
}

const hub = 'docker.io/';

/** Of a name in a manifest: it begins with a registry. */
const hasRegistry = 'ref.matches("^(?:[^/]*[.:][^/]*|localhost)/")';

/** Kyverno compares the text of the manifest, in which the parts that Docker implies may be missing. */
function named(glob: string): string {
  const full = withRegistry(glob);
  if (!full.startsWith(hub)) return matching('', [full]);
  const path = full.slice(hub.length);
  const names = [path, ...globsAfter(path, 'library/')];
  return `(${matching('(?:index\\.)?docker\\.io/', names)} || (${matching('', names)} && !${hasRegistry}))`;
}

/** @param start a regular expression for what precedes one of the globs */
function matching(start: string, globs: readonly string[]): string {
  const names = globs.map((glob) => expressionOf(glob).slice(1, -1)).join('|');
  return `ref.matches(${JSON.stringify(`^${start}(?:${names})(?::[^/@]*)?(?:@.*)?$`)})`;
}

function attestorOf(
  signer: RequiredSigner,
  name: string,
  keys: Enforced['keys'],
  say: (note: string) => void,
): Attestor | undefined {
  if (signer.kind === 'key') {
    const data = keys.get(signer.key);
    if (data === undefined) return void say('a key is left out: it could not be read');
    // A signature by a key needs no log.
    return { name, cosign: { key: { data, hashAlgorithm: 'sha256' }, ctlog: { insecureIgnoreTlog: true } } };
  }
  if (signer.root !== publicRoot)
    return void say(
      `an identity is left out: its trusted root \`${signer.file ?? signer.root}\` is not the public one`,
    );
  return {
    name,
    cosign: {
      keyless: { identities: [clusterIdentity(signer)] },
      ctlog: { url: 'https://rekor.sigstore.dev' },
    },
  };
}
