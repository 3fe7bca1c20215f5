// Texts that use images by commands: a script, a Makefile or a file of a CI system, made of the entries in commands.txt.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Case } from './recorder.js';

/** A part of a text that uses images of its own, whose names contain its mark, such as `k17`. */
export interface Piece {
  readonly mark: string;
  /** The entries that it is made of. */
  readonly made: readonly string[];
  /** Where it stands in each file. */
  readonly places: readonly { readonly file: string; readonly start: number; readonly end: number }[];
}

/** What is scanned, and how a judge runs it. */
export interface Text {
  readonly files: Readonly<Record<string, string>>;
  readonly pieces: readonly Piece[];
  readonly judged: Case;
}

/** `a⟨b|c⟩d` is `abd` and `acd`. */
function alternatives(entry: string): readonly string[] {
  const [, before, choice, after] = /^(.*?)⟨(.*?)⟩(.*)$/.exec(entry) ?? [];
  if (choice === undefined) return [entry];
  return choice.split('|').flatMap((one) => alternatives(`${before}${one}${after}`));
}

const tables = new Map(
  readFileSync(new URL('commands.txt', import.meta.url), 'utf8')
    .split(/^\[(?=[a-z ]+\]$)/m)
    .slice(1)
    .map((part) => {
      const [title = '', ...entries] = part.trimEnd().split('\n');
      return [title.slice(0, -1), entries.filter((entry) => entry !== '').flatMap(alternatives)] as const;
    }),
);

export const entriesOf = (...titles: readonly string[]) => titles.flatMap((title) => tables.get(title) ?? []);
const entryOf = (...titles: readonly string[]) => fc.constantFrom(...entriesOf(...titles));

/** One image and the choices for its text. */
interface Choice {
  readonly name: { readonly repository: string; readonly tag: string };
  readonly variable: string;
  readonly file: string;
  readonly word: string;
  readonly call: string;
  readonly program: string | undefined;
  readonly prefix: string | undefined;
  readonly flow: string | undefined;
  readonly read: string | undefined;
  readonly blocks: readonly string[];
}

export const name = fc.record({
  repository: fc
    .tuple(
      fc.constantFrom(
        '',
        '',
        'ghcr.io/',
        'docker.io/',
        'quay.io/',
        'registry.example.com/',
        'r.example.com:5000/',
      ),
      fc.constantFrom('acme/', 'acme/', 'a/b/', ''),
      fc.constantFrom('k0', 'k0-app', 'my-k0', 'k0_x.y'),
    )
    .map((parts) => parts.join('')),
  tag: fc.constantFrom('1', '3.19', 'latest', 'v1.2-alpine', '20', `1@sha256:${'5e'.repeat(32)}`),
});
const variable = fc.constantFrom('IMAGE', 'image', 'BASE_IMAGE', 'img', 'V', '_x', 'VERSION', 'CI_REGISTRY');
export const oddFile = fc.constantFrom(...entriesOf('files'));

/** `rate` percent of the entries, else nothing. */
const sometimes = (rate: number, ...titles: readonly string[]) =>
  fc.oneof(
    { weight: 100 - rate, arbitrary: fc.constant(undefined) },
    { weight: rate, arbitrary: entryOf(...titles) },
  );

function choiceOf(shell: 'sh' | 'bash'): fc.Arbitrary<Choice> {
  const both = (title: string) => (shell === 'bash' ? [title, `${title} of bash`] : [title]);
  return fc.record({
    name,
    variable,
    file: oddFile,
    word: fc.oneof(
      { weight: 2, arbitrary: fc.constant('@N') },
      { weight: 3, arbitrary: entryOf(...both('words')) },
    ),
    call: entryOf('calls'),
    program: sometimes(15, 'programs'),
    prefix: sometimes(20, ...both('prefixes')),
    flow: sometimes(35, ...both('flows')),
    read: sometimes(20, 'reads'),
    blocks: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: fc.array(entryOf(...both('blocks')), { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(entryOf(...both('blocks')), { minLength: 2, maxLength: 2 }) },
    ),
  });
}

