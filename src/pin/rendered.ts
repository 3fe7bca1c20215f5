// `pin --check-rendered`: what programs of the machine render may differ in digests of images only; other changes are taken back.
import { addToGroup, append } from '../model/collections.js';
import { parseImage } from '../model/images/image.js';
import type { FileChange } from '../model/run/delivery.js';
import type { Host, RenderAnswer, RenderedCopy } from '../model/run/host.js';
import { plain, plural } from '../model/text/text.js';
import { type Misread, nameOf } from './compare.js';
import type { ChangeJudge } from './plan.js';

type Command = readonly [program: string, ...args: string[]];

/** A kind of file that programs render: the first of them that the machine has does it, in the folder of the file. */
interface RenderedKind {
  readonly file: RegExp;
  readonly commands: (name: string) => readonly Command[];
}

/** None of these commands asks the network unless a file says so, and then it fails. */
const kinds: readonly RenderedKind[] = [
  {
    file: /^(?:kustomization\.ya?ml|Kustomization)$/,
    commands: () => [
      ['kustomize', 'build', '.'],
      ['kubectl', 'kustomize', '.'],
    ],
  },
  {
    file: /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
    commands: (name) => [
      ['docker-compose', '-f', name, 'config'],
      ['docker', 'stack', 'config', '-c', name],
    ],
  },
  { file: /^Chart\.yaml$/, commands: () => [['helm', 'template', 'checked', '.']] },
  { file: /\.jsonnet$/, commands: (name) => [['jsonnet', name]] },
];

interface Unit {
  readonly path: string;
  readonly folder: string;
  readonly commands: readonly Command[];
}

/** More files than this are not rendered, and the log says so. */
const maxUnits = 200;

function unitsOf(paths: readonly string[]): readonly Unit[] {
  return paths.flatMap((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const kind = kinds.find(({ file }) => file.test(name));
    const folder = path.slice(0, -name.length).replace(/\/$/, '');
    return kind === undefined ? [] : [{ path, folder, commands: kind.commands(name) }];
  });
}

type Printed = RenderAnswer & { readonly program?: string };

async function print(copy: RenderedCopy, { commands, folder }: Unit): Promise<Printed> {
  for (const [program, ...args] of commands) {
    const rendered = await copy.run(program, args, folder);
    if (!('missing' in rendered)) return { ...rendered, program };
  }
  return { missing: true };
}

const pinnedName = /([\w./:-]*)@(sha256:[0-9a-f]{64})/g;
const withoutDigests = (line: string) =>
  line.replace(/(?::latest)?@sha256:[0-9a-f]{64}/g, '').replace(/:latest(?![\w.-])/, '');
