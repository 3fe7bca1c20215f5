// Walks from an empty folder with one Dockerfile to a proved pin, on both CI hosts, with every wrong turn, and prints what
// a reader types and sees. With --write it goes into docs/walk.md. Needs lib/, which `npm run build` makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { end, start, walkText } from './walk/page.mjs';

const page = fileURLToPath(new URL('../docs/walk.md', import.meta.url));
const text = await walkText((module) => import(new URL(`../lib/${module}.js`, import.meta.url).href));

if (process.argv.includes('--write')) {
  const before = readFileSync(page, 'utf8');
  const [head] = before.split(start);
  const [, tail] = before.split(end);
  writeFileSync(page, `${head}${start}${text}${end}${tail}`);
} else process.stdout.write(text);
process.exit();
