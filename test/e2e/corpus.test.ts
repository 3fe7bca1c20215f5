// `scan --json` of the committed program over the corpus of hard cases: everything that is expected, and nothing else.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../fixtures/scan', import.meta.url));
const cli = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

interface Listed {
  readonly references: readonly { file: string; line: number; column: number; raw: string; kind: string }[];
  readonly problems: readonly { file: string; message: string }[];
}

function scan(folder = root, paths = '*/*/input/**'): Listed {
  const { stdout } = spawnSync(process.execPath, [cli, 'scan', folder, '--json', '--paths', paths], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Listed;
}

/** Cases whose files name others by their path from the root of the checkout: each is a checkout of its own. */
const ownCheckouts = readdirSync(root).flatMap((format) =>
  readdirSync(path.join(root, format))
    .filter((name) => /(?:mentioned-files|passed-inputs)$/.test(name))
    .map((name) => `${format}/${name}/input`),
);

/** The corpus as one checkout, and the cases that are checkouts of their own. */
function scanAll(): Listed {
  const isOwn = ({ file }: { readonly file: string }) =>
    ownCheckouts.some((folder) => file.startsWith(`${folder}/`));
  const together = scan();
  const own = ownCheckouts.map((folder) => {
    const { references, problems } = scan(path.join(root, folder), '**');
    const placed = <T extends { readonly file: string }>(all: readonly T[]) =>
      all.map((one) => ({ ...one, file: `${folder}/${one.file}` }));
    return { references: placed(references), problems: placed(problems) };
  });
  return {
    references: [together, ...own].flatMap(({ references }, index) =>
      index === 0 ? references.filter((one) => !isOwn(one)) : references,
    ),
    problems: [together, ...own].flatMap(({ problems }, index) =>
      index === 0 ? problems.filter((one) => !isOwn(one)) : problems,
    ),
  };
}

/** `file` → the beginnings of the lines of expected.json: place and text. Waivers are no part of `scan --json`. */
function expected(): ReadonlyMap<string, readonly string[]> {
  const cases = readdirSync(root).flatMap((format) =>
    readdirSync(path.join(root, format)).map((name) => `${format}/${name}`),
  );
  return new Map(
    cases.flatMap((name) => {
      const files = JSON.parse(readFileSync(path.join(root, name, 'expected.json'), 'utf8')) as Record<
        string,
        string[]
      >;
      return Object.entries(files).flatMap(([file, all]): [string, string[]][] => {
        const lines = all.filter((line) => !/^\d+: waives /.test(line));
        return lines.length === 0 ? [] : [[`${name}/input/${file}`, lines]];
      });
    }),
  );
}

it('finds every true reference of the corpus at its exact place, and no false one', () => {
  const { references, problems } = scanAll();
  const found = new Map<string, string[]>();
  const add = (file: string, line: string) => found.set(file, [...(found.get(file) ?? []), line]);
  for (const { file, line, column, raw } of references) add(file, `${line}:${column} ${raw} →`);
  for (const { file } of problems) add(file, 'problem');
  const wanted = new Map(
    [...expected()].map(([file, lines]) => [
      file,
      lines.map((line) => (line.startsWith('problem') ? 'problem' : line.slice(0, line.indexOf('→') + 1))),
    ]),
  );
  expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...wanted].sort()));
  expect(references.length).toBeGreaterThan(200);
});

it('prints the whole ledger for a person', () => {
  const { stdout } = spawnSync(process.execPath, [cli, 'scan', root, '--paths', '*/*/input/**'], {
    encoding: 'utf8',
  });
  const { references, problems } = scan();
  expect(stdout).toContain(`${references.length} references`);
  expect(stdout).toMatch(
    new RegExp(
      `, ${problems.length} problems, \\d+ image names in text that no scanner reads \\(.*\\)\\n\\n?Next: .*\\n$`,
    ),
  );
  for (const heading of [
    'Unresolved: variable `IMAGE` has no default value',
    'Cannot be pinned here: a part of it comes from a parameter',
  ])
    expect(stdout).toMatch(new RegExp(`^${heading} \\(\\d+\\)$`, 'm'));
});
