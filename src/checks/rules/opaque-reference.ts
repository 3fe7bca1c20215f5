// opaque-reference: a place where an image stands that no look at the file alone can name.
import type { Check } from '../check.js';

export const opaqueReference: Check = {
  id: 'opaque-reference',
  summary: 'The reference cannot be resolved from the file alone',
  severity: 'notice',
  example: { bad: 'FROM $BASE', good: 'ARG BASE=registry.example.com/acme/node:20@sha256:…\nFROM $BASE' },
  why: 'An image stands here, but the file alone does not say which: it comes from a variable without a default, or a template fills it in. What cannot be named cannot be verified, so this place is outside every other check.',
  fix: 'Write the image where the file alone shows it: out in full, or as the default of the variable. For templates and charts, run Tagproof on what they render.',
  waive: {
    when: 'Waive it where the value always comes from a place that is verified there. Name that place.',
    where: 'line',
    selector: 'paths: "charts/**"',
  },
  run({ occurrences }) {
    return occurrences.flatMap((occurrence) =>
      occurrence.kind === 'opaque'
        ? [
            {
              at: occurrence.at,
              message: `This image cannot be resolved, so it is not verified: ${occurrence.detail}`,
            },
          ]
        : [],
    );
  },
};
