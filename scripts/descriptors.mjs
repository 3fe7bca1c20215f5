// Compiles the protocol in src/emulator/proto into src/proto/descriptors.ts. It needs buf: the program that TAGPROOF_BUF
// names, or the one on the path. A test compares the file with what buf gives.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const buf = process.env.TAGPROOF_BUF ?? 'buf';
const set = execFileSync(buf, ['build', '--exclude-source-info', '-o', '-'], { cwd });
const text = deflateRawSync(set, { level: 9 }).toString('base64');
writeFileSync(
  new URL('../src/proto/descriptors.ts', import.meta.url),
  `// The protocol in src/emulator/proto: a FileDescriptorSet, deflated, in base64. \`node scripts/descriptors.mjs\` writes it.\nexport const descriptors =\n  '${text}';\n`,
);
