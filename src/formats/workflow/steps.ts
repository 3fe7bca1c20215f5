// The images that the steps of a workflow or an action use and build, in scripts and in inputs of actions.

import { assignedIn } from '../../languages/shell/assignments.js';
import { filesElsewhere } from '../../languages/shell/builds.js';
import { commandsInCode } from '../../languages/shell/code-commands.js';
import { builtImages, wholeUsesIn } from '../../languages/shell/image-uses.js';
import { splitWords } from '../../languages/shell/interpreter/words.js';
import { namesOf, placedValue, readImageWord } from '../../languages/shell/read-image.js';
import { type Script, scriptOf } from '../../languages/shell/script.js';
import { commandsOf, type ShellCommand, type ShellWord } from '../../languages/shell/syntax.js';
import { evidence, usesOfScripts } from '../../languages/shell/uses.js';
import type { UsedImage } from '../../languages/shell/values.js';
import { jsonnetTokens } from '../../languages/syntax/literals.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { placedText } from '../../languages/yaml/scalar-places.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';
import type { BuiltImage, NestedText, Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import type { BuildArguments } from '../../scan/values/build-arguments.js';
import type { PossibleValue, ValuesOf } from '../../scan/values/possible-values.js';
import { inputImages, inputLines } from './actions.js';
import { alternativesIn, environmentName, readText } from './expressions.js';
import { at, environmentNodes, type Scope, valueNodes } from './values.js';

/** In these shells, a line goes on behind a grave accent or a caret. */
const windowsShells = /^(?:pwsh|powershell|cmd)/;
const otherLineEnd = /[`^](?=\r?\n)/g;
const shells = /^(?:ba|z|da)?sh(?:\s|$)/;
const languages = /^(?:python|node|ruby|perl)/;
/** Inputs of actions that run commands, and the action that runs a program. */
const scriptInputs = ['run', 'command', 'script', 'commands', 'cmd', 'inlineScript', 'pre', 'install'];
const programInput = /^actions\/github-script@/i;

const expression = /\$\{\{\s*env\.([\w-]+)\s*\}\}/g;

/** The script of a step. */
interface StepScript extends Script {
  readonly scope: Scope;
}

/** An image that a script or an input names, and where expressions in it are looked up. */
interface ScopedImage {
  readonly scope: Scope;
  readonly used: UsedImage;
  /** The variables of the script; absent for an input. */
  readonly valuesOf?: ValuesOf;
  /** The values that the steps of the job may write for those behind them. */
  readonly written: ValuesOf;
}

interface JobScripts {
  readonly written: ValuesOf;
  readonly scripts: readonly Script[];
  readonly images: readonly ScopedImage[];
  readonly builds: readonly BuiltImage[];
}

/** What the scripts of the steps of one job use and build. */
export function scriptsOf(
  file: SourceFile,
  ofJob: Omit<Scope, 'step'>,
  steps: readonly unknown[],
): JobScripts {
  const written = writtenValues(file, ofJob.document, steps);
  const scripts = steps.flatMap((step) => readScripts(file, { ...ofJob, step }, written));
  const uses = usesOfScripts(scripts.map(({ commands }) => commands));
  return {
    written,
    scripts,
    images: scripts.flatMap(({ scope, valuesOf }, index) =>
      (uses[index]?.images ?? []).map((used) => ({ scope, used, valuesOf, written })),
    ),
    builds: scripts.flatMap(({ scope, valuesOf }, index) =>
      builtImages(file, uses[index]?.builds ?? [], (word) => scriptNames(scope, word, valuesOf)),
    ),
  };
}

/** The values that steps may write for those behind them: `echo "NAME=value" >> "$GITHUB_ENV"`, in a pipe and as a heredoc too. */
function writtenValues(file: SourceFile, document: YamlDocument, steps: readonly unknown[]): ValuesOf {
  if (!file.text.includes('GITHUB_ENV')) return () => [];
  const written = steps.flatMap((step) => {
    const placed = placedText(document, file.text, child(document, step, 'run'));
    if (placed === undefined || !placed.text.includes('GITHUB_ENV')) return [];
    return commandsOf(placed.text, placed.place).flatMap(({ words, input }) => {
      const isPrinter = /^(?:echo|printf)$/.test(words[0]?.text ?? '');
      const isHeredoc = input !== undefined && words.some(({ text }) => text.includes('GITHUB_ENV'));
      return [...(isPrinter ? words : []), ...(isHeredoc ? splitWords(input) : [])];
    });
  });
  return assignedIn([{ words: written.filter(({ text }) => /^\w+=/.test(text)) }], (word) =>
    placedValue(file, word),
  ).valuesOf;
}

/** The names of a word with expressions or variables; none where one of them is not known. */
function scriptNames(scope: Scope, word: ShellWord, valuesOf: ValuesOf): readonly string[] {
  const text = word.text.replace(expression, (whole, name: string) => {
    const values = environmentValues(scope, name);
    return values.length === 1 ? (values[0]?.value ?? whole) : whole;
  });
  return text.includes('${{') ? [] : namesOf({ ...word, text }, valuesOf);
}

/**
 * The scripts of a step: of its `run`, and of inputs that are commands. The shell may be a program that runs the script
 * elsewhere, such as `docker run image bash {0}`.
 */
function readScripts(file: SourceFile, scope: Scope, written: ValuesOf): readonly StepScript[] {
  const { document, job, step } = scope;
  const shell = [step, job, document.root]
    .map((holder, index) => (index === 0 ? holder : at(document, holder, ['defaults', 'run'])))
    .map((holder) => child(document, holder, 'shell'))
    .find((node) => node !== undefined);
  const runsOn = textOf(document, child(document, job, 'runs-on'))?.value ?? '';
  const named = textOf(document, shell)?.value ?? (/^windows/.test(runsOn) ? 'pwsh' : 'bash');
  const uses = textOf(document, child(document, step, 'uses'))?.value ?? '';
  const inputs = child(document, step, 'with');
  const scripts = programInput.test(uses)
    ? [[child(document, inputs, 'script'), 'node'] as const]
    : [
        [child(document, step, 'run'), named] as const,
        ...scriptInputs.map((name) => [child(document, inputs, name), 'bash'] as const),
      ];
  const valuesOf = (name: string) => [...environmentValues(scope, name), ...written(name)];
  const [starts = [], ...others] = [[shell, 'bash'] as const, ...scripts].map(([node, language]) =>
    commandsIn(file, scope, node, language),
  );
  return others
    .map((one, index) => (index === 0 ? [...starts, ...one] : one))
    .filter(({ length }) => length > 0)
    .map((one) => ({ scope, ...scriptOf(file, one, valuesOf) }));
}

function commandsIn(
  file: SourceFile,
  scope: Scope,
  node: unknown,
  language: string,
): readonly ShellCommand[] {
  const placed = placedText(scope.document, file.text, node);
  if (placed === undefined || !evidence.test(placed.text)) return [];
  const { place, text } = placed;
  if (languages.test(language)) return commandsInCode(jsonnetTokens(text), place);
  if (windowsShells.test(language)) return commandsOf(text.replace(otherLineEnd, '\\'), place);
  return shells.test(language) ? commandsOf(text, place) : [];
}

/** The values of a variable of the environment, also where it is one expression. */
function environmentValues(scope: Scope, name: string): readonly PossibleValue[] {
  return environmentNodes(scope, name).flatMap((node) => {
    const source = sourceOf(scope.document, node);
    if (source === undefined) return [];
    const named = alternativesIn(source).flatMap((one) => ('name' in one ? [one.name] : []));
    const values = named
      .filter((one) => !one.startsWith('env.'))
      .flatMap((one) => valueNodes(scope, one))
      .flatMap((one) => sourceOf(scope.document, one) ?? []);
    return (values.length > 0 ? values : [source]).map((one) => ({ value: one.value, source: one }));
  });
}

/** Commands that may build images under names which stand elsewhere. */
const mayBuild = /\b(?:make|just|task|mvnw?|gradlew?|bazel|npm run|yarn|pnpm|load)\b|\.sh\b/;
const scans = /(?:trivy|sbom|scan|dockle|snyk|grype|scout)/i;

/** The steps behind such a command that scan an image: it is most often what was built. */
function behindBuild(document: YamlDocument, steps: readonly unknown[]): readonly unknown[] {
  const text = (step: unknown, key: string) => textOf(document, child(document, step, key))?.value ?? '';
  const first = steps.findIndex((step) => mayBuild.test(text(step, 'run')));
  return first < 0 ? [] : steps.slice(first + 1).filter((step) => scans.test(text(step, 'uses')));
}

interface StepImages {
  readonly occurrences: readonly Occurrence[];
  readonly nested: readonly NestedText[];
  readonly builds: readonly BuiltImage[];
}

interface Job {
  readonly job: unknown;
  readonly steps: readonly unknown[];
}

/** The images of all steps. A job without steps may call another workflow with inputs. */
export function stepImages(
  file: SourceFile,
  document: YamlDocument,
  jobs: readonly Job[],
  calls: readonly BuildArguments[],
): StepImages {
  const scripts = jobs.map(({ job, steps }) => scriptsOf(file, { document, job, calls }, steps));
  const read = scripts.flatMap(({ scripts: all }) => all);
  const holders = jobs.flatMap(({ job, steps }, index) => {
    const { written = () => [] } = scripts[index] ?? {};
    return [
      { scope: { document, job, calls }, holder: job, written },
      ...steps.map((step) => ({ scope: { document, job, step, calls }, holder: step, written })),
    ];
  });
  const afterBuild = new Set(jobs.flatMap(({ steps }) => behindBuild(document, steps)));
  const inputs = holders.flatMap(({ scope, holder, written }) => {
    const mark = afterBuild.has(holder) ? { noPin: notPinnable.mayBeBuilt } : {};
    return inputImages(file.text, scope, holder).map(
      (used): ScopedImage => ({ scope, used: { ...used, ...mark }, written }),
    );
  });
  const all = [...scripts.flatMap(({ images }) => images), ...inputs];
  const wholeUses = wholeUsesOf(all.map(({ used }) => used));
  return {
    occurrences: [
      ...all.flatMap((one) => occurrencesOf(file, one, wholeUses)),
      ...read.flatMap(({ commands, unknown }) => [...unknown, ...filesElsewhere(file, commands, () => [])]),
    ],
    nested: read.flatMap(({ nested }) => nested),
    builds: [
      ...scripts.flatMap(({ builds }) => builds),
      ...holders.flatMap(({ scope, holder }) => builtByAction(file, scope, holder)),
    ],
  };
}

/** How many of the images are one variable, by variable: of a script, or of the environment in an expression. */
function wholeUsesOf(images: readonly UsedImage[]): ReadonlyMap<string, number> {
  const counts = new Map(wholeUsesIn(images));
  for (const { word } of images) {
    const name = environmentName(word.text);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function occurrencesOf(
  file: SourceFile,
  { scope, used, valuesOf, written }: ScopedImage,
  wholeUses: ReadonlyMap<string, number>,
): readonly Occurrence[] {
  const { word, noPin } = used;
  const isExpression = word.text.includes('${{');
  if (valuesOf !== undefined && !isExpression) return readImageWord(file, used, { valuesOf, wholeUses });
  const exact = file.text.slice(word.span.start, word.span.end) === word.text;
  // A script may expand more than the expression.
  if (isExpression && /\$(?!\{\{)|[`\\"']/.test(word.text))
    return [opaqueAt(file, word.span, 'template', unresolved.workflowExpression(word.text))];
  const read = readText(file, scope, { value: word.text, span: word.span, exact }, wholeUses);
  const isWritten = [...word.text.matchAll(expression)].some(([, name = '']) => written(name).length > 0);
  // A step may have written another value for those behind it.
  const found =
    isWritten && read.every(({ kind }) => kind === 'image')
      ? [...read, opaqueAt(file, word.span, 'template', unresolved.workflowExpression(word.text))]
      : read;
  return noPin === undefined ? found : found.map((one) => withoutNewDigest(one, noPin));
}

/** The names that an action which builds gives to the image. */
function builtByAction(file: SourceFile, scope: Scope, step: unknown): readonly BuiltImage[] {
  const { document } = scope;
  if (!/^docker\/build-push-action@/i.test(textOf(document, child(document, step, 'uses'))?.value ?? ''))
    return [];
  const inputs = child(document, step, 'with');
  const input = (name: string) => textOf(document, child(document, inputs, name))?.value ?? '';
  const push = sourceOf(document, child(document, inputs, 'push'))?.value ?? '';
  const isPushed = /type=registry|push=true/.test(input('outputs')) || !/^(?:false)?$/.test(push);
  const names = inputLines(document, file.text, child(document, inputs, 'tags'))
    .flatMap(({ text, span }) => text.split(',').map((name) => ({ text: name.trim(), span })))
    .map((word) => ({ word, isPushed }));
  return builtImages(file, names, (word) => scriptNames(scope, word, () => []));
}
