// Docker Bake in HCL: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// `tags` name what is built, and so do `contexts` that are other targets.
// https://docs.docker.com/build/bake/reference/
import type { BuiltImage, Mention, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { inlineDockerfile } from '../dockerfile/inline.js';
import { isImageArgument } from '../looks-like-image.js';
import { buildMentions } from '../mentions.js';
import { type HclValue, hclValues } from '../syntax/hcl.js';
import { hclDefaults, hclOccurrence, hclTextOf, hclWithoutPrefix } from '../syntax/hcl-reference.js';

const scheme = 'docker-image://';

export const bake: Scanner = {
  id: 'bake',
  title: 'Docker Bake',
  paths: ['**/*docker-bake*.hcl'],
  comment: '#',
  scan(file) {
    const values = hclValues(file.text);
    const defaults = hclDefaults(values);
    const problems: Problem[] = [];
    const found = values.flatMap((value) => {
      const [block, key] = value.path;
      if (block?.startsWith('target') !== true) return [];
      if (key === 'dockerfile-inline') {
        if (value.kind === 'name') return [];
        const scan = inlineDockerfile(file, value.span, value.kind === 'string');
        problems.push(...scan.problems);
        return scan.occurrences;
      }
      const image = imageOf(value, key);
      return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
    });
    const mentions = dockerfilesOf(file, values, defaults);
    return { occurrences: found, problems, mentions, builds: builtTargets(file, values, defaults) };
  },
};

/** Names that targets give to what they build: to others by `tags`, to a Dockerfile by a context that is a target. */
function builtTargets(
  file: SourceFile,
  values: readonly HclValue[],
  defaults: ReadonlyMap<string, HclValue>,
): readonly BuiltImage[] {
  const isPushed = values.some(({ text }) => /\btype=registry\b|\bpush=true\b/.test(text));
  return values.flatMap((value) => {
    const [block, key, context] = value.path;
    if (block?.startsWith('target') !== true) return [];
    const at = { file: file.path, span: value.span };
    if (key === 'contexts')
      return value.text.startsWith('target:') && context !== undefined
        ? [{ name: context, at, isPushed: false }]
        : [];
    return key === 'tags' ? [{ name: hclTextOf(value, defaults) ?? value.text, at, isPushed }] : [];
  });
}

/** The Dockerfiles of targets, relative to the context of the target. Targets inherit, so every context counts. */
function dockerfilesOf(
  file: SourceFile,
  values: readonly HclValue[],
  defaults: ReadonlyMap<string, HclValue>,
): readonly Mention[] {
  const textsAt = (key: string) =>
    values.flatMap((value) => {
      const [block, name, ...more] = value.path;
      const isAttribute = block?.startsWith('target') === true && name === key && more.length === 0;
      return isAttribute ? (hclTextOf(value, defaults) ?? []) : [];
    });
  return buildMentions(file, textsAt('context'), textsAt('dockerfile'));
}

function imageOf(value: HclValue, key: string | undefined): HclValue | undefined {
  if (key === 'contexts')
    return value.text.startsWith(scheme) ? hclWithoutPrefix(value, scheme.length) : undefined;
  if (key === 'attest') {
    const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
    return generator === undefined ? undefined : hclWithoutPrefix(value, generator.length);
  }
  if (key === 'args') return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
  if (key !== 'cache-from') return undefined;
  const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
  if (ref !== undefined) return hclWithoutPrefix(value, ref.length);
  const isObject = value.path.at(-1) === 'ref';
  return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}
