// Writes what a benchmark measured between the markers of its section of a page.
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces what is between `<!-- name -->` and `<!-- /name -->`. `page` is below `docs/`. Throws if the section is missing. */
export function writeSection(page, name, text) {
  const file = new URL(`../docs/${page}`, import.meta.url);
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(open);
  const after = rest.split(close)[1];
  if (after === undefined) throw new Error(`docs/${page} has no ${open} … ${close}`);
  writeFileSync(file, `${before}${open}\n\n${text}\n\n${close}${after}`);
}
