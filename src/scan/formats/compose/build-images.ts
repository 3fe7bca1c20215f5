// Images that a build of a Compose file uses besides those of its Dockerfile: contexts, caches, and what makes its SBOM.
// https://github.com/compose-spec/compose-spec/blob/main/05-build.md
// https://docs.docker.com/build/bake/compose-file/#extension-field-with-x-bake
import { isScalar, isSeq } from 'yaml';
import { expand } from '../../languages/syntax/variables.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { withoutPrefix } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import type { ValuesOf } from '../../values/possible-values.js';

const scheme = 'docker-image://';
const generator = /^(?:[^,]*,)*?generator=/;

/** The candidates of a `build`, and of what Bake reads beside it. */
export function imagesBesideDockerfile(
  document: YamlDocument,
  build: unknown,
  valuesOf: ValuesOf,
): readonly unknown[] {
  const bake = child(document, build, 'x-bake');
  return [
    ...contextImages(document, child(document, build, 'additional_contexts'), valuesOf),
    ...contextImages(document, child(document, bake, 'contexts'), valuesOf),
    ...children(document, child(document, build, 'cache_from')),
    ...children(document, child(document, bake, 'cache-from')),
    ...generatorImage(document, child(document, build, 'sbom')),
  ];
}

/** A variable may hold the scheme. */
function contextImages(document: YamlDocument, contexts: unknown, valuesOf: ValuesOf): readonly unknown[] {
  const values = isSeq(contexts)
    ? children(document, contexts)
    : entries(document, contexts).map(([, value]) => value);
  return values.flatMap((node): readonly unknown[] => {
    if (!isScalar(node)) return [];
    if (String(node.value).includes(scheme)) return [node];
    const text = textOf(document, node);
    if (text?.value.includes('$') !== true) return [];
    const expansion = expand(text.value, (name) => valuesOf(name).at(-1)?.value);
    if (expansion.kind !== 'value' || !expansion.value.includes(scheme)) return [];
    return [{ text: { ...text, value: expansion.value, exact: false } }];
  });
}

/** `sbom: generator=image`; without a generator, BuildKit has one of its own. */
function generatorImage(document: YamlDocument, sbom: unknown): readonly unknown[] {
  const text = textOf(document, sbom);
  const prefix = generator.exec(text?.value ?? '')?.[0];
  const image = prefix === undefined || text === undefined ? undefined : withoutPrefix(prefix, text);
  return image === undefined ? [] : [{ text: image }];
}
