// `explain`: what a check or an error code means, why it matters, how to fix and how to waive it.
import { styleText } from 'node:util';
import { checks } from '../checks/index.js';
import type { CheckText } from '../model/check-text.js';
import { suggestion } from '../model/did-you-mean.js';
import { type ErrorCode, errorCodes, errorTexts } from '../model/error-text.js';
import { checkTextPage } from '../output/docs/check-page.js';
import { errorDocument, errorTextPage } from '../output/docs/error-page.js';
import { plain } from '../output/escape.js';
import { terminalTable, wrapped } from '../output/terminal/columns.js';
import { type Context, usageErrors } from './context.js';

/** Prints the page of a check or an error code, or the list of all; exit code 2 for what is neither. */
export async function explain(context: Context): Promise<number> {
  const { invocation, out, width } = context;
  const [asked] = invocation.operands;
  if (asked === undefined) {
    out(invocation.json ? JSON.stringify(checks.map(documentOf), null, 2) : overview(width));
    return 0;
  }
  const check = checks.find(({ id }) => id === asked);
  const code = errorCodes.find((one) => one === asked);
  if (check === undefined && code === undefined) {
    const ids = checks.map(({ id }) => id);
    return usageErrors(context, 'usage', [
      `\`${plain(asked)}\` is neither a check nor an error code.${suggestion(asked, [...ids, ...errorCodes])} The checks are: ${ids.join(', ')}.`,
    ]);
  }
  const document = check === undefined ? code && errorDocument(code, errorTexts[code]) : documentOf(check);
  out(invocation.json ? JSON.stringify(document, null, 2) : pages(context, check, code));
  return 0;
}

function overview(width: number | undefined): string {
  const rows = checks.map(({ id, severity, summary }) => [id, severity, summary]);
  return `${terminalTable(rows, width)}\n\nMore on one of them, or on an error code: tagproof explain NAME\nThe error codes: ${errorCodes.join(', ')}`;
}

/** `missing-tag` is a check and a code; both are shown. */
function pages(
  { colour, width }: Context,
  check: CheckText | undefined,
  code: ErrorCode | undefined,
): string {
  const strong = (text: string) => (colour ? styleText('bold', text, { validateStream: false }) : text);
  const fit = (line: string) => (width === undefined || line.startsWith(' ') ? [line] : wrapped(line, width));
  const texts = [
    ...(check === undefined ? [] : [checkTextPage(check, strong)]),
    ...(code === undefined ? [] : [errorTextPage(code, errorTexts[code], strong)]),
  ];
  return texts.join('\n\n').split('\n').flatMap(fit).join('\n');
}

function documentOf({ id, summary, severity, example, why, fix, waive }: CheckText): CheckText {
  return { id, summary, severity, example, why, fix, waive };
}
