#!/usr/bin/env node
// The command line's end: read the arguments, run the command, set the exit code.
import { statSync } from 'node:fs';
import { plain } from '../output/escape.js';
import { version } from '../report/version.js';
import { readArguments } from './args/arguments.js';
import { commands } from './args/commands.js';
import { helpText } from './args/help.js';
import { usageErrors } from './context.js';

/** Takes the line of progress away before anything else is written. */
function write(stream: NodeJS.WriteStream, text: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  stream.write(text);
}

const out = (text: string) => write(process.stdout, `${text}\n`);
const err = (text: string) => write(process.stderr, `${text}\n`);
const progress = (text: string) => write(process.stderr, text);

/** What the terminal can do. Loaded only for one, since a workflow has none. */
async function lookOfTerminal(noColour: boolean) {
  const { createSupportsHyperlinks } = await import('supports-hyperlinks');
  return {
    colour: process.stdout.hasColors() && !process.env.NO_COLOR && !noColour,
    // A terminal that was given no size says 0.
    ...(process.stdout.columns > 0 ? { width: process.stdout.columns } : {}),
    links: createSupportsHyperlinks(process.stdout),
  };
}

async function main(): Promise<number> {
  const invocation = readArguments(process.argv.slice(2), commands);
  if ('issues' in invocation) {
    const { issues, command } = invocation;
    const see = `See: ${['tagproof', command, '--help'].filter(Boolean).join(' ')}`;
    return usageErrors({ err }, 'usage', [...issues.map(plain), see]);
  }
  if (invocation.command === 'version') {
    out(invocation.json ? JSON.stringify({ version }) : version);
    return 0;
  }
  const command = commands.find(({ name }) => name === invocation.command);
  const look = process.stdout.isTTY ? await lookOfTerminal(invocation.noColour) : { colour: false };
  if (invocation.help || command === undefined) {
    out(helpText(commands, command?.name, look));
    return 0;
  }
  const [operand] = invocation.operands;
  if (
    command.operand === '[DIR]' &&
    operand !== undefined &&
    !statSync(operand, { throwIfNoEntry: false })?.isDirectory()
  )
    return usageErrors({ err }, 'usage', [`\`${plain(operand)}\` is not a folder.`]);
  const moving = process.stderr.isTTY ? { progress } : {};
  return command.start({ invocation, environment: process.env, out, err, ...look, ...moving });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    err(`Tagproof stopped at a defect of its own: ${message} [defect]`);
    process.exitCode = 3;
  },
);
