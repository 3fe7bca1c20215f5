// Dockerfile and Containerfile: FROM, --from of COPY, ADD and RUN mounts, ONBUILD of these, and `# syntax=`.
// https://docs.docker.com/reference/dockerfile/
import { DockerfileParser } from 'dockerfile-ast';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import { globalArguments } from '../dockerfile/arguments.js';
import { coverQuotedHeredocs, openHeredoc } from '../dockerfile/heredocs.js';
import { spansIn } from '../dockerfile/spans.js';
import { Stages } from '../dockerfile/stages.js';
import { occurrenceAt } from '../occurrence.js';
import { coverTemplates } from '../syntax/templates.js';

export const dockerfile: Scanner = {
  id: 'dockerfile',
  title: 'Dockerfile, Containerfile',
  paths: [
    '**/*Dockerfile*',
    '**/{dockerfile,containerfile}',
    '**/*.dockerfile',
    '**/Containerfile*',
    '**/*.Containerfile',
  ],
  comment: '#',
  scan(file) {
    const text = coverQuotedHeredocs(coverTemplates(file.text.replace(/^\uFEFF/, ' ')));
    if (hasEndlessWords(text)) {
      const message = `The Dockerfile was not read: an instruction has more than ${maxInRow} flags or heredocs`;
      return { occurrences: [], problems: [{ file: file.path, message }] };
    }
    const parsed = DockerfileParser.parse(text);
    const spans = spansIn(text);
    const instructions = parsed.getInstructions();
    const syntax = parsed.getDirectives().flatMap((directive) => {
      const range = directive.getName().toLowerCase() === 'syntax' ? directive.getValueRange() : null;
      return range === null ? [] : [occurrenceAt(file, spans(range))];
    });
    const found = new Stages(file, spans, globalArguments(file.text, instructions, spans)).read(instructions);
    const open = openHeredoc(instructions);
    const problems = open === undefined ? [] : [{ file: file.path, message: notClosed(open) }];
    return { occurrences: joined([...syntax, ...found]), problems };
  },
};

const notClosed = (name: string) =>
  `The heredoc ${name.slice(0, 100)} is not closed, so what stands behind it was not read`;

const maxInRow = 2000;

/** Flags or heredocs in a row that no build has: the parser's time grows with the square of their number. */
function hasEndlessWords(text: string): boolean {
  let inRow = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    if (/^(?:--|<<)/.test(word)) inRow += 1;
    else if (word !== '\\' && word !== '`') inRow = 0;
    if (inRow > maxInRow) return true;
  }
  return false;
}

/** Several FROM lines may use one ARG: its image is one occurrence, with all its uses. */
function joined(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const byStart = new Map<number, { readonly one: Occurrence; readonly uses: Span[] }>();
  for (const one of occurrences) {
    const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
    for (const use of one.uses ?? []) known.uses.push(use);
    byStart.set(one.at.span.start, known);
  }
  return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}
