// opaque-reference: a place where an image stands that no look at the file alone can name.
import type { Check } from '../check.js';

export const opaqueReference: Check = {
  id: 'opaque-reference',
  summary: 'The reference cannot be resolved from the file alone',
  severity: 'notice',
  example: { bad: 'FROM $BASE', good: 'ARG BASE=registry.example.com/acme/node:20@sha256:…\nFROM $BASE' },
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
