// The variables that stages declare and use: a text that reaches their commands is more than a part of an image name.
import { quotedArguments } from './arguments.js';
import { commandIn, type InstructionHead } from './flags.js';
import type { Escape } from './lines.js';
import type { StageNames } from './reading.js';

/** A variable as shells, PowerShell and the Windows command line write it. */
const mention = /(?:\$\{?[!#]?(?:env:)?|%)([a-z_]\w*)/gi;

/** These only describe the image, choose it, or declare a variable. */
const harmless = new Set(['label', 'arg', 'from']);

export class StageVariables implements StageNames {
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
