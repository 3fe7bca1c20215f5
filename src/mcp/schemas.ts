// The parts of the JSON report that answers are made of.

import { z } from 'zod';
import { compact } from '../model/collections.js';
import { type ImageReference, parseImage } from '../model/images/image.js';
import { severities } from '../model/judgement/finding.js';
import { plain } from '../output/escape.js';
import { formatPlace } from '../output/words/format.js';
import {
  type Report,
  type ReportedFact,
  type ReportedFinding,
  reportSchema,
} from '../report/schema/schema.js';
import { factSchema, historySchema } from '../report/schema/schema-items.js';
import { optional } from '../report/schema/schema-parts.js';
import { outsideData, RefusedCall } from './tool.js';

const maxLines = 20;

/** What could not be checked, and then the findings, the worst first. */
export function judgedLines({
  findings,
  incomplete,
}: Pick<ReturnType<typeof judgedParts>, 'findings' | 'incomplete'>): readonly string[] {
  const found = findings.map((one) => {
    const place = one.file === undefined ? '' : `${formatPlace(one)} `;
    const waived = one.waived === undefined ? '' : ` (waived: ${one.waived})`;
    return `${place}${one.severity} ${one.check}: ${one.message}${waived}`;
  });
  const unchecked = incomplete.map(({ cause, message }) => `not checked: ${message} [${cause}]`);
  return [...shortened(unchecked), ...shortened(found)];
}

function shortened(lines: readonly string[]): readonly string[] {
  const left = lines.length - maxLines;
  return left <= 0 ? lines : [...lines.slice(0, maxLines), `… and ${left} more`];
}

const { shape } = reportSchema;
const gap = shape.incomplete.element.pick({ cause: true, subject: true, message: true });
const finding = shape.findings.element
  .pick({
    check: true,
    severity: true,
    file: true,
    line: true,
    column: true,
    message: true,
    introduced: true,
  })
  .extend({
    fix: shape.findings.element.shape.fix.unwrap().pick({ expect: true, replacement: true }).optional(),
    waived: optional(z.string(), 'The reason of the waiver that accepts the finding'),
  });

/** The fields of a fact that say what is known of a tag and a digest. */
const factFields = {
  status: true,
  currentDigest: true,
  currentSince: true,
  pinnedSince: true,
  supersededAt: true,
  supersededBy: true,
  behind: true,
  lagSeconds: true,
  notSince: true,
  indexDigest: true,
  deprecated: true,
  what: true,
  basis: true,
  evidence: true,
  cause: true,
  message: true,
} as const;

export const answerParts = {
  fact: factSchema.pick(factFields).optional(),
  findings: z.array(finding).describe('The first 100, the worst first'),
  incomplete: z
    .array(gap)
    .describe('What could not be checked, the first 100. The answer claims nothing about it'),
  verdict: shape.verdict.describe(
    'By the policy of the folder; `incomplete`: something could not be checked',
  ),
  counts: shape.counts.unwrap(),
  evidence: historySchema.shape.evidence.unwrap(),
  reigns: historySchema.shape.reigns,
  digest: historySchema.shape.reigns.element.shape.digest,
};

const maxListed = 100;

/** The fact without what is about other questions, its texts bounded. */
export function answeredFact(fact: ReportedFact): object {
  const names = new Set(Object.keys(factFields));
  return outsideData(compact(Object.fromEntries(Object.entries(fact).filter(([name]) => names.has(name)))));
}

/**
 * The findings and gaps of a report, the worst first, their texts bounded. A fix that would have to be cut is left out.
 * @param isOfFiles false: the file with the image is no file of the folder
 */
export function judgedParts({ verdict, findings, incomplete }: Report, isOfFiles: boolean) {
  const ordered = findings.toSorted(
    (a, b) =>
      Number(a.waived !== undefined) - Number(b.waived !== undefined) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
  return {
    verdict,
    findings: ordered.slice(0, maxListed).map((one) => answeredFinding(one, isOfFiles)),
    incomplete: incomplete
      .slice(0, maxListed)
      .map(({ cause, subject, message }) => outsideData({ cause, subject, message })),
  };
}

function answeredFinding(
  { check, severity, file, line, column, message, introduced, fix, waived }: ReportedFinding,
  isOfFiles: boolean,
) {
  const texts = fix && [fix.expect, fix.replacement];
  const isWhole = texts?.every((text) => text.length <= maxFix && plain(text) === text) === true;
  return {
    ...outsideData(compact({ check, severity, message, waived: waived?.reason })),
    ...(isOfFiles ? outsideData(compact({ file, line, column, introduced })) : {}),
    ...(fix !== undefined && isWhole ? { fix: { expect: fix.expect, replacement: fix.replacement } } : {}),
  };
}

/** As long as a name with a digest may be. */
const maxFix = 512;

/** What a call is about: an image by its name, which has no characters of its own. */
export const imageInput = z
  .string()
  .max(maxFix)
  .describe('An image as a file names it: `node:22`, `ghcr.io/acme/app:1.2@sha256:…`');

/** @throws RefusedCall for a text that is no image reference */
export function imageIn(text: string): ImageReference {
  const parsed = parseImage(text);
  if (parsed.kind === 'invalid') throw new RefusedCall(`This is not an image reference: ${parsed.why}.`);
  return parsed.image;
}
