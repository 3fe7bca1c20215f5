// Functions that Kustomize and kpt run as containers: an annotation of their configuration holds YAML with the image.
// https://kubectl.docs.kubernetes.io/guides/extending_kustomize/containerized_krm_functions/
import { append } from '../../../model/collections.js';
import type { Problem, SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanPossibleFile } from '../../languages/yaml/nested-file.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { child } from '../../languages/yaml/tree.js';

const annotations = ['config.kubernetes.io/function', 'config.k8s.io/function'];

const functionConfig = {
  scan: (file: SourceFile) =>
    scanYaml(file, {
      needles: [],
      find: (document) => [child(document, child(document, document.root, 'container'), 'image')],
    }),
};

/** The images of the functions that the annotations of a resource name. */
export function imagesOfFunctions(
  document: YamlDocument,
  map: unknown,
  file: SourceFile,
  problems: Problem[],
): readonly unknown[] {
  return annotations.flatMap((name) => {
    const text = child(document, child(document, map, 'annotations'), name);
    if (text === undefined) return [];
    const scan = scanPossibleFile(file, text, functionConfig);
    append(problems, scan.problems);
    return [{ found: scan.occurrences }];
  });
}
