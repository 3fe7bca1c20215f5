// The instructions of a Dockerfile → the images that they name, and not the stages.
import { type Flag, From, type Instruction, ModifiableInstruction, Onbuild } from 'dockerfile-ast';
import type { ImageOccurrence, Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/source.js';
import { occurrenceAt, opaqueAt } from '../occurrence.js';
import { expand } from '../syntax/variables.js';
import type { GlobalArguments } from './arguments.js';
import { type Range, type Spans, unquoted } from './spans.js';

const platformVariable = /\$\{?(?:target|build)(?:platform|os|arch|variant)\b\}?/;
const maxStages = 1000;

/** Reads instructions in order, knowing the stages that came before. */
export class Stages {
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
      .slice(0, maxStages)
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
