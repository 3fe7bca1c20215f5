// What every channel says of the signatures of an image: one sentence for each digest, and its links.
import { shortDigest } from '../../model/text/text.js';
import type { ImageSignatureSummary, ImageSummary } from '../../report/images/schema.js';
import type { Report } from '../../report/schema/schema.js';
import { formatReportDay } from './format.js';

export interface SignatureRow {
  readonly image: string;
  readonly digest: string;
  /** Untrusted text. */
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** The rows of all images, the replaced digest of each before the one that replaces it. */
export function signatureRows({ images = [] }: Pick<Report, 'images'>): readonly SignatureRow[] {
  return images.flatMap(signatureRowsOf);
}

/** The rows of one image. */
export function signatureRowsOf({ name, signatures = [] }: ImageSummary): readonly SignatureRow[] {
  return signatures.map((card) => ({
    image: name,
    digest: `${roles[card.role]}${shortDigest(card.digest)}`,
    text: signatureText(card),
    links: [
      ...link('commit', card.links.commit),
      ...link('run', card.links.run),
      ...link('log entry', card.links.log),
    ],
  }));
}

const roles = { pinned: '', current: 'new: ', replaced: 'old: ' } as const;

function link(label: string, url: string | undefined) {
  return url === undefined ? [] : [{ label, url }];
}

/** `signed by …, on 2026-10-02; built as v1.2.3 of acme/app`; untrusted text. */
export function signatureText(card: ImageSignatureSummary): string {
  const { state, signer = '', issuer, at, refused = 0 } = card;
  const invalid = refused === 0 ? '' : `, and ${refused} that ${refused === 1 ? 'does' : 'do'} not count`;
  if (state === 'unknown') return `not known whether it is signed${invalid}`;
  if (state === 'not-signed') return refused === 0 ? 'not signed' : `no valid signature${invalid}`;
  const by = issuer === undefined ? `the key ${shortDigest(signer)}` : `${signer} (${issuer})`;
  const when = at === undefined ? '' : ` on ${formatReportDay(at)}`;
  const built = builtText(card);
  return `signed by ${by}${when}${built === '' ? '' : `; ${built}`}`;
}

/** `built as v1.2.3 of https://github.com/acme/app`: never that the digest was the tag, which no signature says. */
function builtText({ gitTag, relation, repository, commit, accepted }: ImageSignatureSummary): string {
  const of = repository === undefined ? '' : ` of ${repository}`;
  const at = commit === undefined ? '' : ` from commit ${commit.slice(0, 12)}`;
  if (gitTag === undefined) return of === '' ? '' : `built${at}${of}`;
  const proof = accepted && (relation === 'same' || relation === 'line') ? ', proved by its signature' : '';
  const line =
    relation === 'line' ? ', a version of this tag' : relation === 'other' ? ', another version' : '';
  return `built as ${gitTag}${of}${at}${line}${proof}`;
}
