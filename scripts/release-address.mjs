// Refuses a release while a tracked file has a placeholder of the project's address, or examples name no commit of a release.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const placeholder = /\bOWNER\/(?:tagproof|maintainers|security)\b|\/tagproof@0{40}\b/;
const files = execFileSync('git', ['ls-files', '-z', ':!test', ':!scripts/release-address.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && placeholder.test(readFileSync(`${root}${file}`, 'utf8')));
if (files.length > 0) {
  process.stderr.write(
    `The address of the project is not set: src/model/run/project.ts has a placeholder, and so have\n${files.join('\n')}\nA release would send its users to an address that anybody can register.\n`,
  );
  process.exitCode = 1;
}
