// Images that a container passes on: in environment variables, arguments and annotations whose name contains `image`, and
// in the one argument of the Prometheus operator whose name does not.

import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { looksLikeImage } from '../../looks-like-image.js';
import type { SourceText } from '../../occurrence.js';

/** The values that look like an image. Other values under such names, such as a pull policy, are left out. */
export function imagesOfEnvAndArgs(document: YamlDocument, container: unknown): readonly unknown[] {
  return [...imagesInEnvironment(document, container), ...imagesInArguments(document, container)];
}

/** The values of annotations such as `sidecar.istio.io/proxyImage`. */
export function annotatedImages(document: YamlDocument, map: unknown): readonly unknown[] {
  return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) =>
    /image/i.test(key) && looksLikeImage(wordOf(value) ?? '') ? [value] : [],
  );
}

function imagesInEnvironment(document: YamlDocument, container: unknown): readonly unknown[] {
  return children(document, child(document, container, 'env')).flatMap((entry) => {
    const name = wordOf(child(document, entry, 'name')) ?? '';
    const value = child(document, entry, 'value');
    const text = textOf(document, value);
    return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && looksLikeImage(text.value)
      ? [value]
      : [];
  });
}

function imagesInArguments(document: YamlDocument, container: unknown): readonly unknown[] {
  return ['args', 'command'].flatMap((key) =>
    children(document, child(document, container, key)).flatMap(
      (argument, index, all): readonly unknown[] => {
        const text = textOf(document, argument);
        const before = wordOf(all[index - 1]) ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && looksLikeImage(text?.value ?? '')) return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (
          text === undefined ||
          flag === undefined ||
          !text.exact ||
          !looksLikeImage(text.value.slice(flag.length))
        )
          return [];
        return [{ text: withoutFlag(text, flag.length) }];
      },
    ),
  );
}

function withoutFlag({ value, span }: SourceText, length: number): SourceText {
  return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}
