// The table of attacks, as docs/measurements/attacks.md shows it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Attack } from './attack.js';

const page = fileURLToPath(new URL('../../docs/measurements/attacks.md', import.meta.url));

const points: Readonly<Record<Attack['point'], string>> = {
  1: 'What is judged',
  2: 'Credentials',
  3: 'The checkout',
  4: 'Work',
  5: 'Exceptions',
  6: 'Open answers',
};

/** A row for each attack, with what it did now. */
export function tableOf(attacks: readonly Attack[], now: (one: Attack) => string): string {
  const rows = attacks.map((one) => {
    const name = one.name.replaceAll('|', '\\|');
    return `| ${points[one.point]} | ${name} | ${one.before} | ${now(one)} |`;
  });
  return ['| Concerns | Attack | At first | Now |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The table that the page has. */
export function tableInPage(): string {
  const [, table = ''] =
    /<!-- attacks -->\n([\s\S]*?)<!-- \/attacks -->/.exec(readFileSync(page, 'utf8')) ?? [];
  return table.trim();
}