const pod = (image: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: x}\nspec:\n  containers:\n  - name: c\n    image: ${image}`;

const unescaped = (text: string) =>
  text.replace(/\\([nt\\])/g, (_, one: string) => ({ n: '\n', t: '\t' })[one] ?? '\\');

/** An entry, split, with `V` and `W` replaced. */
export function parsed(entry: string, variable: string) {
  const [, text = '', fileName, content] = /^(.*?)(?: <=(\S*) (.*))?$/.exec(entry) ?? [];
  const [setup = '', word = ''] = text.includes(' => ') ? text.split(' => ', 2) : ['', text];
  const named = (part: string) =>
    unescaped(part).replace(/(?<![\w@])([VW])(?!\w)/g, (_, one) =>
      one === 'V' ? variable : `${variable}_2`,
    );
  return { setup: named(setup), word: named(word), fileName, content: named(content ?? '') };
}

type Parts = Readonly<Record<string, string>>;

export function filled(template: string, parts: Parts): string {
  return template.replace(/@([A-Z])/g, (whole, key: string) => parts[key] ?? whole);
}

export function namesOf({ repository, tag }: Choice['name']): Parts {
  const whole = `${repository}:${tag}`;
  return { N: whole, R: repository, T: tag, K: pod(whole), J: pod(`${repository}:@@`) };
}

/** A piece that grows by entries and their files; a file whose name is taken gets a number. */
export class Draft {
  readonly files: Record<string, string> = {};
  constructor(
    private readonly path: string,
    readonly names: Parts,
  ) {}

  /** The entry with its parts; `@F` is its file, and `@P` the folder of that. */
  fill(entry: string, variable: string, more: Parts = {}): { readonly setup: string; readonly word: string } {
    const { setup, word, fileName, content } = parsed(entry, variable);
    const count = Object.keys(this.files).length;
    const own = count === 0 ? this.path : this.path.replace('k0', `k0-${count}`);
    const P = fileName ? `${own.replace(/\.\w+$/, '')}.d` : own.replace(/\/?[^/]*$/, '') || '.';
    const parts = { ...this.names, ...more, F: fileName ? `${P}/${fileName}` : own, P };
    if (fileName !== undefined) this.files[parts.F] = `${filled(content, parts)}\n`;
    return { setup: filled(setup, parts), word: filled(word, parts) };
  }
}

interface Drafted {
  readonly made: readonly string[];
  readonly script: string;
  readonly files: Readonly<Record<string, string>>;
}

const joined = (...lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');

/** The command that uses the image, before it is put into blocks. */
function commandOf(one: Choice, draft: Draft): { made: string[]; script: string } {
  if (one.read !== undefined) {
    const { word } = draft.fill(one.read, one.variable, { W: draft.names.N ?? '' });
    return { made: [one.read], script: word };
  }
  const { setup, word: W } = draft.fill(one.word, one.variable);
  const call = callOf(isOfFlow(one) ? one : { ...one, call: 'docker pull @W' });
  const [B = '', E = ''] = call.text.split('@W');
  if (one.flow === undefined)
    return { made: [one.word, ...call.made], script: joined(setup, call.setup, B + W + E) };
  const { word } = draft.fill(one.flow, one.variable, { B, E, W });
  const made = [one.word, ...(/@B/.test(one.flow) ? call.made : []), one.flow];
  return { made, script: joined(setup, call.setup, word) };
}

/** Where nothing of the flow stands behind the name, nothing of the call does; nor in front of it where the flow has a blank there. */
function isOfFlow({ flow, call }: Pick<Choice, 'flow' | 'call'>): boolean {
  if (flow === undefined || !flow.includes('@B')) return true;
  const isWhole = flow.includes('@E') || call.endsWith('@W');
  return isWhole && (!/@B"?(?:[\s;]|$)/.test(flow) || call.includes(' @W'));
}

function callOf(one: Choice): { made: string[]; text: string; setup: string } {
  const isQuoted = one.flow !== undefined && /'@B/.test(one.flow);
  let text = isQuoted && one.call.includes("'") ? 'docker run --rm @W' : one.call;
  const made = [text];
  const setups: string[] = [];
  if (one.program !== undefined && text.startsWith('docker ')) {
    const { setup, word } = parsed(one.program, 'DOCKER');
    made.push(one.program);
    setups.push(setup);
    text = word + text.slice('docker'.length);
  }
  if (one.prefix !== undefined) {
    const { setup, word } = parsed(one.prefix, 'X');
    made.push(one.prefix);
    setups.push(setup);
    text = word === 'exec' && one.flow === undefined ? `(exec ${text})` : `${word} ${text}`;
  }
  return { made, text, setup: joined(...setups) };
}

/** The whole piece, with `k0` for its mark. */
function drafted(one: Choice): Drafted {
  const draft = new Draft(one.file, namesOf(one.name));
  const { made, script } = commandOf(one, draft);
  const whole = one.blocks.reduce((inner, block, index) => {
    const own = block.replace(/X(?=\d)/g, `X${index}`).replaceAll('k0', `k0_${index}`);
    const Q = `'${inner.replaceAll("'", "'\\''")}'`;
    const M = `@sh -c ${Q.replaceAll('$', '$$$$')}`.replaceAll('\\\n', ' ').replaceAll('\n', ';');
    return draft.fill(own, 'X', { C: inner, Q, D: inner.replace(/[\\"$`]/g, '\\$&'), M }).word;
  }, script);
  return { made: [...made, ...one.blocks], script: whole, files: draft.files };
}

