import type { ParsedImage } from '../../src/model/images/image.js';
import type { Scan } from '../../src/model/occurrence.js';

/** The names that a build asks for, in order. */
export type Answer = readonly string[] | 'refused' | 'no answer' | `needs ${string}`;

export function answerOf(said: { images: readonly string[] | null; error?: string }): Answer;

export function differenceOf(
  scan: Scan,
  answer: Answer,
  parseImage: (name: string) => ParsedImage,
  text: string,
): string | undefined;
