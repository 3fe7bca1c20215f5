// Puts a table that a campaign or the fuzzing has made into its place in docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../docs/reliability.md', import.meta.url);

/** Between `<!-- name -->` and `<!-- /name -->`. */
export function writeTable(name, table) {
  const text = readFileSync(page, 'utf8');
  const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!between.test(text)) throw new Error(`docs/reliability.md has no place for ${name}`);
  writeFileSync(
    page,
    text.replace(between, (_, open, close) => `${open}\n${table}\n\n${close}`),
  );
}