/** Puts the number of a piece into its marks. */
export const markedBy = (number: number) => (part: string) => part.replace(/([kn])0(?!\d)/g, `$1${number}`);

const indented = (script: string, by: number) => script.replace(/^(?=.)/gm, ' '.repeat(by));

/** A kind of file that holds commands; `around` gives the text of one piece's script. */
interface Carrier {
  readonly path: string;
  readonly shell: 'sh' | 'bash';
  readonly head?: string;
  readonly between?: string;
  readonly tail?: string;
  readonly around: (script: string) => string;
  /** False where the format cannot hold the script. */
  readonly holds?: (script: string) => boolean;
  /** True where the file itself is run, and not each piece. */
  readonly isScript?: true;
}

const plain = { around: (script: string) => `${script}\n`, isScript: true } as const;
/** `shell indentation path head => item` */
const yamlCarriers = entriesOf('carriers of yaml').map((entry): Carrier => {
  const [, shell, by = '', path = '', head = '', item = ''] =
    /^(\w+) (\d+) (\S+) (.*) => (.*)$/.exec(entry) ?? [];
  const around = (script: string) => `${unescaped(item)} |\n${indented(script, Number(by))}\n`;
  return { path, shell: shell === 'bash' ? 'bash' : 'sh', head: unescaped(head), around };
});
const jsonScripts = (path: string, head: string, tail: string): Carrier => ({
  path,
  shell: 'sh',
  head,
  between: ',\n',
  tail,
  around: (script) => `"s${script.length}x": ${JSON.stringify(script)}`,
});

const carriers: readonly Carrier[] = [
  ...['deploy.sh', 'scripts/run.bash', 'deploy.sh'].map(
    (path): Carrier => ({ path, shell: 'bash', ...plain }),
  ),
  ...['bin/deploy', 'hack/e2e', 'tools/build.image', 'hooks/pre_build'].map(
    (path): Carrier => ({ path, shell: 'bash', head: '#!/usr/bin/env bash\n', ...plain }),
  ),
  { path: 'scripts/release', shell: 'sh', head: '#!/bin/sh\nset -eu\n', ...plain },
  { path: '.husky/pre-commit', shell: 'sh', ...plain },
  ...yamlCarriers,
  {
    path: 'Dockerfile',
    shell: 'sh',
    head: 'FROM scratch\n',
    around: (script) => (script.includes('\n') ? `RUN <<X99\n${script}\nX99\n` : `RUN ${script}\n`),
  },
  jsonScripts('package.json', '{"name": "x", "scripts": {\n', '\n}}\n'),
  jsonScripts('.devcontainer/devcontainer.json', '{"postCreateCommand": {\n', '\n}}\n'),
  {
    path: 'Jenkinsfile',
    shell: 'sh',
    head: 'node {\n',
    tail: '}\n',
    around: (script) => `  sh '''\n${script.replaceAll('\\', '\\\\')}\n'''\n`,
    holds: (script) => !script.includes("'''"),
  },
  {
    path: 'main.tf',
    shell: 'sh',
    around: (script) =>
      `resource "null_resource" "r${script.length}" {\n  provisioner "local-exec" {\n    command = <<X99\n${script.replace(/[$%](?=\{)/g, '$&$&')}\nX99\n  }\n}\n`,
  },
  {
    path: 'justfile',
    shell: 'bash',
    around: (script) => `r${script.length}:\n    #!/usr/bin/env bash\n${indented(script, 4)}\n\n`,
  },
];

