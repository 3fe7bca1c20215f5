// Everything that reads a value in which a digest would be written.
import type { SourceFile } from '../../model/text/source.js';
import type { ValueRead } from '../../scan/between/value-reads.js';
import { chartNames } from './chart-names.js';
import { composeVariables } from './compose-variables.js';
import { kustomizeValues } from './kustomize-values.js';
import { pipelineParameters } from './pipeline-parameters.js';
import { scriptFiles } from './script-files.js';
import { scriptNames } from './script-names.js';
import { sharedAnchors } from './shared-anchors.js';
import type { ReadingContext, ValueReader } from './value-reader.js';
import { workflowValues } from './workflow-values.js';

/** One object for each kind of readers. */
export const valueReaders: readonly ValueReader[] = [
  workflowValues,
  kustomizeValues,
  chartNames,
  sharedAnchors,
  scriptNames,
  scriptFiles,
  composeVariables,
  pipelineParameters,
];

/** What is known of a file. */
interface KnownFile {
  /** The ids of the scanners that read it. */
  readonly formats: ReadonlySet<string>;
  readonly hasScripts: boolean;
}

/** The reads of values by what is in a file. */
export function valueReadsIn(
  file: SourceFile,
  { formats, hasScripts }: KnownFile,
  context: ReadingContext,
): readonly ValueRead[] {
  const mayHave = (reader: ValueReader) => {
    if (reader.formats === 'all') return true;
    return reader.formats === 'scripts' ? hasScripts : reader.formats.some((one) => formats.has(one));
  };
  return valueReaders.flatMap((reader) => (mayHave(reader) ? reader.find(file, context) : []));
}
