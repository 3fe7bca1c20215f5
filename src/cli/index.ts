#!/usr/bin/env node
// Entry point of the command line: reads the arguments, runs the command and sets the exit code.
import { statSync } from 'node:fs';
import { readArguments } from '../command/arguments.js';
import { failureText, usageErrors } from '../command/context.js';
import { boundHeap } from '../host/engine.js';
import { runToEnd, withoutDebugOutput } from '../host/exit.js';
import { jsonOutput, standardOutput } from '../host/standard-output.js';
import { Failure } from '../model/failure.js';
import { plain } from '../output/escape.js';
import { version } from '../report/version.js';
import { commands } from './args/commands.js';

/** The command runs until it is stopped, and what it prints is all that it is for. */
let isEndless = false;
const { out, outParts, err, progress } = standardOutput(process, () => {
  if (isEndless) process.kill(process.pid, 'SIGTERM');
});

/** Asks on standard error, so that standard output has the result alone. Whoever ends the input ends the command. */
async function ask(question: string): Promise<string> {
  const { askOn } = await import('../host/question.js');
  const streams = { input: process.stdin, output: process.stderr };
  return askOn(streams, question, () => process.kill(process.pid, 'SIGINT'));
}

/** What the terminal supports. Only called if there is one, because it loads a package. */
async function terminalOptions(noColour: boolean) {
  const { createSupportsHyperlinks } = await import('supports-hyperlinks');
  return {
    colour: process.stdout.hasColors() && !process.env.NO_COLOR && !noColour,
    // A terminal without a size reports 0.
    ...(process.stdout.columns > 0 ? { width: process.stdout.columns } : {}),
    links: createSupportsHyperlinks(process.stdout),
  };
}

async function main(): Promise<number> {
  const invocation = readArguments(process.argv.slice(2), commands);
  if ('issues' in invocation) {
    const { issues, command } = invocation;
    const usage = `Usage: ${['tagproof', command, '--help'].filter(Boolean).join(' ')}`;
    const json = process.argv.includes('--json');
    const shown = json ? jsonOutput({ out, outParts }) : { out };
    return usageErrors({ invocation: { json }, ...shown, err }, 'usage', [...issues.map(plain), usage]);
  }
  if (invocation.command === 'version') {
    out(invocation.json ? JSON.stringify({ version }) : version);
    return 0;
  }
  const command = commands.find(({ name }) => name === invocation.command);
  const format = process.stdout.isTTY ? await terminalOptions(invocation.noColour) : { colour: false };
  if (invocation.help !== false || command === undefined) {
    const { helpText } = await import('./args/help.js');
    out(helpText(commands, command?.name, { ...format, isWhole: invocation.help === 'all' }));
    return 0;
  }
  const [operand] = invocation.operands;
  const isJson = invocation.json || invocation.switches.has('json-lines');
  const shown = isJson ? jsonOutput({ out, outParts }) : { out, outParts };
  if (
    command.operand === '[DIR]' &&
    operand !== undefined &&
    !statSync(operand, { throwIfNoEntry: false })?.isDirectory()
  )
    return usageErrors({ invocation, ...shown, err }, 'usage', [`\`${plain(operand)}\` is not a directory.`]);
  isEndless = ['emulator', 'mcp'].includes(command.name) || invocation.switches.has('watch');
  const live = process.stderr.isTTY ? { progress } : {};
  const person = process.stdin.isTTY && process.stderr.isTTY ? { ask } : {};
  return command.start({
    invocation,
    environment: process.env,
    ...shown,
    err,
    input: () => process.stdin,
    ...(process.argv[1] === undefined ? {} : { program: process.argv[1] }),
    ...format,
    ...live,
    ...person,
  });
}

async function start(): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The outputs of a step that cannot be written are no defect.
    const isKnown = error instanceof Failure;
    err(
      isKnown
        ? failureText({ cause: error.reason, message })
        : `Internal error in Tagproof: ${message} [defect]`,
    );
    process.exitCode = 3;
  }
}

boundHeap();
void runToEnd(() => withoutDebugOutput(start));
