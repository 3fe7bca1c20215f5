// The documents: every command in them runs, every snippet is valid, and every link leads somewhere.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import { inputNames } from '../../src/command/names.js';
import { issueText } from '../../src/config/policy/issue.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { startEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { parseIncident } from '../../src/exposure/incident.js';
import { scanners } from '../../src/formats/registry.js';
import { inputTable } from '../../src/model/inputs/table.js';
import { oidcEnvironment, platformInputs, temporaryFolder } from '../e2e/workflow.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .sort(),
];

interface Block {
  readonly at: string;
  readonly language: string;
  /** What follows the language: `skip: why`, `exit=1 why: …`. */
  readonly info: string;
  readonly text: string;
}

function blocksOf(page: string): readonly Block[] {
  const text = read(page);
  return [...text.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [, language = '', info = '', body = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    return { at: `${page}:${line}`, language, info: info.trim(), text: body };
  });
}

const blocks = pages.flatMap(blocksOf);
const speaks = (text: string) => /(?:^|\s)(?:tagproof|node dist\/cli\/index\.js)\s/m.test(text);

describe('commands', () => {
  const shells = blocks.filter(({ language, text }) => language === 'sh' && speaks(text));
  let emulator: Awaited<ReturnType<typeof startEmulator>>;
  beforeAll(async () => {
    emulator = await startEmulator();
  });
  afterAll(() => emulator.close());

  /** What the documents' placeholders stand for here. */
  function spelledOut(line: string): string {
    const { address } = emulator;
    const flags = Object.entries(platformInputs(emulator))
      .filter(([name]) => name !== 'identity')
      .map(([name, value]) => `--${name} ${value}`);
    const registry = new URL(address.registryUrl).host;
    const offline = /^tagproof init\b/.test(line);
    return (offline ? line : line.replaceAll('--platform chainguard', flags.join(' ')))
      .replaceAll('GROUP/IDENTITY', address.identity)
      .replaceAll('--group GROUP', `--group ${address.group}`)
      .replaceAll('OWNER/REPO', 'acme/shop')
      .replaceAll('cgr.dev/chainguard/nginx:latest', `${registry}/public-images/nginx:latest`);
  }

  /** A checkout in which all is well, a token of another branch, and the program. */
  function folder(): string {
    const registry = new URL(emulator.address.registryUrl).host;
    const claims = {
      iss: emulator.address.oidcRequestUrl,
      sub: 'repo:acme/shop:ref:refs/heads/other',
      aud: 'x',
    };
    const encoded = [{ alg: 'none' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const made = temporaryFolder({
      Dockerfile: `FROM ${registry}/acme/node:20@${digestAt(emulator.state, 'acme/node', '20', Date.now())}\n`,
      'token.jwt': `${encoded.join('.')}.x`,
    });
    symlinkSync(path.join(root, 'dist'), path.join(made, 'dist'));
    return made;
  }

  /** Runs a block as if pasted; one exit code for each command. The program's name is a function around it. */
  async function run(block: Block) {
    const owner = await emulator.tokenFor(emulator.state.identities[1]?.uid ?? '');
    const cwd = folder();
    const prelude = `tagproof() { if [ "$1" = identity ]; then TAGPROOF_TOKEN=${owner} node dist/cli/index.js "$@"; else node dist/cli/index.js "$@"; fi; echo "$? tagproof $*" >> codes; }`;
    const text = block.text
      .replaceAll('node dist/cli/index.js', 'tagproof')
      .split('\n')
      .map(spelledOut)
      .join('\n');
    const child = spawn('bash', ['-uc', `${prelude}\n${text}`], {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: cwd, ...oidcEnvironment(emulator) },
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.stdout.resume();
    await new Promise((done) => child.on('close', done));
    const codes = existsSync(path.join(cwd, 'codes')) ? readFileSync(path.join(cwd, 'codes'), 'utf8') : '';
    return { errors, codes: codes.trim().split('\n') };
  }

  it('are found', () => expect(shells.length).toBeGreaterThan(8));

  it.each(shells)('$at', async (block) => {
    const [, why] = /^skip: (.+)/.exec(block.info) ?? [];
    if (why !== undefined) {
      expect(why.length).toBeGreaterThan(8);
      return;
    }
    const [, exact] = /exit=(\d)/.exec(block.info) ?? [];
    const { codes, errors } = await run(block);
    const wanted = block.text.split('\n').filter((line) => /^(?:tagproof|node dist\/cli)/.test(line));
    expect(codes.length, errors).toBe(wanted.length);
    expect(errors).not.toContain('[defect]');
    for (const line of codes) {
      const unsure = / (?:verify|pin|audit|doctor) /.test(`${line} `) && !line.includes('--base-url');
      const good = exact === undefined ? (unsure ? ['0', '1', '3'] : ['0']) : [exact];
      expect(good, `${line}\n${errors}`).toContain(line[0]);
    }
  });
});

describe('snippets', () => {
  const yaml = blocks.filter(({ language, at }) => language === 'yaml' && !at.startsWith('docs/checks/'));
  const inputs: readonly string[] = inputTable.map(({ name }) => name);

  it.each(yaml)('$at', ({ at, text }) => {
    const value: unknown = parse(text);
    const steps = stepsIn(value);
    if (steps !== undefined) {
      const ours = steps.filter(({ uses = '' }) => /\/tagproof@/.test(uses));
      expect(ours.length).toBeGreaterThan(0);
      for (const { with: given = {} } of ours)
        for (const name of Object.keys(given)) expect(inputs).toContain(name);
    } else if (typeof value === 'object' && value !== null && 'repos' in value) {
      const offered = parse(read('.pre-commit-hooks.yaml')).map(({ id }: { id: string }) => id);
      for (const { hooks } of (value as { repos: { hooks: { id: string }[] }[] }).repos)
        for (const { id } of hooks) expect(offered).toContain(id);
    } else if (typeof value === 'object' && value !== null && 'include' in value) {
      const [{ spec }] = parseAllDocuments(read('templates/tagproof.yml')).map((one) => one.toJS());
      for (const { inputs: given } of (value as { include: { inputs: object }[] }).include)
        for (const name of Object.keys(given)) expect(Object.keys(spec.inputs)).toContain(name);
    } else if (typeof value === 'object' && value !== null && 'pre-push' in value) {
      const hooks = Object.values(value as Record<string, { commands: Record<string, { run: string }> }>);
      for (const { run } of hooks.flatMap(({ commands: named }) => Object.values(named)))
        expectUnderstood(run.replace(/^npx --no-install /, ''));
    } else if (typeof value === 'object' && value !== null && 'windows' in value) {
      expect(parseIncident(at, text)).toHaveProperty('incident');
    } else if (/\/index\.js (?:verify|pin) /.test(text)) {
      const [, line = ''] = /\/index\.js (.*)$/m.exec(text) ?? [];
      const words = line.replace(/\$\{\w+:\+([^}]*)\}/, '$1').replaceAll(/"\$[^"]*"/g, 'x');
      expect(readArguments(words.split(' '), commands)).not.toHaveProperty('issues');
    } else {
      const policy = readPolicy({ path: at, text }, inputNames);
      expect('issues' in policy ? policy.issues.map(issueText) : []).toEqual([]);
    }
  });

  it('the hooks of pre-commit are commands that are understood, from version 3.0 on', () => {
    const hooks = parse(read('.pre-commit-hooks.yaml')) as Record<string, unknown>[];
    expect(hooks).toHaveLength(2);
    for (const { entry, stages, ...hook } of hooks) {
      expectUnderstood(String(entry));
      // The names of stages changed in 3.2: no name is right in all versions.
      expect(stages).toBeUndefined();
      expect(hook).toMatchObject({
        language: 'node',
        pass_filenames: false,
        minimum_pre_commit_version: '3.0.0',
      });
    }
  });

  it('lint-staged gets commands that are understood, without names of files', () => {
    const configs = blocks.filter(({ language }) => language === 'js');
    expect(configs.map(({ at }) => at)).toEqual([expect.stringContaining('docs/getting-started.md')]);
    for (const { text } of configs) {
      const [, line = ''] = /: \(\) => '([^']+)'/.exec(text) ?? [];
      expectUnderstood(line);
    }
  });
});

