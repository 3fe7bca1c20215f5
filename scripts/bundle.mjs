// Bundles programs for Node: used for dist/, and for what dist/ is measured against.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each file that is loaded costs the start, so what a scan always needs is in few of them. */
const groups = [
  { name: 'reading', test: /lib\/formats\/index\.js$/, priority: 2 },
  {
    name: 'scan',
    test: /lib\/(?:cli\/commands\/scan|report\/version|host\/(?:exit|files\/list-files))\.js$/,
    priority: 1,
  },
];

/**
 * Writes `NAME/index.js` for each entry, and what they share or load by need to `chunks/`. The bytes depend neither on the
 * folder nor on the machine.
 */
export async function bundle(input, target) {
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    resolve: {
      mainFields: ['module', 'main'],
      // The same code as that of its CommonJS, which takes 5 % of the start.
      alias: { yaml: path.join(root, 'node_modules/yaml/browser/dist/index.js') },
    },
    checks: { ineffectiveDynamicImport: false },
    // What cannot be resolved would only be a warning.
    onLog(_, { message }) {
      throw new Error(message);
    },
  });
  await build.write({
    dir: target,
    entryFileNames: '[name]/index.js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    comments: false,
    codeSplitting: { groups },
  });
  await build.close();
}
