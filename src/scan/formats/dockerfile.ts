// Dockerfile and Containerfile: FROM, --from of COPY, ADD and RUN mounts, ONBUILD of these, and `# syntax=`.
// https://docs.docker.com/reference/dockerfile/
import {
  type Arg,
  DockerfileParser,
  type Flag,
  From,
  type Instruction,
  ModifiableInstruction,
  Onbuild,
} from 'dockerfile-ast';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/source.js';
import { occurrenceAt, opaqueAt } from '../reference.js';
import { expand, type WholeVariable, wholeVariable } from '../variables.js';

interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

type Spans = (range: Range) => Span;

export const dockerfile: Scanner = {
  id: 'dockerfile',
  title: 'Dockerfile, Containerfile',
  paths: ['**/*Dockerfile*', '**/*.dockerfile', '**/Containerfile*', '**/*.Containerfile'],
  scan(file) {
    const text = file.text.replace(/^\uFEFF/, ' ');
    const parsed = DockerfileParser.parse(text);
    const spans = spansIn(text);
    const found = [
      ...parsed.getDirectives().flatMap((directive) => {
        const range = directive.getName().toLowerCase() === 'syntax' ? directive.getValueRange() : null;
        return range === null ? [] : [occurrenceAt(file, spans(range))];
      }),
      ...new Stages(file, spans).read(parsed.getInstructions()),
    ];
    return { occurrences: withoutRepeats(found), problems: [] };
  },
};

/** Reads instructions in order, knowing the stages and the global arguments that came before. */
class Stages {
  private readonly names: string[] = [];
  private readonly globals = new Map<string, { readonly value: string; readonly span: Span }>();
  private count = 0;

  constructor(
    private readonly file: SourceFile,
    private readonly spans: Spans,
  ) {}

  read(instructions: readonly Instruction[]): readonly Occurrence[] {
    return instructions.flatMap((instruction) => {
      if (instruction instanceof From) return this.from(instruction);
      if (instruction.getKeyword() === 'ARG' && this.count === 0) this.declare(instruction as Arg);
      const inner = instruction instanceof Onbuild ? instruction.getTriggerInstruction() : instruction;
      return inner instanceof ModifiableInstruction
        ? inner.getFlags().flatMap((flag) => this.flag(inner, flag))
        : [];
    });
  }

  private declare(instruction: Arg): void {
    for (const property of instruction.getPropertyArguments()) {
      const text = this.slice(this.spans(property.getRange()));
      const equals = text.indexOf('=');
      if (equals < 0) continue;
      const start = this.spans(property.getRange()).start + equals + 1;
      const span = unquoted(this.file.text, { start, end: this.spans(property.getRange()).end });
      this.globals.set(text.slice(0, equals), { value: this.slice(span), span });
    }
  }

  private from(instruction: From): readonly Occurrence[] {
    const range = instruction.getImageRange();
    const stage = instruction.getBuildStage();
    const earlier = [...this.names];
    this.count += 1;
    if (stage !== null) this.names.push(stage.toLowerCase());
    if (range === null) return [];
    const span = unquoted(this.file.text, this.spans(range));
    const raw = this.slice(span);
    if (raw.toLowerCase() === 'scratch' || earlier.includes(raw.toLowerCase())) return [];
    return this.resolved(span, raw, earlier);
  }

  private resolved(span: Span, raw: string, earlier: readonly string[]): readonly Occurrence[] {
    const expansion = expand(raw, (name) => this.globals.get(name)?.value);
    if (expansion.kind === 'unknown') return [opaqueAt(this.file, span, 'variable', expansion.detail)];
    const { value } = expansion;
    if (value === 'scratch' || earlier.includes(value.toLowerCase())) return [];
    const whole = wholeVariable(raw);
    const home = whole === undefined ? undefined : this.homeOf(whole, span);
    return [home === undefined ? occurrenceAt(this.file, span, value) : occurrenceAt(this.file, home)];
  }

  /** Where the literal image behind `FROM $NAME` stands: in the ARG, or as the variable's inline default. */
  private homeOf({ name, fallback }: WholeVariable, span: Span): Span | undefined {
    const declared = this.globals.get(name);
    if (declared !== undefined && declared.value !== '')
      return declared.value.includes('$') ? undefined : declared.span;
    if (fallback === undefined || fallback.text.includes('$')) return undefined;
    const start = span.start + fallback.offset;
    return { start, end: start + fallback.text.length };
  }

  private flag(instruction: Instruction, flag: Flag): readonly Occurrence[] {
    const range = flag.getValueRange();
    const span =
      range === null
        ? undefined
        : fromSpan(instruction.getKeyword(), flag.getName(), this.file.text, this.spans(range));
    if (span === undefined) return [];
    const name = this.slice(span);
    const isStage = /^\d+$/.test(name) || this.names.includes(name.toLowerCase());
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
    if (field.startsWith('from='))
      return unquoted(text, { start: start + 'from='.length, end: start + field.length });
    start += field.length + 1;
  }
  return undefined;
}

function unquoted(text: string, { start, end }: Span): Span {
  const quote = text[start];
  const quoted = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote;
  return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}

/** Several FROM lines may use one ARG: its image is one occurrence. */
function withoutRepeats(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  return [...new Map(occurrences.map((one) => [`${one.at.span.start}`, one])).values()];
}

function spansIn(text: string): Spans {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
  return ({ start, end }) => ({
    start: (starts[start.line] ?? text.length) + start.character,
    end: (starts[end.line] ?? text.length) + end.character,
  });
}