/** The command line is one of the program's, with flags that it has. */
function expectUnderstood(line: string): void {
  const [program, ...words] = line.split(' ');
  expect(program).toBe('tagproof');
  expect(readArguments(words, commands)).not.toHaveProperty('issues');
}

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

function stepsIn(value: unknown): readonly Step[] | undefined {
  if (Array.isArray(value)) return value as Step[];
  if (typeof value !== 'object' || value === null || !('jobs' in value)) return undefined;
  const jobs = Object.values(value.jobs as Record<string, { steps: Step[] }>);
  return jobs.flatMap(({ steps }) => steps);
}

describe('pages', () => {
  it.each(pages)('%s links to what is there', (page) => {
    const text = read(page).replace(/^```[\s\S]*?^```$/gm, '');
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    for (const link of links) {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : path.join(path.dirname(page), file);
      // The pictures are made by a browser, all together.
      expect(existsSync(path.join(root, target)), link).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(read(target)), link).toContain(anchor);
    }
  });

  it('are all in the index', () => {
    const index = read('docs/README.md');
    const own = pages.filter((page) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md');
    for (const page of own) expect(index).toContain(`](${path.basename(page)})`);
  });

  it('the README shows what it is on its first screen, and counts right', () => {
    const text = read('README.md');
    const screen = text.split('\n').slice(0, 40).join('\n');
    for (const part of ['index.js demo', 'tagproof verify', 'proves', 'never had'])
      expect(screen).toContain(part);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192);
    expect(text).toContain(`in ${scanners.length} formats`);
    expect(text).toContain(`[${inputNames.checks.length} checks]`);
  });

  it('the README shows what a terminal of 80 columns shows of one foreign digest', () => {
    const [, shown = ''] = /```text\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(shown.split('\n').length).toBeLessThanOrEqual(10);
    expect(read('test/fixtures/report/culprit/terminal-80.txt').startsWith(shown)).toBe(true);
  });

  it('getting started quotes failures exactly', () => {
    const [, table = ''] =
      /<!-- failures -->([\s\S]*)<!-- \/failures -->/.exec(read('docs/getting-started.md')) ?? [];
    const said = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, text = '']) => text);
    const source = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`src/${file}`))
      .join('\n');
    expect(said.length).toBeGreaterThan(10);
    for (const text of said) expect(source.includes(text), text).toBe(true);
  });
});

function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
