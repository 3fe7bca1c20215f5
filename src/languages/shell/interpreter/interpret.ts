// What a shell makes of the commands of a script before programs see them: it calls functions, follows aliases and
// variables, spreads arrays and braces, and reads texts again (`eval`, `bash -c`, `xargs`, `ssh`, heredocs).
// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_09
import type { SourceFile } from '../../../model/text/source.js';
import { notPinnable, unresolved } from '../../../scan/reasons.js';
import {
  editedFiles,
  filesOfCommand,
  isInputChanged,
  type NestedInput,
  standardInputFile,
} from '../inputs.js';
import { operandsOf, optionTable, partOf } from '../options.js';
import { programCall, programPlace, withoutRedirections } from '../program.js';
import { commandsOf, type ShellCommand, type ShellInput, type ShellWord } from '../syntax.js';
import { globalOptions, rowsOf } from '../tools.js';
import { environmentOf, makeCommands, oneElement, type ScriptEnvironment } from './environment.js';
import { type CallFrame, substituted, usesOfArguments, withArguments } from './frames.js';
import { bracesExpanded, joinedText, splitWords, textOfWord } from './words.js';

interface Interpreted {
  readonly commands: readonly ShellCommand[];
  /** Texts that programs read as files. */
  readonly nested: readonly NestedInput[];
}

const maxDepth = 6;
/** More than any script runs; what is left is read as it is written. */
const maxCommands = 20_000;
/** Of a text that is read again, as much work as a command. */
const charactersOfStep = 200;
const maxAlternatives = 16;
const maxElements = 64;
/** Words between a wrapper and its program. */
const maxWrapped = 6;
const maxPipes = 8;
/** Commands in a loop. */
const maxLoop = 500;

const shells = /^(?:ba|da|z|k|a)?sh$/;
/** Programs that give a text to a shell behind `-c`, also as an argument of another program. */
const behindC = /^(?:(?:ba|da|z|k|a)?sh|su|sg|runuser|script|sudo|nix-shell|fish|flock)$/;
/** Programs that run what they read from standard input. */
const readers = /^(?:ssh|su|sg|newgrp|at|batch|crontab)$/;
const optionC = /^(?:-[a-z]{0,8}c|--command|--run)$/;
const readsAgain = new Set(
  (
    'eval bash sh zsh dash ksh ash su sg ssh trap script runuser newgrp at batch crontab ' +
    'xargs parallel watch find foreach call set shift read cat tee echo printf'
  ).split(' '),
);
const runs = /^(?:for|eval|xargs|parallel|ssh|su|find|call|foreach|(?:ba|da|z|k|a)?sh)$/;
const xargsOptions = optionTable(
  '0 r t x p i replace null no-run-if-empty verbose interactive exit',
  'n I P L d a s E j jobs max-args max-procs max-lines delimiter arg-file max-chars eof',
);

/** The commands as they are run, with the words of calls in the places of parameters. */
export function interpreted(
  file: SourceFile,
  commands: readonly ShellCommand[],
  isMake: boolean,
): Interpreted {
  const read = isMake ? makeCommands(file, commands) : commands;
  const interpreter = new Interpreter(environmentOf(file, read, isMake));
  interpreter.runAll(read);
  return { commands: interpreter.commands, nested: withReaders(interpreter) };
}

/**
 * What a text is read as that a command writes to a file, where another command reads the file. Nothing is known of a file
 * that a command edits for another one.
 */
