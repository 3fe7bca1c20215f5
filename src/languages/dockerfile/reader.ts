// Reads the instructions of a Dockerfile in order, and tells why BuildKit refuses the file if it does.
import { compact } from '../../model/collections.js';
import type { Span } from '../../model/text/source.js';
import { unscanned } from '../../scan/reasons.js';
import { commandIn, csvFields, type Flag, flagValues, type InstructionHead, mountSource } from './flags.js';
import { whyRefused } from './instruction-rules.js';
import { heredocsOf, jsonList, plainArguments, quotedArguments, skipHeredoc } from './lexer/arguments.js';
import { isAs, lower, type Range } from './lexer/characters.js';
import { LimitError, WordError, type WorkBudget } from './lexer/lexer-types.js';
import { type Escape, Lines, type LogicalLine } from './lexer/lines.js';
import type { Argument, BuildRefusal, From, Instructions, StageNames, StageSource } from './reading.js';
import { type Traced, tracedIn } from './values/values.js';

/** A variable as shells, PowerShell and the Windows command line write it. */
const mention = /(?:\$\{?[!#]?(?:env:)?|%)([a-z_]\w*)/gi;

/** These only describe the image, choose it, or declare a variable. */
const harmless = new Set(['label', 'arg', 'from']);

class StageVariables implements StageNames {
  readonly declared = new Set<string>();
  readonly used = new Set<string>();
  /** Where the instruction begins whose text, with its heredocs, has not been searched yet. */
  private begin: number | undefined;

  constructor(private readonly text: string) {}

  /** Notes an instruction behind the first FROM, which begins at the offset. */
  add(command: InstructionHead, offset: number, token: Escape): void {
    this.search(offset);
    const { keyword } = command;
    const inner =
      keyword === 'onbuild'
        ? commandIn({ text: command.text, offset: (index) => index }, command.rest, token)
        : command;
    if (inner.keyword === 'arg')
      for (const { start, end } of quotedArguments(inner, token)) {
        const [name = ''] = inner.text.slice(start, end).split('=', 1);
        this.declared.add(name);
      }
    this.begin = harmless.has(inner.keyword) ? undefined : offset;
  }

  end(): void {
    this.search(this.text.length);
  }

  private search(end: number): void {
    if (this.begin === undefined) return;
    for (const [, name = ''] of this.text.slice(this.begin, end).matchAll(mention)) this.used.add(name);
    this.begin = undefined;
  }
}

/** Reads on behind what BuildKit refuses, so that the other references are known too. */
export function readingOf(text: string, token: Escape, pay: WorkBudget): Instructions {
  return new Reader(text, token, pay).read();
}

class Reader {
  private readonly globals: Argument[] = [];
  private readonly froms: From[] = [];
  private readonly sources: StageSource[] = [];
  private readonly stageNames: StageVariables;
  private hasHeredocs = false;
  private readonly runs: Span[] = [];
  private refusal: BuildRefusal | undefined;
  private open: BuildRefusal | undefined;

  constructor(
    private readonly text: string,
    private readonly token: Escape,
    private readonly pay: WorkBudget,
  ) {
    this.stageNames = new StageVariables(text);
  }

  read(): Instructions {
    const lines = new Lines(this.text, this.token);
    for (let line = lines.logical(); line !== undefined; line = lines.logical()) {
      const offset = line.offset(0);
      const command = commandIn(line, { start: 0, end: line.text.length }, this.token);
      try {
        this.refuse(whyRefused(command, this.token, this.pay) ?? this.misplaced(command), offset);
        if (this.froms.length > 0) this.stageNames.add(command, offset, this.token);
        this.instruction(command, line);
        const open = this.skipHeredocs(command, line, lines);
        if (command.keyword === 'run')
          this.runs.push({ start: offset, end: Math.min(lines.position, this.text.length) });
        if (open !== undefined) this.open = { message: unscanned.openHeredoc(open), offset };
      } catch (error) {
        if (!(error instanceof WordError || error instanceof LimitError)) throw error;
        if (error instanceof LimitError)
          this.refusal ??= { message: unscanned.dockerfileLimit(error.message), offset };
        else this.refuse(error.message, offset);
      }
    }
    if (lines.tooLong !== undefined) this.refuse('a line is longer than 65535 bytes', lines.tooLong);
    if (this.froms.length === 0) this.refuse('it has no FROM', undefined);
    const { globals, froms, sources, stageNames, hasHeredocs, runs, refusal, open } = this;
    stageNames.end();
    return compact({ globals, froms, sources, stageNames, hasHeredocs, runs, refusal, open });
  }

  private refuse(why: string | undefined, offset: number | undefined): void {
    if (why === undefined) return;
    this.refusal ??= compact({ message: unscanned.dockerfile(why), offset });
  }

  private misplaced({ keyword }: InstructionHead): string | undefined {
    const isPlaced = this.froms.length > 0 || keyword === 'from' || keyword === 'arg';
    return isPlaced ? undefined : `${keyword.slice(0, 40).toUpperCase()} appears before the first FROM`;
  }

  private instruction(command: InstructionHead, line: LogicalLine): void {
    const { keyword, text } = command;
    if (keyword === 'from') this.from(command, line);
    else if (keyword === 'onbuild') this.trigger(command, line);
    else if (keyword === 'arg' && this.froms.length === 0)
      for (const word of quotedArguments(command, this.token)) this.argument(line, text, word);
    else for (const one of sourcesOf(command, line, false)) this.sources.push(one);
  }

  private from(command: InstructionHead, line: LogicalLine): void {
    const { text, flags } = command;
    const [image, as, name] = plainArguments(command);
    if (image === undefined) return;
    const isNamed = as !== undefined && isAs(text.slice(as.start, as.end));
    const stage = isNamed && name !== undefined ? lower(text.slice(name.start, name.end)) : undefined;
    const [platform] = flagValues(flags, 'platform').map((one) => inSource(one, line));
    this.froms.push(compact({ image: tracedIn(line, text, image.start, image.end), platform, stage }));
  }

  private argument(line: LogicalLine, text: string, { start, end }: Range): void {
    const equals = text.indexOf('=', start);
    const hasValue = equals >= 0 && equals < end;
    const name = text.slice(start, hasValue ? equals : end);
    this.globals.push(hasValue ? { name, value: tracedIn(line, text, equals + 1, end) } : { name });
  }

  /** A trigger is read with the default escape character when it is run. */
  private trigger({ text, rest }: InstructionHead, line: LogicalLine): void {
    const inner = commandIn({ text, offset: line.offset }, rest, '\\');
    for (const one of sourcesOf(inner, line, true)) this.sources.push(one);
  }

  /** The name of a heredoc that is not closed; everything behind it belongs to it. */
  private skipHeredocs(command: InstructionHead, line: LogicalLine, lines: Lines): string | undefined {
    if (!line.text.includes('<<')) return undefined;
    const inner =
      command.keyword === 'onbuild'
        ? commandIn({ ...line, text: command.text }, command.rest, this.token)
        : command;
    const isRead = ['add', 'copy', 'run'].includes(inner.keyword) && jsonList(inner) === undefined;
    for (const heredoc of isRead ? heredocsOf(line.text, this.pay) : []) {
      this.hasHeredocs = true;
      if (!skipHeredoc(this.text, lines, heredoc)) return heredoc.name;
    }
    return undefined;
  }
}

/** ADD has no `--from` in BuildKit, but in other builders. */
function sourcesOf(
  { keyword, flags }: InstructionHead,
  line: LogicalLine,
  isTrigger: boolean,
): readonly StageSource[] {
  const isCopy = keyword === 'copy' || keyword === 'add';
  if (!isCopy && keyword !== 'run') return [];
  const names = isCopy
    ? flagValues(flags, 'from')
    : flagValues(flags, 'mount').flatMap((mount) => mountSource(csvFields(mount) ?? []) ?? []);
  const kind = isCopy ? 'copy' : 'mount';
  return names.map((name) => ({ kind, name: inSource(name, line), isTrigger }));
}

function inSource({ text, at }: Flag, line: LogicalLine): Traced {
  return { text, at: at.map((index) => line.offset(index)) };
}
