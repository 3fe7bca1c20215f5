// `coverage`: how many pins each registry of a checkout lets a run prove, by what and since when, and what would prove more.
import { type Context, printJson, usageErrors } from '../../command/context.js';
import {
  causesText,
  daysOf,
  provedText,
  type RegistryCoverage,
  readCoverage,
} from '../../command/coverage.js';
import { plural } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';

/** Prints one line for each registry. */
export async function coverageCommand(context: Context): Promise<number> {
  const { invocation, out, width = Number.POSITIVE_INFINITY } = context;
  const read = await readCoverage(context);
  if ('issues' in read) return usageErrors(context, 'configuration', read.issues);
  const { registries, incomplete } = read;
  if (invocation.json) await printJson(context, { registries, incomplete });
  else out(textOf(registries, width));
  if (incomplete.length === 0) return 0;
  context.err(`${plural(incomplete.length, 'item')} could not be read; for the causes, run: tagproof verify`);
  return 3;
}

function textOf(registries: readonly RegistryCoverage[], width: number): string {
  if (registries.length === 0) return 'No image is pinned.';
  const rows = registries.flatMap((one) => {
    const { registry, sources } = one;
    const lines = sources.map(({ source, since }) => [plain(source), daysOf(since)]);
    const [first = ['nothing', ''], ...others] = lines;
    return [[plain(registry), provedText(one), ...first], ...others.map((line) => ['', '', ...line])];
  });
  const advice = registries.flatMap(({ registry, more, unknown }) =>
    more === undefined ? [] : [`${plain(registry)}: ${causesText(unknown)}. ${more}`],
  );
  return [
    terminalTable([['Registry', 'Pins', 'By', 'Since'], ...rows], width),
    ...advice.flatMap((line) => ['', ...wrapped(line, width)]),
  ].join('\n');
}
