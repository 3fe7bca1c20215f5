// The targets of a Bake file, HCL or JSON: what they inherit, and the Dockerfiles that they build with which arguments.
// https://docs.docker.com/build/bake/inheritance/
import { append } from '../../model/collections.js';
import type { BuildArgument, Mention, Occurrence, PassedArguments } from '../../model/occurrence.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import {
  filesNamed,
  folderOf,
  mentionsFrom,
  type NamedFiles,
  pathFrom,
} from '../../scan/checkout/mentions.js';
import { unscanned } from '../../scan/reasons.js';
import { type BuildArguments, Builds, buildsOf } from '../../scan/values/build-arguments.js';

/** Without `text` where that is not known, which is reported. */
export type BakePath = { readonly text?: string; readonly span?: Span };

/** What a target builds from. */
export interface BakeSettings {
  readonly context?: BakePath;
  readonly dockerfile?: BakePath;
  /** The offset where the text of its inline Dockerfile begins. */
  readonly inline?: number;
  /** The values of each argument. */
  readonly args: ReadonlyMap<string, BuildArguments>;
}

export interface BakeTarget {
  readonly name: string;
  readonly inherits: readonly string[];
  readonly settings: BakeSettings;
}

export interface BakeBuilds extends NamedFiles {
  readonly passes: readonly PassedArguments[];
  /** The builds of every inline Dockerfile, by the offset where it begins. */
  readonly inline: ReadonlyMap<number, readonly (readonly BuildArgument[])[]>;
  readonly problems: readonly Problem[];
}

const maxDepth = 100;
/** Arguments that targets inherit from each other and pass to their builds, in all. */
const maxArguments = 300_000;

/**
 * The builds of all targets, each once: targets that inherit everything build the same. Bake runs in the folder of the file
 * or in the root of the checkout.
 */
export function bakeBuilds(file: SourceFile, targets: readonly BakeTarget[]): BakeBuilds {
  const inheritance = new Inheritance(targets);
  const known = new Builds();
  const knownInline = new Builds();
  const inline = new Map<number, (readonly BuildArgument[])[]>();
  const mentions: Mention[] = [];
  const occurrences: Occurrence[] = [];
  const passes: PassedArguments[] = [];
  for (const name of new Set(targets.map((one) => one.name))) {
    const settings = inheritance.of(name);
    const builds = inheritance.buildsWith(settings);
    if (settings.inline === undefined) {
      const named = dockerfilesOf(file, settings);
      append(mentions, named.mentions);
      append(occurrences, named.occurrences);
      for (const { path } of named.mentions)
        for (const args of builds) if (known.add(path, args)) passes.push({ path, args });
    } else {
      const place = String(settings.inline);
      addTo(
        inline,
        settings.inline,
        builds.filter((args) => knownInline.add(place, args)),
      );
    }
  }
  const problems = inheritance.isTooMuch ? [{ file: file.path, message: unscanned.tooManyInherited }] : [];
  return { mentions, occurrences, passes, inline, problems };
}

function dockerfilesOf(file: SourceFile, { context, dockerfile }: BakeSettings): NamedFiles {
  const folder = context === undefined ? '.' : context.text;
  const name = dockerfile === undefined ? 'Dockerfile' : dockerfile.text;
  if (folder === undefined || name === undefined) return { mentions: [], occurrences: [] };
  const bases = [folderOf(file.path), ''];
  const folders = bases.map((base) => pathFrom(base, folder));
  const isHere = folders.some((one) => one !== undefined);
  if (!isHere && context?.span !== undefined)
    return filesNamed(file, { value: folder, span: context.span }, 'dockerfile', bases);
  if (dockerfile?.span !== undefined)
    return filesNamed(file, { value: name, span: dockerfile.span }, 'dockerfile', folders);
  const at = context?.span && { file: file.path, span: context.span };
  return { mentions: mentionsFrom(folders, name, 'dockerfile', at), occurrences: [] };
}

/** Later targets in `inherits` override earlier ones, and a target overrides what it inherits. */
class Inheritance {
  isTooMuch = false;
  private readonly known = new Map<string, BakeSettings>();
  private readonly byName = new Map<string, BakeTarget[]>();
  private left = maxArguments;

  constructor(targets: readonly BakeTarget[]) {
    for (const target of targets) addTo(this.byName, target.name, [target]);
  }

  of(name: string, depth = 0): BakeSettings {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    let settings: BakeSettings = { args: new Map() };
    // Bake refuses targets that inherit each other.
    this.known.set(name, settings);
    if (depth > maxDepth) this.isTooMuch = true;
    else
      for (const target of this.byName.get(name) ?? []) {
        for (const base of target.inherits) settings = this.merged(settings, this.of(base, depth + 1));
        settings = this.merged(settings, target.settings);
      }
    this.known.set(name, settings);
    return settings;
  }

  /** The builds of a target; none where all targets together have too many arguments. */
  buildsWith({ args }: BakeSettings): readonly BuildArguments[] {
    if (this.left < 0) return [];
    const builds = buildsOf([...args.values()].flat());
    this.left -= builds.reduce((sum, { length }) => sum + length, 0);
    if (this.left >= 0) return builds;
    this.isTooMuch = true;
    return [];
  }

  private merged(base: BakeSettings, over: BakeSettings): BakeSettings {
    this.left -= base.args.size + over.args.size;
    if (this.left < 0) this.isTooMuch = true;
    const args = this.left < 0 ? base.args : new Map([...base.args, ...over.args]);
    return { ...base, ...over, args };
  }
}

function addTo<Key, One>(map: Map<Key, One[]>, key: Key, more: readonly One[]): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [...more]);
  else append(known, more);
}
