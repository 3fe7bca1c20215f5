// Generated repositories in each of which one reader takes a value that names an image, by the entries in entries.txt and trees.txt.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';

export type Files = Readonly<Record<string, string>>;

/** A repository, and the class of what reads the image in it, such as `docker rmi`. */
export interface Case {
  readonly kind: string;
  readonly reader: string;
  readonly files: Files;
}

const sections = new Map(
  ['entries.txt', 'trees.txt'].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split(/^\[(?=[A-Za-z ]+\]$)/m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf(']\n');
        return [part.slice(0, end), part.slice(end + 2).trimEnd()] as const;
      }),
  ),
);
const linesOf = (title: string) => (sections.get(title) ?? '').split('\n').filter((line) => line !== '');

/** The parts of names and the choices of one case: each `⟨a|b⟩` takes the next number. */
interface Chosen {
  readonly name: { readonly repository: string; readonly tag: string };
  readonly other: string;
  readonly choices: readonly number[];
}

const name = fc.record({
  repository: fc
    .tuple(
      fc.constantFrom('', '', 'ghcr.io/', 'quay.io/', 'registry.example.com/', 'r.example.com:5000/'),
      fc.constantFrom('acme/', 'a/b/', ''),
      fc.constantFrom('app', 'web-app', 'app_x.y'),
    )
    .map((parts) => parts.join('')),
  tag: fc.constantFrom('1', '3.19', 'v1.2-alpine', '20', '1.27.3'),
});

const chosen: fc.Arbitrary<Chosen> = fc.record({
  name,
  other: fc.constantFrom('busybox:1.36', 'ghcr.io/acme/other:7'),
  choices: fc.array(fc.nat(11), { minLength: 12, maxLength: 12 }),
});

function filled(template: string, { name, other, choices }: Chosen, more: Files = {}): string {
  const { repository, tag } = name;
  const parts: Files = { ...more, N: `${repository}:${tag}`, R: repository, T: tag, M: other };
  let next = 0;
  const decided = template.replace(/⟨(.*?)⟩/g, (_, list: string) => {
    // A template has pipes, with spaces around them.
    const options = list.split(/(?<! )\|(?! )/);
    const choice = choices[next % choices.length] ?? 0;
    next += 1;
    return options[choice % options.length] ?? '';
  });
  const put = (text: string) => text.replace(/@([A-Z])/g, (whole, key: string) => parts[key] ?? whole);
  return put(put(decided));
}

const unescaped = (text: string) => text.replaceAll('\\n', '\n');

/** An entry of one line: `text <=file content`. */
function fileOf(entry: string, one: Chosen): { readonly text: string; readonly files: Files } {
  const [, text = '', path, content = ''] = /^(.*?)(?: <=(\S+) (.*))?$/.exec(entry) ?? [];
  const files = path === undefined ? {} : { [path]: `${filled(unescaped(content), one)}\n` };
  return { text, files };
}

/** A script or Makefile: a value, a use and a reader of it. */
function scriptOf(kind: 'shell' | 'make', value: string, use: string, reader: string, one: Chosen): Case {
  const own = fileOf(value, one);
  const [head = '', words = ''] = own.text.split(/(?:^| )=> /);
  const [W = '', P = '', V = ''] = words.split(' ¦ ').map((word) => filled(word, one));
  const setup = filled(unescaped(head), one);
  const [, title = '', entry = ''] = /^(.*?): (.*)$/.exec(reader) ?? [];
  const read = fileOf(entry, one);
  const isMake = kind === 'make';
  // What Compose pulls is there by Compose alone.
  const isComposed = head.includes('compose');
  const isPodman = use.startsWith('podman') && !isComposed;
  const script = (text: string) => {
    const ofOneTool = isPodman ? text.replaceAll('docker ', 'podman ') : text;
    const dollars = isMake ? ofOneTool.replaceAll('$', '$$$$') : ofOneTool;
    return filled(unescaped(dollars), one, { W, P, V });
  };
  const lines = [...(isComposed ? [] : [script(use)]), script(read.text)].join('\n');
  const text = isMake
    ? `${setup}\n\nall:\n${lines.replace(/^/gm, '\t-')}\n`
    : `#!/usr/bin/env bash\n${setup}\n${lines}\n`;
  return {
    kind,
    reader: title,
    files: { ...own.files, ...read.files, [isMake ? 'Makefile' : 'deploy.sh']: text },
  };
}

/** Every second time a name that is written where it is used, which nothing has in common with its other places. */
function anyValue(title: string): fc.Arbitrary<string> {
  const isInPlace = (line: string) => /(?:^|=> )"?@N/.test(line);
  const lines = linesOf(title);
  return fc.oneof(
    fc.constantFrom(...lines.filter(isInPlace)),
    fc.constantFrom(...lines.filter((one) => !isInPlace(one))),
  );
}

const scripts = (kind: 'shell' | 'make', values: string, one: string): fc.Arbitrary<Case> =>
  fc
    .tuple(anyValue(values), fc.constantFrom(...linesOf('uses')), chosen)
    .map(([value, use, choice]) => scriptOf(kind, value, use, one, choice));

/** An entry of several files: `== class`, then `-- path` and the text of each. */
function treesOf(kind: string): readonly { readonly reader: string; readonly cases: fc.Arbitrary<Case> }[] {
  return (sections.get(kind) ?? '')
    .split(/^== /m)
    .slice(1)
    .map((entry) => {
      const [reader = '', ...files] = entry.split(/\n-- /);
      const cases = chosen.map((one) => ({
        kind,
        reader,
        files: Object.fromEntries(
          files.map((file) => {
            const [path = '', ...lines] = file.split('\n');
            return [filled(path, one), `${filled(lines.join('\n').trimEnd(), one)}\n`];
          }),
        ),
      }));
      return { reader, cases };
    });
}

/** The cases of a kind, by reader. */
export function casesOf(
  kind: string,
): readonly { readonly reader: string; readonly cases: fc.Arbitrary<Case> }[] {
  if (kind !== 'shell' && kind !== 'make') return treesOf(kind);
  const values = kind === 'shell' ? 'values of scripts' : 'values of Makefiles';
  return linesOf('readers').map((reader) => ({
    reader: reader.slice(0, reader.indexOf(': ')),
    cases: scripts(kind, values, reader),
  }));
}

export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
