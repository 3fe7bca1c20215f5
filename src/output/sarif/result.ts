// Findings as SARIF results (SARIF 2.1.0 section 3.27), each with one physical location and, if it has one, its fix.

import { createHash } from 'node:crypto';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { cut, plain, uriOf } from '../escape.js';
import { replacementLines } from '../words/change.js';
import type { RuleOfResult } from './rules.js';
import { levels } from './rules.js';

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
function physicalLocationOf(place: ResultPlace) {
  return { artifactLocation: artifactLocationOf(place), region: regionOf(place) };
}

function artifactLocationOf({ file }: ResultPlace) {
  return { uri: uriOf(file), uriBaseId: '%SRCROOT%' };
}

function regionOf({ line, column, endLine, endColumn, charOffset, charLength }: ResultPlace) {
  if (line === undefined) return { startLine: 1, startColumn: 1 };
  return {
    startLine: line,
    startColumn: column,
    endLine,
    endColumn,
    ...(charOffset === undefined || charLength === undefined ? {} : { charOffset, charLength }),
  };
}

const maxMessageLength = 4096;

export function sarifResult(
  finding: ReportedFinding,
  place: ResultPlace,
  { rule, fingerprint }: { readonly rule: RuleOfResult; readonly fingerprint: string },
) {
  const { severity, message } = finding;
  return {
    ...rule,
    level: levels[severity],
    message: { text: messageText([message, ...replacementLines(finding)].join('. ')) },
    locations: [{ physicalLocation: physicalLocationOf(place) }],
    // Code scanning matches alerts by the first of these keys only; without it, it computes one from the line.
    partialFingerprints: { primaryLocationLineHash: fingerprint, 'tagproofFinding/v1': fingerprint },
    ...fixesOf(finding, place),
  };
}

function fixesOf({ fix, line }: ReportedFinding, at: ResultPlace) {
  if (fix === undefined || line === undefined) return {};
  const deletedRegion = regionOf(fix.place === undefined ? at : { file: at.file, ...fix.place });
  const artifactLocation = artifactLocationOf(at);
  const replacement = { deletedRegion, insertedContent: { text: fix.replacement } };
  return {
    fixes: [
      {
        description: { text: messageText(`Replace with ${fix.replacement}`) },
        artifactChanges: [{ artifactLocation, replacements: [replacement] }],
      },
    ],
  };
}

/**
 * A plain text message of SARIF. Braces are doubled and brackets escaped, because they mark placeholders and links
 * (SARIF 2.1.0 sections 3.11.5 and 3.11.6).
 */
export function messageText(text: string): string {
  return cut(plain(text), maxMessageLength)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
}

/**
 * Gives each finding its fingerprint: a hash of check, file, repository, tag, artifact and advisory (32
 * hex digits). Findings that agree in all of these, such as an image used twice in a file, are numbered: `…:1`, `…:2`.
 * The findings must therefore come in the order of the text.
 */
export function fingerprinter(): (finding: ReportedFinding) => string {
  const seen = new Map<string, number>();
  return (finding) => {
    const identity = identityOf(finding);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return `${identity}:${count}`;
  };
}

function identityOf({ check, file, image, artifact, advisory }: ReportedFinding): string {
  const name = image === undefined ? undefined : `${image.registry}/${image.repository}`;
  const parts = [check, file, name, image?.tag, artifact, advisory].map((part) => part ?? null);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
