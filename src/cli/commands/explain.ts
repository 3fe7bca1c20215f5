// `explain`: what a check or an error code means, why it matters, and how to fix or waive it.
import { styleText } from 'node:util';
import { checks } from '../../checks/index.js';
import { type Context, printFound, usageErrors } from '../../command/context.js';
import { type ErrorCode, errorCodes, errorTexts } from '../../model/error-text.js';
import { inputTable } from '../../model/inputs/table.js';
import type { CheckText } from '../../model/judgement/finding.js';
import { suggestion } from '../../model/text/did-you-mean.js';
import { checkDocument, checkTextPage, errorDocument, errorTextPage } from '../../output/docs/check-page.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';

/** Prints the page of a check or an error code, or the list of all. Returns 2 for a name that is neither. */
export async function explain(context: Context): Promise<number> {
  const { invocation, width } = context;
  const [name] = invocation.operands;
  if (name === undefined) {
    printFound(context, checks.map(checkDocument), () => overview(width));
    return 0;
  }
  const check = checks.find(({ id }) => id === name);
  const code = errorCodes.find((one) => one === name);
  if (check === undefined && code === undefined) {
    const ids = checks.map(({ id }) => id);
    return usageErrors(context, 'usage', [
      `\`${plain(name)}\` is neither a check nor an error code.${suggestion(name, [...ids, ...errorCodes])} To list all of them, run: tagproof explain`,
    ]);
  }
  const document = check === undefined ? code && errorDocument(code, errorTexts[code]) : checkDocument(check);
  printFound(context, document, () => pages(context, check, code));
  return 0;
}

function overview(width: number | undefined): string {
  const rows = checks.map(({ id, severity, summary }) => [id, severity, summary]);
  return [
    'Checks',
    terminalTable(rows, width),
    '',
    'Error codes',
    terminalTable(
      errorCodes.map((code) => [code, errorTexts[code].means]),
      width,
    ),
    '',
    'For details about one of them, run: tagproof explain NAME',
  ].join('\n');
}

/** A name such as `missing-tag` is both a check and a code; both pages are shown. */
function pages(
  { colour, width }: Context,
  check: CheckText | undefined,
  code: ErrorCode | undefined,
): string {
  const bold = (text: string) => (colour ? styleText('bold', text, { validateStream: false }) : text);
  const texts = [
    ...(check === undefined ? [] : [checkTextPage(check, bold)]),
    ...(code === undefined ? [] : [errorTextPage(code, errorTexts[code], bold)]),
  ];
  return [...texts, ...settingsNote(texts.join('\n'))]
    .join('\n\n')
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n');
}

/** The pages name settings as inputs, because most are read from a workflow's log. */
function settingsNote(text: string): readonly string[] {
  const setting = inputTable.find(({ name }) => name !== 'mode' && text.includes(`\`${name}\``))?.name;
  if (setting === undefined) return [];
  return [
    `Settings are named as inputs of the action; in a terminal, \`${setting}\` is the flag \`--${setting}\`.`,
  ];
}

/** The line broken to the width. Indented lines are examples and stay whole. */
function wrapLine(line: string, width: number | undefined): readonly string[] {
  return width === undefined || line.startsWith(' ') ? [line] : wrapped(line, width);
}
