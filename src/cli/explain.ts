// `explain`: what a check means, why it matters, how to fix and how to waive it.
import { styleText } from 'node:util';
import { checks } from '../check/index.js';
import type { CheckText } from '../model/check-text.js';
import { suggestion } from '../model/nearest.js';
import { checkTextPage } from '../report/check-page.js';
import { table, wrapped } from '../report/columns.js';
import { plain } from '../report/escape.js';
import type { Context } from './context.js';

/** Prints one check's page, or the list of all; exit code 2 for an id that no check has. */
export async function explain({ invocation, out, err, colour, width }: Context): Promise<number> {
  const { operands, json } = invocation;
  const [asked] = operands;
  const found = checks.find(({ id }) => id === asked);
  if (asked !== undefined && found === undefined) {
    const ids = checks.map(({ id }) => id);
    err(`\`${plain(asked)}\` is not a check.${suggestion(asked, ids)} The checks are: ${ids.join(', ')}.`);
    return 2;
  }
  if (json) {
    const documents = found === undefined ? checks.map(documentOf) : documentOf(found);
    out(JSON.stringify(documents, null, 2));
  } else if (found === undefined) {
    out(
      table(
        checks.map(({ id, severity, summary }) => [id, severity, summary]),
        width,
      ),
    );
    out('\nMore on one of them: tagproof explain CHECK');
  } else {
    const strong = (text: string) => (colour ? styleText('bold', text, { validateStream: false }) : text);
    const fit = (line: string) =>
      width === undefined || line.startsWith(' ') ? [line] : wrapped(line, width);
    out(checkTextPage(found, strong).split('\n').flatMap(fit).join('\n'));
  }
  return 0;
}

function documentOf({ id, summary, severity, example, why, fix, waive }: CheckText): CheckText {
  return { id, summary, severity, example, why, fix, waive };
}
