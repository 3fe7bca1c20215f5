// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`, what scripts start,
// and images that are passed to inputs of included files.
// https://docs.gitlab.com/ci/yaml/#image
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Mention, Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { gitlabMentions, variablesForIncludes } from '../gitlab/includes.js';
import { referenced } from '../gitlab/inheritance.js';
import { imagesOfInputs, passedImages } from '../gitlab/inputs.js';
import { scanScripts } from '../gitlab/scripts.js';
import { gitlabVariables } from '../gitlab/variables.js';
import { opaqueAt, refused, resolvedAt, type SourceText } from '../occurrence.js';
import { possibleImages, type ValuesOf } from '../possible-values.js';
import { notPinnable, unresolved } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanYaml } from '../yaml/scan.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';
import { shell } from './shell.js';

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
  comment: '#',
  scan(file) {
    const mentions: Mention[] = [];
    const problems: Problem[] = [];
    const find = (document: YamlDocument) => {
      if (!isMap(document.root)) return undefined;
      mentions.push(...gitlabMentions(document));
      const scripts = holdersIn(document).flatMap((holder) => scanScripts(file, document, holder, shell));
      mentions.push(...scripts.flatMap((scan) => scan.mentions ?? []));
      problems.push(...scripts.flatMap((scan) => scan.problems));
      const images = [
        ...findImages(document, file),
        ...scripts.map(({ occurrences }) => ({ found: occurrences })),
      ];
      return [...images, { found: unusedVariables(document, file, images) }];
    };
    const scan = scanYaml(file, { needles: [], find });
    return scan && { ...scan, problems: [...scan.problems, ...problems], mentions };
  },
};

/** Images in variables that nothing in the file uses, so that only included files can. */
function unusedVariables(
  document: YamlDocument,
  file: SourceFile,
  images: readonly unknown[],
): readonly Occurrence[] {
  const found = images.flatMap((one) => (one as { found?: readonly Occurrence[] } | undefined)?.found ?? []);
  const used = new Set(found.map(({ at }) => at.span.start));
  const isUsed = (name: string) =>
    found.some(({ raw }) => raw.includes(`$${name}`) || raw.includes(`\${${name}`));
  return variablesForIncludes(document)
    .filter(([name, { span }]) => !used.has(span.start) && !isUsed(name))
    .map(([name, { span, value }]) =>
      value.includes('$')
        ? opaqueAt(file, span, 'variable', unresolved.variable(value))
        : resolvedAt(file, span, value, notPinnable.unusedVariable(name)),
    );
}

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

function findImages(document: YamlDocument, file: SourceFile): readonly unknown[] {
  const valuesIn = gitlabVariables(document, jobsIn(document));
  const resolve = (node: Node, valuesOf: ValuesOf) => resolveImage(file, document, node, valuesOf);
  return [
    ...holdersIn(document).flatMap((holder) => [
      ...valuesAt(document, child(document, holder, 'image')).flatMap((node) =>
        resolve(node, valuesIn(holder, 'image')),
      ),
      ...valuesAt(document, child(document, holder, 'services'))
        .flatMap((list) => servicesIn(document, list))
        .flatMap((node) => resolve(node, valuesIn(holder, 'services'))),
    ]),
    ...passedImages(document).flatMap((node) => resolve(node as Node, () => [])),
  ];
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

/** The node itself, or the images that its variables and inputs may give. */
function resolveImage(
  file: SourceFile,
  document: YamlDocument,
  written: Node,
  valuesOf: ValuesOf,
): readonly unknown[] {
  const holder = referenced(document, written);
  if (holder === undefined) return [{ found: [referenceElsewhere(file, document, written)] }];
  const node = isScalar(holder) ? holder : child(document, holder, 'name');
  const texts =
    node === undefined ? [] : document.sameKey(node).flatMap((one) => textOf(document, one) ?? []);
  if (!texts.some(({ value }) => value.includes('$'))) return [node];
  const images = (one: SourceText) => {
    const found = imagesOfInputs(file, one, valuesOf) ?? possibleImages(file, one, valuesOf);
    return holder === written ? found : found.map((image) => sharedWith(image, one));
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
