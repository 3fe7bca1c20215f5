// Compose files: images of services and volumes, and what builds pull. `image` beside `build` names the output of a build.
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#image
// https://github.com/compose-spec/compose-spec/blob/main/build.md
import { isMap, isScalar, isSeq } from 'yaml';
import type { Occurrence, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/source.js';
import { isImageArgument } from '../looks-like-image.js';
import type { YamlDocument } from '../yaml/document.js';
import { scanNestedFile } from '../yaml/embedded.js';
import { behind, interpolated, scanYaml } from '../yaml/scan.js';
import { type ScalarText, textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';
import { dockerfile } from './dockerfile.js';

const read = interpolated();
const scheme = 'docker-image://';

export const compose: Scanner = {
  id: 'compose',
  title: 'Compose',
  paths: ['**/*compose*.{yml,yaml}', '**/{stack,docker-stack}*.{yml,yaml}'],
  comment: '#',
  scan(file) {
    const problems: Problem[] = [];
    const scan = scanYaml(file, {
      needles: ['services'],
      find: (document) => candidates(document, file, problems),
      read: named,
    });
    return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
  },
};

function candidates(
  document: YamlDocument,
  file: SourceFile,
  problems: Problem[],
): readonly unknown[] | undefined {
  const services = child(document, document.root, 'services');
  if (!isMap(services)) return undefined;
  return children(document, services).flatMap((service) => {
    const build = child(document, service, 'build');
    const volumes = children(document, child(document, service, 'volumes')).filter(
      (volume) => textAt(document, volume, 'type') === 'image',
    );
    return [
      ...(isNothing(build) ? [child(document, service, 'image')] : ofBuild(document, build, file, problems)),
      ...volumes.map((volume) => child(document, volume, 'source')),
    ];
  });
}

function ofBuild(
  document: YamlDocument,
  build: unknown,
  file: SourceFile,
  problems: Problem[],
): readonly unknown[] {
  const inline = child(document, build, 'dockerfile_inline');
  const scan = inline === undefined ? undefined : scanNestedFile(file, inline, dockerfile);
  problems.push(...(scan?.problems ?? []));
  const contexts = child(document, build, 'additional_contexts');
  return [
    ...(scan === undefined ? [] : [{ found: scan.occurrences }]),
    ...(isSeq(contexts)
      ? children(document, contexts)
      : entries(document, contexts).map(([, value]) => value)
    ).filter((value) => isScalar(value) && String(value.value).includes(scheme)),
    ...children(document, child(document, build, 'cache_from')),
    ...imageArguments(document, child(document, build, 'args')),
  ];
}

/** Arguments such as `BASE_IMAGE: org/app:1` or `BASE_IMAGE=org/app:1`, which a Dockerfile's own default gives way to. */
function imageArguments(document: YamlDocument, args: unknown): readonly unknown[] {
  if (!isSeq(args))
    return entries(document, args).flatMap(([name, value]) =>
      isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : [],
    );
  return children(document, args).flatMap((entry) => {
    const text = textOf(document, entry);
    const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
    const value = text && behind(name, text);
    return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
  });
}

function isNothing(node: unknown): boolean {
  return node === undefined || (isScalar(node) && node.value === null);
}

function textAt(document: YamlDocument, node: unknown, key: string): unknown {
  const value = child(document, node, key);
  return isScalar(value) ? value.value : undefined;
}

/** `image`, `docker-image://image`, `name=docker-image://image`, `type=registry,ref=image`; other caches are no image. */
function named(file: SourceFile, text: ScalarText): Occurrence | undefined {
  const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
  if (prefix === undefined) return /^type=/.test(text.value) ? undefined : read(file, text);
  if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value)) return undefined;
  const inner = behind(prefix, text);
  const comma = inner?.value.indexOf(',') ?? -1;
  if (inner === undefined || comma < 0) return inner && read(file, inner);
  const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
  return read(file, { ...inner, value: inner.value.slice(0, comma), span });
}
