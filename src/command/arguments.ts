// Command-line arguments → a command with its operands and flags, or every issue at once.
import { parseArgs } from 'node:util';
import { suggestion } from '../model/text/did-you-mean.js';
import { booleanInputs } from './flag-texts.js';

export interface CommandSpec {
  readonly name: string;
  readonly operand?: string;
  /** It accepts any number of operands. */
  readonly operands?: true;
  readonly summary: string;
  /** Names of its flags except `--json`, `--help` and `--no-color`. */
  readonly flags: readonly string[];
  /** Flags that may be followed by `true` or `false`; without it they mean `true`. */
  readonly booleans?: readonly string[];
  /** Flags without a value. */
  readonly switches?: readonly string[];
  /** The flags in its short help; without them the help always shows all. */
  readonly essential?: readonly string[];
  /** Section of the overview. */
  readonly group?: string;
  /** Arguments as they are written after `tagproof`. */
  readonly examples?: readonly string[];
  /** Meanings of exit codes that differ from the usual ones. */
  readonly exits?: Readonly<Record<number, string>>;
}

export interface Invocation {
  /** Its name, or `help` or `version`. */
  readonly command: string;
  readonly operands: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
  readonly json: boolean;
  readonly noColour: boolean;
  /** `all`: with every flag. */
  readonly help: boolean | 'all';
}

const shortNames = { help: 'h', quiet: 'q', verbose: 'v' };

/** The issues, and the command that they are about, if it is known. */
interface UsageError {
  readonly issues: readonly string[];
  readonly command?: string;
}

const common = ['json', 'help', 'help-all', 'no-color', 'version'];

/** Reads the arguments after the program's name. The values of a repeated flag are joined, one per line. */
export function readArguments(
  args: readonly string[],
  commands: readonly CommandSpec[],
): Invocation | UsageError {
  const typed = parse(withBooleans(args, booleanInputs), commands).positionals;
  const spec = commandIn(typed[0] === 'help' ? typed.slice(1) : typed, commands);
  // A name may be a switch of one command and a flag of another: the command decides.
  const written = withBooleans(args, spec?.booleans ?? []);
  const { positionals, tokens } = parse(written, spec === undefined ? commands : [...commands, spec]);
  const options = tokens.filter((token) => token.kind === 'option');
  const has = (name: string) => options.some((option) => option.name === name);
  const [first = 'help'] = positionals;
  const words = positionals.slice(first === 'help' ? 1 : 0);
  const operands = words.slice(spec?.name.split(' ').length ?? 0);
  const help = has('help-all') ? 'all' : has('help') || first === 'help';
  const given = valuesOf(options, spec);
  const issues = [
    ...(spec === undefined && words.length > 0 ? [notACommand(words, commands)] : []),
    // The value of an unknown flag looks like an operand.
    ...(spec === undefined || help !== false || given.issues.length > 0 ? [] : operandIssues(spec, operands)),
    // Without a known command, its flags are not known either.
    ...(spec === undefined && words.length > 0 ? [] : given.issues),
  ];
  if (issues.length > 0) return { issues, ...(spec === undefined ? {} : { command: spec.name }) };
  return {
    command: has('version') ? 'version' : (spec?.name ?? 'help'),
    operands,
    flags: given.flags,
    switches: given.switches,
    json: has('json'),
    noColour: has('no-color'),
    help,
  };
}

type Option = Extract<ReturnType<typeof parse>['tokens'][number], { kind: 'option' }>;

function valuesOf(options: readonly Option[], spec: CommandSpec | undefined) {
  const { name, flags: known = [], switches: bare = [] } = spec ?? {};
  const flags = new Map<string, string>();
  const switches = new Set<string>();
  const issues: string[] = [];
  for (const option of options) {
    const valueless = bare.includes(option.name) || common.includes(option.name);
    if (!valueless && !known.includes(option.name)) {
      const near = [...known, ...bare, ...common].map((one) => `--${one}`);
      const owner = name === undefined ? 'tagproof' : `\`${name}\``;
      issues.push(`\`${option.rawName}\` is not a flag of ${owner}.${suggestion(option.rawName, near)}`);
    } else if (valueless) {
      if (option.value !== undefined) issues.push(`\`${option.rawName}\` takes no value.`);
      if (bare.includes(option.name)) switches.add(option.name);
    } else if (!option.value || (option.value.startsWith('--') && !option.inlineValue)) {
      issues.push(`\`${option.rawName}\` requires a value.`);
    } else {
      flags.set(option.name, [flags.get(option.name) ?? [], option.value].flat().join('\n'));
    }
  }
  return { flags, switches, issues };
}

function notACommand(words: readonly string[], commands: readonly CommandSpec[]): string {
  const [first = ''] = words;
  const names = commands.map(({ name }) => name);
  const group = names.filter((name) => name.startsWith(`${first} `)).map((name) => `\`${name}\``);
  if (group.length === 0) return `\`${first}\` is not a command.${suggestion(first, names)}`;
  return `\`${words.slice(0, 2).join(' ')}\` is not a command. Available: ${group.join(', ')}.`;
}

function operandIssues({ name, operand, operands: many }: CommandSpec, given: readonly string[]) {
  const max = operand === undefined ? 0 : many === undefined ? 1 : Number.POSITIVE_INFINITY;
  if (given.length > max) return [`\`${given.at(-1)}\` is an unexpected operand.`];
  const needed = operand !== undefined && !operand.startsWith('[') && many === undefined;
  return needed && !given[0] ? [`\`${name}\` requires ${operand}.`] : [];
}

function commandIn(words: readonly string[], commands: readonly CommandSpec[]): CommandSpec | undefined {
  return commands.findLast(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
}

/** The arguments with the value of every boolean that has none. */
function withBooleans(args: readonly string[], booleans: readonly string[]): readonly string[] {
  return args.map((arg, index) => {
    const isBare = arg.startsWith('--') && booleans.includes(arg.slice(2));
    return isBare && !['true', 'false'].includes(args[index + 1] ?? '') ? `${arg}=true` : arg;
  });
}

/** If two commands define a name differently, the last one wins. */
function parse(args: readonly string[], commands: readonly CommandSpec[]) {
  const types = commands.flatMap(({ flags, switches = [] }) => [
    ...flags.map((name) => [name, { type: 'string' as const, multiple: true }] as const),
    ...switches.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);
  const options = Object.fromEntries([
    ...types,
    ...common.map((name) => [name, { type: 'boolean' as const }] as const),
    ...Object.entries(shortNames).map(
      ([name, short]) => [name, { type: 'boolean' as const, short }] as const,
    ),
  ]);
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}
