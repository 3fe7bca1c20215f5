// Plays the CI: a checkout in a temporary folder, the runner's environment, and the committed dist in a child process.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Emulator } from '../../src/emulator/index.js';
import type { Report } from '../../src/report/schema/schema.js';
import { expectSameAgain } from '../replay/again.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-test-'));
  writeFiles(folder, files);
  return folder;
}

/** Writes texts below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** The Node with which a runner starts the action, if this machine has it: every run of the action then uses it. */
export const actionNode = process.env.TAGPROOF_ACTION_NODE;
const actionEntry = 'dist/main/index.js';

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a script of the repository; `ended` fails if a secret of the platform was shown. */
export function startNode(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd = root,
): { readonly child: ChildProcess; readonly ended: Promise<Finished> } {
  const program = script === actionEntry ? actionNode : undefined;
  const child = spawn(program ?? process.execPath, [path.join(root, script), ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const places = [cwd, ...args, ...Object.values(environment)];
  const ended = new Promise<Finished>((resolve, reject) =>
    child.on('close', (code) => {
      const found = [...emulators].flatMap((emulator) =>
        canariesIn(emulator.tokens, { stdout, stderr, ...filesBelow(places) }),
      );
      if (found.length > 0) reject(new Error(`A secret of the platform was shown: ${found.join(', ')}`));
      else resolve({ code: code ?? -1, stdout, stderr });
    }),
  );
  return { child, ended };
}

/** The same, of which only the end matters. */
export function spawnNode(...started: Parameters<typeof startNode>): Promise<Finished> {
  return startNode(...started).ended;
}

/** Every emulator that a run was pointed to: what it minted is looked for after each run. */
const emulators = new Set<Pick<Emulator, 'tokens'>>();

/** Names of the texts in which a secret stands outside of the masking command, in any of its spellings. */
export function canariesIn(
  tokens: readonly string[],
  texts: Readonly<Record<string, string>>,
): readonly string[] {
  const marks = tokens.flatMap((token) => [
    token,
    token.split('.')[2] ?? token,
    Buffer.from(`_token:${token}`).toString('base64'),
  ]);
  return Object.keys(texts).filter((name) => {
    const shown = (texts[name] ?? '').replace(/^::add-mask::.*$/gm, '');
    return marks.some((mark) => shown.includes(mark));
  });
}

/** All files of the temporary folders among these paths. */
function filesBelow(places: readonly string[]): Readonly<Record<string, string>> {
  const folders = places.filter((place) => place.startsWith(path.join(tmpdir(), 'tagproof-')));
  const found: Record<string, string> = {};
  for (const folder of folders.filter((one) => existsSync(one) && statSync(one).isDirectory()))
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !file.includes(`${path.sep}.git${path.sep}`) && !file.includes('/dist/'))
        found[file] = textOf(file);
    }
  return found;
}

/** A file that another process has renamed since it was listed has nothing to show. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

export interface Step extends Finished {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly report: Report | undefined;
  /** Everything that the step wrote, for a search. */
  readonly everything: string;
}

/** The inputs that point an action to the emulator. */
export function platformInputs(emulator: Emulator): Readonly<Record<string, string>> {
  emulators.add(emulator);
  return addressInputs(emulator);
}

/** The same for a command line. */
export function platformFlags(emulator: Emulator): readonly string[] {
  return Object.entries(platformInputs(emulator)).flatMap(([name, value]) => [`--${name}`, value]);
}

/** The inputs, without keeping the emulator to look for its secrets. */
export function addressInputs({ address }: Emulator): Readonly<Record<string, string>> {
  return {
    'base-url': address.baseUrl,
    'registry-url': address.registryUrl,
    'issuer-url': address.issuerUrl,
    'public-organization': address.publicOrganization,
    identity: address.identity,
  };
}

/** What the runner gives to a job with `id-token: write`. */
export function oidcEnvironment(emulator: Emulator): Readonly<Record<string, string>> {
  const { address } = emulator;
  emulators.add(emulator);
  return {
    ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
  };
}

/** What the runner says of a job on the default branch. */
export const onDefaultBranch = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REF: 'refs/heads/main',
};

/** Runs the action as a runner does. */
export async function runAction(
  checkout: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): Promise<Step> {
  const temp = temporaryFolder({ output: '', summary: '' });
  const finished = await spawnNode(actionEntry, [], {
    ...onDefaultBranch,
    GITHUB_WORKSPACE: checkout,
    GITHUB_OUTPUT: path.join(temp, 'output'),
    GITHUB_STEP_SUMMARY: path.join(temp, 'summary'),
    RUNNER_TEMP: temp,
    ...environment,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  });
  const outputFile = readFileSync(path.join(temp, 'output'), 'utf8');
  const outputs = parseOutputs(outputFile);
  const summary = readFileSync(path.join(temp, 'summary'), 'utf8');
  const reportText = outputs.report ? readFileSync(outputs.report, 'utf8') : undefined;
  const report: Report | undefined = reportText === undefined ? undefined : JSON.parse(reportText);
  if (report !== undefined) expectSameAgain({ report, exitCode: Number(outputs['exit-code']) as 0 | 1 | 3 });
  return {
    ...finished,
    outputs,
    summary,
    report,
    everything: [finished.stdout, finished.stderr, outputFile, summary, reportText].join('\n'),
  };
}

function parseOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  for (const [, name = '', , value = ''] of text.matchAll(
    /^([\w-]+)<<(ghadelimiter_[\w-]+)\n([\s\S]*?)\n\2$/gm,
  )) {
    outputs[name] = value;
  }
  return outputs;
}
