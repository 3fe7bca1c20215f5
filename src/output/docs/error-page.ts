// An error code as a page of the documentation, as text for a terminal, and as JSON.
import type { ErrorCode, ErrorText } from '../../model/error-text.js';
import { docsUrl } from '../../model/run/project.js';

const headings = { causes: 'Possible causes', fix: 'What to do' } as const;

/** A page of docs/errors. The texts are trusted Markdown; addresses of other pages become relative links. */
export function errorMarkdown(code: ErrorCode, { means, causes, fix }: ErrorText): string {
  const linked = fix
    .split(docsUrl(''))
    .join('docs/')
    .replace(/\bdocs\/([\w-]+\.md)/g, '[docs/$1](../$1)');
  const list = causes.map((cause) => `- ${cause}`).join('\n');
  return `# ${code}\n\n${means}.\n\n## ${headings.causes}\n\n${list}\n\n## ${headings.fix}\n\n${linked}\n`;
}

/** The same for `tagproof explain`; `strong` marks headings. */
export function errorTextPage(
  code: ErrorCode,
  { means, causes, fix }: ErrorText,
  strong: (text: string) => string,
): string {
  const list = causes.map((cause) => `  - ${cause}`).join('\n');
  return `${strong(code)}  error code\n${means}.\n\n${strong(headings.causes)}\n${list}\n\n${strong(headings.fix)}\n${fix}`;
}

/** The same for `tagproof explain --json`, whose keys are an interface: the fix is called `cure` there. */
export function errorDocument(code: ErrorCode, { means, causes, fix }: ErrorText) {
  return { code, means, causes, cure: fix };
}
