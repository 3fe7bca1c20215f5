// The charts that a chart depends on, by the keys under which its values hold theirs.
// https://helm.sh/docs/topics/charts/#chart-dependencies
import type { SourceFile } from '../../model/source.js';
import { parseYaml } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

/** The names in `Chart.yaml` or `requirements.yaml`; an alias takes the place of a name. */
export function dependenciesIn(file: SourceFile): readonly string[] {
  return parseYaml(file).documents.flatMap((document) =>
    children(document, child(document, document.root, 'dependencies')).flatMap((one) => {
      const name = child(document, one, 'alias') ?? child(document, one, 'name');
      return textOf(document, name)?.value ?? [];
    }),
  );
}
