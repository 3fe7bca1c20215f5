// Heredocs of a Dockerfile: what the parser takes for one and is none, and one that never ends.
// https://docs.docker.com/reference/dockerfile/#here-documents
import { Copy, type Instruction, Run } from 'dockerfile-ast';

const escapeDirective = /^(?:[^\S\n]*#.*\n)*?[^\S\n]*#[^\S\n]*escape[^\S\n]*=[^\S\n]*`/i;

/**
 * The text with every `<<` within quotes covered, character for character: the parser would take `"a <<b"` for the
 * beginning of a heredoc, and everything behind it for its content. Quotes end with their instruction.
 */
export function coverQuotedHeredocs(text: string): string {
  if (!text.includes('<<')) return text;
  const continued = escapeDirective.test(text) ? /`[^\S\n]*$/ : /\\[^\S\n]*$/;
  let quote = '';
  const covered: string[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*#/.test(line)) {
      covered.push(line);
      continue;
    }
    const read = coverLine(line, quote);
    covered.push(read.line);
    quote = continued.test(line) ? read.quote : '';
  }
  return covered.join('\n');
}

function coverLine(line: string, open: string): { readonly line: string; readonly quote: string } {
  let quote = open;
  const characters = line.split('');
  for (let at = 0; at < characters.length; at += 1) {
    const one = line[at] ?? '';
    if (one === '\\' && quote !== "'") at += 1;
    else if (one === quote) quote = '';
    else if (quote === '' && (one === '"' || one === "'")) quote = one;
    else if (quote !== '' && one === '<' && line[at + 1] === '<') characters[at] = '_';
  }
  return { line: characters.join(''), quote };
}

/** The name of a heredoc without an end: it swallows what stands behind it, so it is of the last instruction. */
export function openHeredoc(instructions: readonly Instruction[]): string | undefined {
  const last = instructions.at(-1);
  if (!(last instanceof Run || last instanceof Copy)) return undefined;
  return last
    .getHeredocs()
    .find((heredoc) => heredoc.getDelimiterRange() === null)
    ?.getName();
}
