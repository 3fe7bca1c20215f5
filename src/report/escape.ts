// Text from outside, made harmless for a channel.

/** For terminals and logs: control and invisible characters are spelled out, so a name cannot move or colour anything. */
export function plain(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\./gi;

/**
 * For Markdown text and table cells: what Markdown reads as markup becomes an entity, which it never does; `@` and
 * `#` also get a word joiner, so no mention and no issue link is made.
 */
export function markdown(text: string): string {
  return plain(text).replace(marks, (mark) =>
    mark === '@' || mark === '#' ? `${entity(mark)}&#8288;` : entity(mark),
  );
}

/** Markdown code that may hold anything: HTML `<code>`, where mentions and issue links are not made. */
export function code(text: string): string {
  return `<code>${plain(text).replace(marks, entity)}</code>`;
}

function entity(mark: string): string {
  return `&#${mark.charCodeAt(0)};`;
}
