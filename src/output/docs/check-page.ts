// The explanation of a check or an error code as a page of the documentation, as text for a terminal, and as the help of a SARIF rule.
import type { ErrorCode, ErrorText } from '../../model/error-text.js';
import type { CheckText } from '../../model/judgement/finding.js';
import { docsUrl } from '../../model/run/project.js';

interface Section {
  readonly heading: string;
  readonly text: string;
  /** Literal lines below the text. */
  readonly sample?: { readonly language: string; readonly lines: readonly string[] };
}

/** A page of docs/checks, or the help of a SARIF rule when `title` is false. The texts are trusted Markdown. */
export function checkMarkdown(check: CheckText, title = true): string {
  const sections = sectionsOf(check).map(({ heading, text, sample }) => {
    const block =
      sample === undefined ? '' : `\n\n\`\`\`${sample.language}\n${sample.lines.join('\n')}\n\`\`\``;
    return `## ${heading}\n\n${text}${block}\n`;
  });
  const head = title ? `# ${check.id}\n\n` : '';
  return `${head}${check.summary}. Severity: ${check.severity}.\n\n${sections.join('\n')}`;
}

/** The same for `tagproof explain --json` and for agents. */
export function checkDocument({ id, summary, severity, example, why, fix, waive }: CheckText): CheckText {
  return { id, summary, severity, example, why, fix, waive };
}

/** The same for `tagproof explain`, without markup except backticks; `strong` marks headings. */
export function checkTextPage(check: CheckText, strong: (text: string) => string): string {
  const sections = sectionsOf(check).map(({ heading, text, sample }) => {
    const block = sample === undefined ? [] : ['', ...sample.lines.map((line) => `    ${line}`.trimEnd())];
    return [strong(heading), text, ...block].join('\n');
  });
  return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join('\n\n');
}

function sectionsOf(check: CheckText): readonly Section[] {
  const { bad, good } = check.example;
  return [
    { heading: 'Why it matters', text: check.why },
    {
      heading: 'Example',
      text: 'Before (`-`) and after (`+`) the fix:',
      sample: {
        language: 'diff',
        lines: [
          ...bad.split('\n').map((line) => `- ${line}`),
          ...good.split('\n').map((line) => `+ ${line}`),
        ],
      },
    },
    { heading: 'How to fix it', text: check.fix },
    waiverSection(check),
  ];
}

/** How to waive: when it is appropriate, which differs by check, and the syntax, which all checks share. */
function waiverSection({ id, waive: { when, where, selector } }: CheckText): Section {
  const heading = 'How to waive it';
  if (where === 'nowhere') return { heading, text: when };
  const comment = [`# tagproof: ignore[${id}] the reason why it is accepted`, ''];
  const about =
    where === 'line'
      ? [`    ${selector ?? 'image: registry.example.com/acme/node'}`]
      : [
          '    artifact: openssl',
          '    advisory: CVE-2026-0001',
          "    acknowledged: 2026-11-01T12:00:00Z # the advisory's updateTime",
        ];
  const policy = [
    '# .github/tagproof.yml',
    'waivers:',
    `  - check: ${id}`,
    ...about,
    '    reason: the reason why it is accepted',
    '    expires: 2030-01-31 # last day, in UTC',
  ];
  const places =
    where === 'line'
      ? 'Add a comment on the line or above it, or an entry in the policy file.'
      : 'Add an entry to the policy file.';
  const lines = where === 'line' ? [...comment, ...policy] : policy;
  return { heading, text: `${when} ${places} A reason is required.`, sample: { language: 'yaml', lines } };
}

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
