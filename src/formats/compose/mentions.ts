// The files that a Compose file mentions: Dockerfiles of builds, included files, and files that services extend.
// https://github.com/compose-spec/compose-spec/blob/main/14-include.md
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#extends

import { isScalar } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries, itemsOf } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import type { Mention, Occurrence, PassedArguments, ScanLists } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import {
  filesNamed,
  folderOf,
  mentionsFrom,
  type NamedFiles,
  pathFrom,
} from '../../scan/checkout/mentions.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { unresolved, unscanned } from '../../scan/reasons.js';
import { type BuildArguments, buildsOf } from '../../scan/values/build-arguments.js';
import type { ValuesOf } from '../../scan/values/possible-values.js';
import { expand } from '../../scan/values/variables.js';
import { type BuildLayer, buildLayers, composeArguments, isBaseFile, projectValues } from './layers.js';

/** Paths are relative to the file's folder, `build.dockerfile` to the build's context. */
export function composeMentions(
  document: YamlDocument,
  file: SourceFile,
  companions: readonly SourceFile[],
): NamedFiles & Pick<ScanLists, 'passes' | 'problems'> {
  const bases = companions.filter(({ path }) => isBaseFile(path));
  const names = new Names(document, file, projectValues(companions), bases).all();
  return { ...names, problems: changedIncludes(document, file) };
}

/** Settings of `include` that change the values and paths in the files that it names. */
function changedIncludes(document: YamlDocument, { path }: SourceFile): readonly Problem[] {
  return children(document, child(document, document.root, 'include')).flatMap((entry) =>
    ['env_file', 'project_directory'].flatMap((key) => {
      const value = child(document, entry, key);
      if (value?.range == null) return [];
      const [start, end] = value.range;
      return [{ file: path, message: unscanned.includeSetting(key), span: { start, end } }];
    }),
  );
}

/** A path with a variable that has no value. */
const unknownPath = Symbol('unknown path');

class Names {
  private readonly folder: string;
  private readonly mentions: Mention[] = [];
  private readonly passes: PassedArguments[] = [];
  private readonly unknown: Occurrence[] = [];

  constructor(
    private readonly document: YamlDocument,
    private readonly file: SourceFile,
    private readonly valuesOf: ValuesOf,
    private readonly bases: readonly SourceFile[],
  ) {
    this.folder = folderOf(file.path);
  }

  all(): NamedFiles & Pick<ScanLists, 'passes'> {
    const { document } = this;
    const services = child(document, document.root, 'services');
    const names = new Set(entries(document, services).map(([name]) => name));
    for (const name of names) this.build(name);
    for (const service of children(document, services)) {
      this.compose(child(document, child(document, service, 'extends'), 'file'));
    }
    for (const name of this.included()) this.compose(name);
    const { mentions, passes, unknown: occurrences } = this;
    return { mentions, passes, occurrences };
  }

  /** What a layer says itself goes before what the layers below it say. */
  private build(service: string): void {
    const layers = buildLayers(this.document, this.file, service, this.bases);
    const [own] = layers;
    if (own === undefined || child(own.document, own.build, 'dockerfile_inline') !== undefined) return;
    const context = this.setting(layers, 'context');
    const name = this.setting(layers, 'dockerfile');
    if (context === unknownPath || name === unknownPath) return;
    const folder = pathFrom(this.folder, context?.value ?? '.');
    const at = context && { file: context.file.path, span: context.span };
    const dockerfiles =
      folder === undefined && context !== undefined
        ? this.named(context, context.file, 'dockerfile')
        : name === undefined
          ? this.mentioned(mentionsFrom([folder], 'Dockerfile', 'dockerfile', at))
          : this.named(name, name.file, 'dockerfile', folder);
    const builds = buildsOf(this.argumentsOf(layers));
    for (const { path } of dockerfiles)
      append(
        this.passes,
        builds.map((args) => ({ path, args })),
      );
  }

  private setting(
    layers: readonly BuildLayer[],
    key: string,
  ): (SourceText & { readonly file: SourceFile }) | typeof unknownPath | undefined {
    for (const { document, file, build } of layers) {
      const isContext = isScalar(build) && key === 'context';
      const text = textOf(document, isContext ? build : child(document, build, key));
      if (text === undefined) continue;
      const value = this.expanded(text, file);
      return value === undefined ? unknownPath : { ...text, value, file };
    }
    return undefined;
  }

  private argumentsOf(layers: readonly BuildLayer[]): BuildArguments {
    const known = new Set<string>();
    return layers.flatMap(({ document, file, build }) => {
      const args = composeArguments(document, file, build, this.valuesOf).filter(
        ({ name }) => !known.has(name),
      );
      for (const { name } of args) known.add(name);
      return args;
    });
  }

  private compose(node: unknown): void {
    const text = textOf(this.document, node);
    const name = text === undefined ? undefined : this.expanded(text, this.file);
    if (text !== undefined && name !== undefined) this.named({ ...text, value: name }, this.file, 'compose');
  }

  private named(text: SourceText, file: SourceFile, as: string, folder = this.folder): readonly Mention[] {
    const { mentions, occurrences } = filesNamed(file, text, as, [folder]);
    append(this.unknown, occurrences);
    return this.mentioned(mentions);
  }

  private mentioned(mentions: readonly Mention[]): readonly Mention[] {
    append(this.mentions, mentions);
    return mentions;
  }

  /** `include: [a.yaml]` and `include: [{ path: a.yaml }]`, where `path` may be a list. */
  private included(): readonly unknown[] {
    const { document } = this;
    return children(document, child(document, document.root, 'include')).flatMap((entry) =>
      itemsOf(document, isScalar(entry) ? entry : child(document, entry, 'path')),
    );
  }

  /** A text with the values of its variables; `undefined` where one has none, which is reported. */
  private expanded(text: SourceText, file: SourceFile): string | undefined {
    const expansion = expand(text.value, (name) => this.valuesOf(name).at(-1)?.value);
    if (expansion.kind === 'value') return expansion.value;
    // The file that holds the text reports it.
    const detail = unresolved.path(text.value, expansion.detail);
    if (file === this.file) this.unknown.push(opaqueAt(file, text.span, 'variable', detail));
    return undefined;
  }
}
