// Text from outside, made harmless for a channel.

/** For terminals and logs: control and invisible characters are spelled out, so a name cannot move or colour anything. */
export function plain(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * For Markdown text and table cells: every punctuation character becomes an entity, which Markdown never reads as
 * markup; `@` and `:` also get a word joiner, so no mention and no link is made.
 */
export function markdown(text: string): string {
  return plain(text).replace(/[!-/:-@[-`{-~]/g, (mark) => {
    const entity = `&#${mark.charCodeAt(0)};`;
    return mark === '@' || mark === '#' ? `${entity}&#8288;` : entity;
  });
}

/** Markdown code that may hold anything: HTML `<code>`, where mentions and links are not made. */
export function code(text: string): string {
  return `<code>${plain(text).replace(/[!-/:-@[-`{-~]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</code>`;
}
