// An error code as a page of the documentation and as text for a terminal.
import type { ErrorCode, ErrorText } from '../../model/error-text.js';

/** A page of docs/errors. The texts are trusted Markdown; paths of documents become links. */
export function errorMarkdown(code: ErrorCode, { means, causes, cure }: ErrorText): string {
  const linked = cure.replace(/\bdocs\/([\w-]+\.md)/g, '[docs/$1](../$1)');
  const list = causes.map((cause) => `- ${cause}`).join('\n');
  return `# ${code}\n\n${means}.\n\n## Where it comes from\n\n${list}\n\n## What to do\n\n${linked}\n`;
}

/** The same for `tagproof explain`; `strong` marks headings. */
export function errorTextPage(
  code: ErrorCode,
  { means, causes, cure }: ErrorText,
  strong: (text: string) => string,
): string {
  const list = causes.map((cause) => `  - ${cause}`).join('\n');
  return `${strong(code)}  error code\n${means}.\n\n${strong('Where it comes from')}\n${list}\n\n${strong('What to do')}\n${cure}`;
}

/** docs/errors/README.md: every code with its page. */
export function errorsIndex(texts: Readonly<Record<ErrorCode, ErrorText>>): string {
  const rows = Object.entries(texts).map(([code, { means }]) => `| [\`${code}\`](${code}.md) | ${means} |`);
  return `# Error codes

A message that a person reads ends in its code, such as \`[sign-in]\`; the JSON report has it as \`cause\`. \`tagproof explain CODE\`
prints the page.

| Code | Means |
| --- | --- |
${rows.join('\n')}
`;
}
