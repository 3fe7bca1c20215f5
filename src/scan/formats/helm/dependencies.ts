// The charts that a chart depends on, by the keys under which its values hold theirs.
// https://helm.sh/docs/topics/charts/#chart-dependencies
import type { SourceFile } from '../../../model/text/source.js';
import { folderOf, pathFrom } from '../../checkout/mentions.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';

interface Dependency {
  /** An alias takes the place of a name. */
  readonly key: string;
  /** The folder of a chart in the checkout, with a final `/`. */
  readonly folder?: string;
}

const scheme = 'file://';

/** The dependencies in `Chart.yaml` or `requirements.yaml`. */
export function dependenciesIn(file: SourceFile): readonly Dependency[] {
  return parseYaml(file).documents.flatMap((document) =>
    children(document, child(document, document.root, 'dependencies')).flatMap((one) => {
      const text = (key: string) => textOf(document, child(document, one, key))?.value;
      const key = text('alias') ?? text('name');
      const repository = text('repository') ?? '';
      const folder = repository.startsWith(scheme)
        ? chartFolderFrom(folderOf(file.path), repository.slice(scheme.length))
        : undefined;
      return key === undefined ? [] : [folder === undefined ? { key } : { key, folder }];
    }),
  );
}

/** The folder in the checkout that a name leads to, as `ChartUse` writes it. */
export function chartFolderFrom(folder: string, name: string): string | undefined {
  const found = pathFrom(folder, name);
  if (found === undefined) return undefined;
  return found === '.' || found === './' ? '' : `${found.replace(/\/$/, '')}/`;
}
