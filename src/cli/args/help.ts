// What `--help` prints: an overview by groups, or one command with its flags, examples and exit codes.
import { styleText } from 'node:util';
import { wrapped } from '../../output/terminal/columns.js';
import type { CommandSpec } from './arguments.js';
import { flagGroups, flagText } from './flag-texts.js';

/** How the text is drawn. */
export interface HelpLook {
  readonly colour: boolean;
  /** Columns of the terminal; text for a file is made for 100. */
  readonly width?: number;
}

type Block = readonly [heading: string, rows: readonly (readonly [string, string])[]];

const widest = 100;
const narrowest = 40;
const groupedFrom = 10;

const exitCodes: Readonly<Record<number, string>> = {
  0: 'pass',
  1: 'the gate failed',
  2: 'wrong usage or policy; nothing was done',
  3: 'incomplete: something could not be verified',
};

const examples: readonly (readonly [string, string])[] = [
  ['tagproof demo', 'see it work, in a few seconds'],
  ['tagproof scan', 'list the images of this folder, offline'],
  ['tagproof init', 'get a workflow and a policy to start with'],
  ['tagproof verify . --platform chainguard --identity UID', 'prove every pin'],
];

/** Help for one command, or for all of them. */
export function helpText(
  commands: readonly CommandSpec[],
  command: string | undefined,
  look: HelpLook = { colour: false },
): string {
  const spec = commands.find(({ name }) => name === command);
  return spec === undefined ? overview(commands, look) : commandHelp(spec, look);
}

function overview(commands: readonly CommandSpec[], look: HelpLook): string {
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
    `${strong(look)('Usage')}  tagproof COMMAND [OPERAND] [FLAGS]`,
    drawn(blocks, look),
    drawn([['Examples', examples]], look),
    drawn([['Exit codes', Object.entries(exitCodes)]], look),
    'Every command takes --json (one document on standard output), --help and --no-color; tagproof --version says which one this is. Tokens are also read from TAGPROOF_TOKEN, TAGPROOF_REGISTRY_TOKEN and GITHUB_TOKEN, where other users of the machine do not see them.',
  ]
    .map((part) => (part.includes('\n') ? part : wrapped(part, room(look)).join('\n')))
    .join('\n\n');
}

function commandHelp(spec: CommandSpec, look: HelpLook): string {
  const { name, operand, summary, flags, switches = [], exits = {} } = spec;
  const all = [...flags, ...switches];
  const row = (flag: string) =>
    [`--${flag}${switches.includes(flag) ? '' : ' …'}`, flagText(name, flag)] as const;
  const grouped = all.length >= groupedFrom ? Object.entries(flagGroups) : [];
  const named = new Set(grouped.flatMap(([, names]) => names));
  const flagBlocks: readonly Block[] = [
    ...grouped.map(([title, names]): Block => [title, names.filter((flag) => all.includes(flag)).map(row)]),
    [
      'Flags',
      [
        ...all.filter((flag) => !named.has(flag)).map(row),
        ...['json', 'no-color', 'help'].map((flag) => [`--${flag}`, flagText(name, flag)] as const),
      ],
    ],
  ];
  const codes =
    spec.exits === undefined ? exitCodes : { ...exits, 2: exits[2] ?? 'wrong usage; nothing was done' };
  return [
    `${strong(look)('Usage')}  tagproof ${[name, operand, '[FLAGS]'].filter(Boolean).join(' ')}`,
    wrapped(`${summary}.`, room(look)).join('\n'),
    ...(spec.examples === undefined
      ? []
      : [drawn([['Examples', spec.examples.map((line) => [`tagproof ${line}`, ''])]], look)]),
    drawn(
      flagBlocks.filter(([, rows]) => rows.length > 0),
      look,
    ),
    drawn([['Exit codes', Object.entries(codes)]], look),
  ].join('\n\n');
}

/** Blocks with one common left column; what does not fit beside it is broken, indented below itself. */
function drawn(blocks: readonly Block[], look: HelpLook): string {
  const rows = blocks.flatMap(([, some]) => some);
  const left = Math.min(Math.max(...rows.map(([term]) => term.length)), Math.floor(room(look) * 0.6));
  const right = room(look) - left - 4;
  return blocks
    .map(([heading, some]) => {
      const lines = some.flatMap(([term, text]) => {
        const [first = '', ...rest] = wrapped(text, right);
        const indented = rest.map((line) => `${' '.repeat(left + 4)}${line}`);
        if (term.length > left && text !== '')
          return [`  ${term}`, ...[first, ...rest].map((line) => `${' '.repeat(left + 4)}${line}`)];
        return [`  ${term.padEnd(left)}  ${first}`.trimEnd(), ...indented];
      });
      return [strong(look)(heading), ...lines].join('\n');
    })
    .join('\n\n');
}

function room({ width = widest }: HelpLook): number {
  return Math.max(narrowest, Math.min(width, widest));
}

function strong({ colour }: HelpLook) {
  return (text: string) => (colour ? styleText('bold', text, { validateStream: false }) : text);
}
