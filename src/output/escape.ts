// Escapes untrusted text for each channel.
import { plain, uriOf } from '../model/text/text.js';

export { plain, uriOf };

const marks = /[&<>|`*_~[\]()#@!\\{}$"']|:(?=\/\/|[\w+-]{1,40}:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;

/**
 * For Markdown text and table cells: writes every character that can start markup as an entity. A word joiner prevents
 * the host from turning the rendered text into mentions, issue links, addresses or emoji.
 */
export function markdown(text: string): string {
  return plain(text).replace(marks, (mark) =>
    '@#:.-'.includes(mark) ? `${entity(mark)}&#8288;` : entity(mark),
  );
}

/** Any text as code in Markdown. It is HTML `<code>`, in which the host creates no mentions and no issue links. */
export function code(text: string): string {
  return `<code>${plain(text).replace(marks, entity)}</code>`;
}

/** Any text as a fenced block. The fence is longer than every run of backticks inside; tabs are kept. */
export function fenced(language: string, lines: readonly string[]): string {
  const text = lines.map((line) => line.split('\t').map(plain).join('\t')).join('\n');
  const longest = [...text.matchAll(/`+/g)].reduce((max, [run]) => Math.max(max, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Shortens every digest in a text to `sha256:` and the first 12 hex digits. */
export function shortDigests(text: string): string {
  return text.replace(/(sha256:[a-f0-9]{12})[a-f0-9]{52}(?![a-f0-9])/g, '$1');
}

/** Cuts a text to at most `bytes` bytes of UTF-8, between characters, and ends it with `…` if it was cut. */
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
