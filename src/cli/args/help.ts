// The text of `--help`: an overview of all commands, or one command with its flags, examples and exit codes.
import { styleText } from 'node:util';
import type { CommandSpec } from '../../command/arguments.js';
import { flagGroups, flagText } from '../../command/flag-texts.js';
import { wrapped } from '../../output/terminal/columns.js';

/** How the text is formatted. */
interface HelpFormat {
  readonly colour: boolean;
  /** Columns of the terminal; 100 by default. */
  readonly width?: number;
  /** Also the flags that few need. */
  readonly isWhole?: boolean;
}

type Block = readonly [heading: string, rows: readonly (readonly [string, string])[]];

const maxWidth = 100;
const minWidth = 40;
/**
 * Commands with fewer flags list them without headings. Those that are no runs have only the first two groups: their
 * other flags mean something else than the inputs of the same name.
 */
const minGroupedFlags = 10;

const exitCodes: Readonly<Record<number, string>> = {
  0: 'pass',
  1: 'the gate failed',
  2: 'invalid usage or policy; nothing was done',
  3: 'incomplete: something could not be verified',
};

const examples: readonly (readonly [string, string])[] = [
  ['tagproof demo', 'run a complete example in a few seconds'],
  ['tagproof scan', 'list the images in this folder, offline'],
  ['tagproof init', 'propose a workflow and a policy'],
  ['tagproof verify . --platform chainguard --identity UID', 'verify every pin'],
];

/** Help for one command, or for all of them. */
export function helpText(
  commands: readonly CommandSpec[],
  command: string | undefined,
  format: HelpFormat = { colour: false },
): string {
  const spec = commands.find(({ name }) => name === command);
  return spec === undefined ? overview(commands, format) : commandHelp(spec, format);
}

function overview(commands: readonly CommandSpec[], format: HelpFormat): string {
  const groups = [...new Set(commands.map(({ group = 'Commands' }) => group))];
  const blocks = groups.map(
    (title): Block => [
      title,
      commands
        .filter(({ group = 'Commands' }) => group === title)
        .map(({ name, operand = '', summary }) => [`${name} ${operand}`.trim(), summary]),
    ],
  );
  return [
    "tagproof pins image tags to digests, proves each pin from the tag's own history, and gates on advisories.",
    `${bold(format)('Usage')}  tagproof COMMAND [OPERAND] [FLAGS]`,
    columns(blocks, format),
    columns([['Examples', examples]], format),
    columns([['Exit codes', Object.entries(exitCodes)]], format),
    'All commands accept --json (one JSON document on standard output), --help and --no-color. tagproof COMMAND --help shows the most important flags of a command, --help-all shows all of them; a flag marked as repeatable can be set several times. tagproof --version prints the version. Set tokens in the environment as TAGPROOF_TOKEN, TAGPROOF_REGISTRY_TOKEN and GITHUB_TOKEN: unlike flags, other users of the machine cannot read them.',
  ]
    .map((part) => (part.includes('\n') ? part : wrapped(part, widthOf(format)).join('\n')))
    .join('\n\n');
}

function commandHelp(spec: CommandSpec, format: HelpFormat): string {
  const { name, operand, summary, flags, booleans = [], switches = [], essential, exits = {} } = spec;
  const shown = format.isWhole === true || essential === undefined ? flags : essential;
  const all = [...shown, ...switches];
  const bare = [...switches, ...booleans];
  const row = (flag: string) =>
    [`--${flag}${bare.includes(flag) ? '' : ' …'}`, flagText(name, flag)] as const;
  const hidden = flags.length - shown.length;
  const common = ['json', 'no-color', 'help', ...(essential === undefined ? [] : ['help-all'])];
  const isRun = flags.includes('fail-on');
  const grouped =
    all.length >= minGroupedFlags ? Object.entries(flagGroups).slice(0, isRun ? undefined : 2) : [];
  const named = new Set(grouped.flatMap(([, names]) => names));
  const flagBlocks: readonly Block[] = [
    ...grouped.map(([title, names]): Block => [title, names.filter((flag) => all.includes(flag)).map(row)]),
    [
      'Flags',
      [
        ...all.filter((flag) => !named.has(flag)).map(row),
        ...common.map((flag) => [`--${flag}`, flagText(name, flag)] as const),
      ],
    ],
  ];
  const codes =
    spec.exits === undefined ? exitCodes : { ...exits, 2: exits[2] ?? 'invalid usage; nothing was done' };
  return [
    `${bold(format)('Usage')}  tagproof ${[name, operand, '[FLAGS]'].filter(Boolean).join(' ')}`,
    wrapped(`${summary}.`, widthOf(format)).join('\n'),
    ...(spec.examples === undefined
      ? []
      : [columns([['Examples', spec.examples.map((line) => [`tagproof ${line}`, ''])]], format)]),
    columns(
      flagBlocks.filter(([, rows]) => rows.length > 0),
      format,
    ),
    ...(hidden === 0 ? [] : [`${hidden} more flags: tagproof ${name} --help-all`]),
    columns([['Exit codes', Object.entries(codes)]], format),
  ].join('\n\n');
}

/** Blocks with one common left column. Text that does not fit next to it is wrapped and indented. */
function columns(blocks: readonly Block[], format: HelpFormat): string {
  const rows = blocks.flatMap(([, some]) => some);
  const left = Math.min(Math.max(...rows.map(([term]) => term.length)), Math.floor(widthOf(format) * 0.6));
  const right = widthOf(format) - left - 4;
  return blocks
    .map(([heading, some]) => {
      const lines = some.flatMap(([term, text]) => {
        const [first = '', ...rest] = wrapped(text, right);
        const indented = rest.map((line) => `${' '.repeat(left + 4)}${line}`);
        if (term.length > left && text !== '')
          return [`  ${term}`, ...[first, ...rest].map((line) => `${' '.repeat(left + 4)}${line}`)];
        return [`  ${term.padEnd(left)}  ${first}`.trimEnd(), ...indented];
      });
      return [bold(format)(heading), ...lines].join('\n');
    })
    .join('\n\n');
}

function widthOf({ width = maxWidth }: HelpFormat): number {
  return Math.max(minWidth, Math.min(width, maxWidth));
}

function bold({ colour }: HelpFormat) {
  return (text: string) => (colour ? styleText('bold', text, { validateStream: false }) : text);
}
