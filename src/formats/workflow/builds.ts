// The arguments that `build-args` of docker/build-push-action passes to Dockerfiles.
// https://github.com/docker/build-push-action#inputs
import { isScalar } from 'yaml';
import { withoutCheckoutRoot } from '../../languages/shell/builds.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import type { Mention, Occurrence, PassedArguments } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import {
  type BuildArguments,
  buildsOf,
  literalArgument,
  unknownArgument,
} from '../../scan/values/build-arguments.js';
import { combinationsOf, environmentNodes, type Scope } from './values.js';

const buildAction = /^docker\/build-push-action@/;
const parameter = /\$\{\{\s*(?<name>(?:matrix|inputs)(?:\.[\w-]+)+)\s*\}\}/g;
/** Files of this name are read in any folder. */
const knownName = /(?:^|\/)(?:Dockerfile|Containerfile)[\w.-]*$/;

interface WorkflowBuilds {
  readonly mentions: readonly Mention[];
  readonly passes: readonly PassedArguments[];
  /** Paths of Dockerfiles that the file does not tell. */
  readonly unknown: readonly Occurrence[];
}

const nothing: WorkflowBuilds = { mentions: [], passes: [], unknown: [] };

/** The builds of all steps of a workflow or an action. */
export function workflowBuilds(document: YamlDocument, file: SourceFile): WorkflowBuilds {
  const { root } = document;
  const jobs = [...children(document, child(document, root, 'jobs')), child(document, root, 'runs')];
  const builds = jobs.flatMap((job) =>
    children(document, child(document, job, 'steps')).map((step) =>
      new StepReader(document, file, job, step).build(),
    ),
  );
  return {
    mentions: builds.flatMap(({ mentions }) => mentions),
    passes: builds.flatMap(({ passes }) => passes),
    unknown: builds.flatMap(({ unknown }) => unknown),
  };
}

class StepReader {
  constructor(
    private readonly document: YamlDocument,
    private readonly file: SourceFile,
    private readonly job: unknown,
    private readonly step: unknown,
  ) {}

  private texts(value: string): readonly string[] | undefined {
    return valuesOfText({ document: this.document, job: this.job, step: this.step }, value);
  }

  build(): WorkflowBuilds {
    const { document, step, file } = this;
    const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
    if (!buildAction.test(uses)) return nothing;
    const inputs = child(document, step, 'with');
    const args = linesOf(document, file, child(document, inputs, 'build-args')).flatMap((line) =>
      this.argument(line),
    );
    const [name, context] = ['file', 'context'].map((key) => textOf(document, child(document, inputs, key)));
    const written = name ?? context;
    const texts = written === undefined ? ['.'] : this.texts(written.value);
    if (written !== undefined && texts === undefined) {
      const isRead = (name === undefined || knownName.test(name.value)) && args.length === 0;
      const detail = unresolved.path(written.value, unresolved.workflowExpression(written.value));
      return { ...nothing, unknown: isRead ? [] : [opaqueAt(file, written.span, 'template', detail)] };
    }
    const mentions = (texts ?? []).flatMap((one) =>
      name === undefined
        ? mentionsFrom([pathFrom('', one)], 'Dockerfile', 'dockerfile')
        : mentionsFrom([''], one, 'dockerfile'),
    );
    const builds = buildsOf(args);
    const passes = mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
    return { mentions, passes, unknown: [] };
  }

  /** One line of `build-args`. */
  private argument(line: SourceText): BuildArguments {
    const { file } = this;
    const equals = line.value.indexOf('=');
    const name = equals < 0 ? line.value : line.value.slice(0, equals);
    if (equals < 0) return [unknownArgument(name, file, line, unresolved.environmentArgument(name))];
    const text = line.value.slice(equals + 1);
    const start = line.span.start + equals + 1;
    const value = line.exact
      ? { ...line, value: text, span: { start, end: line.span.end } }
      : { ...line, value: text };
    if (!text.includes('${{')) return [literalArgument(name, file, value)];
    const texts = this.texts(text);
    if (texts === undefined) return [unknownArgument(name, file, value, unresolved.workflowExpression(text))];
    return texts.map((one) => literalArgument(name, file, { ...value, value: one, exact: false }));
  }
}

/** The texts that one with expressions may be; `undefined` where the file does not tell. */
export function valuesOfText(scope: Scope, value: string): readonly string[] | undefined {
  const withEnvironment = withoutCheckoutRoot(value).replace(
    /\$\{\{\s*env\.(\w+)\s*\}\}/g,
    (whole, name: string) => {
      const [node] = environmentNodes(scope, name);
      return textOf(scope.document, node)?.value ?? whole;
    },
  );
  const names = [
    ...new Set([...withEnvironment.matchAll(parameter)].map(({ groups }) => groups?.name ?? '')),
  ];
  const combinations = names.length === 0 ? [[]] : combinationsOf(scope, names);
  if (combinations === 'too many' || combinations.length === 0) return undefined;
  const texts = combinations.map((combination) =>
    withEnvironment.replace(parameter, (...match) => {
      const { name } = match.at(-1) as { readonly name: string };
      return combination[names.indexOf(name)]?.value ?? '';
    }),
  );
  return texts.some((one) => one.includes('${{')) ? undefined : [...new Set(texts)];
}

/** The lines of a scalar, each at its place where it is written as it is. */
function linesOf(document: YamlDocument, file: SourceFile, node: unknown): readonly SourceText[] {
  const text = textOf(document, node);
  if (text === undefined || !isScalar(node) || node.range == null) return [];
  if (node.type !== 'BLOCK_LITERAL')
    return text.value
      .split('\n')
      .map((line) => ({ ...text, value: line.trim(), exact: text.exact && text.value === line.trim() }))
      .filter(({ value }) => value !== '');
  const [start, end] = node.range;
  const first = file.text.indexOf('\n', start) + 1;
  const lines: SourceText[] = [];
  for (const match of file.text.slice(first, end).matchAll(/[^\s][^\r\n]*/g)) {
    const value = match[0].trimEnd();
    const from = first + match.index;
    lines.push({ value, span: { start: from, end: from + value.length }, exact: true });
  }
  return lines;
}