const imageKey = /(?:^|[\s{,"'-])[\w./-]*image[\w-]*["']?\s*[:=]|^\s*FROM\s/i;

/** Whether the line names an image: by its key, or as the value of a variable whose name does, which the line before has. */
const isOfImage = (line: string, last = '') =>
  imageKey.test(line) || (/^\s*value:/.test(line) && /name:.*image/i.test(last));

/**
 * How two renderings differ other than in digests of these names where an image is named; `undefined`: they do not. A key that
 * does not say that its value is an image is not trusted to be one.
 */
export function otherDifference(
  before: string,
  after: string,
  names: ReadonlySet<string>,
): string | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return `it has ${plural(now.length, 'line')} instead of ${old.length}`;
  const isKnown = ([whole, name = '', digest]: RegExpMatchArray, line: string) => {
    const parsed = parseImage(`${name}@${digest}`);
    return line.includes(whole) || (parsed.kind !== 'invalid' && names.has(nameOf(parsed.image)));
  };
  const index = now.findIndex((line, at) => {
    const was = old[at] ?? '';
    if (line === was) return false;
    const isSame = withoutDigests(line) === withoutDigests(was) && isOfImage(line, now[at - 1]);
    return !isSame || ![...line.matchAll(pinnedName)].every((match) => isKnown(match, was));
  });
  return index === -1 ? undefined : `line ${index + 1} is \`${now[index]?.trim().slice(0, 120)}\``;
}

/** The changes without which it is not harmful, found by halving; all of them if only some together are. */
async function culprits(
  changes: readonly FileChange[],
  isHarmful: (some: readonly FileChange[]) => Promise<boolean>,
): Promise<readonly FileChange[]> {
  if (changes.length < 2) return changes;
  const middle = Math.ceil(changes.length / 2);
  const found: FileChange[] = [];
  for (const half of [changes.slice(0, middle), changes.slice(middle)])
    if (await isHarmful(half)) append(found, await culprits(half, isHarmful));
  return found.length > 0 ? found : changes;
}

/** Gives the copy these changes and no others: writes the files in which they differ from those of the call before. */
function changesOf(copy: RenderedCopy) {
  let present: ReadonlySet<FileChange> = new Set();
  return async (wanted: readonly FileChange[]) => {
    const next = new Set(wanted);
    for (const change of present) if (!next.has(change)) await copy.write(change.path, undefined);
    for (const change of next) if (!present.has(change)) await copy.write(change.path, change.after);
    present = next;
  };
}

/** What is wrong with the rendering; a program that ends with the digests but not before does not take them. */
function harmOf(before: string, after: Printed, names: ReadonlySet<string>): string | undefined {
  if ('text' in after) return otherDifference(before, after.text, names);
  return 'failed' in after ? `it fails: ${after.failed}` : 'it is not there any more';
}

/** The judge of the changes where the host may start programs; else there is none. */
export function renderJudge({
  files,
  renderers,
  sink,
}: Pick<Host, 'files' | 'renderers' | 'sink'>): ChangeJudge | undefined {
  if (renderers === undefined) return undefined;
  return async (changes, names) => {
    const paths = await files.list();
    const all = unitsOf(paths);
    const copy = await renderers.open(paths);
    if ('refused' in copy) {
      sink.log(`Nothing was rendered: ${copy.refused}`);
      return [];
    }
    try {
      const { harmful, unrendered } = await judged(copy, all.slice(0, maxUnits), changes, names);
      for (const { path } of all.slice(maxUnits)) addToGroup(unrendered, `more than ${maxUnits} files`, path);
      sink.log(described(all, unrendered));
      return harmful;
    } finally {
      await copy.close();
    }
  };
}

async function judged(
  copy: RenderedCopy,
  units: readonly Unit[],
  changes: readonly FileChange[],
  names: ReadonlySet<string>,
) {
  const harmful = new Map<string, Misread>();
  const unrendered = new Map<string, string[]>();
  const befores = new Map<Unit, { readonly text: string; readonly program?: string }>();
  for (const unit of units) {
    const before = await print(copy, unit);
    if ('text' in before) {
      befores.set(unit, before);
      continue;
    }
    const why =
      'missing' in before ? `no ${unit.commands.map(([program]) => program).join(' or ')}` : before.failed;
    addToGroup(unrendered, why, unit.path);
  }
  const give = changesOf(copy);
  for (const [unit, before] of befores) {
    const harm = async (some: readonly FileChange[]) => {
      await give(some);
      return harmOf(before.text, await print(copy, unit), names);
    };
    const kept = changes.filter(({ path }) => !harmful.has(path));
    const why = await harm(kept);
    if (why === undefined) continue;
    for (const { path } of await culprits(kept, async (some) => (await harm(some)) !== undefined))
      harmful.set(path, {
        path,
        why: `with the digests, \`${before.program}\` renders ${unit.path} in another way: ${why}`,
      });
  }
  return { harmful: [...harmful.values()], unrendered };
}

const maxShown = 10;

/** How many files were rendered, and which were not, by the reason. */
function described(all: readonly Unit[], unrendered: ReadonlyMap<string, readonly string[]>): string {
  const missed = [...unrendered.values()].flat().length;
  const head = `Rendered before and after: ${all.length - missed} of ${plural(all.length, 'file')}.`;
  const lines = [...unrendered].map(([why, paths]) => {
    const more = paths.length > maxShown ? ` and ${paths.length - maxShown} more` : '';
    return plain(`Not rendered (${why}): ${paths.slice(0, maxShown).join(', ')}${more}`);
  });
  return [head, ...lines].join('\n');
}
