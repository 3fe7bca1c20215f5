// Prints how many pins are proved without and with sources of histories, answered by the emulators of the tests: the pins of
// checkouts, or those of test/histories/public-images.txt.
//   node scripts/proved-share.mjs [FOLDER…]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-pins-'));
const [pins, table] = [path.join(folder, 'pins.txt'), path.join(folder, 'table.md')];

/** Exit codes other than 0 say that something could not be read; what was read counts. */
function scan(checkout) {
  try {
    return execFileSync(
      process.execPath,
      [path.join(root, 'dist/cli/index.js'), 'scan', '--json', checkout],
      {
        maxBuffer: 1e9,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch (error) {
    return error.stdout;
  }
}

/** One line for each pin with another name or digest. */
function pinsOf(checkouts) {
  const references = checkouts.flatMap((checkout) => JSON.parse(scan(checkout)).references);
  const pinned = references.filter(({ registry, digest }) => registry !== undefined && digest !== undefined);
  const names = pinned.map(({ registry, repository, tag = 'latest', digest }) => [
    `${registry}/${repository}:${tag}`,
    digest,
  ]);
  const distinct = [...new Map(names.map(([name, digest]) => [`${name}@${digest}`, name])).values()];
  return distinct.sort().join('\n');
}

const checkouts = process.argv.slice(2);
if (checkouts.length > 0) writeFileSync(pins, pinsOf(checkouts));
const list = checkouts.length > 0 ? { TAGPROOF_PINS: pins } : {};
execFileSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'test/histories/proved-share.test.ts'],
  {
    cwd: root,
    env: { ...process.env, ...list, TAGPROOF_PINS_TABLE: table },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
process.stdout.write(readFileSync(table, 'utf8'));