/** In a file of YAML or a template, braces in pairs belong to the template; some commands run where no file of the checkout is. */
const holds = (carrier: Carrier, { script, files }: Drafted) =>
  carrier.isScript === true ||
  (!/\{\{|\{%|\{#/.test(script) &&
    (carrier.holds?.(script) ?? true) &&
    !(/^(?:Dockerfile|ansible)/.test(carrier.path) && Object.keys(files).length > 0));

/** The text of a carrier with these pieces, each marked by its number from `first` on. */
function assembled(carrier: Carrier, drafts: readonly Drafted[], first: number): Text {
  const files: Record<string, string> = {};
  const pieces: Piece[] = [];
  const scripts: string[] = [];
  let text = carrier.head ?? '';
  drafts.forEach((draft, index) => {
    const mark = `k${first + index}`;
    const marked = markedBy(first + index);
    const start = text.length;
    const script = marked(draft.script);
    text += (index > 0 ? (carrier.between ?? '') : '') + carrier.around(script);
    scripts.push(script);
    const own = Object.entries(draft.files).map(
      ([path, content]) => [marked(path), marked(content)] as const,
    );
    for (const [path, content] of own) files[path] = content;
    const elsewhere = own.map(([path, content]) => ({ file: path, start: 0, end: content.length }));
    const made = [...draft.made, carrier.path];
    pieces.push({ mark, made, places: [{ file: carrier.path, start, end: text.length }, ...elsewhere] });
  });
  files[carrier.path] = text + (carrier.tail ?? '');
  if (carrier.isScript)
    return { files, pieces, judged: { files, command: `${carrier.shell} ${carrier.path}` } };
  const steps = Object.fromEntries(scripts.map((script, index) => [`.reach/entry${index}`, script]));
  const command = scripts.map((_, index) => `${carrier.shell} .reach/entry${index}`).join('\n');
  return { files, pieces, judged: { files: { ...files, ...steps }, command } };
}

/** Numbers each text's pieces, so that the name of an image says whose it is. */
export type Numbered = (first: number) => Text;

const idle = (entry: string): Drafted => ({ made: [entry], script: parsed(entry, 'V').word, files: {} });
const inert: fc.Arbitrary<Drafted> = entryOf('inert').map(idle);

export const anyScript: fc.Arbitrary<Numbered> = fc.constantFrom(...carriers).chain((carrier) =>
  fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: choiceOf(carrier.shell).map(drafted) },
        { weight: 1, arbitrary: inert },
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((drafts) => {
      const held = drafts.filter((draft) => holds(carrier, draft));
      return (first: number) => assembled(carrier, held, first);
    }),
);

/** A job of a workflow, and what a runner makes of it. */
function jobOf(entry: string, image: Choice['name'], path: string): Numbered {
  const draft = new Draft(path, namesOf(image));
  const { setup: job, word: script } = draft.fill(entry, 'V');
  const head = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n';
  return (first) => {
    const own: Drafted = { made: [entry], script, files: draft.files };
    const around = () => markedBy(first)(`    ${job}\n`);
    return assembled({ path: '.github/workflows/ci.yml', shell: 'bash', head, around }, [own], first);
  };
}

export const anyJob: fc.Arbitrary<Numbered> = fc
  .tuple(entryOf('jobs'), name, oddFile)
  .map(([entry, image, path]) => jobOf(entry, image, path));

const simple: Choice = {
  name: { repository: 'acme/k0', tag: '3.19' },
  variable: 'IMAGE',
  file: 'tools/k0.txt',
  word: '@N',
  call: 'docker run --rm @W',
  program: undefined,
  prefix: undefined,
  flow: undefined,
  read: undefined,
  blocks: [],
};

/** Each entry alone, in the simplest text that has it. */
export function singles(): readonly Numbered[] {
  const alone = (title: string, change: (entry: string) => Partial<Choice>) =>
    [title, `${title} of bash`]
      .flatMap((one) => entriesOf(one))
      .map((entry) => ({ ...simple, ...change(entry) }));
  const choices = [
    ...alone('words', (word) => ({ word })),
    ...alone('calls', (call) => ({ call })),
    ...alone('programs', (program) => ({ program })),
    ...alone('prefixes', (prefix) => ({ prefix, call: 'crane digest @W' })),
    ...alone('flows', (flow) => ({ flow, call: 'crane digest @W' })),
    ...alone('reads', (read) => ({ read })),
    ...alone('blocks', (block) => ({ blocks: [block] })),
  ];
  const [script = makefile] = carriers;
  const textIn = (carrier: Carrier, draft: Drafted) => (first: number) => assembled(carrier, [draft], first);
  const ofScripts = choices.map((one) => textIn(script, drafted(one)));
  const ofInert = entriesOf('inert').map((entry) => textIn(script, idle(entry)));
  const inCarriers = [
    simple,
    { ...simple, call: 'crane export @W -o x.tar' },
    { ...simple, blocks: ['sh ./@F <= @C'] },
    { ...simple, read: 'docker build -f @F . <= FROM @N' },
  ];
  const ofCarriers = carriers.flatMap((carrier) => {
    const drafts = inCarriers.map(drafted).filter((draft) => holds(carrier, draft));
    return drafts.map((draft) => textIn(carrier, draft));
  });
  const rules = [
    ...entriesOf('words of make').map((word) => draftedRule(simple, word, 't_k0:\\n\\t@C')),
    ...entriesOf('rules of make').map((rule) => draftedRule(simple, '@N', rule)),
  ];
  const ofJobs = entriesOf('jobs').map((entry) => jobOf(entry, simple.name, 'third_party/k0/x'));
  return [
    ...ofScripts,
    ...ofJobs,
    ...ofInert,
    ...ofCarriers,
    ...rules.map((rule) => makefileOf('Makefile', [rule])),
  ];
}

/** A rule of a Makefile; `$` of the shell is doubled. */
function draftedRule(one: Choice, word: string, rule: string): Drafted {
  const draft = new Draft(one.file, namesOf(one.name));
  const { setup, word: W } = draft.fill(word, one.variable);
  const isHeld = !one.call.includes("'") && isOfFlow({ flow: rule, call: one.call });
  const call = isHeld ? one.call : 'docker pull @W';
  const [B = '', E = ''] = call.replaceAll('$', '$$$$').split('@W');
  const { word: text } = draft.fill(rule, 'X', { B, E, W, C: B + W + E });
  const made = [...(/@[WC]/.test(rule) ? [word] : []), ...(/@[BC]/.test(rule) ? [call] : []), rule];
  return { made, script: joined(setup, text), files: draft.files };
}

const makefile: Carrier = { path: 'Makefile', shell: 'sh', around: (script) => `${script}\n\n` };

function makefileOf(path: string, drafts: readonly Drafted[]): Numbered {
  return (first) => {
    const head = `all: ${drafts.map((_, index) => `t_k${first + index}`).join(' ')}\n`;
    const { files, pieces } = assembled({ ...makefile, path, head }, drafts, first);
    const isDefault = /^(?:GNUm|M)akefile$/.test(path);
    // Under another name, what runs it is a file too.
    const all = isDefault ? files : { ...files, 'run.sh': `make -f ${path} all\n` };
    return { files: all, pieces, judged: { files, command: `make -k -f ${path} all` } };
  };
}

export const anyMakefile: fc.Arbitrary<Numbered> = fc
  .tuple(
    fc.constantFrom('Makefile', 'Makefile', 'GNUmakefile', 'build/images.mk', 'mk/docker.make', 'rules.txt'),
    fc.array(
      fc
        .tuple(
          choiceOf('sh'),
          fc.oneof(fc.constant('@N'), entryOf('words of make')),
          entryOf('rules of make'),
        )
        .map(([one, word, rule]) => draftedRule(one, word, rule)),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([path, drafts]) => makefileOf(path, drafts));
