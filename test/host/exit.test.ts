// How a process ends: what nobody waits for any more, and output that nobody reads, must not look like a pass.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../e2e/workflow.js';

const sources = fileURLToPath(new URL('../../src', import.meta.url));
let folder: string;
beforeAll(async () => {
  const files: Record<string, string> = { 'package.json': '{"type": "module"}' };
  for (const name of ['host/exit', 'host/standard-output', 'model/json']) {
    const file = path.join(sources, `${name}.ts`);
    files[`${name}.js`] = (await transformWithOxc(readFileSync(file, 'utf8'), file)).code;
  }
  folder = temporaryFolder(files);
});

/** Runs a program until it ends; its output is read up to the first chunk if `isCut`. */
function ended(
  program: string,
  isCut = false,
): Promise<{ readonly code: number | null; readonly err: string }> {
  const imports =
    "import { runToEnd } from './host/exit.js';\nimport { standardOutput } from './host/standard-output.js';\n";
  const child = spawn(process.execPath, ['--input-type=module', '-e', imports + program], { cwd: folder });
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  child.stdout.on('data', () => isCut && child.stdout.destroy());
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

describe('a process', () => {
  it('ends with the exit code of its work, whatever is still open', async () => {
    const work = (code: number) => `
      setInterval(() => undefined, 1000);
      await runToEnd(async () => { process.exitCode = ${code}; });`;
    expect(await ended(work(0))).toEqual({ code: 0, err: '' });
    expect(await ended(work(1))).toEqual({ code: 1, err: '' });
  });

  it('does not end with 0 while its work waits for what never comes', async () => {
    const { code, err } = await ended('void runToEnd(() => new Promise(() => undefined));');
    expect(code).toBe(3);
    expect(err).toContain('before its work was done [defect]');
  });

  it('does not end with 0 where its work ends it', async () => {
    expect((await ended('void runToEnd(async () => process.exit());')).code).toBe(3);
    expect((await ended('void runToEnd(async () => process.exit(1));')).code).toBe(1);
  });
});

describe('output that nobody reads to its end', () => {
  const lines =
    'function* lines() { for (let at = 0; at < 20_000; at += 1) yield "x".repeat(100) + "\\n"; }\n';

  it('does not end the command, whose exit code may be a verdict', async () => {
    const parts = `await runToEnd(async () => { await standardOutput().outParts(lines()); process.exitCode = 1; });`;
    expect(await ended(lines + parts, true)).toEqual({ code: 1, err: '' });
    const text = `await runToEnd(async () => {
      const { out } = standardOutput();
      for (const line of lines()) {
        out(line);
        if (Math.random() < 0.01) await new Promise((next) => setTimeout(next));
      }
      process.exitCode = 1;
    });`;
    expect(await ended(lines + text, true)).toEqual({ code: 1, err: '' });
  });

  it('is told once, and no more of it is made', async () => {
    const { code, err } = await ended(
      `let made = 0;
      function* endless() { for (;;) { made += 1; yield "x".repeat(1000); } }
      await runToEnd(async () => {
        const { outParts, out, err } = standardOutput(process, () => err('unread'));
        await outParts(endless());
        await outParts(endless());
        out('more');
        err(made < 100_000 ? 'few' : 'many');
      });`,
      true,
    );
    expect({ code, err }).toEqual({ code: 0, err: 'unread\nfew\n' });
  });

  it('is still an error for any other reason', async () => {
    const program = `await runToEnd(async () => {
      standardOutput();
      process.stdout.emit('error', Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    });`;
    expect((await ended(program)).code).not.toBe(0);
  });
});
