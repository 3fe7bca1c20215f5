// Reads and writes what a benchmark measured, between the markers of its section of a page below `docs/`.
import { readFileSync, writeFileSync } from 'node:fs';

const fileOf = (page) => new URL(`../docs/${page}`, import.meta.url);

/** What is before, in and after the section between `<!-- name -->` and `<!-- /name -->`. Throws if it is missing. */
function partsOf(page, name) {
  const [before, rest = ''] = readFileSync(fileOf(page), 'utf8').split(`<!-- ${name} -->`);
  const [section, after] = rest.split(`<!-- /${name} -->`);
  if (after === undefined) throw new Error(`docs/${page} has no <!-- ${name} --> … <!-- /${name} -->`);
  return { before, section: section.trim(), after };
}

export function readSection(page, name) {
  return partsOf(page, name).section;
}

export function writeSection(page, name, text) {
  const { before, after } = partsOf(page, name);
  writeFileSync(fileOf(page), `${before}<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->${after}`);
}
