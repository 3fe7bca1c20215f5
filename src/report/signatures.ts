// What is known about the signatures of a reference → the report, and back.
import { compact } from '../model/compact.js';
import type { DigestSignatures, ReferenceSignatures } from '../model/signature.js';
import type { ReportedSignatures } from './schema/signature-schema.js';
import { isoTime } from './time.js';

type ReportedDigest = Pick<ReportedSignatures, 'digest' | 'signed' | 'refused' | 'complete'>;

/** The signatures of a reference as the report has them. */
export function describeSignatures({
  origin,
  ofCurrent,
  before,
  replaced,
  built,
  ...own
}: ReferenceSignatures): ReportedSignatures {
  const { registry = '', repository = '', tag } = origin ?? {};
  return {
    ...describeDigest(own),
    ...compact({
      origin: origin && { registry, repository, ...compact({ tag }) },
      ofCurrent: ofCurrent && describeDigest(ofCurrent),
      before: before?.map(describeDigest),
      replaced: replaced && describeDigest(replaced),
      built: built && timed(built, isoTime),
    }),
  };
}

function describeDigest({ digest, signed, refused, complete }: DigestSignatures): ReportedDigest {
  return {
    digest,
    signed: signed.map((one) => timed(one, isoTime)),
    refused: refused.map((one) => ({ ...one })),
    complete,
  };
}

/** What the report says of a reference, as it was known in the run. */
export function parseSignatures({
  origin,
  ofCurrent,
  before,
  replaced,
  built,
  ...own
}: ReportedSignatures): ReferenceSignatures {
  return {
    ...parseDigest(own),
    ...compact({
      origin,
      ofCurrent: ofCurrent && parseDigest(ofCurrent),
      before: before?.map(parseDigest),
      replaced: replaced && parseDigest(replaced),
      built: built && timed(built, Date.parse),
    }),
  };
}

function parseDigest({ digest, signed, refused, complete }: ReportedDigest): DigestSignatures {
  return {
    digest,
    signed: signed.map((one) => timed(one, Date.parse)),
    refused: [...refused],
    complete,
  };
}

/** The same with its time in the other form, if it has one. */
function timed<T extends { readonly at?: From }, From, To>(
  { at, ...rest }: T,
  convert: (at: From) => To,
): Omit<T, 'at'> & { at?: To } {
  return { ...rest, ...(at === undefined ? {} : { at: convert(at) }) };
}
