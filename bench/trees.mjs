// What a scan of public repositories reports: files, references, and how many files could not be read completely.
// `npx tsc -p . && node bench/trees.mjs FOLDER…` prints a row for each checkout.
import path from 'node:path';
import { diskFiles } from '../lib/host/files.js';
import { scanCheckout } from '../lib/scan/checkout.js';

const percent = (count, all) => `${count} (${((100 * count) / Math.max(all, 1)).toFixed(2)} %)`;
const filesWith = (problems, pattern) =>
  new Set(problems.filter(({ message }) => pattern.test(message)).map(({ file }) => file)).size;

console.log(
  '| Repository | Files | References | YAML not readable | Unexplained image name | Invalid reference |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const folder of process.argv.slice(2)) {
  const { occurrences, problems, scanned } = await scanCheckout(diskFiles(folder, undefined), {
    paths: [],
    exclude: [],
  });
  const counts = [/^The YAML cannot/, /no scanner reads it/, /not a valid image reference/].map((pattern) =>
    percent(filesWith(problems, pattern), scanned),
  );
  console.log(`| ${path.basename(folder)} | ${scanned} | ${occurrences.length} | ${counts.join(' | ')} |`);
}
