// Where a SARIF result is: the host refuses a whole document for one result without a place, and a file that does not
// exist cannot be opened.
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { uriOf } from '../escape.js';

/** Where the finding is, or where it was asked for. `line` is absent if only the file is known. */
export type ResultPlace = Pick<
  ReportedFinding,
  'line' | 'column' | 'endLine' | 'endColumn' | 'charOffset' | 'charLength'
> & { readonly file: string };

/**
 * Finds the places of findings. A finding about no file is about an artifact that was named in `artifacts`: its place is
 * that setting in the policy, or else the workflow. `undefined`: the report names no file of the repository for it.
 */
export function resultPlaces(report: Report): (finding: ReportedFinding) => ResultPlace | undefined {
  const asked = report.settings.find(({ name }) => name === 'artifacts')?.from;
  const elsewhere = (asked === undefined ? undefined : inThisRepository(asked)) ?? workflowOf(report);
  return (finding) => (isInFile(finding) ? finding : elsewhere);
}

function isInFile(finding: ReportedFinding): finding is ReportedFinding & { readonly file: string } {
  return finding.file !== undefined;
}

/** The place of a setting, unless the policy that has it is in another repository or above the checkout. */
function inThisRepository(from: string): ResultPlace | undefined {
  const [, file, line, column] = /^([^@:]{1,500}?)(?:@base)?:(\d{1,9}):(\d{1,9})$/.exec(from) ?? [];
  if (file === undefined || file.startsWith('/') || file.split('/').includes('..')) return undefined;
  const start = { line: Number(line), column: Number(column) };
  return { file, ...start, endLine: start.line, endColumn: start.column };
}

function workflowOf({ source }: Report): ResultPlace | undefined {
  return source?.workflow === undefined ? undefined : { file: source.workflow };
}

/** The place as SARIF writes it; column 1 of the file's first line if only the file is known. */
export function physicalLocationOf(place: ResultPlace) {
  return { artifactLocation: artifactLocationOf(place), region: regionOf(place) };
}

export function artifactLocationOf({ file }: ResultPlace) {
  return { uri: uriOf(file), uriBaseId: '%SRCROOT%' };
}

export function regionOf({ line, column, endLine, endColumn, charOffset, charLength }: ResultPlace) {
  if (line === undefined) return { startLine: 1, startColumn: 1 };
  return {
    startLine: line,
    startColumn: column,
    endLine,
    endColumn,
    ...(charOffset === undefined || charLength === undefined ? {} : { charOffset, charLength }),
  };
}
