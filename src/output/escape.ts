// Text from outside, made harmless for a channel.

/**
 * For terminals and logs: control, invisible and broken characters are spelled out, so a name cannot move, colour or
 * reorder anything.
 */
export function plain(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;

/**
 * For Markdown text and table cells: what Markdown reads as markup becomes an entity, which it never does. Where the
 * host itself makes mentions, issue links, addresses or emoji of the finished text, a word joiner comes between.
 */
export function markdown(text: string): string {
  return plain(text).replace(marks, (mark) =>
    '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark),
  );
}

/** Markdown code that may hold anything: HTML `<code>`, where mentions and issue links are not made. */
export function code(text: string): string {
  return `<code>${plain(text).replace(marks, entity)}</code>`;
}

/** A fenced block that may hold anything: its fence is longer than every run of backticks inside. Tabs stay. */
export function fenced(language: string, lines: readonly string[]): string {
  const text = lines.map((line) => line.split('\t').map(plain).join('\t')).join('\n');
  const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A relative URI reference: every segment percent-encoded; half a character has no encoding and is replaced. */
export function uriOf(file: string): string {
  return file
    .replace(/\p{Cs}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** Digests as people compare them: `sha256:` and the first 12 hex digits. */
export function shortDigests(text: string): string {
  return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}

/** At most so many bytes of UTF-8, cut between characters; `…` stands for what was cut. */
export function cut(text: string, bytes: number): string {
  if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes) return text;
  let left = bytes - Buffer.byteLength('…');
  let end = 0;
  for (const character of text) {
    left -= Buffer.byteLength(character);
    if (left < 0) break;
    end += character.length;
  }
  return `${text.slice(0, end)}…`;
}

function entity(mark: string): string {
  return `&#${mark.charCodeAt(0)};`;
}
