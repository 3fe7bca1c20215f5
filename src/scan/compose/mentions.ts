// The files that a Compose file mentions: Dockerfiles of builds, included files, and files that services extend.
// https://github.com/compose-spec/compose-spec/blob/main/14-include.md
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#extends
import { isScalar, isSeq } from 'yaml';
import type { Mention, Occurrence, PassedArguments } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { buildsOf } from '../build-arguments.js';
import { folderOf, mentionsFrom, type NamedFiles, pathFrom } from '../mentions.js';
import { opaqueAt } from '../occurrence.js';
import type { ValuesOf } from '../possible-values.js';
import { unresolved } from '../reasons.js';
import { expand } from '../syntax/variables.js';
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';
import { composeArguments } from './arguments.js';

/** Paths are relative to the file's folder, `build.dockerfile` to the build's context. */
export function composeMentions(document: YamlDocument, file: SourceFile, valuesOf: ValuesOf): NamedFiles {
  return new Names(document, file, valuesOf).all();
}

class Names {
  private readonly folder: string;
  private readonly mentions: Mention[] = [];
  private readonly passes: PassedArguments[] = [];
  private readonly unknown: Occurrence[] = [];

  constructor(
    private readonly document: YamlDocument,
    private readonly file: SourceFile,
    private readonly valuesOf: ValuesOf,
  ) {
    this.folder = folderOf(file.path);
  }

  all(): NamedFiles {
    const { document } = this;
    for (const service of children(document, child(document, document.root, 'services'))) {
      this.build(child(document, service, 'build'));
      this.compose(child(document, child(document, service, 'extends'), 'file'));
    }
    for (const name of this.included()) this.compose(name);
    const { mentions, passes, unknown } = this;
    return { mentions, passes, unknown };
  }

  private build(build: unknown): void {
    const { document, file, folder, valuesOf } = this;
    if (build === undefined || child(document, build, 'dockerfile_inline') !== undefined) return;
    const context = this.path(isScalar(build) ? build : child(document, build, 'context'), '.');
    const name = this.path(child(document, build, 'dockerfile'), 'Dockerfile');
    if (context === undefined || name === undefined) return;
    const dockerfiles = mentionsFrom([pathFrom(folder, context)], name, 'dockerfile');
    const builds = buildsOf(composeArguments(document, file, build, valuesOf));
    this.mentions.push(...dockerfiles);
    for (const { path } of dockerfiles) this.passes.push(...builds.map((args) => ({ path, args })));
  }

  private compose(node: unknown): void {
    const name = node === undefined ? undefined : this.path(node, '');
    this.mentions.push(...mentionsFrom([this.folder], name, 'compose'));
  }

  /** `include: [a.yaml]` and `include: [{ path: a.yaml }]`, where `path` may be a list. */
  private included(): readonly unknown[] {
    const { document } = this;
    return children(document, child(document, document.root, 'include')).flatMap(
      (entry): readonly unknown[] => {
        const paths = isScalar(entry) ? entry : child(document, entry, 'path');
        return isSeq(paths) ? children(document, paths) : [paths];
      },
    );
  }

  /** A path with the values of its variables; `undefined` where one has none, which is reported. */
  private path(node: unknown, otherwise: string): string | undefined {
    const text = textOf(this.document, node);
    if (text === undefined) return otherwise;
    const expansion = expand(text.value, (name) => this.valuesOf(name).at(-1)?.value);
    if (expansion.kind === 'value') return expansion.value;
    const detail = unresolved.path(text.value, expansion.detail);
    this.unknown.push(opaqueAt(this.file, text.span, 'variable', detail));
    return undefined;
  }
}
