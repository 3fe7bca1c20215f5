// The images that the steps of a workflow or an action use and build, in scripts and in inputs of actions.
import type { BuiltImage, Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/source.js';
import { opaqueAt } from '../occurrence.js';
import { unresolved } from '../reasons.js';
import { builtImages, wholeUsesIn } from '../shell/builds.js';
import type { UsedImage } from '../shell/image-uses.js';
import { readImageWord } from '../shell/read-image.js';
import type { YamlDocument } from '../yaml/document.js';
import { sourceOf, textOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';
import { inputImages, inputLines } from './actions.js';
import { environmentName, readText, withoutPin } from './expressions.js';
import { type ScopedImage, scriptNames, scriptsOf } from './scripts.js';
import type { Scope } from './values.js';

export interface StepImages {
  readonly occurrences: readonly Occurrence[];
  readonly builds: readonly BuiltImage[];
}

interface Job {
  readonly job: unknown;
  readonly steps: readonly unknown[];
}

/** The images of all steps. A job without steps may call another workflow with inputs. */
export function stepImages(file: SourceFile, document: YamlDocument, jobs: readonly Job[]): StepImages {
  const scripts = jobs.map(({ job, steps }) => scriptsOf(file, document, job, steps));
  const holders = jobs.flatMap(({ job, steps }) => [
    { scope: { document, job }, holder: job },
    ...steps.map((step) => ({ scope: { document, job, step }, holder: step })),
  ]);
  const inputs = holders.flatMap(({ scope, holder }) =>
    inputImages(file.text, scope, holder).map((used): ScopedImage => ({ scope, used })),
  );
  const all = [...scripts.flatMap(({ images }) => images), ...inputs];
  const wholeUses = wholeUsesOf(all.map(({ used }) => used));
  return {
    occurrences: all.flatMap((one) => occurrencesOf(file, one, wholeUses)),
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
  { scope, used, valuesOf }: ScopedImage,
  wholeUses: ReadonlyMap<string, number>,
): readonly Occurrence[] {
  const { word, noPin } = used;
  const isExpression = word.text.includes('${{');
  if (valuesOf !== undefined && !isExpression) return readImageWord(file, used, { valuesOf, wholeUses });
  const exact = file.text.slice(word.span.start, word.span.end) === word.text;
  // A script may expand more than the expression.
  if (isExpression && /\$(?!\{\{)|[`\\"']/.test(word.text))
    return [opaqueAt(file, word.span, 'template', unresolved.workflowExpression(word.text))];
  const found = readText(file, scope, { value: word.text, span: word.span, exact }, wholeUses);
  return noPin === undefined ? found : found.map((one) => withoutPin(one, noPin));
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
