// The signature rules as Talos's ImageVerificationConfig, which checks every pull of a node, before Kubernetes.
// https://docs.siderolabs.com/talos/v1.13/reference/configuration/security/imageverificationconfig
import { stringify } from 'yaml';
import { withRegistry } from '../model/globs/name-glob.js';
import { publicRoot, type SignatureRule } from '../model/judgement/signature.js';
import { expressionOf, isLiteral } from '../signatures/cluster/patterns.js';
import type { Enforced, Target } from './proved.js';

/** There, the first rule whose pattern matches the name applies, a star is any text, and a rule has one verifier. */
export const talos: Target = {
  id: 'talos',
  title: "Talos's ImageVerificationConfig",
  comment: '#',
  isBySigner: true,
  write({ rules, keys }) {
    const notes: string[] = [];
    const written = rules.flatMap((rule, position) => {
      const say = (note: string) => void notes.push(`signatures[${position}]: ${note}`);
      if (rule.except !== undefined)
        say('`except` cannot be expressed, so the rule applies to these images too');
      if (rule.sourceTag !== undefined) say('`source-tag` has no meaning there');
      const verifier = verifierOf(rule, keys);
      const images = rule.images.flatMap((glob) => patternsOf(glob, say));
      if (typeof verifier !== 'string') return images.map((image) => ({ image, ...verifier }));
      say(`left out: ${verifier}`);
      return [];
    });
    const first = new Map<string, (typeof written)[number]>();
    for (const rule of written) if (!first.has(rule.image)) first.set(rule.image, rule);
    if (
      first.size < written.length ||
      written.some((one) => written.some((other) => hides(one.image, other.image)))
    )
      notes.push('several rules name the same images; there, only the first of them applies');
    const config = {
      apiVersion: 'v1alpha1',
      kind: 'ImageVerificationConfig',
      rules: [...first.values()],
    };
    return { text: first.size === 0 ? '' : stringify(config, { lineWidth: 0 }), notes };
  },
};

/** Whether the names that one pattern matches may be among those of the other. */
function hides(pattern: string, other: string): boolean {
  const [start = '', ...more] = pattern.split('*');
  return pattern !== other && more.length > 0 && (other.split('*')[0] ?? '').startsWith(start);
}

/** Images of Docker Hub have either of two names there, by the version. */
function patternsOf(glob: string, say: (note: string) => void): readonly string[] {
  if (glob.includes('?')) {
    say(`\`${glob}\` is left out: there is no pattern for \`?\``);
    return [];
  }
  if (/(?<!\*)\*(?!\*)/.test(glob)) say(`\`${glob}\`: a star also matches slashes there, which is stricter`);
  if (/^[^*/]+\*[^/]*\//.test(withRegistry(glob)))
    say(`\`${glob}\` is compared with names that have a registry: not with short ones of Docker Hub`);
  const pattern = withRegistry(glob).replace(/\*+/g, '*');
  return pattern.startsWith('docker.io/') ? [pattern, `index.${pattern}`] : [pattern];
}

/** A verifier, or why there is none. Identities of one issuer are alternatives of one expression. */
function verifierOf({ anyOf }: SignatureRule, keys: Enforced['keys']): object | string {
  const [first, ...others] = anyOf;
  if (first === undefined) return 'it names no signer';
  if (first.kind === 'key') {
    if (others.length > 0) return 'a rule can have one key, and nothing besides it';
    const certificate = keys.get(first.key);
    return certificate === undefined ? 'its key could not be read' : { publicKey: { certificate } };
  }
  const identities = anyOf.flatMap((one) => (one.kind === 'identity' ? [one] : []));
  if (identities.length < anyOf.length) return 'a rule can have one key, and nothing besides it';
  if (identities.some(({ root }) => root !== publicRoot)) return 'its trusted root is not the public one';
  const { issuer, identity } = first;
  if (!isLiteral(issuer) || identities.some((one) => one.issuer !== issuer))
    return 'a rule can have one issuer, without a pattern';
  if (identities.length === 1 && isLiteral(identity)) return { keyless: { issuer, subject: identity } };
  const expressions = identities.map((one) => expressionOf(one.identity).slice(1, -1));
  return { keyless: { issuer, subjectRegex: `^(?:${expressions.join('|')})$` } };
}
