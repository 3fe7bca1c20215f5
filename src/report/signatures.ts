// What is known about the signatures of a reference → the report, and back.
import { compact } from '../model/collections.js';
import type { DigestSignatures, ReferenceSignatures } from '../model/judgement/signature.js';
import type { ReportedSignatures } from './schema/schema-items.js';
import { withInstants, withIsoTimes } from './time.js';

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
      built: built && withIsoTimes(built, 'at'),
    }),
  };
}

function describeDigest({ digest, signed, refused, complete }: DigestSignatures): ReportedDigest {
  return { digest, signed: signed.map((one) => withIsoTimes(one, 'at')), refused, complete };
}

/** What the report says of a reference, as it was known in the run. */
export function parseSignatures({
  ofCurrent,
  before,
  replaced,
  built,
  ...own
}: ReportedSignatures): ReferenceSignatures {
  return {
    ...parseDigest(own),
    ...compact({
      ofCurrent: ofCurrent && parseDigest(ofCurrent),
      before: before?.map(parseDigest),
      replaced: replaced && parseDigest(replaced),
      built: built && withInstants(built, 'at'),
    }),
  };
}

function parseDigest<T extends ReportedDigest>({ signed, ...rest }: T) {
  return { ...rest, signed: signed.map((one) => withInstants(one, 'at')) };
}
