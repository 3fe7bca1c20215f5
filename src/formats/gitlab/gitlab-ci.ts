// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`, what scripts start,
// and images that are passed to inputs of included files.
// https://docs.gitlab.com/ci/yaml/#image

import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { wholeUsesIn } from '../../languages/shell/image-uses.js';
import { withoutOtherUses } from '../../languages/shell/read-image.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import type { Occurrence, Scanner, Told } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import type { BuildArguments } from '../../scan/values/build-arguments.js';
import { possibleImages, type ValuesOf } from '../../scan/values/possible-values.js';
import { wholeVariable } from '../../scan/values/variables.js';
import {
  gitlabMentions,
  imagesOfInputs,
  passedImages,
  passedInputs,
  pipelinesElsewhere,
  referenced,
} from './inheritance.js';
import { type JobScript, jobScript, scanScript } from './scripts.js';
import { gitlabVariables, unusedVariables } from './variables.js';

const notJobs = new Set([
  ...['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services', 'default'],
]);

export const gitlabCi: Scanner = {
  id: 'gitlab-ci',
  title: 'GitLab CI',
  paths: [
    '**/.gitlab-ci.{yml,yaml}',
    '**/*.gitlab-ci.{yml,yaml}',
    '**/.gitlab/**/*.{yml,yaml}',
    '**/.gitlab-ci/**/*.{yml,yaml}',
  ],
  recognizes: (text) => marks.every((mark) => mark.test(text)),
  hasScripts: true,
  comment: '#',
  scan(file, _, { builds: calls = [] } = {}) {
    const find = (document: YamlDocument, _file: SourceFile, told: Told) => {
      if (!isMap(document.root)) return undefined;
      const valuesIn = gitlabVariables(document, jobsIn(document));
      const scripts = holdersIn(document).map((holder) =>
        jobScript(file, document, holder, valuesIn(holder, 'before_script')),
      );
      const images = imagesIn(document, holdersIn(document));
      const wholeUses = wholeUsesOf(document, images, scripts);
      const found = scripts.map((script) => scanScript(file, script, wholeUses));
      for (const { builds = [], nested = [], mentions = [], passes = [] } of found) {
        append(told.passes, passes);
        append(told.builds, builds);
        append(told.nested, nested);
        append(told.mentions, mentions);
      }
      append(told.mentions, gitlabMentions(document, file));
      append(told.passes, passedInputs(document, file));
      const reading = { file, document, wholeUses, calls };
      const all = [
        ...images.flatMap(({ node, holder, key }) => resolveImage(reading, node, valuesIn(holder, key))),
        ...passedImages(document).flatMap((node) => resolveImage(reading, node as Node, () => [])),
        ...found.map(({ occurrences }) => ({ found: occurrences })),
        { found: pipelinesElsewhere(document, file) },
      ];
      return [...all, { found: unusedVariables(document, file, all) }];
    };
    return scanYaml(file, { needles: [], hasOwnTags: true, find });
  },
};

/** What a pipeline under any other name contains. */
const marks = [/^(?:stages|spec|\.[\w-]{1,99}):/m, /^\s{1,99}(?:stage|extends):/m, /^\s{1,99}script:/m];

type Job = readonly [string, Node];

function jobsIn(document: YamlDocument): readonly Job[] {
  return entries(document, document.root).filter(([key, value]) => !notJobs.has(key) && isMap(value));
}

/** The file, its defaults, and every job and template. */
function holdersIn(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const defaults = child(document, root, 'default');
  const shared = defaults === undefined ? [] : document.sameKey(defaults);
  return [root, ...shared, ...jobsIn(document).map(([, job]) => job)];
}

/** A node that holds an image, and the key of the job, the template or the file that it stands under. */
interface ImageNode {
  readonly node: Node;
  readonly holder: unknown;
  readonly key: 'image' | 'services';
}

