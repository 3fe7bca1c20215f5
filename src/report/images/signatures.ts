// The signatures of an image's digests as its card shows them: signer, time, build, and links that are safe to follow.
import { compact } from '../../model/collections.js';
import type { ReportedReference } from '../schema/schema.js';
import type { ReportedSignatures } from '../schema/schema-items.js';
import type { ImageSignatureSummary } from './schema.js';

type OfDigest = Pick<ReportedSignatures, 'digest' | 'signed' | 'refused' | 'complete'>;

/** One entry per digest; none if nothing asked for signatures. */
export function signatureSummaries(
  references: readonly Pick<ReportedReference, 'signatures'>[],
): readonly ImageSignatureSummary[] {
  const summaries = new Map<string, ImageSignatureSummary>();
  const add = (role: ImageSignatureSummary['role'], found: OfDigest | undefined, built?: Built) => {
    if (found === undefined || summaries.get(found.digest)?.role === 'pinned') return;
    summaries.set(found.digest, summaryOfDigest(role, found, built));
  };
  for (const { signatures } of references) {
    if (signatures === undefined) continue;
    add('replaced', signatures.replaced);
    add('pinned', signatures, signatures.built);
    add('current', signatures.ofCurrent);
  }
  return [...summaries.values()];
}

type Built = ReportedSignatures['built'];

function summaryOfDigest(
  role: ImageSignatureSummary['role'],
  { digest: signed, signed: all, refused, complete }: OfDigest,
  built: Built,
): ImageSignatureSummary {
  const best = all.find(({ build }) => build !== undefined) ?? all[0];
  const signer = best?.signer;
  const build = built?.build ?? best?.build;
  const state = best !== undefined ? 'signed' : complete ? 'not-signed' : 'unknown';
  return {
    digest: signed,
    role,
    state,
    ...compact({
      signer: signer?.kind === 'key' ? signer.key : signer?.identity,
      issuer: signer?.kind === 'identity' ? signer.issuer : undefined,
      at: best?.at,
      accepted: built?.isRequired === true ? (true as const) : undefined,
      gitTag: built?.gitTag,
      relation: built?.relation,
      repository: build?.repository,
      commit: build?.commit,
      refused: refused.length === 0 ? undefined : refused.length,
    }),
    links: linksOf(best, build),
  };
}

const repositoryAddress = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,8}$/;

/** Only addresses whose form is known are links: a private authority may put anything into a certificate. */
function linksOf(
  signature: OfDigest['signed'][number] | undefined,
  { repository = '', commit = '', run = '' }: NonNullable<Built>['build'] = {},
): ImageSignatureSummary['links'] {
  const isKnown = repositoryAddress.test(repository);
  const isRun = isKnown && run.startsWith(`${repository}/`) && /^[\w./:-]{1,300}$/.test(run);
  const isPublic = signature?.signer.kind === 'identity' && signature.signer.root === 'sigstore';
  const { logIndex = '' } = signature ?? {};
  return compact({
    commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : undefined,
    run: isRun ? run : undefined,
    log:
      isPublic && /^\d{1,20}$/.test(logIndex)
        ? `https://search.sigstore.dev/?logIndex=${logIndex}`
        : undefined,
  });
}
