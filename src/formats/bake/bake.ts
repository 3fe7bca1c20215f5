// Docker Bake: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// `tags` and `output` name what is built, so they are left out.
// https://docs.docker.com/build/bake/reference/
// https://docs.docker.com/build/bake/reference/#target

import { inlineDockerfile } from '../../languages/dockerfile/inline.js';
import { workOf } from '../../languages/dockerfile/reading.js';
import { evaluateHcl, type HclBudget, type HclScope, outcomes } from '../../languages/hcl/evaluate.js';
import { type HclReading, hclImages, maxHclSteps } from '../../languages/hcl/images.js';
import { type HclLeaf, hclLeaves, withoutLead } from '../../languages/hcl/leaves.js';
import { moduleFile } from '../../languages/hcl/module.js';
import { parseHclTemplate } from '../../languages/hcl/syntax.js';
import { type HclValue, hclText } from '../../languages/hcl/values.js';
import { append } from '../../model/collections.js';
import type { BuiltImage, Occurrence, Scan, ScanContext, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { isImageArgument } from '../../scan/looks-like-image.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import { bakeScope, hclTargets, matrixScope } from './hcl-targets.js';
import { type BakeBuilds, bakeBuilds } from './targets.js';

const scheme = 'docker-image://';

export const bake: Scanner = {
  id: 'bake',
  title: 'Docker Bake',
  paths: ['**/*docker-bake*.hcl'],
  comment: '#',
  scan: (file, _, context) => scanBake(file, context),
};

export const bakeJson: Scanner = {
  id: 'bake-json',
  title: 'Docker Bake, JSON',
  paths: ['**/*docker-bake*.json'],
  scan: (file, _, context) => scanBake(file, context),
};

function scanBake(file: SourceFile, context: ScanContext = {}): Scan {
  const { body, parts, problems: unread } = moduleFile(file);
  const reading = { budget: { steps: maxHclSteps }, parts };
  const scope = bakeScope(file, body);
  const { targets, unknown } = hclTargets(body, scope, reading);
  const { mentions, occurrences, passes, inline, problems } = bakeBuilds(file, targets);
  const leaves = body.blocks.flatMap((block) =>
    block.type === 'target'
      ? hclLeaves({ attributes: [], blocks: [block] }, matrixScope(block.body, scope))
      : [],
  );
  const reader = new Reader({ file, context, inline, problems: [...unread, ...problems], reading });
  const found = leaves.flatMap((leaf) => reader.imagesOf(leaf));
  const builds = hclBuiltNames(file, leaves, reading.budget);
  return {
    occurrences: [...found, ...unknown, ...occurrences],
    problems: reader.all.problems,
    mentions,
    passes,
    builds,
  };
}

interface BakeReading {
  readonly file: SourceFile;
  readonly context: ScanContext;
  readonly inline: BakeBuilds['inline'];
  readonly problems: Problem[];
  readonly reading: HclReading;
}

class Reader {
  /** For all Dockerfiles in the file. */
  private readonly pay;

  constructor(readonly all: BakeReading) {
    this.pay = workOf(all.file.text.length);
  }

  imagesOf(leaf: HclLeaf): readonly Occurrence[] {
    const { reading } = this.all;
    const [, key = ''] = leaf.path;
    const name = leaf.path.at(-1) ?? '';
    if (key === 'dockerfile-inline') return this.inline(leaf);
    if (key === 'contexts')
      return hclImages(withoutLead(leaf, scheme), {
        ...reading,
        read: (text) => behind(new RegExp(`^${scheme}`), text),
        isTrimmed: withoutLead(leaf, scheme) !== leaf,
        whyUnknown: (why, shape = '') =>
          shape.startsWith(scheme) ? why : shape === '' ? unresolved.namedContext(name) : undefined,
      });
    if (key === 'args')
      return hclImages(leaf, { ...reading, isImage: (text) => isImageArgument(name, text) });
    if (key === 'attest') return hclImages(leaf, { ...reading, read: (text) => behind(generator, text) });
    if (key !== 'cache-from' || (leaf.path.length > 2 && name !== 'ref')) return [];
    const trimmed = withoutLead(leaf, cacheLead);
    const isTrimmed = trimmed !== leaf;
    return hclImages(trimmed, {
      ...reading,
      isTrimmed,
      read: cachedImage,
      whyUnknown: (why, shape = '') => (cachedImage(shape) === undefined ? undefined : why),
    });
  }

  /** A Dockerfile that a variable holds is not read. */
  private inline({ value, scope }: HclLeaf): readonly Occurrence[] {
    const { file, inline, context, problems } = this.all;
    const { start, end } = value.span;
    if (!/["\n]/.test(file.text[start - 1] ?? ''))
      return [opaqueAt(file, { start, end }, 'variable', unresolved.expression)];
    const builds = inline.get(start) ?? [];
    const isQuoted = file.text[start - 1] === '"';
    const kind = isQuoted ? (file.path.endsWith('.json') ? 'json' : 'string') : 'heredoc';
    const resolve = (expression: string) => this.hclText(expression, scope);
    const scan = inlineDockerfile(file, { kind, span: { start, end } }, resolve, {
      ...context,
      builds,
      pay: this.pay,
    });
    append(problems, scan.problems, scan.passed.problems);
    return [...scan.occurrences, ...scan.passed.occurrences];
  }

  private hclText(expression: string, scope: HclScope): string | undefined {
    const text = `\${${expression}}`;
    const file = { ...scope.file, text };
    const value = parseHclTemplate(text, { start: 0, end: text.length }, true);
    const found = outcomes(this.all.reading.budget, (run) =>
      hclText(evaluateHcl(value, { ...scope, file }, run)),
    );
    return found === 'too many' || found.length !== 1 ? undefined : found[0];
  }
}

const generator = /^(?:[^,]*,)*?generator=/;
const cacheLead = 'type=registry,ref=';

/** The place of an image behind what leads to it. */
function behind(lead: RegExp, text: string) {
  const found = lead.exec(text)?.[0];
  return found === undefined ? undefined : { start: found.length, end: text.length };
}

/** Of caches, only those in a registry are images. */
function cachedImage(text: string) {
  const found = behind(/^type=registry,(?:[^,]*,)*?ref=/, text);
  if (found !== undefined) return found;
  return /^\w+=|^(?:gha|registry|local|inline)$/.test(text) ? undefined : { start: 0, end: text.length };
}

/** An output of any target that pushes counts for all: targets inherit, and a group builds several. */
const pushes = /\btype=registry\b|\bpush=true\b/;

/**
 * The names that targets give to what they build: to others by `tags`, to a Dockerfile by contexts.
 * https://docs.docker.com/build/bake/reference/#targettags
 */
function hclBuiltNames(
  file: SourceFile,
  leaves: readonly HclLeaf[],
  budget: HclBudget,
): readonly BuiltImage[] {
  const isPushed = pushes.test(file.text);
  return leaves.flatMap(({ path: [, key, context], value, scope }) => {
    const { start, end } = value.span;
    const at = { file: file.path, span: { start, end } };
    const written = file.text.slice(start, end);
    if (key === 'contexts') return context === undefined ? [] : [{ name: context, at, isPushed: false }];
    if (key !== 'tags') return [];
    const found = outcomes(budget, (run) => textsIn(evaluateHcl(value, scope, run)));
    const names = found === 'too many' ? [] : found.flat();
    return (names.length === 0 ? [written] : names).map((name) => ({ name, at, isPushed }));
  });
}

/** A function may give several names. */
function textsIn(value: HclValue): readonly string[] {
  if (value.kind === 'list') return value.items.flatMap((item) => hclText(item()) ?? []);
  return [hclText(value) ?? []].flat();
}
