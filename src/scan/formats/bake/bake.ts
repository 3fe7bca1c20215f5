// Docker Bake in HCL: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// `tags` and `output` name what is built, so they are left out.
// https://docs.docker.com/build/bake/reference/

import { append } from '../../../model/collections.js';
import type { Occurrence, Scanner } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { inlineDockerfile } from '../../languages/dockerfile/inline.js';
import { workOf } from '../../languages/dockerfile/work.js';
import { type HclValue, readHcl } from '../../languages/syntax/hcl.js';
import {
  hclDefaults,
  hclOccurrence,
  hclTextOf,
  hclWithoutPrefix,
} from '../../languages/syntax/hcl-reference.js';
import { isImageArgument } from '../../looks-like-image.js';
import { opaqueAt, resolvedAt } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { hclTargets } from './hcl-targets.js';
import { hclBuiltNames } from './names.js';
import { bakeBuilds } from './targets.js';

const scheme = 'docker-image://';

export const bake: Scanner = {
  id: 'bake',
  title: 'Docker Bake',
  paths: ['**/*docker-bake*.hcl'],
  comment: '#',
  scan(file, _, context) {
    const { values, keys } = readHcl(file.text);
    const defaults = hclDefaults(values);
    const { targets, unknown } = hclTargets({ file, values, keys, defaults });
    const { mentions, passes, inline, problems } = bakeBuilds(file, targets);
    const refusals = [...problems];
    const pay = workOf(file.text.length);
    const resolve = (name: string) => expressionOf(name, defaults);
    const found = values.flatMap((value) => {
      const [block, key] = value.path;
      if (block?.startsWith('target') !== true) return [];
      if (key === 'dockerfile-inline') {
        const { kind, span } = value;
        if (kind === 'name') return [inlineVariable(file, value)];
        const builds = inline.get(span.start) ?? [];
        const scan = inlineDockerfile(file, { kind, span }, resolve, { ...context, builds, pay });
        append(refusals, scan.problems, scan.passed.problems);
        return [...scan.occurrences, ...scan.passed.occurrences];
      }
      if (key === 'contexts') return contextOf(file, value, defaults);
      const image = imageOf(value, key);
      return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
    });
    const builds = hclBuiltNames(file, values, defaults);
    return { occurrences: [...found, ...unknown], problems: refusals, mentions, passes, builds };
  },
};

type Defaults = ReadonlyMap<string, HclValue>;

function expressionOf(name: string, defaults: Defaults): string | undefined {
  const value = defaults.get(name.replace(/^var\./, ''));
  return value === undefined || !value.exact || /[$%]\{/.test(value.text) ? undefined : value.text;
}

/** A Dockerfile that a variable holds is not read. */
function inlineVariable(file: SourceFile, { span, text }: HclValue): Occurrence {
  return opaqueAt(file, span, 'variable', unresolved.hclExpression(`\${${text}}`));
}

/** An image that replaces one of the Dockerfile. A variable may hold all of it, with its scheme. */
function contextOf(file: SourceFile, value: HclValue, defaults: Defaults): readonly Occurrence[] {
  if (value.kind === 'string' && value.text.startsWith(scheme)) {
    const image = hclWithoutPrefix(value, scheme.length);
    return image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
  }
  if (value.kind === 'string' && !value.text.startsWith('${')) return [];
  const text = hclTextOf(value, defaults);
  if (text === undefined)
    return [opaqueAt(file, value.span, 'variable', unresolved.namedContext(value.path.at(-1) ?? ''))];
  return text.startsWith(scheme)
    ? [resolvedAt(file, value.span, text.slice(scheme.length), notPinnable.fromParameter)]
    : [];
}

function imageOf(value: HclValue, key: string | undefined): HclValue | undefined {
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
