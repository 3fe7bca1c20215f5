// Dockerfile and Containerfile: FROM, --from of COPY, ADD and RUN mounts, ONBUILD of these, and `# syntax=`.
// https://docs.docker.com/reference/dockerfile/
import {
  DockerfileParser,
  type Flag,
  From,
  type Instruction,
  ModifiableInstruction,
  Onbuild,
} from 'dockerfile-ast';
import type { ImageOccurrence, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/source.js';
import { type GlobalArguments, globalArguments } from '../dockerfile-arguments.js';
import { coverQuotedHeredocs, openHeredoc } from '../dockerfile-heredocs.js';
import { type Range, type Spans, spansIn, unquoted } from '../dockerfile-spans.js';
import { occurrenceAt, opaqueAt } from '../reference.js';
import { coverTemplates } from '../templates.js';
import { expand } from '../variables.js';

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
      const message = `The Dockerfile was not read: an instruction has more than ${mostInRow} flags or heredocs`;
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

const platformVariable = /\$\{?(?:target|build)(?:platform|os|arch|variant)\b\}?/;
const mostStages = 1000;
const mostInRow = 2000;

/** Flags or heredocs in a row that no build has: the parser's time grows with the square of their number. */
function hasEndlessWords(text: string): boolean {
  let inRow = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    if (/^(?:--|<<)/.test(word)) inRow += 1;
    else if (word !== '\\' && word !== '`') inRow = 0;
    if (inRow > mostInRow) return true;
  }
  return false;
}

/** Reads instructions in order, knowing the stages that came before. */
class Stages {
  private readonly names = new Set<string>();

  constructor(
    private readonly file: SourceFile,
    private readonly spans: Spans,
    private readonly globals: GlobalArguments,
  ) {}

  read(instructions: readonly Instruction[]): readonly Occurrence[] {
    return instructions.flatMap((instruction) => {
      if (instruction instanceof From) return this.from(instruction);
      const inner = instruction instanceof Onbuild ? instruction.getTriggerInstruction() : instruction;
      return inner instanceof ModifiableInstruction
        ? inner.getFlags().flatMap((flag) => this.flag(inner, flag))
        : [];
    });
  }

  private from(instruction: From): readonly Occurrence[] {
    const range = instruction.getImageRange();
    const stage = instruction.getBuildStage();
    const found = range === null ? [] : this.image(range);
    if (stage !== null) this.names.add(stage.toLowerCase());
    return found;
  }

  private image(range: Range): readonly Occurrence[] {
    const span = unquoted(this.file.text, this.spans(range));
    const raw = this.slice(span);
    const expansion = expand(raw, (name) => this.globals.valueOf(name));
    if (expansion.kind === 'unknown')
      return this.isStageOfPlatform(raw) ? [] : [opaqueAt(this.file, span, 'variable', expansion.detail)];
    const { value } = expansion;
    const name = value.toLowerCase();
    if (name === 'scratch' || this.names.has(name)) return [];
    return [this.resolved(span, raw, value)];
  }

  /** `FROM build-$TARGETOS`: a stage for each platform, when there is an earlier one of such a name. */
  private isStageOfPlatform(raw: string): boolean {
    const [before = '', after, ...more] = raw.toLowerCase().split(platformVariable);
    if (after === undefined || more.length > 0) return false;
    const length = before.length + after.length;
    return [...this.names]
      .slice(0, mostStages)
      .some((name) => name.length > length && name.startsWith(before) && name.endsWith(after));
  }

  private resolved(span: Span, raw: string, value: string): Occurrence {
    const home = this.globals.homeOf(raw, span);
    if (home !== undefined)
      return { ...occurrenceAt(this.file, home.span), ...(home.declared ? { uses: [span] } : {}) };
    const found = occurrenceAt(this.file, span, value);
    const digest =
      found.kind === 'image' && found.pin.kind === 'refused' ? this.globals.digestOf(raw) : undefined;
    if (found.kind === 'opaque' || digest === undefined) return found;
    const pin: ImageOccurrence['pin'] =
      'span' in digest ? { kind: 'place', lead: '@', ...digest } : { kind: 'refused', ...digest };
    return { ...found, pin };
  }

  private flag(instruction: Instruction, flag: Flag): readonly Occurrence[] {
    const range = flag.getValueRange();
    const span =
      range === null
        ? undefined
        : fromSpan(instruction.getKeyword(), flag.getName(), this.file.text, this.spans(range));
    if (span === undefined) return [];
    const name = this.slice(span);
    const isStage = /^\d+$/.test(name) || this.names.has(name.toLowerCase());
    if (name === '' || name === 'scratch' || isStage) return [];
    if (!name.includes('$')) return [occurrenceAt(this.file, span)];
    return [opaqueAt(this.file, span, 'variable', 'variables are not expanded in --from')];
  }

  private slice({ start, end }: Span): string {
    return this.file.text.slice(start, end);
  }
}

/** The value of `from`: of the flag itself, or of the `from=` field of a RUN mount. */
function fromSpan(keyword: string, flag: string, text: string, value: Span): Span | undefined {
  if (flag === 'from' && (keyword === 'COPY' || keyword === 'ADD')) return unquoted(text, value);
  if (flag !== 'mount' || keyword !== 'RUN') return undefined;
  let start = value.start;
  for (const field of text.slice(value.start, value.end).split(',')) {
    const from = /^[\\`\s]*from=/.exec(field)?.[0];
    if (from !== undefined)
      return unquoted(text, {
        start: start + from.length,
        end: start + field.replace(/[\\`\s]+$/, '').length,
      });
    start += field.length + 1;
  }
  return undefined;
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
