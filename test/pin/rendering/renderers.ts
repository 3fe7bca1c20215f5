// The independent programs, one for each kind of case.
import { parseAllDocuments } from 'yaml';
import { type Files, isMapping } from './cases.js';
import { has, inFolder, linesOf, Machine, output, type Rendering, type Value } from './programs.js';
import { runWorkflows } from './workflow.js';

interface Renderer {
  readonly kind: string;
  /** The program without which it is skipped. */
  readonly needs: string;
  readonly isHere: boolean;
  render(files: Files): Promise<Rendering>;
}

/** What a hash of a content is part of: it changes with the content, which is judged itself. */
const hashOfContent = /(?<=^(?:settings|files))-[0-9a-z]{10}$/;

/** Every scalar of a structure. A key or a neighbour called `name` says whether it is an image. */
function valuesOf(node: unknown, at: string, isImage = false): readonly Value[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => valuesOf(item, `${at}/${index}`, isImage));
  if (isMapping(node)) {
    const isNamed = /image/i.test(String(node.name)) && node.value !== undefined;
    return Object.entries(node).flatMap(([key, value]) => {
      if (key === 'checksum') return [];
      const isOwn = /image|^base$/i.test(key) || (isNamed && key === 'value');
      return [{ at, text: key, isImage: false }, ...valuesOf(value, `${at}/${key}`, isImage || isOwn)];
    });
  }
  const text = String(node);
  if (/^[[{]/.test(text)) return valuesOf(JSON.parse(text), `${at}.json`);
  if (text.includes('\n')) return linesOf(text, at);
  const isOption = /^(?:--)?[\w-]*image[\w-]*=/i.test(text);
  return [{ at, text: text.replace(hashOfContent, ''), isImage: isImage || isOption }];
}

const yamlOf = (text: string): Rendering => ({
  values: parseAllDocuments(text, { uniqueKeys: false }).flatMap((one, index) =>
    valuesOf(one.toJS(), `${index}`),
  ),
});

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Renders by one call, whose output is YAML or JSON. */
function calling(command: (files: Files) => Command, read = yamlOf, prepared = (files: Files) => files) {
  return (files: Files): Promise<Rendering> =>
    inFolder(prepared(files), async (cwd) => {
      const { program, args, ...asked } = command(files);
      const { status, out, err } = await output(program, args, { cwd, ...asked });
      return status === 0 ? read(out.replaceAll(cwd, '.')) : { failed: err.slice(0, 500) };
    });
}

function running(program: string, ...args: readonly string[]) {
  return (files: Files): Promise<Rendering> =>
    inFolder(files, async (folder) => {
      const machine = new Machine(folder, files);
      const { status } = await machine.run(program, args);
      return { values: [{ at: 'exit', text: String(status), isImage: false }, ...machine.end()] };
    });
}

/** The variables of `.env`, which a stack does not read by itself. */
function variablesOf(text = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split('\n').flatMap((line) => (line.includes('=') ? [line.split(/=(.*)/).slice(0, 2)] : [])),
  );
}

const hasCompose = has('docker-compose', '--version');

/** An engine's client renders what it deploys; Compose, which is slower, also what extends or builds. */
function composed(files: Files): Command {
  const names = Object.keys(files).filter((file) => /^compose.*\.yaml$/.test(file));
  const isOnlyForCompose = Object.values(files).some((text) => /extends:|build:/.test(text));
  if (isOnlyForCompose && hasCompose)
    return { program: 'docker-compose', args: [...names.flatMap((one) => ['-f', one]), 'config'] };
  return {
    program: 'docker',
    args: ['stack', 'config', ...names.flatMap((one) => ['-c', one])],
    env: variablesOf(files['.env']),
  };
}

const terraform = { TF_CLI_CONFIG_FILE: '/dev/null', CHECKPOINT_DISABLE: '1' };

/** Terraform evaluates locals; resources would need their providers. */
const withoutResources = (files: Files) =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replace(/^resource [\s\S]*?^\}\n/gm, '')]),
  );

function asked(files: Files): Command {
  const names = [
    ...(/^locals \{\n([\s\S]*?)^\}/m.exec(files['main.tf'] ?? '')?.[1] ?? '').matchAll(/^ {2}(\w+) *=/gm),
  ].map(([, name]) => name);
  const input = `jsonencode({${names.map((name) => `${name} = try(local.${name}, "an error")`).join(', ')}})\n`;
  return { program: 'terraform', args: ['console'], env: terraform, input };
}

const helm = process.env.TAGPROOF_HELM ?? 'helm';

export const renderers: readonly Renderer[] = [
  { kind: 'shell', needs: 'bash', isHere: has('bash', '--version'), render: running('bash', 'deploy.sh') },
  { kind: 'make', needs: 'make', isHere: has('make', '--version'), render: running('make', '-s', 'all') },
  {
    kind: 'workflow',
    needs: 'bash',
    isHere: has('bash', '--version'),
    render: (files) => inFolder(files, (folder) => runWorkflows(files, folder)),
  },
  {
    kind: 'kustomize',
    needs: 'kubectl',
    isHere: has('kubectl', 'kustomize', '--help'),
    render: calling(() => ({ program: 'kubectl', args: ['kustomize', '.'] })),
  },
  { kind: 'compose', needs: 'docker', isHere: has('docker', '--version'), render: calling(composed) },
  {
    kind: 'helm',
    needs: 'helm',
    isHere: has(helm, 'version'),
    render: calling(() => ({ program: helm, args: ['template', 'x', '.'] })),
  },
  {
    kind: 'terraform',
    needs: 'terraform',
    isHere: has('terraform', 'version'),
    render: calling(asked, (text) => yamlOf(String(JSON.parse(text))), withoutResources),
  },
  {
    kind: 'jsonnet',
    needs: 'jsonnet',
    isHere: has('jsonnet', '--version'),
    render: calling(() => ({ program: 'jsonnet', args: ['app.jsonnet'] })),
  },
];
