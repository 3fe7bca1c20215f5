// Programs that render or run a repository, in a folder of their own, without network and with few variables.
import { type ChildProcess, execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installStubs } from '../../scan/reach/recorder.js';
import type { Files } from './cases.js';

/** Something that was rendered: where, its text, and whether an image is used there. */
export interface Value {
  readonly at: string;
  readonly text: string;
  readonly isImage: boolean;
}

export type Rendering = { readonly values: readonly Value[] } | { readonly failed: string };

/** Whether a program can be started. */
export function has(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, [...args], { timeout: 20_000 }).error === undefined;
}

/** Writes the files to a new folder, which is gone afterwards. */
export async function inFolder<T>(files: Files, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendering-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      chmodSync(file, 0o755);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Output {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface Asked {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

export function output(program: string, args: readonly string[], asked: Asked): Promise<Output> {
  const env = { PATH: process.env.PATH ?? '', HOME: asked.cwd, LC_ALL: 'C.UTF-8', ...asked.env };
  return new Promise((resolve) => {
    const child: ChildProcess = execFile(
      program,
      [...args],
      { cwd: asked.cwd, env, encoding: 'utf8', timeout: 30_000, maxBuffer: 2 ** 24 },
      (error, out, err) => resolve({ status: error === null ? 0 : Number(error.code ?? 1), out, err }),
    );
    child.stdin?.on('error', () => undefined).end(asked.input ?? '');
  });
}

const engine = readFileSync(new URL('engine.sh', import.meta.url), 'utf8');
const root = mkdtempSync(path.join(tmpdir(), 'engine-'));
const bin = path.join(root, 'bin');
installStubs(bin, engine, 'curl git gh aws npm tar gzip');
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

/** Options of tools whose values are no images. */
const noImage = /^(?:--name|--label|-l|-e|--env|-t|--tag|--hostname|-o|--output|--version)$/;
const reader = /^(?:curl|git|gh|aws|npm|tar)$/;

/** The words of one call, and whether an image is used at each. */
function callOf(words: readonly string[], at: string): readonly Value[] {
  const [tool = ''] = words;
  return words.map((text, index) => {
    const isImage =
      !reader.test(tool) &&
      (!noImage.test(words[index - 1] ?? '') || /^\w*IMAGE\w*=/.test(text)) &&
      !/^(?:--name|--label|--env|--tag|version)=/.test(text) &&
      /^(?:[\w.-]*[Ii]mage[\w.-]*=|[\w.-]+=|docker:\/\/|--image=)?[\w.:/-]+:[\w.-]+@sha256:[0-9a-f]{64}$|^image\.tag=/i.test(
        text,
      );
    return { at: `${at} word ${index}`, text, isImage };
  });
}

function filesBelow(folder: string, below = ''): readonly string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? [`${name}/`, ...filesBelow(folder, name)] : [name];
  });
}

const imageLine = /(?:^|[\s{,"'-])(?:\w*image\w*|FROM)["']?\s*[:= ]/i;

/** A machine with the tools of {@link engine}, on which programs run one after the other. */
export class Machine {
  private readonly state = mkdtempSync(path.join(root, 'state-'));
  constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {
    for (const name of ['names', 'log']) writeFileSync(path.join(this.state, name), '');
  }

  run(
    program: string,
    args: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ): Promise<Output> {
    const env = { ...more, PATH: bin, ENGINE: this.state };
    return output(program, args, { cwd: this.folder, env });
  }

  /** What the programs did: their calls of tools with the results, and the files that they left or changed. */
  end(): readonly Value[] {
    // The calls of a pipe end in any order.
    const calls = readFileSync(path.join(this.state, 'log'), 'utf8').split('\x1d').slice(0, -1).sort();
    rmSync(this.state, { recursive: true });
    return [
      ...calls.flatMap((call) => callOf(call.split('\x1e'), call.replaceAll('\x1e', ' '))),
      ...filesBelow(this.folder).flatMap((file) => this.valuesIn(file)),
    ];
  }

  private valuesIn(file: string): readonly Value[] {
    const before = this.files[file];
    const name: Value = { at: 'file', text: file, isImage: false };
    if (file.endsWith('/')) return Object.keys(this.files).some((one) => one.startsWith(file)) ? [] : [name];
    const text = readFileSync(path.join(this.folder, file), 'utf8');
    if (text === before) return [];
    return before === undefined ? [name, ...linesOf(text, file)] : linesOf(text, file);
  }
}

/** The lines of a text that is no structure. */
export function linesOf(text: string, at: string): readonly Value[] {
  return text
    .split('\n')
    .map((line, index) => ({ at: `${at}:${index + 1}`, text: line, isImage: imageLine.test(line) }));
}
