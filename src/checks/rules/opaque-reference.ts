// opaque-reference: reports places whose image cannot be determined from the file, so no other check covers them.
import type { Check } from '../check.js';

export const opaqueReference: Check = {
  id: 'opaque-reference',
  summary: 'The image cannot be determined from the file alone',
  severity: 'notice',
  example: { bad: 'FROM $BASE', good: 'ARG BASE=registry.example.com/acme/node:20@sha256:…\nFROM $BASE' },
  why: 'This place uses an image, but the file does not say which one: it comes from a variable without a default value, from a template, or from a file that is not in the checkout, it is a placeholder, or it may be either pulled or built. An image that cannot be determined cannot be verified, so no other check covers this place. A name that is not valid also makes the run incomplete, because programs disagree on what it means.',
  fix: 'Remove the cause that the finding names: write the full image reference in this file, give the variable a default value, put the file that it names into the checkout, or say whether the image is pulled or built. For templates and charts, run Tagproof on the rendered output.',
  waive: {
    when: 'Waive it if the value always comes from a place where it is verified. Name that place.',
    where: 'line',
    selector: 'paths: "charts/**"',
  },
  run({ occurrences }) {
    return occurrences.flatMap((occurrence) =>
      occurrence.kind === 'opaque'
        ? [
            {
              at: occurrence.at,
              message: `Cannot determine the image: ${occurrence.detail}. Not verified`,
            },
          ]
        : [],
    );
  },
};
