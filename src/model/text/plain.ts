// Text from outside, made harmless for terminals and logs.

/**
 * Spells out control, invisible and broken characters, so that a name cannot move, colour or reorder anything.
 */
export function plain(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
