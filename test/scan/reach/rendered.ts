// Texts that are evaluated or rendered: expressions of Terraform with `terraform console` as the judge, and trees of
// kustomizations with `kubectl kustomize`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {
  Draft,
  entriesOf,
  filled,
  markedBy,
  type Numbered,
  name,
  namesOf,
  oddFile,
  parsed,
  type Text,
} from './grammar.js';
import { write } from './recorder.js';

/** Runs a program in a folder with these files; `undefined` where it fails. */
function output(
  command: readonly string[],
  files: Readonly<Record<string, string>>,
  input = '',
): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'reach-'));
  try {
    write(folder, files);
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      TF_CLI_CONFIG_FILE: '/dev/null',
      CHECKPOINT_DISABLE: '1',
    };
    const [program = '', ...rest] = command;
    const run = spawnSync(program, rest, {
      cwd: folder,
      env,
      input,
      encoding: 'utf8',
      timeout: 120_000,
      maxBuffer: 2 ** 28,
    });
    return run.status === 0 ? run.stdout : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The answers about all texts at once; where one of them is refused, about the halves. */
function halving(
  texts: readonly Text[],
  ask: (some: readonly Text[]) => string | undefined,
): readonly string[] {
  const answer = ask(texts);
  if (answer !== undefined) return [answer];
  if (texts.length < 2) return [];
  const middle = Math.ceil(texts.length / 2);
  return [...halving(texts.slice(0, middle), ask), ...halving(texts.slice(middle), ask)];
}

const allFiles = (texts: readonly Text[]) =>
  Object.assign({}, ...texts.map(({ judged }) => judged.files)) as Text['files'];

export const canEvaluate = output(['terraform', 'console'], {}, '1+1') !== undefined;
export const canRender =
  output(['kubectl', 'kustomize', '.'], { 'kustomization.yaml': 'resources: []\nnamePrefix: x\n' }) !==
    undefined || output(['kubectl', 'kustomize', '--help'], {}) !== undefined;

/** What Terraform makes of the expressions. */
export function evaluated(texts: readonly Text[]): readonly string[] {
  return halving(texts, (some) => {
    const list = some.map(({ judged }) => `try(${judged.command}, "")`).join(', ');
    return output(['terraform', 'console'], allFiles(some), `jsonencode([${list}])\n`);
  }).map((line) => line.replaceAll('\\"', '"'));
}

/** The lines with images in what Kustomize makes of the folders. */
export function rendered(texts: readonly Text[]): readonly string[] {
  return halving(texts, (some) => {
    const root = `resources:\n${some.map(({ judged }) => `- ${judged.command}\n`).join('')}`;
    return output(['kubectl', 'kustomize', '.'], { ...allFiles(some), 'kustomization.yaml': root });
  }).flatMap((yaml) => yaml.match(/image: .*/g) ?? []);
}

/** @param judged files that the judge gets in another form, which it can read */
function ofOnePiece(
  files: Text['files'],
  made: readonly string[],
  command: string,
  judged: Text['files'] = {},
): Numbered {
  return (first) => {
    const marked = markedBy(first);
    const numbered = (some: Text['files']) =>
      Object.fromEntries(Object.entries(some).map(([at, text]) => [marked(at), marked(text)]));
    const own = numbered(files);
    const places = Object.entries(own).map(([file, { length }]) => ({ file, start: 0, end: length }));
    return {
      files: own,
      pieces: [{ mark: `k${first}`, made, places }],
      judged: { files: { ...own, ...numbered(judged) }, command: marked(command) },
    };
  };
}

const expression = fc.constantFrom(...entriesOf('expressions'));

function textOf(
  entries: readonly string[],
  image: { repository: string; tag: string },
  file: string,
): Numbered {
  const draft = new Draft(file, namesOf(image));
  const setups: string[] = [];
  // Each expression stands in the place of the first whole name of the one before.
  const whole = entries.reduceRight((X, entry, index) => {
    const own = entry.replaceAll('_k0', `_k0_${index}`).replace(/(?<! <=.*)"@N"(?!.* => )/, '@X');
    const { setup, word } = draft.fill(own, 'v', { X });
    setups.push(setup);
    return word;
  }, `"${draft.names.N}"`);
  const setup = setups.filter((one) => one !== '').join('\n');
  const text = `${setup}\n\nresource "docker_image" "k0" {\n  name = ${whole}\n}\n`;
  return ofOnePiece({ ...draft.files, 'k0.tf': text }, entries, whole, { 'k0.tf': setup });
}

