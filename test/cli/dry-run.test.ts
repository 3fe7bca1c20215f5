// `pin --dry-run` and `verify --fix`: what is written, and what is only shown.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import { gate } from '../../src/command/gate.js';
import { printPatch } from '../../src/command/printing/patch.js';
import { startEmulator } from '../../src/emulator/index.js';
import { oidcEnvironment, platformFlags, temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

/** Names with a quote, a backslash, spaces and letters beyond ASCII, CRLF line ends, files without a last line end, many edits. */
function sampleFolder(): string {
  const image = `${new URL(emulator.address.registryUrl).host}/acme/node:20`;
  return temporaryFolder({
    Dockerfile: `FROM ${image}\nRUN true\n`,
    'a "b"/ü\\/Dockerfile': `FROM ${image}\r\nRUN true`,
    'compose.yaml': `services:\n  web:\n    image: ${image}`,
    ' my files/日本/Dockerfile ü': `FROM ${image}\n\n\n \n`,
    'many/Dockerfile': `FROM ${image} AS a\n${'RUN true\n'.repeat(9)}FROM ${image} AS b\r\n\fFROM ${image}\n \n`,
  });
}

async function run(line: string, folder: string) {
  const inputs = platformFlags(emulator);
  const invocation = readArguments([...line.split(' '), folder, ...inputs], commands);
  if ('issues' in invocation) throw new Error(invocation.issues.join(' '));
  const { context, written } = contextOf();
  const { signal: stop } = new AbortController();
  const code = await gate({ ...context, invocation, stop, environment: oidcEnvironment(emulator) });
  return { code, out: written.out.join('\n'), err: written.err.join('\n') };
}

const names = [
  ...['Dockerfile', 'a "b"/ü\\/Dockerfile', 'compose.yaml'],
  ...[' my files/日本/Dockerfile ü', 'many/Dockerfile'],
];
const texts = (folder: string) => names.map((name) => readFileSync(path.join(folder, name), 'utf8'));

it('--dry-run writes nothing, and logs what pin would print', async () => {
  const folder = sampleFolder();
  const before = texts(folder);
  const preview = await run('pin --dry-run', folder);
  expect(texts(folder)).toEqual(before);
  const pinned = await run('pin', folder);
  expect(texts(folder)).not.toEqual(before);
  expect(preview.code).toBe(pinned.code);
  expect(preview.err).toBe(`Dry run: no file is changed. \`tagproof pin\` would print:\n\n${pinned.out}`);
});

it('--dry-run prints a patch that git applies, with the same result as pin', async () => {
  const [patched, pinned] = [sampleFolder(), sampleFolder()];
  const { out } = await run('pin --dry-run', patched);
  execFileSync('git', ['apply', '-'], { cwd: patched, input: `${out}\n` });
  await run('pin', pinned);
  expect(texts(patched)).toEqual(texts(pinned));
  expect(await run('pin --dry-run', pinned)).toMatchObject({ code: 0, out: '' });
});

it('a file with more changes than can be compared has a patch that git applies, with its name and its last line', () => {
  const files = [
    { path: 'a "b"/ü\\/many', before: 'old\n'.repeat(3000), after: 'new\n'.repeat(3000) },
    { path: 'no end', before: `${'old\n'.repeat(3000)}end`, after: `${'new\n'.repeat(3000)}end` },
    { path: 'ledger', before: undefined, after: 'one\n'.repeat(3000) },
  ];
  const folder = temporaryFolder(
    Object.fromEntries(files.flatMap(({ path, before }) => (before === undefined ? [] : [[path, before]]))),
  );
  const out: string[] = [];
  printPatch({ out: (text) => void out.push(text) }, files);
  execFileSync('git', ['apply', '-'], { cwd: folder, input: `${out.join('\n')}\n` });
  for (const { path: file, after } of files)
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(after);
});

it('--dry-run prints no patch for a symlink, which pin does not write either', async () => {
  const folder = sampleFolder();
  renameSync(path.join(folder, 'Dockerfile'), path.join(folder, 'base.txt'));
  symlinkSync('base.txt', path.join(folder, 'Dockerfile'));
  const { code, out, err } = await run('pin --dry-run', folder);
  expect([out.includes('a/Dockerfile'), out.includes('compose.yaml')]).toEqual([false, true]);
  expect(err).toContain('Dockerfile');
  execFileSync('git', ['apply', '--check', '-'], { cwd: folder, input: `${out}\n` });
  expect(await run('pin', folder)).toMatchObject({ code });
});

it('--dry-run --json prints the report and no patch', async () => {
  expect(JSON.parse((await run('pin --dry-run --json', sampleFolder())).out)).toMatchObject({
    verdict: 'pass',
  });
});

it('--fix pins and verifies the result', async () => {
  const folder = sampleFolder();
  expect(await run('verify', folder)).toMatchObject({ code: 1 });
  expect(await run('verify --fix', folder)).toMatchObject({ code: 0 });
  expect(await run('verify', folder)).toMatchObject({ code: 0 });
});

it('-q prints one line, -v adds the settings', async () => {
  const folder = sampleFolder();
  expect((await run('verify -q', folder)).out).toBe(
    'fail: 7 findings in 7 references across 5 files. 7 references not pinned; end of life, pull policies known for 7 of 7; not asked: advisories, signatures (not configured)',
  );
  const { out } = await run('verify -v --max-age 7d', folder);
  expect(out).toMatch(/^max-age +7d +input$/m);
  expect(out).toMatch(/^\d+ requests$/m);
});

it('prints mistakes as JSON as well', async () => {
  const folder = temporaryFolder({ Dockerfile: 'FROM a\n' });
  const { code, out } = await run('verify --json --max-age soon', folder);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({
    error: { code: 'configuration', issues: [expect.stringContaining('`--max-age`')] },
  });
});
