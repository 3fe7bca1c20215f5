// What `--help` prints.
import { inputTable } from '../inputs/table.js';
import type { CommandSpec } from './arguments.js';

const extra: Readonly<Record<string, string>> = {
  start: 'Only records from this ISO 8601 time on',
  end: 'Only records before this ISO 8601 time',
  port: 'First of four ports; free ones without it',
};

/** Help for one command, or for all of them. */
export function helpText(commands: readonly CommandSpec[], command: string | undefined): string {
  const spec = commands.find(({ name }) => name === command);
  return spec === undefined ? overview(commands) : commandHelp(spec);
}

function overview(commands: readonly CommandSpec[]): string {
  const rows = commands.map(
    ({ name, operand, summary }) => `  ${`${name} ${operand ?? ''}`.padEnd(22)}${summary}`,
  );
  return [
    'tagproof: pins image tags to digests, proves pins from the tag history, gates on advisories',
    '',
    'Usage: tagproof COMMAND [OPERAND] [FLAGS]',
    '',
    ...rows,
    '',
    'Every command takes --json (one document on standard output), --help and --no-color.',
    'Try it without an account: tagproof demo',
    'Exit codes: 0 pass, 1 the gate failed, 2 wrong usage, 3 incomplete',
  ].join('\n');
}

function commandHelp({ name, operand, summary, flags }: CommandSpec): string {
  const rows = flags.map((flag) => {
    const input = inputTable.find((one) => one.name === flag);
    const fallback = input?.default === undefined ? '' : ` (default: ${input.default})`;
    return `  --${flag.padEnd(22)}${input?.description ?? extra[flag] ?? ''}${fallback}`;
  });
  return [
    `Usage: tagproof ${name} ${operand ?? ''}`.trimEnd(),
    '',
    summary,
    ...(rows.length > 0 ? ['', ...rows] : []),
  ].join('\n');
}