function withReaders({ commands, nested }: Interpreted): Interpreted['nested'] {
  const edited = commands.flatMap(({ words }) => editedFiles(words));
  const written = new Set(commands.flatMap(({ words }) => copiedTo(words)));
  if (edited.length + written.size === 0 && !nested.some(({ path }) => path !== undefined)) return nested;
  const nameOf = (text: string) => text.replace(/^\.\//, '');
  const files = commands.flatMap(({ words }) => filesOfCommand(words));
  const readers = new Map(files.map(({ as, word }) => [nameOf(word.text), as]));
  const read = nested.map((one) => {
    const as = one.path === undefined ? undefined : readers.get(nameOf(one.path));
    return as === undefined ? one : { ...one, as };
  });
  const known = new Set(nested.map(({ path = '' }) => nameOf(path)));
  const isCopy = ({ text }: ShellWord) => written.has(text) && !known.has(nameOf(text));
  const changed = [
    ...edited.filter(({ text }) =>
      [...readers].some(([name, as]) => as !== 'shell' && covers(name, nameOf(text))),
    ),
    ...files.flatMap(({ as, word }) => (as !== 'shell' && isCopy(word) ? [word] : [])),
  ];
  return [...read, ...changed.map((word) => ({ place: { ...word, unknown: unresolved.edited(word.text) } }))];
}

/** Whether a name is a file, or the folder of it. */
function covers(name: string, file: string): boolean {
  const isDefault = name === '.' && /^(?:docker-)?compose\.(?:\w+\.)?ya?ml$/.test(file);
  return isDefault || name === file || (name !== '' && file.startsWith(`${name.replace(/\/$/, '')}/`));
}

class Interpreter {
  readonly commands: ShellCommand[] = [];
  readonly nested: NestedInput[] = [];
  private readonly called = new Set<string>();
  /** What was read again. */
  private readonly texts = new Set<string>();
  private readonly argumentUses = new Map<string, number>();
  private readonly ofUse = new Map<string, boolean>();
  private left = maxCommands;

  constructor(private readonly environment: ScriptEnvironment) {}

  /** The bodies of functions that nothing calls count as they are. */
  runAll(commands: readonly ShellCommand[]): void {
    const top: CallFrame = { locals: new Map(), active: [], depth: 0 };
    this.run(commands.filter(isTop), top);
    for (const [name, body] of this.environment.functions)
      if (!this.called.has(name)) this.run(body, { locals: new Map(), active: [name], depth: 1 });
  }

  private run(commands: readonly ShellCommand[], frame: CallFrame): void {
    for (const [index, command] of commands.entries()) {
      if (command.isArray === true) continue;
      const alternatives = this.left > 0 ? substituted(command.words, frame) : [];
      if (this.left <= 0) this.commands.push(command);
      for (const words of alternatives)
        for (const spread of this.spread(words))
          this.step(spread, { command, commands, index, frame }, frame);
    }
  }

  /** Braces, and variables of several words: one list for each element that `${LIST[$index]}` may be. */
  private spread(words: readonly ShellWord[]): readonly (readonly ShellWord[])[] {
    if (!words.some(({ text }) => /[{$]/.test(text))) return [words];
    const one = words.findIndex(({ text }) => oneElement.test(text));
    const elements = one < 0 ? undefined : this.environment.severalWords(words[one] ?? nothing);
    const all = elements?.map((element) => words.with(one, element)) ?? [words];
    return all.slice(0, maxElements).flatMap((list) => this.withEachList(list));
  }

  /** A list that several assignments set is each of them. */
  private withEachList(words: readonly ShellWord[]): readonly (readonly ShellWord[])[] {
    const at = words.findIndex((word, index) => index > 0 && this.environment.lists(word).length > 1);
    const lists = at < 0 ? [] : this.environment.lists(words[at] ?? nothing).slice(0, maxAlternatives);
    const all = at < 0 ? [words] : lists.map((list) => words.toSpliced(at, 1, ...list));
    return all.map((list) => this.expanded(list));
  }

  private expanded(words: readonly ShellWord[]): readonly ShellWord[] {
    const expanded = words.flatMap((word, index) => {
      const isText = words[0]?.text === 'eval' || optionC.test(words[index - 1]?.text ?? '');
      const isScript = isText && this.environment.scripts(word).length > 0;
      const values = index === 0 || isScript ? undefined : this.environment.severalWords(word);
      return (values ?? [word]).flatMap(bracesExpanded);
    });
    this.left -= Math.max(expanded.length - words.length, 0);
    return expanded;
  }

  private step(words: readonly ShellWord[], at: Position, frame: CallFrame): void {
    this.left -= 1;
    if (frame.args !== undefined && this.keepsArgument(words, frame)) return;
    const isDeep = frame.depth >= maxDepth || this.left <= 0;
    for (const all of isDeep ? [words] : this.withPrograms(words, frame)) {
      const isKnown = (name: string) =>
        readsAgain.has(name) || rowsOf(name).length > 0 || this.functionOf(name, frame) !== undefined;
      const call = isDeep ? undefined : programCall(all, isKnown);
      const inner = innerText(all);
      if (inner !== undefined && !isDeep) {
        const locals = new Map([...frame.locals, ...assignmentsBefore(all)]);
        const args = withoutPin(inner.args, '$1');
        for (const input of this.scriptsIn([inner.text]))
          this.read(input, { ...deeper(frame), args, locals });
      }
      if (call === undefined || !this.follow(call.program, call.args, at, frame)) this.emit(all, at);
    }
  }

  private emit(words: readonly ShellWord[], at: Position): void {
    const { functionName: _, ...command } = at.command;
    this.commands.push({ ...command, words });
    for (const { as, word } of words.some(({ text }) => text.endsWith('-')) ? filesOfCommand(words) : []) {
      if (word.text !== '-' || as === 'shell') continue;
      const input = inputOf(at);
      if (input !== undefined) this.nested.push({ input, as });
      else if (
        standardInputFile(at.commands, at.index) === undefined
          ? isUnclear(at, as)
          : isInputChanged(at.commands, at.index)
      )
        this.nested.push({ as, place: word });
    }
  }

  /** Remembers what a local name stands for, where it stands for an argument. */
  private keepsArgument(words: readonly ShellWord[], frame: CallFrame): boolean {
    const [keyword, name, sign] = words;
    if (keyword?.text === 'shift') {
      frame.args = frame.args?.slice(Number(name?.text ?? 1) || 1);
      return true;
    }
    if (keyword?.text === 'for' && isName(name)) {
      if (sign?.text === 'in') frame.locals.set(name.text, words.slice(3));
      else if (frame.args !== undefined) frame.locals.set(name.text, frame.args);
    }
    return false;
  }

  private functionOf(name: string, frame: CallFrame): readonly ShellCommand[] | undefined {
    return frame.active.includes(name) ? undefined : this.environment.functions.get(name);
  }

  /** The command with each of the values that its program may have, and with aliases replaced. */
  private withPrograms(words: readonly ShellWord[], frame: CallFrame): readonly (readonly ShellWord[])[] {
    const first = programPlace(words);
    const wrapped = words.findIndex((one, at) => at > first && isComputed(one));
    const isBehind =
      wrapped > first &&
      wrapped <= first + maxWrapped &&
      words[first]?.text !== 'eval' &&
      !optionC.test(words[wrapped - 1]?.text ?? '');
    const isWrapped = isBehind && this.isProgram(words[wrapped]);
    const index = isWrapped ? wrapped : first;
    const word = words[index];
    if (word === undefined) return [words];
    const [before, after] = [words.slice(0, index), words.slice(index + 1)];
    const values = this.environment
      .programs(word)
      .slice(0, maxAlternatives)
      .map((value) => withArguments(value, frame));
    const [command = nothing, ...args] = after;
    // Where the value has the command too, what follows is no command.
    const isAlone = values.length > 0 && values.every(({ length }) => length === 1);
    const isKnown = isAlone || globalOptions[word.text] !== undefined;
    const commands =
      isKnown && isComputed(command) ? this.environment.programs(command).slice(0, maxAlternatives) : [];
    const behind = commands.length === 0 ? [after] : commands.map((one) => [...one, ...args]);
    if (values.length === 0 && commands.length === 0) return [words];
    return (values.length === 0 ? [[word]] : values).flatMap((value) =>
      behind.map((one) => [...before, ...value, ...one]),
    );
  }

  /** Whether a computed word stands for a program that uses images, as behind a wrapper. */
  private isProgram(word: ShellWord = nothing): boolean {
    return this.environment.programs(word).some(([one = nothing]) => rowsOf(one.text).length > 0);
  }

  private read(input: ShellInput, frame: CallFrame): void {
    this.left -= input.text.length / charactersOfStep;
    const commands = commandsOf(input.text, input.place);
    if (!this.texts.has(input.text)) this.environment.define(commands);
    if (!commands.every(isTop)) for (const known of [this.ofUse, this.argumentUses]) known.clear();
    this.texts.add(input.text);
    this.run(commands.filter(isTop), frame);
  }

  /** The texts that words are for a shell: what is in a variable, what a command in them prints, or the words themselves. */
  private scriptsIn(words: readonly ShellWord[]): readonly ShellInput[] {
    const [word = nothing, other] = words;
    const texts = other === undefined ? this.environment.scripts(word) : [];
    return texts.length > 0 ? texts.map(textOfWord) : [printedBy(words) ?? joinedText(words)];
  }

  /** True where the command itself needs no further look. */
  private follow(program: string, args: readonly ShellWord[], at: Position, frame: CallFrame): boolean {
    const body = this.functionOf(program, frame);
    if (body !== undefined) return this.call(program, body, args, frame);
    const inner = deeper(frame);
    if (program === 'set') {
      const dashes = args.findIndex(({ text }) => text === '--');
      if (dashes >= 0) frame.args = withoutPin(args.slice(dashes + 1), '$1');
    } else if (program === 'eval') {
      for (const input of this.scriptsIn(args)) this.read(input, inner);
      return true;
    } else if (program === 'trap') this.read(textOfWord(args[0] ?? nothing), inner);
    else if (program === 'ssh' || program === 'watch')
      for (const text of args.filter((word) => isText(word) || word.quote !== undefined))
        this.read(textOfWord(text), inner);
    else if (program === 'xargs') return this.callEach(args, at, frame);
    else if (program === 'parallel')
      return args.some(({ text }) => text === ':::')
        ? this.callParallel(args, frame)
        : this.callEach(args, at, frame);
    else if (program === 'find') {
      const words = between(args, /^-(?:exec|execdir|ok)$/, /^\\?;$|^\+$/);
      this.again(withItem(words, foundBy(args), '{}'), at, frame);
    } else if (program === 'foreach') this.forEach(args, frame);
    else if (program === 'call') this.callMacro(args, frame);
    else if (program === 'read') this.readLines(args, at);
    else if (/^(?:cat|tee|echo|printf)$/.test(program)) this.writeFile(at);
    if (program === 'printf') this.printTo(args);
    if (
      (shells.test(program) || readers.test(program)) &&
      !args.some((word) => isScriptFile(word, program))
    ) {
      const input = inputOf(at);
      if (input !== undefined) this.read(input, inner);
    }
    return false;
  }

  private again(words: readonly ShellWord[], at: Position, frame: CallFrame): void {
    if (words.length > 0) this.step(words, { ...at, command: { words } }, deeper(frame));
  }

  private call(
    name: string,
    body: readonly ShellCommand[],
    args: readonly ShellWord[],
    frame: CallFrame,
  ): boolean {
    const isFirst = !this.called.has(name);
    this.called.add(name);
    const uses = this.argumentUses.get(name) ?? (this.isOfUse(name, 0) ? usesOfArguments(body) : 0);
    this.argumentUses.set(name, uses);
    if (uses === 0 && !isFirst) return true;
    const shared = uses > 1 ? notPinnable.functionArgument(name) : undefined;
    const words = shared === undefined ? args : args.map((word) => ({ noPin: shared, ...word }));
    const active = [...frame.active, name];
    this.run(body, { args: words, locals: new Map(), active, depth: frame.depth + 1 });
    return true;
  }

  /** Whether a function may use its arguments as images: not one that only prints them. */
  private isOfUse(name: string, depth: number): boolean {
    const known = this.ofUse.get(name);
    if (known !== undefined || depth > maxDepth) return known ?? true;
    this.ofUse.set(name, false);
    const found = (this.environment.functions.get(name) ?? []).some(({ words }) => {
      const first = words[programPlace(words)]?.text;
      return (
        first === undefined ||
        /^[$"\\]/.test(first) ||
        words.some(({ text }) => {
          const program = text.slice(text.lastIndexOf('/') + 1);
          return runs.test(program) || rowsOf(program).length > 0 || this.isFunctionOfUse(text, depth);
        })
      );
    });
    this.ofUse.set(name, found);
    return found;
  }

  private isFunctionOfUse(name: string, depth: number): boolean {
    return this.environment.functions.has(name) && this.isOfUse(name, depth + 1);
  }

  private callEach(args: readonly ShellWord[], at: Position, frame: CallFrame): boolean {
    const { operands } = operandsOf(args, xargsOptions, true);
    const mark = markOf(args.slice(0, args.length - operands.length));
    const input = inputOf(at);
    const [place = nothing] = at.command.words;
    const items = input === undefined ? [{ ...place, unknown: unresolved.standardInput }] : splitWords(input);
    for (const item of items.flatMap((one) => this.environment.severalWords(one) ?? [one]))
      this.again(withItem(operands, item, mark), at, frame);
    return true;
  }

  private callParallel(args: readonly ShellWord[], frame: CallFrame): boolean {
    const sign = args.findIndex(({ text }) => text === ':::');
    const { operands } = operandsOf(args.slice(0, sign), xargsOptions, true);
    for (const item of args.slice(sign + 1)) {
      const [first] = operands;
      const words = first !== undefined && isText(first) ? splitWords(textOfWord(first)) : operands;
      const mark = words.some(({ text }) => text.includes('{}')) ? '{}' : undefined;
      this.again(withItem(words, item, mark), { command: { words }, commands: [], index: 0 }, frame);
    }
    return true;
  }

  /** `$(foreach name,list,command)` of a Makefile. */
  private forEach(args: readonly ShellWord[], frame: CallFrame): void {
    const [name, list, body] = argumentsOf(joinedText(args), 3);
    if (name === undefined || list === undefined || body === undefined) return;
    const key = { ...nothing, text: name.text.trim() };
    if (!isName(key)) return;
    const items = withoutPin(this.expanded([nothing, ...splitWords(list)]).slice(1), key.text);
    const locals = new Map([...frame.locals, [key.text, items]]);
    this.read(body, { ...deeper(frame), args: [], locals });
  }

  /** `$(call name,argument)` of a Makefile. */
  private callMacro(args: readonly ShellWord[], frame: CallFrame): void {
    const [name, ...rest] = argumentsOf(joinedText(args), maxAlternatives);
    const body = this.functionOf(name?.text.trim() ?? '', frame);
    const words = rest.map(({ text, place }) => {
      const lead = text.length - text.trimStart().length;
      return { text: text.trim(), span: place({ start: lead, end: lead + text.trim().length }) };
    });
    if (body !== undefined && name !== undefined) this.call(name.text.trim(), body, words, frame);
  }

  /** `read NAME`: the lines of what the command, or the loop around it, reads. Several names share a line. */
  private readLines(args: readonly ShellWord[], at: Position): void {
    const { operands } = operandsOf(withoutRedirections(args), optionTable('r s e', 'p d n N t u a i'));
    const input = operands.length > 1 ? undefined : (inputOf(at) ?? inputOf(endOfLoop(at)));
    // Whatever a file or a person gives is no value that the script sets elsewhere.
    for (const name of operands)
      this.setTo(name, input === undefined ? [{ ...name, text: '$(cat)' }] : splitWords(input));
  }

  /** `printf -v NAME FORMAT VALUES` */
  private printTo(args: readonly ShellWord[]): void {
    const sign = args.findIndex(({ text }) => text === '-v');
    const [name, format, ...values] = sign < 0 ? [] : args.slice(sign + 1);
    if (name === undefined || format === undefined) return;
    const { text } = joinedText(printed(format, values), '');
    this.setTo(name, [{ text, span: format.span }]);
  }

  private setTo(name: ShellWord, values: readonly ShellWord[]): void {
    const words = [{ ...nothing, text: 'for' }, name, { ...nothing, text: 'in' }, ...values];
    if (values.length > 0) this.commands.push({ words });
  }

  /** `cat > FILE <<EOF`, `echo TEXT > FILE` */
  private writeFile(at: Position): void {
    const path = writtenBy(at.command.words).find((one) => /^(?!\/dev\/)[\w./-]{1,200}$/.test(one));
    const input = path === undefined ? undefined : (inputOf(at) ?? outputOf(at, 0));
    if (path !== undefined && input !== undefined) this.nested.push({ input, path });
  }
}

/** The files that a command writes, also as copies of others. */
function copiedTo(words: readonly ShellWord[]): readonly string[] {
  const call = programCall(words, (name) => /^(?:cp|mv|ln|install)$/.test(name));
  const { operands } = operandsOf(withoutRedirections(call?.args ?? []), optionTable('', ''));
  return [...writtenBy(words), ...operands.slice(1).map(({ text }) => text)];
}

/** The files that a command writes its output to. */
function writtenBy(words: readonly ShellWord[]): readonly string[] {
  return words.flatMap(({ text, quote }, index) => {
    const next = words[index + 1]?.text ?? '';
    if (quote === undefined && text === 'tee')
      return [next, words[index + 2]?.text ?? ''].filter((one) => one !== '-a');
    const behind =
      quote === undefined ? /^(?:<<[^>]*)?\d?>>?(?<path>.*)$/.exec(text)?.groups?.path : undefined;
    return behind === undefined ? [] : [behind === '' ? next : behind.replaceAll(/["']/g, '')];
  });
}

const nothing: ShellWord = { text: '', span: { start: 0, end: 0 } };

interface Position {
  readonly command: ShellCommand;
  readonly commands: readonly ShellCommand[];
  readonly index: number;
  /** That of the commands. */
  readonly frame?: CallFrame;
}

/** What other programs write for a cluster comes from files of the repository, which are read, unless it is downloaded. */
function isUnclear({ command, commands, index }: Position, as: string): boolean {
  if (as !== 'kubernetes' && as !== 'helm-values' && as !== 'kustomize') return true;
  const before = command.isPiped === true ? commands[index - 1]?.words : undefined;
  return before?.some(({ text }) => /^(?:curl|wget)$/.test(text)) === true;
}

function deeper(frame: CallFrame): CallFrame {
  return { ...frame, depth: frame.depth + 1 };
}

/** The words of which each may be used several times. */
function withoutPin(words: readonly ShellWord[], name: string): readonly ShellWord[] {
  return words.map((word) => ({ noPin: notPinnable.usedOtherwise(name), ...word }));
}

function isName(word: ShellWord | undefined): word is ShellWord {
  return word !== undefined && /^[A-Za-z_]\w*$/.test(word.text);
}

function isComputed({ text, quote }: ShellWord): boolean {
  return quote !== "'" && /^"?[$`]/.test(text);
}

function isTop({ functionName }: ShellCommand): boolean {
  return functionName === undefined;
}

function isText({ text }: ShellWord): boolean {
  return /\S\s+\S/.test(text);
}

/** Whether a command runs what stands in its words. */
export function isReadAgain(words: readonly ShellWord[]): boolean {
  return innerText(words) !== undefined || programCall(words, (name) => readsAgain.has(name)) !== undefined;
}

/** The text of `bash -c TEXT ARGUMENTS`, wherever it is in a command. */
function innerText(
  words: readonly ShellWord[],
): { readonly text: ShellWord; readonly args: readonly ShellWord[] } | undefined {
  const shell = words.findIndex(({ text }) =>
    behindC.test(text.slice(text.lastIndexOf('/') + 1).replace(/^[@+-]+/, '')),
  );
  if (shell < 0) return undefined;
  const option = words.findIndex(({ text }, index) => index > shell && optionC.test(text));
  const text = words[option + 1];
  return option < 0 || text === undefined
    ? undefined
    : { text, args: withoutRedirections(words.slice(option + 2)).slice(1) };
}

/** The variables that a command sets for its program alone. */
function assignmentsBefore(
  words: readonly ShellWord[],
): readonly (readonly [string, readonly ShellWord[]])[] {
  const found: (readonly [string, readonly ShellWord[]])[] = [];
  for (const word of words) {
    const name = /^([A-Za-z_]\w*)=/.exec(word.text)?.[1];
    if (name === undefined) break;
    found.push([name, withoutPin([partOf(word, name.length + 1)], name)]);
  }
  return found;
}

/** What `xargs` replaces by an item: behind `-I` the next word, behind `-i` and `--replace` `{}` where nothing is joined. */
function markOf(args: readonly ShellWord[]): string | undefined {
  const at = args.findIndex(({ text }) => /^(?:-[Ii]|--replace)/.test(text));
  const [, sign, joined] = /^(-[Ii]|--replace)=?(.*)$/.exec(args[at]?.text ?? '') ?? [];
  if (joined !== undefined && joined !== '') return joined;
  return sign === '-I' ? args[at + 1]?.text : sign === undefined ? undefined : '{}';
}

function isScriptFile({ text }: ShellWord, program: string): boolean {
  return shells.test(program) && !/^[-+<>]|^(?:pipefail|EOF)$/.test(text);
}

/** The files that `find FOLDER -name NAME` finds. */
function foundBy(args: readonly ShellWord[]): ShellWord {
  const [folder = nothing] = args;
  const at = args.findIndex(({ text }) => /^-i?name$/.test(text));
  const name = at < 0 ? undefined : args[at + 1];
  return name === undefined ? folder : { ...folder, text: `${folder.text}/**/${name.text}` };
}

function between(words: readonly ShellWord[], from: RegExp, to: RegExp): readonly ShellWord[] {
  const start = words.findIndex(({ text }) => from.test(text));
  if (start < 0) return [];
  const end = words.findIndex(({ text }, index) => index > start && to.test(text));
  return words.slice(start + 1, end < 0 ? undefined : end);
}

function withItem(
  words: readonly ShellWord[],
  item: ShellWord,
  mark: string | undefined,
): readonly ShellWord[] {
  if (mark === undefined || mark === '') return [...words, item];
  const isShared = words.filter(({ text }) => text.includes(mark)).length > 1;
  const [own = item] = isShared ? withoutPin([item], mark) : [item];
  return words.map((word) => {
    if (word.text === mark) return own;
    return word.text.includes(mark) ? { ...word, text: word.text.replaceAll(mark, item.text) } : word;
  });
}

/** The arguments of a function of make, of which the last one may hold commas. */
function argumentsOf({ text, place }: ShellInput, most: number): readonly ShellInput[] {
  const starts = [0];
  let open = 0;
  for (let at = 0; at < text.length && starts.length < most; at += 1) {
    if (text[at] === '(' || text[at] === '{') open += 1;
    else if (text[at] === ')' || text[at] === '}') open -= 1;
    else if (text[at] === ',' && open === 0) starts.push(at + 1);
  }
  return starts.map((start, index) => ({
    text: text.slice(start, (starts[index + 1] ?? text.length + 1) - 1),
    isQuoted: false,
    place: (span) => place({ start: start + span.start, end: start + span.end }),
  }));
}

/** What a command reads: a heredoc, `<<< word`, or what the command before it writes. */
function inputOf(at: Position | undefined, depth = 0): ShellInput | undefined {
  if (at === undefined || depth > maxPipes) return undefined;
  const { command, commands, index, frame } = at;
  if (command.input !== undefined) return command.input;
  const sign = command.words.findIndex(({ text }) => text.startsWith('<<<'));
  const word = command.words[sign];
  if (word !== undefined)
    return word.text === '<<<'
      ? textOfWord(command.words[sign + 1] ?? nothing)
      : textOfWord(partAfter(word, 3));
  const before = commands[index - 1];
  if (command.isPiped !== true || before === undefined) return undefined;
  const words = frame === undefined ? before.words : withArguments(before.words, frame);
  return outputOf({ ...at, command: { ...before, words }, index: index - 1 }, depth);
}

function partAfter({ text, span }: ShellWord, length: number): ShellWord {
  return { text: text.slice(length), span: { start: span.start + length, end: span.end } };
}

/** What a command writes, as far as it is written in the script. */
function outputOf(at: Position, depth: number): ShellInput | undefined {
  const call = programCall(at.command.words, (name) => /^(?:cat|echo|printf|envsubst|sort|uniq)$/.test(name));
  if (call === undefined) return undefined;
  const args = call.args.filter(({ text }) => !/^-\w+$/.test(text));
  if (call.program === 'echo') return withLineEnds(joinedText(args));
  if (call.program !== 'printf')
    return args.length > 0 && call.program === 'cat' ? undefined : inputOf(at, depth + 1);
  const [format, ...values] = args;
  if (format === undefined) return undefined;
  const isOne = !format.text.includes('%') || values.length === 0;
  return withLineEnds(isOne ? textOfWord(format) : joinedText(printed(format, values), ''));
}

/** Of `"$(cat <<X …)"`, what the last command in it writes. */
function printedBy(words: readonly ShellWord[]): ShellInput | undefined {
  const [word, other] = words;
  if (word === undefined || other !== undefined || !/^"?\$\(.*\)"?$/s.test(word.text)) return undefined;
  const { text, place } = textOfWord(word);
  const from = text.indexOf('(') + 1;
  const commands = commandsOf(text.slice(from, text.lastIndexOf(')')), ({ start, end }) =>
    place({ start: from + start, end: from + end }),
  );
  const command = commands.at(-1);
  return command && outputOf({ command, commands, index: commands.length - 1 }, 0);
}

/** What `printf` writes: the parts of the format with the values between them, again while there are values. */
function printed(format: ShellWord, values: readonly ShellWord[]): readonly ShellWord[] {
  const written: ShellWord[] = [];
  let next = 0;
  do {
    const first = next;
    let from = 0;
    for (const { 0: sign, index } of format.text.matchAll(/%[-\d.]{0,5}[sqbd]/g)) {
      written.push(inWord(format, from, index), values[next] ?? nothing);
      next += 1;
      from = index + sign.length;
    }
    written.push(inWord(format, from, format.text.length));
    if (next === first) break;
  } while (next < values.length);
  return written;
}

function inWord({ text, span }: ShellWord, from: number, to: number): ShellWord {
  return { text: text.slice(from, to), span: { start: span.start + from, end: span.start + to } };
}

/** The text with line ends for `\n` and `\0`, in which every character keeps its place. */
function withLineEnds(input: ShellInput): ShellInput {
  return { ...input, text: input.text.replaceAll(/\\[n0]/g, ' \n') };
}

/** The `done` of the loop that a command begins. */
function endOfLoop({ commands, index }: Position): Position | undefined {
  let depth = 0;
  for (let at = index; at < Math.min(commands.length, index + maxLoop); at += 1) {
    const command = commands[at];
    const first = command?.words[0]?.text;
    if (first === 'while' || first === 'until' || first === 'for') depth += 1;
    else if (first === 'done') depth -= 1;
    if (command !== undefined && first === 'done' && depth <= 0) return { command, commands, index: at };
  }
  return undefined;
}