export const anyExpression: fc.Arbitrary<Numbered> = fc
  .tuple(fc.array(expression, { minLength: 1, maxLength: 3 }), name, oddFile)
  .map(([entries, image, file]) => textOf(entries, image, file));

export function expressions(): readonly Numbered[] {
  return entriesOf('expressions').map((entry) =>
    textOf([entry], { repository: 'acme/k0', tag: '3' }, 'tools/k0.txt'),
  );
}

/** The folder of a kustomization, what its resource is called, and whether another kustomization includes it. */
interface Tree {
  readonly image: { readonly repository: string; readonly tag: string };
  readonly resource: string;
  readonly fragments: readonly string[];
  readonly folder: string;
  readonly resourceFile: string;
  readonly ownFile: string;
  readonly file: string;
  readonly base: string | undefined;
}

const keyOf = (fragment: string) => fragment.slice(0, fragment.indexOf(':'));

function treeOf({ image, resource, fragments, folder, resourceFile, ownFile, file, base }: Tree): Numbered {
  const names = namesOf(image);
  const files: Record<string, string> = {};
  const kept = fragments.filter(
    (one, index) => fragments.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  const texts = kept.map((fragment, index) => {
    const [head = '', ...parts] = fragment.split(' <=');
    const at = `${index}${file}`;
    for (const part of parts) {
      const [, fileName = '', content = ''] = /^(\S*) (.*)$/.exec(part) ?? [];
      files[`${folder}/${at}${fileName === '' ? '' : `.d/${fileName}`}`] =
        `${filled(parsed(content, 'v').word, names)}\n`;
    }
    return filled(parsed(head, 'v').word, { ...names, F: at });
  });
  files[`${folder}/${resourceFile}`] = `${filled(parsed(resource, 'v').word, names)}\n`;
  const isAdded = texts.some((text) => /^resources:/m.test(text));
  const own = isAdded ? '' : `resources: [${resourceFile}]\n`;
  const body = texts.map((text) =>
    text
      .replace(/^resources: \["/m, `$&${resourceFile}", "`)
      .replace(/^resources:\n/m, `$&- ${resourceFile}\n`),
  );
  files[`${folder}/${ownFile}`] = `${own}${body.join('\n')}\n`;
  // Nothing names a folder of other people's files but what includes it.
  const over = base ?? (/^(?:vendor|node_modules|third_party)/.test(folder) ? 'resources:' : undefined);
  const top = over === undefined ? folder : 'deploy/k0-over';
  if (over !== undefined)
    files[`${top}/kustomization.yaml`] = `${over}\n- ${path.posix.relative(top, folder)}\n`;
  return ofOnePiece(files, [resource, ...kept], top);
}

export const anyTree: fc.Arbitrary<Numbered> = fc
  .record({
    image: name,
    resource: fc.constantFrom(...entriesOf('resources')),
    fragments: fc.array(fc.constantFrom(...entriesOf('kustomizations')), { maxLength: 3 }),
    folder: fc.constantFrom(
      'deploy/k0',
      'vendor/k0',
      'node_modules/k0',
      '.k0/x',
      'third_party/k0/overlay',
      'k0',
    ),
    resourceFile: fc.constantFrom('app.yaml', 'app.yml', 'app.json', 'app.k8s', 'manifest'),
    ownFile: fc.constantFrom('kustomization.yaml', 'kustomization.yml', 'Kustomization'),
    file: fc.constantFrom('p.yaml', 'patch.json', 'x.part', 'p'),
    base: fc.constantFrom(undefined, 'resources:', 'bases:', 'namePrefix: y-\nresources:'),
  })
  .map(treeOf);

export function trees(): readonly Numbered[] {
  const [resource = '', ...others] = entriesOf('resources');
  const one = {
    image: { repository: 'acme/k0', tag: '3' },
    folder: 'deploy/k0',
    resourceFile: 'app.yaml',
    ownFile: 'kustomization.yaml',
    file: 'p.yaml',
    base: undefined,
  };
  return [
    ...entriesOf('kustomizations').map((fragment) => treeOf({ ...one, resource, fragments: [fragment] })),
    ...others.map((other) => treeOf({ ...one, resource: other, fragments: [] })),
  ];
}
