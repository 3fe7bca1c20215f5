// `check_image` and `pin_image`: a run over a file that has one image.

import { z } from 'zod';
import { aboutImages, hostOfImages, imagesFile } from '../command/listed-images.js';
import { compact } from '../model/collections.js';
import { referenceText } from '../output/words/format.js';
import { disputingChecks, questionsOf } from '../report/coverage.js';
import type { ReportedFact, ReportedReference } from '../report/schema/schema.js';
import { optional } from '../report/schema/schema-parts.js';
import { reportOn } from './run.js';
import { answeredFact, answerParts, imageIn, imageInput, judgedLines, judgedParts } from './schemas.js';
import { outsideText, type Session, tool } from './tool.js';

const { fact, findings, incomplete, verdict, digest } = answerParts;

const proof = z
  .enum(['proved', 'disproved', 'unknown', 'not-pinned'])
  .describe(
    '`proved`: the digest is or was the one of the tag. `disproved`: the complete history of the tag does not have it. `unknown`: nobody can say; `cause` says why. `not-pinned`: there is no digest',
  );
const cause = optional(z.string(), 'Why nothing is proved; `explain` knows what it means');

export const checkImage = tool({
  name: 'check_image',
  title: 'Check an image',
  description:
    'Says whether the digest of an image reference really is, or was, the digest of its tag, what the tag points to now and since when, and what the checks of Tagproof find. Ask before you write or accept an image line.',
  input: z.strictObject({ image: imageInput }),
  output: z.object({ image: z.string(), proof, cause, fact, verdict, findings, incomplete }),
  async answer({ image }, session) {
    const ran = await runOnImage(session, image, 'verify');
    const { known, state, judged } = ran;
    const text = `${judged.verdict}: ${image} is ${known.proof}; ${state}`;
    return { value: { image, ...known, ...judged }, text: [text, ...judgedLines(judged)].join('\n') };
  },
});

export const pinImage = tool({
  name: 'pin_image',
  title: 'Pin an image',
  description:
    'Gives the text to write for an image reference: with its tag and the digest that the policy of the folder lets be pinned, and by what that digest is proved. A digest in the question is replaced where it has a tag. Without `pinned` in the answer there is nothing to write; never make up a digest.',
  input: z.strictObject({ image: imageInput }),
  output: z.object({
    image: z.string(),
    pinned: optional(
      z.string(),
      'The text to write; absent if no digest is proved, or the policy does not let it be pinned',
    ),
    digest: digest.optional(),
    provedBy: optional(z.string(), 'What proves the digest, in a sentence'),
    proof,
    cause,
    fact,
    verdict,
    findings,
    incomplete,
  }),
  async answer({ image }, session) {
    const { tag, digest: given } = imageIn(image);
    // A run keeps a digest that the tag had; without one it chooses by the policy.
    const isGiven = tag === undefined && given !== undefined;
    const asked = isGiven ? image : (image.split('@', 1)[0] ?? image);
    const ran = await runOnImage(session, asked, 'pin');
    const { reference, known, state, judged } = ran;
    const isAllowed = ran.isUndisputed && !(isGiven && judged.verdict === 'incomplete');
    const isProved = known.proof === 'proved' && reference.digest !== undefined;
    const pin =
      isProved && isAllowed
        ? { pinned: reference.raw, digest: reference.digest, provedBy: provedBy(reference.fact) }
        : {};
    const text =
      pin.pinned === undefined
        ? `${judged.verdict}: no digest to write for ${image}: ${known.proof}; ${state}`
        : `${pin.pinned}\n${judged.verdict}: ${pin.provedBy}; ${state}`;
    return { value: { image, ...pin, ...known, ...judged }, text: [text, ...judgedLines(judged)].join('\n') };
  },
});

const flags = { 'new-only': 'false', forecast: 'false' };
const maxState = 600;

/** Checks that say of a proved digest that the policy does not let it be pinned, or that its proof is disputed. */
const disputes: ReadonlySet<string> = new Set([
  ...disputingChecks,
  'cooling-down',
  'signer-changed',
  'denied-by-policy',
]);

/** The run over a file with the image alone, in the words of the report. */
async function runOnImage(session: Session, image: string, mode: 'verify' | 'pin') {
  imageIn(image);
  const host = hostOfImages(session.host, [image]);
  const report = await reportOn({ ...session, host }, mode, flags, aboutImages);
  const reference = report.references.find(({ kind, file }) => kind === 'image' && file === imagesFile);
  if (reference === undefined) throw new Error(`the image \`${image}\` was not found again`);
  const { fact: known } = reference;
  const { signature } = questionsOf([reference], () => ({}));
  const isDisputed = report.findings.some(({ check, waived }) => waived === undefined && disputes.has(check));
  return {
    reference,
    isUndisputed: !isDisputed && Object.keys(signature.unknown).length === 0,
    known: proofOf(reference),
    state: outsideText(referenceText(reference, report.asOf), maxState),
    judged: { ...judgedParts(report, false), ...compact({ fact: known && answeredFact(known) }) },
  };
}

/** The answer of the report's own account to the question whether the pin is proved. */
function proofOf(reference: ReportedReference): {
  readonly proof: z.infer<typeof proof>;
  readonly cause?: string;
} {
  const { asked, disproved, answered, unknown } = questionsOf([reference], () => ({})).proof;
  const [why = reference.fact?.cause] = Object.keys(unknown);
  if (asked === 0) return { proof: 'not-pinned', ...compact({ cause: why }) };
  if (disproved !== undefined) return { proof: 'disproved' };
  return answered > 0 ? { proof: 'proved' } : { proof: 'unknown', ...compact({ cause: why }) };
}

const bases: Readonly<Record<NonNullable<ReportedFact['basis']>, string>> = {
  windowed: 'A tag history that goes back to an instant has the digest',
  witness: 'A third party has seen the tag with the digest',
  'first-seen': 'The ledger of the repository has seen the tag with the digest',
  timestamps: 'The registry returned the digest for the tag in this check; push times give its age',
  present: 'The registry returned the digest for the tag in this check, and no history says since when',
};

function provedBy(fact: ReportedFact | undefined): string {
  if (fact?.built !== undefined) return 'A signed build of the version in the tag has the digest';
  return fact?.basis === undefined ? 'The complete history of the tag has the digest' : bases[fact.basis];
}
