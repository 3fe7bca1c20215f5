// Bundles the script of the HTML report (src/output/html/page) into src/output/html/gen/page-script.ts, as a text that the
// page contains. With --check nothing is written, and the exit code is 1 if the file is not what the sources give.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = path.join(root, 'src/output/html/gen/page-script.ts');

/** The file with the bundle of the page's script. @throws Error if the bundle would end its own element */
export async function pageScriptFile() {
  const build = await rolldown({ input: path.join(root, 'src/output/html/page/main.ts'), cwd: root });
  const { output } = await build.generate({ format: 'iife', comments: false });
  await build.close();
  const code = output[0].code.replace(/^\/\/#.*\n/gm, '');
  if (/<\/script|<!--/i.test(code)) throw new Error('the script contains markup that would end it');
  const text = JSON.stringify(`'use strict';\n${code}`).replaceAll('\\n', '\\n" +\n  "');
  return `// The script of the HTML report as text. \`npm run build\` writes it from src/output/html/page.\nexport const pageScript =\n  ${text};\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = await pageScriptFile();
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== wanted) {
      process.stderr.write(
        'src/output/html/gen/page-script.ts is not what page/ gives: run `npm run build`\n',
      );
      process.exitCode = 1;
    }
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, wanted);
  }
}