/** The images of the holders and of their services. */
function imagesIn(document: YamlDocument, holders: readonly unknown[]): readonly ImageNode[] {
  return holders.flatMap((holder) => [
    ...valuesAt(document, child(document, holder, 'image')).map((node) => ({
      node,
      holder,
      key: 'image' as const,
    })),
    ...valuesAt(document, child(document, holder, 'services'))
      .flatMap((list) => servicesIn(document, list))
      .map((node) => ({ node, holder, key: 'services' as const })),
  ]);
}

/** How often a variable alone is an image, in the file: as a node, which several jobs may share, and in scripts. */
export function wholeUsesOf(
  document: YamlDocument,
  images: readonly ImageNode[],
  scripts: readonly JobScript[],
): ReadonlyMap<string, number> {
  const words = images.flatMap(({ node }) => {
    const holder = referenced(document, node);
    return textsOf(document, holder).map(({ value, span }) => ({ word: { text: value, span } }));
  });
  const distinct = new Map(
    [...words, ...scripts.flatMap(({ uses }) => uses.images)].map((one) => [one.word.span.start, one]),
  );
  return wholeUsesIn([...distinct.values()]);
}

/** The names of an image: the text of a node, or of the `name` in it. */
function textsOf(document: YamlDocument, holder: Node | undefined): readonly SourceText[] {
  const node = isScalar(holder) ? holder : child(document, holder, 'name');
  if (node === undefined) return [];
  return document.sameKey(node).flatMap((one) => textOf(document, one) ?? []);
}

function valuesAt(document: YamlDocument, node: Node | undefined): readonly Node[] {
  return node === undefined ? [] : document.sameKey(node);
}

/** The services of a list; a reference in it may stand for a list of its own. */
function servicesIn(document: YamlDocument, list: Node): readonly Node[] {
  const known = referenced(document, list);
  if (known === undefined) return [list];
  return children(document, known).flatMap((one) => {
    const service = referenced(document, one);
    return isSeq(service) ? children(document, service) : [service ?? one];
  });
}

interface JobReading {
  readonly file: SourceFile;
  readonly document: YamlDocument;
  readonly wholeUses: ReadonlyMap<string, number>;
  /** The inputs that including files pass. */
  readonly calls: readonly BuildArguments[];
}

/** The node itself, or the images that its variables and inputs may give. */
export function resolveImage(
  { file, document, wholeUses, calls }: JobReading,
  written: Node,
  valuesOf: ValuesOf,
): readonly unknown[] {
  const holder = referenced(document, written);
  if (holder === undefined) return [{ found: [referenceElsewhere(file, document, written)] }];
  const texts = textsOf(document, holder);
  if (!texts.some(({ value }) => value.includes('$')))
    return [isScalar(holder) ? holder : child(document, holder, 'name')];
  const images = (one: SourceText) => {
    const found = imagesOfInputs(file, one, valuesOf, calls) ?? possibleImages(file, one, valuesOf);
    const name = wholeVariable(one.value)?.name;
    const own =
      name === undefined ? found : found.map((image) => withoutOtherUses(file, image, [name], wholeUses));
    return holder === written ? own : own.map((image) => sharedWith(image, one));
  };
  return [{ found: texts.flatMap(images) }];
}

/** What a reference takes from another job may be another image there: at that place, no digest is true for both. */
function sharedWith(one: Occurrence, { span }: SourceText): Occurrence {
  const isThere = one.kind === 'image' && one.at.span.start === span.start;
  return isThere ? { ...one, pin: refused(notPinnable.severalValues) } : one;
}

/** A reference to a job of another file. */
function referenceElsewhere(file: SourceFile, document: YamlDocument, { range }: Node): Occurrence {
  const [start, end] = range ?? [0, 0];
  const text = document.text.slice(start, end).replace(/^!reference\s*/, '');
  return opaqueAt(file, { start, end }, 'variable', unresolved.notDefinedHere(text));
}
