// The files of the container image other than dist/: Node, the libraries that it is linked to, and what they read.
// `node scripts/image-root.mjs image` writes them to the folder `image`, which must not exist; Dockerfile copies it.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The shared libraries of a program with the loader, by the paths at which they are looked for. */
export function librariesOf(program) {
  const printed = execFileSync('ldd', [program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  return printed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^linux-(?:vdso|gate)\b/.test(line))
    .map((line) => {
      const [, file] = /(?:^|=> )(\/\S+) \(0x[0-9a-f]+\)$/.exec(line) ?? [];
      if (file === undefined) throw new Error(`${program} needs a library that is not here: ${line}`);
      return file;
    });
}

/** Without them, names are not looked up in /etc/hosts, and programs that ask for the user's name fail. */
const texts = {
  '/etc/nsswitch.conf': 'hosts: files dns\n',
  '/etc/passwd': 'tagproof:x:65532:65532::/tmp:/nonexistent\n',
  '/etc/group': 'tagproof:x:65532:\n',
};

/** Writes the root of the image with the Node that runs this script. */
export function writeImageRoot(folder, node = process.execPath) {
  mkdirSync(folder);
  const inside = (file) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  copyFileSync(node, inside('/usr/bin/node'));
  for (const library of librariesOf(node)) copyFileSync(library, inside(library));
  for (const [file, text] of Object.entries(texts)) writeFileSync(inside(file), text);
  mkdirSync(path.join(folder, 'tmp'));
  chmodSync(path.join(folder, 'tmp'), 0o1777);
  mkdirSync(path.join(folder, 'repo'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  if (folder === undefined) throw new Error('Name the folder to write');
  writeImageRoot(path.resolve(folder));
}
